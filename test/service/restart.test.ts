import { expect } from 'chai';
import { type Client, client } from '../support/client.js';
import { engine } from '../support/engine.js';
import { feed } from '../support/feed.js';
import { newKey } from '../support/registry.js';
import { startService, type TestService } from '../support/service.js';

describe('a restart', () => {
  let service: TestService;
  let owner: Client;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
  });
  after(() => service.close());

  async function restart(key: string = service.key): Promise<void> {
    await service.stop();
    service = await startService({ directory: service.directory, key });
    owner = client(service, key);
  }

  /** Returns the text of every response that depends on stored data. */
  async function everything(): Promise<string[]> {
    const texts: string[] = [];
    const { json: collections, text } = await owner.get('/v1/collections');
    texts.push(text);
    for (const { name } of collections as { name: string }[]) {
      const path = `/v1/collections/${name}`;
      texts.push((await owner.get(path)).text);
      const list = await owner.get(`${path}/rows?limit=1000&order_by=n`, { Prefer: 'count=exact' });
      texts.push(list.text, list.headers['collection-cursor']!, list.headers['total-count']!);
      for (const { id } of list.json as { id: number }[]) {
        const row = await owner.get(`${path}/rows/${id}`);
        texts.push(row.text, row.headers.etag!);
      }
    }
    return texts;
  }

  it('keeps collections, rows, versions, cursors and ids', async () => {
    for (const name of ['a', 'empty', 'emptied']) await owner.post('/v1/collections', { name });
    const rows = '/v1/collections/a/rows';
    await owner.post(rows, [{ n: 2, t: 'é\u{1f600}"\\' }, { n: 1.5, deep: { a: [null, true] } }, {}]);
    await owner.patch(`${rows}/1`, { n: 3 });
    await owner.delete(`${rows}/3`);
    await owner.post('/v1/collections/emptied/rows', [{}, {}]);
    await owner.delete('/v1/collections/emptied/rows/1');
    await owner.delete('/v1/collections/emptied/rows/2');
    const before = await everything();
    await restart();
    expect(await everything()).to.deep.equal(before);
    expect((await owner.post(rows, [{}])).json).to.deep.equal([{ id: 4 }]);
    expect((await owner.post('/v1/collections/emptied/rows', [{}])).json).to.deep.equal([{ id: 3 }]);
    expect((await owner.post('/v1/collections', { name: 'a' })).code).to.equal('collection_exists');
  });

  it('keeps the log: a cursor from before it resumes', async () => {
    const collection = await owner.collection([{ n: 1 }]);
    const rows = `/v1/collections/${collection}/rows`;
    const live = await feed(service, { key: service.key, collection });
    await owner.post(rows, [{ n: 2 }]);
    const [first] = await live.next();
    await owner.patch(`${rows}/1`, { n: 3 });
    await owner.delete(`${rows}/2`);
    const missed = await live.next(2);
    await restart();
    const resumed = await feed(service, { key: service.key, collection, since: first!.cursor });
    await owner.post(rows, [{ n: 4 }]);
    const frames = await resumed.next(3);
    expect(frames.slice(0, 2)).to.deep.equal(missed);
    expect(frames[2]).to.deep.include({ event: 'insert', seq: 5, row: { id: 3, n: 4 } });
  });

  it('keeps keys, their rights and the usage', async () => {
    const reader = await newKey(service, { scopes: ['read'], name: 'reader' });
    expect((await client(service, reader.text).get('/v1/collections')).status).to.equal(200);
    const before = (await owner.get('/v1/usage')).json;
    await restart();
    const after = (await owner.get('/v1/usage')).json;
    expect(after.requests.used).to.equal(before.requests.used + 1);
    expect(after.keys.find(({ id }: { id: string }) => id === reader.id).requests).to.equal(1);
    const caller = client(service, reader.text);
    expect((await caller.get('/v1/collections')).status).to.equal(200);
    expect((await caller.post('/v1/collections', { name: 'x' })).code).to.equal('scope_insufficient');
  });

  it('with another ROWFEED_API_KEY ends the one before', async () => {
    const old = service.key;
    const kept = (await owner.get('/v1/collections')).text;
    await restart(`another-${old}`);
    expect((await owner.get('/v1/collections')).text).to.equal(kept);
    expect((await client(service, old).get('/v1/collections')).code).to.equal('key_invalid');
    await restart(old);
    expect((await owner.get('/v1/collections')).text).to.equal(kept);
  });

  it('with the key of a rotation keeps the previous key until its grace period ends', async () => {
    const old = service.key;
    const { id } = (await owner.get('/v1/keys')).json.find(
      ({ name, revoked_at }: { name: string; revoked_at: string | null }) =>
        name === 'environment' && revoked_at === null,
    );
    const { json: made } = await owner.post(`/v1/keys/${id}/rotate`, { grace: '1h' });
    await restart(made.key);
    expect((await owner.get('/v1/usage')).status).to.equal(200);
    expect((await client(service, old).get('/v1/usage')).status).to.equal(200);
    expect(service.log.join('')).to.not.include('revoked');

    await restart(`third-${old}`);
    expect((await client(service, old).get('/v1/usage')).code).to.equal('key_invalid');
    const lines = service.log
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg.includes('ROWFEED_API_KEY'));
    expect(lines).to.have.length(1);
    expect(lines[0]).to.include({
      level: 'info',
      key_id: id,
      msg: 'a key that ROWFEED_API_KEY set at an earlier start is revoked',
    });
    await restart(old);
    expect(service.log.join('')).to.include('is valid again');
  });

  it('makes a key at the first start only, where it is given none', async () => {
    const env = { ROWFEED_API_KEY: '' };
    const first = await startService({ env });
    const key = first.firstKey!;
    expect(key).to.match(/^rf_[0-9A-Za-z]{38}$/);
    expect((await client(first, key).post('/v1/collections', { name: 'notes' })).status).to.equal(201);
    expect((await client(first, key).get('/v1/usage')).json).to.include({ account: 'default' });
    await first.stop();
    const second = await startService({ env, directory: first.directory });
    expect(second.firstKey).to.equal(undefined);
    expect((await client(second, key).get('/v1/collections')).json).to.deep.equal([{ name: 'notes' }]);
    await second.close();
  });

  // Any number of servers can share a PostgreSQL database.
  (engine === 'sqlite' ? it : it.skip)('is not done beside a server that still runs', async () => {
    const error = await startService({ directory: service.directory }).then(
      async (other) => {
        await other.stop();
        return undefined;
      },
      (reason: Error) => reason,
    );
    expect(error?.message).to.match(/^Another rowfeed server is using [^\n]+$/);
    expect((await owner.get('/v1/collections')).status).to.equal(200);
  });

  it('answers what is in flight before it stops', async () => {
    const collection = await owner.collection();
    const rows = `/v1/collections/${collection}/rows`;
    const writes = Array.from({ length: 50 }, (_, n) =>
      owner.post(rows, [{ n }]).then(
        ({ status }) => status,
        () => 'lost',
      ),
    );
    // At this moment, some of the writes are in progress.
    await Promise.any(writes);
    const stopped = service.stop();
    const done = await Promise.all(writes);
    await stopped;
    await restart();
    const acknowledged = done.filter((status) => status === 201).length;
    const { json } = await owner.get(`/v1/collections/${collection}`);
    expect(json.rows).to.be.at.least(acknowledged);
  });
});
