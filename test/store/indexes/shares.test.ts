import { expect } from 'chai';
import { type Client, client } from '../../support/client.js';
import { isCopyingKeys, stallDriver } from '../../support/driver.js';
import { eventually } from '../../support/eventually.js';
import { administer, newKey } from '../../support/registry.js';
import { startService, type TestService } from '../../support/service.js';

describe('accounts that share what there may be of indexes', () => {
  const whole = Number.MAX_SAFE_INTEGER;
  let service: TestService;
  let owner: Client;
  let rows: string;
  beforeEach(async () => {
    service = await startService();
    owner = client(service, service.key);
    rows = await large(owner);
  });
  afterEach(() => service.close());

  /** Creates a collection that is large enough for an index, and returns the path of its rows. */
  async function large(of: Client): Promise<string> {
    const path = `/v1/collections/${await of.collection()}/rows`;
    for (let n = 0; n < 3; n += 1) {
      await of.post(
        path,
        Array.from({ length: 700 }, (_, at) => ({ a: -at, b: at % 7 })),
      );
    }
    return path;
  }

  const account = (name: string): Promise<number> =>
    administer(service, async ({ knex }) => Number((await knex('accounts').where({ name }).first('id')).id));

  /**
   * Restarts the server with this number of indexes per account. They belong to empty collections and were used
   * in the order of their ids.
   */
  async function restartWith(indexes: ReadonlyMap<number, number>): Promise<void> {
    await service.stop();
    await administer(service, async ({ knex }) => {
      const collections: object[] = [];
      const heads: object[] = [];
      const fields: object[] = [];
      let id = 1_000;
      for (const [accountId, count] of indexes) {
        for (let n = 0; n < count; n += 4) {
          id += 1;
          collections.push({ id, account_id: accountId, name: `many${id}`, created_at: 0 });
          heads.push({
            collection_id: id,
            incarnation: `i${id}`,
            seq: 0,
            next_row_id: 1,
            rows: 0,
            log_start: 0,
            index_version: 0,
          });
          for (let of = n; of < Math.min(n + 4, count); of += 1) {
            fields.push({
              collection_id: id,
              id: fields.length + 1,
              fields: JSON.stringify([`f${of}`]),
              built_through: whole,
              used_at: Date.now() - 1_000_000 + fields.length,
            });
          }
        }
      }
      await knex('counters').where({ name: 'collection' }).update({ value: id });
      await knex('counters').where({ name: 'index' }).update({ value: fields.length });
      await knex.batchInsert('collections', collections, 200);
      await knex.batchInsert('heads', heads, 100);
      await knex.batchInsert('sort_indexes', fields, 100);
    });
    service = await startService({ directory: service.directory, key: service.key });
    owner = client(service, service.key);
  }

  /** Returns the number of complete indexes by account. */
  async function made(): Promise<Map<number, number>> {
    return administer(service, async ({ knex }) => {
      const counted = await knex('sort_indexes')
        .join('collections', 'collections.id', 'collection_id')
        .where({ built_through: whole })
        .groupBy('account_id')
        .select(knex.raw('account_id AS account, count(*) AS fields'));
      return new Map(counted.map(({ account, fields }) => [Number(account), Number(fields)]));
    });
  }

  async function untilMade(expected: ReadonlyMap<number, number>): Promise<void> {
    let found: ReadonlyMap<number, number> = new Map();
    await eventually(
      () => `${JSON.stringify([...expected])} are made, not ${JSON.stringify([...found])}`,
      async () => {
        found = await made();
        return [...expected].every(([accountId, count]) => found.get(accountId) === count);
      },
      { everyMs: 20, withinMs: 45_000 },
    );
  }

  async function others(count: number): Promise<number[]> {
    for (let n = 0; n < count; n += 1) await newKey(service, { account: `other${n}` });
    return Promise.all(Array.from({ length: count }, (_, n) => account(`other${n}`)));
  }

  it('an account with few gets one where others have taken all', async () => {
    const [most, ...rest] = await others(5);
    const own = await account('default');
    await restartWith(new Map([[most!, 1_000], ...rest.map((id) => [id, 750] as const)]));
    await owner.get(`${rows}?order_by=a`);
    await untilMade(new Map([[own, 1], [most!, 999], ...rest.map((id) => [id, 750] as const)]));
    await owner.get(`${rows}?order_by=b`);
    await untilMade(new Map([[own, 2], [most!, 998], ...rest.map((id) => [id, 750] as const)]));
  });

  it('an account with its share gives up its own, and no other does', async () => {
    const [other] = await others(1);
    const own = await account('default');
    await restartWith(
      new Map([
        [own, 1_000],
        [other!, 1_000],
      ]),
    );
    await owner.get(`${rows}?order_by=a`);
    const oldest = (): Promise<object[]> =>
      administer(service, ({ knex }) => knex('sort_indexes').where({ collection_id: 1_001 }));
    // The indexes of the first collection are the least recently used ones.
    await eventually('one of them is given up', async () => (await oldest()).length < 4);
    await untilMade(
      new Map([
        [own, 1_000],
        [other!, 1_000],
      ]),
    );
    const isServed = (): Promise<boolean> =>
      administer(service, async ({ knex }) => (await knex('sort_keys').limit(1)).length > 0);
    expect(await isServed()).to.equal(true);
  });

  it('are served in turn', async () => {
    const attacker = client(service, (await newKey(service, { account: 'attacker' })).text);
    const own = await account('default');
    const collections = [];
    for (let n = 0; n < 4; n += 1) collections.push(await large(attacker));
    const fields = ['a', 'b', 'c', 'd'];
    // No index is complete before all of them are requested.
    const release = stallDriver(undefined, isCopyingKeys);
    await Promise.all(
      collections.flatMap((path) => fields.map((field) => attacker.get(`${path}?order_by=${field}&limit=1`))),
    );
    await owner.get(`${rows}?order_by=a`);
    release();
    await untilMade(
      new Map([
        [own, 1],
        [await account('attacker'), 16],
      ]),
    );
    const [collection] = await administer(service, ({ knex }) =>
      knex('collections').where({ account_id: own }).pluck('id'),
    );
    const order = service.log
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg === 'index created')
      .map(({ collection_id: id }) => id === Number(collection));
    expect(order).to.have.length(17);
    expect(order.indexOf(true)).to.be.within(0, 15);
  });
});
