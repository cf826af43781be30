import { expect } from 'chai';
import { type Client, client } from '../support/client.js';
import { run } from '../support/command.js';
import { fileOf, importCsv, importFile, storedRows } from '../support/imports.js';
import { startService, type TestService } from '../support/service.js';

describe('rowfeed import infers the types of columns', () => {
  let service: TestService;
  let api: Client;

  before(async () => {
    service = await startService();
    api = client(service, service.key);
  });
  beforeEach(() => api.post('/v1/collections', { name: 'notes' }));
  afterEach(() => api.delete('/v1/collections/notes'));
  after(() => service.close());

  it('from all cells of the file, and prints them', async () => {
    const text = 'n,b,s,code\n1,true,x,007\n-2.50,FALSE,2030-01-31,8\n,null,,\n1e3,true,12,9\n';
    const { code, stderr } = await importCsv(service, text);
    expect(code).to.equal(0);
    expect(stderr).to.equal(
      'Types of columns, inferred from the complete file (to change them, use --types):\n' +
        '  column  type     because of\n  n       number\n  b       boolean\n' +
        '  s       string   line 2: x\n  code    string   line 2: 007\n',
    );
    expect(await storedRows(service)).to.deep.equal([
      { n: 1, b: true, s: 'x', code: '007' },
      { n: -2.5, b: false, s: '2030-01-31', code: '8' },
      { b: null },
      { n: 1000, b: true, s: '12', code: '9' },
    ]);
  });

  it('and prints the first cell because of which a column is one of strings', async () => {
    const long = 'x'.repeat(50);
    const cells = ['97 %', '"1.234,50"', 'WAHR', '" 12"', '\u001b[2J', long, ''];
    const names = cells.map((_, n) => `c${n}`);
    const { stderr } = await importCsv(
      service,
      `${names.join()}\n1,1,true,,null,1,\n"2\n",,,,,,\n${cells.join()}\n`,
    );
    expect(stderr.split('\n').slice(1, -1)).to.deep.equal([
      '  column  type    because of',
      '  c0      string  line 3: "2\\u000a"',
      '  c1      string  line 5: "1.234,50" (to read such numbers, use --decimal "," --thousands "." and --types c1:number)',
      '  c2      string  line 5: WAHR',
      '  c3      string  line 5: " 12"',
      '  c4      string  line 5: \\u001b[2J',
      `  c5      string  line 5: ${'x'.repeat(37)}...`,
      '  c6      string',
    ]);
  });

  it('and stores nothing else than the file has: such cells stay strings', async () => {
    const cells = [
      '007',
      '+1',
      '-0',
      '1.',
      '.5',
      '1_000',
      '0x1F',
      'NaN',
      '1e999',
      '9007199254740993',
      '-12345678901234567890',
      '0.1234567890123456789',
      '2030-01-31',
      '"12"',
      '"true"',
      ' 1',
      'yes',
    ];
    const names = cells.map((_, n) => `c${n}`);
    await importCsv(service, `${names.join()}\n${cells.join()}\n`);
    const [row] = await storedRows(service);
    expect(names.map((name) => row![name])).to.deep.equal(cells.map((cell) => cell.replaceAll('"', '')));
  });

  it('and does not print thousands of types with an error', async () => {
    const names = Array.from({ length: 1_001 }, (_, n) => `c${n}`).join();
    const { stderr } = await importCsv(service, `${names}\n${names.replaceAll('c', '')}\n`);
    expect(stderr).to.contain('line 2: the row has more than 1000 fields\n');
    expect(stderr.split('\n').at(-2)).to.contain('within 24 hours. It does not store any row twice.');
  });

  it('unless --types gives them, for a column or for all', async () => {
    const text = 'a,b\n1,2\n';
    const one = await importCsv(service, text, '--types', 'a:string');
    expect(one.stderr).to.match(/:\n {2}column {2}type\n {2}b {7}number\n$/);
    const all = await importCsv(service, text, '--types', 'all:string', '--again');
    expect(all.stderr).to.equal('');
    await importCsv(service, text, '--types', 'all:string,b:number', '--again');
    expect(await storedRows(service)).to.deep.equal([
      { a: '1', b: 2 },
      { a: '1', b: '2' },
      { a: '1', b: 2 },
    ]);
  });

  it('unless --types gives them, also for names that contain commas, colons or quotes', async () => {
    const text = '"Umsatz, netto";a:b;"5"" pipe";"6"" pipe"\n1,5;007;1;2\nx;1;1;2\n';
    const words = ['--decimal', ',', '--separator', ';'];
    const types = '"Umsatz, netto":number,a:b:string,5" pipe:string,6" pipe:string';
    const { code, stderr } = await importCsv(service, text, ...words, '--types', types);
    expect(code).to.equal(1);
    expect(stderr).to.match(/^line 3: \/Umsatz, netto /);
    const good = text.replace('x;', '2;');
    expect((await importCsv(service, good, ...words, '--types', types)).code).to.equal(0);
    expect(await storedRows(service)).to.deep.equal([
      { 'Umsatz, netto': 1.5, 'a:b': '007', '5" pipe': '1', '6" pipe': '2' },
      { 'Umsatz, netto': 2, 'a:b': '1', '5" pipe': '1', '6" pipe': '2' },
    ]);
    const printed = await importCsv(service, good.replace('007', '"'), ...words);
    expect(printed.stderr).to.contain(`--types '"Umsatz, netto":number,`);
    for (const wrong of ['Umsatz, netto:number', '"Umsatz, netto:number', '"Umsatz, netto":', ''])
      expect((await importCsv(service, good, ...words, '--types', wrong)).code, wrong).to.equal(2);
    const missing = await importCsv(service, good, ...words, '--types', 'x:number');
    expect(missing.stderr).to.contain(
      'no column "x". Its columns are "Umsatz, netto", a:b, 5" pipe, 6" pipe',
    );
  });

  it('from all rows of a pipe', async () => {
    const lines = Array.from({ length: 1_500 }, (_, n) => `${n},x\n`);
    const file = await fileOf(service, `n,s\n${lines.join('')}n/a,x\n`, 'csv');
    const words = ['import', 'notes', '-', '--format', 'csv', '--url', service.url];
    const piped = ['sh', '-c', `cat ${file} | "$@"`, 'sh'];
    const { code, stderr } = await run(words, { ROWFEED_API_KEY: service.key }, piped);
    expect({ code, stderr }).to.deep.equal({
      code: 0,
      stderr:
        'Types of columns, inferred from the complete file (to change them, use --types):\n' +
        '  column  type    because of\n  n       string  line 1502: n/a (to read it as null, use --null "n/a")\n  s       string  line 2: x\n',
    });
    expect((await storedRows(service)).at(-1)).to.deep.equal({ n: 'n/a', s: 'x' });
  });

  it('as JSON, if each cell is a JSON value', async () => {
    const text =
      'list,mixed,python,capital,text\n"[1, ""\\u00e9""]",1,[1],1,[x]\n{},true,[\'a\'],TRUE,[1]\n[1e999],"""x""",,,\n';
    await importCsv(service, text.replace('[1e999]', 'null'));
    expect(await storedRows(service)).to.deep.equal([
      { list: [1, 'é'], mixed: 1, python: '[1]', capital: '1', text: '[x]' },
      { list: {}, mixed: true, python: "['a']", capital: 'TRUE', text: '[1]' },
      { list: null, mixed: 'x' },
    ]);
    // The server cannot store the number exactly.
    await importCsv(service, 'list\n[1]\n[1e999]\n');
    expect((await storedRows(service)).slice(3)).to.deep.equal([{ list: '[1]' }, { list: '[1e999]' }]);
  });

  const rowsWith = (cell: string): string =>
    `n,s\n${Array.from({ length: 2_500 }, (_, n) => `${n},x\n`).join('')}${cell},yy\n`;

  for (const [before, after] of [
    ['1', 'n/a'],
    ['n/a', '1'],
  ] as const)
    it(`and stores no row twice when a correction of ${before} to ${after} changes a type`, async () => {
      const schema = { type: 'object', properties: { s: { maxLength: 1 } } };
      await api.put('/v1/collections/notes/schema', schema);
      const first = await importCsv(service, rowsWith(before));
      expect(first.code).to.equal(1);
      expect(await storedRows(service)).to.have.length(2_000);
      await api.delete('/v1/collections/notes/schema');
      const again = await importCsv(service, rowsWith(after));
      expect(again.code).to.equal(1);
      expect(again.stderr).to.match(
        /an earlier run stored lines 2 to 1001 with other content, types, .* --types /,
      );
      expect(await storedRows(service)).to.have.length(2_000);
      const type = before === '1' ? 'number' : 'string';
      const good = after === '1' ? '1' : '2';
      const same = await importCsv(service, rowsWith(good), '--types', `n:${type}`);
      expect(same.code, same.stderr).to.equal(0);
      const numbers = (await storedRows(service)).map(({ n }) => n);
      expect(numbers).to.have.length(2_501);
      expect(new Set(numbers.map((n) => typeof n))).to.deep.equal(new Set([type]));
    });

  it('from the schema, so that one cell does not turn a column into strings', async () => {
    const properties = {
      n: { type: 'integer' },
      b: { type: ['boolean', 'null'] },
      code: { type: 'string' },
      tags: { type: 'array' },
      zip: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      any: {},
    };
    await api.put('/v1/collections/notes/schema', { type: 'object', properties });
    const bad = await fileOf(service, '', 'csv');
    const text = 'n,b,code,tags,zip,any,other\n1,true,7,"[1]",01,1,1\nn/a,false,8,,2,x,2\n,maybe,9,,3,y,3\n';
    const { code, stdout, stderr } = await importCsv(service, text, '--skip-bad', bad);
    expect([code, stdout]).to.satisfy(
      () =>
        code === 0 &&
        stdout.endsWith(` 2 invalid rows are in ${bad}; import them with --types 'other:number'.\n`),
      `${stdout}${stderr}`,
    );
    expect(stderr.split('\n').slice(0, -1)).to.deep.equal([
      'Types of columns, inferred from the schema and the complete file (to change them, use --types):',
      '  column  type     because of',
      '  n       number   the schema',
      '  b       boolean  the schema',
      '  code    string   the schema',
      '  tags    json     the schema',
      '  zip     string   the schema',
      '  any     string   line 3: x',
      '  other   number',
      'line 3: /n is not a JSON number: n/a (to read it as null, use --null "n/a")',
      'line 4: /b is not true or false: maybe',
    ]);
    expect(await storedRows(service)).to.deep.equal([
      { n: 1, b: true, code: '7', tags: [1], zip: '01', any: '1', other: 1 },
    ]);
    const forced = await importCsv(service, text.replace('maybe', ''), '--types', 'n:string');
    expect(forced.stderr).to.match(/^line 2: \/n must be /m);
  });

  it('and explains what to do if the schema of the collection does not allow null', async () => {
    const properties = { n: { type: 'number' }, k: { type: ['string', 'null'] } };
    await api.put('/v1/collections/notes/schema', { type: 'object', properties });
    const text = 'n,k\n1,NA\nNA,b\n';
    const rejected = await importCsv(service, text, '--null', 'NA');
    expect(rejected.stderr).to.include(
      'line 3: /n must be a number (the cell is read as null, and an empty cell omits the field)\n',
    );
    expect(rejected.stderr).to.not.include('line 2:');
    const { code } = await importCsv(service, text.replace('NA,b', ',b'), '--null', 'NA');
    expect(code).to.equal(0);
    expect(await storedRows(service)).to.deep.equal([{ n: 1, k: null }, { k: 'b' }]);
  });

  it('and reports cells that are read as null, but not null in JSON', async () => {
    await api.put('/v1/collections/notes/row-key', { fields: ['k'] });
    const { stderr } = await importCsv(service, 'k,n\nNA,1\n', '--null', 'NA');
    expect(stderr).to.match(
      /^line 2: \/k must be a string, a number or a boolean, because .* row key \(the cell is read as null, and .*\)$/m,
    );
    await api.put('/v1/collections/notes/schema', { type: 'object', properties: { n: { type: 'number' } } });
    const file = await fileOf(service, '{"k":1,"n":null}\n', 'ndjson');
    const json = await importFile(service, file);
    expect(json.stderr).to.match(/^line 1: \/n must be a number$/m);
  });
});
