/** Changes a rule of a collection, which is its schema or its row key. */
import type { Knex } from 'knex';
import type { LogEntry } from '../../../log/entry.js';
import { clockSkewMs } from '../../../runtime/clock.js';
import type { Engine, LogAfter, Rule, SchemaChange } from '../../engine.js';
import { readGroupChanges } from '../group-changes.js';
import type { Context } from './operation-context.js';

interface RuleSteps<Refusal> {
  /** Returns why the rule can't be changed now. `seq` is the last change of the collection. */
  refusalOf(trx: Knex.Transaction, seq: number): Promise<Refusal | undefined>;
  apply(trx: Knex.Transaction, seq: number): Promise<void>;
}

/** Changes a rule in one commit. Returns undefined if the collection does not exist. */
export function changeRule<Refusal>(
  { change, record }: Context,
  rule: Rule,
  { collection, token, isDryRun, keyed }: Pick<SchemaChange, 'collection' | 'token' | 'isDryRun' | 'keyed'>,
  { refusalOf, apply }: RuleSteps<Refusal>,
): Promise<Refusal | 'changed' | undefined> {
  const changeLocked = async (trx: Knex.Transaction) => {
    const of = { collection_id: collection.id };
    // The head is locked first, because a write in progress has locked it.
    const head = await trx('heads').where(of).forUpdate().first('seq');
    if (head === undefined) return undefined;
    const seq = Number(head.seq);
    const refusal = await refusalOf(trx, seq);
    if (refusal !== undefined) return refusal;
    await endReservation(trx, rule, collection.id, token);
    if (keyed !== undefined) await record(trx, keyed);
    if (isDryRun) return 'changed';
    await apply(trx, seq);
    // Groups that were planned earlier are planned again.
    await trx('heads').where(of).increment('index_version');
    return 'changed';
  };
  return change(collection.id, changeLocked, collection.accountId);
}

/** Returns the log entries after `after`. Returns undefined if they are larger than its limit. */
export function entriesAfter(trx: Knex.Transaction, after: LogAfter, seq: number) {
  return readGroupChanges(after, seq, (sql, parameters) => select(trx, sql, parameters));
}

/** Lets only one request at a time change the schema, or the row key, of a collection. */
export function ruleOperations({ database: { knex } }: Context) {
  return {
    async beginRuleChange(rule, collectionId, token, forMs) {
      const now = Date.now();
      const begun = await knex('schema_changes')
        .insert({ collection_id: idOf(rule, collectionId), token, until: now + forMs })
        .onConflict('collection_id')
        .merge()
        .where((over) =>
          over
            .where('schema_changes.until', '<', now)
            // A clock that was wrongly ahead has set this end.
            .orWhere('schema_changes.until', '>', now + forMs + clockSkewMs),
        )
        .returning('token');
      return begun.length > 0;
    },
    endRuleChange: (rule, collectionId, token) => endReservation(knex, rule, collectionId, token),
  } satisfies Partial<Engine>;
}

/** Changes of row keys are in the table of schema changes, with the negative id of the collection. */
function idOf(rule: Rule, collectionId: number): number {
  return rule === 'schema' ? collectionId : -collectionId;
}

/** Ends the reservation of a request, unless another request has replaced it. */
async function endReservation(on: Knex, rule: Rule, collectionId: number, token: string): Promise<void> {
  await on('schema_changes')
    .where({ collection_id: idOf(rule, collectionId), token })
    .delete();
}

/** Runs a statement with the parameters `$1`, `$2` and so on. */
async function select(
  trx: Knex.Transaction,
  sql: string,
  parameters: readonly number[],
): Promise<LogEntry[]> {
  const bindings = Object.fromEntries(parameters.map((value, index) => [`p${index + 1}`, value]));
  const result = await trx.raw(sql.replaceAll(/\$(\d)/g, ':p$1'), bindings);
  return Array.isArray(result) ? result : result.rows;
}
