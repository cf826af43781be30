/** Repeated lists, which the server returns from memory while nothing has changed. */
import { expect } from 'chai';
import { RecentPages } from '../../../src/store/reads/recent-pages.js';
import { type Answer, type Client, client } from '../../support/client.js';
import { feed as open } from '../../support/feed.js';
import { startService, type TestService } from '../../support/service.js';
import { cases } from '../../support/suite.js';

const readers = 6;
const changes = cases(150);

describe('a list that is asked for over and over', () => {
  let service: TestService;
  let notes: Client;

  before(async () => {
    service = await startService();
    notes = client(service, service.key);
  });
  after(() => service.close());

  const seqOf = ({ headers }: Answer): number => Number(headers['collection-cursor']!.split('-').at(-1));

  it('is as the collection was at its cursor, and never older than what its client has seen', async () => {
    const name = await notes.collection([{ n: 0 }]);
    const list = `/v1/collections/${name}/rows?limit=5&order=desc`;
    /** The value of `n` after the last acknowledged change. Every change updates the only row. */
    let acknowledged = 1;
    let isDone = false;
    const read = async (): Promise<number> => {
      let [seen, pages] = [0, 0];
      for (; !isDone; pages += 1) {
        const least = Math.max(seen, acknowledged);
        const answer = await notes.get(list);
        seen = seqOf(answer);
        expect(seen).to.be.at.least(least);
        expect(answer.json).to.deep.equal([{ id: 1, n: seen - 1 }]);
      }
      return pages;
    };
    const reading = Array.from({ length: readers }, read);
    for (let n = 1; n <= changes; n += 1) {
      const { status } = await notes.patch(`/v1/collections/${name}/rows/1`, { n });
      expect(status).to.equal(200);
      acknowledged = n + 1;
    }
    isDone = true;
    expect(Math.min(...(await Promise.all(reading)))).to.be.above(0);
  });

  it('contains every change whose frame was sent', async () => {
    const name = await notes.collection([{ n: 0 }]);
    const list = `/v1/collections/${name}/rows`;
    const follower = await open(service, { key: service.key, collection: name });
    for (let n = 1; n <= 50; n += 1) {
      expect((await notes.get(list)).json).to.deep.equal([{ id: 1, n: n - 1 }]);
      const written = notes.patch(`${list}/1`, { n });
      const [frame] = await follower.next();
      expect(seqOf(await notes.get(list))).to.be.at.least(frame!.seq);
      await written;
    }
    await follower.close();
  });

  it('is another one for other parameters and with a count', async () => {
    const name = await notes.collection([{ n: 1 }, { n: 2 }, { n: 3 }]);
    const list = `/v1/collections/${name}/rows`;
    for (let round = 0; round < 3; round += 1) {
      for (const limit of [1, 2, 3]) {
        expect((await notes.get(`${list}?limit=${limit}`)).json).to.have.length(limit);
        const counted = await notes.get(`${list}?limit=${limit}`, { Prefer: 'count=exact' });
        expect(counted.headers['total-count']).to.equal('3');
      }
      expect((await notes.get(`${list}?limit=1`)).headers).not.to.have.property('total-count');
      expect((await notes.get(`${list}?limit=1&fields=n`)).json).to.deep.equal([{ id: 1, n: 1 }]);
      expect((await notes.get(`${list}?limit=1&filter=%40.n%3E1`)).json).to.deep.equal([{ id: 2, n: 2 }]);
    }
  });

  it('is gone with its collection, and is that of the new one of the same name', async () => {
    const name = await notes.collection([{ of: 'the first' }]);
    const list = `/v1/collections/${name}/rows`;
    for (let round = 0; round < 3; round += 1) expect((await notes.get(list)).json).to.have.length(1);
    expect((await notes.delete(`/v1/collections/${name}`)).status).to.equal(204);
    expect((await notes.get(list)).code).to.equal('collection_not_found');
    expect((await notes.post('/v1/collections', { name })).status).to.equal(201);
    for (let round = 0; round < 3; round += 1) expect((await notes.get(list)).json).to.deep.equal([]);
  });

  it('returns 304 until a row changes', async () => {
    const name = await notes.collection([{ n: 1 }]);
    const list = `/v1/collections/${name}/rows`;
    for (let n = 2; n <= 4; n += 1) {
      const { etag } = (await notes.get(list)).headers;
      expect((await notes.get(list, { 'If-None-Match': etag! })).status).to.equal(304);
      expect((await notes.patch(`${list}/1`, { n })).status).to.equal(200);
      expect((await notes.get(list, { 'If-None-Match': etag! })).json).to.deep.equal([{ id: 1, n }]);
    }
  });
});

describe('the cache of pages', () => {
  it('contains a page from the second time that its query is read, until the collection changes', async () => {
    let seq = 1;
    const pages = new RecentPages<{ page: string }>({ seqNow: () => seq });
    const read = (page: string): void => pages.keep(1, 'limit=5', seq, { page });
    read('a');
    expect(pages.get(1, 'limit=5')).to.equal(undefined);
    read('a');
    expect(await pages.get(1, 'limit=5')).to.deep.equal({ page: 'a' });
    expect(pages.get(2, 'limit=5')).to.equal(undefined);
    expect(pages.get(1, 'limit=6')).to.equal(undefined);
    seq += 1;
    expect(pages.get(1, 'limit=5')).to.equal(undefined);
    read('b');
    expect(await pages.get(1, 'limit=5')).to.deep.equal({ page: 'b' });
  });

  it('does not contain a page that was read before a change', () => {
    const pages = new RecentPages<{ page: string }>({ seqNow: () => 2 });
    for (let read = 0; read < 3; read += 1) pages.keep(1, 'limit=5', 1, { page: 'old' });
    expect(pages.get(1, 'limit=5')).to.equal(undefined);
  });

  it('contains frequent pages although many other queries are read once', async () => {
    const pages = new RecentPages<{ page: string }>({ seqNow: () => 1 });
    for (let read = 0; read < 2; read += 1) pages.keep(1, 'frequent', 1, { page: 'frequent' });
    for (let query = 0; query < 2_000; query += 1)
      pages.keep(1, `offset=${query}`, 1, { page: 'x'.repeat(2_000) });
    expect(await pages.get(1, 'frequent')).to.deep.equal({ page: 'frequent' });
  });
});
