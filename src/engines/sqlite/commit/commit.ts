/** Converts a group of writes to the parameters of one statement, `insertCommits` (programs.ts). */
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
import type { KnownHead } from './heads.js';

/** The changes of a group in one collection, with the state on which they were planned. */
export interface CommitOnHead {
  readonly commit: CollectionCommit;
  readonly known: KnownHead;
}

/** A log entry, with the rows that it inserts. The last entry of a collection also has all other changes. */
interface Slot extends CommitOnHead {
  readonly entry: LogEntry;
  readonly inserted: readonly string[];
  readonly stored: readonly UpdatedRow[];
  readonly isLast: boolean;
  /** The entry, and then the stored rows. */
  readonly text: string;
}

/** Returns the number of bytes of a text in UTF-8. */
type LengthOf = (text: string) => number;

/** Returns the slots as JSON, the bytes of all texts, and the idempotency keys and the usage as JSON. */
export function commitParameters(
  commits: readonly CommitOnHead[],
  usage: readonly UsageRow[],
): readonly SqlValue[] {
  const slots = commits.flatMap(slotsOf);
  const joined = slots.map(({ text }) => text).join('');
  const bytes = Buffer.from(joined);
  const lengthOf: LengthOf = bytes.length === joined.length ? (text) => text.length : Buffer.byteLength;
  let start = 1;
  const texts = slots.map((slot) => {
    const length = lengthOf(slot.text);
    const text = slotText(slot, start, length, lengthOf);
    start += length;
    return text;
  });
  const keyed = commits.flatMap(({ commit }) =>
    commit.keyed.map((record) => recordText(record, commit.time)),
  );
  return [
    // Without changes, an empty slot stores the usage.
    texts.length === 0 ? '[[]]' : `[${texts.join()}]`,
    bytes,
    keyed.length === 0 ? null : `[${keyed.join()}]`,
    usage.length === 0 ? null : JSON.stringify(usage),
  ];
}

function slotsOf({ commit, known }: CommitOnHead): Slot[] {
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
 * Returns a JSON array of the `numbers` and `lists` (programs.ts) of a slot.
 *
 * @param start the number of the slot's first byte among all bytes, from 1
 * @param length the number of the slot's bytes
 */
function slotText(
  { commit, known, entry, inserted, stored, isLast }: Slot,
  start: number,
  length: number,
  lengthOf: LengthOf,
): string {
  const { collectionId, time, head, deleted, keys } = commit;
  const { firstSeq, lastSeq, changes } = entry;
  const entryLength = lengthOf(changes);
  const insertedId = (commit.inserted?.firstId ?? 0) + firstSeq - (commit.inserted?.firstSeq ?? 0);
  const places = listed(placesOf(inserted, 1, lengthOf, aroundInsertedRow));
  const ofEntry = `${collectionId},${known.indexVersion},${firstSeq},${lastSeq},${time},${start},${length},${entryLength},${insertedId}`;
  if (!isLast) return `[${ofEntry},null,null,null,${places}]`;
  const ofHead = `${head.nextRowId},${head.rows},${head.bytes - known.head.bytes}`;
  const texts = stored.map(({ data }) => data);
  const storedPlaces = placesOf(texts, 1 + entryLength, lengthOf);
  const updated = named(stored.map(({ id, seq }, index) => `"${id}":"${seq} ${storedPlaces[index]}"`));
  return `[${ofEntry},${ofHead},${places},${updated},${listed(deleted)},${byIndex(keys.removed)},${byIndex(keys.added)}]`;
}

/**
 * Returns the place of each text in the bytes of its slot: the number of its first byte times 2^20, plus its length.
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
