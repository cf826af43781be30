/** The operations of collections: list, create, get and delete. */
import { createHash } from 'node:crypto';
import type { Handlers } from '../contract/handlers.js';
import { weakTagOf } from '../log/cursor.js';
import type { Store } from '../store/store.js';
import { isConditional, isUnchanged } from './conditions.js';
import { nextPage } from './next-page.js';

export function collections(store: Store) {
  return {
    async listCollections({ caller, readRequest, parameters }) {
      const { collections: own } = caller;
      if (isConditional(parameters) && own === undefined) {
        const ETag = weakTagOf(await store.collectionsTag(caller.accountId));
        if (isUnchanged(parameters, ETag, 'The list')) return { status: 304, headers: { ETag } };
      }
      const { limit, after } = parameters;
      const names = own && [...own].sort();
      const { names: found, tag } = await store.listCollections(readRequest, {
        names,
        after,
        limit: limit + 1,
      });
      const page = found.slice(0, limit);
      const ETag = weakTagOf(names === undefined ? tag : digestOf(found, names));
      if (names !== undefined && isUnchanged(parameters, ETag, 'The list'))
        return { status: 304, headers: { ETag } };
      const next = found.length > limit ? page.at(-1) : undefined;
      return {
        status: 200,
        headers: { ETag, ...nextPage('/v1/collections', limit, next) },
        body: page.map((name) => ({ name })),
      };
    },

    async createCollection({ readRequest, body: { name }, keyed }) {
      await store.createCollection(readRequest, name, keyed);
      return { status: 201, headers: { Location: `/v1/collections/${name}` }, body: { name } };
    },

    async getCollection({ readRequest, parameters }) {
      const described = await store.describeCollection(readRequest, parameters.collection_name);
      const { name, rows, createdAt, indexes } = described;
      return { status: 200, body: { name, rows, created_at: new Date(createdAt).toISOString(), indexes } };
    },

    async deleteCollection({ readRequest, parameters, keyed }) {
      await store.deleteCollection(readRequest, parameters.collection_name, keyed);
      return { status: 204 };
    },
  } satisfies Partial<Handlers>;
}

/**
 * Returns the version of the list of a key that is limited to certain collections (`own`). The version comes from
 * these collections only, because the account's version would also change with collections that the key can't see.
 */
function digestOf(found: readonly string[], own: readonly string[]): string {
  return createHash('sha256').update(`${own}\n${found}`).digest('base64url').slice(0, 22);
}
