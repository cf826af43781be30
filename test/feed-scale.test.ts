import { expect } from 'chai';
import { type Client, client } from './support/client.js';
import { holdFrame } from './support/contract.js';
import { closeRawSockets, framesOf, type RawFeed, rawFeed } from './support/raw-feed.js';
import { startService, type TestService } from './support/service.js';

const arrivalMs = 15_000;

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

  /** Runs `work` for each, some at a time. */
  async function forEach<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
    const left = [...items];
    const worker = async (): Promise<void> => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
    };
    await Promise.all(Array.from({ length: 16 }, worker));
  }

  async function arrived(feeds: readonly RawFeed[], count: number): Promise<string[][]> {
    const deadline = Date.now() + arrivalMs;
    const last = `"seq":${count},`;
    for (const each of feeds) {
      while (!each.bytes().includes(last)) {
        if (Date.now() > deadline) throw new Error(`change ${count} did not come to everyone`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }
    return feeds.map((each) => framesOf(each.bytes()).frames.map(({ payload }) => payload.toString('utf8')));
  }

  it('on one collection: 500 subscribers get the same frames while 8 writers write', async function () {
    this.timeout(40_000);
    const collection = await owner.collection();
    const feeds: RawFeed[] = [];
    await forEach(
      Array.from({ length: 500 }, (_, n) => n),
      async () => {
        feeds.push(await rawFeed(service, { collection }));
      },
    );
    await Promise.all(
      Array.from({ length: 8 }, async (_, writer) => {
        for (let n = 0; n < 20; n += 1)
          await owner.post(`/v1/collections/${collection}/rows`, [{ writer, n }]);
      }),
    );
    const [first, ...others] = await arrived(feeds, 160);
    expect(first).to.have.length(160);
    first!.forEach((text, index) => {
      holdFrame(text);
      expect(JSON.parse(text)).to.include({ event: 'insert', collection, seq: index + 1 });
    });
    const whole = first!.join('\n');
    for (const each of others) expect(each.join('\n') === whole).to.equal(true);
  });

  it('on 1,000 collections each get their own, and cost nothing while they are idle', async function () {
    this.timeout(60_000);
    const names = Array.from({ length: 1_000 }, (_, n) => `many${n}`);
    await forEach(names, (name) => owner.post('/v1/collections', { name }));
    const busy = await owner.collection();
    await rawFeed(service, { collection: busy });
    /** CPU time of this process for an event, with one subscriber. */
    const costUs = async (): Promise<number> => {
      const events = 150;
      const from = process.cpuUsage();
      for (let n = 0; n < events; n += 1) await owner.post(`/v1/collections/${busy}/rows`, [{ n }]);
      const { user, system } = process.cpuUsage(from);
      return (user + system) / events;
    };
    await costUs();
    const aloneUs = await costUs();
    const feeds = new Map<string, RawFeed>();
    await forEach(names, async (name) => {
      feeds.set(name, await rawFeed(service, { collection: name }));
    });
    expect(await costUs(), `CPU us an event; ${aloneUs} without idle feeds`).to.be.lessThan(2 * aloneUs);
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
