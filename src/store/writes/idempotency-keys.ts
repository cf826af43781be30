/**
 * Requests with an idempotency key (draft-ietf-httpapi-idempotency-key-header-07). What comes of one is committed with it, so
 * that it is carried out once, however often it is sent: on several instances, over lost connections, after a crash.
 *
 * One that is sent again while it is under way here is refused. One that is under way elsewhere is not seen; that it can't
 * happen twice is the database's doing, which has one record of a key, and then its own record is there to be found.
 */
import type { Knex } from 'knex';
import { type Engine, type KeyedOutcome, KeyTaken, type RecordedKey } from '../../engines/engine.js';
import { Backlog } from '../../fairness/backlog.js';
import { FairQueue } from '../../fairness/fair-queue.js';
import { failureOf, Problem } from '../../problem.js';
import { maxQueuedReads } from '../reads/reader.js';

/** How long what came of a request is kept. */
export const keptForMs = 86_400_000;

interface Lookup {
  readonly accountId: number;
  readonly key: string;
  readonly resolve: (found: RecordedKey | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** Lookups made in one call, and bytes of an outcome that is read with others: most are shorter, and bring no row. */
const maxBatch = 128;
const shortOutcome = 4_096;

export class IdempotencyKeys {
  readonly #engine: Engine;
  readonly #underWay = new Set<string>();
  readonly #waiting = new Backlog('reads', { requests: maxQueuedReads });
  readonly #lookups = new FairQueue<Lookup>({
    atOnce: 2,
    perCall: maxBatch,
    isGathering: true,
    run: (lookups) => this.#read(lookups, shortOutcome),
  });
  /** Of records with long outcomes, one at a time. */
  readonly #long = new FairQueue<Lookup>({
    atOnce: 1,
    run: (lookups) => this.#read(lookups, Number.MAX_SAFE_INTEGER),
  });

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /**
   * Finds out whether a request with this key was carried out; until the end of this one no other is begun.
   *
   * @throws Problem idempotency_in_progress
   */
  async begin(accountId: number, key: string): Promise<KeyedRequest> {
    const name = `${accountId} ${key}`;
    if (this.#underWay.has(name)) throw inProgress();
    this.#underWay.add(name);
    const end = (): void => void this.#underWay.delete(name);
    try {
      const isNew = !this.#engine.mayHoldKey(accountId, key);
      const first = isNew ? undefined : await this.#find(this.#lookups, accountId, key);
      return new KeyedRequest(accountId, key, first, end);
    } catch (error) {
      end();
      throw error;
    }
  }

  /** What `work` gives, which commits the request's record; where that is there already, what it gave then. */
  async carryOut<T extends object>(request: KeyedRequest | undefined, work: () => Promise<T>): Promise<T> {
    if (request === undefined) return work();
    if (!request.isReplayed) {
      try {
        return await work();
      } catch (error) {
        await this.#learn(request, error);
      }
    }
    const { accountId, key, outcome } = request;
    const text = outcome ?? (await this.#find(this.#long, accountId, key))?.outcome;
    // Its time was over in between: it was found, and is not carried out anew.
    if (text === undefined || text === null) throw inProgress();
    return JSON.parse(text) as T;
  }

  /** Where another instance was faster, or the commit's answer was lost, the record is there; else it throws the error. */
  async #learn(request: KeyedRequest, error: unknown): Promise<void> {
    const cause = error instanceof Problem ? error.cause : error;
    const failure = failureOf(cause);
    const isUnchanged = failure === 'busy' || failure === 'full' || failure === 'unavailable';
    const found = isUnchanged
      ? undefined
      : await this.#find(this.#lookups, request.accountId, request.key).catch(() => undefined);
    // What was in the way is too old by now and gone.
    if (found === undefined) throw error instanceof KeyTaken ? inProgress() : error;
    request.found(found);
  }

  /** Records the request with a change of tables that hold no rows. */
  record(trx: Knex.Transaction, request: KeyedRequest, outcome: object): Promise<void> {
    return this.#engine.record(trx, request.record(JSON.stringify(outcome)));
  }

  #find(queue: FairQueue<Lookup>, accountId: number, key: string): Promise<RecordedKey | undefined> {
    return new Promise((resolve, reject) => {
      this.#waiting.refuseFull(accountId);
      this.#waiting.enter(accountId);
      queue.add(accountId, { accountId, key, resolve, reject });
    });
  }

  /** Lookups of one account. */
  async #read(lookups: readonly Lookup[], most: number): Promise<void> {
    const { accountId } = lookups[0]!;
    this.#waiting.leave(accountId, lookups.length);
    try {
      const keys = lookups.map(({ key }) => key);
      const found = await this.#engine.readKeyed(accountId, keys, most);
      const byKey = new Map(found.map((record) => [record.key, record]));
      for (const { key, resolve } of lookups) resolve(byKey.get(key));
    } catch (error) {
      for (const { reject } of lookups) reject(error);
    }
  }
}

export class KeyedRequest {
  readonly accountId: number;
  readonly key: string;
  /** No other request with the key is refused for its sake any more. */
  readonly end: () => void;
  #first: RecordedKey | undefined;
  #fingerprint = '';

  constructor(accountId: number, key: string, first: RecordedKey | undefined, end: () => void) {
    this.accountId = accountId;
    this.key = key;
    this.end = end;
    this.#first = first;
  }

  /** Whether a request with the key was carried out, which has to be the same as this one. */
  get isReplayed(): boolean {
    return this.#first !== undefined;
  }

  /** @throws Problem idempotency_key_reused where another request was carried out with the key */
  identify(fingerprint: string): void {
    this.#fingerprint = fingerprint;
    this.#refuseOther();
  }

  found(first: RecordedKey): void {
    this.#first = first;
    this.#refuseOther();
  }

  /**
   * The record to be committed with what the request does.
   *
   * @param outcome a JSON object
   */
  record(outcome: string): KeyedOutcome {
    const { accountId, key } = this;
    return { accountId, key, fingerprint: this.#fingerprint, outcome };
  }

  /** What was recorded; null where it is long, or there is nothing. */
  get outcome(): string | null {
    return this.#first?.outcome ?? null;
  }

  #refuseOther(): void {
    if (this.#first !== undefined && this.#first.fingerprint !== this.#fingerprint) throw keyReused();
  }
}

export function keyReused(): Problem {
  return new Problem('idempotency_key_reused', 'This Idempotency-Key was sent with another request.');
}

function inProgress(): Problem {
  return new Problem(
    'idempotency_in_progress',
    'A request with this Idempotency-Key has yet to be answered.',
  );
}
