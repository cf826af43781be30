/**
 * Implements the engine operations that are not performance-critical, with SQL that works on both engines.
 * Each engine adds its own operations, and replaces those that its database needs in another form.
 */
import type { Database } from '../../database.js';
import { type Engine, IdempotencyKeyTaken, type KeyedOutcome } from '../../engine.js';
import { changeLogOperations } from './change-log.js';
import { collectionOperations } from './collections.js';
import { indexOperations } from './indexes.js';
import type { Context } from './operation-context.js';
import { rowKeyOperations } from './row-keys.js';
import { ruleOperations } from './schema-or-row-key-change.js';
import { schemaOperations } from './schemas.js';

/** What an engine keeps in memory about the contents of the database. */
interface Memory {
  /** Forgets the state of a collection on which groups are planned. */
  forget(collectionId: number): void;
  /** Notes an idempotency key before it is recorded. */
  noteKey?(keyed: KeyedOutcome): void;
}

export function sharedOperations(
  database: Database,
  connections: Pick<Context, 'writer' | 'points' | 'log'>,
  memory: Memory,
) {
  const record: Engine['record'] = async (trx, ...keyed) => {
    for (const each of keyed) memory.noteKey?.(each);
    const created_at = Date.now();
    const made = await trx('idempotency_keys')
      .insert(keyed.map(({ accountId, ...rest }) => ({ account_id: accountId, ...rest, created_at })))
      .onConflict(['account_id', 'key'])
      .ignore()
      .returning('key');
    if (made.length < keyed.length) throw new IdempotencyKeyTaken();
  };
  const { writer, points, log } = connections;
  const context: Context = {
    ...{ database, writer, points, log, record },
    change: (collectionId, work, accountId) =>
      database.transaction(work, accountId).finally(() => memory.forget(collectionId)),
  };
  return {
    record,
    ...collectionOperations(context),
    ...ruleOperations(context),
    ...schemaOperations(context),
    ...indexOperations(context),
    ...rowKeyOperations(context),
    ...changeLogOperations(context),
  };
}
