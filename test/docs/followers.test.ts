/** Runs the complete followers of the guide "Follow changes over HTTP". */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { type Client, client } from '../support/client.js';
import { told } from '../support/command.js';
import { eventually } from '../support/eventually.js';
import type { Frame } from '../support/feed.js';
import { type Line, startLine } from '../support/line.js';
import { blocks, section } from '../support/readme.js';
import { removeDirectory, startService, type TestService, temporaryDirectory } from '../support/service.js';
import { onlyInFullSuite } from '../support/suite.js';

interface Follower {
  readonly file: string;
  /** Programs without which the test is skipped, with an argument that makes them print their version. */
  readonly needs: readonly (readonly [program: string, argument: string])[];
  readonly compile?: readonly [command: string, ...words: string[]];
  readonly run: readonly [command: string, ...words: string[]];
}

const guide = 'src/docs/how-to/follow-http.md';
const followers: Readonly<Record<string, Follower>> = {
  '## Follow in a shell (curl and jq)': {
    file: 'follow.sh',
    needs: [
      ['curl', '--version'],
      ['jq', '--version'],
    ],
    run: ['sh', 'follow.sh'],
  },
  '## Follow in Python': {
    file: 'follow.py',
    needs: [['python3', '--version']],
    run: ['python3', 'follow.py'],
  },
  '## Follow in Go': {
    file: 'follow.go',
    needs: [['go', 'version']],
    // `go run` does not pass on signals to the program.
    compile: ['go', 'build', '-o', 'follow', 'follow.go'],
    run: ['./follow'],
  },
};
const rows = '/v1/collections/notes/rows';

onlyInFullSuite('Each follower is restarted and waits before it connects again.').describe(
  'the followers of the guide',
  function () {
    this.timeout(120_000);
    for (const [heading, { file, needs, compile, run }] of Object.entries(followers)) {
      describe(heading.slice('## '.length), () => {
        let directory: string;
        let service: TestService;
        let line: Line;
        let owner: Client;
        let child: ChildProcess | undefined;
        let printed = '';
        before(async function () {
          if (needs.some(([program, argument]) => spawnSync(program, [argument]).status !== 0)) this.skip();
          directory = await temporaryDirectory();
          service = await startService();
          line = await startLine(service);
          owner = client(service, service.key);
          await owner.post('/v1/collections', { name: 'notes' });
          const [script] = blocks(section(guide, heading));
          await writeFile(
            join(directory, file),
            script!.text.replace('127.0.0.1:3000', new URL(line.url).host),
          );
          if (compile !== undefined) {
            const [command, ...words] = compile;
            execFileSync(command, words, { cwd: directory, env: { ...process.env, GO111MODULE: 'off' } });
          }
        });
        after(async () => {
          await kill();
          await line?.close();
          await service?.close();
          if (directory !== undefined) await removeDirectory(directory);
        });

        function start(key = service.key): () => string {
          const [command, ...words] = run;
          const options = {
            cwd: directory,
            env: { ...process.env, KEY: key },
            stdio: 'pipe',
            detached: true,
          } as const;
          const process_ = spawn(command, words, options);
          process_.stdout.on('data', (text) => (printed += text));
          child = process_;
          return told(process_.stderr);
        }

        async function kill(): Promise<void> {
          if (child === undefined || child.exitCode !== null) return;
          // The shell runs other programs, which are in the same process group.
          process.kill(-child.pid!, 'SIGKILL');
          await once(child, 'close');
        }

        /** Returns everything that the follower has printed so far: the rows of the list, and then the frames. */
        const lines = (): Frame[] =>
          printed
            .split('\n')
            .slice(0, -1)
            .map((text) => JSON.parse(text));

        /** Waits until the follower has printed this number of lines, and has stored the last cursor. */
        async function prints(count: number): Promise<Frame[]> {
          await eventually(
            () => `${count} lines are printed: ${printed}`,
            () => lines().length >= count,
            { withinMs: 30_000 },
          );
          await stored((await owner.get(rows)).headers['collection-cursor']!);
          expect(lines()).to.have.lengthOf(count);
          return lines();
        }

        /** Waits until the follower has printed this number of frames after the list, which was empty. */
        async function holds(count: number): Promise<void> {
          const [reset, ...frames] = await prints(count + 1);
          expect(reset).to.deep.equal({ event: 'reset' });
          expect(frames.map(({ seq }) => seq)).to.deep.equal(frames.map((_, index) => index + 1));
        }

        const cursorFile = (): string => join(directory, 'cursor.txt');
        const stored = (cursor: string): Promise<unknown> =>
          eventually(
            'the cursor is stored',
            async () => (await readFile(cursorFile(), 'utf8').catch(() => '')).trim() === cursor,
          );

        it('receives each change once, also after lost connections and a restart', async () => {
          start();
          await stored((await owner.get(rows)).headers['collection-cursor']!);
          await owner.post(rows, [{ text: 'a "quoted" \\ text\n' }, { text: 'ü' }]);
          await holds(2);
          line.cut();
          await owner.patch(`${rows}/1`, { done: true });
          await holds(3);
          await kill();
          await owner.delete(`${rows}/1`);
          await owner.post(
            rows,
            Array.from({ length: 1_000 }, (_, n) => ({ n })),
            { Prefer: 'return=minimal' },
          );
          await owner.post(rows, [{ text: 'the last' }]);
          start();
          await holds(1_005);
          line.port = 1;
          line.cut();
          await owner.delete(`${rows}/2`);
          line.port = service.port;
          await holds(1_006);
          await kill();
        });

        it('lists all rows again if the change log can not continue, and then follows', async () => {
          await writeFile(cursorFile(), 'x-1');
          await owner.delete('/v1/collections/notes');
          await owner.post('/v1/collections', { name: 'notes' });
          for (const first of [0, 1_000])
            await owner.post(
              rows,
              Array.from({ length: 1_000 }, (_, n) => ({ n: first + n })),
            );
          await owner.post(rows, [{ n: 'the last' }]);
          printed = '';
          start();
          const [reset, ...listed] = await prints(2_002);
          expect(reset).to.deep.equal({ event: 'reset' });
          expect(listed.map(({ event, row }) => [event, row!.id])).to.deep.equal(
            listed.map((_, index) => ['row', index + 1]),
          );
          expect(listed.at(-1)!.row).to.deep.equal({ id: 2_001, n: 'the last' });
          await owner.patch(`${rows}/7`, { n: 'changed' });
          const { event, row } = (await prints(2_003)).at(-1)!;
          expect([event, row]).to.deep.equal(['update', { id: 7, n: 'changed' }]);
          await kill();
        });

        it('lists all rows again if the collection is created again while it lists them', async () => {
          await writeFile(cursorFile(), '');
          printed = '';
          line.targets.splice(0);
          const isNextPage = (target: string): boolean => target.includes('after=');
          line.refuses = isNextPage;
          start();
          await eventually('it requests the second page', () => line.targets.some(isNextPage));
          await owner.delete('/v1/collections/notes');
          await owner.post('/v1/collections', { name: 'notes' });
          await owner.post(rows, [{ n: 'new' }]);
          line.refuses = () => false;
          const printedLines = await prints(1_003);
          expect(printedLines.slice(-2)).to.deep.equal([
            { event: 'reset' },
            { event: 'row', row: { id: 1, n: 'new' } },
          ]);
          await kill();
        });

        it('stops if the key is wrong', async () => {
          const stderr = start('no-such-key');
          const [status] = await once(child!, 'close');
          expect([status, stderr()].join(' ')).to.match(/^1 .*key_invalid/s);
        });
      });
    }
  },
);
