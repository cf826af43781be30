/** `rowfeed import --delete-missing`: which rows it deletes, and how it continues after a failure. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { type Client, client } from '../support/client.js';
import { builtProgram, run, start, told } from '../support/command.js';
import { eventually } from '../support/eventually.js';
import { fileOf } from '../support/imports.js';
import { randomOf } from '../support/random.js';
import type { Fate, Relayed } from '../support/relay.js';
import { countsIn, KeyedPlace, ndjson, type Rows } from '../support/row-key-imports.js';
import { startService, type TestService } from '../support/service.js';
import { cases, isFullSuite, onlyInFullSuite, seed } from '../support/suite.js';
import { onTerminal, shownOf } from '../support/terminal.js';

const words = ['--on-conflict', 'replace', '--delete-missing'] as const;
const killed = onlyInFullSuite('The test kills programs, each of which takes 1 s of CPU to start.');
const isBatch = ({ path }: Relayed) => path.endsWith('/batch');
const numbered = (count: number, from = 0): Rows =>
  Array.from({ length: count }, (_, n) => ({ k: from + n, n: from + n }));

let service: TestService;
let api: Client;

const placeOf = (rows?: Rows) => KeyedPlace.create(service, rows);
const keysOf = async (place: KeyedPlace) => (await place.rows()).map(({ k }) => k);

describe('rowfeed import --delete-missing', function () {
  // Imports are killed and repeated, while other tests run.
  this.timeout(180_000);

  before(async () => {
    service = await startService();
    api = client(service, service.key);
  });
  after(() => service.close());

  it('deletes the rows that are not in the file, after everything else', async () => {
    const place = await placeOf(numbered(5));
    const file = [{ k: 4, n: 4 }, { k: 0, n: 9 }, { k: 'new' }, { k: 2, n: 2 }];
    const [frames, { outcome, requests }] = await place.framesDuring(() =>
      place.importThrough(() => 'passes', file, ...words, '--yes'),
    );
    expect(outcome).to.deep.equal({
      code: 0,
      stdout: `Rows in ${place.name}: 1 inserted, 1 updated, 2 unchanged, 2 deleted.\n`,
      stderr: '2 of 5 rows are not in the file.\n',
    });
    expect(frames.map(({ event, row }) => [event, row.k])).to.deep.equal([
      ['update', 0],
      ['insert', 'new'],
      ['delete', 1],
      ['delete', 3],
    ]);
    const batches = requests.filter(isBatch).map(({ body }) => JSON.parse(body));
    expect(batches).to.have.length(1);
    for (const { op, if_unchanged_since } of batches[0].operations)
      expect([op, if_unchanged_since]).to.satisfy(
        () => op === 'delete' && /^\w+-\d+$/.test(if_unchanged_since),
      );
    expect(requests.filter(({ headers }) => 'idempotency-key' in headers)).to.deep.equal([]);
  });

  it('sends one request for up to 1,000 rows', async () => {
    const place = await placeOf(numbered(2_600));
    const { outcome, requests } = await place.importThrough(() => 'passes', numbered(100), ...words, '--yes');
    expect(countsIn(outcome)).to.deep.equal([0, 0, 100, 2_500]);
    expect(requests.filter(isBatch).map(({ body }) => JSON.parse(body).operations.length)).to.deep.equal([
      1_000, 1_000, 500,
    ]);
    expect(requests.filter(({ path }) => path.includes('/rows/'))).to.deep.equal([]);
  });

  it('also counts the rows of a deletion whose response was lost, without a request for each row', async () => {
    const place = await placeOf(numbered(2_600));
    let batches = 0;
    const fateOf = async (request: Relayed): Promise<Fate> => {
      if (!isBatch(request)) return 'passes';
      batches += 1;
      // Another client deletes a row that the second batch contains.
      if (batches === 3) await api.delete(`${place.path}/rows/1500`);
      return batches === 1 || batches === 3 ? 'answer lost' : 'passes';
    };
    const [frames, { outcome, requests }] = await place.framesDuring(() =>
      place.importThrough(fateOf, numbered(100), ...words, '--yes'),
    );
    expect([outcome.code, countsIn(outcome)]).to.deep.equal([0, [0, 0, 100, 2_500]]);
    expect(frames).to.have.length(2_500);
    expect(requests.filter(isBatch)).to.have.length.at.most(7);
    expect(requests).to.have.length.at.most(14);
    expect(await keysOf(place)).to.deep.equal(numbered(100).map(({ k }) => k));
  });

  it('prints no warnings of Node.js', async () => {
    const place = await placeOf(numbered(40));
    const file = await fileOf(service, ndjson(numbered(10)), 'ndjson');
    // Its own process, because Node.js prints a warning only once per process.
    const target = ['--url', service.url, '--key', service.key];
    expect(await run(['import', place.name, file, ...words, '--yes', ...target], {})).to.deep.equal({
      code: 0,
      stdout: `Rows in ${place.name}: 0 inserted, 0 updated, 10 unchanged, 30 deleted.\n`,
      stderr: '30 of 40 rows are not in the file.\n',
    });
  });

  it('needs --yes without a terminal, and for more than half of the rows', async () => {
    const place = await placeOf(numbered(10));
    const file = [...numbered(5), { k: 'new' }];
    const [frames] = await place.framesDuring(async () => {
      expect(await place.import(file, ...words)).to.deep.equal({
        code: 1,
        stdout: '',
        stderr:
          '5 of 10 rows are not in the file.\nrowfeed: To delete rows without confirmation, use --max-delete or --yes. No rows were written.\n',
      });
      expect(await place.import(numbered(4), ...words)).to.deep.equal({
        code: 1,
        stdout: '',
        stderr:
          '6 of 10 rows are not in the file.\nrowfeed: This is more than half of the rows, so the file may be incomplete. To delete them, use --yes. No rows were written.\n',
      });
      expect((await place.import('', ...words)).stderr).to.include('10 of 10 rows are not in the file.');
      // Without rows to delete, there is nothing to confirm.
      expect(countsIn(await place.import(numbered(10), ...words))).to.deep.equal([0, 0, 10, 0]);
      expect(countsIn(await place.import(file, ...words, '--dry-run'))).to.deep.equal([1, 0, 5, 5]);
    });
    expect(frames).to.deep.equal([]);
    expect(countsIn(await place.import(file, ...words, '--yes'))).to.deep.equal([1, 0, 5, 5]);
    expect(countsIn(await place.import('', ...words, '--yes'))).to.deep.equal([0, 0, 0, 6]);
    expect(await place.rows()).to.deep.equal([]);
  });

  it('deletes at most the rows of --max-delete, and never more than half of the rows', async () => {
    const place = await placeOf(numbered(10));
    const [frames] = await place.framesDuring(async () => {
      expect(await place.import([...numbered(7), { k: 'new' }], ...words, '--max-delete', '2')).to.deep.equal(
        {
          code: 1,
          stdout: '',
          stderr:
            '3 of 10 rows are not in the file.\nrowfeed: --max-delete allows 2 rows. If the file is complete, use a higher number. No rows were written.\n',
        },
      );
      expect((await place.import('', ...words, '--max-delete', '100')).stderr).to.include(
        'This is more than half of the rows, so the file may be incomplete.',
      );
      expect(countsIn(await place.import(numbered(10), ...words, '--max-delete', '0'))).to.deep.equal([
        0, 0, 10, 0,
      ]);
    });
    expect(frames).to.deep.equal([]);
    expect(countsIn(await place.import(numbered(7), ...words, '--max-delete', '3'))).to.deep.equal([
      0, 0, 7, 3,
    ]);
    expect(await keysOf(place)).to.deep.equal([0, 1, 2, 3, 4, 5, 6]);
  });

  it('asks on a terminal', async function () {
    if (onTerminal === undefined) {
      console.log('      there is no `script` (util-linux) here');
      return this.skip();
    }
    const place = await placeOf(numbered(10));
    const answer = async (rows: Rows, typed: string): Promise<readonly [number, string]> => {
      const file = await fileOf(service, ndjson(rows), 'ndjson');
      const [command, ...rest] = [...onTerminal!, process.execPath, builtProgram];
      const child = spawn(
        command!,
        [...rest, 'import', place.name, file, ...words, '--url', service.url, '--key', service.key],
        { env: { PATH: process.env.PATH, TERM: 'xterm' }, stdio: ['pipe', 'pipe', 'inherit'] },
      );
      const printed = told(child.stdout);
      const closed = once(child, 'close');
      await Promise.race([
        closed,
        eventually('the question', () => printed().includes('Delete them after the import? [y/N] ')),
      ]);
      child.stdin.write(typed);
      const [code] = await closed;
      return [code, shownOf(printed())];
    };
    const file = [...numbered(7), { k: 'new' }];
    for (const no of isFullSuite ? ['\n', 'n\n', '\u0003', '\u0004'] : ['\n']) {
      const [code, printed] = await answer(file, no);
      expect(code, JSON.stringify(no)).to.equal(1);
      expect(printed).to.match(/^3 of 10 rows are not in the file\.\nDelete them/);
      expect(printed).to.include('The import was cancelled. No rows were written.');
    }
    const [refused, reason] = await answer(numbered(4), 'y\n');
    expect([refused, reason]).to.satisfy(() => refused === 1 && reason.includes('more than half'), reason);
    expect(await keysOf(place)).to.deep.equal(numbered(10).map(({ k }) => k));
    const [code, printed] = await answer(file, 'y\n');
    expect([code, printed]).to.satisfy(
      () => code === 0 && printed.includes('1 inserted, 0 updated, 7 unchanged, 3 deleted.'),
      printed,
    );
    expect(await keysOf(place)).to.deep.equal([...numbered(7).map(({ k }) => k), 'new']);
  });

  it('deletes no row that was written during the import', async () => {
    const place = await placeOf(numbered(40));
    const rowPath = (k: number): string => `${place.path}/rows/${k + 1}`;
    let batches = 0;
    const meddle = async (request: Relayed): Promise<Fate> => {
      // The rows were compared.
      if (request.method === 'POST' && request.path.includes('on_conflict')) {
        await api.patch(rowPath(30), { n: 'changed' });
        await api.patch(rowPath(31), { n: 'changed' });
        await api.patch(rowPath(31), { n: 31 });
        await api.delete(rowPath(32));
        await api.post(`${place.path}/rows`, [{ k: 'later' }]);
      }
      if (isBatch(request)) {
        batches += 1;
        if (batches === 1) {
          await api.patch(rowPath(33), { n: 'changed' });
          await api.patch(rowPath(35), { k: 'renamed' });
          await api.delete(rowPath(36));
        }
        if (batches === 2) await api.patch(rowPath(37), { m: 1 });
      }
      return 'passes';
    };
    const file = [...numbered(30), { k: 'new' }];
    const [frames, { outcome }] = await place.framesDuring(() =>
      place.importThrough(meddle, file, ...words, '--yes'),
    );
    expect([outcome.code, countsIn(outcome), outcome.stderr]).to.deep.equal([
      0,
      [1, 0, 30, 3],
      '10 of 40 rows are not in the file.\n5 rows that are not in the file were not deleted, because they changed during the import.\n',
    ]);
    const deleted = frames.filter(({ event }) => event === 'delete').map(({ row }) => row.k);
    expect(deleted).to.deep.equal([32, 36, 34, 38, 39]);
    const kept = [30, 31, 33, 'renamed', 37, 'later', 'new'];
    expect((await keysOf(place)).slice(30)).to.have.members(kept);
    // Another run deletes them, because it sees them as they are now.
    expect(countsIn(await place.import(file, ...words, '--yes'))).to.deep.equal([0, 0, 31, 6]);
  });

  it('deletes nothing if a line is invalid, also with --skip-bad', async () => {
    const place = await placeOf(numbered(4));
    const text = `${ndjson([
      { k: 0, n: 0 },
      { k: 1, n: 'x' },
    ])}{"k":2\n`;
    const [frames] = await place.framesDuring(async () => {
      const stopped = await place.import(text, ...words, '--yes');
      expect([stopped.code, stopped.stderr]).to.satisfy(
        () => stopped.code === 1 && stopped.stderr.includes('Some lines are invalid. No rows were written.'),
        stopped.stderr,
      );
    });
    expect(frames).to.deep.equal([]);
    const bad = await fileOf(service, 'kept', 'ndjson');
    const dry = await place.import(text, ...words, '--yes', '--skip-bad', bad, '--dry-run');
    expect([dry.code, countsIn(dry), await readFile(bad, 'utf8')]).to.deep.equal([1, [0, 1, 1, 0], 'kept']);
    const skipped = await place.import(text, ...words, '--yes', '--skip-bad', bad);
    expect([skipped.code, countsIn(skipped), await readFile(bad, 'utf8')]).to.deep.equal([
      1,
      [0, 1, 1, 0],
      '{"k":2\n',
    ]);
    expect(skipped.stderr).to.match(
      /rowfeed: The import did not delete rows, because 1 line is invalid\. Correct the file and run the import again\.\n$/,
    );
    expect(await keysOf(place)).to.deep.equal([0, 1, 2, 3]);
  });

  it('is dry with --dry-run', async () => {
    const place = await placeOf(numbered(4));
    const file = [{ k: 0, n: 0 }, { k: 1, n: 9 }, { k: 'new' }];
    const [frames, { outcome, requests }] = await place.framesDuring(() =>
      place.importThrough(() => 'passes', file, ...words, '--dry-run'),
    );
    expect(outcome).to.deep.equal({
      code: 0,
      stdout: `Dry run. Rows in ${place.name}: 1 inserted, 1 updated, 1 unchanged, 2 deleted.\n`,
      stderr: '',
    });
    expect([frames, requests.filter(({ method }) => method !== 'GET')]).to.deep.equal([[], []]);
    const { stdout } = await place.import(file, ...words, '--dry-run', '--json');
    expect(JSON.parse(stdout)).to.deep.include({
      dry_run: true,
      inserted: 1,
      updated: 1,
      unchanged: 1,
      deleted: 2,
    });
  });

  it(`makes the collection equal to the file, whatever becomes of requests and responses (seed ${seed})`, async () => {
    const random = randomOf(seed);
    const place = await placeOf(numbered(2_100));
    const file = [
      ...numbered(2_000, 100).map((row, n) => (n % 4 === 0 ? { ...row, n: `${n}` } : row)),
      ...numbered(1_000, 2_100),
    ];
    const fates: readonly Fate[] = ['request lost', 'answer lost', { status: 502 }, { status: 503 }];
    const fateOf = ({ method, path }: Relayed): Fate => {
      // The import does not retry its first request, because the URL may be wrong.
      const chance = method === 'POST' ? 0.3 : path.includes('/rows/') ? 0.005 : 0;
      return random() < chance ? fates[Math.floor(random() * fates.length)]! : 'passes';
    };
    const [frames, { outcome }] = await place.framesDuring(() =>
      place.importThrough(fateOf, file, ...words, '--yes'),
    );
    expect(outcome.code, outcome.stderr).to.equal(0);
    expect((await place.rows()).map(({ id: _, ...row }) => row)).to.deep.equal(file);
    expect(frames).to.have.length(500 + 1_000 + 100);
  });

  killed.it(
    `continues after it was killed at random, and sends each change once (seed ${seed})`,
    async () => {
      const random = randomOf(seed);
      const count = 20_000;
      const place = await placeOf(numbered(count));
      const rows = [
        ...numbered(count / 2, count / 4).map((row, n) => (n % 2 === 0 ? { ...row, n: 'x' } : row)),
        ...numbered(count / 4, count),
      ];
      const file = await fileOf(service, ndjson(rows), 'ndjson');
      const partly = new Set<string>();
      const version = async (): Promise<string> =>
        (await api.get(`${place.path}/rows?limit=1`)).headers['collection-cursor']!;
      const [frames] = await place.framesDuring(async () => {
        for (let kills = 0; kills < Math.max(2, cases(10)); kills += 1) {
          const child = start(['import', place.name, file, ...words, '--yes', '--url', service.url], {
            ROWFEED_API_KEY: service.key,
          });
          const ended = once(child, 'close');
          const before = await version();
          // The import has either started to write or already written everything.
          try {
            await eventually(
              'the import writes',
              async () => child.exitCode !== null || (await version()) !== before,
              { everyMs: 10, withinMs: 60_000 },
            );
            await sleep(random() * 60);
          } finally {
            child.kill('SIGKILL');
          }
          const [code] = await ended;
          if (code === null) partly.add(await version());
        }
        expect(partly.size, 'ends in the middle').to.be.greaterThan(0);
        expect((await place.importFile(file, ...words, '--yes')).code).to.equal(0);
      });
      const sorted = (all: Rows) =>
        all.map(({ id: _, ...row }) => row).sort((a, b) => Number(a.k) - Number(b.k));
      expect(sorted(await place.rows())).to.deep.equal(sorted(rows));
      expect(frames).to.have.length(count / 4 + count / 4 + count / 2);
      expect(countsIn(await place.importFile(file, ...words, '--yes'))).to.deep.equal([0, 0, rows.length, 0]);
    },
  );
});
