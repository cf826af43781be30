/** Derives the OpenAPI 3.0.3 form of the contract, for generators that don't read 3.1. */
import { mapSchema, mapValues, type Schema } from './schemas.js';

/** Throws where the document says what 3.0 cannot. */
export function toOpenapi30<Document extends object>(document: Document): Document {
  const { $schema, jsonSchemaDialect, webhooks, ...rest } = document as Record<string, unknown>;
  if (webhooks !== undefined) throw new Error('OpenAPI 3.0 has no webhooks');
  return convert({ ...rest, openapi: '3.0.3' }, '') as Document;
}

/** Rewrites what differs, by the places where it may stand. */
function convert(node: unknown, where: string): unknown {
  if (Array.isArray(node)) return node.map((item, index) => convert(item, `${where}/${index}`));
  if (typeof node !== 'object' || node === null) return node;
  if ('$ref' in node) return { $ref: node.$ref };
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      const inner = `${where}/${key}`;
      if (key.startsWith('x-') || key === 'example' || key === 'examples') return [key, value];
      if (key === 'schema') return [key, mapSchema(value, inner, schema30)];
      if (inner === '/components/schemas') {
        return [
          key,
          mapValues(value as object, (schema, name) => mapSchema(schema, `${inner}/${name}`, schema30)),
        ];
      }
      if (inner === '/info') {
        const { summary, license, ...info } = value as {
          summary?: string;
          license?: { identifier?: string };
        };
        const { identifier, ...license30 } = license ?? {};
        return [key, license === undefined ? info : { ...info, license: license30 }];
      }
      return [key, convert(value, inner)];
    }),
  );
}

function schema30(schema: Schema): Schema {
  const { const: constant, examples, exclusiveMinimum, exclusiveMaximum, $ref, ...rest } = schema;
  // Beside a reference 3.0 ignores everything, so that it has to stand in an allOf.
  if ($ref !== undefined) return Object.keys(schema).length === 1 ? { $ref } : { allOf: [{ $ref }], ...rest };
  const schema30: Schema = { ...rest };
  if (constant !== undefined) schema30.enum = [constant];
  if (Array.isArray(examples) && schema30.example === undefined) schema30.example = examples[0];
  if (exclusiveMinimum !== undefined)
    Object.assign(schema30, { minimum: exclusiveMinimum, exclusiveMinimum: true });
  if (exclusiveMaximum !== undefined)
    Object.assign(schema30, { maximum: exclusiveMaximum, exclusiveMaximum: true });
  return schema30;
}
