/**
 * Copies the contents of a database to an empty database of either engine. The copy runs in one transaction
 * of the target. It fails unless the rows that it reads back are the rows that it wrote. If the process is
 * killed, the target stays empty.
 */
import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { type Database, UnusableDatabase } from './database.js';
import { forkHistories } from './history.js';
import { hasCitus, oneByOne } from './postgres/citus.js';
import { IndexKeys } from './row-key-copy.js';
import { batchesOf } from './shared/query-batches.js';
import { copyTokenSecret } from './token-secret.js';

/** A copied table. The checksum covers its rows in key order and is the same on both engines. */
export interface CopiedTable {
  readonly table: string;
  readonly rows: number;
  readonly sha256: string;
}

/** Called with the rows and changes copied or checked since the last call, and the total per phase. */
export type Progress = (phase: 'copying' | 'checking', entries: number, total: number) => void;

interface Table {
  readonly name: string;
  readonly key: readonly string[];
  readonly others: readonly string[];
  /** The column that can contain long texts. */
  readonly large?: string;
  /** SQL for the rows to copy. Undefined copies all of them. */
  readonly only?: string;
}

/**
 * The tables in an order that satisfies their references. Other data belongs to one engine: its schema
 * version and its automatic indexes. Only the indexes of row keys are copied, and the target computes their keys again.
 */
export const copiedTables: readonly Table[] = [
  { name: 'counters', key: ['name'], others: ['value'] },
  {
    name: 'plans',
    key: ['id'],
    others: [
      ...['name', 'requests', 'period', 'burst', 'created_at'],
      ...['max_collections', 'max_rows', 'max_bytes'],
    ],
  },
  { name: 'accounts', key: ['id'], others: ['name', 'plan_id', 'created_at', 'collections_tag'] },
  {
    name: 'keys',
    key: ['id'],
    others: [
      ...['account_id', 'name', 'hash', 'prefix', 'scopes', 'collections', 'origin'],
      ...['expires_at', 'revoked_at', 'last_used_at', 'created_at'],
    ],
  },
  { name: 'usage', key: ['key_id', 'hour', 'instance'], others: ['requests'] },
  {
    name: 'idempotency_keys',
    key: ['account_id', 'key'],
    others: ['fingerprint', 'outcome', 'created_at'],
    large: 'outcome',
  },
  { name: 'collections', key: ['id'], others: ['account_id', 'name', 'created_at', 'type_name'] },
  { name: 'schemas', key: ['id'], others: ['collection_id', 'account_id', 'text', 'seq'], large: 'text' },
  {
    name: 'heads',
    key: ['collection_id'],
    others: ['incarnation', 'seq', 'next_row_id', 'rows', 'log_start', 'index_version', 'bytes'],
  },
  {
    name: 'sort_indexes',
    key: ['id'],
    others: ['collection_id', 'fields', 'built_through', 'used_at', 'row_key'],
    only: 'row_key IS NOT NULL',
  },
  { name: 'cursor_aliases', key: ['collection_id', 'incarnation'], others: ['seq'] },
  { name: 'dropped_collections', key: ['collection_id'], others: [] },
  { name: 'rows', key: ['collection_id', 'id'], others: ['seq', 'data'], large: 'data' },
  { name: 'deleted_per_block', key: ['collection_id', 'block'], others: ['deleted'] },
  {
    name: 'changes',
    key: ['collection_id', 'last_seq'],
    others: ['first_seq', 'time', 'changes'],
    large: 'changes',
  },
];

/**
 * The maximum number of rows and bytes per batch, which limits the memory. A batch has at least one row, even
 * if this row is larger.
 */
const batchRows = 1_000;
const batchBytes = 4_194_304;

type Row = Readonly<Record<string, string | number | null>>;

/**
 * Copies a snapshot to `target`. The copied collections get their own incarnations (`forkHistories`).
 *
 * @param trx a transaction of the target, which the caller must roll back if this function fails
 * @throws UnusableDatabase if the target is not empty, or if it returns other rows than were written
 */
export async function copyDatabase(
  snapshot: Knex.Transaction,
  trx: Knex.Transaction,
  target: Pick<Database, 'dialect' | 'name'>,
  progress: Progress,
): Promise<CopiedTable[]> {
  // The source may be slow, so the target must not end an idle transaction.
  let isOnCitus = false;
  if (target.dialect === 'postgres') {
    await trx.raw('SET LOCAL idle_in_transaction_session_timeout = 0');
    isOnCitus = await hasCitus(trx);
    if (isOnCitus) await oneByOne(trx);
  }
  const keys = new IndexKeys(isOnCitus && (await trx.schema.hasColumn('sort_keys', 'collection_id')));
  await refuseUsed(trx, target.name);
  await trx('counters').delete();
  await copyTokenSecret(snapshot, trx);
  const total = await countEntries(snapshot);
  const given: CopiedTable[] = [];
  for (const table of copiedTables) {
    const copied = await readTable(snapshot, table, async (rows) => {
      await insert(trx, table, rows);
      if (table.name === 'sort_indexes') for (const row of rows) keys.add(row);
      if (table.name === 'rows') await keys.insert(trx, rows);
      progress('copying', entriesIn(table, rows), total);
    });
    given.push(copied);
  }
  for (const [index, table] of copiedTables.entries()) {
    const taken = await readTable(trx, table, async (rows) => {
      progress('checking', entriesIn(table, rows), total);
    });
    refuseDifference(given[index]!, taken, target.name);
  }
  await forkHistories(trx);
  return given;
}

async function refuseUsed(trx: Knex.Transaction, name: string): Promise<void> {
  for (const table of copiedTables) {
    if (table.name === 'counters' || (await trx(table.name).first(trx.raw('1'))) === undefined) continue;
    throw new UnusableDatabase(
      `${name} is not empty, because it contains ${table.name}. Copy to a new database.`,
    );
  }
}

function refuseDifference(given: CopiedTable, taken: CopiedTable, name: string): void {
  if (given.sha256 === taken.sha256) return;
  const [read, back] = [given, taken].map(
    ({ rows, sha256 }) => `${rows} with checksum ${sha256.slice(0, 12)}`,
  );
  throw new UnusableDatabase(
    `${name} did not store ${given.table} correctly: the command wrote ${read}, but read back ${back}. The target is empty again.`,
  );
}

/** Reads a table in key order, in batches. */
async function readTable(
  trx: Knex.Transaction,
  table: Table,
  take: (rows: readonly Row[]) => Promise<void>,
): Promise<CopiedTable> {
  const { name, key, others, large, only } = table;
  const columns = [...key, ...others];
  const checksum = createHash('sha256');
  const size = large === undefined ? batchRows : (rest: Knex.QueryBuilder) => fittingRows(rest, large);
  let count = 0;
  const query = trx(name).select(columns);
  if (only !== undefined) query.whereRaw(only);
  for await (const rows of batchesOf<Row>(query, key, size)) {
    for (const row of rows) checksum.update(`${JSON.stringify(columns.map((column) => row[column]))}\n`);
    await take(rows);
    count += rows.length;
  }
  return { table: name, rows: count, sha256: checksum.digest('hex') };
}

/** Returns how many of the next rows form a batch, by the sizes of their large texts. */
async function fittingRows(rest: Knex.QueryBuilder, large: string): Promise<number> {
  const sizes: { bytes: number }[] = await rest
    .clearSelect()
    .select(rest.client.raw('octet_length(??) AS bytes', [large]))
    .limit(batchRows);
  let bytes = 0;
  const over = sizes.findIndex((row) => {
    bytes += row.bytes;
    return bytes > batchBytes;
  });
  return over === -1 ? batchRows : Math.max(1, over);
}

async function insert(trx: Knex.Transaction, table: Table, rows: readonly Row[]): Promise<void> {
  const columns = [...table.key, ...table.others];
  const row = `(${columns.map(() => '?').join()})`;
  await trx.raw(
    `INSERT INTO ${table.name} (${columns.join()}) VALUES ${rows.map(() => row).join()}`,
    rows.flatMap((each) => columns.map((column) => each[column]!)),
  );
}

/** Counts rows and changes, which are nearly all of the work. */
async function countEntries(snapshot: Knex.Transaction): Promise<number> {
  const [found] = await snapshot('heads').select(
    snapshot.raw('coalesce(sum(rows + seq - log_start), 0) AS entries'),
  );
  return Number(found.entries);
}

function entriesIn({ name }: Table, rows: readonly Row[]): number {
  if (name === 'rows') return rows.length;
  if (name !== 'changes') return 0;
  return rows.reduce((sum, row) => sum + Number(row.last_seq) - Number(row.first_seq) + 1, 0);
}
