import { expect } from 'chai';
import { type Client, client } from '../support/client.js';
import { holdFrame } from '../support/contract.js';
import { countStatements, isReadingLog } from '../support/driver.js';
import { closeRawSockets, framesOf, type RawFeed, rawFeed } from '../support/raw-feed.js';
import { startService, type TestService } from '../support/service.js';
import { cases } from '../support/suite.js';

describe('many feeds', () => {
  let service: TestService;
  let owner: Client;
  beforeEach(async () => {
    service = await startService({ env: { ROWFEED_MAX_SOCKETS_PER_KEY: '2000' } });
    owner = client(service, service.key);
  });
  afterEach(async () => {
    closeRawSockets();
    await service.close();
  });

  /** Runs `work` for all items, a few at a time. */
  async function forEach<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
    const left = [...items];
    const worker = async (): Promise<void> => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
    };
    await Promise.all(Array.from({ length: 16 }, worker));
  }

  async function arrived(feeds: readonly RawFeed[], count: number): Promise<string[][]> {
    for (const each of feeds) await each.received(`"seq":${count},`);
    // The server sends pings after 30 s.
    const withoutPings = (each: RawFeed) =>
      framesOf(each.bytes()).frames.filter(({ opcode }) => opcode !== 9);
    return feeds.map((each) => withoutPings(each).map(({ payload }) => payload.toString('utf8')));
  }

  const subscribers = cases(500);
  it(`on one collection: ${subscribers} subscribers get the same frames while 8 writers write`, async () => {
    const collection = await owner.collection();
    const writes = cases(20);
    const feeds: RawFeed[] = [];
    await forEach(
      Array.from({ length: subscribers }, (_, n) => n),
      async () => {
        feeds.push(await rawFeed(service, { collection }));
      },
    );
    await Promise.all(
      Array.from({ length: 8 }, async (_, writer) => {
        for (let n = 0; n < writes; n += 1)
          await owner.post(`/v1/collections/${collection}/rows`, [{ writer, n }]);
      }),
    );
    const [first, ...others] = await arrived(feeds, 8 * writes);
    expect(first).to.have.length(8 * writes);
    first!.forEach((text, index) => {
      holdFrame(text);
      expect(JSON.parse(text)).to.include({ event: 'insert', collection, seq: index + 1 });
    });
    const whole = first!.join('\n');
    for (const each of others) expect(each.join('\n') === whole).to.equal(true);
  });

  const collections = cases(1_000);
  it(`on ${collections} collections each get their own, and their logs are not read while they are idle`, async () => {
    const names = Array.from({ length: collections }, (_, n) => `many${n}`);
    await forEach(names, (name) => owner.post('/v1/collections', { name }));
    const busy = await owner.collection();
    const live = await rawFeed(service, { collection: busy });
    const feeds = new Map<string, RawFeed>();
    await forEach(names, async (name) => {
      feeds.set(name, await rawFeed(service, { collection: name }));
    });
    const reads = countStatements(isReadingLog);
    const events = cases(150);
    for (let n = 0; n < events; n += 1) await owner.post(`/v1/collections/${busy}/rows`, [{ n }]);
    await arrived([live], events);
    reads.stop();
    // Only one log grows. For each event, one read finds the change, and at most one further read finds
    // nothing.
    expect(reads.count).to.be.within(1, 2 * events);
    await forEach(names, (name) => owner.post(`/v1/collections/${name}/rows`, [{ name }, { name }]));
    const all = await arrived(
      names.map((name) => feeds.get(name)!),
      2,
    );
    all.forEach((texts, index) => {
      const rows = texts.map((text) => (JSON.parse(text) as { row: object }).row);
      expect(rows).to.deep.equal([
        { id: 1, name: names[index] },
        { id: 2, name: names[index] },
      ]);
    });
  });
});
