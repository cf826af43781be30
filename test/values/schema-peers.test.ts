/** Compares schemas and their patterns with ajv and with the regular expressions of ECMAScript. */
import { createContext, Script } from 'node:vm';
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'chai';
import fc from 'fast-check';
import { PatternMatcher } from '../../src/values/schema/matcher.js';
import { PatternError, translatePattern } from '../../src/values/schema/pattern.js';
import { readSchema } from '../../src/values/schema/schema.js';
import { rowValidator, Steps } from '../../src/values/schema/validate.js';
import type { JsonObject } from '../../src/values/values.js';
import { schema, value } from '../support/any-schema.js';
import { cases, seed } from '../support/suite.js';

const numRuns = cases(1_000);
const plenty = (): Steps => new Steps(1e9);

const atom = fc.constantFrom(
  ...['a', 'b', 'ab', '.', '\\d', '\\D', '\\w', '\\W', '\\s', '\\S', '\\b', '\\B', '^', '$', '[ab]', '[^a]'],
  ...[
    '[a-c1]',
    '[\\s_]',
    '[^\\w]',
    '[\\S-]',
    '\\.',
    '\\n',
    '\\x61',
    'é',
    '😀',
    '[😀-😂]',
    '\\p{Lu}',
    '\\P{L}',
    '[^\\p{N}a]',
    '\\p{Any}',
    '[\\P{Any}b]',
    '[^\\s\\S]',
    '[\\t\\--1\\]]',
    '\\/',
    '(?:)',
  ],
);
const { pattern } = fc.letrec<{ pattern: string; part: string; group: string }>((tie) => ({
  pattern: fc
    .array(
      fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
      { minLength: 1, maxLength: 3 },
    )
    .map((all) => all.join('|')),
  part: fc
    .tuple(
      fc.oneof({ depthSize: 'small' }, atom, tie('group')),
      fc.constantFrom('', '', '', '*', '+', '?', '{2}', '{0,2}', '{1,}', '*?', '{2,3}?', '{0}', '{02}'),
    )
    .map(([item, times]) =>
      /^(\^|\$|\\b|\\B)$/i.test(item) ? item : /^ab$/.test(item) ? item : item + times,
    ),
  group: tie('pattern').map((inner) => `(${inner})`),
}));
const text = fc
  .array(
    fc.constantFrom(
      ...['a', 'b', 'c', '1', ' ', '_', '\n', '\t', '\u2028', '\ufeff', 'é', 'É', '😀', '😁', '-', '.', '/'],
    ),
    { maxLength: 12 },
  )
  .map((all) => all.join(''));

const asked = createContext({ expression: /a/, text: '' });
const ask = new Script('expression.exec(text)?.index');

/**
 * Returns whether the expression matches. Returns undefined if it takes too long, or if V8 finds the match
 * inside a character.
 */
function told(expression: RegExp, each: string): boolean | undefined {
  Object.assign(asked, { expression, text: each });
  try {
    const at: number | undefined = ask.runInContext(asked, { timeout: 50 });
    const isWithin = at !== undefined && at > 0 && each.codePointAt(at - 1)! > 0xffff;
    return isWithin ? undefined : at !== undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return undefined;
    throw error;
  }
}

describe(`patterns and regular expressions (seed ${seed})`, () => {
  it('find the same', () => {
    fc.assert(
      fc.property(pattern, fc.array(text, { minLength: 3, maxLength: 3 }), (written, texts) => {
        const expression = new RegExp(written, 'u');
        let matcher: PatternMatcher;
        try {
          matcher = new PatternMatcher(written);
        } catch (error) {
          expect((error as Error).message).to.match(/more than 1000 instructions|256 characters/);
          return;
        }
        for (const each of texts) {
          const isFit = told(expression, each);
          if (isFit !== undefined)
            expect(matcher.matches(each, plenty()), JSON.stringify(each)).to.equal(isFit);
        }
      }),
      { seed, numRuns },
    );
  });

  it('know the same classes of characters', () => {
    const characters = Array.from({ length: 0x10000 }, (_, code) => String.fromCodePoint(code));
    for (const written of ['\\s', '\\S', '[\\s]', '[\\S]', '[^\\S]', '\\w', '\\W', '\\d', '\\D', '.']) {
      const expression = new RegExp(written, 'u');
      const matcher = new PatternMatcher(written);
      const different = characters.filter(
        (each) => matcher.matches(each, plenty()) !== expression.test(each),
      );
      expect(different, written).to.deep.equal([]);
    }
  });

  it('know the same general categories', () => {
    const names =
      'Any C Cc Cf Co L Ll Lm Lo Lt Lu M Mc Me Mn N Nd Nl No P Pc Pd Pe Pf Pi Po Ps S Sc Sk Sm So Z Zl Zp Zs';
    const examples = [...'aÉǅʰª\u0300\u0903\u20dd1Ⅷ²_-(«»)!$^+©\u2028\u2029 \x07\xad\ue000\u0378'];
    for (const name of names.split(' ')) {
      for (const written of [`\\p{${name}}`, `[^\\P{${name}}]`]) {
        const matcher = new PatternMatcher(written);
        const expression = new RegExp(written, 'u');
        const different = examples.filter(
          (each) => matcher.matches(each, plenty()) !== expression.test(each),
        );
        expect(different, written).to.deep.equal([]);
      }
    }
  });

  it('are taken only where ECMAScript takes them, and RE2 takes what they become', () => {
    const pieces = fc.array(
      fc.constantFrom(
        ...'ab01,:-^$.*+?()[]{}|\\/dDsSwWbBpPxXuUkn <=!i'.split(''),
        ...['é', '😀', '[^', '(?:', '{2}', '{1,}', '\\p{L}', '\\P{Any}', '\\x41', '\\-', '\\S', 'a-b'],
      ),
      { maxLength: 10 },
    );
    fc.assert(
      fc.property(pieces, (characters) => {
        const written = characters.join('');
        try {
          translatePattern(written);
        } catch (error) {
          expect(error, written).to.be.instanceOf(PatternError);
          return;
        }
        expect(() => new RegExp(written, 'u'), written).not.to.throw();
        expect(() => new PatternMatcher(written).matches('', plenty()), written).not.to.throw();
      }),
      { seed, numRuns: 10 * numRuns },
    );
  });
});

describe(`schemas and ajv (seed ${seed})`, () => {
  it('validate alike', () => {
    let validated = 0;
    let fitting = 0;
    const options = { strict: false, ownProperties: true, validateFormats: false, validateSchema: false };
    fc.assert(
      fc.property(
        schema,
        schema,
        fc.array(value, { minLength: 4, maxLength: 4 }),
        (inner, defined, values) => {
          const whole: JsonObject = {
            type: 'object',
            $defs: { a: { type: ['string', 'integer'] }, 'b/c': defined },
            properties: { value: inner },
          };
          const read = readSchema(JSON.stringify(whole));
          // The definition is a circular reference.
          if ('errors' in read) return;
          const ofAjv = new Ajv2020(options).compile(whole);
          const { validate } = rowValidator(read.schema);
          for (const each of values) {
            const row = { value: each };
            const isFit = verdictOf(ofAjv, row);
            // The code that ajv generates for some `prefixItems` in branches uses undefined names.
            if (isFit === undefined) return;
            const errors = validate(row, plenty());
            expect(errors.length === 0, JSON.stringify({ inner, defined, each })).to.equal(isFit);
            validated += 1;
            fitting += Number(isFit);
          }
        },
      ),
      { seed, numRuns: Math.ceil(numRuns / 4) },
    );
    expect(validated).to.be.above(numRuns / 2);
    expect(fitting).to.be.within(validated / 10, (validated * 9) / 10);
  });
});

function verdictOf(validate: ValidateFunction, row: object): boolean | undefined {
  try {
    return validate(row) as boolean;
  } catch (error) {
    if (error instanceof ReferenceError) return undefined;
    throw error;
  }
}
