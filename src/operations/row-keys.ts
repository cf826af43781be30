/** The operations of a collection's row key: get, set and remove. */
import type { Handlers } from '../contract/handlers.js';
import { Problem } from '../problem.js';
import type { Store } from '../store/store.js';
import { hasLoneSurrogate } from '../values/json/pointer.js';

export function rowKeys(store: Store) {
  return {
    async getRowKey({ readRequest, parameters }) {
      const fields = await store.readRowKey(readRequest, parameters.collection_name);
      return { status: 200, body: { fields: [...fields] } };
    },

    async setRowKey({ parameters, readRequest, keyed, body }) {
      const { collection_name: name, dry_run } = parameters;
      const { fields } = body;
      requireRowKeyFields(fields);
      await store.changeRowKey(readRequest, name, { fields, isDryRun: dry_run !== undefined, keyed });
      return { status: 200, body: { fields } };
    },

    async removeRowKey({ parameters, readRequest, keyed }) {
      const { collection_name: name } = parameters;
      await store.changeRowKey(readRequest, name, { fields: undefined, isDryRun: false, keyed });
      return { status: 204 };
    },
  } satisfies Partial<Handlers>;
}

/** @throws Problem body_invalid for the rules of field names that the contract can't express */
export function requireRowKeyFields(fields: readonly string[]): void {
  const index = fields.findIndex((field) => field === 'id' || hasLoneSurrogate(field));
  if (index < 0) return;
  const pointer = `/fields/${index}`;
  const isId = fields[index] === 'id';
  const detail = isId ? 'must not be id, which the server assigns' : 'must not contain a lone surrogate';
  throw new Problem('body_invalid', `${pointer} ${detail}.`, { errors: [{ pointer, detail }] });
}
