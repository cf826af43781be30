import * as zlib from 'node:zlib';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { type Client, client } from '../support/client.js';
import { fileOf, importCsv, importFile, storedRows, withoutTypes } from '../support/imports.js';
import { startService, type TestService } from '../support/service.js';
import { onlyInFullSuite } from '../support/suite.js';

describe('rowfeed import reads files as programs write them', () => {
  let service: TestService;
  let api: Client;

  before(async () => {
    service = await startService();
    api = client(service, service.key);
  });
  beforeEach(() => api.post('/v1/collections', { name: 'notes' }));
  afterEach(() => api.delete('/v1/collections/notes'));
  after(() => service.close());

  type Case = readonly [content: string | Buffer, ending: string, words: string[], rows: object[]];
  const utf16be = Buffer.from('\ufeffa,b\r\n1,ü\r\n', 'utf16le').swap16();
  const readable: Readonly<Record<string, Case>> = {
    'TSV, by the extension': ['a\tb\n1\tx,y\n', 'tsv', [], [{ a: 1, b: 'x,y' }]],
    'tabs, by the first line': ['a\tb\n1\tx,y\n', 'csv', [], [{ a: 1, b: 'x,y' }]],
    semicolons: ['a;"b,c"\n1;2\n', 'csv', [], [{ a: 1, 'b,c': 2 }]],
    'quoted names with semicolons': ['"a";"b"\n1;2\n', 'csv', [], [{ a: 1, b: 2 }]],
    'vertical bars': ['a|b\n1|2\n', 'csv', [], [{ a: 1, b: 2 }]],
    'a separator that the first line names': ['sep=;\r\na,b;c\r\n1;2\r\n', 'csv', [], [{ 'a,b': 1, c: 2 }]],
    'a separator by option': ['a:b\n1:2\n', 'csv', ['--separator', ':'], [{ a: 1, b: 2 }]],
    'a tab by option': ['a,b\tc\n1\t2\n', 'csv', ['--separator', 'tab'], [{ 'a,b': 1, c: 2 }]],
    'two byte order marks': ['\ufeff\ufeffa,b\n1,2\n', 'csv', [], [{ a: 1, b: 2 }]],
    'UTF-16LE': [Buffer.from('\ufeffa,b\r\n1,ü\r\n', 'utf16le'), 'csv', [], [{ a: 1, b: 'ü' }]],
    'UTF-16BE': [utf16be, 'csv', [], [{ a: 1, b: 'ü' }]],
    'Latin-1': [Buffer.from('größe\n1\n', 'latin1'), 'csv', ['--encoding', 'latin1'], [{ größe: 1 }]],
    'Windows-1252': [
      Buffer.from([0x61, 0x0a, 0x80, 0x0a]),
      'csv',
      ['--encoding', 'windows-1252'],
      [{ a: '€' }],
    ],
    'another encoding of one byte': [
      Buffer.from([0x61, 0x0a, 0xc1, 0xe2, 0x0a]),
      'csv',
      ['--encoding', 'iso-8859-7'],
      [{ a: 'Αβ' }],
    ],
    'an encoding of several bytes': [
      Buffer.from([0x61, 0x0a, 0x93, 0xfa, 0x96, 0x7b, 0x0a]),
      'csv',
      ['--encoding', 'Shift_JIS'],
      [{ a: '日本' }],
    ],
    'UTF-16LE without a byte order mark': [Buffer.from('a\nü\n', 'utf16le'), 'csv', [], [{ a: 'ü' }]],
    'UTF-16BE without a byte order mark': [
      Buffer.from('{"a":"ü"}\n', 'utf16le').swap16(),
      'ndjson',
      [],
      [{ a: 'ü' }],
    ],
    'UTF-16 that does not start with ASCII characters': [
      Buffer.from('ü\na\n', 'utf16le'),
      'csv',
      ['--encoding', 'utf-16le'],
      [{ ü: 'a' }],
    ],
    'gzip, by content': [gzipSync('a,b\n1,2\n'), 'csv', [], [{ a: 1, b: 2 }]],
    'gzip, by the extension': [gzipSync('a\tb\n1\t2\n'), 'tsv.gz', [], [{ a: 1, b: 2 }]],
    'gzip of UTF-16': [gzipSync(Buffer.from('\ufeffa\n1\n', 'utf16le')), 'csv.gz', [], [{ a: 1 }]],
    'a JSON array': [
      '[{"a":1},{"a":[2,{"b":"],\\"}"}]}]\n',
      'json',
      [],
      [{ a: 1 }, { a: [2, { b: '],"}' }] }],
    ],
    'a pretty-printed JSON array': [
      `\n${JSON.stringify([{ a: 1, b: { c: [] } }, { a: '\n\\' }, {}], null, 2).replaceAll('\n', '\r\n')}`,
      'json',
      [],
      [{ a: 1, b: { c: [] } }, { a: '\n\\' }, {}],
    ],
    'names that repeat': [
      'a,a,a_2,\n1,2,3,4\n',
      'csv',
      ['--rename-headers'],
      [{ a: 1, a_3: 2, a_2: 3, column_4: 4 }],
    ],
    'a column that is omitted': [
      ';a;b\n0;1;x\n1;2;\n',
      'csv',
      ['--types', 'column_1:skip'],
      [{ a: 1, b: 'x' }, { a: 2 }],
    ],
    'only the columns with a type': [
      ',id,a,b\n0,7,1,x,y\n1,8,2,\n',
      'csv',
      ['--relax-columns', '--types', 'a:number,all:skip'],
      [{ a: 1 }, { a: 2 }],
    ],
    'short and long lines': [
      'a,b\n1\n1,2,x\n',
      'csv',
      ['--relax-columns'],
      [{ a: 1 }, { a: 1, b: 2, column_3: 'x' }],
    ],
    'quotes inside of cells': [
      'a,b\n1,5" x\n2,y "z"\n',
      'csv',
      ['--relax-quotes'],
      [
        { a: 1, b: '5" x' },
        { a: 2, b: 'y "z"' },
      ],
    ],
    'decimal commas': [
      'a;b\n1,5;1.23\n-2;3\n',
      'csv',
      ['--decimal', ','],
      [
        { a: 1.5, b: '1.23' },
        { a: -2, b: '3' },
      ],
    ],
    'points between thousands': [
      'a;b;c\n1.192,80;1.19;1.2345\n-1.234.567;0.192;1.234,\n12,5;1;1\n',
      'csv',
      ['--decimal', ',', '--thousands', '.'],
      [
        { a: 1192.8, b: '1.19', c: '1.2345' },
        { a: -1234567, b: '0.192', c: '1.234,' },
        { a: 12.5, b: '1', c: '1' },
      ],
    ],
    'commas between thousands, which are in quotes': [
      'a,b\n"1,192.80","12"\n2,3\n',
      'csv',
      ['--thousands', ','],
      [
        { a: 1192.8, b: '12' },
        { a: 2, b: '3' },
      ],
    ],
    'spaces between thousands': [
      'a;b\n1 192,80;1\u00a0192\n12;1\u202f192\n',
      'csv',
      ['--decimal', ',', '--thousands', 'space'],
      [
        { a: 1192.8, b: 1192 },
        { a: 12, b: 1192 },
      ],
    ],
    'apostrophes between thousands': [
      "a\n1'192.80\n1\u2019234'567\n",
      'csv',
      ['--thousands', "'"],
      [{ a: 1192.8 }, { a: 1234567 }],
    ],
  };
  for (const [name, [content, ending, words, rows]] of Object.entries(readable)) {
    it(name, async () => {
      const { code, stderr } = await importFile(service, await fileOf(service, content, ending), ...words);
      expect([code, withoutTypes(stderr)]).to.deep.equal([0, '']);
      expect(await storedRows(service)).to.deep.equal(rows);
    });
  }

  onlyInFullSuite('It imports 10 MB.').it('a JSON array that is one line of 10 MB', async () => {
    // Wherever the line is cut, each character that has a meaning in JSON or several bytes is somewhere at a cut.
    const text = 'é,"\\,\u{1f600}[{}],\\"'.repeat(3_500);
    const rows = Array.from({ length: 140 }, (_, n) => ({ n, text: 'x'.repeat(n) + text, empty: {} }));
    const { code } = await importFile(service, await fileOf(service, JSON.stringify(rows), 'json'));
    expect(code).to.equal(0);
    expect(await storedRows(service)).to.deep.equal(rows);
  });

  const zstd = Buffer.from('28b52ffd2008410000610a310a320a330a', 'hex');
  it('zstd, where Node.js can, or names what can', async () => {
    const { code, stderr } = await importFile(service, await fileOf(service, zstd, 'csv.zst'));
    if ('zstdDecompressSync' in zlib) return expect(code).to.equal(0);
    expect(code).to.equal(1);
    expect(stderr).to.match(/compressed with zstd, which Node\.js [\d.]+ cannot read\. Use Node\.js 22\.15/);
  });

  it('remarks that names contain the spaces around the separators', async () => {
    const { code, stderr } = await importFile(service, await fileOf(service, 'a, b\n1, 2\n', 'csv'));
    expect(code).to.equal(0);
    expect(stderr).to.include('The column name " b" starts or ends with a space, which is kept.');
    expect(await storedRows(service)).to.deep.equal([{ a: 1, ' b': ' 2' }]);
  });

  const refused: readonly (readonly [content: string | Buffer, ending: string, says: RegExp])[] = [
    [
      'a,b;c\n1,2;3\n',
      'csv',
      /line 1 has as many "," as ";". Select the separator, for example with --separator/,
    ],
    [
      'a,b,a\n1,2,3\n',
      'csv',
      /line 1: columns 1 and 3 have the same name "a"\. To add numbers to these names, use --rename-headers/,
    ],
    [
      'a,b,c\n1,2\n',
      'csv',
      /line 2: the row has 2 cells, but there are 3 column names: the first column without a cell is "c" \(to store the row, use --relax-columns/,
    ],
    ['a,b\n1,2"3\n', 'csv', /line 2: the row has a quote inside a cell .*, in cell 2 \(--relax-quotes/],
    [
      Buffer.from('a\n\xe4\n', 'latin1'),
      'csv',
      /line 2: the row is not UTF-8 \(for other files, use --encoding, for example latin1/,
    ],
    [
      Buffer.from('\ufeffa\nb\n\ud800\nc\n', 'utf16le'),
      'csv',
      /line 3 contains bytes that are not utf-16le\. No rows are stored/,
    ],
    [gzipSync('a\n'.repeat(100_000)).subarray(0, 100), 'csv', /can't be decompressed/],
    ['n\n1,234\n', 'csv', /line 2: the row has 2 cells, but there is 1 column name \(/],
    ['{"n":NaN}\n', 'ndjson', /line 1: the row is not valid JSON at position 5: use null instead of NaN\n/],
    ['{"n":-Infinity}\n', 'ndjson', /line 1: .* at position \d: use null instead of -?Infinity\n/],
    [
      Buffer.from('504b030414000600', 'hex'),
      'xlsx',
      /the file is a ZIP archive, .*\(\.xlsx\)\. Save the sheet as CSV/,
    ],
    [gzipSync(Buffer.from('504b030414000600', 'hex')), 'csv.gz', /the file is a ZIP archive/],
    [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'csv', /the file is an Excel workbook \(\.xls\)/],
    [Buffer.from('fd377a585a000004', 'hex'), 'ndjson', /compressed with xz\. Decompress it with "xz -d"/],
    ['[{"a":1},\n{"a":2}', 'json', /the JSON array has no end: the file is incomplete/],
    [`[{"a":"${'x'.repeat(9_000_000)}"}]`, 'json', /line 1 has a row that is larger than 8 MiB/],
    ['[\n{"a":1},\n{"a":}\n]', 'json', /line 3: the row is not valid JSON/],
    ['[{"a":1}]\n[]', 'json', /line 2 has text after the end of the array/],
    ['[{"a":1},]', 'json', /line 1 has a comma without a row after it\. No rows are stored/],
    ['[\n{"a":1},\n\n{"a":2},\n]\n', 'json', /line 4 has a comma without a row after it/],
  ];
  it('and rejects an encoding that does not exist', async () => {
    const file = await fileOf(service, 'a\n1\n', 'csv');
    const { code, stderr } = await importFile(service, file, '--encoding', 'windows-9999');
    expect([code, stderr]).to.satisfy(
      () => code !== 0 && stderr.includes('Use the name of an encoding, such as latin1'),
    );
  });

  for (const [content, ending, says] of refused)
    it(`or names the line and the option that helps: ${says.source.slice(0, 50)}`, async () => {
      const { code, stderr } = await importFile(service, await fileOf(service, content, ending));
      expect(code).to.equal(1);
      expect(stderr).to.match(says);
    });

  for (const [ending, header] of [
    ['csv', 'a'],
    ['ndjson', '{"a":1}'],
  ] as const)
    it(`and names the option for another encoding once, with the number of lines: ${ending}`, async () => {
      const row = ending === 'csv' ? '\xe4\n' : '{"a":"\xe4"}\n';
      const file = await fileOf(service, Buffer.from(`${header}\n${row.repeat(1_500)}`, 'latin1'), ending);
      const stopped = await importFile(service, file);
      const first =
        'line 2: the row is not UTF-8 (for other files, use --encoding, for example latin1 or windows-1252)\n';
      expect(stopped.code).to.equal(1);
      const lines = `${first}19 more rows are not UTF-8, up to line 21.\nrowfeed: Some lines are invalid. `;
      expect(withoutTypes(stopped.stderr)).to.contain(lines);
      const bad = await fileOf(service, '', 'bad');
      const skipped = await importFile(service, file, '--skip-bad', bad);
      expect(withoutTypes(skipped.stderr)).to.equal(
        `${first}1,499 more rows are not UTF-8, up to line 1501.\n${ending === 'csv' ? 'rowfeed: No line of the file is valid.\n' : ''}`,
      );
    });

  it('and names each option that helps once', async () => {
    const file = await fileOf(service, 'a,b\nNA,1\n1\n2\nn/a,NA\nNA,3\n', 'csv');
    const { stderr } = await importFile(service, file, '--types', 'all:number');
    const cells = 'the row has 1 cell, but there are 2 column names: the first column without a cell is "b"';
    expect(stderr).to.match(
      new RegExp(
        [
          '^line 2: /a is not a JSON number: NA \\(to read it as null, use --null "NA"\\)',
          `line 3: ${cells} \\(to store the row, use --relax-columns\\)`,
          `line 4: ${cells}`,
          'line 5: /a is not a JSON number: n/a \\(to read it as null, use --null "n/a"\\)',
          'line 5: /b is not a JSON number: NA',
          'line 6: /a is not a JSON number: NA',
          'rowfeed: ',
        ].join('\n'),
      ),
    );
  });

  const grouped: readonly [cell: string, options: string | undefined][] = [
    ['1.192,80', `--decimal "," --thousands "."`],
    ['1,192.80', `--thousands ","`],
    ['1 192,80', `--decimal "," --thousands " "`],
    ["1'192.80", `--thousands "'"`],
    ["1'192", `--thousands "'"`],
    ['1,192', `--decimal "," or --thousands ","`],
    ['12,5', `--decimal ","`],
    ['"1.192,80"', `--decimal "," --thousands "." and --types n:number`],
    ['"1,192"', `--decimal "," or --thousands "," and --types n:number`],
    ['31.01.2030', undefined],
    ['1.19,80', undefined],
    ['1,2,3', undefined],
    ['007', undefined],
  ];
  for (const [cell, options] of grouped)
    it(`and names the options for ${cell} in a column without a type`, async () => {
      await api.put('/v1/collections/notes/row-key', { fields: ['k'] });
      const text = `k;n\nx;1\ny;${cell}\n`;
      const { code, stderr } = await importCsv(service, text, '--on-conflict', 'update', '--dry-run');
      expect(code).to.equal(0);
      const hint = options === undefined ? '' : ` (to read such numbers, use ${options})`;
      expect(stderr.split('\n').map((line) => line.trimEnd())).to.satisfy((lines: string[]) =>
        lines.some((line) => line.endsWith(`line 3: ${cell}${hint}`)),
      );
    });

  it('and reads numbers in quotes with the options that it names', async () => {
    const text = 'in stock;n\n"1,5";1\n"2,25";2\n';
    const { stderr } = await importCsv(service, text, '--dry-run');
    expect(stderr).to.include(
      `line 2: "1,5" (to read such numbers, use --decimal "," and --types 'in stock:number')\n`,
    );
    const { code } = await importCsv(service, text, '--decimal', ',', '--types', 'in stock:number');
    expect([code, await storedRows(service)]).to.deep.equal([
      0,
      [
        { 'in stock': 1.5, n: 1 },
        { 'in stock': 2.25, n: 2 },
      ],
    ]);
  });

  it('and names the options for a number of a column with a type', async () => {
    const lines = ['1.192,80', '1,192', "1'192", '1.19,80'].map((cell) => `${cell};x\n`).join('');
    const { stderr } = await importCsv(service, `a;b\n${lines}`, '--types', 'a:number');
    expect(withoutTypes(stderr).split('\n').slice(0, 4)).to.deep.equal([
      `line 2: /a is not a JSON number: 1.192,80 (to read such numbers, use --decimal "," --thousands ".")`,
      `line 3: /a is not a JSON number: 1,192 (to read such numbers, use --decimal "," or --thousands ",")`,
      `line 4: /a is not a JSON number: 1'192 (to read such numbers, use --thousands "'")`,
      'line 5: /a is not a JSON number: 1.19,80',
    ]);
    const hinted = await importCsv(service, 'a;b\n1.234;x\n3;y\n', '--decimal', ',');
    expect(hinted.stderr).to.include('line 2: 1.234 (to read such numbers, use --thousands ".")');
    expect(await storedRows(service)).to.deep.equal([
      { a: '1.234', b: 'x' },
      { a: '3', b: 'y' },
    ]);
    const same = await importCsv(service, 'a\n1\n', '--thousands', '.');
    expect([same.code, same.stderr]).to.satisfy(
      () => same.code === 1 && same.stderr.includes('--decimal is the same as --thousands'),
    );
  });

  it('and reads several spellings of null', async () => {
    const text = 'k;n;price\nx;NULL;1,5\ny;NA;NULL\nz;3;\n';
    const hinted = await importCsv(service, text);
    expect(hinted.stderr).to.match(
      /^ {2}n +string +line 2: NULL \(to read it as null, use --null "NULL"\)$/m,
    );
    await api.delete('/v1/collections/notes');
    const words = ['--null', 'NULL', '--null', 'NA', '--decimal', ',', '--create'];
    const { code, stderr } = await importCsv(service, text, ...words);
    expect([code, stderr]).to.satisfy(() => code === 0 && !stderr.includes('--null'), stderr);
    expect(await storedRows(service)).to.deep.equal([
      { k: 'x', n: null, price: 1.5 },
      { k: 'y', n: null, price: null },
      { k: 'z', n: 3 },
    ]);
  });

  it('and asks about points in the numbers of a file with decimal commas', async () => {
    const { stderr } = await importCsv(service, 'a;b\n1.234;5,50\n2.067;3,20\n');
    expect(stderr).to.include(
      'The file contains decimal commas, but a point in a column of numbers (a) is read as a decimal point. If points separate thousands, use --decimal "," --thousands ".".',
    );
    for (const row of ['1.234;x', '1.234;1,192', '1.234;1,192.80', '7;1,5']) {
      const plain = await importCsv(service, `a;b\n${row}\n`);
      expect(plain.stderr, row).not.to.include('decimal commas');
    }
  });

  it('and names the option for decimal commas', async () => {
    const { stderr } = await importCsv(service, 'a;b\n1,5;x\n', '--types', 'a:number');
    expect(stderr).to.include(
      'line 2: /a is not a JSON number: 1,5 (to read such numbers, use --decimal ",")',
    );
  });
});
