/**
 * Copies that clients keep with feeds that have a filter, initial rows or a cursor. Each copy equals its rows
 * after every event.
 */
import { expect } from 'chai';
import fc from 'fast-check';
import { type Client, client } from '../support/client.js';
import { Copy, type Meaning } from '../support/copy.js';
import { freshStorage } from '../support/database.js';
import { engine } from '../support/engine.js';
import type { Frame } from '../support/feed.js';
import { Follower } from '../support/follower.js';
import { startInstances } from '../support/instances.js';
import { chosenKey } from '../support/leaks.js';
import { RestartedServer } from '../support/restarts.js';
import { killServers } from '../support/server-process.js';
import { startService } from '../support/service.js';
import { cases, onlyInFullSuite, seed } from '../support/suite.js';
import { replay, retryLater, rowsById, seqOf, startWriters } from '../support/writers.js';

const numRuns = cases(6);

const meanings: readonly Meaning[] = [
  [undefined, () => true],
  ['@.v < 4', ({ v }) => (v as number) < 4],
  ['@.v >= 4', ({ v }) => (v as number) >= 4],
  ['@.s == "s1"', ({ s }) => s === 's1'],
  ['!@.w', (row) => !Object.hasOwn(row, 'w')],
  ['@.id > 40 && @.v != 0', ({ id, v }) => id > 40 && v !== 0],
  ['@.v == 1 || starts_with(@.s, "s2")', ({ v, s }) => v === 1 || (s as string).startsWith('s2')],
  ['@.v > 100', () => false],
];

/** How a client keeps one copy. */
interface Way {
  readonly meaning: number;
  /** Whether the copy starts with the initial rows, or with changes from the log. */
  readonly isInitial: boolean;
  /** The numbers of frames after which the connections are closed, in turn. */
  readonly cuts: readonly number[];
}

interface Scene {
  readonly rows: number;
  /** The number of characters in each row. */
  readonly size: number;
  readonly writers: number;
  readonly ways: readonly Way[];
}

const anyScene: fc.Arbitrary<Scene> = fc.record({
  rows: fc.integer({ min: 0, max: 400 }),
  size: fc.constantFrom(0, 0, 30, 1_000),
  writers: fc.integer({ min: 1, max: 6 }),
  ways: fc.array(
    fc.record({
      meaning: fc.nat(meanings.length - 1),
      isInitial: fc.boolean(),
      cuts: fc.array(fc.oneof(fc.nat(20), fc.nat(400)), { minLength: 1, maxLength: 5 }),
    }),
    { minLength: 3, maxLength: 8 },
  ),
});

const random = (below: number) => Math.floor(Math.random() * below);

function fieldsOf(size: number): () => object {
  const pad = 'é'.repeat(size);
  return () => ({ v: random(9), s: `s${random(4)}`, ...(random(3) === 0 && { w: null }), pad });
}

/** Returns the complete change log up to this change. */
async function logOf(
  service: { readonly url: string },
  key: string,
  collection: string,
  beginning: string,
  seq: number,
): Promise<readonly Frame[]> {
  const reader = new Follower({ key, collection }, beginning);
  await reader.connect(service);
  await reader.reach(seq);
  await reader.cut();
  return reader.frames.filter((frame) => frame.seq <= seq);
}

describe(`copies that clients make from feeds (seed ${seed})`, function () {
  this.timeout(300_000);

  async function holdOver(
    clients: readonly Client[],
    services: readonly { readonly url: string }[],
  ): Promise<void> {
    let turn = 0;
    const next = <T>(all: readonly T[]): T => {
      turn += 1;
      return all[turn % all.length]!;
    };
    const key = clients[0]!.key!;
    const property = fc.asyncProperty(anyScene, async (scene) => {
      const owner = clients[0]!;
      const name = await owner.collection();
      const rows = `/v1/collections/${name}/rows`;
      const beginning = (await owner.get(rows)).headers['collection-cursor']!;
      const fields = fieldsOf(scene.size);
      for (let at = 0; at < scene.rows; at += 100) {
        const count = Math.min(100, scene.rows - at);
        await owner.post(rows, Array.from({ length: count }, fields), { Prefer: 'return=minimal' });
      }
      const given = Array.from({ length: scene.rows }, (_, n) => n + 1);
      const writing = startWriters(() => next(clients), rows, scene.writers, {
        own: given,
        keep: scene.rows + 20,
        fields,
        unanswered: retryLater,
      });
      const copies = scene.ways.map(
        ({ meaning, isInitial }) =>
          new Copy({ key, collection: name }, meanings[meaning]!, isInitial ? undefined : beginning),
      );
      try {
        await Promise.all(
          scene.ways.map(async ({ cuts }, at) => {
            const copy = copies[at]!;
            for (const cut of cuts) {
              await copy.connect(next(services));
              // A feed that sends no changes sends bookmarks only rarely.
              await Promise.race([copy.progress(cut), writing.progress(30)]);
              await copy.cut();
            }
          }),
        );
      } finally {
        await writing.stop();
      }
      // Each copy receives the next changes: a row that matches, and then stops matching.
      for (const copy of copies) await copy.connect(next(services));
      const last = { v: 1, s: 's1', last: true };
      const added = (await owner.post(rows, [last, last])).json as { id: number }[];
      for (const { id } of added) await owner.patch(`${rows}/${id}`, { v: 5, s: 's3', w: 1 });
      const head = seqOf((await owner.get(`${rows}?limit=1`)).headers['collection-cursor']!);
      const log = await logOf(services[0]!, key, name, beginning, head);
      expect(replay(log)).to.deep.equal(await rowsById(owner, rows));
      for (const [at, copy] of copies.entries()) await finish(copy, log, meanings[scene.ways[at]!.meaning]!);
    });
    // Writers behave differently in each run, so shrinking would not help.
    await fc.assert(property, { seed, numRuns, endOnFailure: true });
  }

  it('are what they copy, with writers, over connections that are cut', async () => {
    const service = await startService();
    try {
      await holdOver([client(service, service.key)], [service]);
    } finally {
      await service.close();
    }
  });

  if (engine === 'postgres') {
    it('are it over three instances, too', async () => {
      const instances = await startInstances(3);
      try {
        await holdOver(instances.owners, instances.services);
      } finally {
        await instances.close();
      }
    });
  }

  onlyInFullSuite(
    'A server that is killed and started again takes 1 s of CPU; crash.test.ts kills one in the fast suite.',
  ).it('are it where the server is killed', async () => {
    const storage = await freshStorage();
    const key = chosenKey();
    try {
      const restarts = await RestartedServer.start(storage.url, key);
      const { owner } = restarts;
      const name = await owner().collection();
      const rows = `/v1/collections/${name}/rows`;
      const beginning = (await owner().get(rows)).headers['collection-cursor']!;
      const fields = fieldsOf(200);
      for (let n = 0; n < 5; n += 1) await owner().post(rows, Array.from({ length: 400 }, fields));
      const own = Array.from({ length: 500 }, (_, n) => 4 * n + 1);
      const writing = startWriters(owner, rows, 6, {
        own,
        keep: 600,
        fields,
        unanswered: restarts.restarted,
      });
      const copies = meanings.flatMap((meaning) => [
        new Copy({ key, collection: name }, meaning),
        new Copy({ key, collection: name }, meaning, beginning),
      ]);
      for (let round = 0; round < 3; round += 1) {
        for (const copy of copies) await copy.connect(restarts.server);
        // In the first round, kills the server during the initial rows.
        await writing.progress(round === 0 ? 1 : 100);
        await restarts.kill(async () => {
          for (const copy of copies) expect(await copy.ended()).to.equal(1006);
        });
      }
      await writing.progress(20);
      await writing.stop();
      for (const copy of copies) await copy.connect(restarts.server);
      const head = seqOf((await owner().get(`${rows}?limit=1`)).headers['collection-cursor']!);
      const log = await logOf(restarts.server, key, name, beginning, head);
      expect(replay(log)).to.deep.equal(await rowsById(owner(), rows));
      for (const [at, copy] of copies.entries()) await finish(copy, log, meanings[Math.floor(at / 2)]!);
    } finally {
      await killServers();
      await storage.remove();
    }
  });
});

/** Waits until a copy has received all changes, and compares it with the change log. */
async function finish(copy: Copy, log: readonly Frame[], [, fits]: Meaning): Promise<void> {
  while (copy.seq === undefined) await copy.progress(1);
  const end = lastTold(log, fits);
  if (copy.seq < end) await copy.progress(Number.POSITIVE_INFINITY, end);
  await copy.cut();
  const held = copy.hold(log);
  if (end > 0) expect(held).to.be.greaterThan(0);
}

/** Returns the sequence number of the last change that a feed with this filter sends. */
function lastTold(log: readonly Frame[], fits: Meaning[1]): number {
  const states = new Map<number, boolean>();
  let last = 0;
  for (const { event, row, seq } of log) {
    const isIn = fits(row);
    if (isIn || states.get(row.id)) last = seq;
    states.set(row.id, isIn && event !== 'delete');
  }
  return last;
}
