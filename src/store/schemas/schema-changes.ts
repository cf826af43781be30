/**
 * Sets and removes the schema of a collection. First, the existing rows are validated page by page while
 * writes continue. Then, the rows that were written in the meantime are validated from the change log. Writes
 * wait only during the validation of the last changes. The new schema is in force from its commit on. Groups
 * that were planned with the previous schema are planned again.
 */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CollectionRef,
  type Engine,
  noSchema,
  type SchemaChange,
  type StoredSchema,
  smallPageBytes,
} from '../../engines/engine.js';
import type { Turns } from '../../fairness/bounded-queue.js';
import type { ReadRequest } from '../../fairness/read-request.js';
import type { LogEntry } from '../../log/entry.js';
import { Problem, type ValidationItem } from '../../problem.js';
import { elementsOf } from '../../values/json/elements.js';
import { maxErrors } from '../../values/schema/findings.js';
import { type RowValidator, rowValidator, Steps, TooCostly } from '../../values/schema/validate.js';
import type { JsonObject } from '../../values/values.js';
import { CollectionCheck, lastBytes, latestOf, whileReserved } from '../collection-check.js';
import { byId, type Reader } from '../reads/reader.js';
import type { KeyedRequest } from '../writes/idempotency-keys.js';
import { validateRows } from './row-rules.js';
import type { Schemas } from './schemas.js';

export interface SchemaQuery {
  /** Undefined if the schema is removed. */
  readonly text: string | undefined;
  /** The parsed `text`. */
  readonly schema: JsonObject | undefined;
  /** Returns why the schema with this `ETag` (undefined: no schema) must not be changed. */
  readonly precondition: ((etag: string | undefined) => Problem | undefined) | undefined;
  /** If true, all checks run, but the schema isn't changed. */
  readonly isDryRun: boolean;
  /** Returns the name of the row type in documents, different from the names of other collections. */
  readonly typeName: SchemaChange['typeName'];
  readonly keyed: KeyedRequest | undefined;
}

const maxAccountBytes = 1_048_576;
const rowsAtOnce = 1_000;
/** The validation steps while writes wait, together with the other limits of a check about 20 ms. */
const lastSteps = 100_000;
const retryMs = 50;

export interface SchemaDependencies {
  readonly engine: Engine;
  readonly reader: Reader;
  readonly schemas: Schemas;
  /** The turns of accounts in which schemas are committed. */
  readonly changes: Turns;
}

/**
 * Sets or removes the schema of a collection. Returns `undefined` if the collection doesn't exist any more.
 *
 * @throws Problem schema_not_found, version_mismatch, schema_busy, rows_mismatch, limit_reached, overloaded
 */
export async function changeSchema(
  dependencies: SchemaDependencies,
  reading: ReadRequest,
  collection: CollectionRef,
  query: SchemaQuery,
): Promise<object | undefined> {
  const { engine } = dependencies;
  const present = await presentSchema(engine, collection, query);
  if (present === 'gone') return undefined;
  // If the schema is already in force, other requests that change the schema don't matter.
  if (present?.text === query.text && query.keyed === undefined) return {};
  return whileReserved(engine, 'schema', collection, (token) =>
    validateAndCommit(dependencies, reading, collection, query, token),
  );
}

async function validateAndCommit(
  dependencies: SchemaDependencies,
  reading: ReadRequest,
  collection: CollectionRef,
  query: SchemaQuery,
  token: string,
): Promise<object | undefined> {
  const { engine, changes } = dependencies;
  // Another request may just have changed the schema.
  const present = await presentSchema(engine, collection, query);
  if (present === 'gone') return undefined;
  const isSame = present?.text === query.text;
  const check = new CollectionCheck(engine, reading, collection, 'schema');
  const rows =
    isSame || query.schema === undefined
      ? undefined
      : new ValidatedCollection(dependencies, reading, collection, check, query.text!, query.schema);
  if ((await rows?.validateAll()) === 'gone') return undefined;
  for (;;) {
    await rows?.follow();
    const changed = await changes.run(reading, () =>
      engine.changeSchema({
        collection,
        token,
        from: present?.id ?? noSchema,
        text: query.text,
        after: {
          collectionId: collection.id,
          seq: rows === undefined ? Number.MAX_SAFE_INTEGER : check.seq,
          bytes: lastBytes,
        },
        conforms: (entries) => rows === undefined || rows.conforms(entries),
        isDryRun: query.isDryRun || isSame,
        maxBytes: maxAccountBytes,
        typeName: query.typeName,
        keyed: query.keyed?.record('{}'),
      }),
    );
    if (changed === undefined) return undefined;
    if (changed === 'changed') return {};
    // The reservation has expired, because the validation took too long.
    if (changed === 'moved') throw check.tookTooLong();
    if (typeof changed === 'object') throw tooManyBytes(changed.bytes);
  }
}

/**
 * Returns the schema in force.
 *
 * @throws Problem schema_not_found, version_mismatch
 */
async function presentSchema(
  engine: Engine,
  { id, name }: CollectionRef,
  { text, precondition }: SchemaQuery,
): Promise<StoredSchema | undefined | 'gone'> {
  const present = await engine.readSchema(id);
  if (present === undefined && (await engine.describeCollection(id)) === undefined) return 'gone';
  if (present === undefined && text === undefined) throw schemaNotFound(name);
  const problem = precondition?.(present && tagOfSchema(present.text));
  if (problem !== undefined) throw problem;
  return present;
}

/** Returns a strong `ETag`, which is equal only for equal texts. */
export function tagOfSchema(text: string): string {
  return `"${createHash('sha256').update(text).digest('hex').slice(0, 32)}"`;
}

export function schemaNotFound(name: string): Problem {
  return new Problem('schema_not_found', `The collection ${name} has no schema.`);
}

/** The rows of a collection, which are validated by a new schema. */
class ValidatedCollection {
  readonly #dependencies: SchemaDependencies;
  readonly #reading: ReadRequest;
  readonly #collection: CollectionRef;
  readonly #check: CollectionCheck;
  readonly #schema: RowValidator & { readonly text: string };
  #checked = 0;

  constructor(
    dependencies: SchemaDependencies,
    reading: ReadRequest,
    collection: CollectionRef,
    check: CollectionCheck,
    text: string,
    schema: JsonObject,
  ) {
    this.#dependencies = dependencies;
    this.#reading = reading;
    this.#collection = collection;
    this.#check = check;
    this.#schema = { text, ...rowValidator(schema) };
  }

  /**
   * Validates all rows, page by page.
   *
   * @throws Problem rows_mismatch, overloaded
   */
  async validateAll(): Promise<'gone' | undefined> {
    const reading = this.#reading;
    const errors: ValidationItem[] = [];
    let limit = rowsAtOnce;
    let first: number | undefined;
    for (let id: number | undefined = 0; id !== undefined && errors.length < maxErrors; ) {
      this.#check.refuseLate();
      const after = id === 0 ? undefined : { id, key: '' };
      const query = { ...byId, filter: undefined, limit, after, maxBytes: smallPageBytes };
      try {
        const read = await this.#dependencies.reader.list(reading, this.#collection.id, query);
        if (read === undefined) return 'gone';
        first ??= read.head;
        errors.push(...(await this.#errorsIn(elementsOf(read.page.toString()), maxErrors - errors.length)));
        id = read.next?.id;
      } catch (error) {
        const code = error instanceof Problem ? error.code : undefined;
        if (code === 'page_too_large' && limit > 1) limit = Math.ceil(limit / 8);
        else if (code === 'overloaded' && !reading.isGone()) await sleep(retryMs);
        else throw error;
      }
    }
    this.#refuse(errors);
    this.#check.seq = first!;
    return undefined;
  }

  /**
   * Validates the rows that were written since.
   *
   * @throws Problem rows_mismatch, overloaded
   */
  follow(): Promise<void> {
    return this.#check.follow(async (rows) => this.#refuse(await this.#errorsIn(rows, maxErrors)));
  }

  /** Returns whether the rows written since conform to the schema; false if deciding it takes too long. */
  conforms(entries: readonly LogEntry[]): boolean {
    if (this.#check.isBehind(entries)) return false;
    const rows = latestOf(entries).map((text) => JSON.parse(text) as JsonObject);
    try {
      return validateRows(this.#schema, rows, new Steps(lastSteps)).length === 0;
    } catch (error) {
      if (error instanceof TooCostly) return false;
      throw error;
    }
  }

  /** Returns one error each for at most `most` rows. */
  async #errorsIn(texts: readonly string[], most: number): Promise<ValidationItem[]> {
    const errors: ValidationItem[] = [];
    let from = 0;
    while (from < texts.length && errors.length < most) {
      const left = texts.slice(from);
      const violations = await this.#dependencies.schemas.violationsOf(this.#reading, this.#schema, left, 1);
      const [index, items] = violations[0] ?? [left.length, []];
      if (items.length > 0) {
        const { id } = JSON.parse(texts[from + index]!) as { id: number };
        errors.push({ id, ...items[0]! });
      }
      from = Math.min(from + index + 1, texts.length);
      this.#check.refuseLate();
    }
    // Counted only here: if this method throws, the caller can retry the page.
    this.#checked += from;
    return errors;
  }

  #refuse(errors: readonly ValidationItem[]): void {
    this.#check.refuse(errors, this.#checked);
  }
}

function tooManyBytes(others: number): Problem {
  const [most, there] = [maxAccountBytes, others].map((count) => count.toLocaleString('en'));
  return new Problem(
    'limit_reached',
    `The schemas of an account can be at most ${most} bytes in total, and the other schemas already use ${there} bytes.`,
    { boundDetail: `The schemas of an account can be at most ${most} bytes in total.` },
  );
}
