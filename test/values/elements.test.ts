import { expect } from 'chai';
import fc from 'fast-check';
import { elementsOf } from '../../src/values/json/elements.js';
import { fieldNames, value } from '../support/arbitraries.js';
import { cases, seed } from '../support/suite.js';

describe(`the elements of a JSON array (seed ${seed})`, () => {
  const name = fc.oneof(fc.constantFrom(...fieldNames, '\\', '\\"', '"', '},{', ']', ',"'), fc.string());
  const row = fc.dictionary(name, fc.oneof(value, name, fc.array(name)), { noNullPrototype: true });

  it('are separated, whatever they contain', () => {
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        expect(elementsOf(JSON.stringify(rows))).to.deep.equal(rows.map((each) => JSON.stringify(each)));
      }),
      { seed, numRuns: cases(500) },
    );
  });
});
