import { existsSync } from 'node:fs';
import { chmod, lstat, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { type Client, client } from '../support/client.js';
import { type Outcome, run, runCommand } from '../support/command.js';
import { newKey } from '../support/registry.js';
import { removeDirectory, startService, type TestService, temporaryDirectory } from '../support/service.js';

describe('rowfeed export', () => {
  let service: TestService;
  let owner: Client;
  let directory: string;
  const notes = [
    { text: 'Buy milk', done: false, n: 1 },
    { text: 'zwei\nZeilen, "so"', done: true, n: 2.5 },
    { text: '"\r\n"', tags: ['a', 'ß'], n: 1e21 },
    { text: null, n: -3 },
    { text: '', 'c d': 'null' },
  ];
  const [all, cells] = [
    '{"id":1,"text":"Buy milk","done":false,"n":1}\n' +
      '{"id":2,"text":"zwei\\nZeilen, \\"so\\"","done":true,"n":2.5}\n' +
      '{"id":3,"text":"\\"\\r\\n\\"","tags":["a","ß"],"n":1e+21}\n' +
      '{"id":4,"text":null,"n":-3}\n' +
      '{"id":5,"text":"","c d":"null"}\n',
    'id,text,tags,c d\r\n' +
      '1,Buy milk,,\r\n' +
      '2,"zwei\nZeilen, ""so""",,\r\n' +
      '3,"""\r\n""","[""a"",""ß""]",\r\n' +
      '4,null,,\r\n' +
      '5,"",,"null"\r\n',
  ];

  before(async () => {
    directory = await temporaryDirectory();
    service = await startService();
    owner = client(service, service.key);
    await owner.post('/v1/collections', { name: 'notes' });
    await owner.post('/v1/collections/notes/rows', notes);
    await owner.post('/v1/collections', { name: 'empty' });
  });
  after(async () => {
    await service.close();
    await removeDirectory(directory);
  });

  const at = (...words: string[]): string[] => ['export', ...words, '--url', service.url];
  const exported = (...words: string[]): Promise<Outcome> =>
    runCommand(at(...words), { ROWFEED_API_KEY: service.key });
  const file = (name: string): string => join(directory, name);
  const said = (rows: number): RegExp =>
    new RegExp(`^Exported ${rows === 1 ? '1 row' : `${rows} rows`} at cursor [\\w-]+\\.\\n$`);

  describe('writes', () => {
    const lines: readonly [name: string, words: string[], rows: number, text: string][] = [
      ['NDJSON to standard output', ['notes'], 5, all],
      ['no rows', ['empty'], 0, ''],
      ['no rows of CSV', ['empty', '--format', 'csv', '--fields', 'a,b'], 0, 'id,a,b\r\n'],
      ['CSV', ['notes', '--format', 'csv', '--fields', 'text,tags,c d'], 5, cells],
      ['rows that fit', ['notes', '--filter', '@.n >= 2 && @.done == true'], 1, `${all.split('\n')[1]}\n`],
      ['fields', ['notes', '--fields', 'n', '--filter', '@.n < 2'], 2, '{"id":1,"n":1}\n{"id":4,"n":-3}\n'],
    ];
    for (const [name, words, rows, text] of lines) {
      it(`${name}: to standard output, and the same to a file`, async () => {
        const { code, stdout, stderr } = await exported(...words);
        expect([code, stdout]).to.deep.equal([0, text]);
        expect(stderr).to.match(said(rows));
        const out = file(`${name}.ndjson`);
        const toFile = await exported(...words, '--out', out);
        expect([toFile.code, toFile.stdout]).to.deep.equal([0, '']);
        expect(toFile.stderr).to.match(said(rows));
        expect(await readFile(out, 'utf8')).to.equal(text);
      });
    }

    it('what the name of the file says, unless a format is given', async () => {
      for (const [name, format, text] of [
        ['a.csv', undefined, cells],
        ['A.CSV', undefined, cells],
        ['a.ndjson', undefined, all],
        ['a.jsonl', undefined, all],
        ['a.TXT', undefined, cells],
        ['csv', undefined, all],
        ['.hidden', undefined, all],
        ['a.log', undefined, all],
        ['a.xlsx', 'csv', cells],
        ['b.csv', 'ndjson', all],
        ['b.ndjson', 'csv', cells],
      ] as const) {
        const words = ['notes', '--out', file(name), ...(format === undefined ? [] : ['--format', format])];
        const isCsv = text === cells;
        const { code, stderr } = await exported(...words, ...(isCsv ? ['--fields', 'text,tags,c d'] : []));
        expect(code, `${name}: ${stderr}`).to.equal(0);
        expect(await readFile(file(name), 'utf8'), name).to.equal(text);
      }
    });

    it('nothing if the extension of the file belongs to another format and no format is given', async () => {
      for (const name of ['a.parquet', 'a.csv.zst', 'a.XLSX', 'a.sql.gz']) {
        const [, extension] = /(\.[a-z]+)(?:\.gz)?$/i.exec(name) ?? [];
        const { code, stderr } = await exported('notes', '--out', file(name));
        expect([code, stderr]).to.deep.equal([
          2,
          `rowfeed: the command cannot write ${extension} files. Use .ndjson, .csv, .tsv or .json, or set --format.\n`,
        ]);
        expect(existsSync(file(name))).to.equal(false);
      }
    });

    it('cells with tabs between them if the file ends with .tsv', async () => {
      const name = file('a.tsv');
      await exported('notes', '--out', name, '--fields', 'n,done', '--filter', '@.n < 2');
      expect(await readFile(name, 'utf8')).to.equal('id\tn\tdone\r\n1\t1\tfalse\r\n4\t-3\t\r\n');
      await exported('notes', '--out', name, '--fields', 'n', '--filter', '@.n < 0', '--separator', ';');
      expect(await readFile(name, 'utf8')).to.equal('id;n\r\n4;-3\r\n');
    });

    it('nothing, without a request, if the file cannot be created', async () => {
      for (const [name, said] of [
        [
          file('nowhere/a.csv'),
          /^rowfeed: Cannot open .*nowhere\/a\.csv: the file or its folder does not exist\.\n$/,
        ],
        [directory, /^rowfeed: Cannot open .*: it is a folder\.\n$/],
      ] as const) {
        const words = ['export', 'notes', '--format', 'csv', '--out', name, '--url', 'http://127.0.0.1:1'];
        const { code, stderr } = await runCommand(words, { ROWFEED_API_KEY: service.key });
        expect(code).to.equal(1);
        expect(stderr).to.match(said);
      }
    });

    it('a warning if no row has a selected field', async () => {
      for (const [format, text] of [
        ['csv', 'id,n,nosuch\r\n'],
        ['ndjson', '{"id":1,"n":1}\n'],
      ] as const) {
        const words = ['notes', '--fields', 'n,nosuch', '--format', format];
        const { code, stdout, stderr } = await exported(...words);
        expect([code, stdout]).to.satisfy(() => code === 0 && stdout.startsWith(text), stdout);
        expect(stderr).to.match(/^No row has the field nosuch\.\nExported 5 rows/);
      }
    });

    it('a warning if only an object in the rows has a selected field', async () => {
      await owner.post('/v1/collections', { name: 'places' });
      await owner.post('/v1/collections/places/rows', [{ address: { city: 'Oslo' } }]);
      const { stderr } = await exported('places', '--fields', 'address,city');
      expect(stderr).to.match(/^No row has the field city\.\nExported 1 row/);
    });

    it('to files of any name, in place of those that are there', async () => {
      const names = ['ä \u{1f600}.ndjson', '-x.ndjson', 'a\nb.ndjson', '$(id).ndjson', '%2e%2e', '\'"'];
      for (const name of names) {
        await writeFile(file(name), 'much that was there before\n'.repeat(1_000));
        const { code, stderr } = await exported('notes', `--out=${file(name)}`);
        expect(code, `${name}: ${stderr}`).to.equal(0);
        expect(await readFile(file(name), 'utf8'), name).to.equal(all);
      }
    });

    it('how many they are, and the cursor, as JSON where rows are in a file', async () => {
      const { code, stdout, stderr } = await exported('notes', '--json', '--out', file('json.ndjson'));
      const cursor = (await owner.get('/v1/collections/notes/rows')).headers['collection-cursor'];
      expect([code, stderr]).to.deep.equal([0, '']);
      expect(JSON.parse(stdout)).to.deep.equal({
        collection: 'notes',
        rows: 5,
        bytes: Buffer.byteLength(all),
        cursor,
      });
      const without = await exported('notes', '--json');
      expect(without).to.deep.equal({ code: 2, stdout: '', stderr: 'rowfeed: --json requires --out\n' });
    });

    it('in place of a link, never through it, and to a device as it is', async () => {
      for (const [link, target] of [
        ['link.ndjson', 'target.ndjson'],
        ['planted.ndjson.partial', 'target.ndjson'],
        ['dangling.ndjson', 'nowhere.ndjson'],
      ] as const) {
        await writeFile(file('target.ndjson'), 'before');
        await symlink(target, file(link));
        const out = link.replace('.partial', '');
        expect((await exported('notes', '--out', file(out))).code).to.equal(0);
        expect(await readFile(file('target.ndjson'), 'utf8')).to.equal('before');
        expect(await readFile(file(out), 'utf8')).to.equal(all);
        expect((await lstat(file(out))).isFile()).to.equal(true);
      }
      expect(existsSync(file('nowhere.ndjson'))).to.equal(false);
      await symlink('/dev/null', file('nothing'));
      expect((await exported('notes', '--out', file('nothing'))).code).to.equal(0);
      expect((await stat('/dev/null')).isCharacterDevice()).to.equal(true);
    });
  });

  it('lets only the owner read a new file, and keeps the mode of one that it replaces', async () => {
    const modeOf = async (name: string): Promise<number> => (await stat(file(name))).mode & 0o777;
    expect((await exported('notes', '--out', file('mode.ndjson'))).code).to.equal(0);
    expect(await modeOf('mode.ndjson')).to.equal(0o600);
    await chmod(file('mode.ndjson'), 0o664);
    expect((await exported('notes', '--out', file('mode.ndjson'))).code).to.equal(0);
    expect(await modeOf('mode.ndjson')).to.equal(0o664);
  });

  it('says in a sentence that a limit of the process is reached, and leaves no file', async () => {
    const before = await readdir(directory);
    const limited = (limit: string, program: readonly string[] = []): string[] => [
      ...['sh', '-c', `ulimit ${limit}; exec ${program.length > 0 ? program.join(' ') : '"$@"'}`, 'sh'],
    ];
    const words = at('notes', '--out', file('new.ndjson'));
    const tooLarge = await run(words, { ROWFEED_API_KEY: service.key }, limited('-f 0'));
    expect(tooLarge.code).to.equal(1);
    expect(tooLarge.stderr).to.match(
      /^rowfeed: Cannot write \S+new\.ndjson: the file would exceed [^\n]+\n$/,
    );
    // The program that users run opens many files when it starts. With an even lower limit, Node.js itself can't start.
    const program = ['node', join(import.meta.dirname, '../../dist/src/bin.js'), '--version'];
    let files = 15;
    let started: Outcome;
    do {
      files += 1;
      started = await run([], {}, limited(`-n ${files}`, program));
    } while (started.code !== 0 && !started.stderr.startsWith('rowfeed: '));
    expect([started.code, started.stderr]).to.deep.equal([
      1,
      'rowfeed: Too many files are open. Raise the limit of this process, for example with `ulimit -n 1024`.\n',
    ]);
    expect(await readdir(directory)).to.have.members(before);
  });

  describe('refuses, in one line, and makes no file', () => {
    const refused = async (
      words: readonly string[],
      says: RegExp,
      key = service.key,
      targets = [undefined, 'new.ndjson', 'kept.ndjson'],
    ): Promise<void> => {
      await writeFile(file('kept.ndjson'), 'kept');
      const before = await readdir(directory);
      for (const target of targets) {
        const to = target === undefined ? [] : ['--out', file(target)];
        const { code, stdout, stderr } = await runCommand(at(...words, ...to), { ROWFEED_API_KEY: key });
        expect([code, stdout], stderr).to.deep.equal([1, '']);
        expect(stderr)
          .to.match(says)
          .and.match(/^rowfeed: [^\n]+\n$/);
      }
      expect(await readFile(file('kept.ndjson'), 'utf8')).to.equal('kept');
      expect(await readdir(directory)).to.have.members(before);
    };

    const lines: readonly [name: string, words: string[], says: RegExp][] = [
      [
        'CSV with a field twice',
        ['notes', '--format', 'csv', '--fields', 'a,a'],
        /returned 400 parameter_invalid: .*fields/,
      ],
      ['a filter that is none', ['notes', '--filter', '@.n >'], /returned 400 parameter_invalid: .*filter/],
      ['a field that can have no name', ['notes', '--fields', 'a,,b'], /returned 400 parameter_invalid/],
      ['a collection that is missing', ['missing'], /returned 404 collection_not_found: /],
    ];
    for (const [name, words, says] of lines) it(name, () => refused(words, says));

    it('a key that is none, and one that may not', async () => {
      await refused(['notes'], /returned 401 key_\w+: /, 'rf_none');
      const writer = await newKey(service, { scopes: ['write'] });
      await refused(['notes'], /returned 403 scope_insufficient: /, writer.text);
      const other = await newKey(service, { collections: ['empty'] });
      await refused(['notes'], /returned 40[34] \w+: /, other.text);
    });

    it('a URL with TLS for a server without it', async () => {
      const words = ['export', 'notes', '--url', service.url.replace('http', 'https')];
      const { code, stderr } = await runCommand(words, { ROWFEED_API_KEY: service.key });
      expect(code).to.equal(1);
      expect(stderr).to.match(
        /^rowfeed: https:\S+ does not respond: it does not accept TLS connections\. .* http:\/\/ \(EPROTO\)\n$/,
      );
    });

    it('a key with a character that no key has, which is not printed', async () => {
      for (const rest of ['\n', ' ', 'é']) {
        const words = ['export', 'notes', '--url', service.url];
        const { code, stderr } = await runCommand(words, { ROWFEED_KEY: service.key + rest });
        expect([code, stderr]).to.deep.equal([
          1,
          'rowfeed: the key contains a space, a line break or a character that is not ASCII\n',
        ]);
      }
    });

    it('a service that is not there', async () => {
      const { code, stdout, stderr } = await runCommand(
        ['export', 'notes', '--url', 'http://127.0.0.1:1', '--out', file('new.ndjson')],
        { ROWFEED_API_KEY: 'k' },
      );
      expect([code, stdout]).to.deep.equal([1, '']);
      expect(stderr).to.match(/^rowfeed: http:\/\/127\.0\.0\.1:1 does not respond: [^\n]+\n$/);
      expect(existsSync(file('new.ndjson'))).to.equal(false);
    });

    it('a file that cannot be made', async () => {
      await mkdir(file('folder'));
      for (const [name, says] of [
        ['folder', 'it is a folder'],
        ['missing/a.ndjson', 'the file or its folder does not exist'],
        ['x'.repeat(254), 'the name is too long'],
      ] as const) {
        const { code, stdout, stderr } = await exported('notes', '--out', file(name));
        expect([code, stdout], stderr).to.deep.equal([1, '']);
        expect(stderr).to.equal(`rowfeed: Cannot open ${file(name)}: ${says}.\n`);
      }
      expect(await readdir(file('folder'))).to.deep.equal([]);
    });

    it('a device that is full', async function () {
      if (!existsSync('/dev/full')) return this.skip();
      await symlink('/dev/full', file('full'));
      for (const [under, ...words] of [
        [[], '--out', file('full')],
        [['sh', '-c', '"$@" > /dev/full', 'sh']],
      ] as [string[], ...string[]][]) {
        const { code, stderr } = await run(at('notes', ...words), { ROWFEED_API_KEY: service.key }, under);
        expect(code, stderr).to.equal(1);
        expect(stderr).to.match(/^rowfeed: Cannot write [^\n]+: the disk is full\.\n$/);
      }
    });
  });
});
