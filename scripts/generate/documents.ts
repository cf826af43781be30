/** Reads the two contracts, validates them and converts them to the served formats. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import SwaggerParser from '@apidevtools/swagger-parser';
import { parse, stringify } from 'yaml';
import { segmentsIn } from '../../src/values/json/pointer.js';
import type { AsyncapiDocument, OpenapiDocument } from './contracts.js';
import { toOpenapi30 } from './openapi30.js';
import { mapNodes, type Schema } from './schemas.js';

export interface Documents {
  readonly openapi: OpenapiDocument;
  /** `openapi` with every reference replaced by the referenced node. */
  readonly dereferenced: OpenapiDocument;
  /** The AsyncAPI document without references to other files. */
  readonly asyncapi: AsyncapiDocument;
  /** The served documents by name. */
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * Reads and validates the documents. @throws Error if a document is invalid or uses keywords outside the
 * supported subset
 */
export async function readDocuments(directory: string): Promise<Documents> {
  const openapiYaml = await readFile(join(directory, 'openapi.yaml'), 'utf8');
  const openapi = parse(openapiYaml) as OpenapiDocument;
  const dereferenced = await validate(openapi);
  const openapi30 = toOpenapi30(openapi);
  await validate(openapi30);
  const [{ url }] = openapi.servers as [{ readonly url: string }];
  const arazzoText = await readFile(join(directory, 'src/contract/arazzo.yaml'), 'utf8');
  const arazzo = parse(arazzoText);
  if (arazzo.info.version !== openapi.info.version)
    throw new Error('src/contract/arazzo.yaml has another version');
  /** Refers to the OpenAPI document at the address where clients reach it. */
  const arazzoFor = (form: string): string =>
    arazzoText.replace('../../openapi.yaml', `${url}/openapi.${form}`);
  const asyncapi = bundleAsyncapi(parse(await readFile(join(directory, 'asyncapi.yaml'), 'utf8')), openapi);
  return {
    openapi,
    dereferenced,
    asyncapi,
    texts: {
      openapiYaml,
      openapiJson: toJson(openapi),
      openapi30Json: toJson(openapi30),
      asyncapiYaml: stringify(asyncapi, { aliasDuplicateObjects: false, lineWidth: 110 }),
      asyncapiJson: toJson(asyncapi),
      arazzoYaml: arazzoFor('yaml'),
      arazzoJson: toJson(parse(arazzoFor('json'))),
    },
  };
}

/** Validates an OpenAPI document. Returns it dereferenced. @throws Error if the document is invalid */
async function validate(document: OpenapiDocument): Promise<OpenapiDocument> {
  // The parser modifies its input.
  const copy = structuredClone(document) as unknown as Parameters<typeof SwaggerParser.validate>[0];
  return (await SwaggerParser.validate(copy, {
    dereference: { circular: false },
  })) as unknown as OpenapiDocument;
}

/**
 * Copies everything that AsyncAPI shares with `openapi.yaml` into the document. Schemas become components
 * with the same names. Other references are replaced by their content.
 */
function bundleAsyncapi(document: AsyncapiDocument, openapi: OpenapiDocument): AsyncapiDocument {
  const schemas: Record<string, Schema> = {};
  const inline = (node: object): unknown => {
    if (!('$ref' in node)) return undefined;
    const [file, pointer] = String(node.$ref).split('#');
    if (file === '') return node;
    if (file !== './openapi.yaml') throw new Error(`asyncapi.yaml: ${node.$ref} is in another file`);
    const name = pointer?.startsWith(schemasPointer) ? pointer.slice(schemasPointer.length) : undefined;
    if (name === undefined) return resolve(openapi, pointer ?? '');
    takeSchema(name);
    return { $ref: `#${pointer}` };
  };
  const takeSchema = (name: string): void => {
    if (Object.hasOwn(schemas, name)) return;
    const own = document.components.schemas[name];
    if (own && own.$ref !== `./openapi.yaml#${schemasPointer}${name}`)
      throw new Error(`two schemas are called ${name}`);
    const schema = resolve(openapi, schemasPointer + name) as Schema;
    schemas[name] = schema;
    for (const [, inner] of JSON.stringify(schema).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g))
      takeSchema(inner!);
  };
  const bundled = mapNodes(document, inline) as AsyncapiDocument;
  return {
    ...bundled,
    components: { ...bundled.components, schemas: { ...bundled.components.schemas, ...schemas } },
  };
}

const schemasPointer = '/components/schemas/';

/** Returns the node at a JSON Pointer (RFC 6901). */
function resolve(document: object, pointer: string): unknown {
  let node: unknown = document;
  for (const segment of segmentsIn(pointer)) node = (node as Record<string, unknown>)?.[segment];
  if (node === undefined) throw new Error(`openapi.yaml has no ${pointer}`);
  return node;
}

function toJson(document: object): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}
