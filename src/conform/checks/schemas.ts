/** Conformance checks of schemas. If the key can't set schemas, the server must reject the requests. */
import type { OperationId } from '../../../generated/operations.js';
import { type Check, checksOf } from '../check.js';
import type { World } from '../world.js';

const text = '{ "type": "object", "required": ["n"], "properties": { "n": { "type": "integer" } } }';
const rows = [{ n: 1 }, { n: 2 }];

/**
 * Runs the check in a new collection with a schema, if the key has the scope `admin`. Otherwise, the server
 * must reject the operation.
 */
function forAdmin(
  id: OperationId,
  run: (world: World, etag: string) => Promise<unknown>,
  isSet = true,
): Check['run'] {
  return (world) =>
    world.inScratchCollection(rows, async (scratch) => {
      const { status, etag } = await scratch.ask('setSchema', {
        body: text,
        ...(!isSet && { query: { dry_run: 'true' } }),
      });
      if (status !== 403) return run(scratch, etag);
      if (id === 'getSchema') return scratch.refuse(id, 'schema_not_found');
      return scratch.refuse(id, 'scope_insufficient', id === 'setSchema' ? { body: text } : {});
    });
}

export const schemaChecks: readonly Check[] = [
  ...checksOf('setSchema', {
    'rejects every write of a row that does not conform': forAdmin('setSchema', async (world) => {
      const before = (await world.list()).cursor;
      await world.refuse('insertRows', 'row_invalid', { body: [{ n: 3 }, { n: 'x' }] }, '/1/n');
      await world.refuse('insertRows', 'row_invalid', { body: [{}] }, '/0/n');
      await world.refuse('updateRow', 'row_invalid', { row: 1, body: { n: 1.5 } }, '/n');
      await world.refuse('replaceRow', 'row_invalid', { row: 1, body: { m: 1 } }, '/n');
      const bulk = { query: { filter: '@.n > 0', max_rows: 10 }, body: { n: null } };
      await world.refuse('updateRows', 'row_invalid', bulk, '/n');
      world.expect('the cursor', (await world.list()).cursor, before);
      await world.succeed('insertRows', 201, { body: [{ n: 3, more: true }] });
      await world.succeed('updateRow', 200, { row: 1, body: { n: 4 } });
    }),
    'rejects a schema that some rows do not conform to, and names these rows': forAdmin(
      'setSchema',
      async (world) => {
        const body = { type: 'object', properties: { n: { maximum: 1 } } };
        const { json } = await world.refuse('setSchema', 'rows_mismatch', { body }, '/n');
        world.expect('the rows', [json?.errors?.[0]?.id, json?.checked], [2, 2]);
        world.expect('the schema', (await world.succeed('getSchema', 200)).text, text);
      },
    ),
    'accepts only the supported keywords': forAdmin('setSchema', async (world) => {
      const refuse = (schema: object, at: string) =>
        world.refuse('setSchema', 'schema_invalid', { body: schema }, at);
      await refuse({ type: 'object', patternProperties: {} }, '/patternProperties');
      await refuse({ type: 'array' }, '/type');
      await refuse({ type: 'object', properties: { a: { pattern: '(?=x)' } } }, '/properties/a/pattern');
      await refuse({ type: 'object', required: ['id'] }, '/required/0');
    }),
    'does not change anything in a dry run': forAdmin(
      'setSchema',
      (world) => world.refuse('getSchema', 'schema_not_found'),
      false,
    ),
    'rejects the request if If-Match does not contain the version': forAdmin(
      'setSchema',
      async (world, etag) => {
        const body = { type: 'object' };
        await world.refuse('setSchema', 'version_mismatch', { body, headers: { 'If-Match': '"another"' } });
        await world.succeed('setSchema', 200, { body, headers: { 'If-Match': etag } });
      },
    ),
  }),
  ...checksOf('getSchema', {
    'returns 404 while the collection has no schema': ['schema_not_found'],
    'returns the schema byte for byte, and Schema-Since': forAdmin('getSchema', async (world, etag) => {
      const given = await world.succeed('getSchema', 200);
      world.expect('the schema', given.text, text);
      world.expect('the ETag', given.etag, etag);
      world.expect('Schema-Since', given.headers.get('Schema-Since'), (await world.list()).cursor);
      const { status } = await world.ask('getSchema', { headers: { 'If-None-Match': etag } });
      world.expect('the status with If-None-Match', status, 304);
    }),
  }),
  ...checksOf('removeSchema', {
    'allows any rows again': forAdmin('removeSchema', async (world, etag) => {
      await world.refuse('removeSchema', 'version_mismatch', { headers: { 'If-Match': '"another"' } });
      await world.succeed('removeSchema', 204, { headers: { 'If-Match': etag } });
      await world.refuse('removeSchema', 'schema_not_found');
      await world.succeed('insertRows', 201, { body: [{}] });
    }),
  }),
];
