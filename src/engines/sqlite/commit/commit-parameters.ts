/** Converts a group of writes to the parameters of one statement, `insertCommits` (commit-triggers.ts). */
import { aroundInsertedRow, type LogEntry } from '../../../log/entry.js';
import type {
  CollectionCommit,
  IndexKey,
  InsertedRows,
  KeyedOutcome,
  UpdatedRow,
  UsageRow,
} from '../../engine.js';
import type { SqlValue } from '../open.js';
import { listColumns, numberColumns } from './commit-triggers.js';
import type { KnownHead } from './heads.js';

/** The changes of a group in one collection, with the state on which they were planned. */
export interface CommitOnHead {
  readonly commit: CollectionCommit;
  readonly known: KnownHead;
}

/**
 * One step of a commit: a log entry, with the rows that it inserts. The last step of a collection also has all other
 * changes.
 */
interface Step extends CommitOnHead {
  readonly entry: LogEntry;
  readonly inserted: readonly string[];
  readonly stored: readonly UpdatedRow[];
  readonly isLast: boolean;
  /** The entry, and then the stored rows. */
  readonly text: string;
}

/** Returns the number of bytes of a text in UTF-8. */
type LengthOf = (text: string) => number;

/** Returns the steps as JSON, the bytes of all texts, and the idempotency keys and the usage as JSON. */
export function commitParameters(
  commits: readonly CommitOnHead[],
  usage: readonly UsageRow[],
): readonly SqlValue[] {
  const steps = commits.flatMap(stepsOf);
  const joined = steps.map(({ text }) => text).join('');
  const bytes = Buffer.from(joined);
  const lengthOf: LengthOf = bytes.length === joined.length ? (text) => text.length : Buffer.byteLength;
  let start = 1;
  const texts = steps.map((step) => {
    const length = lengthOf(step.text);
    const text = stepText(step, start, length, lengthOf);
    start += length;
    return text;
  });
  const keyed = commits.flatMap(({ commit }) =>
    commit.keyed.map((record) => recordText(record, commit.time)),
  );
  return [
    // Without changes, an empty step stores the usage.
    texts.length === 0 ? '[[]]' : `[${texts.join()}]`,
    bytes,
    keyed.length === 0 ? null : `[${keyed.join()}]`,
    usage.length === 0 ? null : JSON.stringify(usage),
  ];
}

function stepsOf({ commit, known }: CommitOnHead): Step[] {
  const { inserted, stored } = rowsOf(commit);
  return commit.log.map((entry, index) => {
    const isLast = index === commit.log.length - 1;
    // Inserts are the first changes of a commit.
    const ofEntry =
      inserted?.rows.slice(entry.firstSeq - inserted.firstSeq, entry.lastSeq + 1 - inserted.firstSeq) ?? [];
    const others = isLast ? stored : [];
    const text = entry.changes + others.map(({ data }) => data).join('');
    return { commit, known, entry, inserted: ofEntry, stored: others, isLast, text };
  });
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

/**
 * Returns the values of `numberColumns` and `listColumns` (commit-triggers.ts) of a step, as a JSON array.
 *
 * @param start the number of the step's first byte among all bytes, from 1
 * @param length the number of the step's bytes
 */
function stepText(
  { commit, known, entry, inserted, stored, isLast }: Step,
  start: number,
  length: number,
  lengthOf: LengthOf,
): string {
  const { collectionId, time, head, deleted, keys } = commit;
  const { firstSeq, lastSeq, changes } = entry;
  const entryLength = lengthOf(changes);
  const texts = stored.map(({ data }) => data);
  const storedPlaces = placesOf(texts, 1 + entryLength, lengthOf);
  const numbers: Record<(typeof numberColumns)[number], number | 'null'> = {
    collection_id: collectionId,
    index_version: known.indexVersion,
    first_seq: firstSeq,
    last_seq: lastSeq,
    time,
    start,
    length,
    entry_length: entryLength,
    inserted_id: (commit.inserted?.firstId ?? 0) + firstSeq - (commit.inserted?.firstSeq ?? 0),
    next_row_id: isLast ? head.nextRowId : 'null',
    rows: isLast ? head.rows : 'null',
    added_bytes: isLast ? head.bytes - known.head.bytes : 'null',
  };
  const lists: Record<(typeof listColumns)[number], string> = {
    inserted: listed(placesOf(inserted, 1, lengthOf, aroundInsertedRow)),
    updated: named(stored.map(({ id, seq }, index) => `"${id}":"${seq} ${storedPlaces[index]}"`)),
    deleted: isLast ? listed(deleted) : 'null',
    removed: isLast ? byIndex(keys.removed) : 'null',
    added: isLast ? byIndex(keys.added) : 'null',
  };
  // `map` would take 0.2 µs longer per step.
  let text = '';
  for (const column of numberColumns) text += `${numbers[column]},`;
  for (const column of listColumns) text += `${lists[column]},`;
  return `[${text.slice(0, -1)}]`;
}

/**
 * Returns the place of each text in the bytes of its step: the number of its first byte times 2^20, plus its length.
 * As in SQL, the first byte has number 1.
 *
 * @param start the number of the first byte of the first text
 * @param around the number of other bytes before and after each text
 */
function placesOf(
  texts: readonly string[],
  start: number,
  lengthOf: LengthOf,
  around: { readonly before: number; readonly after: number } = { before: 0, after: 0 },
): number[] {
  let next = start;
  return texts.map((text) => {
    const length = lengthOf(text);
    const place = (next + around.before) * 1_048_576 + length;
    next += around.before + length + around.after;
    return place;
  });
}

/** Keys and fingerprints contain no characters that JSON escapes. */
function recordText({ accountId, key, fingerprint, outcome }: KeyedOutcome, time: number): string {
  return `[${accountId},"${key}","${fingerprint}",${outcome},${time}]`;
}

function byIndex(keys: readonly IndexKey[]): string {
  const ofIndexes = new Map<number, string[]>();
  for (const { indexId, key, rowId } of keys) {
    const known = ofIndexes.get(indexId);
    const text = `"${rowId}":"${key}"`;
    if (known === undefined) ofIndexes.set(indexId, [text]);
    else known.push(text);
  }
  return named(Array.from(ofIndexes, ([indexId, texts]) => `"${indexId}":{${texts}}`));
}

function listed(items: readonly number[]): string {
  return items.length === 0 ? 'null' : `[${items}]`;
}

function named(members: readonly string[]): string {
  return members.length === 0 ? 'null' : `{${members}}`;
}
