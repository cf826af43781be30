import { expect } from 'chai';
import fc from 'fast-check';
import { fromUnknown, Problem, type ValidationItem } from '../../src/problem.js';
import { canonicalTexts, isShortestNumber } from '../../src/values/json/canonical-text.js';
import { UnsupportedValues } from '../../src/values/unsupported-values.js';
import {
  checkValues,
  decodeUtf8,
  type JsonObject,
  type JsonValue,
  maxFields,
  maxNesting,
  mergePatch,
  sameValue,
  shallowPatch,
  textsOfRows,
} from '../../src/values/values.js';
import { anyDouble, row } from '../support/arbitraries.js';
import { cpuMsOf } from '../support/cpu-time.js';
import { cases, seed } from '../support/suite.js';

/** Returns the errors of a rejected body, or an empty list if the body is accepted. */
function errorsOf(text: string, rowsAt: 'object' | 'array' = 'array'): readonly ValidationItem[] {
  try {
    const value: unknown = JSON.parse(text);
    if (rowsAt === 'array') textsOfRows(text, value as object[]);
    else checkValues(text, value as object);
    return [];
  } catch (error) {
    expect(error).to.be.instanceOf(UnsupportedValues);
    const problem = fromUnknown(error);
    expect(problem).to.include({ code: 'value_unsupported', status: 422 });
    return problem.errors!;
  }
}

function pointersOf(text: string, rowsAt: 'object' | 'array' = 'array'): (string | undefined)[] {
  return errorsOf(text, rowsAt).map(({ pointer }) => pointer);
}

function nested(levels: number): string {
  return `${'{"a":'.repeat(levels - 1)}{}${'}'.repeat(levels - 1)}`;
}

describe(`values (FAST_CHECK_SEED=${seed})`, () => {
  const hold = <T>(property: fc.IPropertyWithHooks<T>) =>
    fc.assert(property, { seed, numRuns: cases(1_000) });

  describe('checkValues refuses, with a pointer', () => {
    const refused: [what: string, body: string, ...pointers: string[]][] = [
      ['an integer between two doubles', '[{"a":9007199254740993}]', '/0/a'],
      ['a negative one', '[{"a":-9007199254740993}]', '/0/a'],
      ['a double in other digits than its shortest', '[{"a":9223372036854775808}]', '/0/a'],
      ['one that is written with an exponent', '[{"a":1000000000000000000000}]', '/0/a'],
      ['a very long one', `[{},{"a":[1,${'9'.repeat(400)}]}]`, '/1/a/1'],
      ['overflow', '[{"a":1e400}]', '/0/a'],
      ['overflow downwards', '[{"a":-1E+400}]', '/0/a'],
      ['overflow by digits and a short exponent', `[{"a":1${'0'.repeat(290)}e99}]`, '/0/a'],
      ['underflow', '[{"a":1e-400}]', '/0/a'],
      ['underflow by digits', `[{"a":0.${'0'.repeat(400)}1}]`, '/0/a'],
      ['U+0000 in a value', '[{"a":"x\\u0000"}]', '/0/a'],
      ['U+0000 in a name', '[{"b":{"x\\u0000":1}}]', '/0/b'],
      ['a lone surrogate', '[{"a":"\\ud800"}]', '/0/a'],
      ['a pair the wrong way round', '[{"a":["\\udc00\\ud800"]}]', '/0/a/0'],
      ['a lone surrogate in a name', '[{"\\udfff":1}]', '/0'],
      ['__proto__', '[{"__proto__":1}]', '/0/__proto__'],
      ['__proto__ written with escapes', '[{"a":[{"\\u005f_proto_\\u005F":{}}]}]', '/0/a/0/__proto__'],
      ['names that need escapes in pointers', '[{"a/b~c":1e999}]', '/0/a~1b~0c'],
      [
        'several at once',
        '[{"a":1e400,"b":2},{"c":["\\u0000"]},{"__proto__":{"d":1e-999}}]',
        '/0/a',
        '/1/c/0',
        '/2/__proto__',
        '/2/__proto__/d',
      ],
      ['what a later name overwrites', '[{"a":1e400,"a":1}]', '/0/a'],
    ];
    for (const [what, body, ...pointers] of refused) {
      it(what, () => expect(pointersOf(body)).to.deep.equal(pointers));
    }

    it('at most 20 at once', () => {
      expect(pointersOf(`[{"a":[${'1e999,'.repeat(100)}1]}]`)).to.have.length(20);
    });
  });

  describe('checkValues takes', () => {
    const taken = [
      '[{"a":9007199254740991,"b":-9007199254740991}]',
      '[{"a":9007199254740992,"b":-9223372036854776000,"c":100000000000000000000,"d":999999999999999900000,"e":1e+21}]',
      '[{"a":9007199254740993.0,"b":1e300,"c":123456789012345678e3}]',
      `[{"a":0.${'0'.repeat(400)},"b":0e999,"c":-0,"d":5e-324,"e":1e-0003}]`,
      `[{"a":"${'9'.repeat(400)} 1e999 __proto__","b":"\\\\u0000"}]`,
      '[{"a":"\\ud83d\\ude00 \\u00e9","b":"\\"{[\\\\"}]',
      '[{"constructor":1,"prototype":{"toString":null},"hasOwnProperty":[]}]',
      '[{"__proto":1,"proto__":2,"a":"__proto__"}]',
      '[]',
    ];
    for (const body of taken) it(body.slice(0, 70), () => expect(errorsOf(body)).to.deep.equal([]));
  });

  describe('checkValues bounds', () => {
    it('the nesting of a row to 64 levels, itself being the first', () => {
      expect(errorsOf(nested(maxNesting), 'object')).to.deep.equal([]);
      expect(errorsOf(`[{},${nested(maxNesting)}]`)).to.deep.equal([]);
      expect(pointersOf(nested(maxNesting + 1), 'object')).to.deep.equal(['/a'.repeat(maxNesting)]);
      expect(pointersOf(`[{},${nested(maxNesting + 1)}]`)).to.deep.equal([`/1${'/a'.repeat(maxNesting)}`]);
      expect(pointersOf(`[{"a":${'['.repeat(64)}${']'.repeat(64)}}]`)).to.deep.equal([
        `/0/a${'/0'.repeat(63)}`,
      ]);
    });

    it('the fields of a row to 1,000 besides its id', () => {
      const fields = Array.from({ length: maxFields }, (_, index) => `"f${index}":${index}`).join();
      expect(errorsOf(`[{${fields}}]`)).to.deep.equal([]);
      expect(errorsOf(`{"id":1,${fields}}`, 'object')).to.deep.equal([]);
      expect(errorsOf(`[{"a":{${fields},"g":1}}]`)).to.deep.equal([]);
      expect(pointersOf(`[{},{${fields},"g":1}]`)).to.deep.equal(['/1']);
    });

    it('the pointers it gives back', () => {
      const [pointer] = pointersOf(`[{"a":{"${'n'.repeat(100_000)}":1e999}}]`);
      expect(pointer).to.equal('/0/a');
    });
  });

  describe('isShortestNumber', () => {
    const digits = fc.stringMatching(/^[0-9]{0,8}$/);
    const part = fc.oneof(digits, fc.constantFrom('0', '00', '0.', '.', '-', '+', 'e', 'E5', '000000', ' '));

    it('accepts only texts that JSON.stringify writes', () =>
      hold(
        fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
          const text = parts.join('');
          if (isShortestNumber(text)) expect(JSON.stringify(JSON.parse(text))).to.equal(text);
        }),
      ));

    it('accepts numbers of up to 15 digits without an exponent', () =>
      hold(
        fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 }), (number, places) => {
          const text = `${number / 10 ** places}`;
          expect(isShortestNumber(text), text).to.equal(!text.includes('e'));
        }),
      ));

    for (const text of ['', '-', '01', '-01', '1.', '.5', '1e2', 'NaN', '1 ', '-0', '1.0', '0.0000001'])
      it(`rejects ${JSON.stringify(text)}`, () => expect(isShortestNumber(text)).to.equal(false));
  });

  describe('canonicalTexts', () => {
    const textsOf = (text: string) => canonicalTexts(text, JSON.parse(text));
    const asSent = [
      '[{}]',
      '[{},{"a":{}},{"a":[],"b":[{}]}]',
      '[{"a":0,"b":-1,"c":0.5,"d":-0.25,"e":999999999999999,"f":0.000001,"g":12.000000000001}]',
      '[{"a":"é { [ , : }","b":"\u2028😀"},{"":true,"b":false,"c":null}]',
      '[{"a":[1,[2,{"b":"x"}],null]},{"a":{"b":{"c":{}}}}]',
    ];
    for (const text of asSent) {
      it(`takes as it is: ${text}`, () =>
        expect(textsOf(text)).to.deep.equal(JSON.parse(text).map((row: object) => JSON.stringify(row))));
    }
    const otherwise = [
      ...[
        '[ {}]',
        '[{} ]',
        '[{} ,{}]',
        '[{}] ',
        '[{},\n{}]',
        '[{ }]',
        '[{"a" :1}]',
        '[{"a": 1}]',
        '[{"a":1 }]',
        '[{"a":[ ]}]',
      ],
      ...[
        '1.0',
        '1.50',
        '-0',
        '-0.0',
        '1e2',
        '1E2',
        '0.0000001',
        '1234567890123456',
        '0.1234567890123456',
      ].map((number) => `[{"a":${number}}]`),
      ...['[{"a":1,"a":2}]', '[{"a":{"b":1,"b":1}}]', '[{"a":[{"b":1,"b":1}]}]', '[{"b":1,"1":2}]'],
      ...['[{"__proto__":1}]', '[{"a":"\\u0041"}]', '[{"a":"\\/"}]', '[{"a":"\\n"}]'],
    ];
    for (const text of otherwise) {
      it(`leaves to JSON.stringify: ${text}`, () => expect(textsOf(text)).to.equal(undefined));
    }

    const rowsIn = (text: string) =>
      canonicalTexts(
        text,
        JSON.parse(text).all.map(({ row }: { readonly row: object }) => row),
        { before: '{"all":', after: '}' },
        (index) => ({ before: `{"n":${index},"row":`, after: '}' }),
      );
    it('takes the objects in the items of an array', () =>
      expect(rowsIn('{"all":[{"n":0,"row":{"a":1}},{"n":1,"row":{}}]}')).to.deep.equal(['{"a":1}', '{}']));
    const otherItems = [
      '{"all":[{"n":0,"row":{"a":1.0}}]}',
      '{"all":[{"row":{"a":1},"n":0}]}',
      '{"all":[{"n":0,"row":{"a":1},"row":{"a":1}}]}',
      '{"all":[{"n":0,"row":{"a":1} }]}',
      '{"all":[{"n":0, "row":{"a":1}}]}',
      '{"all":[{"n":0,"row":{"a":1}},{"n":0,"row":{}}]}',
      '{"all":[{"n":0,"row":{"a":1}}] }',
    ];
    for (const text of otherItems) {
      it(`leaves to JSON.stringify: ${text}`, () => expect(rowsIn(text)).to.equal(undefined));
    }

    it('gives what JSON.stringify gives, or nothing', () => {
      const spelling = fc.constantFrom('', '', '', '', ' ', '\n');
      const number = fc.oneof(
        fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
        fc.integer().map(String),
      );
      const text = fc.array(
        fc.dictionary(
          fc.oneof(fc.string(), fc.constantFrom('a', '1', '-1', '__proto__')),
          fc.oneof(
            fc.json(),
            number,
            fc.stringMatching(/^-?(0|[1-9]\d{0,17})(\.\d{1,12})?([eE][-+]?\d{1,2})?$/),
          ),
          { maxKeys: 4 },
        ),
        { minLength: 1 },
      );
      hold(
        fc.property(text, spelling, spelling, (rows, before, after) => {
          const objects = rows.map(
            (row) =>
              `{${Object.entries(row)
                .map(([name, value]) => `${before}${JSON.stringify(name)}:${value}${after}`)
                .join()}}`,
          );
          const body = `[${objects.join()}]`;
          const texts = textsOf(body);
          const written = JSON.parse(body).map((row: object) => JSON.stringify(row));
          if (texts !== undefined) expect(texts).to.deep.equal(written);
          // Every body in canonical, short form without escapes must be recognized.
          else if (body === `[${written}]`) expect(body).to.match(/\\|"__proto__"|"\d|[\d.]{16}|\d[eE]/);
        }),
      );
    });
  });

  it('copes with 1 MiB of hostile text in little time', async () => {
    const size = 1_048_576;
    const half = size / 2;
    const bodies = [
      '['.repeat(half) + ']'.repeat(half),
      `${'{"a":'.repeat(size / 6)}1${'}'.repeat(size / 6)}`,
      `[{"a":${'['.repeat(half)}${']'.repeat(half)},"a":"\\u0000"}]`,
      `[{"a":"${'\\u0061'.repeat(size / 6)}"}]`,
      `[{"a":"${'\\\\'.repeat(half)}\\u0000"}]`,
      `[{"a":${'9'.repeat(size)}}]`,
      `[${'{},'.repeat(size / 3)}{"a":1e999}]`,
      `[{"a":[${'1e-999,'.repeat(size / 7)}1]}]`,
    ];
    for (const body of bodies) {
      const cpuMs = await cpuMsOf(() => errorsOf(body, body.startsWith('{') ? 'object' : 'array'));
      expect(cpuMs, body.slice(0, 20)).to.be.below(2_000);
    }
  });

  it('accepts every double as JSON.stringify writes it, in any context', () => {
    hold(
      fc.property(anyDouble(), anyDouble(), (one, other) => {
        const row = { a: one, b: [{ c: other }, one] };
        const [text, beside] = [JSON.stringify(row), `{"d":"\\u00e9",${JSON.stringify(row).slice(1)}`];
        expect(textsOfRows(`[${text},${text}]`, [row, row])).to.deep.equal([text, text]);
        expect(errorsOf(`[${beside}]`)).to.deep.equal([]);
        expect(errorsOf(text, 'object')).to.deep.equal([]);
      }),
    );
  });

  it('takes an integer exactly when it is what JSON.stringify writes for its double', () => {
    hold(
      fc.property(fc.stringMatching(/^-?[1-9]\d{13,21}$/), (literal) => {
        expect(errorsOf(`[{"a":${literal}}]`)).to.have.length(String(Number(literal)) === literal ? 0 : 1);
      }),
    );
  });

  it('says what an integer would be stored as', () => {
    const lines = [
      ['9007199254740993', 'is an integer that can only be stored as 9007199254740992'],
      ['-9223372036854775808', 'is an integer that can only be stored as -9223372036854776000'],
      ['1000000000000000000000', 'is an integer that can only be stored as 1e+21'],
      ['9'.repeat(400), 'is too large to be stored as a number'],
    ] as const;
    for (const [literal, detail] of lines) {
      expect(errorsOf(`[{"a":${literal}}]`)).to.deep.equal([{ pointer: '/0/a', detail }]);
    }
  });

  it('takes every value that JSON.stringify writes of finite numbers and well-formed strings', () => {
    hold(
      fc.property(fc.array(row()), (rows) => {
        const text = JSON.stringify(rows);
        expect(errorsOf(text)).to.deep.equal([]);
        expect(sameValue(JSON.parse(text), rows)).to.equal(true);
      }),
    );
  });

  it('finds what was planted anywhere, and says where', () => {
    const planted = fc.constantFrom(
      '9007199254740993',
      '-1e400',
      '1e-400',
      '"\\u0000"',
      '"x\\uDC00"',
      '{"__proto__":0}',
    );
    hold(
      fc.property(row(), fc.string({ unit: 'grapheme' }), planted, (fields, name, literal) => {
        fc.pre(name !== '__proto__');
        const mark = '"planted here"';
        const text = JSON.stringify([{ ...fields, [name]: [null, 'planted here'] }]).replace(mark, literal);
        fc.pre(text.includes(literal));
        const escaped = name.replaceAll('~', '~0').replaceAll('/', '~1');
        const pointer = `/0/${escaped}/1${literal.startsWith('{') ? '/__proto__' : ''}`;
        expect(pointersOf(text)).to.deep.equal([pointer]);
      }),
    );
  });

  it('decodeUtf8 refuses what is not UTF-8', () => {
    expect(decodeUtf8(Buffer.from('{"a":"é😀"}'))).to.equal('{"a":"é😀"}');
    for (const bytes of [[0xff], [0xc3], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf5, 0x80, 0x80, 0x80]]) {
      expect(() => decodeUtf8(Buffer.from(bytes)))
        .to.throw(Problem)
        .with.property('code', 'body_malformed');
    }
  });

  describe('sameValue', () => {
    it('ignores the order of names and the sign of 0, nothing else', () => {
      expect(sameValue({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).to.equal(true);
      expect(sameValue([0], [-0])).to.equal(true);
      const different: [JsonValue, JsonValue][] = [
        [
          [1, 2],
          [2, 1],
        ],
        [{ a: 1 }, { a: 1, b: 1 }],
        [{ a: null }, { b: null }],
        [{}, []],
        [[], {}],
        [{}, null],
        [null, {}],
        ['1', 1],
        [{ toString: 1 }, { a: 1 }],
        [{ a: 1 }, { toString: 1 }],
        [{ 0: 1 }, [1]],
      ];
      for (const [a, b] of different) expect(sameValue(a, b), JSON.stringify([a, b])).to.equal(false);
    });

    it('agrees with the texts of sorted values', () => {
      const pair = fc.oneof(
        fc.tuple(row(), row()),
        row().map((value): [JsonObject, JsonObject] => [value, reversed(value)]),
      );
      hold(
        fc.property(pair, ([a, b]) => {
          expect(sameValue(a, b)).to.equal(JSON.stringify(sorted(a)) === JSON.stringify(sorted(b)));
        }),
      );
    });
  });

  describe('shallowPatch', () => {
    it('replaces whole fields and leaves the row as it is', () => {
      const before = { id: 7, a: { b: 1, c: 2 }, d: 4 };
      expect(shallowPatch(before, { a: { c: 3 }, e: null, id: 7 })).to.deep.equal({
        id: 7,
        a: { c: 3 },
        d: 4,
        e: null,
      });
      expect(before).to.deep.equal({ id: 7, a: { b: 1, c: 2 }, d: 4 });
    });
  });

  describe('mergePatch', () => {
    // The cases of RFC 7396, appendix A, whose target and patch are objects.
    const cases: [target: string, patch: string, result: string][] = [
      ['{"a":"b"}', '{"a":"c"}', '{"a":"c"}'],
      ['{"a":"b"}', '{"b":"c"}', '{"a":"b","b":"c"}'],
      ['{"a":"b"}', '{"a":null}', '{}'],
      ['{"a":"b","b":"c"}', '{"a":null}', '{"b":"c"}'],
      ['{"a":["b"]}', '{"a":"c"}', '{"a":"c"}'],
      ['{"a":"c"}', '{"a":["b"]}', '{"a":["b"]}'],
      ['{"a":{"b":"c"}}', '{"a":{"b":"d","c":null}}', '{"a":{"b":"d"}}'],
      ['{"a":[{"b":"c"}]}', '{"a":[1]}', '{"a":[1]}'],
      ['{"e":null}', '{"a":1}', '{"e":null,"a":1}'],
      ['{}', '{"a":{"bb":{"ccc":null}}}', '{"a":{"bb":{}}}'],
      ['{"a":1}', '{"toString":{"constructor":{"x":1}}}', '{"a":1,"toString":{"constructor":{"x":1}}}'],
      [
        '{"constructor":{"a":1}}',
        '{"constructor":{"b":2},"prototype":null}',
        '{"constructor":{"a":1,"b":2}}',
      ],
    ];
    for (const [target, patch, result] of cases) {
      it(`${target} + ${patch}`, () => {
        const before = JSON.parse(target);
        expect(JSON.stringify(mergePatch(before, JSON.parse(patch)))).to.equal(result);
        expect(JSON.stringify(before)).to.equal(target);
      });
    }

    it('is idempotent, and leaves what the patch does not name', () => {
      hold(
        fc.property(row(), row(), (target, patch) => {
          const once = mergePatch(target, patch);
          expect(sameValue(mergePatch(once, patch), once)).to.equal(true);
          for (const name of Object.keys(target)) {
            if (!Object.hasOwn(patch, name)) expect(once[name]).to.equal(target[name]);
          }
        }),
      );
    });
  });
});

function sorted(value: JsonValue): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, inner]) => [name, sorted(inner)] as const);
  return { members: members.sort(([a], [b]) => (a < b ? -1 : 1)) };
}

/** Returns the same value with its names in the opposite order. */
function reversed(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).reverse());
}
