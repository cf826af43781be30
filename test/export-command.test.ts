import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { expect } from 'chai';
import { type Client, client } from './support/client.js';
import { type Outcome, run, start } from './support/command.js';
import { eventually } from './support/eventually.js';
import { newKey } from './support/registry.js';
import { removeDirectory, startService, type TestService, temporaryDirectory } from './support/service.js';
import { onTerminal, shownOf } from './support/terminal.js';

describe('rowfeed export', function () {
  this.timeout(60_000);
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
    run(at(...words), { ROWFEED_API_KEY: service.key });
  const file = (name: string): string => join(directory, name);
  const said = (rows: number): RegExp => new RegExp(`^${rows} rows, as they were at [\\w-]+\\.\\n$`);

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
        const out = file(`${name}.txt`);
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
        ['a.csv.txt', undefined, all],
        ['csv', undefined, all],
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
      expect(without).to.deep.equal({ code: 2, stdout: '', stderr: 'rowfeed: --json needs --out\n' });
    });

    it('through a link to the file that it leads to, and to a device as it is', async () => {
      await writeFile(file('target.ndjson'), 'before');
      await symlink('target.ndjson', file('link.ndjson'));
      expect((await exported('notes', '--out', file('link.ndjson'))).code).to.equal(0);
      expect(await readFile(file('target.ndjson'), 'utf8')).to.equal(all);
      await symlink('/dev/null', file('nothing'));
      expect((await exported('notes', '--out', file('nothing'))).code).to.equal(0);
      expect((await stat('/dev/null')).isCharacterDevice()).to.equal(true);
    });
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
        const { code, stdout, stderr } = await run(at(...words, ...to), { ROWFEED_API_KEY: key });
        expect([code, stdout], stderr).to.deep.equal([1, '']);
        expect(stderr)
          .to.match(says)
          .and.match(/^rowfeed: [^\n]+\n$/);
      }
      expect(await readFile(file('kept.ndjson'), 'utf8')).to.equal('kept');
      expect(await readdir(directory)).to.have.members(before);
    };

    const lines: readonly [name: string, words: string[], says: RegExp][] = [
      ['CSV without fields', ['notes', '--format', 'csv'], /answered 400 parameter_invalid: .*fields/],
      ['a filter that is none', ['notes', '--filter', '@.n >'], /answered 400 parameter_invalid: .*filter/],
      ['a field that can have no name', ['notes', '--fields', 'a,,b'], /answered 400 parameter_invalid/],
      ['a collection that is missing', ['missing'], /answered 404 collection_not_found: /],
    ];
    for (const [name, words, says] of lines) it(name, () => refused(words, says));

    it('names that no collection has', async () => {
      const long = 'x'.repeat(300);
      await owner.post('/v1/collections', { name: 'export' });
      for (const name of [
        '',
        '.',
        '..',
        '../notes',
        'notes/export',
        'notes?x=',
        'nötes',
        '%6eotes',
        '\n',
        long,
      ])
        await refused([name], /the service answered 40[04] \w+: |this is no answer of rowfeed/, service.key, [
          'kept.ndjson',
        ]);
    });

    it('a key that is none, and one that may not', async () => {
      await refused(['notes'], /answered 401 key_\w+: /, 'rf_none');
      const writer = await newKey(service, { scopes: ['write'] });
      await refused(['notes'], /answered 403 scope_insufficient: /, writer.text);
      const other = await newKey(service, { collections: ['empty'] });
      await refused(['notes'], /answered 40[34] \w+: /, other.text);
    });

    it('a service that is not there', async () => {
      const { code, stdout, stderr } = await run(
        ['export', 'notes', '--url', 'http://127.0.0.1:1', '--out', file('new.ndjson')],
        { ROWFEED_API_KEY: 'k' },
      );
      expect([code, stdout]).to.deep.equal([1, '']);
      expect(stderr).to.match(/^rowfeed: http:\/\/127\.0\.0\.1:1 does not answer: [^\n]+\n$/);
      expect(existsSync(file('new.ndjson'))).to.equal(false);
    });

    it('a file that cannot be made', async () => {
      await mkdir(file('folder'));
      for (const name of ['folder', 'missing/a.ndjson', 'x'.repeat(254)]) {
        const { code, stdout, stderr } = await exported('notes', '--out', file(name));
        expect([code, stdout], stderr).to.deep.equal([1, '']);
        expect(stderr).to.match(/^rowfeed: E[A-Z]+: [^\n]+\n$/);
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
        expect(stderr).to.match(/^rowfeed: ENOSPC: [^\n]+\n$/);
      }
    });
  });

  describe('from a service that does as it is told', () => {
    /** What is answered; the first of all requests has 0. */
    type Answering = (response: ServerResponse, request: number) => unknown;
    const cursor = { 'Collection-Cursor': 'x-1' };
    const closing: (() => Promise<void>)[] = [];
    const some = '{"id":1}\n{"id":2}\n';

    async function answering(answer: Answering): Promise<string> {
      let requests = 0;
      const server = createServer((_: IncomingMessage, response) => answer(response, requests++));
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      closing.push(async () => {
        server.closeAllConnections();
        server.close();
        await once(server, 'close');
      });
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    }
    const out = (): string => file('from.ndjson');
    const words = (url: string): string[] => ['export', 'notes', '--url', url, '--key', 'k'];
    const hold = async (text: string): Promise<void> => {
      expect(await readFile(out(), 'utf8')).to.equal(text);
      expect((await readdir(directory)).filter((name) => name.endsWith('.partial'))).to.deep.equal([]);
    };

    beforeEach(() => writeFile(out(), 'before'));
    afterEach(async () => {
      for (const close of closing.splice(0)) await close();
    });

    const cuts: readonly [name: string, answer: Answering, says: RegExp][] = [
      [
        'its chunks have no end',
        (response) => {
          response.writeHead(200, cursor);
          response.write(some, () => response.socket!.end());
        },
        /the service cut the export: it is not whole/,
      ],
      [
        'it is reset',
        (response) => {
          response.writeHead(200, cursor);
          response.write(some, () => response.socket!.resetAndDestroy());
        },
        /the service cut the export: it is not whole/,
      ],
      [
        'it is shorter than it says',
        (response) => {
          response.writeHead(200, { ...cursor, 'Content-Length': some.length + 1 });
          response.write(some, () => response.socket!.end());
        },
        /the service cut the export: it is not whole/,
      ],
      [
        'it does not say where it ends',
        (response) =>
          response.socket!.end(
            `HTTP/1.0 200 OK\r\nCollection-Cursor: x-1\r\nConnection: close\r\n\r\n${some}`,
          ),
        /does not say where it ends/,
      ],
      ['it is something else', (response) => response.end('<html>'), /no answer of rowfeed/],
      [
        'it leads elsewhere',
        (response) => response.writeHead(302, { Location: '/' }).end(),
        /the service answered 302/,
      ],
    ];
    for (const [name, answer, says] of cuts) {
      it(`${name}: it fails, and the file stays what it was`, async () => {
        const url = await answering(answer);
        const { code, stdout, stderr } = await run([...words(url), '--out', out()], {});
        expect([code, stdout]).to.deep.equal([1, '']);
        expect(stderr)
          .to.match(says)
          .and.match(/^rowfeed: [^\n]+\n$/);
        await hold('before');
        expect((await run(words(url), {})).code).to.equal(1);
      });
    }

    it('one that is overloaded is waited for, as long as it says', async () => {
      const asked: number[] = [];
      const url = await answering((response, request) => {
        asked.push(performance.now());
        if (request < 2) response.writeHead(request === 0 ? 503 : 429, { 'Retry-After': '1' }).end();
        else response.writeHead(200, cursor).end(some);
      });
      const { code, stderr } = await run([...words(url), '--out', out()], {});
      expect([code, stderr]).to.deep.equal([0, '2 rows, as they were at x-1.\n']);
      expect(asked[1]! - asked[0]!).to.be.at.least(990);
      expect(asked[2]! - asked[1]!).to.be.at.least(990);
      await hold(some);
    });

    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      it(`${signal} in the middle ends it, and leaves the file as it was`, async () => {
        const url = await answering((response) => {
          response.writeHead(200, cursor);
          response.write(some);
        });
        const child = start([...words(url), '--out', out()], {});
        const printed = reading(child.stderr);
        await eventually(
          'some rows are there',
          async () => (await sizeOf(`${out()}.partial`)) === some.length,
        );
        child.kill(signal);
        expect(await once(child, 'close')).to.deep.equal([1, null]);
        expect(printed()).to.equal('rowfeed: interrupted\n');
        await hold('before');
      });
    }

    it('SIGTERM while it waits ends it', async () => {
      let isAsked = (): void => undefined;
      const asked = new Promise<void>((resolve) => {
        isAsked = resolve;
      });
      const url = await answering((response) => {
        response.writeHead(503, { 'Retry-After': '60' }).end();
        response.on('close', isAsked);
      });
      const child = start([...words(url), '--out', out()], {});
      const printed = reading(child.stderr);
      await asked;
      child.kill('SIGTERM');
      expect(await once(child, 'close')).to.deep.equal([1, null]);
      expect(printed()).to.equal('rowfeed: interrupted\n');
      await hold('before');
    });

    it('what a run that was killed left is no obstacle', async () => {
      const url = await answering((response, request) => {
        response.writeHead(200, cursor);
        response.write(some);
        if (request > 0) response.end();
      });
      const child = start([...words(url), '--out', out()], {});
      await eventually('some rows are there', async () => (await sizeOf(`${out()}.partial`)) === some.length);
      child.kill('SIGKILL');
      await once(child, 'close');
      expect(await readFile(out(), 'utf8')).to.equal('before');
      expect((await run([...words(url), '--out', out()], {})).code).to.equal(0);
      await hold(some);
    });

    it('a reader that has seen enough is no failure', async () => {
      const url = await answering((response) => {
        response.writeHead(200, cursor);
        const more = (): unknown => response.write(some.repeat(10_000), more);
        more();
      });
      const enough = ['sh', '-c', '{ "$@"; echo "$?" >&2; } | head -n 1', 'sh'];
      const { code, stdout, stderr } = await run(words(url), {}, enough);
      expect({ code, stdout, stderr }).to.deep.equal({ code: 0, stdout: '{"id":1}\n', stderr: '0\n' });
    });

    it('says each 5 s how far it is', async () => {
      let end = (): void => undefined;
      const url = await answering((response) => {
        response.writeHead(200, cursor);
        response.write(some);
        end = () => response.end(some);
      });
      const child = start([...words(url), '--out', out()], {});
      const printed = reading(child.stderr);
      await eventually('a line is said', () => printed() !== '');
      end();
      expect(await once(child, 'close')).to.deep.equal([0, null]);
      expect(printed()).to.match(/^2 rows, \d\/s\n(2 rows, \d\/s\n)*4 rows, as they were at x-1\.\n$/);
      await hold(some + some);
    });

    it('draws on a terminal how far it is, and wipes it out', async function () {
      if (onTerminal === undefined) {
        console.log('      there is no `script` (util-linux) here');
        return this.skip();
      }
      let end = (): void => undefined;
      const url = await answering((response) => {
        response.writeHead(200, cursor);
        response.write(some);
        end = () => response.end(some);
      });
      const child = start([...words(url), '--out', out()], { TERM: 'xterm' }, onTerminal);
      const printed = reading(child.stdout);
      await eventually('it is drawn', () => /2 rows, \d+\/s/.test(printed()));
      end();
      expect(await once(child, 'close')).to.deep.equal([0, null]);
      expect(shownOf(printed()), JSON.stringify(printed())).to.equal('4 rows, as they were at x-1.\n');
      await hold(some + some);
    });
  });
});

/** What a stream has told so far. */
function reading(stream: Readable): () => string {
  let text = '';
  stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  return () => text;
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => -1,
  );
}
