/**
 * Provides the typed contracts of accounts, in which each collection with a schema has its own types.
 *
 * The `ETag` of a document is known without building it. A worker thread builds documents one at a time.
 * Requests for the same document share a build, and the 32 MiB of documents that were used last stay in
 * memory.
 */
import { createHash } from 'node:crypto';
import { contractsDigest } from '../../../generated/summary.js';
import type { Caller } from '../../access/rights.js';
import type { CollectionType, Engine } from '../../engines/engine.js';
import { BoundedQueue } from '../../fairness/bounded-queue.js';
import type { ReadRequest } from '../../fairness/read-request.js';
import type { Shares } from '../../fairness/shares.js';
import { Problem } from '../../problem.js';
import { createCache, createSizedCache } from '../../runtime/cache.js';
import { Thread } from '../../runtime/thread.js';
import { basePathOf } from '../../text/base-path.js';
import { typeNameOf } from '../type-names.js';
import type { BuiltContract } from './contract-thread.js';
import type { ContractTask, Form } from './text.js';

interface TypedContract {
  /** A weak tag. It depends on the version of the server, the schemas, the row keys, the type names and the address. */
  readonly etag: string;
  /**
   * Returns the document. Calls `reserve` with its size in bytes before it creates the copy.
   *
   * @throws Problem limit_reached if it would be larger than 16 MiB, overloaded if it can't be built in time
   */
  read(reserve: ReadRequest['reserve']): Promise<Uint8Array>;
}

const maxCollections = 1_000;
const maxKeptBytes = 33_554_432;
/** A digest takes about 150 bytes. */
const maxSchemaDigests = 10_000;
/** No normal document takes this long. The thread is then stopped, and the next build starts a new one. */
const buildForMs = 60_000;

type Parts = NonNullable<BuiltContract>;

export class TypedContracts {
  readonly #engine: Pick<Engine, 'readTypes'>;
  readonly #publicUrl: URL | undefined;
  readonly #thread = new Thread<ContractTask, BuiltContract>('#contract-thread');
  readonly #queue: BoundedQueue<() => Promise<ContractTask>, Parts>;
  readonly #underWay = new Map<string, Promise<Parts>>();
  /** By the id of the schema. A schema with another text has another id. */
  readonly #schemaDigests = createCache<number, string>(maxSchemaDigests);
  readonly #kept = createSizedCache<string, Parts>(
    maxKeptBytes,
    ([before, behind]) => before.length + behind.length,
  );

  /**
   * @param publicUrl the address where clients reach the server; if undefined, the address that each client
   * used
   */
  constructor(engine: Pick<Engine, 'readTypes'>, shares: Shares, publicUrl: URL | undefined) {
    this.#engine = engine;
    this.#queue = new BoundedQueue(shares, {
      resource: 'typedContracts',
      atOnce: 1,
      run: async ([task]) => [await this.#build(task!)],
    });
    this.#publicUrl = publicUrl;
  }

  /**
   * Finds a document and its `ETag`. The document is only built when `read` is called.
   *
   * @param authority the host and port that the client sent the request to
   * @throws Problem limit_reached if there are too many collections
   */
  async find(caller: Caller, form: Form, authority: string): Promise<TypedContract> {
    const contract = await this.#contractOf(caller);
    const host = this.#publicUrl?.host ?? authority;
    return {
      etag: `W/"${digestOf(contract, this.#publicUrl?.href ?? authority)}"`,
      read: async (reserve) => {
        const [before, behind] = await this.#parts(caller, form, contract);
        await reserve(before.length + host.length + behind.length);
        return Buffer.concat([before, Buffer.from(host), behind]);
      },
    };
  }

  close(): Promise<void> {
    return this.#thread.close();
  }

  /** Returns the digest of the contract. Reads the texts of schemas only if a digest isn't known yet. */
  async #contractOf(caller: Caller): Promise<string> {
    const types = await this.#typesOf(caller, false);
    const digests = types.map(({ schemaId }) => this.#schemaDigests.get(schemaId));
    if (digests.every((digest) => digest !== undefined)) return contractOf(types, digests);
    const read = await this.#typesOf(caller, true);
    return contractOf(read, this.#digestsOf(read));
  }

  /** @param types with their texts */
  #digestsOf(types: readonly CollectionType[]): string[] {
    return types.map(({ schemaId, text }) => {
      const digest = digestOf(text);
      this.#schemaDigests.set(schemaId, digest);
      return digest;
    });
  }

  async #typesOf(caller: Caller, withTexts: boolean): Promise<readonly CollectionType[]> {
    const types = await this.#engine.readTypes(
      caller.accountId,
      caller.collections,
      maxCollections + 1,
      withTexts,
    );
    if (types.length > maxCollections)
      throw tooLarge(`have more than ${maxCollections.toLocaleString('en')} collections`);
    return caller.collections === undefined ? types : namedAmong(types);
  }

  async #parts(caller: Caller, form: Form, contract: string): Promise<Parts> {
    const key = `${form} ${contract}`;
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    // A build is only shared by requests with the same key. It reads the schemas again when it starts. The
    // result for another key could then contain collections that this key can't see.
    const own = `${caller.keyId} ${key}`;
    return this.#underWay.get(own) ?? this.#begin(caller, form, own);
  }

  async #begin(caller: Caller, form: Form, key: string): Promise<Parts> {
    const task = async (): Promise<ContractTask> => {
      // The schemas may have changed since `find`. The document contains the current ones.
      const types = await this.#typesOf(caller, true);
      const collections = types.map(({ name, typeName, rowKey, text }) => ({
        name,
        typeName,
        rowKey,
        schema: text,
      }));
      const publicUrl = this.#publicUrl;
      return {
        form,
        collections,
        contract: contractOf(types, this.#digestsOf(types)),
        isSecure: publicUrl?.protocol === 'https:',
        pathname: publicUrl === undefined ? '' : basePathOf(publicUrl),
      };
    };
    const parts = this.#queue.add(caller.accountId, caller, task);
    this.#underWay.set(key, parts);
    try {
      return await parts;
    } finally {
      this.#underWay.delete(key);
    }
  }

  async #build(task: () => Promise<ContractTask>): Promise<Parts> {
    const asked = await task();
    const done = await this.#thread.run(asked, buildForMs);
    if (done === undefined)
      throw new Problem('overloaded', 'The server could not generate the document in time.');
    if (done.answer === undefined) throw tooLarge('be larger than 16 MiB');
    this.#kept.set(`${asked.form} ${asked.contract}`, done.answer);
    return done.answer;
  }
}

/**
 * Returns a digest of the schemas, row keys and type names. All servers of the same version compute the same digest. It
 * depends only on what the document contains: ids of schemas, for example, would tell how often other schemas
 * changed.
 *
 * @param digests the digests of the schemas, in the order of `types`
 */
function contractOf(types: readonly CollectionType[], digests: readonly (string | undefined)[]): string {
  return digestOf(
    contractsDigest,
    ...types.flatMap(({ name, typeName, rowKey }, index) => [
      ...[name, typeName, digests[index]!],
      ...(rowKey === undefined ? [] : [JSON.stringify(rowKey)]),
    ]),
  );
}

/**
 * Names the types of a key that is limited to certain collections. Names of the account can end with a number
 * because of collections that the key can't see, so they are assigned again, to the oldest collection first.
 */
async function namedAmong(types: readonly CollectionType[]): Promise<CollectionType[]> {
  const taken = new Set<string>();
  const names = new Map<string, string>();
  for (const { name } of types.toSorted((a, b) => a.collectionId - b.collectionId)) {
    const typeName = await typeNameOf(name, async (others) => others.some((other) => taken.has(other)));
    taken.add(typeName.toLowerCase());
    names.set(name, typeName);
  }
  return types.map((type) => ({ ...type, typeName: names.get(type.name)! }));
}

function digestOf(...texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\n')).digest('base64url').slice(0, 22);
}

function tooLarge(what: string): Problem {
  return new Problem(
    'limit_reached',
    `The document would ${what}. Use a key that is limited to some of the collections.`,
  );
}
