import { expect } from 'chai';
import fc from 'fast-check';
import { CsvRows } from '../../src/files/csv.js';
import { linesOf } from '../../src/files/lines.js';
import { RowReader } from '../../src/files/rows.js';
import { anyCharacter } from '../support/arbitraries.js';
import { cases, seed } from '../support/suite.js';

async function* bytes(text: string): AsyncGenerator<Uint8Array, void, undefined> {
  yield new TextEncoder().encode(text);
}

/** Returns the JSON of the rows of a column of numbers `n` and a column of strings `s`. */
async function textsIn(cells: readonly (readonly [string, string])[]): Promise<(string | undefined)[]> {
  const file = cells.map(([n, s]) => `${n},"${s.replaceAll('"', '""')}"\n`).join('');
  const options = { separator: ',', types: new Map([['n', 'number' as const]]) };
  const csv = new CsvRows(options, new RowReader(undefined, () => undefined));
  const texts: (string | undefined)[] = [];
  for await (const reads of csv.read(linesOf(bytes(`n,s\n${file}`)))) {
    for (const { text, faults } of reads) {
      expect(faults, JSON.stringify(faults)).to.equal(undefined);
      texts.push(text);
    }
  }
  return texts;
}

const digits = (maxLength: number) =>
  fc.string({ unit: fc.constantFrom('0', '0', '1', '5', '9'), minLength: 1, maxLength });
const numbers = fc
  .tuple(
    fc.constantFrom('', '-'),
    digits(9),
    fc.option(digits(9)),
    fc.option(fc.constantFrom('e5', 'E-7', 'e+9')),
  )
  .map(([sign, integer, fraction, exponent]) =>
    [sign, `${Number(integer)}`, fraction === null ? '' : `.${fraction}`, exponent ?? ''].join(''),
  )
  .filter((number) => number.replace(/\D/g, '').length <= 15);

describe('the JSON of a row of CSV', () => {
  it(`has each number and each string in the spelling of JSON.stringify (seed ${seed})`, async () => {
    const property = fc.asyncProperty(
      fc.array(fc.tuple(numbers, fc.string({ unit: anyCharacter, minLength: 1 })), { minLength: 1 }),
      async (cells) => {
        const kept = cells.map(([n, s]) => [n, s.replace(/[\0\r\n]/g, 'x')] as const);
        expect(await textsIn(kept)).to.deep.equal(kept.map(([n, s]) => JSON.stringify({ n: Number(n), s })));
      },
    );
    await fc.assert(property, { seed, numRuns: cases(1_000) });
  });

  it('has small numbers, zeros, and numbers at the limit of 15 digits', async () => {
    const written = [
      '-0',
      '-0.0',
      '0.0000001',
      '0.0000000000001',
      '-1.50',
      '999999999999999',
      '0.10',
      '123456789012.345',
    ];
    const texts = await textsIn(written.map((n) => [n, 'a']));
    expect(texts).to.deep.equal(written.map((n) => JSON.stringify({ n: Number(n), s: 'a' })));
  });
});
