import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, symlink, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { repeatedSignalMs } from '../../src/runtime/signals.js';
import { type Client, client } from '../support/client.js';
import { builtProgram, told } from '../support/command.js';
import { eventually } from '../support/eventually.js';
import type { Frame } from '../support/feed.js';
import { type Line, startLine } from '../support/line.js';
import { type Block, blocks, section } from '../support/readme.js';
import { newKey, revoke } from '../support/registry.js';
import { startService, type TestService } from '../support/service.js';

/** A command that is running. */
class Following {
  readonly child: ChildProcess;
  readonly #ended: Promise<unknown[]>;
  readonly #stdout: () => string;
  readonly #stderr: () => string;

  constructor(words: readonly string[], env: Readonly<Record<string, string>>) {
    const options = { env: { PATH: process.env.PATH, ...env }, stdio: 'pipe', detached: true } as const;
    const child = spawn(process.execPath, [builtProgram, 'follow', ...words], options);
    this.#ended = once(child, 'close');
    this.#stdout = told(child.stdout);
    this.#stderr = told(child.stderr);
    this.child = child;
  }

  get stderr(): string {
    return this.#stderr();
  }

  /** Waits for this number of lines, and returns them as frames. */
  async frames(count: number): Promise<Frame[]> {
    const lines = (): string[] => this.#stdout().split('\n').slice(0, -1);
    await eventually(
      () => `${count} lines are printed: ${this.#stdout()} ${this.stderr}`,
      () => lines().length >= count,
    );
    return lines().map((line) => JSON.parse(line));
  }

  /** Waits until the command has ended by itself. Returns the exit code and the cursor that it printed. */
  async end(): Promise<{ readonly code: unknown; readonly cursor: string | undefined }> {
    const [code] = await this.#ended;
    const [, cursor] = /--since (\S+)\n$/.exec(this.stderr) ?? [];
    return { code, cursor };
  }

  /** Interrupts the command and its child processes, as Ctrl-C in a terminal does. */
  interruptAll(): ReturnType<Following['end']> {
    process.kill(-this.child.pid!, 'SIGINT');
    return this.end();
  }

  interrupt(): ReturnType<Following['end']> {
    this.child.kill('SIGINT');
    return this.end();
  }
}

describe('rowfeed follow', () => {
  let service: TestService;
  let line: Line;
  let owner: Client;
  let collection: string;
  let rows: string;
  let started: Following[];
  before(async () => {
    service = await startService();
    line = await startLine(service);
    owner = client(service, service.key);
  });
  after(async () => {
    await line.close();
    await service.close();
  });
  beforeEach(async () => {
    collection = await owner.collection([{ n: 1 }, { n: 2 }]);
    rows = `/v1/collections/${collection}/rows`;
    started = [];
  });
  afterEach(() => {
    for (const { child } of started) child.kill('SIGKILL');
  });

  function follow(...words: string[]): Following {
    const env = { ROWFEED_URL: line.url, ROWFEED_KEY: service.key };
    const following = new Following([collection, ...words], env);
    started.push(following);
    return following;
  }

  /** Waits until the command that was just started has an open stream. */
  async function opened(): Promise<void> {
    const { received } = line;
    await eventually('the stream is open', () => line.received > received);
  }
  const cursorNow = async (): Promise<string> => (await owner.get(rows)).headers['collection-cursor']!;
  const insert = (...inserted: object[]): Promise<unknown> => owner.post(rows, inserted);
  const events = (frames: readonly Frame[]): unknown[] => frames.map(({ event, row }) => [event, row.id]);

  it('prints the changes from now on, and stops on SIGINT with the last cursor', async () => {
    const following = follow();
    await opened();
    await insert({ n: 3 });
    await owner.patch(`${rows}/1`, { n: 9 });
    await owner.delete(`${rows}/2`);
    const frames = await following.frames(3);
    expect(events(frames)).to.deep.equal([
      ['insert', 3],
      ['update', 1],
      ['delete', 2],
    ]);
    expect(frames[1]).to.deep.include({ collection, changed: ['n'], row: { id: 1, n: 9 } });
    expect(await following.interrupt()).to.deep.equal({ code: 0, cursor: await cursorNow() });
    await insert({ n: 4 });
    const next = follow('--since', frames[1]!.cursor);
    expect(events(await next.frames(2))).to.deep.equal([
      ['delete', 2],
      ['insert', 4],
    ]);
  });

  it('has a cursor before the first change, and stops on SIGTERM', async () => {
    const following = follow();
    await opened();
    following.child.kill('SIGTERM');
    expect(await following.end()).to.deep.equal({ code: 0, cursor: await cursorNow() });
    expect(await following.frames(0)).to.deep.equal([]);
  });

  it('prints the current rows first with --initial, of those only what --filter and --fields select', async () => {
    await insert({ n: 5, text: 'a', 'a b': true });
    const following = follow('--initial', '--filter', '@.n > 1', '--fields', 'text,a b');
    expect((await following.frames(2)).map(({ event, row }) => [event, row])).to.deep.equal([
      ['row', { id: 2 }],
      ['row', { id: 3, text: 'a', 'a b': true }],
    ]);
    await owner.patch(`${rows}/3`, { n: 6 });
    await owner.patch(`${rows}/3`, { text: 'b' });
    await owner.patch(`${rows}/2`, { n: 0 });
    const frames = await following.frames(4);
    expect(events(frames.slice(2))).to.deep.equal([
      ['update', 3],
      ['leave', 2],
    ]);
    expect((await following.interrupt()).cursor).to.equal(frames.at(-1)!.cursor);
  });

  it('selects fields whose names contain commas with JSON strings', async () => {
    await insert({ n: 5, 'a,b': 1, '"c': 2, d: 3 });
    const following = follow('--initial', '--filter', '@.n == 5', '--fields', '"a,b","c,n');
    expect((await following.frames(1)).map(({ row }) => row)).to.deep.equal([
      { id: 3, n: 5, 'a,b': 1, '"c': 2 },
    ]);
    await following.interrupt();
  });

  it('goes on without a loss when connections are cut', async () => {
    const following = follow('--since', await cursorNow());
    for (let n = 0; n < 5; n += 1) {
      await insert({ n }, { n });
      await following.frames(2 * n + 1);
      line.cut();
      await insert({ n });
      await owner.delete(`${rows}/${3 * n + 5}`);
    }
    const frames = await following.frames(20);
    const { seq } = frames[0]!;
    expect(frames.map((frame) => frame.seq - seq)).to.deep.equal(frames.map((_, index) => index));
    expect((await following.interrupt()).code).to.equal(0);
    expect(following.stderr).to.match(
      /^((The connection was lost: .*\. Reconnecting\.\n)+The connection is restored\.\n)+Stopped\./,
    );
  });

  it('works as the guide shows it', async () => {
    const [printing, output, executing] = blocks(
      section('src/docs/how-to/follow.md', '## Follow from the command line'),
    );
    /** Returns the words of the command, as a shell splits them. */
    const wordsOf = ({ text }: Block): string[] => {
      const [, command = ''] = /^npx rowfeed follow notes(.*)\n$/.exec(text)!;
      const print = `set -- ${command}\nfor word; do printf '%s\\n' "$word"; done`;
      const { stdout: printed } = spawnSync('sh', ['-c', print], { encoding: 'utf8' });
      return printed.split('\n').slice(0, -1);
    };
    const since = await cursorNow();
    await insert({ text: 'Water the plants' });
    const [frame] = await follow('--since', since, ...wordsOf(printing!)).frames(1);
    expect(Object.keys(frame!)).to.deep.equal(Object.keys(JSON.parse(output!.text)));
    const file = join(service.directory, `${collection}.txt`);
    follow('--since', since, ...wordsOf(executing!).map((word) => word.replace('open.txt', file)));
    await eventually('the command has run', async () =>
      (await readFile(file, 'utf8').catch(() => '')).includes('Water the plants\n'),
    );
  });

  describe('with --exec', () => {
    it('runs the command once for each frame, in order, with the frame as input', async () => {
      const file = join(service.directory, `${collection}.ndjson`);
      const since = await cursorNow();
      await insert({ text: 'it\'s "$HOME" `x`\n\u2028' }, { n: 2 });
      const following = follow('--since', since, '--exec', `cat >> '${file}'; echo done`);
      await eventually('two are done', () => following.stderr !== '' || true);
      await eventually(
        'two commands have run',
        async () => ((await readFile(file, 'utf8').catch(() => '')).match(/\n/g) ?? []).length === 2,
      );
      const frames = (await readFile(file, 'utf8'))
        .trimEnd()
        .split('\n')
        .map((each) => JSON.parse(each));
      expect(events(frames)).to.deep.equal([
        ['insert', 3],
        ['insert', 4],
      ]);
      expect(frames[0].row.text).to.equal('it\'s "$HOME" `x`\n\u2028');
      expect((await following.interrupt()).code).to.equal(0);
    });

    it('stops at the first command that fails, and prints the cursor before its frame', async () => {
      const since = await cursorNow();
      await insert({ n: 1 }, { n: 2 }, { n: 3 });
      const fails = 'read frame; echo "$frame"; case "$frame" in *\'"n":2\'*) exit 7;; esac';
      const first = follow('--since', since, '--exec', fails);
      const { code, cursor } = await first.end();
      const [one, two, ...more] = await first.frames(2);
      expect([code, cursor, more]).to.deep.equal([1, one!.cursor, []]);
      expect(first.stderr).to.match(/^rowfeed: .*exited with 7/);
      const again = follow('--since', cursor!, '--exec', 'cat');
      expect((await again.frames(2))[0]).to.deep.equal(two);
    });

    it('stops at the first frame with the given cursor, or without one', async () => {
      const since = await cursorNow();
      await insert({ n: 1 });
      expect(await follow('--since', since, '--exec', 'exit 3').end()).to.deep.equal({
        code: 1,
        cursor: since,
      });
      const initial = follow('--initial', '--exec', 'no-such-command');
      expect(await initial.end()).to.deep.equal({ code: 1, cursor: undefined });
      expect(initial.stderr).to.match(/exited with 127.*no cursor/);
    });

    it('stops with the cursor before the frame if Ctrl-C also interrupts the command', async () => {
      const since = await cursorNow();
      await insert({ n: 1 });
      const following = follow('--since', since, '--exec', 'cat; exec sleep 60');
      await following.frames(1);
      expect(await following.interruptAll()).to.deep.equal({ code: 0, cursor: since });
      expect(following.stderr).to.match(/^Stopped\. /);
    });

    it('stops in the same way if the signal ends the command first', async () => {
      const since = await cursorNow();
      await insert({ n: 1 });
      const following = follow('--since', since, '--exec', '(sleep 0.05; kill -INT $PPID) & kill -INT $$');
      expect(await following.end()).to.deep.equal({ code: 0, cursor: since });
    });

    it('stops after the frame if a process manager sends the signal twice, and at once at a later signal', async () => {
      const since = await cursorNow();
      await insert({ n: 1 });
      const [twice, later] = ['cat; sleep 1', 'cat; sleep 60'].map((command) =>
        follow('--since', since, '--exec', command),
      ) as [Following, Following];
      const frames = await Promise.all([twice.frames(1), later.frames(1)]);
      for (const { child } of [twice, later]) child.kill('SIGTERM');
      await sleep(50);
      for (const { child } of [twice, later]) child.kill('SIGTERM');
      expect(await twice.end()).to.deep.equal({ code: 0, cursor: frames[0][0]!.cursor });
      await sleep(repeatedSignalMs);
      process.kill(-later.child.pid!, 'SIGTERM');
      expect(await later.end()).to.deep.equal({ code: null, cursor: undefined });
    });

    it('does not run it for bookmarks, and does not need it to read its input', async () => {
      const following = follow('--initial', '--exec', 'echo {}');
      await following.frames(2);
      await insert({ text: 'x'.repeat(200_000) });
      await following.frames(3);
      const { code, cursor } = await following.interrupt();
      expect([code, cursor]).to.deep.equal([0, await cursorNow()]);
      expect(await following.frames(3)).to.have.lengthOf(3);
    });
  });

  describe('with --cursor-file', () => {
    const fileOf = (name: string): string => join(service.directory, `${collection}-${name}`);
    const stored = (file: string): Promise<string> => readFile(file, 'utf8');

    it('stores the cursor of each frame, and continues from it, even if it was killed', async () => {
      const file = fileOf('killed');
      const first = follow('--initial', '--cursor-file', file);
      await first.frames(2);
      await eventually('the cursor of the bookmark is stored', async () =>
        (await stored(file).catch(() => '')).includes('-'),
      );
      expect(await stored(file)).to.equal(`${await cursorNow()}\n`);
      await insert({ n: 3 });
      await first.frames(3);
      const cursor = await cursorNow();
      await eventually(
        'the cursor of the change is stored',
        async () => (await stored(file)) === `${cursor}\n`,
      );
      first.child.kill('SIGKILL');
      await first.end();
      await insert({ n: 4 });
      const next = follow('--initial', '--cursor-file', file);
      expect(events(await next.frames(1))).to.deep.equal([['insert', 4]]);
      await next.interrupt();
      expect(next.stderr).to.equal('Stopped. To continue, run the command again.\n');
      expect(await stored(file)).to.equal(`${await cursorNow()}\n`);
    });

    it('does not store the cursor of a frame whose command fails', async () => {
      const file = fileOf('failed');
      const since = await cursorNow();
      await insert({ n: 1 }, { n: 2 });
      const words = ['--since', since, '--cursor-file', file, '--exec'];
      const failing = follow(
        ...words,
        'read frame; echo "$frame"; case "$frame" in *\'"n":2\'*) exit 7;; esac',
      );
      expect((await failing.end()).code).to.equal(1);
      const [frame, next] = await failing.frames(2);
      expect(await stored(file)).to.equal(`${frame!.cursor}\n`);
      expect(failing.stderr).to.match(/exited with 7\. To continue, run the command again\.\n$/);
      expect(await follow(...words, 'cat').frames(1)).to.deep.equal([next]);
    });

    it('fails if the file contains no cursor or cannot be written, because it would skip changes', async () => {
      const file = fileOf('empty');
      await writeFile(file, '');
      const empty = follow('--cursor-file', file);
      expect((await empty.end()).code).to.equal(1);
      expect(empty.stderr).to.include(`${file} is empty`);
      expect(await stored(file)).to.equal('');
      for (const text of ['garbage', '\u0000'.repeat(100), 'x'.repeat(100_000)]) {
        await writeFile(file, text);
        const other = follow('--cursor-file', file);
        expect((await other.end()).code).to.equal(1);
        expect(other.stderr).to.include(`${file} does not contain a cursor. Write a cursor`);
        expect(await stored(file)).to.equal(text);
      }
      const nowhere = follow('--cursor-file', join(file, 'cursor'));
      expect((await nowhere.end()).code).to.equal(1);
      expect(nowhere.stderr).to.match(/^rowfeed: Cannot open .*: a part of its path is not a folder\.\n$/);
    });

    it('fails with the name of the file if the disk is full', async function () {
      if (!existsSync('/dev/full')) return this.skip();
      const file = fileOf('full');
      await symlink('/dev/full', `${file}.new`);
      const following = follow('--initial', '--cursor-file', file);
      expect((await following.end()).code).to.equal(1);
      expect(following.stderr).to.include(`Cannot write ${file}.new: the disk is full.`);
      await unlink(`${file}.new`);
    });

    it('names the file if the cursor in it is no longer valid', async () => {
      const file = fileOf('expired');
      await writeFile(file, 'x-1\n');
      const following = follow('--cursor-file', file);
      expect((await following.end()).code).to.equal(1);
      expect(following.stderr)
        .to.include(`410 cursor_expired`)
        .and.include(`delete ${file} and use --initial.`);
    });
  });

  it('fails with the reason if the server rejects the request', async () => {
    const cases: [words: string[], said: RegExp][] = [
      [['--key', 'no-such-key'], /401 key_invalid(?!.*(--since|run the same))/],
      [
        ['--exec', 'false', '--initial'],
        /exited with 1\. There is no cursor yet\. To start again, run the same/,
      ],
      [['--filter', '@.n = 1'], /400 parameter_invalid.*character/],
      [['--since', 'x'], /400 parameter_invalid(?!.*use --since x)/],
      [
        ['--since', 'x-1'],
        /410 cursor_expired(?!.*--since x-1).*To start again .*, use --initial without --since\./,
      ],
    ];
    for (const [words, said] of cases) {
      const following = follow(...words);
      expect((await following.end()).code, words.join(' ')).to.equal(1);
      expect(following.stderr).to.match(said);
    }
  });

  it('fails with the last cursor if the key is revoked, and without it if the collection is deleted', async () => {
    const key = await newKey(service);
    const since = await cursorNow();
    const revoked = follow('--since', since, '--key', key.text);
    const orphan = follow('--since', since);
    await insert({ n: 3 });
    const [frame] = await revoked.frames(1);
    await orphan.frames(1);
    await revoke(service, key.id);
    expect(await revoked.end()).to.deep.equal({ code: 1, cursor: frame!.cursor });
    await owner.delete(`/v1/collections/${collection}`);
    expect((await orphan.end()).code).to.equal(1);
    expect(orphan.stderr).to.include('404 collection_not_found').and.not.include('--since');
    const missing = follow('--cursor-file', join(service.directory, 'missing.cursor'));
    await missing.end();
    expect(missing.stderr).to.include('404 collection_not_found').and.not.include('again');
    for (const { stderr } of [revoked, orphan]) expect(stderr).to.match(/^rowfeed: [^\n]*\n$/);
  });

  it('rejects --since with --initial, and an unreachable server', async () => {
    expect((await follow('--since', 'x-1', '--initial').end()).code).to.equal(2);
    const unreachable = follow('--url', 'http://127.0.0.1:1');
    expect((await unreachable.end()).code).to.equal(1);
    expect(unreachable.stderr).to.include('http://127.0.0.1:1 does not respond');
  });
});
