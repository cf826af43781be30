/** Reads the CSV of GET export by RFC 4180 and RFC 8259, and compares it with the rows, on every engine. */
import { expect } from 'chai';
import fc from 'fast-check';
import { writeFieldName } from '../../../../src/values/field-name.js';
import { matcherOf } from '../../../../src/values/filter-match.js';
import type { JsonObject, JsonValue } from '../../../../src/values/values.js';
import { row as anyRow, fields as fewFields, fieldNames } from '../../../support/arbitraries.js';
import { type Client, client } from '../../../support/client.js';
import { scene, written } from '../../../support/filters.js';
import { startService, type TestService } from '../../../support/service.js';
import { cases, seed } from '../../../support/suite.js';

const numRuns = cases(20);

interface Cell {
  readonly text: string;
  readonly isQuoted: boolean;
}

type Stored = JsonObject & { readonly id: number };

/** Returns the records of a CSV, strictly by the grammar of RFC 4180, section 2. */
function recordsOf(csv: string): Cell[][] {
  const records: Cell[][] = [];
  const cell = /"((?:[^"]|"")*)"(,|\r\n)|([^",\r\n]*)(,|\r\n)/y;
  let record: Cell[] = [];
  while (cell.lastIndex < csv.length) {
    const at = cell.lastIndex;
    const found = cell.exec(csv);
    if (found === null) throw new Error(`no CSV at ${at}: ${JSON.stringify(csv.slice(at, at + 80))}`);
    const [, quoted, end = found[4], plain] = found;
    record.push({ text: quoted?.replaceAll('""', '"') ?? plain!, isQuoted: quoted !== undefined });
    if (end === ',') continue;
    records.push(record);
    record = [];
  }
  expect(record, 'a record without an end').to.deep.equal([]);
  return records;
}

/** Returns the cell that the server must write for a value. */
function cellOf(value: JsonValue | undefined): Cell {
  const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
  const isLikeNone = typeof value === 'string' && (value === '' || value === 'null');
  return { text, isQuoted: isLikeNone || /[",\r\n]/.test(text) };
}

/** Returns what a reader who does not know the types can conclude from a cell. */
function meaningOf({ text, isQuoted }: Cell): 'missing' | 'null' | 'text' {
  if (isQuoted) return 'text';
  return text === '' ? 'missing' : text === 'null' ? 'null' : 'text';
}

function csvOf(rows: readonly Stored[], fields: readonly string[]): Cell[][] {
  const columns = ['id', ...fields.filter((field) => field !== 'id')];
  const header = columns.map((name) => ({ text: name, isQuoted: /[",\r\n]/.test(name) }));
  const cells = rows.map((row) =>
    columns.map((name) => cellOf(Object.hasOwn(row, name) ? row[name]! : undefined)),
  );
  return [header, ...cells];
}

function ndjsonOf(rows: readonly Stored[], fields: readonly string[]): object[] {
  return rows.map((row) => {
    const names = ['id', ...fields.filter((name) => name !== 'id' && Object.hasOwn(row, name))];
    return Object.fromEntries(names.map((name) => [name, row[name]]));
  });
}

function linesOf(text: string): object[] {
  expect(text === '' || text.endsWith('\n')).to.equal(true);
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

describe(`what an export writes down (seed ${seed})`, function () {
  this.timeout(300_000);
  let service: TestService;
  let owner: Client;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
  });
  after(() => service.close());

  async function exported(
    collection: string,
    format: 'ndjson' | 'csv',
    fields: readonly string[],
    filter?: string,
  ): Promise<string> {
    const query = new URLSearchParams({ format, ...(filter !== undefined && { filter }) });
    for (const field of fields) query.append('fields', writeFieldName(field));
    const answer = await owner.get(`/v1/collections/${collection}/export?${query}`);
    expect(answer.status, answer.text.slice(0, 500)).to.equal(200);
    return answer.text;
  }

  const texts = [
    '',
    'null',
    'NULL',
    ' null ',
    'undefined',
    '"',
    '""',
    'a"b',
    '"a"',
    ',',
    'a,b',
    '\r',
    '\n',
    '\r\n',
    'a\r\nb\n',
    '\t',
    ' a ',
    "'",
    '\\',
    '\\"',
    '\\n',
    ';',
    '1',
    '-0',
    '1e5',
    '007',
    'true',
    '[1]',
    '{}',
    '{"a":1}',
    '=1+1',
    '\u{1f600}',
    'é',
    'e\u0301',
    '\ufeff',
    '\u2028\u2029',
    '\u0085',
    '\u001f\u0001',
    '\u007f',
    '\uffff',
    '日本"語,\r\n',
    'x'.repeat(70_000),
    '",\r\n'.repeat(8_000),
  ];
  const values: readonly JsonValue[] = [
    ...texts,
    ...[null, true, false, 0, -1, 0.1, 1e21, 5e-324, 1.7976931348623157e308, -1e-7, 9007199254740991],
    ...[[], {}, [null], [[], {}], ['a,b', '"', '\r\n'], { 'a"': ['"'], ',': { '\n': null } }, { id: 7 }],
  ];

  it('is each value as it is', async () => {
    const rows = values.map((v, n) => (n % 5 === 0 ? { v } : { v, n, '': v }));
    const collection = await owner.collection();
    for (let at = 0; at < rows.length; at += 8)
      expect(
        (await owner.post(`/v1/collections/${collection}/rows`, rows.slice(at, at + 8))).status,
      ).to.equal(201);
    const stored = rows.map((row, at) => ({ id: at + 1, ...row }) as Stored);
    const csv = await exported(collection, 'csv', ['v']);
    expect(recordsOf(csv)).to.deep.equal(csvOf(stored, ['v']));
    const meanings = recordsOf(csv).slice(1);
    for (const [at, value] of values.entries())
      expect(meaningOf(meanings[at]![1]!), JSON.stringify(value)?.slice(0, 80)).to.equal(
        value === null ? 'null' : 'text',
      );
    expect(linesOf(await exported(collection, 'ndjson', []))).to.deep.equal(stored);
    expect(linesOf(await exported(collection, 'ndjson', ['v']))).to.deep.equal(ndjsonOf(stored, ['v']));
    const sparse = recordsOf(await exported(collection, 'csv', ['n', 'v', 'w']));
    expect(sparse).to.deep.equal(csvOf(stored, ['n', 'v', 'w']));
  });

  it('is a line a row, however the row was sent', async () => {
    const collection = await owner.collection();
    const sent = '[ {"b" : [ 1 ,\r\n 2 ] ,\n\t"a\\u0062":"\\u000a\\u2028\\/" , "z":-0.0, "e":1E2}\n,{\n}\n]';
    expect((await owner.post(`/v1/collections/${collection}/rows`, sent)).status).to.equal(201);
    const text = '{"id":1,"b":[1,2],"ab":"\\n\u2028/","z":0,"e":100}\n{"id":2}\n';
    expect(await exported(collection, 'ndjson', [])).to.equal(text);
    await owner.patch(`/v1/collections/${collection}/rows/2`, '{\n"c" :\r\n{ } }');
    await owner.put(`/v1/collections/${collection}/rows/1`, '{\n"c" :\r\n"\\n" }');
    expect(await exported(collection, 'ndjson', [])).to.equal('{"id":1,"c":"\\n"}\n{"id":2,"c":{}}\n');
    const csv = 'id,c\r\n1,"\n"\r\n2,{}\r\n';
    expect(await exported(collection, 'csv', ['c'])).to.equal(csv);
  });

  it('is any field by its name, and none that a row does not have', async () => {
    const names = [
      ...[
        'a b',
        'a.b',
        'a,b',
        'a"b',
        '"',
        '""',
        "'",
        ',',
        ',,',
        '\\',
        '\\"',
        '[0]',
        '$',
        '*',
        '%',
        '&',
        '+',
        ';',
      ],
      ...[
        '0',
        '-1',
        'null',
        'true',
        ' ',
        '=1',
        '日本',
        '\u{1f600}',
        '\u0085',
        '\u2028',
        'constructor',
        'toString',
      ],
      ...[
        'hasOwnProperty',
        'prototype',
        'length',
        'ID',
        'data',
        'seq',
        'n'.repeat(128),
        '\u{1f600}'.repeat(128),
      ],
    ];
    const rows = [Object.fromEntries(names.map((name, n) => [name, n % 2 === 0 ? [n, name] : name])), {}];
    const collection = await owner.collection(rows);
    const stored = rows.map((row, at) => ({ id: at + 1, ...row }) as Stored);
    for (let at = 0; at < names.length; at += 6) {
      const fields = [...names.slice(at, at + 6).reverse(), '__proto__', 'valueOf', 'nowhere'];
      expect(recordsOf(await exported(collection, 'csv', fields))).to.deep.equal(csvOf(stored, fields));
      const lines = linesOf(await exported(collection, 'ndjson', fields));
      expect(lines).to.deep.equal(ndjsonOf(stored, fields));
    }
  });

  it('is what the list has, by any rows and names', async () => {
    const name = fc.oneof(
      fc.constantFrom(...fieldNames.filter((each) => each !== ''), 'id', '__proto__', 'a/b~c', 'a,"b"'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
    );
    const askable = name.filter((each) => !/\p{Cc}/u.test(each));
    const rows = fc.array(fc.oneof(anyRow(), fewFields as fc.Arbitrary<JsonObject>), {
      minLength: 1,
      maxLength: 25,
    });
    const asked = fc.uniqueArray(askable, { minLength: 1, maxLength: 8 });
    const property = fc.asyncProperty(
      rows,
      fc.array(asked, { minLength: 3, maxLength: 3 }),
      async (given, all) => {
        // The server assigns the id of an inserted row.
        const collection = await owner.collection(given.map(({ id, ...row }) => row));
        const list = await owner.get(`/v1/collections/${collection}/rows?limit=100`);
        const stored = list.json as Stored[];
        const whole = await exported(collection, 'ndjson', []);
        expect(`[${whole.trimEnd().replaceAll('\n', ',')}]`).to.equal(list.text);
        expect(linesOf(whole)).to.deep.equal(stored);
        for (const fields of all) {
          const csv = await exported(collection, 'csv', fields);
          expect(recordsOf(csv)).to.deep.equal(csvOf(stored, fields));
          expect(linesOf(await exported(collection, 'ndjson', fields))).to.deep.equal(
            ndjsonOf(stored, fields),
          );
        }
      },
    );
    await fc.assert(property, { seed, numRuns });
  });

  it('contains the matching rows, for any filter', async () => {
    const property = fc.asyncProperty(scene(20, 8), async ({ rows, filters }) => {
      const collection = await owner.collection(rows);
      const stored = (await owner.get(`/v1/collections/${collection}/rows`)).json as Stored[];
      for (const tree of filters) {
        const filter = written(tree);
        const fitting = stored.filter(matcherOf(tree));
        expect(linesOf(await exported(collection, 'ndjson', [], filter)), filter).to.deep.equal(fitting);
        const csv = recordsOf(await exported(collection, 'csv', ['a', 'b'], filter));
        expect(csv, filter).to.deep.equal(csvOf(fitting, ['a', 'b']));
      }
    });
    await fc.assert(property, { seed, numRuns });
  });
});
