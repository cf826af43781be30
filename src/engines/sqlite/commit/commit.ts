/** Converts a group of writes to the parameters of one INSERT statement (`commits` in programs.ts). */
import { aroundInsertedRow, type LogEntry } from '../../../log/entry.js';
import type { CollectionCommit, Head, IndexKey, InsertedRows, UpdatedRow, UsageRow } from '../../engine.js';
import type { SqlValue } from '../open.js';
import type { KnownHead } from './heads.js';
import { slotColumns } from './programs.js';

/** The changes of a group in one collection, with the state on which they were planned. */
export interface CommitOnHead {
  readonly commit: CollectionCommit;
  readonly known: KnownHead;
}

const slotWidth = slotColumns.length;
const emptySlot: readonly SqlValue[] = new Array(slotWidth).fill(null);
const emptyRest = emptySlot.slice(slotColumns.indexOf('next_row_id'));

/** Returns the statement for a group. Empty slots fill it up to a power of two: 12 statements serve all. */
export function commitSql(
  commits: readonly CommitOnHead[],
  usage: readonly UsageRow[],
): { readonly sql: string; readonly parameters: SqlValue[] } {
  const slots: (readonly SqlValue[])[] = commits.flatMap(slotsOf);
  const size = powerOfTwo(slots.length);
  while (slots.length < size) slots.push(emptySlot);
  const parameters = slots.flat();
  parameters[slotWidth - 2] = recorded(commits);
  parameters[slotWidth - 1] = usage.length === 0 ? null : JSON.stringify(usage);
  return { sql: insertSlots(size), parameters };
}

/** Returns the smallest power of two that is at least `count` and at least one. */
export function powerOfTwo(count: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(count, 1)));
}

/** Returns one slot per log entry, with the rows that it inserts. The last slot also contains all other changes. */
function slotsOf({ commit, known }: CommitOnHead): SqlValue[][] {
  const { collectionId, time, log } = commit;
  const { inserted, stored } = rowsOf(commit);
  return log.map((entry, index) => {
    const { firstSeq, lastSeq } = entry;
    return [
      ...[collectionId, known.indexVersion, firstSeq, lastSeq, time],
      ...changesAndRows(entry, inserted),
      ...(index === log.length - 1 ? restOf(commit, known.head, stored) : emptyRest),
    ];
  });
}

/** Returns a log entry and the places of the inserted rows in it. Inserts are the first changes of a commit. */
function changesAndRows({ firstSeq, lastSeq, changes }: LogEntry, inserted?: InsertedRows): SqlValue[] {
  if (inserted === undefined) return [changes, null, null, null];
  const first = firstSeq - inserted.firstSeq;
  const rows = inserted.rows.slice(first, lastSeq + 1 - inserted.firstSeq);
  if (rows.length === 0) return [changes, null, null, null];
  const bytes = Buffer.from(changes);
  const places = placesOf(rows, bytes.length === changes.length, aroundInsertedRow);
  return [bytes, inserted.firstId + first, firstSeq, listed(places)];
}

function restOf(commit: CollectionCommit, from: Head, stored: readonly UpdatedRow[]): SqlValue[] {
  const { head, deleted, keys } = commit;
  const texts = stored.map(({ data }) => data);
  const joined = texts.join('');
  const bytes = stored.length === 0 ? null : Buffer.from(joined);
  const places = placesOf(texts, bytes?.length === joined.length);
  return [
    head.nextRowId,
    head.rows,
    head.bytes - from.bytes,
    bytes,
    named(stored.map(({ id, seq }, index) => `"${id}":"${seq} ${places[index]}"`)),
    listed(deleted),
    byIndex(keys.removed),
    byIndex(keys.added),
    null,
    null,
  ];
}

/** Returns the new rows with consecutive seqs, and all other rows to store. */
function rowsOf({ inserted, updated }: CollectionCommit): {
  readonly inserted: InsertedRows | undefined;
  readonly stored: readonly UpdatedRow[];
} {
  if (inserted?.seqs === undefined) return { inserted, stored: updated };
  const { firstId, seqs, rows } = inserted;
  const stored = rows.map((data, index) => ({ id: firstId + index, seq: seqs[index]!, data }));
  return { inserted: undefined, stored: [...stored, ...updated] };
}

/** Keys and fingerprints contain no characters that JSON escapes. */
function recorded(commits: readonly CommitOnHead[]): string | null {
  const records: string[] = [];
  for (const { commit } of commits) {
    for (const { accountId, key, fingerprint, outcome } of commit.keyed)
      records.push(`[${accountId},"${key}","${fingerprint}",${outcome},${commit.time}]`);
  }
  return records.length === 0 ? null : `[${records.join()}]`;
}

/**
 * Returns the place of each text in the UTF-8 bytes that contain them: the number of its first byte times 2^20, plus
 * its length. As in SQL, the first byte has number 1.
 *
 * @param around the number of other bytes before and after each text
 */
function placesOf(
  texts: readonly string[],
  isAscii: boolean,
  around: { readonly before: number; readonly after: number } = { before: 0, after: 0 },
): number[] {
  let start = 1;
  return texts.map((text) => {
    start += around.before;
    const length = isAscii ? text.length : Buffer.byteLength(text);
    const place = start * 1_048_576 + length;
    start += length + around.after;
    return place;
  });
}

function byIndex(keys: readonly IndexKey[]): string | null {
  const ofIndexes = new Map<number, string[]>();
  for (const { indexId, key, rowId } of keys) {
    const known = ofIndexes.get(indexId);
    const text = `"${rowId}":"${key}"`;
    if (known === undefined) ofIndexes.set(indexId, [text]);
    else known.push(text);
  }
  return named(Array.from(ofIndexes, ([indexId, texts]) => `"${indexId}":{${texts.join()}}`));
}

function listed(items: readonly number[]): string | null {
  return items.length === 0 ? null : `[${items.join()}]`;
}

function named(members: readonly string[]): string | null {
  return members.length === 0 ? null : `{${members.join()}}`;
}

const insertStatements = new Map<number, string>();

function insertSlots(slots: number): string {
  const known = insertStatements.get(slots);
  if (known !== undefined) return known;
  const slot = `(${new Array(slotWidth).fill('?').join()})`;
  const sql = `INSERT INTO commits VALUES ${new Array(slots).fill(slot).join()}`;
  insertStatements.set(slots, sql);
  return sql;
}
