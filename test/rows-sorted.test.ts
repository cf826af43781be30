/** Lists of a collection that is large enough to be indexed by itself, while it changes, against a plain sort. */
import { expect } from 'chai';
import { type Client, client } from './support/client.js';
import { sorted } from './support/order.js';
import { startService, type TestService } from './support/service.js';

type Row = { id: number; f?: unknown };

describe('lists by a field of a large collection', () => {
  let service: TestService;
  let owner: Client;
  const rows = new Map<number, Row>();
  let seed = 1;

  before(async () => {
    service = await startService();
    owner = client(service, service.key);
    await owner.post('/v1/collections', { name: 'large' });
    for (let batch = 0; batch < 5; batch += 1) await insert(500);
  });
  after(() => service.close());

  /** Numbers that are the same in every run. */
  function random(below: number): number {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  }

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
    for (let round = 0; round < 8; round += 1) {
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
