import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../src/engines/open.js';
import type { TestService } from './service.js';

/** The indexes of fields, as they are stored: `keys` of all of them together. */
export interface StoredIndexes {
  readonly whole: number;
  /** Being made, or removed. */
  readonly unfinished: number;
  readonly keys: number;
}

const withinMs = 15_000;

/** Waits until the indexes are as they should be, and returns them. */
export async function untilIndexed(
  service: Pick<TestService, 'databaseUrl'>,
  isSo: (indexes: StoredIndexes) => boolean,
): Promise<StoredIndexes> {
  const { knex, close } = await openDatabase(service.databaseUrl, { role: 'tool' });
  try {
    for (const deadline = Date.now() + withinMs; ; await sleep(10)) {
      const fields = await knex('sort_indexes').select('built_through');
      const [counted] = await knex('sort_keys').count({ keys: '*' });
      const whole = fields.filter(({ built_through: to }) => Number(to) === Number.MAX_SAFE_INTEGER).length;
      const indexes = { whole, unfinished: fields.length - whole, keys: Number(counted!.keys) };
      if (isSo(indexes)) return indexes;
      if (Date.now() > deadline) throw new Error(`the indexes are ${JSON.stringify(indexes)}`);
    }
  } finally {
    await close();
  }
}
