import { expect } from 'chai';
import fc from 'fast-check';
import { visibleLine, visibleText } from '../../src/text/visible.js';
import { cases, seed } from '../support/suite.js';

/** Characters that a terminal obeys, or that hide or reorder other text. */
const obeyed = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u;

describe(`text for terminals, seed ${seed}`, () => {
  const strange = fc.string({
    unit: fc.constantFrom(
      '\u001b',
      '[',
      '\u009b',
      '\u202e',
      '\n',
      '\t',
      '\r',
      'é',
      '👩‍👧',
      '\u2066',
      '\ud800',
      'a',
    ),
  });

  it('contains no character that a terminal obeys', () => {
    const property = fc.property(strange, (text) => {
      expect(visibleLine(text)).not.to.match(obeyed);
      expect(visibleText(text).replaceAll(/[\t\n]/g, '')).not.to.match(obeyed);
    });
    fc.assert(property, { seed, numRuns: cases(1_000) });
  });

  it('means the same as JSON', () => {
    const property = fc.property(fc.jsonValue(), strange, (value, text) => {
      const json = JSON.stringify({ [text]: [value, text] }, null, 2);
      expect(JSON.parse(visibleText(json))).to.deep.equal(JSON.parse(json));
    });
    fc.assert(property, { seed, numRuns: cases(1_000) });
  });

  it('is unchanged if it contains only letters, combining characters and symbols', () => {
    for (const text of ['Zoë 日本語 עברית 👩‍👧‍👦', 'a\tb\nc']) expect(visibleText(text)).to.equal(text);
    expect(visibleLine('a\tb\nc\u001b[31m')).to.equal('a\\u0009b\\u000ac\\u001b[31m');
  });
});
