import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { type Client, client } from '../support/client.js';
import { run, runCommand } from '../support/command.js';
import { fileOf, importCsv, importFile, importNdjson, storedRows, withoutTypes } from '../support/imports.js';
import { newKey } from '../support/registry.js';
import { startService, type TestService } from '../support/service.js';

function joined(lines: readonly (string | Buffer)[], end: string): Buffer {
  return Buffer.concat(lines.flatMap((line) => [Buffer.from(line as string), Buffer.from(end)]));
}

describe('rowfeed import', () => {
  let service: TestService;
  let api: Client;

  before(async () => {
    service = await startService();
    api = client(service, service.key);
  });

  beforeEach(() => api.post('/v1/collections', { name: 'notes' }));
  afterEach(() => api.delete('/v1/collections/notes'));
  after(() => service.close());

  /** Imports a CSV text and returns the rows. Any other outcome is an error. */
  async function csvRows(text: string | Buffer, ...words: string[]): Promise<unknown[]> {
    const { code, stderr } = await importCsv(service, text, ...words);
    expect(withoutTypes(stderr)).to.equal('');
    expect(code).to.equal(0);
    return storedRows(service);
  }

  it('stores the rows of NDJSON as they are, in their order', async () => {
    const rows = [
      '{"title":"Milk","done":false,"n":1.50,"0":"first","list":[1,{"a":null}]}',
      '{}',
      '  {"a":"\\u00e4\\ud83d\\ude00", "b" : 1e3}\r',
      '',
      '{"constructor":"x","a":1,"a":2}',
    ];
    const { code, stdout, stderr } = await importNdjson(service, rows.join('\n'));
    expect({ code, stderr }).to.deep.equal({ code: 0, stderr: '' });
    expect(stdout).to.match(/^4 rows stored in notes, [\d,]+ per second\.\n$/);
    expect(await storedRows(service)).to.deep.equal(
      rows.filter((row) => row !== '').map((row) => JSON.parse(row)),
    );
  });

  it('takes 1,000 rows a request, or fewer where they are long, and each as one change', async () => {
    const long = Array.from({ length: 9 }, (_, n) => ({ n, text: 'ä'.repeat(120_000) }));
    const short = Array.from({ length: 2_345 }, (_, n) => ({ n: n + 9 }));
    const rows = [...long, ...short];
    const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    const begun = Date.now();
    const { code, stdout } = await importNdjson(service, text, '--json');
    expect(code).to.equal(0);
    const { started_at, duration_ms, ...counts } = JSON.parse(stdout);
    expect(Date.parse(started_at)).to.be.within(begun, Date.now());
    expect(Date.parse(started_at) + duration_ms).to.be.within(begun, Date.now() + 1);
    expect(counts).to.deep.equal({
      collection: 'notes',
      ok: true,
      rows: 2_354,
      replayed: 0,
      bad: 0,
      last_line: 2_354,
    });
    const stored = (await storedRows(service)) as { n: number }[];
    expect(stored.map(({ n }) => n).sort((a, b) => a - b)).to.deep.equal(rows.map(({ n }) => n));
    expect(stored.find(({ n }) => n === 3)).to.deep.equal(long[3]);
  });

  it('creates the collection only with --create', async () => {
    await api.delete('/v1/collections/notes');
    const { code, stderr } = await importNdjson(service, '{"a":1}\n');
    expect(code).to.equal(1);
    expect(stderr).to.match(
      /404 collection_not_found: There is no collection notes\. To create it, use --create\./,
    );
    expect((await importNdjson(service, '{"a":1}\n', '--create')).code).to.equal(0);
    expect((await importNdjson(service, '{"a":2}\n', '--create')).code).to.equal(0);
    expect(await storedRows(service)).to.deep.equal([{ a: 1 }, { a: 2 }]);
  });

  it('drops ids, which it says once, or keeps them under another name', async () => {
    const rows = '{"id":7,"a":1}\n{"a":2,"id":12345678901234567890}\n{"id":{"x":[1]},"a":3}\n{"a":4}\n';
    const { code, stderr } = await importNdjson(service, rows);
    expect(code).to.equal(0);
    expect(stderr.split('\n')).to.have.length(2);
    expect(stderr).to.match(/^The server assigns new ids/);
    expect(await storedRows(service)).to.deep.equal([{ a: 1 }, { a: 2 }, { a: 3 }, { a: 4 }]);

    const kept = await importNdjson(
      service,
      '{"id":7,"a":1}\n{"a":2}\n{"a":3,"id":"x"}\n',
      '--keep-id',
      'ref',
    );
    expect(kept).to.include({ code: 0, stderr: '' });
    expect((await storedRows(service)).slice(4)).to.deep.equal([
      { ref: 7, a: 1 },
      { a: 2 },
      { ref: 'x', a: 3 },
    ]);
    const both = await importNdjson(service, '{"id":7,"ref":1}\n', '--keep-id', 'ref');
    expect(both.code).to.equal(1);
    expect(both.stderr).to.include('line 1: /ref already exists, but --keep-id stores the id in this field');
    const big = await importNdjson(service, '{"id":12345678901234567890}\n', '--keep-id', 'ref');
    expect(big.stderr).to.include(
      'line 1: /id is an integer that can only be stored as 12345678901234567000',
    );
  });

  it('reads standard input', async () => {
    const file = await fileOf(service, '{"a":1}\n{"a":2}', 'any');
    const words = ['import', 'notes', '-', '--url', service.url];
    for (const input of [`cat ${file} | "$@"`, `exec "$@" < ${file}`]) {
      const { code, stderr } = await run(words, { ROWFEED_API_KEY: service.key }, ['sh', '-c', input, 'sh']);
      expect({ code, stderr }).to.deep.equal({ code: 0, stderr: '' });
    }
    // The second run sends the same rows, which the server does not store again.
    expect(await storedRows(service)).to.deep.equal([{ a: 1 }, { a: 2 }]);
  });

  it('tells of each thing that is wrong with a line of NDJSON where it is', async () => {
    const wrong: readonly (readonly [line: string | Buffer, told: RegExp])[] = [
      ['{"a":1', /the row is not valid JSON/],
      ["{'a':1}", /the row is not valid JSON at position 1/],
      ['{"a":1}{"b":2}', /the row is not valid JSON at position 7/],
      ['[{"a":1}]', /the row is not a JSON object/],
      ['null', /the row is not a JSON object/],
      ['"text"', /the row is not a JSON object/],
      ['{"a":{"b/c~":[0,1e400]}}', /\/a\/b~1c~0\/1 is too large to be stored as a number/],
      ['{"a":9007199254740993}', /\/a is an integer that can only be stored as 9007199254740992/],
      ['{"a":"\\u0000"}', /\/a contains the character U\+0000/],
      ['{"a":"\\ud800"}', /\/a contains half of a surrogate pair/],
      ['{"__proto__":1}', /\/__proto__ is a field name that is not supported/],
      [`{"a":${'['.repeat(64)}${']'.repeat(64)}}`, /\/a(\/0){63} is nested more than 64 levels deep/],
      [
        JSON.stringify(Object.fromEntries(Array.from({ length: 1_001 }, (_, n) => [`f${n}`, n]))),
        /the row has more than 1000 fields/,
      ],
      [`{"a":"${'x'.repeat(262_144)}"}`, /the row is larger than 256 KiB of JSON/],
      [Buffer.from('{"a":"\xe4"}', 'latin1'), /the row is not UTF-8/],
    ];
    const text = joined(['{"a":1}', ...wrong.map(([line]) => line), '{"a":2}'], '\n');
    const told = await importNdjson(service, text, '--skip-bad', join(service.directory, 'aside'));
    expect(told.code).to.equal(0);
    const lines = told.stderr.split('\n');
    for (const [index, [, detail]] of wrong.entries()) {
      expect(lines[index]).to.match(new RegExp(`^line ${index + 2}: `));
      expect(lines[index]).to.match(detail);
    }
    expect(lines).to.have.length(wrong.length + 1);
    expect(await storedRows(service)).to.deep.equal([{ a: 1 }, { a: 2 }]);
  });

  it('stores nothing of the 1,000 lines with a bad one, nor behind them, and all once when it is mended', async () => {
    const lines = Array.from({ length: 4_500 }, (_, n) => `{"n":${n}}`);
    for (const mended of ['{"n":2600}', '{"n":2600, "text":"much longer than it was before"}']) {
      const bad = lines.map((line, n) => (n === 2_600 ? '{"n":}' : n === 4_400 ? '[]' : line));
      const { code, stderr } = await importNdjson(service, bad.join('\n'));
      expect(code).to.equal(1);
      expect(stderr).to.match(
        /^line 2601: the row is not valid JSON at position 5\nline 4401: the row is not a JSON object\nrowfeed: /,
      );
      expect(stderr).to.include('All rows up to line 2000 are stored.');
      expect(await storedRows(service)).to.have.length(2_000);
      const whole = lines.map((line, n) => (n === 2_600 ? mended : line)).join('\n');
      const again = await importNdjson(service, whole);
      expect(again.code).to.equal(0);
      expect(again.stdout).to.match(
        /^2,500 rows stored in notes, .* 2,000 rows were already stored by a run/,
      );
      const numbers = (await storedRows(service)).map(({ n }) => n as number);
      expect(numbers.sort((a, b) => a - b)).to.deep.equal(lines.map((_, n) => n));
      await api.delete('/v1/collections/notes');
      await api.post('/v1/collections', { name: 'notes' });
    }
  });

  it('stores each long row once too, when one among them is mended', async () => {
    const rows = (size: number) =>
      Array.from({ length: 20 }, (_, n) =>
        JSON.stringify({ n, text: 'x'.repeat(n === 14 ? size : 200_000) }),
      );
    const bad = rows(0).map((line, n) => (n === 14 ? line.slice(0, -1) : line));
    expect((await importNdjson(service, bad.join('\n'))).code).to.equal(1);
    const before = await storedRows(service);
    expect(before.length).to.be.greaterThan(0).and.lessThan(15);
    // The longer row moves the ends of batches that are already stored.
    for (const [size, code] of [
      [10, 0],
      [250_000, 1],
    ] as const) {
      expect((await importNdjson(service, rows(size).join('\n'))).code).to.equal(code);
      const stored = await storedRows(service);
      expect(stored.map(({ n }) => n)).to.deep.equal(Array.from({ length: 20 }, (_, n) => n));
    }
  });

  it('tells of 20 bad lines, and of all where they are set aside', async () => {
    const text = '{\n'.repeat(50);
    const { code, stderr } = await importNdjson(service, text);
    expect(code).to.equal(1);
    expect(stderr.match(/^line \d+: /gm)).to.have.length(20);
    expect(stderr).to.include(
      'The import stopped after 20 invalid lines, so the file may contain more. No rows',
    );
    const aside = join(service.directory, 'aside');
    const skipped = await importNdjson(service, text, '--skip-bad', aside);
    expect(skipped).to.include({
      code: 1,
      stdout: `0 rows stored in notes. 50 invalid rows are in ${aside}.\n`,
    });
    expect(skipped.stderr.match(/^line \d+: /gm)).to.have.length(50);
    expect(skipped.stderr).to.match(/\nrowfeed: No line of the file is valid\.\n$/);
    expect(await readFile(aside, 'utf8')).to.equal(text);
  });

  it('prints 100 of the lines that are set aside, so that a log stays small', async () => {
    const aside = join(service.directory, 'aside');
    const { code, stderr } = await importNdjson(
      service,
      `${'{\n'.repeat(150)}{"n":1}\n`,
      '--skip-bad',
      aside,
    );
    const lines = stderr.split('\n').slice(0, -1);
    expect([code, lines.length, lines.at(-2), lines.at(-1)]).to.deep.equal([
      0,
      101,
      'line 100: the row is not valid JSON at position 1',
      'Only the first 100 invalid lines are printed.',
    ]);
    expect(await readFile(aside, 'utf8')).to.equal('{\n'.repeat(150));
  });

  it('sets bad lines aside byte for byte, and stores all others', async () => {
    const aside = join(service.directory, 'aside.ndjson');
    const bad = [Buffer.from('{"a":"\xe4"}\r', 'latin1'), Buffer.from(' {"ä":}'), Buffer.from('[1]')];
    const good = Array.from({ length: 1_500 }, (_, n) => Buffer.from(`{"n":${n}}`));
    const lines = [bad[0]!, ...good.slice(0, 700), bad[1]!, ...good.slice(700), bad[2]!];
    const file = await fileOf(service, joined(lines, '\n'), 'ndjson');
    for (const round of [1, 2]) {
      const { code, stdout } = await importFile(service, file, '--skip-bad', aside, '--json');
      expect(code).to.equal(0);
      const counts = { rows: 1_500, replayed: round === 1 ? 0 : 1_500, bad: 3 };
      expect(JSON.parse(stdout)).to.deep.include(counts);
      expect(await readFile(aside)).to.deep.equal(
        Buffer.concat(bad.flatMap((line) => [line, Buffer.from('\n')])),
      );
    }
    expect(await storedRows(service)).to.have.length(1_500);
    const same = await importFile(service, aside, '--skip-bad', aside);
    expect(same).to.include({
      code: 2,
      stderr: 'rowfeed: --skip-bad must not name the imported file\n',
    });
    expect(await readFile(aside)).to.have.length(Buffer.concat(bad).length + 3);
  });

  it('takes CSV by RFC 4180: quotes, line breaks in them, and a missing end', async () => {
    const text = 'a,"b ""x""",c\r\n1,"two\r\nlines, and ""quotes""",z\r\n\r\n"",x,null\r\n"null",y,\'';
    expect(await csvRows(text)).to.deep.equal([
      { a: '1', 'b "x"': 'two\r\nlines, and "quotes"', c: 'z' },
      { a: '', 'b "x"': 'x', c: null },
      { a: 'null', 'b "x"': 'y', c: "'" },
    ]);
  });

  it('takes a byte order mark, CRLF and another delimiter', async () => {
    expect(await csvRows('\ufeffname;größe\r\n"a;b";1,5\r\nc;\r\n', '--delimiter', ';')).to.deep.equal([
      { name: 'a;b', größe: '1,5' },
      { name: 'c' },
    ]);
    const { stderr } = await importNdjson(service, '\ufeff{"a":1}\r\n');
    expect(stderr).to.equal('');
  });

  it('has a truth table of cells', async () => {
    const cells: readonly (readonly [type: string, cell: string, value: unknown])[] = [
      ['', '', undefined],
      ['', '""', ''],
      ['', 'null', null],
      ['', '"null"', 'null'],
      ['', ' x ', ' x '],
      ['', '12', 12],
      ['', '012', '012'],
      ['', '"12"', '12'],
      ['', 'TRUE', true],
      ['string', '', undefined],
      ['string', '""', ''],
      ['string', 'null', 'null'],
      ['number', '12', 12],
      ['number', '"-1.5e3"', -1500],
      ['number', '0.10', 0.1],
      ['number', '', undefined],
      ['number', 'null', null],
      ['boolean', 'true', true],
      ['boolean', 'FALSE', false],
      ['boolean', '"True"', true],
      ['json', '"{""a"":[1,""x""]}"', { a: [1, 'x'] }],
      ['json', '"""text"""', 'text'],
      ['json', 'null', null],
      ['json', '12', 12],
      ['json', '', undefined],
    ];
    const names = cells.map(([type], index) => `${type || 'text'}${index}`);
    const types = cells.flatMap(([type], index) => (type === '' ? [] : [`${names[index]}:${type}`]));
    const text = `${names.join()}\r\n${cells.map(([, cell]) => cell).join()}\r\n`;
    const [row] = (await csvRows(text, '--types', types.join())) as [Record<string, unknown>];
    for (const [index, [type, cell, value]] of cells.entries())
      expect(row[names[index]!], `${type} ${cell}`).to.deep.equal(value);
  });

  it('tells of each thing that is wrong with a record of CSV where it is', async () => {
    const wrong: readonly (readonly [line: string | Buffer, told: RegExp])[] = [
      ['x,1,true', /\/n is not a JSON number/],
      ['01,1,true', /\/n is not a JSON number: 01$/],
      ['"",1,true', /\/n is not a JSON number/],
      ['"1,5",1,true', /\/n is not a JSON number/],
      ['NaN,1,true', /\/n is not a JSON number: NaN \(to read it as null, use --null "NaN"\)$/],
      ['#N/A,1,true', /\/n is not a JSON number: #N\/A \(to read it as null, use --null "#N\/A"\)$/],
      ['"NA",1,true', /\/n is not a JSON number: "NA"$/],
      ['1e400,1,true', /\/n is too large to be stored as a number/],
      ['12345678901234567890,1,true', /\/n is an integer that can only be stored as/],
      [`1,1,${'y'.repeat(50)}`, /\/a~1b is not true or false: y{37}\.{3}$/],
      ['1,{,true', /\/x is not valid JSON/],
      ['1,1', /the row has 2 cells, but there are 3 column names/],
      ['1,1,true,', /the row has 4 cells, but there are 3 column names/],
      ['1,1"2,true', /the row has a quote inside a cell without quotes/],
      ['1,"1"2,true', /the row has text after the closing quote of a cell/],
      ['1,"1,true', /the row has a quote that is not closed/],
      ['x,"2",true', /\/n is not a JSON number/],
      [Buffer.from('1,"\xe4",true', 'latin1'), /the row is not UTF-8/],
      ['1,"1,true', /the row has a quote that is not closed/],
    ];
    const first = ['n,x,a/b', '1,"[1,', '2]",true'];
    const text = joined([...first, ...wrong.map(([line]) => line), '2,2,false'], '\r\n');
    const aside = join(service.directory, 'aside.csv');
    const types = ['--types', 'n:number,x:json,a/b:boolean'];
    const { code, stderr } = await importCsv(service, text, ...types, '--skip-bad', aside);
    expect(code).to.equal(0);
    const lines = stderr.split('\n');
    for (const [index, [, detail]] of wrong.entries()) {
      expect(lines[index]).to.match(new RegExp(`^line ${index + 4}: `));
      expect(lines[index]).to.match(detail);
    }
    expect(lines).to.have.length(wrong.length + 1);
    expect(await readFile(aside)).to.deep.equal(joined([first[0]!, ...wrong.map(([line]) => line)], '\r\n'));
    expect(await storedRows(service)).to.deep.equal([
      { n: 1, x: [1, 2], 'a/b': true },
      { n: 2, x: 2, 'a/b': false },
    ]);
  });

  it('refuses a file that is none of its kind, and says why', async () => {
    const wrong: readonly (readonly [content: string | Buffer, words: readonly string[], told: RegExp])[] = [
      ['', [], /the file is empty/],
      ['\r\n\r\n', [], /the file is empty\. No rows/],
      ['a,b,a\r\n1,2,3\r\n', [], /columns 1 and 3 have the same name "a"/],
      [
        'a,b\r\n1,2\r\n',
        ['--types', 'c:number,a:number,"d":json'],
        /the file has no column "c" and "\\"d\\"". Its columns are a, b\./,
      ],
      ['a,"b\r\n1,2\r\n', [], /the header line has a quote that is not closed/],
      [Buffer.from('gr\xf6\xdfe\r\n1\r\n', 'latin1'), [], /the header line is not UTF-8/],
      [
        'id,ref\r\n1,2\r\n',
        ['--keep-id', 'ref'],
        /\/ref already exists, but --keep-id stores the id in this field/,
      ],
      ['a\r\n'.padEnd(9_000_000, 'x'), [], /line 2 is longer than 8 MiB/],
    ];
    for (const [content, words, told] of wrong) {
      const { code, stdout, stderr } = await importCsv(service, content, ...words);
      expect({ code, stdout }, String(told)).to.deep.equal({ code: 1, stdout: '' });
      expect(stderr).to.match(told);
      expect(stderr, 'No row was sent, so nothing can be continued.').not.to.include('To continue');
    }
    expect(await csvRows('a,,b,\r\n1,,2,\r\n')).to.deep.equal([{ a: 1, b: 2 }]);
  });

  it('ends with 2 if an argument is invalid, and with 1 after other errors', async () => {
    const file = await fileOf(service, '{"a":1}\n', 'ndjson');
    const wrong: readonly (readonly [words: readonly string[], told: RegExp])[] = [
      [['import', 'notes', file, '--types', 'a:number'], /--types requires the format csv/],
      [['import', 'notes', file, '--delimiter', ';'], /--delimiter requires the format csv/],
      [['import', 'notes', file, '--types', 'a:text'], /types are string, number, boolean, json/],
      [['import', 'notes', file, '--format', 'xlsx'], /Allowed choices are ndjson, csv/],
      [['import', 'notes', file, '--keep-id', 'id'], /--keep-id must not be the field id/],
      [['import', 'notes'], /missing required argument 'file'/],
      [['import', 'no name', file], /name of a collection starts with a letter/],
    ];
    for (const [words, told] of wrong) {
      const { code, stderr } = await runCommand([...words, '--url', service.url], {
        ROWFEED_API_KEY: service.key,
      });
      expect(code, words.join(' ')).to.equal(2);
      expect(stderr).to.match(told);
    }
    const failing: readonly (readonly [words: readonly string[], told: RegExp])[] = [
      [
        ['import', 'notes', `${file}x`, '--format', 'csv', '--url', service.url],
        /Cannot open [^\n]+: the file or its folder does not exist\./,
      ],
      [
        ['import', 'notes', service.directory, '--format', 'csv', '--url', service.url],
        /Cannot open the file: it is a folder\./,
      ],
      [['import', 'notes', file, '--url', 'http://127.0.0.1:1'], /does not respond/],
      [['import', 'notes', file, '--url', `${service.url}/x`], /404 route_not_found/],
    ];
    for (const [words, told] of failing) {
      const { code, stderr } = await runCommand(words, { ROWFEED_API_KEY: service.key });
      expect(code, words.join(' ')).to.equal(1);
      expect(stderr).to.match(told);
    }
    for (const more of [[], ['--on-conflict', 'update']]) {
      const words = ['import', 'notes', `${file}x`, '--json', ...more, '--url', service.url];
      const { code, stdout } = await runCommand(words, { ROWFEED_API_KEY: service.key });
      expect([code, JSON.parse(stdout).ok, JSON.parse(stdout).bad]).to.deep.equal([1, false, 0]);
    }
    const { code, stderr } = await runCommand(['import', 'notes', file, '--url', service.url], {
      ROWFEED_API_KEY: `${service.key.slice(0, -4)}wxyz`,
    });
    expect(code).to.equal(1);
    expect(stderr).to.match(/401 key_invalid/);
  });

  it('only reads the file with --dry-run, and reports the types, the invalid lines and the number of rows', async () => {
    const dry = (text: string, ...words: string[]) => importCsv(service, text, '--dry-run', ...words);
    const { code, stdout, stderr } = await dry('a,b\n1,x\n2,\n');
    expect([code, stdout]).to.deep.equal([0, 'Dry run. 2 rows would be stored in notes.\n']);
    expect(stderr).to.match(/^Types of columns.*\n.*\n {2}a +number\n {2}b +string +line 2: x\n$/);
    const bad = await dry('a\n1\nx\n', '--types', 'a:number');
    expect([bad.code, bad.stdout]).to.deep.equal([1, '']);
    expect(bad.stderr).to.match(
      /^line 3: .*: x\nrowfeed: Some lines are invalid\. No rows are stored, because this is a dry run\.\n$/,
    );
    const aside = await fileOf(service, 'kept', 'csv');
    const skipped = await dry('a\n1\nx\n', '--types', 'a:number', '--skip-bad', aside);
    expect([skipped.code, skipped.stdout]).to.deep.equal([
      0,
      'Dry run. 1 row would be stored in notes. 1 line is invalid.\n',
    ]);
    expect(await readFile(aside, 'utf8')).to.equal('kept');
    const json = JSON.parse((await dry('a\n1\n', '--json')).stdout);
    expect([json.ok, json.dry_run, json.rows]).to.deep.equal([true, true, 1]);
    expect(await storedRows(service)).to.deep.equal([]);
    await api.put('/v1/collections/notes/schema', { type: 'object' });
    expect((await dry('a\n1\n')).stderr).to.contain('did not check the rows against the schema');
    const missing = {
      url: service.url,
      key: service.key,
      directory: service.directory,
      collection: 'absent',
    };
    expect((await importNdjson(missing, '{}\n', '--dry-run')).stderr).to.contain(
      'To create it, use --create.',
    );
    expect((await importNdjson(missing, '{}\n', '--dry-run', '--create')).code).to.equal(0);
    expect((await api.get('/v1/collections/absent')).status).to.equal(404);
  });

  it('names the lines whose row key another row has, and the option that helps', async () => {
    await api.post('/v1/collections/notes/rows', [{ sku: 'A' }, { sku: 'B' }]);
    await api.put('/v1/collections/notes/row-key', { fields: ['sku'] });
    for (const more of [[], ['--skip-bad', await fileOf(service, '', 'csv')]]) {
      const { code, stderr } = await importCsv(service, 'sku\nC\nB\nA\n', ...more);
      expect(code).to.equal(1);
      expect(withoutTypes(stderr)).to.match(
        /^rowfeed: .* 409 row_key_taken: .* Line 3 has the same row key as row 2: sku is "B"\. Line 4 .* is "A"\. To update rows that exist, use --on-conflict\. No rows are stored\.\n$/,
      );
      expect(await storedRows(service)).to.deep.equal([{ sku: 'A' }, { sku: 'B' }]);
    }
  });

  it('names both lines whose rows have the same row key', async () => {
    await api.post('/v1/collections/notes/rows', [{ sku: 'A' }]);
    await api.put('/v1/collections/notes/row-key', { fields: ['sku'] });
    const { code, stderr } = await importCsv(service, 'sku\nB\n\nC\nC\n');
    expect(code).to.equal(1);
    expect(stderr).to.contain(' Line 5 has the same row key as line 4: sku is "C". To update');
  });

  it('needs a key that may write, and no more', async () => {
    const reader = await newKey(service, { scopes: ['read'] });
    const writer = await newKey(service, { scopes: ['write'], collections: ['notes'] });
    const refused = await importNdjson({ ...service, key: reader.text }, '{"a":1}\n');
    expect(refused.code).to.equal(1);
    expect(refused.stderr).to.match(/403 scope_insufficient/);
    for (const replayed of [0, 1]) {
      const { code, stdout } = await importNdjson({ ...service, key: writer.text }, '{"a":1}\n', '--json');
      expect(code).to.equal(0);
      expect(JSON.parse(stdout)).to.deep.include({ rows: 1, replayed });
    }
    expect(await storedRows(service)).to.deep.equal([{ a: 1 }]);
  });
});
