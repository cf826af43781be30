/**
 * Executes a request with an idempotency key only once, regardless of how often the client sends it
 * (draft-ietf-httpapi-idempotency-key-header-07). The outcome is committed together with the request's
 * changes. So this also works across instances, lost connections and crashes.
 *
 * If a request is retried while the first one is in progress on this instance, the retry is rejected. This
 * instance can't see a request in progress on another instance. The database prevents a second execution
 * there, because it accepts only one record per key. The loser then finds the record of the winner.
 */
import type { Knex } from 'knex';
import {
  type Engine,
  IdempotencyKeyTaken,
  type KeyedOutcome,
  type RecordedKey,
} from '../../engines/engine.js';
import { BoundedQueue } from '../../fairness/bounded-queue.js';
import type { Requester } from '../../fairness/read-request.js';
import type { Shares } from '../../fairness/shares.js';
import { failureOf, Problem } from '../../problem.js';

/** How long outcomes are stored. */
export const keptForMs = 86_400_000;

interface Lookup {
  readonly accountId: number;
  readonly key: string;
}

type Lookups = BoundedQueue<Lookup, RecordedKey | undefined>;

/**
 * The number of lookups in one call, and the maximum size in bytes of an outcome that is read with others.
 * Most outcomes are shorter, because they don't contain a row.
 */
const maxBatch = 128;
const shortOutcome = 4_096;

export class IdempotencyKeys {
  readonly #engine: Engine;
  /** The accounts and keys of the requests in progress. */
  readonly #inProgress = new Set<string>();
  readonly #lookups: Lookups;
  /** Lookups of long outcomes, one at a time. */
  readonly #long: Lookups;

  constructor(engine: Engine, shares: Shares) {
    this.#engine = engine;
    this.#lookups = new BoundedQueue(shares, {
      resource: 'keyedReads',
      atOnce: 2,
      perCall: maxBatch,
      isGathering: true,
      run: (lookups) => this.#read(lookups, shortOutcome),
    });
    this.#long = new BoundedQueue(shares, {
      resource: 'keyedReads',
      atOnce: 1,
      run: (lookups) => this.#read(lookups, Number.MAX_SAFE_INTEGER),
    });
  }

  /**
   * Finds out whether a request with this key was executed. Until `end` is called on the result, other
   * requests with the key are rejected.
   *
   * @throws Problem idempotency_in_progress
   */
  async begin(requester: Requester, key: string): Promise<KeyedRequest> {
    const { accountId } = requester;
    const name = `${accountId} ${key}`;
    if (this.#inProgress.has(name)) throw inProgress();
    this.#inProgress.add(name);
    const end = (): void => void this.#inProgress.delete(name);
    try {
      const isNew = !this.#engine.mayHoldKey(accountId, key);
      const first = isNew ? undefined : await this.#find(this.#lookups, requester, key);
      return new KeyedRequest(requester, key, first, end);
    } catch (error) {
      end();
      throw error;
    }
  }

  /**
   * Returns the result of `work`, which must commit the request's record. If the request was executed before,
   * returns the recorded result instead.
   */
  async carryOut<T extends object>(request: KeyedRequest | undefined, work: () => Promise<T>): Promise<T> {
    if (request === undefined) return work();
    if (!request.isReplayed) {
      try {
        return await work();
      } catch (error) {
        await this.#learn(request, error);
      }
    }
    const { requester, key, outcome } = request;
    const text = outcome ?? (await this.#find(this.#long, requester, key))?.outcome;
    // The record expired after it was found. The request isn't executed again.
    if (text === undefined || text === null) throw inProgress();
    return JSON.parse(text) as T;
  }

  /**
   * Looks for a record after a failure. It exists if another instance was faster or the response to the
   * commit was lost. If there is no record, throws the error.
   */
  async #learn(request: KeyedRequest, error: unknown): Promise<void> {
    const cause = error instanceof Problem ? error.cause : error;
    const failure = failureOf(cause);
    const isUnchanged = failure === 'busy' || failure === 'full' || failure === 'unavailable';
    const found = isUnchanged
      ? undefined
      : await this.#find(this.#lookups, request.requester, request.key).catch(() => undefined);
    // The conflicting record has expired and was removed in the meantime.
    if (found === undefined) throw error instanceof IdempotencyKeyTaken ? inProgress() : error;
    request.found(found);
  }

  /** Records the request within a change of tables that don't contain rows. */
  record(trx: Knex.Transaction, request: KeyedRequest, outcome: object): Promise<void> {
    return this.#engine.record(trx, request.record(JSON.stringify(outcome)));
  }

  #find(queue: Lookups, requester: Requester, key: string): Promise<RecordedKey | undefined> {
    const { accountId, keyId, subject } = requester;
    return queue.add(accountId, { accountId, keyId, subject }, { accountId, key });
  }

  /** Reads the records of several keys of one account. */
  async #read(lookups: readonly Lookup[], most: number): Promise<(RecordedKey | undefined)[]> {
    const keys = lookups.map(({ key }) => key);
    const found = await this.#engine.readKeyed(lookups[0]!.accountId, keys, most);
    const byKey = new Map(found.map((record) => [record.key, record]));
    return keys.map((key) => byKey.get(key));
  }
}

export class KeyedRequest {
  readonly requester: Requester;
  readonly key: string;
  /** Marks the request as finished, so that other requests with the key are no longer rejected. */
  readonly end: () => void;
  #first: RecordedKey | undefined;
  #fingerprint = '';

  constructor(requester: Requester, key: string, first: RecordedKey | undefined, end: () => void) {
    this.requester = requester;
    this.key = key;
    this.end = end;
    this.#first = first;
  }

  /** Whether a request with the key was executed before. */
  get isReplayed(): boolean {
    return this.#first !== undefined;
  }

  /** @throws Problem idempotency_key_reused if a different request was executed with the key */
  identify(fingerprint: string): void {
    this.#fingerprint = fingerprint;
    this.#refuseOther();
  }

  found(first: RecordedKey): void {
    this.#first = first;
    this.#refuseOther();
  }

  /**
   * Returns the record that must be committed together with the request's changes.
   *
   * @param outcome the text of a JSON object
   */
  record(outcome: string): KeyedOutcome {
    const { requester, key } = this;
    return { accountId: requester.accountId, key, fingerprint: this.#fingerprint, outcome };
  }

  /** The recorded outcome, or null if it's too long or there is no record. */
  get outcome(): string | null {
    return this.#first?.outcome ?? null;
  }

  #refuseOther(): void {
    if (this.#first !== undefined && this.#first.fingerprint !== this.#fingerprint) throw keyReused();
  }
}

export function keyReused(): Problem {
  return new Problem('idempotency_key_reused', 'This Idempotency-Key was already used for another request.');
}

function inProgress(): Problem {
  return new Problem('idempotency_in_progress', 'Another request with this Idempotency-Key is in progress.');
}
