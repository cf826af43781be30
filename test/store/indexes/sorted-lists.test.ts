/**
 * Compares sorted lists of a collection that is large enough for automatic indexes with a plain sort, while
 * rows change.
 */
import { expect } from 'chai';
import fc from 'fast-check';
import { anyDouble, value } from '../../support/arbitraries.js';
import { type Client, client } from '../../support/client.js';
import { passTime } from '../../support/clock.js';
import { untilIndexed } from '../../support/indexes.js';
import { sorted } from '../../support/order.js';
import { randomOf } from '../../support/random.js';
import { sampleOf } from '../../support/sample.js';
import { startService, type TestService } from '../../support/service.js';
import { cases, onlyInFullSuite, seed } from '../../support/suite.js';

type Row = { id: number; f?: unknown };

describe('lists by a field of a large collection', () => {
  let service: TestService;
  let owner: Client;
  const rows = new Map<number, Row>();

  before(async () => {
    service = await startService();
    owner = client(service, service.key);
    await owner.post('/v1/collections', { name: 'large' });
    for (let batch = 0; batch < 5; batch += 1) await insert(500);
  });
  after(() => service.close());

  /** Random numbers that are the same in every run. */
  const next = randomOf(0);
  const random = (below: number): number => Math.floor(next() * below);

  function fields(): { f?: unknown } {
    const values = [
      null,
      false,
      true,
      random(300),
      random(300) - 150.5,
      `s${random(200)}`,
      [random(9)],
      { a: random(9) },
    ];
    const index = random(values.length + 1);
    return index === values.length ? {} : { f: values[index] };
  }

  async function insert(count: number): Promise<void> {
    const answer = await owner.post('/v1/collections/large/rows', Array.from({ length: count }, fields));
    for (const row of answer.json as Row[]) rows.set(row.id, row);
  }

  async function change(count: number): Promise<void> {
    const ids = [...rows.keys()];
    const touched = new Set(Array.from({ length: count }, () => ids[random(ids.length)]!));
    await Promise.all(
      [...touched].map(async (id) => {
        const path = `/v1/collections/large/rows/${id}`;
        if (random(3) === 0) {
          await owner.delete(path);
          rows.delete(id);
        } else {
          rows.set(id, (await owner.patch(path, fields())).json as Row);
        }
      }),
    );
  }

  async function hold(): Promise<void> {
    for (const order of ['asc', 'desc'] as const) {
      const ids = sorted([...rows.values()], 'f', order).map(({ id }) => id);
      for (const offset of [0, random(ids.length), ids.length - 3]) {
        const page = await owner.get(
          `/v1/collections/large/rows?order_by=f&order=${order}&limit=20&offset=${offset}`,
        );
        const found = (page.json as Row[]).map(({ id }) => id);
        expect(found, `${order} ${offset}`).to.deep.equal(ids.slice(offset, offset + 20));
      }
    }
  }

  it('are in order when first asked for', hold);

  it('stay in order while rows come, change and go', async () => {
    await untilIndexed(service, ({ whole }) => whole === 1);
    for (let round = 0; round < cases(8); round += 1) {
      await Promise.all([change(60), insert(20)]);
      await hold();
    }
  });

  it('stay in order after a restart', async () => {
    await service.stop();
    service = await startService({ directory: service.directory, key: service.key });
    owner = client(service, service.key);
    await hold();
    await change(60);
    await hold();
  });
});

describe('the indexes of a large collection', () => {
  const minimal = { Prefer: 'return=minimal' };
  let service: TestService;
  let owner: Client;
  beforeEach(async () => {
    service = await startService({ limits: { sweepMs: 100 } });
    owner = client(service, service.key);
  });
  afterEach(() => service.close());

  async function collection(name: string, count: number, row: (n: number) => object): Promise<string> {
    const rows = `/v1/collections/${name}/rows`;
    await owner.post('/v1/collections', { name });
    for (let n = 0; n < count; n += 100) {
      await owner.post(
        rows,
        Array.from({ length: 100 }, (_, at) => row(n + at)),
        minimal,
      );
    }
    return rows;
  }

  async function medianMs(target: string): Promise<number> {
    const times: number[] = [];
    for (let n = 0; n < 15; n += 1) {
      const from = performance.now();
      await owner.get(target);
      times.push(performance.now() - from);
    }
    return times.sort((a, b) => a - b)[7]!;
  }

  const slow = onlyInFullSuite(
    'Only in a collection that takes a second to be filled is a sort so much slower.',
  );
  slow.it('make a list by a field about as fast as one by id', async () => {
    const rows = await collection('fast', 20_000, (n) => ({ n: (n * 7_919) % 20_011, s: `s${n % 1_000}` }));
    for (const field of ['n', 's']) {
      await owner.get(`${rows}?order_by=${field}`);
      await untilIndexed(service, ({ whole, unfinished }) => whole > 0 && unfinished === 0);
      // The server learns of a new index after a short delay.
      for (let tries = 0; ; tries += 1) {
        const byField = await medianMs(`${rows}?order_by=${field}&order=desc`);
        const byId = await medianMs(`${rows}?order=desc`);
        // Sorting this number of rows takes more than twenty times as long.
        if (byField < byId * 5) break;
        expect(tries, `by ${field} ${byField} ms, by id ${byId} ms`).to.be.below(10);
      }
    }
  });

  onlyInFullSuite('It sorts thousands of long texts.').it(
    'put long texts of the same beginnings in order',
    async () => {
      const beginnings = [
        'x'.repeat(255),
        'x'.repeat(256),
        'x'.repeat(257),
        '\u{1f600}'.repeat(300),
        'y'.repeat(9_990),
      ];
      const ends = ['', 'a', 'b', '\uffff', '\u{10000}'];
      const long = (n: number) => `${beginnings[n % 5]}${ends[Math.floor(n / 5) % 5]}${n % 3}`;
      const values = (n: number): unknown =>
        [long(n), [long(n)], { a: long(n) }, n, beginnings[n % 5]][n % 11 < 5 ? n % 11 : 0];
      const all: Row[] = [];
      const rows = await collection('long', 2_000, (n) => {
        all.push({ id: n + 1, f: values(n) });
        return { f: values(n) };
      });
      const hold = async (): Promise<void> => {
        for (const order of ['asc', 'desc'] as const) {
          const ids = sorted(all, 'f', order).map(({ id }) => id);
          for (const offset of sampleOf([0, 271, 542, 813, 1_084, 1_355, 1_626, 1_897])) {
            const { json } = await owner.get(`${rows}?order_by=f&order=${order}&limit=60&offset=${offset}`);
            expect((json as Row[]).map(({ id }) => id)).to.deep.equal(ids.slice(offset, offset + 60));
          }
        }
      };
      await hold();
      await untilIndexed(service, ({ whole, keys }) => whole === 1 && keys === 2_000);
      await hold();
      for (let n = 0; n < 40; n += 1) {
        const id = 1 + ((n * 47) % 2_000);
        all[id - 1] = (await owner.patch(`${rows}/${id}`, { f: values(n * 3 + 1) })).json as Row;
      }
      await hold();
    },
  );

  it(`put any values in the order that a sort puts them in (seed ${seed})`, async () => {
    const beginning = 'é'.repeat(150);
    const text = fc.string({ unit: fc.constantFrom('a', 'é', '\uffff', '\u{1f600}'), maxLength: 3 });
    const anything = fc.oneof(
      value,
      text,
      anyDouble(),
      text.map((end) => beginning + end),
    );
    const values = fc.sample(anything, { seed, numRuns: 2_100 });
    const all: Row[] = [];
    await owner.post('/v1/collections', { name: 'any' });
    const rows = '/v1/collections/any/rows';
    for (let n = 0; n < values.length; n += 100) {
      const { json } = await owner.post(
        rows,
        values.slice(n, n + 100).map((f) => ({ f })),
      );
      all.push(...json);
    }
    const hold = async (): Promise<void> => {
      for (const order of ['asc', 'desc'] as const) {
        const ids = sorted(all, 'f', order).map(({ id }) => id);
        for (const [limit, step] of [
          [1_000, 1_000],
          [37, 211],
        ] as const) {
          const offsets = Array.from({ length: Math.ceil(ids.length / step) }, (_, n) => n * step);
          for (const offset of sampleOf(offsets)) {
            const page = await owner.get(`${rows}?order_by=f&order=${order}&limit=${limit}&offset=${offset}`);
            const found = (page.json as Row[]).map(({ id }) => id);
            expect(found, `${order} ${offset}`).to.deep.equal(ids.slice(offset, offset + limit));
          }
        }
      }
    };
    await hold();
    await untilIndexed(service, ({ whole, keys }) => whole === 1 && keys === all.length);
    await hold();
  });

  it('are four at most, and are dropped when nobody asked for an hour', async () => {
    const rows = await collection('many', 2_000, (n) => ({ a: n, b: -n, c: `${n}`, d: n % 2 === 0, e: [n] }));
    for (const field of ['a', 'b', 'c', 'd', 'e', 'f']) {
      await owner.get(`${rows}?order_by=${field}`);
      await untilIndexed(service, ({ unfinished }) => unfinished === 0);
    }
    await untilIndexed(service, ({ whole, keys }) => whole === 4 && keys === 8_000);
    passTime(3_700_000);
    await untilIndexed(service, ({ whole, unfinished, keys }) => whole + unfinished + keys === 0);
    await owner.patch(`${rows}/7`, { a: -1 });
    const [first] = (await owner.get(`${rows}?order_by=a&limit=1`)).json;
    expect(first.id).to.equal(7);
    await untilIndexed(service, ({ whole, keys }) => whole === 1 && keys === 2_000);
  });

  it('go with their collection', async () => {
    const rows = await collection('gone', 2_500, (n) => ({ n: -n }));
    await owner.get(`${rows}?order_by=n`);
    await untilIndexed(service, ({ whole }) => whole === 1);
    await owner.delete('/v1/collections/gone');
    await untilIndexed(service, ({ whole, unfinished, keys }) => whole + unfinished + keys === 0);
    await collection('gone', 2_000, (n) => ({ n }));
    const page = async () => (await owner.get(`${rows}?order_by=n&order=desc&limit=1`)).json;
    expect(await page()).to.deep.equal([{ id: 2_000, n: 1_999 }]);
    await untilIndexed(service, ({ whole, keys }) => whole === 1 && keys === 2_000);
    expect(await page()).to.deep.equal([{ id: 2_000, n: 1_999 }]);
  });
});
