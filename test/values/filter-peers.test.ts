/**
 * Compares filters with other implementations of RFC 9535, if they are available. ROWFEED_JSONPATH_SUITE is the
 * file cts.json of jsonpath-standard/jsonpath-compliance-test-suite. ROWFEED_JSON_P3 is the module of json-p3
 * 2.3.1 (dist/json-p3.esm.js).
 */
import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import fc from 'fast-check';
import { type Filter, parseFilter } from '../../src/values/filter.js';
import { matcherOf } from '../../src/values/filter-match.js';
import { FilterError } from '../../src/values/filter-scanner.js';
import type { JsonObject, JsonValue } from '../../src/values/values.js';
import { choices, damaged, scene, written } from '../support/filters.js';
import { cases, seed } from '../support/suite.js';

const { ROWFEED_JSONPATH_SUITE: suite, ROWFEED_JSON_P3: peer } = process.env;
const numRuns = cases(1_000);

/** Returns the filter, or the error if the text is invalid. */
function parsed(text: string): Filter | FilterError {
  try {
    return parseFilter(text);
  } catch (error) {
    if (error instanceof FilterError) return error;
    throw error;
  }
}

/** Whether an error explains what is not supported or why, and not only that the filter is invalid. */
function saysWhy({ message }: FilterError): boolean {
  return /at character \d+: /.test(message);
}

interface Case {
  readonly name: string;
  readonly selector: string;
  readonly document?: JsonValue;
  readonly result?: readonly JsonValue[];
  readonly results?: readonly (readonly JsonValue[])[];
  readonly invalid_selector?: true;
}

(suite === undefined ? describe.skip : describe)('filters by the compliance suite of RFC 9535', () => {
  const text = suite === undefined ? '{"tests":[]}' : readFileSync(suite, 'utf8');
  const { tests } = JSON.parse(text) as { tests: readonly Case[] };
  const counts = { taken: 0, invalid: 0, 'not of the subset': 0 };
  after(() => console.log(counts));

  for (const { name, selector, document, result, results, invalid_selector: isInvalid } of tests) {
    const [, expression] = /^\$\[\?(.*)\]$/s.exec(selector) ?? [];
    if (expression === undefined || /^filter, (multiple selectors|followed by)/.test(name)) continue;
    it(`${name}: ${JSON.stringify(expression)}`, () => {
      // The filter examines an element of an array, which can have any type.
      const found = parsed(`@.d[?${expression}]`);
      if (found instanceof FilterError) {
        if (!isInvalid) expect(saysWhy(found), found.message).to.equal(true);
        counts[isInvalid ? 'invalid' : 'not of the subset'] += 1;
        return;
      }
      expect(isInvalid).to.equal(undefined);
      const matches = matcherOf(found);
      const fitting = Object.values(document as object).filter((each) => matches({ d: [each] }));
      expect(results ?? [result]).to.deep.include(fitting);
      counts.taken += 1;
    });
  }
});

interface Peer {
  readonly JSONPathEnvironment: new () => {
    readonly functionRegister: Map<string, object>;
    compile(query: string): { query(value: unknown): { values(): JsonValue[] } };
  };
  readonly FunctionExpressionType: Readonly<Record<string, unknown>>;
}

const alike = ['both refuse', 'not of the subset', 'both find the same'];
/** Known differences of json-p3, by its result and the text. */
const differences: readonly [why: string, isHere: (what: string, text: string) => boolean][] = [
  ['it refuses numbers that begin with 0', (what) => /invalid number literal '-?0[.e]/i.test(what)],
  ['it takes -01', (what, text) => /only json-p3 takes: unexpected number/.test(what) && /-0\d/.test(text)],
  ["it takes '!' before a comparison", (what) => /takes: .*'!' before a comparison/.test(what)],
  [
    'it takes space in the brackets of singular queries',
    (what) => /takes: .* must not contain spaces/.test(what),
  ],
  [
    'it counts and orders by UTF-16',
    (what, text) => what === 'they find others, by astral characters' && /length|[<>]/.test(text),
  ],
  [
    'it refuses escapes of control characters',
    (what, text) => /invalid character/.test(what) && /\\u00[01]/.test(text),
  ],
];

(peer === undefined ? describe.skip : describe)(`filters beside json-p3 (seed ${seed})`, function () {
  this.timeout(600_000);

  const counts: Record<string, number> = {};
  const unexplained: string[] = [];
  after(() => console.log(counts));
  let compile: (text: string) => ((rows: readonly JsonValue[]) => JsonValue[]) | Error;
  before(async () => {
    const { JSONPathEnvironment, FunctionExpressionType: types }: Peer = await import(peer!);
    const environment = new JSONPathEnvironment();
    const add = (name: string, call: (value: unknown, text: string) => boolean) =>
      environment.functionRegister.set(name, {
        argTypes: [types.ValueType, types.ValueType],
        returnType: types.LogicalType,
        call,
      });
    add('starts_with', (value, text) => typeof value === 'string' && value.startsWith(text));
    add('contains', (value, text) => typeof value === 'string' && value.includes(text));
    compile = (text) => {
      try {
        const query = environment.compile(`$[?${text}]`);
        return (rows) => query.query(rows).values();
      } catch (error) {
        return error as Error;
      }
    };
  });

  function compare(text: string, rows: readonly JsonValue[]): void {
    const what = outcomeOf(text, rows);
    const [why] = differences.find(([, isHere]) => isHere(what, text)) ?? [];
    if (why === undefined && !alike.includes(what)) unexplained.push(`${what} ${text}`);
    counts[why ?? what] = (counts[why ?? what] ?? 0) + 1;
  }

  function outcomeOf(text: string, rows: readonly JsonValue[]): string {
    const ours = parsed(text);
    const theirs = compile(text);
    if (ours instanceof FilterError) {
      if (theirs instanceof Error) return 'both refuse';
      const isInvalid =
        !saysWhy(ours) ||
        /'!' before a comparison|must not contain spaces|this escape is not supported/.test(ours.message);
      return isInvalid ? `only json-p3 takes: ${ours.message}` : 'not of the subset';
    }
    if (theirs instanceof Error) return `only json-p3 refuses: ${theirs.message}`;
    const matches = matcherOf(ours);
    const fitting = rows.filter((row) => matches(row as JsonObject));
    const found = theirs(rows);
    const others = [...found, ...fitting].filter((row) => !(found.includes(row) && fitting.includes(row)));
    if (others.length === 0) return 'both find the same';
    const isAstral = others.every((row) => /[\u{10000}-\u{10ffff}]/u.test(JSON.stringify([row, ours])));
    return isAstral ? 'they find others, by astral characters' : 'they find others';
  }

  it('mean the same', () => {
    const property = fc.property(scene(20, 10), choices, ({ rows, filters }, choose) => {
      for (const filter of filters) compare(written(filter, choose), rows);
    });
    fc.assert(property, { seed, numRuns });
    expect(unexplained).to.deep.equal([]);
  });

  it('are refused alike', () => {
    fc.assert(
      fc.property(damaged, (text) => compare(text, [])),
      { seed, numRuns: 20 * numRuns },
    );
    expect(unexplained).to.deep.equal([]);
  });
});
