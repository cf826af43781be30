/** Random filters, the ways to write them, and their meaning according to RFC 9535. */
import fc from 'fast-check';
import {
  type Filter,
  type Literal,
  maxFilterLength,
  maxOpen,
  maxTests,
  type Operator,
  type Path,
} from '../../src/values/filter.js';
import type { JsonObject, JsonValue } from '../../src/values/values.js';
import { anyDouble, value as anyValue, fieldNames } from './arbitraries.js';

/** A filter and the names of the rows that match. */
export type Line = readonly [filter: string, ...fitting: string[]];

/** The examples of the contract. */
export const examples: {
  readonly rows: Readonly<Record<string, JsonObject>>;
  readonly lines: readonly Line[];
} = {
  rows: {
    1: { n: 5, done: false, tags: ['home'], due: null },
    2: { n: '5', done: true, tags: ['home', 'work'] },
    3: { n: 7.5, addr: { city: 'Oslo' }, due: '2030-01-31' },
    4: { n: null, tags: 'home', addr: { city: 'Bergen' }, 'a b"c': [1] },
  },
  lines: [
    ['@.n == 5', '1'],
    ['@.n == "5"', '2'],
    ['@.n > 4', '1', '3'],
    ['@.n != 5', '2', '3', '4'],
    ['@.due == null', '1'],
    ['!@.due', '2', '4'],
    ['@.due && @.due != null', '3'],
    ['@.addr.city == "Oslo" || @.done == true', '2', '3'],
    ['@.tags[?@ == "home"]', '1', '2'],
    ['starts_with(@.due, "2030-")', '3'],
    ['@["a b\\"c"][0] <= 1', '4'],
    ['@.done < true'],
  ],
};

/** Names with a special meaning in a filter, in a JSON path of an engine, or in JavaScript. */
const hostileNames = [
  'a.b',
  'a"b',
  "a'b",
  '\\',
  '\\"',
  '[0]',
  '$',
  '@',
  '#-1',
  '-1',
  '*',
  '%',
  '\n',
  '\u007f',
  '"]',
  "']",
  '\\u0041',
  'length',
  'last',
  '\u{10ffff}'.repeat(128),
];
const name = fc.constantFrom(...fieldNames, 'a', 'b', ...hostileNames, '__proto__', 'toString', 'id');
const texts = ['', 'a', 'A', 'ab', 'b', 'é', '\ue000', '\uffff', '\u{10000}', '\u{1f600}', 'a\u{1f600}b'];
const hostileTexts = [
  "'",
  '"',
  '\\',
  '\\u0041',
  '%',
  '_',
  '\n',
  '\u001f',
  '\u2028',
  '1',
  '0.5',
  'null',
  '[1]',
  '{',
];
const text = fc.constantFrom(...texts, ...hostileTexts);

/** Picks from a few numbers that rows and literals share, including the adjacent doubles. */
function numberNear(numbers: readonly number[]): fc.Arbitrary<number> {
  const near = numbers.flatMap((number) => [number, neighbourOf(number, 1n), neighbourOf(number, -1n)]);
  // Other tests check that -0 is stored as 0.
  const plain = [...near, 0, 1, 2, -1, 0.5, 1e21].filter(Number.isFinite).map((number) => number + 0);
  return fc.constantFrom(...plain);
}

function neighbourOf(number: number, step: bigint): number {
  const bits = new BigInt64Array(new Float64Array([number]).buffer);
  bits[0]! += step;
  return new Float64Array(bits.buffer)[0]!;
}

function valueWith(number: fc.Arbitrary<number>): fc.Arbitrary<JsonValue> {
  const { value } = fc.letrec<{ value: JsonValue }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3, depthIdentifier: 'filtered' },
      fc.constantFrom(null, true, false),
      number,
      text,
      anyValue as fc.Arbitrary<JsonValue>,
      fc.array(tie('value'), { maxLength: 4, depthIdentifier: 'filtered' }),
      membersWith(tie('value')),
    ),
  }));
  return value;
}

function membersWith(value: fc.Arbitrary<JsonValue>): fc.Arbitrary<JsonObject> {
  const storable = name.filter((each) => each !== '__proto__' && each !== 'id');
  return fc.dictionary(storable, value, {
    maxKeys: 4,
    noNullPrototype: true,
    depthIdentifier: 'filtered',
  }) as fc.Arbitrary<JsonObject>;
}

export interface Scene {
  readonly rows: readonly JsonObject[];
  readonly filters: readonly Filter[];
}

/** Generates rows and filters that use the same names, texts and numbers. */
export function scene(rows: number, filters: number): fc.Arbitrary<Scene> {
  return fc.array(anyDouble(), { minLength: 1, maxLength: 3 }).chain((numbers) => {
    const number = numberNear(numbers);
    return fc.record({
      rows: fc.array(membersWith(valueWith(number)), { minLength: rows, maxLength: rows }),
      filters: fc.array(filterWith(number), { minLength: filters, maxLength: filters }),
    });
  });
}

/** Any filter that doesn't exceed a limit. */
export const anyFilter = fc
  .array(anyDouble(), { minLength: 1, maxLength: 3 })
  .chain((numbers) => filterWith(numberNear(numbers)));

function filterWith(number: fc.Arbitrary<number>): fc.Arbitrary<Filter> {
  const operator = fc.constantFrom<Operator>('==', '!=', '<', '<=', '>', '>=');
  const literal = fc.oneof<fc.Arbitrary<Literal>[]>(number, text, fc.constantFrom(null, true, false));
  const segment = fc.oneof(
    { arbitrary: name, weight: 3 },
    { arbitrary: fc.integer({ min: -4, max: 4 }), weight: 2 },
    { arbitrary: fc.constantFrom(2 ** 32, -(2 ** 32), 2 ** 53 - 1, 1 - 2 ** 53), weight: 1 },
  );
  const size = fc.oneof(fc.nat(4), number);
  const pathOf = (minLength: 0 | 1): fc.Arbitrary<Path> =>
    fc.oneof(
      { arbitrary: fc.tuple(name), weight: 3 },
      { arbitrary: fc.array(segment, { minLength, maxLength: 3 }), weight: 2 },
    ) as fc.Arbitrary<Path>;
  const { outer } = fc.letrec<{ outer: Filter; inner: Filter }>((tie) => {
    const filterOf = (path: fc.Arbitrary<Path>, same: fc.Arbitrary<Filter>): fc.Arbitrary<Filter> =>
      fc.oneof(
        { maxDepth: 5, depthIdentifier: 'filter', withCrossShrink: true },
        {
          arbitrary: fc.record({ kind: fc.constant('compare' as const), operator, path, literal }),
          weight: 5,
        },
        { arbitrary: fc.record({ kind: fc.constant('exists' as const), path }), weight: 1 },
        {
          arbitrary: fc.record({ kind: fc.constant('length' as const), operator, path, literal: size }),
          weight: 2,
        },
        {
          arbitrary: fc.record({
            kind: fc.constantFrom('starts_with' as const, 'contains' as const),
            path,
            text,
          }),
          weight: 2,
        },
        { arbitrary: fc.record({ kind: fc.constant('not' as const), part: same }), weight: 1 },
        {
          arbitrary: fc.record({ kind: fc.constant('some' as const), path, part: tie('inner') }),
          weight: 3,
        },
        {
          arbitrary: fc
            .tuple(
              fc.constantFrom('and' as const, 'or' as const),
              fc.array(same, { minLength: 2, maxLength: 4, depthIdentifier: 'filter' }),
            )
            .map(([kind, parts]) => joined(kind, parts)),
          weight: 3,
        },
      );
    return {
      outer: filterOf(pathOf(1), tie('outer')),
      inner: filterOf(fc.oneof(fc.constant([]), pathOf(0)), tie('inner')),
    };
  });
  return outer.filter(isWithinLimits);
}

function joined(kind: 'and' | 'or', parts: readonly Filter[]): Filter {
  return { kind, parts: parts.flatMap((part) => (part.kind === kind ? part.parts : [part])) };
}

function isWithinLimits(filter: Filter): boolean {
  return (
    testsIn(filter) <= maxTests &&
    openIn(filter) < maxOpen &&
    // The longest way to write a filter can have six times the length.
    6 * [...written(filter)].length <= maxFilterLength
  );
}

function testsIn(filter: Filter): number {
  if (filter.kind === 'and' || filter.kind === 'or') {
    return filter.parts.reduce((sum, part) => sum + testsIn(part), 0);
  }
  if (filter.kind === 'not') return testsIn(filter.part);
  return filter.kind === 'some' ? 1 + testsIn(filter.part) : 1;
}

function openIn(filter: Filter): number {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return Math.max(
        ...filter.parts.map((part) => openIn(part) + (needsParentheses(part, filter.kind) ? 1 : 0)),
      );
    case 'not':
      return openIn(filter.part) + (needsParentheses(filter.part, 'not') ? 1 : 0);
    case 'some':
      return openIn(filter.part) + 1;
    case 'exists':
    case 'compare':
      return 0;
    default:
      return 1;
  }
}

function needsParentheses(filter: Filter, within: 'and' | 'or' | 'not'): boolean {
  if (within === 'or') return false;
  return within === 'and'
    ? filter.kind === 'or'
    : !['exists', 'some', 'starts_with', 'contains'].includes(filter.kind);
}

/** Chooses one of several ways to write something. Returns a number below `ways`. */
export type Choose = (ways: number) => number;

const turned = { '==': '==', '!=': '!=', '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

/** Returns the text of a filter: the plain text, or another text that means the same tree. */
export function written(filter: Filter, choose: Choose = () => 0): string {
  const space = (): string => ['', ' ', '\n', '\t \r'][choose(4)]!;
  const around = (sign: string): string => (choose(2) === 0 ? ` ${sign} ` : `${space()}${sign}${space()}`);
  const parenthesised = (inner: string): string => `(${space()}${inner}${space()})`;
  const within = (kind: 'and' | 'or' | 'not', part: Filter): string =>
    needsParentheses(part, kind) ? parenthesised(write(part)) : write(part);
  const quoted = (given: string): string => {
    const json = JSON.stringify(given);
    if (choose(2) === 0) return json;
    const single = json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
    const escaped = () =>
      given.replaceAll(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
    return choose(2) === 0 ? `'${single}'` : `"${escaped()}"`;
  };
  const isPlain = (given: string): boolean =>
    /^[A-Za-z_\u0080-\u{10ffff}][\w\u0080-\u{10ffff}]*$/u.test(given);
  const path = (segments: Path): string =>
    segments.reduce<string>((before, segment) => {
      if (typeof segment === 'number') return `${before}${space()}[${segment}]`;
      if (isPlain(segment) && choose(2) === 0) return `${before}${space()}.${segment}`;
      return `${before}${space()}[${quoted(segment)}]`;
    }, '@');
  const compared = (left: string, operator: Operator, literal: Literal): string => {
    const right = typeof literal === 'string' ? quoted(literal) : JSON.stringify(literal);
    return choose(2) === 0
      ? `${left}${around(operator)}${right}`
      : `${right}${around(turned[operator])}${left}`;
  };
  const write = (each: Filter): string => {
    switch (each.kind) {
      case 'and':
      case 'or':
        return each.parts
          .map((part) => within(each.kind, part))
          .join(around(each.kind === 'and' ? '&&' : '||'));
      case 'not':
        return `!${space()}${within('not', each.part)}`;
      case 'exists':
        return path(each.path);
      case 'some':
        return `${path(each.path)}${space()}[${space()}?${space()}${write(each.part)}${space()}]`;
      case 'compare':
        return compared(path(each.path), each.operator, each.literal);
      case 'length':
        return compared(`length(${space()}${path(each.path)}${space()})`, each.operator, each.literal);
      default: {
        const [first, second] = [path(each.path), quoted(each.text)];
        return `${each.kind}(${space()}${first}${space()},${space()}${second}${space()})`;
      }
    }
  };
  return choose(2) === 0 ? write(filter) : parenthesised(write(filter));
}

/** The nodes that a query found. A comparison uses the value of the only node, or Nothing. */
type Nodes = readonly JsonValue[];
const nothing = Symbol('Nothing');
type Compared = JsonValue | typeof nothing;

/** Returns true if a row matches, by sections 2.3 and 2.4 of RFC 9535, implemented as plainly as possible. */
export function fits(filter: Filter, row: JsonValue): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.parts.filter((part) => !fits(part, row)).length === 0;
    case 'or':
      return filter.parts.filter((part) => fits(part, row)).length > 0;
    case 'not':
      return fits(filter.part, row) === false;
    case 'exists':
      return nodesAt(filter.path, row).length > 0;
    case 'some':
      return nodesAt(filter.path, row)
        .flatMap(childrenOf)
        .some((child) => fits(filter.part, child));
    case 'compare':
      return compared(valueAmong(nodesAt(filter.path, row)), filter.operator, filter.literal);
    case 'length':
      return compared(sizeOf(valueAmong(nodesAt(filter.path, row))), filter.operator, filter.literal);
    case 'starts_with':
    case 'contains': {
      const value = valueAmong(nodesAt(filter.path, row));
      if (typeof value !== 'string') return false;
      const [all, part] = [[...value], [...filter.text]];
      const isAt = (start: number): boolean => part.every((character, at) => all[start + at] === character);
      return filter.kind === 'starts_with' ? isAt(0) : [...all, ''].some((_, start) => isAt(start));
    }
  }
}

function nodesAt(path: Path, root: JsonValue): Nodes {
  return path.reduce<Nodes>(
    (nodes, segment) =>
      nodes.flatMap((node) => {
        if (typeof segment === 'string') {
          const isThere =
            typeof node === 'object' && node !== null && !Array.isArray(node) && Object.hasOwn(node, segment);
          return isThere ? [node[segment]!] : [];
        }
        if (!Array.isArray(node)) return [];
        const at = segment < 0 ? node.length + segment : segment;
        return at >= 0 && at < node.length ? [node[at]!] : [];
      }),
    [root],
  );
}

function childrenOf(node: JsonValue): Nodes {
  return typeof node === 'object' && node !== null ? Object.values(node) : [];
}

function valueAmong(nodes: Nodes): Compared {
  return nodes.length === 1 ? nodes[0]! : nothing;
}

function sizeOf(value: Compared): Compared {
  if (typeof value === 'string') return [...value].length;
  if (typeof value !== 'object' || value === null) return nothing;
  return Object.keys(value).length;
}

function compared(left: Compared, operator: Operator, right: Compared): boolean {
  switch (operator) {
    case '==':
      return isEqual(left, right);
    case '!=':
      return !isEqual(left, right);
    case '<':
      return isLess(left, right);
    case '<=':
      return isLess(left, right) || isEqual(left, right);
    case '>':
      return isLess(right, left);
    case '>=':
      return isLess(right, left) || isEqual(right, left);
  }
}

function isEqual(left: Compared, right: Compared): boolean {
  if (left === nothing || right === nothing) return left === right;
  // Literals are never arrays or objects.
  return typeof left === typeof right && left === right;
}

function isLess(left: Compared, right: Compared): boolean {
  if (typeof left === 'number' && typeof right === 'number') return left < right;
  if (typeof left !== 'string' || typeof right !== 'string') return false;
  const [as, bs] = [left, right].map((each) => Array.from(each, (character) => character.codePointAt(0)!));
  const at = as!.findIndex((scalar, index) => scalar !== bs![index]);
  if (at < 0) return as!.length < bs!.length;
  return at >= bs!.length ? false : as![at]! < bs![at]!;
}

/** Generates the choices that `written` makes. */
export const choices: fc.Arbitrary<Choose> = fc
  .infiniteStream(fc.nat(11))
  .map((stream) => (ways) => stream.next().value % ways);

/** Texts of filters in which one character is removed or replaced. */
export const damaged = fc
  .tuple(
    anyFilter,
    choices,
    fc.nat(),
    fc.constantFrom('', '"', "'", '(', ')', '[?', ']', '!', '@', '\\', '=', '0'),
  )
  .map(([filter, choose, at, piece]) => {
    const text = [...written(filter, choose)];
    return text.with(at % text.length, piece).join('');
  });
