import { expect } from 'chai';
import { openDatabase } from '../../../src/engines/open.js';
import { type Client, client } from '../../support/client.js';
import { intercept, isWriting } from '../../support/driver.js';
import { eventually } from '../../support/eventually.js';
import { untilIndexed } from '../../support/indexes.js';
import { sorted } from '../../support/order.js';
import { startService, type TestService } from '../../support/service.js';
import { onlyInFullSuite } from '../../support/suite.js';

type Row = { id: number; [field: string]: unknown };

describe('an index that a stop left unfinished', () => {
  const count = 3_000;
  const path = '/v1/collections/rows/rows';
  const limits = { sweepMs: 100 };
  let service: TestService;
  let owner: Client;
  let all: Row[];
  beforeEach(async () => {
    service = await startService({ limits });
    owner = client(service, service.key);
    await owner.post('/v1/collections', { name: 'rows' });
    all = [];
    for (let n = 0; n < count; n += 1_000) {
      const rows = Array.from({ length: 1_000 }, (_, at) => ({ a: ((n + at) * 7_919) % 1_009, b: -n - at }));
      all.push(...(await owner.post(path, rows)).json);
    }
  });
  afterEach(() => service.close());

  const list = (by: string) => owner.get(`${path}?order_by=${by}&limit=1000`);
  const hold = async (by: string): Promise<void> => {
    const ids = sorted(all, by, 'asc').map(({ id }) => id);
    expect(((await list(by)).json as Row[]).map(({ id }) => id)).to.deep.equal(ids.slice(0, 1_000));
  };

  /** Restarts the server after `state` has modified its indexes. */
  async function restart(state: (indexes: Indexes) => Promise<unknown>): Promise<void> {
    await list('a');
    await untilIndexed(service, ({ whole, unfinished }) => whole === 1 && unfinished === 0);
    await service.stop();
    const { knex, close } = await openDatabase(service.databaseUrl, { role: 'tool' });
    await state({
      set: (builtThrough) => knex('sort_indexes').update({ built_through: builtThrough }),
      keep: (keys) => knex('sort_keys').where('row_id', '>', keys).delete(),
      // Inserts the rows again instead of updating them, because on Citus a row cannot move to another
      // collection.
      ofNone: async () => {
        for (const table of ['sort_indexes', 'sort_keys']) {
          const moved = await knex(table).select('*');
          await knex(table).delete();
          const ofOther = moved.map((row) => ('collection_id' in row ? { ...row, collection_id: 999 } : row));
          await knex.batchInsert(table, ofOther, 100);
        }
      },
    });
    await close();
    service = await startService({ directory: service.directory, key: service.key, limits });
    owner = client(service, service.key);
  }

  interface Indexes {
    /** Sets the id of the row up to which the index has keys. -1 means that the index is being removed. */
    set(builtThrough: number): Promise<unknown>;
    /** Keeps only the index keys of rows up to this id. */
    keep(keys: number): Promise<unknown>;
    /** Assigns the index to a collection that does not exist any more. */
    ofNone(): Promise<unknown>;
  }

  /**
   * Expects both indexes to become complete and to serve lists. After that, the server must not write to them.
   */
  async function settled(): Promise<void> {
    await hold('a');
    await hold('b');
    // If an index is being removed, the server creates it again on request after the removal.
    await untilIndexed(service, ({ unfinished }) => unfinished === 0);
    await hold('a');
    await untilIndexed(service, ({ whole, unfinished, keys }) => {
      return whole === 2 && unfinished === 0 && keys === 2 * count;
    });
    await hold('a');
    await hold('b');
    await runHousekeeping();
    const statements: string[] = [];
    const restore = intercept((sql, run) => {
      if (isWriting(sql) && /sort_/.test(sql)) statements.push(sql);
      return run();
    });
    await runHousekeeping();
    restore();
    expect(statements).to.deep.equal([]);
  }

  /** Waits for some runs of the background task, which also purges deleted collections. */
  async function runHousekeeping(): Promise<void> {
    for (let n = 0; n < 2; n += 1) {
      await owner.post('/v1/collections', { name: 'other' });
      await owner.delete('/v1/collections/other');
      await untilPurged();
    }
  }

  async function untilPurged(): Promise<void> {
    const { knex, close } = await openDatabase(service.databaseUrl, { role: 'tool' });
    const dropped = () => knex('dropped_collections').first();
    await eventually('all is purged', async () => (await dropped()) === undefined).finally(close);
  }

  const furtherStates = onlyInFullSuite('Each state takes half a second, and is much like another one.');
  for (const [state, change, test = it] of [
    ['being removed, with keys left', ({ set, keep }) => set(-1).then(() => keep(1_500))],
    ['being removed, with all keys gone', ({ set, keep }) => set(-1).then(() => keep(0)), furtherStates.it],
    ['just begun', ({ set, keep }) => set(0).then(() => keep(0)), furtherStates.it],
    ['partly made', ({ set, keep }) => set(1_700).then(() => keep(1_700))],
    ["a deleted collection's", ({ ofNone }) => ofNone()],
  ] as [string, (indexes: Indexes) => Promise<unknown>, Mocha.PendingTestFunction?][]) {
    test(`${state}: is finished or removed, and holds up no other`, async () => {
      await restart(change);
      await settled();
    });
  }

  it('by SIGTERM while it was made: is finished', async () => {
    await list('a');
    await service.stop();
    service = await startService({ directory: service.directory, key: service.key, limits });
    owner = client(service, service.key);
    await settled();
  });
});
