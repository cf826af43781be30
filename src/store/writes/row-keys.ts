/** Checks that no two rows of a collection have the same row key while a group of writes is planned. */
import { type CollectionRef, type RowKeyIndex, type StoredRow, unread } from '../../engines/engine.js';
import { Problem, type ValidationItem } from '../../problem.js';
import { type Grant, isReached, ticketExceeded } from '../../values/grant.js';
import { describeRowKey, rowKeyOf } from '../../values/row-key.js';
import { maxErrors } from '../../values/schema/findings.js';
import type { JsonObject } from '../../values/values.js';
import type { Violations } from '../schemas/row-rules.js';
import type { WriteRequest } from './write-request.js';

/** A row that a write stores. */
interface ClaimingRow {
  /** Undefined if the row is inserted. */
  readonly id: number | undefined;
  readonly row: JsonObject;
  /** The key of the row, if it is already known. */
  readonly key?: string | undefined;
}

/** The row that has a key after a planned write. */
interface Owner {
  readonly id: number;
  /** The number of the operation, if an operation of the same batch has set the key. */
  readonly operation?: number | undefined;
}

/** Whether the rows of a write can be stored, as far as the row key is concerned. */
export interface Claims {
  /** The errors of rows whose row key another row has. */
  readonly taken: readonly ValidationItem[];
  readonly invalid: Violations;
  /** The keys whose owners must be known to decide this. The other members are incomplete then. */
  readonly unknown: readonly string[];
  /** The key of each row. */
  readonly keys: readonly string[];
}

const noClaims: Claims = { taken: [], invalid: [], unknown: [], keys: [] };

export class RowKeys {
  readonly index: RowKeyIndex | undefined;
  readonly #stored: (key: string) => number | typeof unread | undefined;
  /** The owners that planned writes have changed. Undefined if no row has the key after them. */
  readonly #owners = new Map<string, Owner | undefined>();

  /** @param stored returns the owner of a key before these writes */
  constructor(index: RowKeyIndex | undefined, stored: (key: string) => number | typeof unread | undefined) {
    this.index = index;
    this.#stored = stored;
  }

  /** Returns the id of the row that has this key after the writes that are already planned. */
  owner(key: string): number | typeof unread | undefined {
    return this.#owners.has(key) ? this.#owners.get(key)?.id : this.#stored(key);
  }

  /** Returns these row keys for the operations of a batch, which see each other. If it succeeds, `add` their changes. */
  draft(): RowKeys {
    return new RowKeys(this.index, (key) => this.owner(key));
  }

  /** Records the changes of a batch. */
  add(batch: RowKeys): void {
    for (const [key, owner] of batch.#owners) this.#owners.set(key, owner && { id: owner.id });
  }

  /** Returns whether one of these fields belongs to the row key. */
  includesAny(fields: { has(field: string): boolean }): boolean {
    return this.index?.rowKey.some((field) => fields.has(field)) ?? false;
  }

  /**
   * Checks rows that one write stores together.
   *
   * @param pointerOf returns the JSON Pointer of a row in the request body
   */
  claim(rows: readonly ClaimingRow[], pointerOf: (index: number) => string): Claims {
    if (this.index === undefined) return noClaims;
    const { rowKey } = this.index;
    const taken: ValidationItem[] = [];
    const invalid: (readonly [number, readonly ValidationItem[]])[] = [];
    const unknown: string[] = [];
    const firsts = new Map<string, number>();
    const keys: string[] = [];
    rows.forEach(({ id, row, key = rowKeyOf(rowKey, row) }, index) => {
      if (typeof key !== 'string') {
        invalid.push([index, key]);
        return;
      }
      keys[index] = key;
      const owner = this.owner(key);
      const first = firsts.get(key);
      const pointer = pointerOf(index);
      if (owner === unread) unknown.push(key);
      else if (owner !== undefined && owner !== id) {
        const operation = this.#owners.get(key)?.operation;
        const whose = operation === undefined ? `row ${owner}` : `operation ${operation}`;
        taken.push({
          pointer,
          ...(operation === undefined && { id: owner }),
          detail: `has the same row key as ${whose}: ${describeRowKey(rowKey, row)}`,
        });
      } else if (first !== undefined)
        taken.push({
          pointer,
          detail: `has the same row key as ${nameOf(rows, first)}: ${describeRowKey(rowKey, row)}`,
        });
      else firsts.set(key, index);
    });
    return { taken, invalid, unknown, keys };
  }

  /** Checks rows that one write inserts. */
  claimNew(rows: readonly JsonObject[], pointerOf: (index: number) => string): Claims {
    if (this.index === undefined) return noClaims;
    const claiming = rows.map((row) => ({ id: undefined, row }));
    return this.claim(claiming, pointerOf);
  }

  /**
   * Records that a row has another key after a write.
   *
   * @param operation the number of the operation, if the write is one of a batch
   */
  moved(id: number, before: string | undefined, after: string | undefined, operation?: number): void {
    if (before !== undefined) this.#owners.set(before, undefined);
    if (after !== undefined) this.#owners.set(after, { id, operation });
  }

  /** Returns the key of a stored row. */
  keyOf(row: JsonObject): string | undefined {
    const key = this.index && rowKeyOf(this.index.rowKey, row);
    return typeof key === 'string' ? key : undefined;
  }
}

/** Names an earlier row of the same write. */
function nameOf(rows: readonly ClaimingRow[], index: number): string {
  const { id } = rows[index]!;
  return id === undefined ? `row ${index} of the request` : `row ${id}, which the request also changes`;
}

export function rowKeyMissing({ name }: Pick<CollectionRef, 'name'>): Problem {
  return new Problem(
    'row_key_missing',
    `The collection ${name} has no row key. An upsert uses the row key to find existing rows, so set a row key first.`,
  );
}

type RowOf = (id: number) => StoredRow | typeof unread | undefined;

/** Returns whether only a row that isn't read shows if the ticket reaches it. Such rows have the keys in `taken`. */
export function needsOwners(
  taken: readonly ValidationItem[],
  grant: Grant | undefined,
  rowOf: RowOf,
): boolean {
  return grant?.filter !== undefined && taken.some(({ id }) => id !== undefined && rowOf(id) === unread);
}

/**
 * With a ticket, the problem doesn't describe rows and fields that the ticket doesn't reach. Without the scope `read`, it
 * doesn't describe any field.
 *
 * @param rowOf returns the row that has the key; a row that isn't known counts as one that the ticket doesn't reach
 */
export function rowKeyTaken(
  { name }: Pick<CollectionRef, 'name'>,
  taken: readonly ValidationItem[],
  grant: Grant | undefined,
  rowOf: RowOf,
): Problem {
  const isHidden = ({ id }: ValidationItem): boolean => {
    const row = id === undefined ? undefined : rowOf(id);
    return id !== undefined && (row === undefined || row === unread || !isReached(grant, row.data));
  };
  if (grant?.filter !== undefined && taken.some(isHidden))
    return ticketExceeded(
      'A row would have the same row key as another row. The server did not change anything.',
    );
  // The row key can contain fields that the request does not set.
  if (grant !== undefined && (grant.fields !== undefined || !grant.scopes.has('read'))) {
    const errors = taken
      .slice(0, maxErrors)
      .map((item) => ({ ...item, detail: 'has the same row key as another row' }));
    return new Problem(
      'row_key_taken',
      'Two rows would have the same row key. The server did not store anything.',
      {
        errors,
      },
    );
  }
  const whose = taken[0]!.id === undefined ? 'Rows of the request would' : `A row of ${name} would`;
  return new Problem(
    'row_key_taken',
    `${whose} have the same row key as another row. The server did not store anything.`,
    {
      errors: taken.slice(0, maxErrors),
    },
  );
}

/** Returns the keys that the write claims as far as they are known before it is planned. */
export function keysClaimedBy(write: WriteRequest, { id, rowKey }: RowKeyIndex): readonly string[] {
  if (write.kind === 'bulk') return write.rows.addedKeys(id).map(({ key }) => key);
  if (write.kind !== 'insert' && write.kind !== 'batch') return [];
  const inserted =
    write.kind === 'insert'
      ? write.values
      : write.operations.flatMap((operation) => ('value' in operation ? [operation.value] : []));
  return inserted.flatMap((row) => {
    const key = rowKeyOf(rowKey, row);
    return typeof key === 'string' ? [key] : [];
  });
}
