import { expect } from 'chai';
import fc from 'fast-check';
import { parseShallow } from '../../src/values/json/depth.js';
import { type Client, client } from '../support/client.js';
import { startService, type TestService } from '../support/service.js';
import { cases } from '../support/suite.js';

const space = ' '.repeat(5_000);
/** Items of an array with so many brackets that the array could be nested too deep for JSON.parse. */
const crowd = '[],'.repeat(600);
const levels = 65;

/** Returns the value with everything removed that is nested deeper than `levels`. */
function emptied(value: unknown, depth = 1): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > levels) return Array.isArray(value) ? [] : {};
  if (Array.isArray(value)) return value.map((item) => emptied(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, emptied(item, depth + 1)]));
}

type Outcome = { value: unknown } | 'SyntaxError';

function outcome(parse: () => unknown): Outcome {
  try {
    return { value: parse() };
  } catch (error) {
    if (error instanceof SyntaxError) return 'SyntaxError';
    throw error;
  }
}

const scalars = [
  ...['1', '-0', '0.5', '1e400', '-2E+3', 'true', 'false', 'null', '""', '"a"', '"\\""', '"\\\\"', '"]}"'],
  ...['"[{"', '"\\u0041"', '"\u{1f600}"'],
];
const broken = [
  ...[
    '01',
    '1.',
    '.5',
    '+1',
    '-',
    'tru',
    'nulll',
    'NaN',
    "'a'",
    '"\u0001"',
    '"\\x"',
    '"\\u00g0"',
    '"a',
    '\u00a0',
  ],
  ...['[', ']', '{', '}', ',', ':', '"', '\\', '1 2', '/**/'],
];
const gaps = ['', '', '', ' ', '\n', '\t\r'];

/** Generates a level around a text: an array or an object with other items before and after the text. */
const level = fc
  .tuple(
    fc.boolean(),
    fc.array(fc.constantFrom(...scalars, '[]', '{}', '[[1],{"x":[]}]'), { maxLength: 2 }),
    fc.array(fc.constantFrom(...scalars, '{"y":{}}'), { maxLength: 1 }),
    fc.constantFrom(...gaps),
  )
  .map(([isArray, before, after, gap]) => (inner: string): string => {
    const items = [...before, inner, ...after];
    if (isArray) return `[${gap}${items.join(`${gap},`)}]`;
    return `{${items.map((item, n) => `"${n % 2}"${gap}:${item}`).join(`,${gap}`)}${gap}}`;
  });

const texts = fc
  .tuple(fc.array(level, { maxLength: 90, size: 'max' }), fc.constantFrom(...scalars, '[]', '{}'))
  .map(([around, leaf]) => around.reduce((text, wrap) => wrap(text), leaf));

const mutated = fc
  .tuple(texts, fc.nat(), fc.nat(2), fc.constantFrom(...broken, ...scalars))
  .map(([text, at, removed, inserted]) => {
    const place = at % (text.length + 1);
    return text.slice(0, place) + inserted + text.slice(place + removed);
  });

describe('a text that is nested deep', () => {
  const hold = (text: string): void => {
    const plain = outcome(() => JSON.parse(text));
    expect(outcome(() => parseShallow(space + text, levels))).to.deep.equal(plain);
    const crowded = `${space}[${crowd}${text}]`;
    const whole = outcome(() => JSON.parse(crowded));
    const expected = whole === 'SyntaxError' ? whole : { value: emptied(whole.value) };
    expect(outcome(() => parseShallow(crowded, levels))).to.deep.equal(expected);
  };

  it('is parsed as JSON.parse does, down to its limit', () => {
    fc.assert(fc.property(texts, hold), { numRuns: cases(400) });
  });

  it('is refused where JSON.parse refuses it', () => {
    fc.assert(fc.property(mutated, hold), { numRuns: cases(1_500) });
  });

  for (const text of [
    ...['['.repeat(500_000), `${'['.repeat(500_000)}${']'.repeat(500_000)}`, '[{"a":'.repeat(100_000)],
    ...['[1', '{"a"', `${'['.repeat(80)}"\\`, `${'['.repeat(80)}${']'.repeat(81)}`],
    ...[`${'['.repeat(80)}1}${']'.repeat(79)}`, `${'{"a":'.repeat(80)}{,}${'}'.repeat(80)}`],
  ]) {
    it(`such as ${text.slice(0, 10)}.. of ${text.length} characters`, () => {
      const plain = outcome(() => JSON.parse(text));
      const parsed = outcome(() => parseShallow(space + text, levels));
      expect(parsed === 'SyntaxError').to.equal(plain === 'SyntaxError');
    });
  }
});

describe('a body that is nested deep', () => {
  let service: TestService;
  let owner: Client;
  let rows: string;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
    rows = `/v1/collections/${await owner.collection([{ n: 1 }])}/rows`;
  });
  after(() => service.close());

  const array = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
  const object = (depth: number, leaf = '1'): string => '{"a":'.repeat(depth) + leaf + '}'.repeat(depth);

  /** Status, code and pointers, which are the same for every length. */
  const table: [what: string, method: 'POST' | 'PATCH', body: (depth: number) => string, number, string][] = [
    ['a row', 'POST', (depth) => `[{"n":1},{"a":${array(depth)}}]`, 422, 'value_unsupported'],
    ['a row of objects', 'POST', (depth) => `[${object(depth)}]`, 422, 'value_unsupported'],
    ['an item that is no object', 'POST', array, 400, 'body_invalid'],
    ['what is no array', 'POST', object, 400, 'body_invalid'],
    ['what is not closed', 'POST', (depth) => `[{"a":${'['.repeat(depth)}`, 400, 'body_malformed'],
    ['what is closed wrongly', 'POST', (depth) => `[{"a":${array(depth)}]}`, 400, 'body_malformed'],
    ['what holds no JSON', 'POST', (depth) => `[${object(depth, 'tru')}]`, 400, 'body_malformed'],
    ['an id in it', 'POST', (depth) => `[{"id":1,"a":${array(depth)}}]`, 400, 'body_invalid'],
    ['what is overwritten', 'POST', (depth) => `[{"a":${array(depth)},"a":1}]`, 201, ''],
    [
      'an overwritten __proto__',
      'POST',
      (depth) => `[{"a":${object(depth, '{"__proto__":1}')},"a":1}]`,
      422,
      'value_unsupported',
    ],
    ['a patch', 'PATCH', object, 422, 'value_unsupported'],
    ['a patch of arrays', 'PATCH', (depth) => `{"a":${array(depth)}}`, 422, 'value_unsupported'],
  ];

  for (const [what, method, body, status, code] of table) {
    it(`${what}: ${status} ${code}`, async () => {
      const target = method === 'POST' ? rows : `${rows}/1`;
      const send = (text: string) => owner.send(method, target, text, { 'Content-Type': 'application/json' });
      const [plain, padded, long] = [
        await send(body(100)),
        await send(space + body(100)),
        await send(body(80_000)),
      ];
      expect([plain.status, plain.code ?? '']).to.deep.equal([status, code]);
      // The pointer to a deeper value is longer.
      const pointers = (answer: typeof plain): unknown =>
        (status === 201 ? [] : (answer.json.errors ?? [])).map(
          (item: { pointer: string; detail: string }) => [item.pointer.slice(0, 100), item.detail],
        );
      for (const answer of [padded, long]) {
        expect([answer.status, answer.code ?? '']).to.deep.equal([status, code]);
        expect(pointers(answer)).to.deep.equal(pointers(plain));
      }
    });
  }
});
