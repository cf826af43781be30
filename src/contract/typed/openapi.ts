/**
 * Builds the typed OpenAPI document: the server's document, plus paths for each collection that has a schema.
 *
 * Example: `/v1/collections/notes/rows` has the operation `listNotesRows`, which returns rows of the type
 * `NotesRow`.
 */
import { isObject, type JsonObject, type JsonValue } from '../../values/json/json.js';
import type { Budget } from '../../values/schema/matcher.js';
import type { TypedCollection } from './collection.js';
import type { Dialect } from './dialects.js';
import { exampleFilter, TypedExamples } from './examples.js';
import { reference, rowSchemas } from './row-schemas.js';

interface Document {
  readonly openapi: string;
  readonly info: JsonObject;
  readonly servers: readonly object[];
  readonly tags: readonly JsonObject[];
  readonly paths: Readonly<Record<string, JsonObject>>;
  readonly components: JsonObject & {
    readonly schemas: Readonly<Record<string, JsonObject>>;
    readonly parameters: Readonly<Record<string, JsonObject>>;
  };
}

/** The parts that one collection adds to the document. */
interface TypedOpenapi {
  readonly tag: JsonObject;
  readonly paths: JsonObject;
  readonly schemas: JsonObject;
}

const general = '/v1/collections/{collection_name}';
const typedPaths = ['rows', 'rows/{row_id}', 'batch', 'export', 'changes', 'changes/stream'].map(
  (rest) => `${general}/${rest}`,
);

/**
 * @param document the server's document in the requested form
 * @param budget the remaining budget for the examples of the document
 */
export function typedOpenapi(
  document: object,
  collection: TypedCollection,
  dialect: Dialect,
  budget: Budget,
): TypedOpenapi {
  const { name, typeName, schema, rowKey } = collection;
  const { paths, tags, components } = document as Document;
  const tag = tagOf(name, typeName, tags);
  const examples = new TypedExamples(collection, budget);
  const typed = new TypedPaths(name, typeName, tag, examples, components.parameters.FilterRequired!);
  const own = Object.fromEntries(
    typedPaths.map((path) => [path.replace('{collection_name}', name), typed.item(paths[path]!)]),
  );
  const used = JSON.stringify(own);
  const schemas = rowSchemas(name, typeName, schema).map(([each, of]): [string, JsonObject] => {
    const isRow = each === `${typeName}Row` || each === `${typeName}RowInput`;
    return [each, isRow && rowKey !== undefined ? { ...of, 'x-row-key': [...rowKey] } : of];
  });
  // A form without merge patches doesn't need their schemas. Lists refer to `Row` and `RowInput`.
  const isUsed = ([each]: [string, unknown]): boolean =>
    /Row(Input)?$/.test(each) || used.includes(`/${each}"`);
  return {
    tag: { name: tag, description: `The rows of ${name}.` },
    paths: own,
    schemas: {
      ...Object.fromEntries(schemas.filter(isUsed).map(([each, said]) => [each, dialect(said)])),
      ...batchSchemas(typeName, components.schemas),
      ...changeSchemas(name, typeName, components.schemas),
    },
  };
}

/** Returns the schemas of changes of one collection, from the general ones. */
function changeSchemas(name: string, typeName: string, schemas: Document['components']['schemas']) {
  const { Change, ChangeList } = schemas;
  const withMembers = (schema: JsonObject, members: JsonObject): JsonObject => ({
    ...schema,
    description: `${String(schema.description)} The collection is ${name}.`,
    properties: { ...(schema.properties as JsonObject), ...members },
  });
  const { changes } = ChangeList!.properties as { readonly changes: JsonObject };
  return {
    [`${typeName}Change`]: withMembers(Change!, { row: reference(`${typeName}Row`) }),
    [`${typeName}ChangeList`]: withMembers(ChangeList!, {
      changes: { ...changes, items: reference(`${typeName}Change`) },
    }),
  };
}

/** The schemas of batches that contain rows. They refer to each other and to the schemas of rows. */
const ofBatches: ReadonlySet<string> = new Set([
  ...['Batch', 'BatchOperation', 'InsertOperation', 'UpdateOperation', 'ReplaceOperation', 'UpsertOperation'],
  ...['BatchResults', 'OperationResult'],
]);
const ofRows: ReadonlySet<string> = new Set(['Row', 'RowInput', 'RowPatch', 'RowReplacement']);

/** Returns the schemas of batches for a collection, without their examples, which show rows of other collections. */
function batchSchemas(typeName: string, schemas: Readonly<Record<string, JsonObject>>): JsonObject {
  const typed = [...ofBatches].map((name): [string, JsonObject] => {
    const { example, examples, ...schema } = schemas[name]!;
    const text = JSON.stringify(schema).replaceAll(/(?<=#\/components\/schemas\/)\w+/g, (other) =>
      ofBatches.has(other) || ofRows.has(other) ? typeName + other : other,
    );
    return [typeName + name, JSON.parse(text) as JsonObject];
  });
  return Object.fromEntries(typed);
}

/** @param url the address where clients reach the server, without a slash at its end */
export function typedContractOpenapi(
  document: object,
  collections: readonly TypedOpenapi[],
  url: string,
  contract: string,
): object {
  const { openapi, info, servers, tags, paths, components, ...rest } = document as Document;
  const named = (part: 'paths' | 'schemas'): JsonObject =>
    Object.fromEntries(collections.flatMap((each) => Object.entries(each[part])));
  return {
    openapi,
    info: { ...info, description: `${String(info.description)}${preface}`, 'x-contract': contract },
    servers: [{ url, description: 'This server.' }],
    tags: [...tags, ...collections.map(({ tag }) => tag)],
    ...rest,
    paths: { ...paths, ...named('paths') },
    components: { ...components, schemas: { ...components.schemas, ...named('schemas') } },
  };
}

const preface = `
## Typed contract

This document has typed paths for each collection that has a schema. These paths contain the name of the
collection, and the schema describes their rows. The operations are the same as under
\`${general}\`, which accepts every collection. Only the untyped operations have
parameters that omit fields from rows. \`x-contract\` changes whenever one of these schemas changes.
`;

/**
 * Returns the name of the collection, or `NotesRows` if a generator could confuse it with another tag. A name that ends
 * with `rows` could be the tag `NotesRows` of another collection.
 */
function tagOf(name: string, typeName: string, tags: readonly JsonObject[]): string {
  const plain = name.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase();
  const isOthers = tags.some((tag) => String(tag.name).toLowerCase() === plain);
  const isUnclear = isOthers || plain.endsWith('rows') || plain !== typeName.toLowerCase();
  return isUnclear ? `${typeName}Rows` : name;
}

/** Descriptions that replace general ones, which mention features that typed operations don't have. */
const otherWords: Readonly<Record<string, string>> = {
  exportRows:
    'Returns all rows, or all rows that match the `filter`, in order of `id`, with one row per line. All rows come from ' +
    'one snapshot, which `Collection-Cursor` identifies. A complete response ends with the last chunk of the chunked ' +
    'encoding. An instance runs at most two exports at the same time.',
};

/** Parameters that omit fields from rows. Typed operations lack them: such rows don't match their types. */
const isParted = /\/((Feed)?Fields|PreferReturn)$/;

/** Returns the id of a typed operation, such as `listNotesRows`. */
export function typedOperationId(operationId: string, typeName: string): string {
  return operationId.replace(/Rows?$|Changes$/, (word) => typeName + word);
}

class TypedPaths {
  readonly #name: string;
  readonly #typeName: string;
  readonly #tag: string;
  readonly #examples: TypedExamples;
  readonly #filter: JsonObject;

  /** @param filter the required parameter `filter`, whose general examples name fields of other collections */
  constructor(name: string, typeName: string, tag: string, examples: TypedExamples, filter: JsonObject) {
    this.#name = name;
    this.#typeName = typeName;
    this.#tag = tag;
    this.#examples = examples;
    this.#filter = examples.isEmpty ? filter : { ...filter, examples: exampleFilter };
  }

  item(item: JsonObject): JsonObject {
    return Object.fromEntries(
      Object.entries(item).map(([key, value]) => [
        key,
        isObject(value) ? this.#operation(value) : (value as JsonObject[]).filter(isNotOfName),
      ]),
    );
  }

  #operation({ operationId, tags, summary, description, parameters, ...rest }: JsonObject): JsonObject {
    const id = String(operationId);
    return {
      operationId: typedOperationId(id, this.#typeName),
      tags: [this.#tag],
      summary: String(summary).replace(/rows?|changes/i, (word) => `${word} of ${this.#name}`),
      description: otherWords[id] ?? description!,
      ...(this.#typed({ parameters: parameters ?? [], ...rest }) as JsonObject),
    };
  }

  /** Links to the typed operations. Their paths already contain the collection's name. */
  #links(links: JsonObject): JsonObject {
    return Object.fromEntries(
      Object.values(links as Record<string, JsonObject>).map(({ operationId, parameters, ...link }) => {
        const id = typedOperationId(String(operationId), this.#typeName);
        const { collection_name, ...others } = parameters as JsonObject;
        return [id, { operationId: id, parameters: others, ...link }];
      }),
    );
  }

  /** Replaces the general types and descriptions of rows by the types and descriptions of this collection. */
  #typed(node: JsonValue): JsonValue {
    if (Array.isArray(node))
      return node.flatMap((each) => {
        const $ref = isObject(each) ? String(each.$ref) : '';
        if (isParted.test($ref)) return [];
        if ($ref.endsWith('/parameters/FilterRequired')) return [this.#filter];
        return [$ref.endsWith('/parameters/Format') ? lines : this.#typed(each)];
      });
    if (!isObject(node)) return node;
    const said: JsonObject = {};
    for (const [key, value] of Object.entries(node)) {
      if (key === 'content') said[key] = this.#content(value as JsonObject);
      else if (key === 'links') said[key] = this.#links(value as JsonObject);
      // Typed operations never return partial rows, so they don't have this header.
      else if (key !== 'Preference-Applied' || !String((value as JsonObject).$ref).endsWith('ReturnApplied'))
        said[key] = this.#typed(value);
    }
    return typeof said.description === 'string' && said.description.includes('return=minimal')
      ? { ...said, description: 'The rows were stored and synced to disk.' }
      : said;
  }

  /**
   * Refers to the types of this collection, and replaces the examples, which show rows of other collections.
   */
  #content(content: JsonObject): JsonObject {
    return Object.fromEntries(
      Object.entries(content).flatMap(([mediaType, value]): [string, JsonObject][] => {
        if (mediaType.startsWith('text/csv')) return [];
        const { schema, examples } = value as { schema: { $ref: string }; examples?: JsonObject };
        const [, general = ''] = /^#\/components\/schemas\/(.+)$/.exec(schema.$ref) ?? [];
        if (mediaType.endsWith('problem+json')) return [[mediaType, value as JsonObject]];
        const own = general === 'InsertedRowList' ? 'RowList' : general;
        const shown = this.#examples.of(own, examples);
        if (
          !/^(Rows?(Patch|MergePatch|Replacement|InputList|List)?|Batch|BatchResults|ChangeList)$/.test(own)
        )
          return [[mediaType, { schema, ...shown }]];
        return [[mediaType, { schema: { $ref: `#/components/schemas/${this.#typeName}${own}` }, ...shown }]];
      }),
    );
  }
}

function isNotOfName({ $ref }: JsonObject): boolean {
  return $ref !== '#/components/parameters/CollectionNameInPath';
}

/**
 * The parameter `format` without CSV. CSV requires the parameter `fields`, which typed operations don't have.
 */
const lines: JsonObject = {
  name: 'format',
  in: 'query',
  required: true,
  description: 'The format of the rows.',
  schema: { type: 'string', enum: ['ndjson'] },
  examples: { typical: { value: 'ndjson' } },
};
