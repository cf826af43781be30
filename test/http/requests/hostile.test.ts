import { expect } from 'chai';
import fc from 'fast-check';
import { type Client, client, type Headers } from '../../support/client.js';
import { refusal } from '../../support/feed.js';
import { partOf } from '../../support/sample.js';
import { startService, type TestService } from '../../support/service.js';
import { cases, seed } from '../../support/suite.js';
import { sendRaw } from '../../support/wire.js';

/**
 * Texts by their status in RFC 8259. `y`: the server must accept the text and return an equal value. `n`: the text
 * is not JSON. `i`: readers may differ, and the server either returns 422 or stores the value unchanged.
 */
const y: [name: string, text: string][] = [
  ['white space of every kind around everything', ' \t\n\r[ \t{ \n"a" \r: \t1 \n, "b":\r[ ]\t} ]\n'],
  ['an empty name', '[{"":1}]'],
  ['names that are equal but for an escape', '[{"a":1,"\\u0061b":2}]'],
  ['every short escape', '[{"a":"\\"\\\\\\/\\b\\f\\n\\r\\t"}]'],
  ['escapes in either case', '[{"a":"\\u00E9\\u00e9\\u20AC"}]'],
  ['an escaped pair', '[{"a":"\\uD83D\\ude00"}]'],
  ['a pair as it is', '[{"a":"\u{1f600}"}]'],
  ['what ends a line in JavaScript', '[{"a":"\u2028\u2029"}]'],
  ['DEL and the C1 controls', '[{"a":"\u007f\u0080\u009f"}]'],
  ['noncharacters', '[{"a":"\uffff\ufdd0\u{10ffff}"}]'],
  ['a byte order mark within a string', '[{"a":"\ufeff"}]'],
  ['the replacement character', '[{"a":"\ufffd"}]'],
  ['a combining sequence and its composed form', '[{"e\u0301":1,"\u00e9":2}]'],
  ['text that turns around', '[{"a":"\u202eabc\u202c"}]'],
  ['an escape of what needs none', '[{"a":"\\u0041"}]'],
  ['escaped controls', '[{"a":"\\u0001\\u001f"}]'],
  ['a zero', '[{"a":0}]'],
  ['a zero with a fraction', '[{"a":0.0}]'],
  ['a zero with an exponent', '[{"a":0e10,"b":0E-400}]'],
  ['exponents in every form', '[{"a":1e2,"b":1E2,"c":1e+2,"d":1e-2,"e":1.5e0}]'],
  ['an exponent with zeros in front', '[{"a":1e0002}]'],
  ['many digits of a fraction', '[{"a":0.1000000000000000055511151231257827}]'],
  ['the largest double', '[{"a":1.7976931348623157e308}]'],
  ['the least subnormal', '[{"a":5e-324}]'],
  ['the safe integers', '[{"a":9007199254740991,"b":-9007199254740991}]'],
  ['literals beside each other', '[{"a":[true,false,null]}]'],
  ['deep but not too deep', `[{"a":${'['.repeat(62)}${']'.repeat(62)}}]`],
  [
    'names of many kinds',
    '[{"constructor":1,"prototype":2,"toString":3,"hasOwnProperty":4,"length":5,"$ref":6}]',
  ],
];

const n: [name: string, text: string | Buffer][] = [
  ['a sign plus', '[{"a":+1}]'],
  ['a sign alone', '[{"a":-}]'],
  ['two signs', '[{"a":--1}]'],
  ['a fraction without digits', '[{"a":1.}]'],
  ['a fraction without a whole', '[{"a":.5}]'],
  ['an exponent without digits', '[{"a":1e}]'],
  ['an exponent with a sign alone', '[{"a":1e+}]'],
  ['an exponent with a fraction', '[{"a":1e1.5}]'],
  ['a negative number with a zero in front', '[{"a":-012}]'],
  ['a hexadecimal number', '[{"a":0x1F}]'],
  ['a number with spaces', '[{"a":1 000}]'],
  ['a number with underscores', '[{"a":1_000}]'],
  ['a big integer literal', '[{"a":1n}]'],
  ['digits of another script', '[{"a":\u0661}]'],
  ['full-width digits', '[{"a":\uff11}]'],
  ['Infinity', '[{"a":-Infinity}]'],
  ['literals in capitals', '[{"a":True}]'],
  ['a literal cut short', '[{"a":nul}]'],
  ['undefined', '[{"a":undefined}]'],
  ['a name without quotes', '[{a:1}]'],
  ['a name that is a number', '[{1:1}]'],
  ['a member without a value', '[{"a":}]'],
  ['a member without a colon', '[{"a" 1}]'],
  ['two colons', '[{"a"::1}]'],
  ['two commas', '[{"a":1,,"b":2}]'],
  ['a comma first', '[{,"a":1}]'],
  ['a comma last', '[{"a":1,}]'],
  ['brackets that do not match', '[{"a":[1}]]'],
  ['a closing bracket too many', '[{}]]'],
  ['two texts', '[{}][{}]'],
  ['a string that does not end', '[{"a":"b}]'],
  ['a tab in a string', '[{"a":"\t"}]'],
  ['a NUL in a string', '[{"a":"\0"}]'],
  ['a NUL after the end', '[{}]\0'],
  ['a NUL in front', '\0[{}]'],
  ['an escape that is none', '[{"a":"\\x41"}]'],
  ['an escape of a quote mark that is none', '[{"a":"\\\'"}]'],
  ['an escape cut short', '[{"a":"\\u00"}]'],
  ['an escape with other digits', '[{"a":"\\u00G0"}]'],
  ['an escape in braces', '[{"a":"\\u{1f600}"}]'],
  ['an escape in capitals', '[{"a":"\\U0041"}]'],
  ['a back slash at the end', '[{"a":"\\'],
  ['a no-break space', '[\u00a0{}]'],
  ['a form feed', '[\f{}]'],
  ['a comment to the end of the line', '[{}]//'],
  ['UTF-16', Buffer.from('[{}]', 'utf16le')],
  ['Latin-1', Buffer.from('[{"\xe9":1}]', 'latin1')],
  ['a continuation byte alone', Buffer.from('[{"a":"\x80"}]', 'latin1')],
  ['a sequence beyond U+10FFFF', Buffer.from('[{"a":"\xf4\x90\x80\x80"}]', 'latin1')],
  ['an overlong NUL', Buffer.from('[{"a":"\xc0\x80"}]', 'latin1')],
  ['a pair in two sequences (CESU-8)', Buffer.from('[{"a":"\xed\xa0\xbd\xed\xb8\x80"}]', 'latin1')],
  ['100,000 opening brackets', '['.repeat(100_000)],
  ['100,000 opening members', '[{"a":'.repeat(20_000)],
];

const i: [name: string, text: string, outcome: 'refused' | 'taken', pointer?: string][] = [
  ['a name that comes twice', '[{"a":1,"a":2}]', 'taken'],
  ['a name that comes twice, once escaped', '[{"a":1,"\\u0061":2}]', 'taken'],
  ['a name that comes twice, deep down', '[{"a":{"b":[1],"b":[2]}}]', 'taken'],
  // A reader may ignore a byte order mark (RFC 8259, section 8.1).
  ['a byte order mark', '\ufeff[{"a":1}]', 'taken'],
  ['a negative zero', '[{"a":-0,"b":-0.0}]', 'taken'],
  ['a whole number in an odd form', '[{"a":1.0,"b":10e-1}]', 'taken'],
  ['a number between two doubles', '[{"a":0.1234567890123456789}]', 'taken'],
  ['an integer that is no double', '[{"a":9007199254740993}]', 'refused', '/0/a'],
  ['a long integer that is written so', '[{"a":100000000000000000000}]', 'taken'],
  ['a very long integer', `[{"a":${'1'.repeat(400)}}]`, 'refused', '/0/a'],
  ['a number that overflows', '[{"a":[0,-1e999]}]', 'refused', '/0/a/1'],
  ['an enormous exponent', `[{"a":1e${'9'.repeat(300)}}]`, 'refused', '/0/a'],
  ['a number that becomes zero', '[{"a":1e-5000}]', 'refused', '/0/a'],
  ['the first half of a pair', '[{"a":"\\uD800"}]', 'refused', '/0/a'],
  ['the second half of a pair', '[{"a":"\\uDC00x"}]', 'refused', '/0/a'],
  ['a pair the wrong way round', '[{"a":"\\uDE00\\uD83D"}]', 'refused', '/0/a'],
  ['half a pair before another escape', '[{"a":"\\uD83D\\u0041"}]', 'refused', '/0/a'],
  ['an escaped NUL', '[{"a":"x\\u0000y"}]', 'refused', '/0/a'],
  ['__proto__', '[{"a":[{"__proto__":{"id":1}}]}]', 'refused', '/0/a/0/__proto__'],
  ['__proto__ in escapes', '[{"\\u005f_proto__":1}]', 'refused', '/0/__proto__'],
];

/** Texts that caused problems in other programs. Here, they are ordinary texts. */
const hostile = [
  '',
  ' ',
  "' OR '1'='1",
  "'; DROP TABLE rows; --",
  '"; DELETE FROM rows WHERE ""=""',
  "a'||(SELECT hash FROM keys)||'",
  '$.a',
  '$[0]',
  '$."a"."b"',
  '*',
  '%',
  '_',
  '%27%20OR%201=1',
  '../../../etc/passwd',
  '..\\..\\boot.ini',
  '$' + '{jndi:ldap://127.0.0.1/a}',
  '{{7*7}}',
  '`id`',
  '$(id)',
  '<script>alert(1)</script>',
  '=1+1',
  '%s%s%s%n',
  '%00',
  '\\',
  '\\u0000',
  '"',
  "'",
  '$1',
  '?1',
  ':name',
  '@a',
  'NULL',
  'null',
  'undefined',
  'NaN',
  'true',
  '[object Object]',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'then',
  'toJSON',
  'valueOf',
  'length',
  'id ',
  'ID',
  'row_number()',
  'e\u0301',
  '\u{1f469}\u200d\u{1f4bb}',
  '\u202egnp.exe',
  '\ufeff',
  '\ufffe',
  'ﷺ',
  'ß',
  'İ',
  'Ⅷ',
  '\u0001\u001f',
  '\r\nSet-Cookie: a=b',
  'a'.repeat(129),
  'a'.repeat(5_000),
  '\u{1f600}'.repeat(2_000),
];

/** Whether a collection can have this name. */
const isName = (text: string): boolean => /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/.test(text);

describe('hostile input', () => {
  let service: TestService;
  let owner: Client;
  let name: string;
  let rows: string;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
    name = await owner.collection([{ here: true }]);
    rows = `/v1/collections/${name}/rows`;
  });
  after(async () => {
    expect((await owner.get('/health')).status, 'it is still there').to.equal(200);
    await service.close();
  });

  const read = async (id: number): Promise<unknown> => (await owner.get(`${rows}/${id}`)).json;

  describe('JSON that must be taken', () => {
    for (const [what, text] of y) {
      it(what, async () => {
        const inserted = await owner.post(rows, text);
        expect(inserted.status, inserted.text).to.equal(201);
        const [expected] = JSON.parse(text);
        const { id } = inserted.json[0];
        expect(await read(id)).to.deep.equal({ id, ...expected });
        expect((await owner.patch(`${rows}/${id}`, JSON.stringify(expected))).status).to.equal(200);
        expect(await read(id)).to.deep.equal({ id, ...expected });
      });
    }
  });

  describe('what is no JSON', () => {
    for (const [what, text] of n) {
      it(what, async () => {
        for (const refused of [await owner.post(rows, text), await owner.patch(`${rows}/1`, text)]) {
          expect([refused.status, refused.code], refused.text).to.deep.equal([400, 'body_malformed']);
        }
      });
    }
  });

  it('names a number that JSON does not have', async () => {
    for (const [name, text] of [
      ['NaN', '[{"a":1,"b":NaN}]'],
      ['Infinity', '[{"a":Infinity}]'],
    ] as const) {
      const { code, json } = await owner.post(rows, text);
      expect([code, json.detail]).to.satisfy(
        () => code === 'body_malformed' && json.detail.endsWith(`: use null instead of ${name}.`),
        json.detail,
      );
    }
  });

  describe('JSON that readers differ on', () => {
    for (const [what, text, outcome, pointer] of i) {
      it(`${what}: ${outcome}`, async () => {
        const answer = await owner.post(rows, text);
        if (outcome === 'taken') {
          expect(answer.status, answer.text).to.equal(201);
          const [expected] = JSON.parse(text.replace(/^\ufeff/, ''));
          // JSON does not distinguish the sign of zero.
          expect(answer.json[0]).to.deep.equal(
            JSON.parse(JSON.stringify({ id: answer.json[0].id, ...expected })),
          );
        } else {
          expect([answer.status, answer.code]).to.deep.equal([422, 'value_unsupported']);
          expect(answer.json.errors.map((each: { pointer: string }) => each.pointer)).to.deep.equal([
            pointer,
          ]);
        }
      });
    }
  });

  it('texts come back as they were, as values, field names and what is sorted by', async () => {
    const sorted = await owner.collection();
    const path = `/v1/collections/${sorted}/rows`;
    const given = hostile.map((text) => ({ value: text, list: [text], [`f${text}`]: { [text]: text } }));
    const inserted = await owner.post(path, given);
    expect(inserted.status, inserted.text.slice(0, 300)).to.equal(201);
    expect(inserted.json.map(({ id, ...row }: { id: number }) => row)).to.deep.equal(given);
    expect((await owner.get(`${path}?limit=1000`)).json).to.deep.equal(inserted.json);
    // Longer texts would not fit into a request line.
    for (const text of hostile.filter(({ length }) => length <= 200)) {
      const field = encodeURIComponent(text);
      const listed = await owner.get(`${path}?order_by=${field}&limit=1`);
      // A field name has up to 128 characters, without control characters.
      const isField = text.length > 0 && [...text].length <= 128 && !/\p{Cc}/u.test(text);
      expect(listed.status, JSON.stringify(text)).to.equal(isField ? 200 : 400);
      if (isField) expect(listed.json[0].id).to.equal(1);
    }
  });

  it('texts as names of collections and ids of rows are refused, and reach nothing', async () => {
    for (const text of hostile) {
      const created = await owner.post('/v1/collections', { name: text });
      expect(created.status, JSON.stringify(text)).to.equal(isName(text) ? 201 : 400);
      const segment = encodeURIComponent(text).slice(0, 6_000);
      if (isName(text) || segment === '' || /^\.+$/.test(segment)) continue;
      expect((await owner.get(`/v1/collections/${segment}/rows`)).status).to.equal(400);
      expect((await owner.get(`${rows}/${segment}`)).status).to.equal(400);
      expect((await owner.delete(`${rows}/${segment}`)).status).to.equal(400);
    }
    expect(await read(1)).to.deep.equal({ id: 1, here: true });
  });

  it('texts as keys, in every place, are 401, and as parameters of a feed 400', async () => {
    for (const text of partOf(hostile, seed)) {
      const header = Buffer.from(text.replaceAll(/[^\t\x20-\x7e\x80-\u{10ffff}]/gu, ' ').trim()).toString(
        'latin1',
      );
      if (header === '') continue;
      const short = header.slice(0, 2_000);
      const places: Headers[] = [{ Authorization: `Bearer ${short}` }, { 'x-api-key': short }];
      for (const headers of places) {
        const refused = await client(service).get('/v1/collections', headers);
        expect(refused.status, JSON.stringify(text)).to.be.oneOf([401, 429]);
      }
      const parameters = { key: service.key, collection: name };
      const shortText = text.slice(0, 500);
      const wrongs: Partial<Parameters<typeof refusal>[1]>[] = [{ events: shortText }, { since: shortText }];
      if (!isName(shortText)) wrongs.push({ collection: shortText });
      for (const wrong of wrongs) {
        expect((await refusal(service, { ...parameters, ...wrong })).status, JSON.stringify(wrong)).to.equal(
          400,
        );
      }
    }
  });

  it('texts as headers change nothing', async () => {
    for (const text of hostile) {
      const value = Buffer.from(text.replaceAll(/[^\t\x20-\x7e\x80-\u{10ffff}]/gu, ' ').trim())
        .toString('latin1')
        .slice(0, 2_000);
      if (value === '') continue;
      const plain = {
        Prefer: value,
        'X-Request-Id': value,
        Cookie: value,
        'X-Forwarded-For': value,
        Accept: value,
      };
      const answer = await owner.get(`${rows}/1`, plain);
      expect(answer.json, JSON.stringify(text)).to.deep.equal({ id: 1, here: true });
      expect(answer.headers).to.not.have.any.keys('set-cookie', 'x-powered-by', 'server');
      const conditions = await owner.get(`${rows}/1`, { 'If-None-Match': value });
      expect(conditions.status).to.be.oneOf(value === '*' ? [304] : [200, 400]);
    }
  });

  it('no header can be injected by what is sent', async () => {
    const lines = (target: string): string =>
      `GET ${target} HTTP/1.1\r\nHost: a\r\nx-api-key: ${service.key}\r\n\r\n`;
    for (const target of [
      `/v1/collections/a%0d%0aSet-Cookie:%20a=b`,
      `/v1/nowhere%0d%0aX-Injected:%201`,
      `${rows}?order_by=a%0d%0aX-Injected:%201`,
    ]) {
      const [answer] = await sendRaw(service, [['GET', target]], lines(target));
      expect(answer!.status).to.be.within(400, 404);
      expect(answer!.headers).to.not.have.any.keys('set-cookie', 'x-injected');
    }
  });

  it('whatever bytes come as a body, the answer is one of the contract, and the next request is served', async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array)),
      fc.json().map((text) => Buffer.from(text)),
      fc.tuple(fc.json(), fc.nat(), fc.nat(255)).map(([text, at, byte]) => {
        const broken = Buffer.from(`[${text}]`);
        broken[at % broken.length] = byte;
        return broken;
      }),
    );
    await fc.assert(
      fc.asyncProperty(bytes, async (body) => {
        const answer = await owner.post(rows, body);
        expect(answer.status).to.be.oneOf([201, 400, 422]);
      }),
      { numRuns: cases(300) },
    );
    expect(await read(1)).to.deep.equal({ id: 1, here: true });
  });
});
