import { type Engine, type IndexState, whole } from '../../src/engines/engine.js';
import { openDatabase } from '../../src/engines/open.js';
import { IndexBuild } from '../../src/store/indexes/index-build.js';
import type { FieldOrder } from '../../src/values/order.js';
import { eventually } from './eventually.js';
import type { TestService } from './service.js';

/** Creates an index with the keys of all rows. */
export async function createIndex(
  engine: Engine,
  collectionId: number,
  fields: readonly FieldOrder[],
): Promise<IndexState> {
  const begun = (await engine.beginIndex(collectionId, fields, 0, 1_000))!;
  let last: IndexState = begun;
  const build = new IndexBuild({
    engine,
    betweenCommits: (work) => work(),
    signal: new AbortController().signal,
    advanced: (index) => {
      last = index;
    },
  });
  await build.complete([begun]);
  if (last.stage !== whole) throw new Error(`the index is at stage ${last.stage}`);
  return last;
}

/** The number of field indexes in the database. `keys` is the total number of their entries. */
export interface StoredIndexes {
  readonly whole: number;
  /** Indexes that are being created or removed. */
  readonly unfinished: number;
  readonly keys: number;
}

/** Waits until the indexes satisfy a condition, and returns them. */
export async function untilIndexed(
  service: Pick<TestService, 'databaseUrl'>,
  isSo: (indexes: StoredIndexes) => boolean,
): Promise<StoredIndexes> {
  const { knex, close } = await openDatabase(service.databaseUrl, { role: 'tool' });
  let indexes: StoredIndexes | undefined;
  return eventually(
    () => `the indexes are other than ${JSON.stringify(indexes)}`,
    async () => {
      const fields = await knex('sort_indexes').select('built_through');
      const [counted] = await knex('sort_keys').count({ keys: '*' });
      const whole = fields.filter(({ built_through: to }) => Number(to) === Number.MAX_SAFE_INTEGER).length;
      indexes = { whole, unfinished: fields.length - whole, keys: Number(counted!.keys) };
      return isSo(indexes) && indexes;
    },
    // Counting the entries of large indexes takes a few milliseconds.
    { everyMs: 20 },
  ).finally(close);
}
