import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { type Client, client } from '../support/client.js';
import { fileOf, importFile, storedRows, withoutTypes } from '../support/imports.js';
import { startService, type TestService } from '../support/service.js';

/** A file and its rows. */
interface Sample {
  readonly text: string | Buffer;
  readonly ending: string;
  /** The options that the file needs. */
  readonly words?: readonly string[];
  readonly rows: readonly object[];
  /** The remark or error of an import without `words`. */
  readonly says?: RegExp;
}

const database = [
  { n: 1, s: 'a\tb\\c\nd', x: 2.5 },
  { n: 2, s: '\\N', x: null },
];
const names = ['--names', 'n,s,x'];

const samples: Readonly<Record<string, Sample>> = {
  'Excel: Unicode text': {
    text: Buffer.from('\ufeffa\tb\r\n1\t"say ""hé"""\r\n2,5\tx\r\n', 'utf16le'),
    ending: 'txt',
    words: ['--decimal', ','],
    rows: [
      { a: 1, b: 'say "hé"' },
      { a: 2.5, b: 'x' },
    ],
  },
  'Google Sheets: TSV': {
    text: 'a\tb\r\nsay "hi"\tTRUE',
    ending: 'tsv',
    words: ['--relax-quotes'],
    says: /line 2: the row has a quote inside a cell without quotes, in cell 1 \(--relax-quotes keeps it\)/,
    rows: [{ a: 'say "hi"', b: true }],
  },
  'pandas: to_csv without an index': {
    text: 'a,b,c,d,e\n1.0,True,2030-01-31,"[1, 2]",inf\n,False,,[],1.5\n',
    ending: 'csv',
    rows: [
      { a: 1, b: true, c: '2030-01-31', d: [1, 2], e: 'inf' },
      { b: false, d: [], e: '1.5' },
    ],
  },
  'pandas: to_csv with its defaults': {
    text: ',a,b\n0,1.0,x\n1,,y\n',
    ending: 'csv',
    rows: [
      { column_1: 0, a: 1, b: 'x' },
      { column_1: 1, b: 'y' },
    ],
  },
  'pandas: to_csv with its defaults, without the index': {
    text: ',a,b\n0,1.0,x\n1,,y\n',
    ending: 'csv',
    words: ['--types', 'column_1:skip'],
    rows: [{ a: 1, b: 'x' }, { b: 'y' }],
  },
  'R: write.csv': {
    text: '"","a","b"\n"1",1.5,"NA"\n"2",NA,NA\n',
    ending: 'csv',
    words: ['--null', 'NA'],
    rows: [
      { column_1: '1', a: 1.5, b: 'NA' },
      { column_1: '2', a: null, b: null },
    ],
  },
  'R: write.table': {
    text: '"a" "b c"\n"1" 1 "x y"\n"2" 2 "z"\n',
    ending: 'txt',
    rows: [
      { column_1: '1', a: 1, 'b c': 'x y' },
      { column_1: '2', a: 2, 'b c': 'z' },
    ],
  },
  'R: write.table without quotes': {
    text: 'a b\n1 1 x\n',
    ending: 'txt',
    words: ['--separator', ' '],
    says: /is read as one column, "a b". If the lines have several columns, use --separator, for example --separator ' '/,
    rows: [{ column_1: 1, a: 1, b: 'x' }],
  },
  'PostgreSQL: COPY in CSV with a header': {
    text: 'a,b,c,d,e\n1,"x, ""y""",t,"{""k"": [1]}",{1}\n2,"",,"{}",\n',
    ending: 'csv',
    rows: [
      { a: 1, b: 'x, "y"', c: 't', d: { k: [1] }, e: '{1}' },
      { a: 2, b: '', d: {} },
    ],
  },
  'PostgreSQL: COPY in CSV': {
    text: '1,"a\tb\\c\nd",2.5\n2,\\N,\n',
    ending: 'csv',
    words: names,
    says: /Line 1 is used as the header line, but contains for example "1". If line 1 is a row, use --names/,
    rows: [database[0]!, { n: 2, s: null }],
  },
  'PostgreSQL: COPY as text': {
    text: '1\ta\\tb\\\\c\\nd\t2.5\n2\t\\\\N\t\\N\n',
    ending: 'txt',
    words: [...names, '--backslash-escapes'],
    says: /for example "1"\. If line 1 is a row, use --names\.\nLine 1 has a backslash\. .* --backslash-escapes\./,
    rows: database,
  },
  'MySQL: SELECT INTO OUTFILE and mysqldump --tab': {
    text: '1\ta\\\tb\\\\c\\\nd\t2.5\n2\t\\\\N\t\\N\n',
    ending: 'txt',
    words: [...names, '--backslash-escapes'],
    says: /line 2: the row has 2 cells, but there are 3 column names: .*\nLine 1 has a backslash\. If it escapes .* use --backslash-escapes\./s,
    rows: database,
  },
  'MySQL: SELECT INTO OUTFILE with quotes': {
    text: '1,"a\tb\\\\c\\\nd, \\"e\\"",2.5\n2,"\\\\N",\\N\n',
    ending: 'csv',
    words: [...names, '--backslash-escapes'],
    says: /line 3: the row has 1 cell,|quote/,
    rows: [{ ...database[0]!, s: `${database[0]!.s}, "e"` }, database[1]!],
  },
  'MySQL: mysql --batch': {
    text: 'n\ts\tx\n1\ta\\tb\\\\c\\nd\t2.5\n2\tx\tNULL\n',
    ending: 'tsv',
    words: ['--null', 'NULL', '--backslash-escapes'],
    rows: [database[0]!, { n: 2, s: 'x', x: null }],
  },
  'MongoDB: mongoexport': {
    text: '{"_id":{"$oid":"5f0"},"d":{"$date":"2030-01-31T00:00:00Z"},"n":{"$numberLong":"1"}}\n{"_id":"b"}\n',
    ending: 'json',
    rows: [
      { _id: { $oid: '5f0' }, d: { $date: '2030-01-31T00:00:00Z' }, n: { $numberLong: '1' } },
      { _id: 'b' },
    ],
  },
  'MongoDB: mongoexport --jsonArray': {
    text: '[{"_id":{"$oid":"5f0"},"n":1.0},\n{"_id":{"$oid":"5f1"}}]\n',
    ending: 'json',
    rows: [{ _id: { $oid: '5f0' }, n: 1 }, { _id: { $oid: '5f1' } }],
  },
  'MongoDB: mongoexport --pretty, and jq': {
    text: '{\n\t"_id": "a",\n\t"l": [\n\t\t"}{"\n\t]\n}\n{\n\t"_id": "b"\n} {}\n\n',
    ending: 'json',
    rows: [{ _id: 'a', l: ['}{'] }, { _id: 'b' }, {}],
  },
  'MongoDB: mongoexport --type=csv': {
    text: '_id,a.b,l\nObjectId(5f0),1,"[1,""x""]"\n',
    ending: 'csv',
    rows: [{ _id: 'ObjectId(5f0)', 'a.b': 1, l: [1, 'x'] }],
  },
  Airtable: {
    text: '\ufeffName,Notes,Done,Tags,Created\r\n"A ""q""","one\n\ntwo",checked,"x,y",1/31/2030 1:05pm\r\nB,,,,\r\n',
    ending: 'csv',
    rows: [
      { Name: 'A "q"', Notes: 'one\n\ntwo', Done: 'checked', Tags: 'x,y', Created: '1/31/2030 1:05pm' },
      { Name: 'B' },
    ],
  },
  'SQLite: .mode json': {
    text: '[{"a":1,"b":null},\n{"a":1.0e+3,"b":"x"}]\n',
    ending: 'json',
    rows: [
      { a: 1, b: null },
      { a: 1000, b: 'x' },
    ],
  },
  'quotes with a backslash': {
    text: 'a,b\n1,"say \\"hi\\""\n',
    ending: 'csv',
    words: ['--backslash-escapes'],
    says: /line 2: .* after the closing quote of a cell, in cell 2 \(--backslash-escapes reads it\)/,
    rows: [{ a: 1, b: 'say "hi"' }],
  },
  'CSV with an unknown extension': {
    text: 'a,b\n1,2\n',
    ending: 'data',
    words: ['--format', 'csv'],
    says: /line 1: the row is not valid JSON.* \(to import CSV, use --format csv\)/,
    rows: [{ a: 1, b: 2 }],
  },
  'numbers without names': {
    text: '5.1,3.5,5.1\n4.9,3,1\n',
    ending: 'csv',
    words: ['--names', 'length'],
    says: /columns \d+ and \d+ have the same name "5\.1"\. .*--rename-headers\. If the line is a row, use --names/,
    rows: [
      { length: 5.1, column_2: 3.5, column_3: 5.1 },
      { length: 4.9, column_2: 3, column_3: 1 },
    ],
  },
};

describe('rowfeed import reads the files of other programs, or names the option that helps', () => {
  let service: TestService;
  let api: Client;

  before(async () => {
    service = await startService();
    api = client(service, service.key);
  });
  beforeEach(() => api.post('/v1/collections', { name: 'notes' }));
  afterEach(() => api.delete('/v1/collections/notes'));
  after(() => service.close());

  for (const [name, { text, ending, words = [], rows, says }] of Object.entries(samples))
    it(name, async () => {
      const file = await fileOf(service, text, ending);
      if (says !== undefined) {
        const { stderr } = await importFile(service, file);
        expect(stderr).to.match(says);
        await api.delete('/v1/collections/notes');
        await api.post('/v1/collections', { name: 'notes' });
      }
      const { code, stderr } = await importFile(service, file, ...words);
      expect([code, withoutTypes(stderr)]).to.deep.equal([0, '']);
      expect(await storedRows(service)).to.deep.equal(rows);
    });

  it('names columns without a name, marks them in the table of types, and ignores those without values', async () => {
    const file = await fileOf(service, ',a,"",column_1,\n0,x,"",y,\n1,z,,,""\n', 'csv');
    const { code, stderr } = await importFile(service, file);
    expect(code).to.equal(0);
    expect(stderr).to.match(/^ {2}column_1_2 \(without a name in the file\) +number *$/m);
    expect(stderr).to.match(/^ {2}If column_1_2 is an index, omit it with --types column_1_2:skip\.$/m);
    expect(stderr).to.not.match(/column_[35]/);
    expect(await storedRows(service)).to.deep.equal([
      { column_1_2: 0, a: 'x', column_1: 'y' },
      { column_1_2: 1, a: 'z' },
    ]);
    await api.delete('/v1/collections/notes');
    await api.post('/v1/collections', { name: 'notes' });
    expect((await importFile(service, file, '--types', 'column_1_2:string')).code).to.equal(0);
    expect((await storedRows(service))[0]).to.deep.equal({ column_1_2: '0', a: 'x', column_1: 'y' });
  });

  it('says what else is wrong with JSON objects', async () => {
    for (const [text, says] of [
      ['{\n"a": 1\n},\n{\n"a": 2\n}\n', /line 3 has a comma between rows without an array/],
      ['{\n"a": 1\n}\n{\n"a": [', /the JSON object has no end: the file is incomplete/],
      [
        '{"a": 1,\n"b": 2}\n',
        /line 1: the row is not valid JSON.* \(each row must be on its own line, as in the output of jq -c/,
      ],
      ['{\n"a": 1\n}\nx\n', /line 4: the row is not valid JSON/],
    ] as const) {
      const { code, stderr } = await importFile(service, await fileOf(service, text, 'json'));
      expect(code).to.equal(1);
      expect(stderr).to.match(says);
    }
  });

  it('pandas: names the options of to_json if the file has one object for all rows', async () => {
    const column = (count: number, value: unknown) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [n, value]));
    const remark =
      'The file looks like one object with all rows of a pandas data frame. To write one row per line, use to_json(..., orient="records", lines=True).\n';
    for (const [count, isStored] of [
      [2, true],
      [20_000, false],
      [1_000_000, false],
    ] as const) {
      const text = JSON.stringify({ 'a "b"': column(count, '{"}'), n: column(count, 1) });
      const file = await fileOf(service, text, 'json');
      const { code, stderr } = await importFile(service, file);
      expect([code, stderr.slice(0, remark.length)]).to.deep.equal([isStored ? 0 : 1, remark]);
      const rows = await fileOf(service, '{"a":{"0":1},"n":1}\n{"a":{"0":{"x":1},"1":1}}\n', 'ndjson');
      expect((await importFile(service, rows)).stderr).to.equal('');
    }
  });

  it('APIs: prints how to import the array of a file that is one object', async () => {
    const remark = (name: string, command: string) =>
      `The file is one object, so it is one row. To import the objects in its array ${name} as rows, use: ${command} | rowfeed import notes -\n`;
    const rows = [{ a: 1 }, { a: 2 }];
    const large = Array.from({ length: 20_000 }, (_, a) => ({ a, text: 'x'.repeat(20) }));
    for (const [value, name, filter, isStored] of [
      [{ data: rows }, 'data', '.data', true],
      [{ total: 2, next: null, page: { n: 1 }, 'the rows': rows }, 'the rows', `'.["the rows"]'`, true],
      [{ total: 2, items: large }, 'items', '.items', false],
    ] as const) {
      for (const text of [JSON.stringify(value), JSON.stringify(value, null, 2)]) {
        const file = await fileOf(service, text, 'json');
        const { code, stderr } = await importFile(service, file, '--again');
        expect(code).to.equal(isStored ? 0 : 1);
        expect(stderr).to.include(remark(name, `jq ${filter} ${file}`));
      }
    }
    const compressed = await fileOf(service, gzipSync(JSON.stringify({ data: rows, key: 1 })), 'json.gz');
    const words = ['--create', '--on-conflict', 'update', '--row-key', 'key'];
    const { code, stderr } = await importFile({ ...service, collection: 'wrapped' }, compressed, ...words);
    expect([code, stderr]).to.deep.equal([
      0,
      remark('data', `gzip -dc ${compressed} | jq .data`).replace('notes', 'wrapped'),
    ]);
  });

  it('APIs: prints nothing about other objects with arrays', async () => {
    for (const text of [
      '{"tags":[{"a":1}]}\n{"tags":[{"a":2}]}\n',
      '{"tags":["a","b"]}\n',
      '{"data":[]}\n',
      '{"a":[{"x":1}],"b":[]}\n',
      '[{"data":[1]}]',
    ]) {
      const { code, stderr } = await importFile(service, await fileOf(service, text, 'json'));
      expect([code, stderr], text).to.deep.equal([0, '']);
    }
  });
});
