import { expect } from 'chai';
import { whole } from '../../../src/engines/engine.js';
import type { ReplicaOutcome } from '../../../src/store/reads/replica-reads.js';
import { type Answer, type Client, client, type Headers } from '../../support/client.js';
import { eventually } from '../../support/eventually.js';
import { Follower } from '../../support/follower.js';
import { database, outcomes, type Pair, startPair } from '../../support/replica.js';
import type { TestService } from '../../support/service.js';
import { needsPostgres, onlyInFullSuite } from '../../support/suite.js';
import { transports } from '../../support/transports.js';
import { holdLog, seqOf, startWriters } from '../../support/writers.js';

onlyInFullSuite(needsPostgres).describe('reads by a cursor, with a replica', () => {
  let pair: Pair;
  let service: TestService;
  let owner: Client;
  before(async () => {
    pair = await startPair();
    service = await pair.serve();
    owner = client(service, service.key);
  });
  after(async () => {
    await service?.close();
    await pair?.remove();
  });

  /** Returns the response, and which server served it. Reads again if the standby was too slow. */
  function read(
    target: string,
    headers: Headers,
    cursor?: string,
  ): Promise<[Answer, readonly ReplicaOutcome[]]> {
    return eventually('an answer', async () => {
      const before = await outcomes(service);
      const sent = cursor === undefined ? headers : { ...headers, 'Collection-Cursor': cursor };
      const answer = await owner.get(target, sent);
      const after = await outcomes(service);
      const met = (Object.keys(after) as ReplicaOutcome[]).filter((each) => after[each] > before[each]);
      return !met.includes('away') && !met.includes('failed') && [answer, met];
    });
  }

  const cursorIn = ({ headers }: Answer): string => headers['collection-cursor']!;
  const reached = (target: string, cursor: string): Promise<unknown> =>
    eventually('the replica has it', async () => (await read(target, {}, cursor))[1].includes('served'));

  it('an answer is the one of its state, from whichever of the two', async () => {
    const given = Array.from({ length: 50 }, (_, n) => ({ n: n % 7, t: `t${n}`, long: 'x'.repeat(n * 20) }));
    const rows = `/v1/collections/${await owner.collection(given)}/rows`;
    const first = await owner.get(rows);
    const tag = (await owner.get(`${rows}/7`)).headers.etag!;
    const next = (target: string) => owner.get(target).then(({ headers }) => headers['next-after']!);
    const filter = encodeURIComponent('@.n == 3');
    const asked: [target: string, headers: Headers, status: number, changed?: number][] = [
      [`${rows}/7`, {}, 200],
      [`${rows}/7?fields=n`, {}, 200],
      [`${rows}/7`, { 'If-None-Match': tag }, 304, 200],
      [`${rows}/7`, { 'If-Match': tag }, 200, 412],
      [`${rows}/8`, {}, 200, 404],
      [`${rows}/51`, {}, 404, 200],
      [`${rows}?limit=20`, {}, 200],
      [`${rows}?limit=20&offset=20`, { Prefer: 'count=exact' }, 200],
      [`${rows}?limit=20&order=desc`, {}, 200],
      [`${rows}?sort=n:desc&sort=t:asc&limit=20`, {}, 200],
      [`${rows}?order_by=long&limit=5&order=desc`, {}, 200],
      [`${rows}?filter=${filter}`, {}, 200],
      [`${rows}?filter=${filter}&sort=t:desc&fields=t`, { Prefer: 'count=exact' }, 200],
      [`${rows}?limit=5&after=${await next(`${rows}?limit=5`)}`, {}, 200],
      [`${rows}?order_by=n&limit=5&after=${await next(`${rows}?order_by=n&limit=5`)}`, {}, 200],
      [`${rows}?limit=1`, { 'If-None-Match': first.headers.etag! }, 304, 200],
      [`${rows}?limit=1`, { 'If-Match': first.headers.etag! }, 412],
    ];
    await reached(rows, cursorIn(first));

    const before: Answer[] = [];
    for (const [target, headers, status] of asked) {
      const [alone, none] = await read(target, headers);
      expect(none, target).to.deep.equal([]);
      expect(alone.status, target).to.equal(status);
      before.push(alone);
      const [same, outcome] = await read(target, headers, cursorIn(first));
      expect(outcome, target).to.deep.equal(['served']);
      expect(told(same), target).to.deep.equal(told(alone));
    }

    await pair.pause();
    try {
      await owner.patch(`${rows}/7`, { n: 3 });
      await owner.delete(`${rows}/8`);
      const written = await owner.post(rows, [{ n: 3, t: 'new', long: 'y'.repeat(2000) }]);
      for (const [at, [target, headers, status, changed = status]] of asked.entries()) {
        const [alone] = await read(target, headers);
        expect(alone.status, target).to.equal(changed);
        const [old, served] = await read(target, headers, cursorIn(first));
        expect(served, target).to.deep.equal(['served']);
        expect(told(old), target).to.deep.equal(told(before[at]!));
        const [present, behind] = await read(target, headers, cursorIn(written));
        expect(behind, target).to.deep.equal(['behind']);
        expect(told(present), target).to.deep.equal(told(alone));
        // If the cursor is ahead of all changes or belongs to another collection, the response is the same as
        // without a cursor.
        for (const cursor of [cursorIn(written).replace(/\d+$/, '9999'), 'other-1']) {
          const [any] = await read(target, headers, cursor);
          expect(told(any), `${target} ${cursor}`).to.deep.equal(told(alone));
        }
      }
      await pair.resume();
      await reached(rows, cursorIn(written));
      for (const [target, headers] of asked) {
        const [alone] = await read(target, headers);
        const [same, outcome] = await read(target, headers, cursorIn(written));
        expect(outcome, target).to.deep.equal(['served']);
        expect(told(same), target).to.deep.equal(told(alone));
      }
    } finally {
      await pair.resume();
    }
  });

  it('lists by an index and those that look at all rows come from it, too', async () => {
    const given = Array.from({ length: 1_000 }, (_, n) => ({ n: (n * 7) % 1_000, text: 'x'.repeat(100) }));
    const collection = await owner.collection(given);
    const rows = `/v1/collections/${collection}/rows`;
    for (let n = 0; n < 4; n += 1) await owner.post(rows, given);
    // The server creates an index for each list in the background. The response is the same whether the standby
    // already has the index or not.
    for (const query of [
      'order_by=n&limit=20',
      'sort=text:asc&sort=n:desc&limit=20',
      'order_by=n&offset=4000',
    ]) {
      const alone = await owner.get(`${rows}?${query}`);
      await reached(`${rows}?${query}`, cursorIn(alone));
      const [same] = await read(`${rows}?${query}`, {}, cursorIn(alone));
      expect(told(same)).to.deep.equal(told(alone));
    }
  });

  it('a list by an index that the replica does not have yet comes from the primary', async () => {
    const given = Array.from({ length: 1_000 }, (_, n) => ({ m: (n * 7) % 1_000, text: 'x'.repeat(100) }));
    const rows = `/v1/collections/${await owner.collection(given)}/rows`;
    for (let n = 0; n < 4; n += 1) await owner.post(rows, given);
    const target = `${rows}?order_by=m&limit=20`;
    const cursor = cursorIn(await owner.get(`${rows}?limit=1`));
    await reached(`${rows}?limit=1`, cursor);
    await pair.pause();
    try {
      const alone = await eventually('the primary has an index', async () => {
        const listed = await owner.get(target);
        const [{ built }] = await pair.primary.query(
          database,
          `SELECT count(*)::int AS built FROM sort_indexes WHERE fields LIKE '%"m"%' AND built_through = ${whole}`,
        );
        return built === 1 && listed;
      });
      // Reads twice, because the instance must not forget that the primary has the index.
      for (let n = 0; n < 2; n += 1) {
        const [same, outcome] = await read(target, {}, cursor);
        expect(outcome).to.deep.equal(['behind']);
        expect(told(same)).to.deep.equal(told(alone));
      }
    } finally {
      await pair.resume();
    }
    await eventually('the replica has the index', async () =>
      (await read(target, {}, cursor))[1].includes('served'),
    );
  });

  for (const transport of transports)
    it(`every change arrives once over ${transport}, also from the newest cursor, while the replica lags`, async () => {
      const collection = await owner.collection();
      const rows = `/v1/collections/${collection}/rows`;
      const from = (cursor: string): Follower =>
        new Follower({ key: service.key, collection }, cursor, transport);
      const follower = from(cursorIn(await owner.get(rows)));
      await pair.pause();
      try {
        await follower.connect(service);
        const writing = startWriters(() => owner, rows, 4);
        for (let round = 0; round < 5; round += 1) {
          await writing.progress(20);
          await follower.cut();
          await follower.connect(service);
        }
        await writing.stop();
        const newest = cursorIn(await owner.post(rows, [{}]));
        await follower.reach(seqOf(newest));
        await follower.cut();
        holdLog(follower.frames, writing.acknowledged);
        expect(follower.frames).to.have.length(seqOf(newest));

        const resumed = from(newest);
        await resumed.connect(service);
        await owner.post(rows, [{}]);
        await resumed.reach(seqOf(newest) + 1);
        await resumed.cut();
        expect(resumed.frames).to.have.length(1);
        const ahead = from(newest.replace(/\d+$/, `${seqOf(newest) + 2}`));
        await ahead.connect(service);
        expect(await ahead.ended()).to.equal(4410);
      } finally {
        await pair.resume();
      }
    });

  it('a writer sees its writes, and nobody goes back, while the replica lags', async () => {
    const collection = await owner.collection([{ by: 'nobody', n: 0 }]);
    const rows = `/v1/collections/${collection}/rows`;
    const delay = (ms: number): Promise<unknown> =>
      pair.standby
        .query(database, `ALTER SYSTEM SET recovery_min_apply_delay = ${ms}`)
        .then(() => pair.standby.query(database, 'SELECT pg_reload_conf()'));
    const before = await outcomes(service);
    await delay(30);
    try {
      let isWriting = true;
      const follower = async (target: string): Promise<void> => {
        let cursor = cursorIn(await owner.get(rows));
        while (isWriting) {
          const answer = await owner.get(target, { 'Collection-Cursor': cursor });
          expect(answer.status).to.equal(200);
          expect(seqOf(cursorIn(answer))).to.be.at.least(seqOf(cursor));
          cursor = cursorIn(answer);
        }
      };
      const writer = async (by: string): Promise<void> => {
        const mine = `${rows}?filter=${encodeURIComponent(`@.by == "${by}"`)}`;
        const inserted = await owner.post(rows, [{ by, n: 0 }]);
        const [{ id }] = inserted.json;
        let cursor = cursorIn(inserted);
        for (let n = 1; n <= 25; n += 1) {
          const seen = { 'Collection-Cursor': cursor };
          expect((await owner.get(`${rows}/${id}`, seen)).json.n).to.equal(n - 1);
          const [listed] = (await owner.get(mine, seen)).json;
          expect(listed).to.include({ id, by, n: n - 1 });
          cursor = cursorIn(await owner.patch(`${rows}/${id}`, { n }));
        }
        const gone = cursorIn(await owner.delete(`${rows}/${id}`));
        expect((await owner.get(`${rows}/${id}`, { 'Collection-Cursor': gone })).status).to.equal(404);
        expect((await owner.get(mine, { 'Collection-Cursor': gone })).json).to.deep.equal([]);
      };
      const followers = [`${rows}/1`, `${rows}?limit=5&order=desc`].map(follower);
      await Promise.all(['a', 'b', 'c', 'd'].map(writer)).finally(() => {
        isWriting = false;
      });
      await Promise.all(followers);
    } finally {
      await delay(0);
    }
    await reached(rows, cursorIn(await owner.get(rows)));
    const after = await outcomes(service);
    expect(after.behind).to.be.greaterThan(before.behind);
    expect(after.served).to.be.greaterThan(before.served);
  });
});

/** Returns everything in a response that does not depend on the request itself. */
function told({ status, text, headers, json }: Answer): unknown {
  const { date: _, 'request-id': __, ...rest } = headers;
  // A problem also contains the path and the id of its request.
  return status >= 400 ? { status, code: json.code, detail: json.detail } : { status, text, headers: rest };
}
