/**
 * Follows a paginated list from the cursor of its first page. The copy equals the collection, regardless of
 * concurrent changes.
 */
import { expect } from 'chai';
import fc from 'fast-check';
import { type Client, client } from '../support/client.js';
import { freshStorage } from '../support/database.js';
import { engine } from '../support/engine.js';
import type { Frame } from '../support/feed.js';
import { Follower } from '../support/follower.js';
import { startInstances } from '../support/instances.js';
import { chosenKey } from '../support/leaks.js';
import type { Sort } from '../support/order.js';
import { targetOf } from '../support/pages.js';
import { RestartedServer } from '../support/restarts.js';
import { killServers } from '../support/server-process.js';
import { startService, type TestService } from '../support/service.js';
import { cases, onlyInFullSuite, seed } from '../support/suite.js';
import { type Acknowledged, replay, retryLater, rowsById, seqOf, startWriters } from '../support/writers.js';

const numRuns = cases(8);

type Rows = Map<number, object>;

interface Listed {
  readonly copy: Rows;
  /** The cursors of the first page and of the last page. */
  readonly from: string;
  readonly to: string;
}

/** How a client lists and follows the collection. */
interface Way {
  readonly rows: number;
  readonly writers: number;
  readonly limit: number;
  readonly sorts: readonly Sort[];
  /** The numbers of writes between two pages, in turn. */
  readonly pauses: readonly number[];
  /** The numbers of changes after which the connections are closed, in turn. */
  readonly cuts: readonly number[];
}

const anyWay: fc.Arbitrary<Way> = fc.record({
  rows: fc.integer({ min: 20, max: 120 }),
  writers: fc.integer({ min: 1, max: 5 }),
  limit: fc.integer({ min: 1, max: 15 }),
  sorts: fc.constantFrom<readonly Sort[]>(
    [],
    [{ field: 'id', direction: 'desc' }],
    [{ field: 'v', direction: 'asc' }],
    [
      { field: 's', direction: 'desc' },
      { field: 'v', direction: 'asc' },
    ],
  ),
  pauses: fc.array(fc.nat(4), { minLength: 1, maxLength: 5 }),
  cuts: fc.array(fc.nat(12), { minLength: 1, maxLength: 6 }),
});

const random = (below: number) => Math.floor(Math.random() * below);
const fields = () => ({ v: random(9), s: `s${random(5)}` });
const given = (count: number) => Array.from({ length: count }, fields);

/** Lists all pages, and calls `between` between the pages. */
async function list(
  nextOwner: () => Client,
  rows: string,
  { limit, sorts }: Pick<Way, 'limit' | 'sorts'>,
  between: (turn: number) => Promise<void>,
): Promise<Listed> {
  const copy: Rows = new Map();
  let after: string | undefined;
  let [from, to] = ['', ''];
  for (let turn = 0; turn === 0 || after !== undefined; turn += 1) {
    // Otherwise, writers could insert rows faster than the pages reach them.
    const page = await nextOwner().get(targetOf(rows, { sorts, limit: turn < 40 ? limit : 1_000, after }));
    expect(page.status, page.text).to.equal(200);
    for (const row of page.json as { id: number }[]) copy.set(row.id, row);
    to = page.headers['collection-cursor']!;
    if (turn === 0) from = to;
    after = page.headers['next-after'];
    await between(turn);
  }
  return { copy, from, to };
}

/** Follows the feed up to this cursor, and reconnects several times. */
async function followTo(
  follower: Follower,
  cursor: string,
  cuts: readonly number[],
  service: () => { url: string },
): Promise<void> {
  for (let turn = 0; follower.seq < seqOf(cursor); turn += 1) {
    await follower.connect(service());
    const some = follower.seq + cuts[turn % cuts.length]!;
    // After 30 turns, follows to the end. Otherwise, the loop would not end if each turn makes no progress.
    await follower.reach(Math.min(turn > 30 ? seqOf(cursor) : some, seqOf(cursor)));
    await follower.cut();
  }
}

const through = (frames: readonly Frame[], cursor: string) =>
  frames.filter(({ seq }) => seq <= seqOf(cursor));

/** Returns the rows at this cursor, computed from the responses that the writers received. */
function storedAt(cursor: string, before: Rows, acknowledged: readonly Acknowledged[]): Rows {
  const stored: Rows = new Map(before);
  const changes = acknowledged.flatMap(({ event, seqs, rows }) =>
    rows.map((row, at) => ({ event, row, seq: seqs[at]! })),
  );
  for (const { event, row, seq } of changes.sort((one, other) => one.seq - other.seq)) {
    if (seq > seqOf(cursor)) break;
    if (event === 'delete') stored.delete(row.id);
    else stored.set(row.id, row);
  }
  return stored;
}

function holdOrder(frames: readonly Frame[], from: string): void {
  expect(frames.map(({ seq }) => seq)).to.deep.equal(frames.map((_, at) => seqOf(from) + 1 + at));
}

describe(`a list of many pages, then followed (seed ${seed})`, function () {
  this.timeout(300_000);

  /** @param clients and services, which are used in turn */
  async function holdOver(
    clients: readonly Client[],
    services: readonly { readonly url: string }[],
  ): Promise<void> {
    let turn = 0;
    const next = <T>(all: readonly T[]): T => {
      turn += 1;
      return all[turn % all.length]!;
    };
    const property = fc.asyncProperty(anyWay, async (way) => {
      const name = await clients[0]!.collection(given(way.rows));
      const rows = `/v1/collections/${name}/rows`;
      const before = await rowsById(clients[0]!, rows);
      const writing = startWriters(() => next(clients), rows, way.writers, {
        own: [...before.keys()].filter((id) => id % 3 > 0),
        keep: way.rows,
        fields,
        unanswered: retryLater,
      });
      const { copy, from, to, follower } = await (async () => {
        try {
          const listed = await list(
            () => next(clients),
            rows,
            way,
            (turn) => writing.progress(way.pauses[turn % way.pauses.length]!),
          );
          const follower = new Follower({ key: clients[0]!.key, collection: name }, listed.from);
          await followTo(follower, listed.to, way.cuts, () => next(services));
          return { ...listed, follower };
        } finally {
          await writing.stop();
        }
      })();
      holdOrder(follower.frames, from);
      // Cursors are opaque for a client. It recognizes that it has reached one by comparing it.
      const arrived = from === to ? [to] : follower.frames.map(({ cursor }) => cursor);
      expect(arrived.filter((cursor) => cursor === to)).to.have.length(1);
      replay(through(follower.frames, to), copy);
      expect(copy).to.deep.equal(storedAt(to, before, writing.acknowledged));
      // The copy also stays correct afterwards.
      const head = (await clients[0]!.get(`${rows}?limit=1`)).headers['collection-cursor']!;
      await followTo(follower, head, way.cuts, () => next(services));
      holdOrder(follower.frames, from);
      replay(
        follower.frames.filter(({ seq }) => seq > seqOf(to)),
        copy,
      );
      expect(copy).to.deep.equal(await rowsById(clients[0]!, rows));
    });
    // Writers behave differently in each run, so shrinking would not help.
    await fc.assert(property, { seed, numRuns, endOnFailure: true });
  }

  onlyInFullSuite('Its clients read many pages under writers.').it(
    'is the collection at the last cursor, with writers, over connections that are cut',
    async () => {
      const service: TestService = await startService();
      try {
        await holdOver([client(service, service.key)], [service]);
      } finally {
        await service.close();
      }
    },
  );

  if (engine === 'postgres') {
    it('is it over several instances, too', async () => {
      const instances = await startInstances(2);
      try {
        await holdOver(instances.owners, instances.services);
      } finally {
        await instances.close();
      }
    });
  }

  onlyInFullSuite(
    'A server that is killed and started again takes 1 s of CPU; crash.test.ts kills one in the fast suite.',
  ).it('is it where the server is killed between pages and while it is followed', async () => {
    const storage = await freshStorage();
    const key = chosenKey();
    try {
      const restarts = await RestartedServer.start(storage.url, key);
      const { owner } = restarts;
      const [way] = fc.sample(anyWay, { seed, numRuns: 1 });
      const name = await owner().collection(given(200));
      const rows = `/v1/collections/${name}/rows`;
      const before = await rowsById(owner(), rows);
      const beginning = (await owner().get(`${rows}?limit=1`)).headers['collection-cursor']!;
      const writing = startWriters(owner, rows, 4, {
        own: [...before.keys()].filter((id) => id % 3 > 0),
        keep: 200,
        fields,
        unanswered: restarts.restarted,
      });
      const { copy, from, to } = await list(owner, rows, { sorts: way!.sorts, limit: 25 }, async (turn) => {
        await writing.progress(5);
        if (turn === 1 || turn === 4) await restarts.kill();
      });
      const follower = new Follower({ key, collection: name }, from);
      await follower.connect(restarts.server);
      await follower.reach(seqOf(from) + 1);
      await restarts.kill();
      expect(await follower.ended()).to.equal(1006);
      await writing.progress(5);
      await writing.stop();
      const head = (await owner().get(`${rows}?limit=1`)).headers['collection-cursor']!;
      await followTo(follower, head, way!.cuts, () => restarts.server);
      holdOrder(follower.frames, from);
      // Only the log shows which writes were committed when the server was killed.
      const log = new Follower({ key, collection: name }, beginning);
      await followTo(log, head, [1_000_000], () => restarts.server);
      replay(through(follower.frames, to), copy);
      expect(copy).to.deep.equal(replay(through(log.frames, to), new Map(before)));
      replay(
        follower.frames.filter(({ seq }) => seq > seqOf(to)),
        copy,
      );
      expect(copy).to.deep.equal(await rowsById(owner(), rows));
    } finally {
      await killServers();
      await storage.remove();
    }
  });
});
