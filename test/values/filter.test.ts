/**
 * The syntax of filters: which texts are valid, where errors are reported, and how much work the parser needs.
 */
import { expect } from 'chai';
import fc from 'fast-check';
import { type Filter, maxFilterLength, parseFilter } from '../../src/values/filter.js';
import { FilterError } from '../../src/values/filter-scanner.js';
import { anyCharacter } from '../support/arbitraries.js';
import { anyFilter, choices, damaged, written } from '../support/filters.js';
import { cases, seed } from '../support/suite.js';

const numRuns = cases(2_000);

/** Returns the message of the error, or undefined if the filter is valid. */
function refusalOf(text: string): string | undefined {
  try {
    parseFilter(text);
    return undefined;
  } catch (error) {
    expect(error).to.be.instanceOf(FilterError);
    const { message } = error as FilterError;
    expect(message).to.match(/at character \d+/);
    return message;
  }
}

const a: Filter = { kind: 'exists', path: ['a'] };
const b: Filter = { kind: 'exists', path: ['b'] };
const c: Filter = { kind: 'exists', path: ['c'] };
const equals = (literal: null | boolean | number | string): Filter => ({
  kind: 'compare',
  operator: '==',
  path: ['a'],
  literal,
});

describe(`filters, as they are written (seed ${seed})`, () => {
  const trees: readonly [text: string, tree: Filter][] = [
    ['@.a', a],
    ['!@.a', { kind: 'not', part: a }],
    ['! (!@.a)', { kind: 'not', part: { kind: 'not', part: a } }],
    ['@.a || @.b && @.c', { kind: 'or', parts: [a, { kind: 'and', parts: [b, c] }] }],
    ['@.a||!@.b&&@.c', { kind: 'or', parts: [a, { kind: 'and', parts: [{ kind: 'not', part: b }, c] }] }],
    ['(@.a || @.b) && @.c', { kind: 'and', parts: [{ kind: 'or', parts: [a, b] }, c] }],
    ['@.a && (@.b && (@.c))', { kind: 'and', parts: [a, b, c] }],
    ['((@.a||@.b)||@.c)', { kind: 'or', parts: [a, b, c] }],
    ['!(@.a == 1)', { kind: 'not', part: equals(1) }],
    ['1 <= @.a', { kind: 'compare', operator: '>=', path: ['a'], literal: 1 }],
    ['"x" > @.a', { kind: 'compare', operator: '<', path: ['a'], literal: 'x' }],
    ['null != @.a', { kind: 'compare', operator: '!=', path: ['a'], literal: null }],
    ['length(@.a) < 5', { kind: 'length', operator: '<', path: ['a'], literal: 5 }],
    ['5 < length(@.a)', { kind: 'length', operator: '>', path: ['a'], literal: 5 }],
    ['starts_with(@.a,"x")', { kind: 'starts_with', path: ['a'], text: 'x' }],
    ["!contains( @.a , 'x' )", { kind: 'not', part: { kind: 'contains', path: ['a'], text: 'x' } }],
    ['@.a[?@ == 1]', { kind: 'some', path: ['a'], part: { ...equals(1), path: [] } as Filter }],
    [
      '@.a[?@[?@.b]]',
      { kind: 'some', path: ['a'], part: { kind: 'some', path: [], part: { ...b } as Filter } },
    ],
    ['@.a[?@]', { kind: 'some', path: ['a'], part: { kind: 'exists', path: [] } }],
    ['\t@ .a\n[ \'b c\' ]\r["d"][0][ -1 ] ', { kind: 'exists', path: ['a', 'b c', 'd', 0, -1] }],
    ['@["a"]["\\u0062"][\'\']', { kind: 'exists', path: ['a', 'b', ''] }],
    ['@._é\u{1f600}1.true.null', { kind: 'exists', path: ['_é\u{1f600}1', 'true', 'null'] }],
    ['@[9007199254740991]', { kind: 'exists', path: [9007199254740991] }],
    ['@.a==-0', equals(0)],
    ['@.a==-0.0e-5', equals(0)],
    ['@.a==9007199254740991', equals(9007199254740991)],
    ['@.a==9007199254740992', equals(2 ** 53)],
    ['@.a==1E+2', equals(100)],
    ['@.a==0.10', equals(0.1)],
    ['@.a==false', equals(false)],
    ['@.a=="\\b\\f\\n\\r\\t\\/\\\\\\"\'\\uD83D\\ude00"', equals('\b\f\n\r\t/\\"\'\u{1f600}')],
    ['@.a\u00a0==1', { kind: 'compare', operator: '==', path: ['a\u00a0'], literal: 1 }],
    ["@.a=='\\'\"\\u0041\u007f\u2028'", equals('\'"A\u007f\u2028')],
  ];
  for (const [text, tree] of trees) {
    it(`takes ${JSON.stringify(text)}`, () => expect(parseFilter(text)).to.deep.equal(tree));
  }

  const whole = 'a path can only be compared with a literal';
  const bySelf = 'cannot be compared';
  const selectors = 'brackets must contain one name, one index or [?..]';
  const row = "'@' is the entire row, so the path must contain a field";
  const bare = "a path starts with '@', and a string starts with a quote";
  const value = 'brackets of a compared path must not contain spaces';
  const known = 'the functions are length, starts_with and contains';
  const dotted = 'write such a name as @["name"]';
  const operators = 'use ==, &&, ||, contains()';
  const errors: readonly [text: string, message: string][] = [
    ['', 'unexpected end at character 1'],
    [' ', 'unexpected end at character 2'],
    ['@.n = 5', `unexpected '=' at character 5: ${operators}`],
    ['(@.n = 5)', `unexpected '=' at character 6: ${operators}`],
    ['@.n === 5', `unexpected '=' at character 7: ${operators}`],
    ['@.n in ["a"]', `unexpected 'in' at character 5: ${operators}`],
    ['@.n like "a%"', `unexpected 'like' at character 5: ${operators}`],
    ['@.a OR @.b', `unexpected 'OR' at character 5: ${operators}`],
    ['@.n ==', 'unexpected end at character 7'],
    ['@.n == 5 == 5', "unexpected '==' at character 10"],
    ['@.a and @.b', `unexpected 'and' at character 5: ${operators}`],
    ['@.a & @.b', "unexpected '&' at character 5"],
    ['@.a &&', 'unexpected end at character 7'],
    ['@.a || || @.b', "unexpected '||' at character 8"],
    ['@.a @.b', "unexpected '@' at character 5"],
    ['@.a, @.b', "unexpected ',' at character 4"],
    ['(@.a', 'unexpected end at character 5'],
    ['@.a)', "unexpected ')' at character 4"],
    ['()', "unexpected ')' at character 2"],
    ['@.a[?@', 'unexpected end at character 7'],
    // The position counts code points.
    ['@.\u{1f600} == "\u{1f600}" = 1', `unexpected '=' at character 12: ${operators}`],
    ['@.a == 1 \u{1f600}', "unexpected '\u{1f600}' at character 10"],
    ['@.a \u00a0== 1', 'unexpected U+00A0 at character 5'],
    ['@.a \u000b', 'unexpected U+000B at character 5'],
    [`@.a ${'x'.repeat(99)}`, `unexpected '${'x'.repeat(32)}…' at character 5: ${dotted}`],
    ['@.Umsatz € > 3', `unexpected '€' at character 10: ${dotted}`],
    ['@.a == 1 && @.first name', `unexpected 'name' at character 21: ${dotted}`],
    ['@.["first name"] == 1', `unexpected '[' at character 3: ${dotted}`],
    ['@.a ~ "b"', `unexpected '~' at character 5: ${operators}`],
    ["@.it's == 1", `unexpected string at character 5: ${dotted}`],

    ['$.a', "unexpected '$' at character 1: a path starts with '@', which is the row"],
    ['@.a == $.b', "unexpected '$' at character 8: a path starts with '@', which is the row"],
    ['@..a', "unexpected '..' at character 2: descendants are not supported"],
    ['@.a..[0]', "unexpected '..' at character 4: descendants are not supported"],
    ['@.*', "unexpected '*' at character 3: wildcards are not supported"],
    ['@.a[*]', "unexpected '*' at character 5: wildcards are not supported"],
    ['@.a[0:2]', "unexpected ':' at character 6: slices are not supported"],
    ['@.a[:2]', "unexpected ':' at character 5: slices are not supported"],
    ['@["a","b"]', `unexpected ',' at character 6: ${selectors}`],
    ['@.a[0, 1]', `unexpected ',' at character 6: ${selectors}`],
    ['@.a[?@.b, ?@.c]', `unexpected ',' at character 9: ${selectors}`],
    ['@.a[?@.b].c', "unexpected '.' at character 10: a path must end after [?..]"],
    ['@.a[?@.b] [0]', "unexpected '[' at character 11: a path must end after [?..]"],
    ['@.a == @.b', `unexpected '@' at character 8: ${whole}`],
    ['@.a == length(@.b)', `unexpected 'length' at character 8: ${whole}`],
    ['length(@.a) == @.b', "unexpected '@' at character 16: a length can only be compared with a literal"],
    ['1 == 1', 'unexpected number at character 6: a literal can only be compared with a path or a length'],
    [
      '"a" < \'b\'',
      'unexpected string at character 7: a literal can only be compared with a path or a length',
    ],
    ['true', 'unexpected end at character 5: a literal must be compared with something'],
    ['@.a || "b"', 'unexpected end at character 11: a literal must be compared with something'],
    ['!@.a == 5', "unexpected '==' at character 6: '!' before a comparison needs parentheses"],
    ['!5 == @.a', "unexpected '==' at character 4: '!' before a comparison needs parentheses"],
    ['!!@.a', "unexpected '!' at character 2: '!' can only be used once, before a path, a function or '('"],
    ['@.a == [1]', "unexpected '[' at character 8: a literal cannot be an array"],
    ['{"b":1} == @.a', "unexpected '{' at character 1: a literal cannot be an object"],
    ['@.a == (1)', "unexpected '(' at character 8: the sides of a comparison cannot be in parentheses"],
    ['@.a[?@ == 1] == true', `unexpected '==' at character 14: [?..] ${bySelf}`],
    ['true == @.a[?@ == 1]', `unexpected '[' at character 12: [?..] ${bySelf}`],
    ['title == "x"', `unexpected 'title' at character 1: ${bare}`],
    ['@.a == True', `unexpected 'True' at character 8: ${bare}`],
    ['@.a == nullish', `unexpected 'nullish' at character 8: ${bare}`],
    ['@.a == NaN', `unexpected 'NaN' at character 8: ${bare}`],

    ['match(@.a, "x")', `unexpected 'match' at character 1: ${known}`],
    ['search(@.a, "x")', `unexpected 'search' at character 1: ${known}`],
    ['@.a == count(@.b)', `unexpected 'count' at character 8: ${known}`],
    ['ends_with(@.a, "x")', `unexpected 'ends_with' at character 1: ${known}`],
    ['startsWith(@.a, "x")', `unexpected 'startsWith' at character 1: ${known}`],
    ['@.a == LENGTH(@.b)', `unexpected 'LENGTH' at character 8: ${known}`],
    ['length (@.a) == 1', `unexpected 'length' at character 1: ${bare}`],
    ['length(@.a)', 'unexpected end at character 12: a length must be compared with something'],
    ['length(@.a) == "x"', 'unexpected string at character 16: lengths can only be compared with numbers'],
    ['null == length(@.a)', "unexpected 'null' at character 1: lengths can only be compared with numbers"],
    ['length() == 1', "unexpected ')' at character 8: length() takes a path"],
    ['length("x") == 1', 'unexpected string at character 8: length() takes a path'],
    ['length($.a) == 1', "unexpected '$' at character 8: a path starts with '@', which is the row"],
    ['length(length(@.a)) == 1', "unexpected 'length' at character 8: length() takes a path"],
    ['length(@.a, 1) == 1', "unexpected ',' at character 11: length() takes a path"],
    ['length(@.a[?@]) == 1', `unexpected '[' at character 11: [?..] ${bySelf}`],
    ['starts_with(@.a)', "unexpected ')' at character 16: starts_with() takes a path and a string"],
    ['starts_with("x", @.a)', 'unexpected string at character 13: starts_with() takes a path and a string'],
    ['starts_with(@.a, 1)', 'unexpected number at character 18: starts_with() takes a path and a string'],
    ['contains(@.a, @.b)', "unexpected '@' at character 15: contains() takes a path and a string"],
    ['contains(@.a, "x", 1)', "unexpected ',' at character 18: contains() takes a path and a string"],
    ['starts_with(@.a, "x") == true', `unexpected '==' at character 23: starts_with() ${bySelf}`],
    ['true == contains(@.a, "x")', `unexpected 'contains' at character 9: contains() ${bySelf}`],

    ['@', `unexpected end at character 2: ${row}`],
    ['@ == 1', `unexpected '==' at character 3: ${row}`],
    ['@[?@ == 1]', `unexpected '[' at character 2: ${row}`],
    ['length(@) > 1', `unexpected ')' at character 9: ${row}`],
    ['@.', 'unexpected end at character 3'],
    ['@. a', 'unexpected space at character 3'],
    ['@.1', `unexpected number at character 3: ${dotted}`],
    ['@."a"', `unexpected string at character 3: ${dotted}`],
    ['@.first-name', `unexpected '-' at character 8: ${dotted}`],
    ['@.a\u{1f600}$', `unexpected '$' at character 5: ${dotted}`],
    ['@[a]', "unexpected 'a' at character 3"],
    ['@[]', "unexpected ']' at character 3"],
    ['@["a"', 'unexpected end at character 6'],
    ['@.a[01]', 'unexpected number at character 6'],
    ['@.a[-0]', 'unexpected number at character 5'],
    ['@.a[1.5]', "unexpected '.' at character 6"],
    [
      '@.a[9007199254740992]',
      'unexpected number at character 5: an index must be at most 9007199254740991, from either end',
    ],
    [
      '@.a[-9007199254740992]',
      'unexpected number at character 5: an index must be at most 9007199254740991, from either end',
    ],
    ['@[ "a"] == 1', `unexpected space at character 3: ${value}`],
    ['1 == @.b["a"\n]', `unexpected U+000A at character 13: ${value}`],
    ['length(@.a[0 ]) == 1', `unexpected space at character 13: ${value}`],
    ['contains(@.a[ 0][ 0], "x")', `unexpected space at character 14: ${value}`],

    ['@.a == 01', 'unexpected number at character 9'],
    ['@.a == +1', 'unexpected number at character 8'],
    ['@.a == .5', "unexpected '.' at character 8"],
    ['@.a == 1.', "unexpected '.' at character 9"],
    ['@.a == 1e', "unexpected 'e' at character 9"],
    ['@.a == -', "unexpected '-' at character 8"],
    [
      '@.a == 9007199254740993',
      'unexpected number at character 8: it is an integer that can only be stored as 9007199254740992',
    ],
    ['@.a == 1e400', 'unexpected number at character 8: it is too large to be stored as a number'],
    ['@.a == 1e-400', 'unexpected number at character 8: it is too close to 0 to be stored as a number'],
    ['@.a == "x', 'unexpected end at character 10: a string ends with "'],
    ['@.a == \'x"', "unexpected end at character 11: a string ends with '"],
    ['@["x', 'unexpected end at character 5: a name ends with "'],
    ['@.a == "x\ny"', 'unexpected U+000A at character 10: a string ends with "'],
    ['@.a == "\\x"', "unexpected '\\' at character 9: this escape is not supported"],
    ['@.a == "\\\'"', "unexpected '\\' at character 9: this escape is not supported"],
    ["@.a == '\\\"'", "unexpected '\\' at character 9: this escape is not supported"],
    ['@.a == "\\U0041"', "unexpected '\\' at character 9: this escape is not supported"],
    ['@.a == "\\u12"', "unexpected '\\' at character 9: this escape is not supported"],
    ['@.a == "\\', "unexpected '\\' at character 9: this escape is not supported"],
    ['@.a == "\\u0000"', 'unexpected string at character 8: the string contains the character U+0000'],
    ['@["\\u0000"] == 1', 'unexpected string at character 3: the name contains the character U+0000'],
    ['@.a == "\\ud800"', 'unexpected string at character 8: the string contains half of a surrogate pair'],
    [
      '@.a == "\\ude00\\ud83d"',
      'unexpected string at character 8: the string contains half of a surrogate pair',
    ],
    ['@.a == "\udc00"', 'unexpected string at character 8: the string contains half of a surrogate pair'],
    ['@["\\ud800"]', 'unexpected string at character 3: the name contains half of a surrogate pair'],
    ['@.\ud800', 'unexpected U+D800 at character 3'],
  ];
  for (const [text, message] of errors) {
    it(`refuses ${JSON.stringify(text)}`, () => expect(refusalOf(text)).to.equal(message));
  }

  const opened = (open: number): string => `${'('.repeat(open)}@.a${')'.repeat(open)}`;
  const nested = (open: number): string => `@.a${'[?@'.repeat(open)}${']'.repeat(open)}`;
  const called = (open: number): string => `${'('.repeat(open - 1)}length(@.a)==1${')'.repeat(open - 1)}`;
  const tests = (count: number): string => Array.from({ length: count }, () => '@.a == 1').join('||');
  const tooDeep = (at: number) =>
    `the filter is nested too deeply at character ${at}: a filter can have at most 8 nested '(' and '[?'`;
  const tooLong = (what: string, at: number, most: string) =>
    `${what === '' ? '' : `the ${what} is `}too long at character ${at}: ${most}`;
  const limits: readonly [what: string, limit: number, text: (size: number) => string, message: string][] = [
    [
      'characters',
      2_048,
      (size) => `${'@.\u{1f600} || '.repeat(31)}@.a${' '.repeat(size - 31 * 7 - 3)}`,
      tooLong('', 2_049, 'a filter can have at most 2048 characters').trim(),
    ],
    [
      'comparisons, existence tests and functions',
      32,
      tests,
      'too many tests at character 321: a filter can have at most 32 comparisons, existence tests and functions',
    ],
    [
      'of them within [?..]',
      32,
      (size) => `@.a[?${tests(size - 1)}]`,
      'too many tests at character 316: a filter can have at most 32 comparisons, existence tests and functions',
    ],
    [
      'of them that are functions',
      32,
      (size) => Array.from({ length: size }, () => 'starts_with(@.a,"")').join('&&'),
      'too many tests at character 673: a filter can have at most 32 comparisons, existence tests and functions',
    ],
    ['parentheses', 8, opened, tooDeep(9)],
    ['[?', 8, nested, tooDeep(28)],
    ['parentheses around a function', 8, called, tooDeep(15)],
    [
      'segments',
      8,
      (size) => `@${'.a[0]'.repeat(size / 2)}${size % 2 === 0 ? '' : '.a'}`,
      tooLong('path', 22, 'a path can have at most 8 segments'),
    ],
    [
      'segments, [?..] among them',
      8,
      (size) => `@${'.a'.repeat(size - 1)}[?@]`,
      tooLong('path', 18, 'a path can have at most 8 segments'),
    ],
    [
      'characters of a name',
      128,
      (size) => `@.${'\u{1f600}'.repeat(size)}`,
      tooLong('name', 3, 'a name can have at most 128 characters'),
    ],
    [
      'characters of a quoted name',
      128,
      (size) => `@["${'\\ud83d\\ude00'.repeat(size)}"]`,
      tooLong('name', 3, 'a name can have at most 128 characters'),
    ],
    [
      'characters of a string',
      1_024,
      (size) => `@.a=="${'\u{1f600}'.repeat(size)}"`,
      tooLong('string', 6, 'a string can have at most 1024 characters'),
    ],
    [
      'characters of an argument',
      1_024,
      (size) => `contains(@.a,'${'é'.repeat(size)}')`,
      tooLong('string', 14, 'a string can have at most 1024 characters'),
    ],
  ];
  for (const [what, limit, text, message] of limits) {
    it(`takes ${limit} ${what}, not one more`, () => {
      expect(refusalOf(text(limit))).to.equal(undefined);
      expect(refusalOf(text(limit + 1))).to.equal(message);
    });
  }

  it('takes what was closed before as closed', () => {
    expect(refusalOf(`${opened(8)} && ${nested(8)} && ${called(8)} && !${opened(8)}`)).to.equal(undefined);
  });

  it('reads any filter back from the ways in which it may be written', () => {
    const property = fc.property(anyFilter, choices, (filter, choose) => {
      for (const text of [written(filter), written(filter, choose)]) {
        // The parser rejects longer texts.
        if ([...text].length <= 2_048) expect(parseFilter(text)).to.deep.equal(filter);
      }
    });
    fc.assert(property, { seed, numRuns });
  });

  it('takes what JSON.stringify makes of any text that a row may hold', () => {
    const text = fc.string({ unit: anyCharacter, maxLength: 100 }).filter((each) => !each.includes('\0'));
    const property = fc.property(text, (each) => {
      const quoted = JSON.stringify(each);
      expect(parseFilter(`@.a == ${quoted}`)).to.deep.equal(equals(each));
      expect(parseFilter(`@[${quoted}]`)).to.deep.equal({ kind: 'exists', path: [each] });
    });
    fc.assert(property, { seed, numRuns });
  });

  it('takes or refuses any text, never fails', () => {
    const any = fc.oneof(fc.string({ unit: anyCharacter }), damaged);
    fc.assert(
      fc.property(any, (text) => void refusalOf(text)),
      { seed, numRuns },
    );
  });

  it('does as much work a character, however long and nested the text is', () => {
    /** Functions that create a text of any size with repeated content. */
    const families: readonly ((size: number) => string)[] = [
      (size) => `${opened(8)}${' '.repeat(size)}`,
      (size) => `@.a == "${'\\u0041'.repeat(size / 6)}"`,
      (size) => `@["${'é'.repeat(size)}`,
      (size) => `@.a == ${'1'.repeat(size)}`,
      (size) => '!('.repeat(size),
      (size) => '@.a[?@'.repeat(size),
      (size) => `${'length('.repeat(size)}`,
      (size) => `${'(@.a || '.repeat(8)}${' '.repeat(size)}${')'.repeat(8)}`,
      (size) => tests(size / 10),
      (size) => `@${'[0]'.repeat(size)}`,
      (size) => `(${'(@.a == 1) || ((@.b))'.repeat(size / 21)}`,
      (size) => '['.repeat(size),
      (size) => 'a'.repeat(size),
    ];
    const texts = families.flatMap((family) => [250, 500, 1_000, 2_000].map(family));
    texts.push(...fc.sample(damaged, { seed, numRuns: cases(300) }));
    texts.push('x'.repeat(20 * maxFilterLength));
    for (const text of texts) {
      expect(stepsOf(() => refusalOf(text)) / (text.length + 20), text).to.be.below(10);
    }
  });
});

/** Returns how often the parser examines its text, and how many characters it reads. */
function stepsOf(work: () => void): number {
  const { exec } = RegExp.prototype;
  const { startsWith, charCodeAt } = String.prototype;
  let steps = 0;
  RegExp.prototype.exec = function (text) {
    const found = exec.call(this, text);
    steps += 1 + (found?.[0].length ?? 0);
    return found;
  };
  String.prototype.startsWith = function (...given) {
    steps += 1;
    return startsWith.apply(this, given);
  };
  String.prototype.charCodeAt = function (at) {
    steps += 1;
    return charCodeAt.call(this, at);
  };
  try {
    work();
  } finally {
    Object.assign(RegExp.prototype, { exec });
    Object.assign(String.prototype, { startsWith, charCodeAt });
  }
  return steps;
}
