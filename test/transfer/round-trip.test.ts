import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'chai';
import fc from 'fast-check';
import { anyDouble, fields, text, value } from '../support/arbitraries.js';
import { client } from '../support/client.js';
import { runCommand } from '../support/command.js';
import { removeDirectory, startService, type TestService, temporaryDirectory } from '../support/service.js';
import { cases, seed } from '../support/suite.js';

const runs = cases(2);
const rowsOfRun = { minLength: 1_200, maxLength: 2_500 };

type Fields = Readonly<Record<string, unknown>>;

/** Values that random generation rarely produces. */
const edges: readonly Fields[] = [
  {},
  { a: '' },
  { a: null },
  { a: 'null' },
  { a: '\\N' },
  { a: '"null"' },
  { a: '""' },
  { a: '\r\n' },
  { a: '\n' },
  { a: '\r' },
  { a: ',' },
  { a: ' \t' },
  { a: '\ufeff' },
  { a: '\u2028\u2029\u0085' },
  { a: '{"id":1}\n{"id":2}' },
  { a: '=1+1', b: "'+1", é: '0x1F', 'c d': '1e999' },
  { a: '"'.repeat(1_000) },
  { a: 'ß"\n'.repeat(30_000), b: '\u{1f600}'.repeat(20_000) },
  { a: '\n'.repeat(120_000) },
];

describe(`rows that are exported and imported elsewhere (seed ${seed})`, function () {
  this.timeout(120_000);
  let from: TestService;
  let to: TestService;
  let directory: string;
  let made = 0;

  before(async () => {
    directory = await temporaryDirectory();
    [from, to] = [await startService(), await startService()];
  });
  after(async () => {
    await from.close();
    await to.close();
    await removeDirectory(directory);
  });

  /** Inserts rows into a new collection, exports and imports them, and compares the result. */
  async function moved(rows: readonly Fields[], format: string, names: string[], types: string[]) {
    made += 1;
    const collection = `c${made}`;
    const numbered = rows.map((row, n) => ({ ...row, n }));
    const [source, target] = [client(from, from.key), client(to, to.key)];
    await source.post('/v1/collections', { name: collection });
    for (const batch of batchesOf(numbered))
      expect((await source.post(`/v1/collections/${collection}/rows`, batch)).status).to.equal(201);
    const file = join(directory, `${collection}.${format}`);
    const exported = await runCommand(
      [
        'export',
        collection,
        '--url',
        from.url,
        '--out',
        file,
        ...(names.length > 0 ? ['--fields', names.join()] : []),
      ],
      { ROWFEED_API_KEY: from.key },
    );
    expect([exported.code, exported.stdout], exported.stderr).to.deep.equal([0, '']);
    expect(exported.stderr).to.match(
      new RegExp(`^Exported ${rows.length.toLocaleString('en')} rows at cursor `),
    );
    const imported = await runCommand(
      [
        'import',
        collection,
        file,
        '--create',
        '--url',
        to.url,
        ...(types.length > 0 ? ['--types', types.join()] : []),
      ],
      { ROWFEED_API_KEY: to.key },
    );
    expect(imported.code, imported.stderr).to.equal(0);
    const { text: lines } = await target.get(`/v1/collections/${collection}/export?format=ndjson`);
    const arrived = lines
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as { readonly id: number; readonly n: number })
      .sort((left, right) => left.n - right.n);
    expect(arrived).to.have.length(numbered.length);
    for (const [index, { id: _, ...row }] of arrived.entries())
      if (!isDeepStrictEqual(row, numbered[index])) expect(row).to.deep.equal(numbered[index]);
  }

  it('are the same, as NDJSON', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fields, rowsOfRun), (rows) => moved([...edges, ...rows], 'ndjson', [], [])),
      { seed, numRuns: runs, endOnFailure: true },
    ));

  // A field with an empty name cannot be a column of a CSV file.
  const named = fields.map(({ '': _, ...row }) => row);

  it('are the same, as a JSON array', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fields, rowsOfRun), (rows) => moved([...edges, ...rows], 'json', [], [])),
      { seed, numRuns: runs, endOnFailure: true },
    ));

  it('are the same, as CSV, whatever a column contains', () =>
    fc.assert(
      fc.asyncProperty(fc.array(named, rowsOfRun), (rows) => moved([...edges, ...rows], 'csv', [], [])),
      { seed, numRuns: runs, endOnFailure: true },
    ));

  it('are the same, as CSV of few rows, so that columns have one type or two', () =>
    fc.assert(
      fc.asyncProperty(fc.array(named, { minLength: 2, maxLength: 3 }), (rows) => moved(rows, 'csv', [], [])),
      { seed, numRuns: cases(40), endOnFailure: true },
    ));

  const kinds: readonly (readonly [string, readonly unknown[]])[] = [
    ['strings that look like numbers', ['12', '-0.5', '1e3', '0']],
    ['strings that look like truth values', ['true', 'FALSE']],
    ['strings that look like lists and objects', ['[1,2]', '{}', '{"a":"b"}', '"x"']],
    ['strings that look like numbers and lists', ['12', '[1]', 'true']],
    ['strings, and some that look like lists', ['[todo] milk', '[1]', '"x"', '12', 'null', '']],
    ['numbers beyond safe integers', [1e20, 2 ** 60, 1e21, 5e-324]],
    ['numbers and truth values', [1, true, null]],
    ['numbers and strings', [1, 'A1', '1', 'a,b', '']],
    ['lists and objects', [[1, 'a'], { a: null }, []]],
    ['lists and a string', [[1], '[1]']],
  ];
  for (const [what, values] of kinds)
    it(`are the same, as CSV with a column of ${what}`, () =>
      moved(
        values.map((each) => ({ a: each, 'b;c|d': 1, 'q"\n': [], all: 'x' })),
        'csv',
        [],
        [],
      ));

  it('are the same, as CSV whose columns have types; texts and null need none', () => {
    const textual = fc.oneof(text, fc.constant(null));
    const numeric = fc.oneof(
      fc.integer(),
      anyDouble().map((number) => number + 0),
      fc.constant(null),
    );
    const json = value.filter((each) => typeof each !== 'string');
    const row = fc.record(
      {
        a: textual,
        '"': textual,
        é: textual,
        'c d': textual,
        constructor: numeric,
        'b:c': fc.boolean(),
        '0': json,
      },
      { requiredKeys: [], noNullPrototype: true },
    );
    const columns = ['a', 'b', 'c d', 'é', '"', 'constructor', 'b:c', '0', 'n'];
    const types = ['constructor:number', 'b:c:boolean', '0:json', 'n:number'];
    return fc.assert(
      fc.asyncProperty(fc.array(row, rowsOfRun), (rows) => moved([...edges, ...rows], 'csv', columns, types)),
      { seed, numRuns: runs, endOnFailure: true },
    );
  });
});

/** Divides the rows into requests of the maximum size. */
function batchesOf(rows: readonly Fields[]): Fields[][] {
  const batches: Fields[][] = [[]];
  let bytes = 0;
  for (const row of rows) {
    const own = Buffer.byteLength(JSON.stringify(row)) + 1;
    if (batches.at(-1)!.length === 1_000 || bytes + own > 1_000_000) {
      batches.push([]);
      bytes = 0;
    }
    batches.at(-1)!.push(row);
    bytes += own;
  }
  return batches;
}
