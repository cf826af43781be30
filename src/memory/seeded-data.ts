/**
 * The data of a server that `serve --memory` runs. The seed is loaded once, into an account without a key. The start and
 * each reset copy it into a new account `default`. Everything that the server remembers about the former account therefore
 * has no effect: collections, idempotency keys, quotas and cached documents.
 */
import { createKeylessAccount, startOver } from '../access/start-over.js';
import { typeNameOf } from '../contract/type-names.js';
import { copyCollections } from '../engines/copy-collections.js';
import type { ReadRequest } from '../fairness/read-request.js';
import { faultsOf } from '../files/rows.js';
import { countRequestsFrom } from '../http/requests/request-id.js';
import { Problem } from '../problem.js';
import type { DataParts } from '../service.js';
import type { Store } from '../store/store.js';
import { makeReproducible } from '../text/random.js';
import { problemAt, type SeedCollection } from './seed.js';
import { SeedError } from './seed-files.js';

export class SeededData {
  readonly #parts: DataParts;
  readonly #key: string;
  /** The account that contains the seed. */
  readonly #seed: number;
  #resetting: Promise<void> = Promise.resolve();

  private constructor(parts: DataParts, key: string, seed: number) {
    this.#parts = parts;
    this.#key = key;
    this.#seed = seed;
  }

  /**
   * Loads a seed into a server that has just started.
   *
   * @throws SeedError
   */
  static async load(parts: DataParts, key: string, seed: readonly SeedCollection[]): Promise<SeededData> {
    const id = await parts.database.transaction((trx) => createKeylessAccount(trx, 'seed'));
    await insertSeed(parts.store, id, seed);
    const data = new SeededData(parts, key, id);
    await data.reset();
    return data;
  }

  /**
   * Returns to the seed. Feeds close with 4404, and requests that wait for changes get 404, because their collections are
   * deleted. The key stays valid, all others don't. A second reset waits for the first.
   */
  reset(): Promise<void> {
    const done = this.#resetting.then(() => this.#reset());
    this.#resetting = done.catch(() => undefined);
    return done;
  }

  async #reset(): Promise<void> {
    const { database, store, meter, authenticator } = this.#parts;
    const former = await database
      .knex('collections')
      .whereNot({ account_id: this.#seed })
      .select('account_id', 'name');
    for (const { account_id, name } of former)
      await store
        .deleteCollection(requesterOf(Number(account_id)), name, undefined)
        .catch((error: unknown) => {
          // A client may have deleted the collection in the meantime.
          if (!(error instanceof Problem && error.code === 'collection_not_found')) throw error;
        });
    await store.keyChanges.run(requesterOf(this.#seed), async () => {
      // The first id is that of the key.
      makeReproducible(this.#key);
      await startOver(database, this.#key, (trx, id) => copyCollections(trx, this.#seed, id));
      meter.startOver();
    });
    store.lookForIndexes();
    await authenticator.refresh();
    countRequestsFrom('request');
  }
}

async function insertSeed(store: Store, accountId: number, seed: readonly SeedCollection[]): Promise<void> {
  const requester = requesterOf(accountId);
  for (const { name, schema, rowKey, batches } of seed) {
    await store.createCollection(requester, name, undefined);
    if (schema !== undefined) {
      const change = { ...schema, precondition: undefined, isDryRun: false, keyed: undefined };
      await store
        .changeSchema(requester, name, { ...change, typeName: (areTaken) => typeNameOf(name, areTaken) })
        .catch((error: unknown) => refuse(error, (detail) => [`${schema.file}: ${detail}`]));
    }
    if (rowKey !== undefined)
      await store
        .changeRowKey(requester, name, { fields: rowKey.fields, isDryRun: false, keyed: undefined })
        .catch((error: unknown) => refuse(error, (detail) => [`${rowKey.file}: ${detail}`]));
    for (const { file, lines, texts, values } of batches) {
      await store.writes
        .insert(requester, name, { rows: texts, values, keyed: undefined })
        .catch((error: unknown) =>
          refuse(error, (detail, errors) =>
            errors === undefined
              ? [`${file}, line ${lines[0]}: ${detail}`]
              : faultsOf(errors).map(({ index, fault }) => {
                  const detail = fault.detail.replace(
                    /\brow (\d+) of the request/,
                    (_, other) => `line ${lines[Number(other)]}`,
                  );
                  return problemAt(file, lines[index]!, { ...fault, detail });
                }),
          ),
        );
    }
  }
}

function refuse(error: unknown, problems: (detail: string, errors: Problem['errors']) => string[]): never {
  if (error instanceof Problem) throw new SeedError(problems(error.detail, error.errors));
  throw error;
}

/** No client waits for this work. */
function requesterOf(accountId: number): ReadRequest {
  return {
    ...{ accountId, keyId: 'seed', grant: undefined },
    isGone: () => false,
    reserve: () => Promise.resolve(),
  };
}
