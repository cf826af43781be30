/** The operations of a collection's schema: get, set and remove. */
import type { Handlers } from '../contract/handlers.js';
import { typeNameOf } from '../contract/type-names.js';
import { Problem } from '../problem.js';
import { tagOfSchema } from '../store/schemas/schema-changes.js';
import type { Store } from '../store/store.js';
import { readSchema } from '../values/schema/schema.js';
import type { JsonText } from '../values/values.js';
import { isUnchanged, preconditionOfPresent } from './conditions.js';

export function schemas(store: Store) {
  return {
    async getSchema({ readRequest, parameters }) {
      const { collection_name: name } = parameters;
      const { text, etag, cursor } = await store.readSchema(readRequest, name);
      const headers = { ETag: etag, 'Schema-Since': cursor };
      if (isUnchanged(parameters, etag, `The schema of ${name}`)) return { status: 304, headers };
      return { status: 200, headers, body: text as JsonText<{ [keyword: string]: unknown }> };
    },

    async setSchema({ parameters, readRequest, keyed, text }) {
      const { collection_name: name, dry_run } = parameters;
      const read = readSchema(text);
      if ('errors' in read)
        throw new Problem('schema_invalid', 'The schema is not supported.', { errors: read.errors });
      await store.changeSchema(readRequest, name, {
        text,
        schema: read.schema,
        precondition: preconditionOfPresent(parameters, `The schema of ${name}`),
        isDryRun: dry_run !== undefined,
        typeName: (areTaken) => typeNameOf(name, areTaken),
        keyed,
      });
      return {
        status: 200,
        headers: { ETag: tagOfSchema(text) },
        body: text as JsonText<{ [keyword: string]: unknown }>,
      };
    },

    async removeSchema({ parameters, readRequest, keyed }) {
      const { collection_name: name } = parameters;
      await store.changeSchema(readRequest, name, {
        text: undefined,
        schema: undefined,
        precondition: preconditionOfPresent(parameters, `The schema of ${name}`),
        isDryRun: false,
        typeName: async () => '',
        keyed,
      });
      return { status: 204 };
    },
  } satisfies Partial<Handlers>;
}
