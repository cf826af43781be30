/** The operations of collections: list, create, get and delete. */
import { createHash } from 'node:crypto';
import type { Caller } from '../access/rights.js';
import type { Handlers } from '../contract/handlers.js';
import { weakTagOf } from '../log/cursor.js';
import type { Store } from '../store/store.js';
import type { JsonText } from '../values/values.js';
import { isConditional, isUnchanged } from './conditions.js';

type Collections = Pick<
  Handlers,
  'listCollections' | 'createCollection' | 'getCollection' | 'deleteCollection'
>;

export function collections(store: Store): Collections {
  return {
    async listCollections({ caller, readRequest, parameters }) {
      if (isConditional(parameters)) {
        const ETag = entityTagOf(await store.collectionsTag(caller.accountId), caller);
        if (isUnchanged(parameters, ETag, 'The list')) return { status: 304, headers: { ETag } };
      }
      const { page, tag } = await store.listCollections(readRequest, caller.collections);
      return { status: 200, headers: { ETag: entityTagOf(tag, caller) }, body: page as JsonText<[]> };
    },

    async createCollection({ caller, body: { name }, keyed }) {
      await store.createCollection(caller.accountId, name, keyed);
      return { status: 201, headers: { Location: `/v1/collections/${name}` }, body: { name } };
    },

    async getCollection({ caller, parameters }) {
      const { name, rows, createdAt } = await store.describeCollection(
        caller.accountId,
        parameters.collection_name,
      );
      return { status: 200, body: { name, rows, created_at: new Date(createdAt).toISOString() } };
    },

    async deleteCollection({ caller, parameters, keyed }) {
      await store.deleteCollection(caller.accountId, parameters.collection_name, keyed);
      return { status: 204 };
    },
  };
}

/**
 * Returns the `ETag` of the list of collections. The list depends on the collections of the account (`tag`)
 * and on the collections that the key can use.
 */
function entityTagOf(tag: string, { collections }: Caller): string {
  if (collections === undefined) return weakTagOf(tag);
  const bounds = createHash('sha256')
    .update([...collections].sort().join())
    .digest('hex')
    .slice(0, 16);
  return weakTagOf(`${tag}-${bounds}`);
}
