import { expect } from 'chai';
import fc from 'fast-check';
import { errorPlaceOf } from '../../src/values/json/syntax-error.js';
import { cases, seed } from '../support/suite.js';

describe('the place of a syntax error', () => {
  const table: readonly [text: string, line: number | undefined][] = [
    ['{}', undefined],
    [' [ ] \n', undefined],
    ['[[[]],{"a":{}}]', undefined],
    ['{"a":1,\n"b":[1,2,{"c":null}]}', undefined],
    ['"a\\u00e9\\n"', undefined],
    ['', 1],
    ['{\n"a":}', 2],
    ['{\n"a":1,\n}', 3],
    ['[1,\n2,\n]', 3],
    ['[1\n2]', 2],
    ['{"a"\n\n1}', 3],
    ['{}\n\nx', 3],
    ['[1,\n02]', 2],
    ["{\n'a':1}", 2],
    ['["a\nb"]', 1],
    ['[tru\n]', 1],
    ['{"a":1\n', 2],
    ['[1}', 1],
  ];
  for (const [text, line] of table)
    it(`has the line ${line} in ${JSON.stringify(text)}`, () => {
      expect(errorPlaceOf(text)?.line).to.equal(line);
    });

  it('includes the column', () => {
    expect(errorPlaceOf('{"a":1,\n"b" 2}')).to.deep.equal({ line: 2, column: 5 });
    expect(errorPlaceOf('')).to.deep.equal({ line: 1, column: 1 });
  });

  it('is found after a string of millions of characters and escapes', () => {
    const string = JSON.stringify('x'.repeat(16_000_000) + '\n'.repeat(10_000_000));
    expect(errorPlaceOf(`[${string} 1]`)).to.deep.equal({ line: 1, column: string.length + 3 });
  });

  it('is found exactly if JSON.parse fails', () => {
    const pieces = fc.array(
      fc.constantFrom('{', '}', '[', ']', ',', ':', '"a"', '1', '-', 'true', ' ', '\n', '"'),
    );
    const text = fc.oneof(
      pieces.map((parts) => parts.join('')),
      fc.json(),
    );
    fc.assert(
      fc.property(text, (json) => {
        let isValid = true;
        try {
          JSON.parse(json);
        } catch {
          isValid = false;
        }
        expect(errorPlaceOf(json) === undefined).to.equal(isValid);
      }),
      { numRuns: cases(5_000), seed },
    );
  });
});
