/**
 * The documents of accounts in which their collections are typed. Which version one is of is told without building it; it is
 * built in a thread of its own, once for all that ask, and kept as long as there is room.
 */
import { createHash } from 'node:crypto';
import { asyncapiJson, openapiJson } from '../../../generated/documents.js';
import type { Caller } from '../../access/rights.js';
import type { CollectionType } from '../../engines/engine.js';
import { Backlog } from '../../fairness/backlog.js';
import { FairQueue } from '../../fairness/fair-queue.js';
import { Problem } from '../../problem.js';
import { Thread } from '../../runtime/thread.js';
import type { Store } from '../../store/store.js';
import type { BuiltContract } from './contract-thread.js';
import type { ContractTask, Form } from './text.js';

export interface TypedContract {
  /** Weak: the same for the same version, schemas, names and address. */
  readonly etag: string;
  /** Its size in bytes is told before there is a copy of it. */
  read(reserve: (bytes: number) => Promise<void>): Promise<Uint8Array>;
}

const maxCollections = 1_000;
const maxKeptBytes = 33_554_432;
const maxWaiting = 100;
/** No document takes so long; the thread is then begun anew. */
const buildForMs = 60_000;

interface Building {
  readonly accountId: number;
  readonly task: () => Promise<ContractTask>;
  readonly resolve: (parts: Parts) => void;
  readonly reject: (error: unknown) => void;
}

type Parts = NonNullable<BuiltContract>;

export class TypedContracts {
  readonly #store: Pick<Store, 'readTypes'>;
  readonly #publicUrl: URL | undefined;
  readonly #thread = new Thread<ContractTask, BuiltContract>(
    new URL(import.meta.resolve('#contract-thread')),
  );
  readonly #waiting = new Backlog('reads', { requests: maxWaiting });
  readonly #queue = new FairQueue<Building>({ atOnce: 1, run: ([building]) => this.#build(building!) });
  readonly #underWay = new Map<string, Promise<Parts>>();
  /** The one that was used last is the last. */
  readonly #kept = new Map<string, Parts>();
  #keptBytes = 0;

  /** @param publicUrl where clients find the service; undefined: where each asks */
  constructor(store: Pick<Store, 'readTypes'>, publicUrl: URL | undefined) {
    this.#store = store;
    this.#publicUrl = publicUrl;
  }

  /**
   * @param authority where the client has asked
   * @throws Problem limit_reached
   */
  async find(caller: Caller, form: Form, authority: string): Promise<TypedContract> {
    const contract = contractOf(await this.#typesOf(caller, false));
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

  async #typesOf(caller: Caller, withTexts: boolean): Promise<readonly CollectionType[]> {
    const types = await this.#store.readTypes(
      caller.accountId,
      caller.collections,
      maxCollections + 1,
      withTexts,
    );
    if (types.length > maxCollections)
      throw tooLarge(`have more than ${maxCollections.toLocaleString('en')} collections`);
    return types;
  }

  async #parts(caller: Caller, form: Form, contract: string): Promise<Parts> {
    const key = `${form} ${contract}`;
    const kept = this.#kept.get(key);
    // Of another key the schemas may become others before it is built than those that this one may see.
    const own = `${caller.keyId} ${key}`;
    if (kept === undefined) return this.#underWay.get(own) ?? this.#begin(caller, form, own);
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept;
  }

  async #begin(caller: Caller, form: Form, key: string): Promise<Parts> {
    const { accountId } = caller;
    this.#waiting.refuseFull(accountId);
    this.#waiting.enter(accountId);
    const task = async (): Promise<ContractTask> => {
      // Another one by now, perhaps; what is answered is what is there.
      const types = await this.#typesOf(caller, true);
      const collections = types.map(({ name, typeName, text }) => ({ name, typeName, schema: text }));
      const { protocol, pathname } = this.#publicUrl ?? { protocol: 'http:', pathname: '' };
      return {
        form,
        collections,
        contract: contractOf(types),
        isSecure: protocol === 'https:',
        pathname: pathname.replace(/\/$/, ''),
      };
    };
    const parts = new Promise<Parts>((resolve, reject) =>
      this.#queue.add(accountId, { accountId, task, resolve, reject }),
    );
    this.#underWay.set(key, parts);
    try {
      return await parts;
    } finally {
      this.#underWay.delete(key);
    }
  }

  async #build({ accountId, task, resolve, reject }: Building): Promise<void> {
    this.#waiting.leave(accountId, 1);
    try {
      const asked = await task();
      const done = await this.#thread.run(asked, buildForMs);
      if (done === undefined) throw new Problem('overloaded', 'The document could not be built in time.');
      if (done.answer === undefined) throw tooLarge('be larger than 16 MiB');
      this.#keep(`${asked.form} ${asked.contract}`, done.answer);
      resolve(done.answer);
    } catch (error) {
      reject(error);
    }
  }

  #keep(key: string, parts: Parts): void {
    this.#kept.set(key, parts);
    this.#keptBytes += bytesOf(parts);
    for (const [oldest, gone] of this.#kept) {
      if (this.#keptBytes <= maxKeptBytes) break;
      this.#kept.delete(oldest);
      this.#keptBytes -= bytesOf(gone);
    }
  }
}

const version = digestOf(openapiJson, asyncapiJson);

/** Names what the collections are, for all that know the same version of the service. */
function contractOf(types: readonly CollectionType[]): string {
  return digestOf(
    version,
    ...types.flatMap(({ name, typeName, schemaId }) => [name, typeName, String(schemaId)]),
  );
}

function digestOf(...texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\n')).digest('base64url').slice(0, 22);
}

function bytesOf([before, behind]: Parts): number {
  return before.length + behind.length;
}

function tooLarge(what: string): Problem {
  return new Problem(
    'limit_reached',
    `The document would ${what}; a key that is bound to some of the collections gets theirs.`,
  );
}
