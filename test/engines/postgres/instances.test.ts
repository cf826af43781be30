import { expect } from 'chai';
import type { NewKey } from '../../../src/access/keys.js';
import { type Client, client, disconnect } from '../../support/client.js';
import { setClock } from '../../support/clock.js';
import { breakDriver, isAskingForLogs } from '../../support/driver.js';
import { eventually } from '../../support/eventually.js';
import { type Feed, feed } from '../../support/feed.js';
import { type Instances, startInstances, startPooledInstances } from '../../support/instances.js';
import { postgresServer } from '../../support/postgres.js';
import { parameters } from '../../support/quota.js';
import { changeRights, heard, limit, newKey, revoke, rotate } from '../../support/registry.js';
import { startServer } from '../../support/server-process.js';
import { startService, type TestService } from '../../support/service.js';
import { needsPostgres, onlyInFullSuite } from '../../support/suite.js';
import { retryLater, startWriters } from '../../support/writers.js';

const writers = 16;
/** Matches the statements of the connections by which instances announce commits to each other. */
const listening = '^(LISTEN|SELECT pg_notify)';

onlyInFullSuite(needsPostgres).describe('three instances on one PostgreSQL', () => {
  let instances: Instances;
  let services: readonly TestService[];
  let owners: readonly Client[];
  before(async () => {
    instances = await startInstances(3);
    ({ services, owners } = instances);
  });
  after(() => instances.close());

  it(`${writers} writers on all, followers on each: one order, no gap, no duplicate`, async () => {
    const watched = await instances.followed();
    const writing = startWriters(instances.anyOwner, watched.rows, writers);
    await writing.progress(600);
    await writing.stop();
    await watched.hold(writing);
  });

  it('every connection to the database cut, again and again, under load', async () => {
    const watched = await instances.followed();
    const writing = startWriters(instances.anyOwner, watched.rows, writers, { unanswered: retryLater });
    let cut = 0;
    for (let round = 0; round < 8; round += 1) {
      await writing.progress(50);
      cut += await instances.cutConnections();
    }
    await writing.progress(50);
    await writing.stop();
    expect(cut).to.be.greaterThan(24);
    await watched.hold(writing);
  });

  it('an instance killed under load', async () => {
    const killed = await startServer(services[0]!.databaseUrl, services[0]!.key);
    const doomed = client(killed, killed.key);
    let isAlive = true;
    const any = (): Client => (isAlive && Math.random() < 0.3 ? doomed : instances.anyOwner());
    const watched = await instances.followed();
    const writing = startWriters(any, watched.rows, writers, { unanswered: retryLater });
    await writing.progress(300);
    await killed.end('SIGKILL');
    isAlive = false;
    disconnect(killed.url);
    await writing.progress(300);
    await writing.stop();
    await watched.hold(writing);
  });

  it('tell each other what they committed, and find out by themselves when the listeners are lost', async () => {
    const name = await owners[2]!.collection();
    const rows = `/v1/collections/${name}/rows`;
    const following = await feed(services[1]!, { key: services[1]!.key, collection: name });
    const tell = async (): Promise<void> => {
      // Polling fails during this time, so the instance must learn of the change by NOTIFY.
      const repair = breakDriver('unknown', isAskingForLogs, 'postgres');
      await bring(owners[0]!, rows, following).finally(repair);
    };
    // An earlier test closed their connections.
    const listen = (): Promise<unknown> =>
      eventually('they listen', async () => (await instances.connections(listening)) === services.length);
    await listen();
    await tell();
    expect(await instances.cutConnections(listening)).to.equal(services.length);
    await bring(owners[0]!, rows, following);
    await listen();
    await tell();
    await following.close();
  });

  it('a collection that another instance deleted and created again', async () => {
    const { name, rows, followers } = await instances.followed();
    for (const owner of owners) await owner.post(rows, [{ n: 1 }]);
    expect((await owners[0]!.delete(`/v1/collections/${name}`)).status).to.equal(204);
    for (const follower of followers) expect(await follower.ended()).to.equal(4404);
    expect((await owners[1]!.post(rows, [{ n: 2 }])).code).to.equal('collection_not_found');
    expect((await owners[2]!.get(rows)).code).to.equal('collection_not_found');
    const changes = `/v1/collections/${name}/changes`;
    for (const owner of owners) expect((await owner.get(changes)).code).to.equal('collection_not_found');
    expect((await owners[1]!.delete(`/v1/collections/${name}`)).code).to.equal('collection_not_found');

    expect((await owners[1]!.post('/v1/collections', { name })).status).to.equal(201);
    expect((await owners[2]!.post('/v1/collections', { name })).code).to.equal('collection_exists');
    // Every instance had the deleted collection with this name in memory.
    for (const [n, owner] of owners.entries()) {
      expect((await owner.post(rows, [{ n }])).json).to.deep.equal([{ id: n + 1, n }]);
    }
    await owners[0]!.delete(`/v1/collections/${name}`);
    await owners[0]!.post('/v1/collections', { name });
    await owners[0]!.post(rows, [{ n: 7 }]);
    const cursor = (await owners[0]!.get(rows)).headers['collection-cursor'];
    for (const owner of owners) expect((await owner.get(changes)).json.cursor).to.equal(cursor);
    expect((await owners[1]!.patch(`${rows}/1`, { n: 8 })).json).to.deep.equal({ id: 1, n: 8 });
    expect((await owners[2]!.get(`${rows}/1`)).json).to.deep.equal({ id: 1, n: 8 });
    expect((await owners[2]!.delete(`${rows}/1`)).status).to.equal(204);
    const resumed = await feed(services[2]!, {
      key: services[2]!.key,
      collection: name,
      since: followers[0]!.since,
    });
    expect((await resumed.closed()).code).to.equal(4410);
    await owners[2]!.delete(`/v1/collections/${name}`);
    const afterwards = await feed(services[1]!, { key: services[1]!.key, collection: name }).catch(String);
    expect(afterwards).to.match(/404/);
  });

  it('have one tag for a list of collections, which stands for one list', async () => {
    const path = '/v1/collections';
    const lists = new Map<string, string>();
    await Promise.all(
      owners.map(async (owner, n) => {
        const name = `tagged${n}`;
        for (let round = 0; round < 10; round += 1) {
          await (round % 2 === 0 ? owner.post(path, { name }) : owner.delete(`${path}/${name}`));
          for (const { headers, text } of await Promise.all(owners.map((each) => each.get(path)))) {
            expect(lists.get(headers.etag!) ?? text).to.equal(text);
            lists.set(headers.etag!, text);
          }
        }
      }),
    );
    expect(lists.size).to.be.greaterThan(10);
    const { headers } = await owners[0]!.get(path);
    for (const owner of owners) {
      expect((await owner.get(path)).headers.etag).to.equal(headers.etag);
      expect((await owner.get(path, { 'If-None-Match': headers.etag! })).status).to.equal(304);
    }
    const name = await owners[1]!.collection();
    for (const owner of owners)
      expect((await owner.get(path, { 'If-None-Match': headers.etag! })).status).to.equal(200);
    await owners[2]!.delete(`${path}/${name}`);
  });

  it('make a collection of one name once', async () => {
    for (let n = 0; n < 10; n += 1) {
      const answers = await Promise.all(
        owners.map((owner) => owner.post('/v1/collections', { name: `once${n}` })),
      );
      expect(answers.map(({ status }) => status).sort()).to.deep.equal([201, 409, 409]);
    }
  });

  it('a key revoked on another instance', async () => {
    const key = await newKey(services[0]!);
    const name = await owners[0]!.collection();
    const feeds: Feed[] = [];
    for (const service of services) {
      expect((await client(service, key.text).get('/v1/collections')).status).to.equal(200);
      feeds.push(await feed(service, { key: key.text, collection: name }));
    }
    const revoked = performance.now();
    await revoke(services[0]!, key.id);
    for (const each of feeds) expect((await each.closed()).code).to.equal(4401);
    expect(performance.now() - revoked).to.be.below(2_000);
    for (const service of services) {
      expect((await client(service, key.text).get('/v1/collections')).code).to.equal('key_invalid');
    }
  });

  it('a quota used up on another instance', async () => {
    const quota = 300;
    const key = await newKey(services[0]!, { account: 'shared' });
    await limit(services[0]!, 'shared', { name: 'some', requests: quota, period: 'month', burst: undefined });
    const callers = services.map((service) => client(service, key.text));
    let admitted = 0;
    /** Returns the remaining requests as the instance knows them, or undefined if it rejects the request. */
    const ask = async (caller: Client): Promise<number | undefined> => {
      const { status, headers } = await caller.get('/v1/collections');
      if (status !== 200) return undefined;
      admitted += 1;
      return parameters(headers.ratelimit!).month!.r as number;
    };
    await Promise.all(services.map(heard));
    for (const caller of callers) for (let n = 0; n < 10; n += 1) await ask(caller);
    expect(admitted).to.equal(30);
    // An instance that is in use learns what the others have counted.
    await eventually('the others are heard', async () => (await ask(callers[0]!)) === quota - admitted, {
      everyMs: 100,
    });
    while ((await ask(callers[0]!)) !== undefined);
    expect(admitted).to.equal(quota);
    for (const caller of callers) {
      await eventually('it is used up', async () => (await ask(caller)) === undefined, { everyMs: 100 });
    }
  });

  it('a quota that all use up at once is overshot for a while, and then nothing more is admitted', async () => {
    const key = await newKey(services[0]!, { account: 'hurried' });
    const plan = { name: 'hundred', requests: 100, period: 'month', burst: undefined } as const;
    await limit(services[0]!, 'hurried', plan);
    await Promise.all(services.map(heard));
    let admitted = 0;
    await Promise.all(
      services.map(async (service) => {
        const caller = client(service, key.text);
        const ask = async (): Promise<boolean> => (await caller.get('/v1/collections')).status === 200;
        while (await ask()) admitted += 1;
        for (let n = 0; n < 10; n += 1) expect(await ask(), 'after a refusal').to.equal(false);
      }),
    );
    // Each of the three instances admits at most the quota.
    expect(admitted).to.be.within(100, 300);
  });

  it('keys made, changed, rotated and expired elsewhere count within a second, on feeds within two', async () => {
    const name = await owners[0]!.collection();
    const rows = `/v1/collections/${name}/rows`;
    const [changed, rotated, expiring] = [
      await newKey(services[0]!),
      await newKey(services[0]!),
      await newKey(services[0]!),
    ];
    const feedsOf = (key: NewKey): Promise<Feed[]> =>
      Promise.all(services.map((service) => feed(service, { key: key.text, collection: name })));
    /** Expects every instance to return this error to a write within 1 s, and to close all feeds within 2 s. */
    const holds = async (key: NewKey, code: string, feeds: Feed[], close: number): Promise<void> => {
      const from = performance.now();
      await Promise.all([
        ...services.map(async (service) => {
          const caller = client(service, key.text);
          const isSo = async (): Promise<boolean> => (await caller.post(rows, [{}])).code === code;
          await eventually(code, isSo, { withinMs: 1_000, everyMs: 20 });
        }),
        ...feeds.map(async (each) => {
          expect((await each.closed()).code).to.equal(close);
          expect(performance.now() - from).to.be.below(2_000);
        }),
      ]);
    };
    for (const key of [changed, rotated, expiring]) {
      for (const service of services) {
        expect((await client(service, key.text).post(rows, [{}])).status, 'just made').to.equal(201);
      }
    }
    const feeds = [await feedsOf(changed), await feedsOf(rotated), await feedsOf(expiring)] as const;
    await changeRights(services[0]!, changed.id, { scopes: ['write'], collections: ['elsewhere'] });
    await holds(changed, 'scope_insufficient', feeds[0], 4403);
    const fresh = await rotate(services[0]!, rotated.id, 0);
    for (const service of services) {
      expect((await client(service, fresh.text).post(rows, [{}])).status, 'just rotated').to.equal(201);
    }
    await holds(rotated, 'key_invalid', feeds[1], 4401);
    const inAMinuteMs = 60_000;
    await changeRights(services[0]!, expiring.id, { expiresAt: Date.now() + inAMinuteMs });
    await Promise.all(services.map(heard));
    for (const service of services) {
      expect((await client(service, expiring.text).post(rows, [{}])).status, 'not yet').to.equal(201);
    }
    setClock(inAMinuteMs);
    for (const service of services) {
      expect((await client(service, expiring.text).post(rows, [{}])).code).to.equal('key_invalid');
    }
    await holds(expiring, 'key_invalid', feeds[2], 4401);
  });
});

onlyInFullSuite(needsPostgres).describe('two instances behind a pooler in transaction mode', () => {
  let instances: Instances;
  before(async function () {
    const pooled = await startPooledInstances(2);
    if (pooled === undefined) this.skip();
    instances = pooled;
  });
  after(() => instances?.close());

  it(`${writers} writers on both, followers on each, and connections cut`, async () => {
    const watched = await instances.followed();
    const writing = startWriters(instances.anyOwner, watched.rows, writers, { unanswered: retryLater });
    await writing.progress(500);
    await instances.cutConnections();
    await writing.progress(200);
    await writing.stop();
    await watched.hold(writing);
  });

  it('find out by polling what the other has committed', async () => {
    const [writer, reader] = instances.services;
    const collection = await instances.owners[0]!.collection();
    const following = await feed(reader!, { key: reader!.key, collection });
    const rows = `/v1/collections/${collection}/rows`;
    await bring(client(writer!, writer!.key), rows, following);
    await following.close();
  });
});

onlyInFullSuite(needsPostgres).describe('instances that start together on an empty database', () => {
  it('make it once, and one key', async () => {
    const first = await startService({ engine: 'postgres' });
    const server = await postgresServer();
    await server.query('', 'CREATE DATABASE "rowfeed-together"');
    const url = server.urlOf('rowfeed-together');
    const env = { DATABASE_URL: url, ROWFEED_API_KEY: '' };
    const { directory, key } = first;
    const together = await Promise.all(
      Array.from({ length: 5 }, () => startService({ engine: 'postgres', directory, key, env })),
    );
    expect(together.filter(({ firstKey }) => firstKey !== undefined)).to.have.length(1);
    for (const service of together) await service.stop();
    await server.query('', 'DROP DATABASE "rowfeed-together" WITH (FORCE)');
    await first.close();
  });
});

/** Inserts a row and waits for its frame. */
async function bring(writer: Client, rows: string, following: Feed): Promise<void> {
  const [, frames] = await Promise.all([writer.post(rows, [{}]), following.next()]);
  expect(frames).to.have.length(1);
}
