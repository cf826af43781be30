import { execFile, spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import type { Outcome } from '../support/command.js';
import { importFile, storedRows, withoutTypes } from '../support/imports.js';
import { removeDirectory, startService, type TestService, temporaryDirectory } from '../support/service.js';
import { type Cell, flatSheet } from '../support/sheet.js';

const cells: readonly (readonly Cell[])[] = [
  ['Name', 'Größe (m²)', 'done', 'due', '"x", y', 'no'],
  ['Straße "Süd", 5', 1234.5, true, new Date('2030-01-31'), 'a', '007'],
  ['zwei\nZeilen\n', -0.125, false, undefined, '"', undefined],
  [],
  ["'=1+1", 1e15, undefined, new Date('1999-12-31'), ',', 'null'],
  ['\u{1f600} 日本 é', 0, true, undefined, ' ', 'TRUE'],
];
const types = ['--types', 'Größe (m²):number,done:boolean,no:string'];
const rows = [
  { Name: 'Straße "Süd", 5', 'Größe (m²)': 1234.5, done: true, due: '2030-01-31', '"x", y': 'a', no: '007' },
  { Name: 'zwei\nZeilen\n', 'Größe (m²)': -0.125, done: false, '"x", y': '"' },
  { Name: "'=1+1", 'Größe (m²)': 1e15, due: '1999-12-31', '"x", y': ',', no: 'null' },
  { Name: '\u{1f600} 日本 é', 'Größe (m²)': 0, done: true, '"x", y': ' ', no: 'TRUE' },
];

/** The sheet as LibreOffice 7.4 exports it, in UTF-8. */
const plain = `Name,Größe (m²),done,due,"""x"", y",no,,
"Straße ""Süd"", 5",1234.5,TRUE,2030-01-31,a,007,,
"zwei
Zeilen
",-0.125,FALSE,,"""",,,
,,,,,,,
'=1+1,1000000000000000,,1999-12-31,",",null,,
\u{1f600} 日本 é,0,TRUE,, ,TRUE,,
,,,,,,,
`;
/** The same sheet with all texts in quotes, converted through .xlsx. */
const quoted = `"Name","Größe (m²)","done","due","""x"", y","no",,
"Straße ""Süd"", 5",1234.5,TRUE,2030-01-31,"a","007",,
"zwei
Zeilen
",-0.125,FALSE,,"""",,,
,,,,,,,
"'=1+1",1000000000000000,,1999-12-31,",","null",,
"\u{1f600} 日本 é",0,TRUE,," ","TRUE",,
,,,,,,,""
`;
/** The sheet as Excel saves it as "CSV UTF-8" in a locale that separates cells with semicolons. */
const excel = `\ufeffName;Größe (m²);done;due;"""x"", y";no;;\r
"Straße ""Süd"", 5";1234.5;TRUE;2030-01-31;a;007;;\r
"zwei
Zeilen
";-0.125;FALSE;;"""";;;\r
;;;;;;;\r
'=1+1;1E+15;;1999-12-31;,;null;;\r
\u{1f600} 日本 é;0;TRUE;; ;TRUE;;\r
;;;;;;;\r
`;

describe('sheets of spreadsheets are imported', () => {
  let service: TestService;
  let directory: string;
  let made = 0;

  before(async () => {
    directory = await temporaryDirectory();
    service = await startService();
  });
  after(async () => {
    await service.close();
    await removeDirectory(directory);
  });

  /** Imports a file into a new collection. Returns the outcome of the command, and the rows without ids. */
  async function imported(file: string, ...words: string[]): Promise<[Outcome, readonly object[]]> {
    made += 1;
    const target = { url: service.url, key: service.key, directory, collection: `sheet${made}` };
    const outcome = await importFile(target, file, '--create', ...words);
    return [outcome, await storedRows(target)];
  }

  const emptyRows = 'Rows with only empty cells are not stored. The file has 2, and the first is line 6.\n';
  async function hold(file: string, ...words: string[]): Promise<void> {
    const [{ code, stderr }, stored] = await imported(file, ...types, ...words);
    expect([code, withoutTypes(stderr)]).to.deep.equal([0, emptyRows]);
    expect(stored).to.deep.equal(rows);
  }

  const forms: readonly [name: string, text: string, words: string[]][] = [
    ["LibreOffice's, as cells are shown", plain, []],
    ["LibreOffice's, texts in quotes", quoted, []],
    ["Excel's, with semicolons", excel, ['--delimiter', ';']],
  ];
  for (const [name, text, words] of forms) {
    it(`${name}: with types all cells are what they were, empty lines and columns are nothing`, async () => {
      const file = join(directory, `${name}.csv`);
      await writeFile(file, text);
      await hold(file, ...words);
    });
  }

  it('without --types, numbers and booleans are found; null is one only without quotes', async () => {
    for (const [text, no] of [
      [plain, null],
      [quoted, 'null'],
    ] as const) {
      const file = join(directory, 'untyped.csv');
      await writeFile(file, text);
      const [{ code }, stored] = await imported(file);
      expect(code).to.equal(0);
      expect(stored[0]).to.deep.equal(rows[0]);
      expect(stored[2]).to.deep.include({ no });
    }
  });

  it('semicolons and tabs are found in the line of names, outside of quotes', async () => {
    const file = join(directory, 'other.csv');
    for (const text of ['\ufeffa;b\r\n1;2\r\n', 'a\tb\n1\t2\n']) {
      await writeFile(file, text);
      const [{ code }, stored] = await imported(file);
      expect([code, stored]).to.deep.equal([0, [{ a: 1, b: 2 }]]);
    }
    await writeFile(file, '"a;b"\n1;2\n');
    const [{ code }, stored] = await imported(file);
    expect([code, stored]).to.deep.equal([0, [{ 'a;b': '1;2' }]]);
  });

  it('what cannot be read is said, and nothing is stored', async () => {
    const wrong: readonly [Buffer, RegExp][] = [
      [Buffer.from(plain, 'latin1'), /not UTF-8/],
      [Buffer.from(plain.replace('1234.5', '"1234,5"')), /line 2: \/Größe \(m²\) is not a JSON number/],
      [Buffer.from(plain.replace('TRUE', 'WAHR')), /line 2: \/done is not true or false/],
    ];
    for (const [bytes, says] of wrong) {
      const file = join(directory, 'wrong.csv');
      await writeFile(file, bytes);
      const [{ code, stderr }, stored] = await imported(file, ...types);
      expect(code).to.equal(1);
      expect(stderr).to.match(says);
      expect(stored).to.deep.equal([]);
    }
  });

  describe('from LibreOffice itself', () => {
    /**
     * Uses a separate profile and the C locale, because otherwise the formats of dates and numbers depend on
     * the user.
     */
    const converted = async (file: string, to: string, folder: string): Promise<string> => {
      const profile = pathToFileURL(join(directory, 'profile')).href;
      const words = [
        `-env:UserInstallation=${profile}`,
        '--headless',
        '--convert-to',
        to,
        '--outdir',
        folder,
      ];
      await promisify(execFile)('soffice', [...words, file], {
        env: { PATH: process.env.PATH, HOME: directory, LC_ALL: 'C' },
        timeout: 50_000,
      });
      return join(folder, `sheet.${to.split(':')[0]}`);
    };
    const utf8 = 'csv:Text - txt - csv (StarCalc):44,34,76';
    let sheet: string;

    before(async function () {
      if (spawnSync('sh', ['-c', 'command -v soffice']).status !== 0) {
        console.log('      there is no `soffice` (LibreOffice) here');
        return this.skip();
      }
      sheet = join(directory, 'sheet.fods');
      await writeFile(sheet, flatSheet(cells));
    });

    for (const [format, filter, fixture] of [
      ['ods', utf8, plain],
      ['xlsx', `${utf8},1,,0,true`, quoted],
    ] as const) {
      it(`a sheet that was saved as .${format}`, async () => {
        const folder = join(directory, format);
        await mkdir(folder);
        const saved = await converted(sheet, format, folder);
        const file = await converted(saved, filter, folder);
        expect(await readFile(file, 'utf8')).to.equal(fixture);
        await hold(file);
      });
    }
  });
});
