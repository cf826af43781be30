/**
 * Caches the schemas of collections and validates rows before their write is planned. Only the planner of a
 * group (row-rules.ts) knows which schema is in force. The cache can be outdated, so a validation result is
 * only valid for the schema that was used.
 */
import { setImmediate as turn } from 'node:timers/promises';
import { type CollectionRef, type Engine, noSchema } from '../../engines/engine.js';
import type { Requester } from '../../fairness/read-request.js';
import type { Shares } from '../../fairness/shares.js';
import type { ValidationItem } from '../../problem.js';
import { createCache, createSizedCache } from '../../runtime/cache.js';
import { maxErrors } from '../../values/schema/findings.js';
import { type RowValidator, rowValidator, Steps, TooCostly } from '../../values/schema/validate.js';
import type { JsonObject } from '../../values/values.js';
import { CostlyRows } from './costly-rows.js';
import { type RowsToValidate, type ValidatedRows, type Violations, validateRows } from './row-rules.js';

export interface KnownSchema extends RowValidator {
  readonly id: number;
  readonly text: string;
}

/** The maximum size of the cached schemas in memory. Patterns count with their maximum; most need a tenth of it. */
const maxKeptBytes = 134_217_728;
/** A compiled schema without patterns takes about this many bytes for each character of its text. */
const bytesOfCharacter = 16;
const maxCollections = 50_000;
/**
 * The validation steps of a request on this thread: about 1 ms. Another thread validates the remaining rows.
 */
const stepsOfRequest = 8_000;
/** If rows have at most this many characters, they are parsed and validated on this thread first. */
const fewCharacters = 65_536;

export class Schemas {
  readonly #engine: Engine;
  readonly #costly: CostlyRows;
  readonly #ofCollections = createCache<number, number>(maxCollections);
  readonly #kept = createSizedCache<number, KnownSchema>(maxKeptBytes, bytesOf);

  constructor(engine: Engine, shares: Shares, validateMs?: number) {
    this.#engine = engine;
    this.#costly = new CostlyRows(shares, validateMs);
  }

  /** Records which schema is in force. Called when a group is planned. */
  inForce(collectionId: number, schemaId: number): void {
    if (schemaId === noSchema) this.#ofCollections.delete(collectionId);
    else this.#ofCollections.set(collectionId, schemaId);
  }

  get(schemaId: number): KnownSchema | undefined {
    return this.#kept.get(schemaId);
  }

  /**
   * Validates the rows of an insert in advance. Returns `undefined` if the schema isn't known.
   *
   * @throws Problem overloaded
   */
  async validateAhead(
    requester: Requester,
    { id }: CollectionRef,
    texts: readonly string[],
    rows: readonly JsonObject[],
  ): Promise<ValidatedRows | undefined> {
    const schemaId = this.#ofCollections.get(id);
    const schema = schemaId === undefined ? undefined : this.get(schemaId);
    if (schema === undefined) return undefined;
    const violations = await this.#violations(requester, schema, texts, rows);
    return { schemaId: schema.id, texts, violations };
  }

  /**
   * Validates rows that were not validated when their group was planned. Returns `undefined` if another schema
   * is in force now, which the next group notices.
   *
   * @throws Problem overloaded
   */
  async validate(
    requester: Requester,
    { texts, schemaId }: RowsToValidate,
    { id }: CollectionRef,
  ): Promise<ValidatedRows | undefined> {
    const schema = this.get(schemaId) ?? (await this.load(id));
    if (schema?.id !== schemaId) return undefined;
    return { texts, schemaId, violations: await this.violationsOf(requester, schema, texts, maxErrors) };
  }

  /** Loads the schema in force. Returns `undefined` if the collection has no schema. */
  async load(collectionId: number): Promise<KnownSchema | undefined> {
    const stored = await this.#engine.readSchema(collectionId);
    return stored && (this.get(stored.id) ?? this.#keep(stored));
  }

  /** Validates rows given as JSON texts while other work continues. Stops after about `most` errors. */
  async violationsOf(
    requester: Requester,
    schema: Pick<KnownSchema, 'text' | 'validate'>,
    texts: readonly string[],
    most: number,
  ): Promise<Violations> {
    await turn();
    this.#costly.refuseStopping();
    const characters = texts.reduce((sum, text) => sum + text.length, 0);
    if (characters > fewCharacters) return this.#validateCostly(requester, schema, texts, most);
    return this.#violations(
      requester,
      schema,
      texts,
      texts.map((text) => JSON.parse(text) as JsonObject),
    );
  }

  /** Cancels work that would delay the shutdown. */
  stop(): void {
    this.#costly.stop();
  }

  close(): Promise<void> {
    return this.#costly.close();
  }

  async #violations(
    requester: Requester,
    schema: Pick<KnownSchema, 'text' | 'validate'>,
    texts: readonly string[],
    rows: readonly JsonObject[],
  ): Promise<Violations> {
    try {
      return validateRows(schema, rows, new Steps(stepsOfRequest));
    } catch (error) {
      if (!(error instanceof TooCostly)) throw error;
      return this.#validateCostly(requester, schema, texts, maxErrors);
    }
  }

  async #validateCostly(
    requester: Requester,
    { text }: Pick<KnownSchema, 'text'>,
    texts: readonly string[],
    most: number,
  ): Promise<Violations> {
    const { violations, costly } = await this.#costly.validate(requester, {
      schema: text,
      rows: texts,
      most,
    });
    return costly === undefined ? violations : [[costly, tooCostly]];
  }

  #keep({ id, text }: { readonly id: number; readonly text: string }): KnownSchema {
    const schema = { id, text, ...rowValidator(JSON.parse(text) as JsonObject) };
    this.#kept.set(id, schema);
    return schema;
  }
}

function bytesOf({ text, patternBytes }: KnownSchema): number {
  return bytesOfCharacter * text.length + patternBytes;
}

const tooCostly: readonly ValidationItem[] = [{ pointer: '', detail: 'takes too long to validate' }];
