/**
 * Verifies the contents of a database on either engine by comparing what is stored twice: the rows with the
 * heads, the change log and the index keys. A fault of derived data contains its repair.
 */

import type { Knex } from 'knex';
import sqlite3 from 'sqlite3';
import { changesOf, type LoggedEntry } from '../../log/entry.js';
import { quote } from '../../text/visible.js';
import { type JsonObject, parseIfJson } from '../../values/json/json.js';
import type { Database } from '../database.js';
import { sqliteTables } from '../migrations.js';
import { batchesOf } from '../shared/query-batches.js';
import { inFile } from '../sqlite/files/connect.js';
import { type CheckedIndex, compareIndexes, countIndexes, expectKeys, indexesOf } from './indexes.js';
import { checkAccounts, checkIds, checkKeys, checkSchemas } from './registry.js';
import { type Check, type CheckProgress, type Repair, RunningCheck } from './report.js';

/** The number of ids that one row of `deleted_per_block` is about. */
const blockIds = 1_024;
const batchRows = 500;
const batchEntries = 50;

/** Runs all checks in a transaction that reads one snapshot. */
export async function checkContents(
  trx: Knex.Transaction,
  dialect: Database['dialect'],
  progress: CheckProgress = () => undefined,
): Promise<Check[]> {
  const checks: Check[] = [];
  if (dialect === 'sqlite') {
    for (const check of [checkPages, checkTables]) {
      checks.push(await check(trx, progress));
      // Nothing else can be read reliably from damaged pages or tables.
      if (checks.at(-1)!.faults.length > 0) return checks;
    }
  }
  try {
    for await (const check of readContents(trx, progress)) checks.push(check);
  } catch (error) {
    // Errors of the driver have a code. All others come from data that no version of rowfeed has written.
    if (error instanceof Error && 'code' in error) throw error;
    const contents = new RunningCheck('contents');
    contents.fault(`The command could not read the contents: ${String(error)}.`);
    checks.push(contents);
  }
  return checks;
}

async function* readContents(trx: Knex.Transaction, progress: CheckProgress): AsyncGenerator<Check> {
  progress('checking accounts, keys and schemas');
  const collections = await readCollections(trx);
  yield await checkAccounts(trx);
  yield await checkKeys(trx);
  yield await checkIds(trx);
  const heads = new RunningCheck('heads', 'collection');
  const rows = new RunningCheck('rows', 'row');
  const log = new RunningCheck('change log', 'change');
  const indexes = new RunningCheck('indexes', 'index', 'index key');
  const schemas = await checkSchemas(trx);
  await checkOwners(trx, heads);
  const total = await countEntries(trx, collections);
  let compared = 0;
  for (const check of [heads, rows, log, indexes])
    check.onCount = (by) => {
      compared += by;
      // A damaged head can contain too small numbers.
      progress('comparing', compared, Math.min(1, compared / total));
    };
  const isSpread = await trx.schema.hasColumn('sort_keys', 'collection_id');
  for (const collection of collections) {
    const found = await readRows(trx, collection, rows, await indexesOf(trx, collection, isSpread));
    compareHead(collection, found, heads);
    await compareDeleted(trx, collection, found, heads);
    await compareLog(trx, collection, log);
    await compareIndexes(trx, collection, found.indexes, indexes);
  }
  yield* [heads, rows, log, indexes, schemas];
}

interface Collection {
  readonly id: number;
  readonly label: string;
  readonly seq: number;
  readonly nextRowId: number;
  readonly rows: number;
  readonly bytes: number;
  readonly logStart: number;
}

async function readCollections(trx: Knex.Transaction): Promise<Collection[]> {
  const found = await trx('heads')
    .join('collections', 'collections.id', 'heads.collection_id')
    .leftJoin('accounts', 'accounts.id', 'collections.account_id')
    .orderBy('collections.id')
    .select('collections.id', 'collections.name', 'accounts.name as account', 'seq', 'rows', 'bytes')
    .select('next_row_id as nextRowId', 'log_start as logStart');
  return found.map(({ name, account, ...head }) => ({
    ...head,
    label: `Collection ${quote(name)} of account ${quote(account ?? '?')}`,
  }));
}

/** Returns the number of collections, rows, changes, indexes and index keys, according to the heads. */
async function countEntries(trx: Knex.Transaction, collections: readonly Collection[]): Promise<number> {
  const ofCollections = collections.map(({ rows, seq, logStart }) => 1 + rows + seq - logStart);
  return ofCollections.reduce((sum, entries) => sum + entries, await countIndexes(trx));
}

async function checkPages(trx: Knex.Transaction, progress: CheckProgress): Promise<Check> {
  const check = new RunningCheck('pages');
  const [{ page_count: pages }] = await trx.raw('PRAGMA page_count');
  check.count('page', pages);
  // SQLite checks all pages in one statement, without reporting its progress.
  progress('checking pages');
  const found: { integrity_check: string }[] = await trx.raw('PRAGMA integrity_check(20)');
  for (const { integrity_check: text } of found) {
    if (text !== 'ok') check.fault(`SQLite reports: ${text.replace(/\s+/g, ' ')}`);
  }
  return check;
}

/**
 * Compares the tables and indexes of an SQLite file with those that rowfeed creates. A changed byte in the name of
 * a column isn't detected by integrity_check, and statements would fail much later.
 */
export async function checkTables(knex: Knex): Promise<Check> {
  const check = new RunningCheck('tables');
  const definitions = 'SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY name';
  const expected = await inFile(':memory:', sqlite3.OPEN_READWRITE, async ({ exec, all }) => {
    for (const statement of sqliteTables()) await exec(statement);
    return all<Definition>(definitions);
  });
  const found: Definition[] = await knex.raw(definitions);
  const texts = new Set(found.map((each) => JSON.stringify(each)));
  for (const each of expected) {
    check.count(each.type);
    if (!texts.has(JSON.stringify(each)))
      check.fault(`The ${each.type} ${each.name} differs from the definition that rowfeed creates.`);
  }
  return check;
}

interface Definition {
  readonly type: 'table' | 'index';
  readonly name: string;
  readonly tbl_name: string;
  /** Null for an index that belongs to a constraint of its table. */
  readonly sql: string | null;
}

/** Each collection has a head, and everything else belongs to a collection. */
async function checkOwners(trx: Knex.Transaction, check: RunningCheck): Promise<void> {
  const heads = trx('heads').select('collection_id');
  const lost = await trx('collections').whereNotIn('id', heads).select('name');
  for (const { name } of lost) check.fault(`Collection ${quote(name)} has no entry in the table of heads.`);
  const owners = trx('collections').select('id').union(trx('dropped_collections').select('collection_id'));
  for (const table of ['heads', 'rows', 'changes', 'deleted_per_block', 'cursor_aliases']) {
    const ids = await trx(table).whereNotIn('collection_id', owners).distinct('collection_id').limit(20);
    for (const { collection_id: id } of ids)
      check.fault(`The table ${table} contains data of collection ${id}, which does not exist.`);
  }
}

interface FoundRows {
  rows: number;
  bytes: number;
  maxId: number;
  /** The number of rows per block of ids. */
  readonly perBlock: Map<number, number>;
  readonly indexes: readonly CheckedIndex[];
}

async function readRows(
  trx: Knex.Transaction,
  collection: Collection,
  check: RunningCheck,
  indexes: readonly CheckedIndex[],
): Promise<FoundRows> {
  const found: FoundRows = { rows: 0, bytes: 0, maxId: 0, perBlock: new Map(), indexes };
  const { id: collectionId, label, seq, nextRowId } = collection;
  const query = trx('rows').where({ collection_id: collectionId }).select('id', 'seq', 'data');
  for await (const batch of batchesOf<{ id: number; seq: number; data: string }>(query, ['id'], batchRows)) {
    check.count('row', batch.length);
    for (const row of batch) {
      found.rows += 1;
      found.bytes += Buffer.byteLength(row.data);
      found.maxId = Math.max(found.maxId, row.id);
      const block = Math.floor((row.id - 1) / blockIds);
      found.perBlock.set(block, (found.perBlock.get(block) ?? 0) + 1);
      const value = parseIfJson(row.data) as JsonObject | undefined;
      if (value?.id !== row.id) check.fault(`${label}: row ${row.id} is not a JSON object with this id.`);
      if (row.seq < 1 || row.seq > seq)
        check.fault(
          `${label}: row ${row.id} has the sequence number ${row.seq}, but the last change of the collection has the number ${seq}.`,
        );
      if (row.id < 1 || row.id >= nextRowId)
        check.fault(`${label}: row ${row.id} has an id that is not between 1 and ${nextRowId - 1}.`);
      expectKeys(indexes, row.id, value, label, check);
    }
  }
  return found;
}

function compareHead(
  { id, label, rows, bytes, nextRowId, seq, logStart }: Collection,
  found: FoundRows,
  check: RunningCheck,
): void {
  check.count('collection');
  const set = (column: string, value: number): Repair => ({
    text: `${label}: set ${column} to ${value}`,
    run: (trx) =>
      trx('heads')
        .where({ collection_id: id })
        .update({ [column]: value }),
  });
  for (const [column, counted, there] of [
    ['rows', rows, found.rows],
    ['bytes', bytes, found.bytes],
  ] as const) {
    if (counted !== there)
      check.fault(
        `${label}: the stored count of ${column} is ${counted}, but the actual count is ${there}.`,
        set(column, there),
      );
  }
  if (nextRowId <= found.maxId)
    check.fault(
      `${label}: the next id is ${nextRowId}, but row ${found.maxId} already exists.`,
      set('next_row_id', found.maxId + 1),
    );
  if (logStart < 0 || logStart > seq)
    check.fault(`${label}: the change log starts at the change ${logStart}, but the last change is ${seq}.`);
}

async function compareDeleted(
  trx: Knex.Transaction,
  { id, label, nextRowId }: Collection,
  { perBlock, maxId }: FoundRows,
  check: RunningCheck,
): Promise<void> {
  const stored = await trx('deleted_per_block').where({ collection_id: id }).select('block', 'deleted');
  const counted = new Map(stored.map(({ block, deleted }) => [Number(block), Number(deleted)]));
  const last = Math.max(nextRowId - 1, maxId);
  const expected = new Map<number, number>();
  for (let block = 0; block * blockIds < last; block += 1) {
    const deleted = Math.min(blockIds, last - block * blockIds) - (perBlock.get(block) ?? 0);
    if (deleted !== 0) expected.set(block, deleted);
  }
  const wrong = [...new Set([...counted.keys(), ...expected.keys()])].find(
    (block) => (counted.get(block) ?? 0) !== (expected.get(block) ?? 0),
  );
  if (wrong === undefined) return;
  const [is, should] = [counted.get(wrong) ?? 0, expected.get(wrong) ?? 0];
  const ids = `${wrong * blockIds + 1} to ${(wrong + 1) * blockIds}`;
  check.fault(
    `${label}: the stored count of deleted ids in ${ids} is ${is}, but the actual count is ${should}.`,
    {
      text: `${label}: counted the deleted ids again`,
      run: async (to) => {
        await to('deleted_per_block').where({ collection_id: id }).delete();
        const rows = [...expected].map(([block, deleted]) => ({ collection_id: id, block, deleted }));
        if (rows.length > 0) await to.batchInsert('deleted_per_block', rows, 100);
      },
    },
  );
}

interface StoredEntry extends LoggedEntry {
  readonly last_seq: number;
}

/** Reads the change log backwards, so that the first change of a row is the one that its row comes from. */
async function compareLog(
  trx: Knex.Transaction,
  { id: collectionId, label, seq, logStart }: Collection,
  check: RunningCheck,
): Promise<void> {
  const seen = new Set<number>();
  let expectedLast = seq;
  const query = trx('changes')
    .where({ collection_id: collectionId })
    .where('last_seq', '>', logStart)
    .where('last_seq', '<=', seq)
    .select('last_seq', 'first_seq as firstSeq', 'last_seq as lastSeq', 'time', 'changes');
  for await (const batch of batchesOf<StoredEntry>(query, ['last_seq'], batchEntries, 'desc')) {
    const states = new Map<number, { readonly seq: number; readonly data: string | undefined }>();
    for (const entry of batch) {
      if (entry.lastSeq !== expectedLast)
        check.fault(
          `${label}: the change log does not contain the changes ${entry.lastSeq + 1} to ${expectedLast}.`,
        );
      expectedLast = entry.firstSeq - 1;
      const changes = changesIn(entry);
      if (changes === undefined) {
        check.fault(
          `${label}: the entry of the changes ${entry.firstSeq} to ${entry.lastSeq} is unreadable.`,
        );
        continue;
      }
      check.count('change', changes.length);
      for (const { rowId, data, place } of changes) {
        if (seen.has(rowId)) continue;
        seen.add(rowId);
        states.set(rowId, { seq: entry.firstSeq + place, data });
      }
    }
    await compareStates(trx, collectionId, label, states, check);
  }
  if (expectedLast > logStart)
    check.fault(`${label}: the change log does not contain the changes ${logStart + 1} to ${expectedLast}.`);
  const [after] = await trx('changes')
    .where({ collection_id: collectionId })
    .where('last_seq', '>', seq)
    .count({ later: '*' });
  if (Number(after!.later) > 0)
    check.fault(`${label}: the change log contains changes after the last change ${seq}.`);
}

/** Returns the states of rows after the changes of an entry, the last change first. */
function changesIn(
  entry: LoggedEntry,
): { readonly rowId: number; readonly data: string | undefined; readonly place: number }[] | undefined {
  try {
    const changes = changesOf(entry);
    if (changes.length !== entry.lastSeq - entry.firstSeq + 1) return undefined;
    return changes
      .map(({ kind, row }, place) => ({
        rowId: (JSON.parse(row) as { id: number }).id,
        data: kind === 'delete' ? undefined : row,
        place,
      }))
      .reverse();
  } catch {
    return undefined;
  }
}

async function compareStates(
  trx: Knex.Transaction,
  collectionId: number,
  label: string,
  states: ReadonlyMap<number, { readonly seq: number; readonly data: string | undefined }>,
  check: RunningCheck,
): Promise<void> {
  const ids = [...states.keys()];
  for (let at = 0; at < ids.length; at += batchRows) {
    const some = ids.slice(at, at + batchRows);
    const rows = await trx('rows')
      .where({ collection_id: collectionId })
      .whereIn('id', some)
      .select('id', 'seq', 'data');
    const found = new Map(rows.map((row) => [Number(row.id), row]));
    for (const id of some) {
      const row = found.get(id);
      const { seq, data } = states.get(id)!;
      if (row?.data !== data || (row !== undefined && row.seq !== seq))
        check.fault(`${label}: row ${id} differs from its state after the change ${seq}.`);
    }
  }
}
