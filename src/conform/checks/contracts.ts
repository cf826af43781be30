/** Conformance checks of the typed contract. They set a schema if the key of the run can set one. */
import { type Check, checksOf, withRows } from '../check.js';
import type { World } from '../world.js';

const ids = [
  'getContractOpenapiJson',
  'getContractOpenapiYaml',
  'getContractOpenapi30Json',
  'getContractAsyncapiJson',
  'getContractAsyncapiYaml',
  'getContractArazzoJson',
  'getContractArazzoYaml',
] as const;
type Id = (typeof ids)[number];

const schema = { type: 'object', required: ['n'], properties: { n: { type: 'integer' } } };

export const contractChecks: readonly Check[] = ids.flatMap((id) =>
  checksOf(id, {
    'returns 304 while the document is unchanged': async (world) => {
      const etag = await world.expectUnmodified(id);
      await world.refuse(id, 'version_mismatch', { headers: { 'If-Match': etag } });
    },
    'rejects unknown parameters': ['parameter_invalid', { query: 'x=1' }, 'x'],
    'describes a collection as long as it has a schema': withRows([{ n: 1 }], async (world) => {
      const before = await describedBy(world, id);
      world.expect('the description of the rows before the schema', before.isTyped, false);
      if ((await world.ask('setSchema', { body: schema })).status === 403) return;
      const after = await describedBy(world, id);
      world.expect('the description of the rows', [after.isTyped, after.etag !== before.etag], [true, true]);
      await world.succeed('removeSchema', 204);
      world.expect('the description of the rows without the schema', await describedBy(world, id), before);
    }),
  }),
);

/** Returns whether a document describes the rows of the collection, and the document's `ETag`. */
async function describedBy(world: World, id: Id): Promise<{ isTyped: boolean; etag: string }> {
  const { text, json, etag } = await world.succeed(id, 200);
  const { collection } = world;
  if (id.endsWith('ArazzoJson')) return { isTyped: text.includes(`(${collection})`), etag };
  if (id.endsWith('Yaml')) return { isTyped: text.includes(collection), etag };
  const schemas = json?.components?.schemas ?? {};
  const typeName = nameIn(json, collection);
  const row = JSON.stringify(schemas[`${typeName}Row`] ?? null);
  return { isTyped: row.includes('"n":{"type":"integer","format":"int64"}'), etag };
}

/**
 * Returns the collection's type name in the document. Returns undefined if the document doesn't describe it.
 */
// biome-ignore lint/suspicious/noExplicitAny: a document.
function nameIn(document: any, collection: string): string | undefined {
  const operation = document?.paths?.[`/v1/collections/${collection}/rows`]?.get?.operationId;
  const channel = Object.entries<typeof document>(document?.channels ?? {}).find(
    ([, { bindings }]) => bindings?.ws?.query?.properties?.collection?.const === collection,
  );
  const name = /^list(.+)Rows$/.exec(operation ?? '')?.[1] ?? /^(.+)Feed$/.exec(channel?.[0] ?? '')?.[1];
  return name && name[0]!.toUpperCase() + name.slice(1);
}
