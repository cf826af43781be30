/** Collections. */
import type { Handlers } from '../contract/handlers.js';
import type { Store } from '../store/store.js';
import type { JsonText } from '../values.js';

type Collections = Pick<
  Handlers,
  'listCollections' | 'createCollection' | 'getCollection' | 'deleteCollection'
>;

export function collections(store: Store): Collections {
  return {
    async listCollections({ caller, reading }) {
      const names = await store.listCollections(reading, caller.collections);
      return { status: 200, body: names as JsonText<[]> };
    },

    async createCollection({ caller, body: { name } }) {
      await store.createCollection(caller.accountId, name);
      return { status: 201, headers: { Location: `/v1/collections/${name}` }, body: { name } };
    },

    async getCollection({ caller, parameters }) {
      const { name, rows, createdAt } = await store.describeCollection(
        caller.accountId,
        parameters.collection_name,
      );
      return { status: 200, body: { name, rows, created_at: new Date(createdAt).toISOString() } };
    },

    async deleteCollection({ caller, parameters }) {
      await store.deleteCollection(caller.accountId, parameters.collection_name);
      return { status: 204 };
    },
  };
}
