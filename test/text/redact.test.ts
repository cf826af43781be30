import { expect } from 'chai';
import fc from 'fast-check';
import { generateKey } from '../../src/text/api-key.js';
import { hideSecret, mask, redactKeys } from '../../src/text/redact.js';
import { cpuMsOf } from '../support/cpu-time.js';
import { cases, seed } from '../support/suite.js';

const percent = (text: string, which: (index: number) => boolean): string =>
  [...text]
    .map((each, index) =>
      which(index) || each === '%' ? `%${each.charCodeAt(0).toString(16).padStart(2, '0')}` : each,
    )
    .join('');

const encodings: Readonly<Record<string, (text: string) => string>> = {
  plain: (text) => text,
  'percent-encoded': (text) => percent(text, () => true),
  'percent-encoded in part': (text) => percent(text, (index) => index % 7 === 0),
  'percent-encoded twice': (text) =>
    percent(
      percent(text, () => true),
      (index) => index % 3 === 0,
    ),
  base64: (text) => Buffer.from(text).toString('base64'),
  base64url: (text) => Buffer.from(text).toString('base64url'),
  'percent-encoded base64': (text) => encodeURIComponent(Buffer.from(text).toString('base64')),
  hexadecimal: (text) => Buffer.from(text).toString('hex'),
  'escaped in JSON': (text) => text.replaceAll(/./g, (each) => `\\u00${each.charCodeAt(0).toString(16)}`),
};
const places: readonly ((key: string) => string)[] = [
  (key) => key,
  (key) => `/v1/collections/${key}/rows?limit=1`,
  (key) => `/v1/collections?token=${key}&x=1`,
  (key) => `{"url":"/ws?${key}=1","cookie":"session=${key}; a=b"}`,
  (key) => `Basic ${key}`,
  (key) => `Authorization:Bearer+${key}`,
  (key) => JSON.stringify({ err: { message: `Unexpected token in ${JSON.stringify({ a: key })}` } }),
];

describe(`redacted text, seed ${seed}`, () => {
  const chosen = 'a-key/that+somebody:chose%41~~';
  before(() => hideSecret(chosen));
  const keys = { generated: generateKey(), chosen };
  for (const [name, encode] of Object.entries(encodings)) {
    it(`contains no part of a key that is ${name}`, () => {
      const key = fc.constantFrom(...Object.values(keys), generateKey(), generateKey());
      const around = fc.constantFrom('', 'user:', 'a', 'ab', 'key=');
      const property = fc.property(key, around, fc.constantFrom(...places), (text, before, place) => {
        const encoded = encode(before + text);
        const redacted = redactKeys(place(encoded));
        expect(redacted).to.include(mask);
        for (let at = 0; at + 12 <= encoded.length; at += 1)
          if (at >= encode(before).length) expect(redacted).not.to.include(encoded.slice(at, at + 12));
      });
      fc.assert(property, { seed, numRuns: cases(1_000) });
    });
  }

  it('contains no beginning of a key', () => {
    const key = generateKey();
    for (let length = 9; length < key.length; length += 1)
      expect(redactKeys(`x${key.slice(0, length)}`)).to.equal(`x${mask}`);
  });

  it('stays as it was if it contains no key', () => {
    for (const text of [
      '/v1/collections/notes/rows?limit=100&after=azNmOXgybXEgNyAGyq0hbF0xVnpd2xRt&order_by=id&order=desc',
      '{"level":"info","url":"http://127.0.0.1:3000","key_id":"key_4fZ8mQ2rTn6W","prefix":"rf_4nYq8"}',
      'a%zz%',
      '/v1/collections/a_rather_long_name_of_a_collection_that_is_no_key/rows?filter=%40.a%20%3E%201',
    ])
      expect(redactKeys(text)).to.equal(text);
  });

  it('takes time in proportion to its length', async () => {
    const cpuMs = await cpuMsOf(() => {
      for (const part of ['%25', 'cmZf', '72', 'rf_', '\\u0072', 'a/'])
        redactKeys(part.repeat(16_384 / part.length));
    });
    expect(cpuMs).to.be.lessThan(1_000);
  });
});
