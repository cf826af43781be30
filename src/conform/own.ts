/**
 * Checks the operations of the account's typed contract in the account's own collections. It inserts a row of its own
 * into each collection that has a schema, and deletes it again. Other rows stay unchanged.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type OperationId, operations } from '../../generated/operations.js';
import { isObject, type JsonObject, type JsonValue } from '../values/json/json.js';
import { isFormat } from '../values/schema/format.js';
import { rowValidator, Steps } from '../values/schema/validate.js';
import type { Check } from './check.js';
import { Unjudged } from './patience.js';
import type { Answer, Ask, Row, World } from './world.js';

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonObject>> };
}

/** One operation of the typed contract. */
interface TypedOperation {
  readonly id: string;
  readonly general: OperationId;
  readonly description: JsonObject;
}

const maxSteps = 100_000_000;

/** The checks of the collections that the key can use and that have a schema. */
export class OwnCollections {
  readonly checks: readonly Check[];
  readonly #collections: readonly OwnCollection[];

  private constructor(collections: readonly OwnCollection[]) {
    this.#collections = collections;
    this.checks = collections.flatMap((each) => each.checks());
  }

  /** Reads the typed contract. */
  static async read(world: World): Promise<OwnCollections> {
    const { status, json } = await world.ask('getContractOpenapiJson').catch((error: unknown) => {
      // A check of this operation, later in the run, reports the reason.
      if (error instanceof Unjudged) return { status: 0, json: undefined };
      throw error;
    });
    // A contract that is too large can't be checked.
    if (status !== 200) return new OwnCollections([]);
    const document = json as Document;
    const byName = new Map<string, TypedOperation[]>();
    for (const [path, item] of Object.entries(document.paths))
      for (const typed of typedOperations(path, item)) {
        const name = path.split('/')[3]!;
        byName.set(name, [...(byName.get(name) ?? []), typed]);
      }
    return new OwnCollections([...byName].map(([name, typed]) => new OwnCollection(name, typed, document)));
  }

  /** Deletes the rows of checks that did not finish. Returns the rows that could not be deleted. */
  async removeRows(world: World): Promise<string[]> {
    const left: string[] = [];
    for (const each of this.#collections) left.push(...(await each.removeRows(world)));
    return left;
  }
}

/** Finds the general operation of each operation of a typed path, which contains the name of a collection. */
function typedOperations(path: string, item: Readonly<Record<string, JsonObject>>): TypedOperation[] {
  if (!/^\/v1\/collections\/[^/{]+\//.test(path)) return [];
  const general = path.replace(/^\/v1\/collections\/[^/]+/, '/v1/collections/{collection_name}');
  return Object.entries(item).flatMap(([method, description]) => {
    const found = Object.values(operations).find(
      (each) => each.path === general && each.method === method.toUpperCase(),
    );
    if (found === undefined) return [];
    return [{ id: String(description.operationId), general: found.id as OperationId, description }];
  });
}

class OwnCollection {
  readonly #name: string;
  readonly #typed: readonly TypedOperation[];
  readonly #document: Document;
  /** The ids of the rows that the checks inserted and did not delete. */
  readonly #rows = new Set<number>();
  #row: Row | undefined;
  #hasTriedInsert = false;

  constructor(name: string, typed: readonly TypedOperation[], document: Document) {
    this.#name = name;
    this.#typed = typed;
    this.#document = document;
  }

  checks(): Check[] {
    const typed = new Map(this.#typed.map((each) => [each.general, each]));
    return order.flatMap((general) => {
      const own = typed.get(general);
      if (own === undefined) return [];
      const run = async (world: World): Promise<void> => {
        // If only some operations are checked, `insertRows` may not be one of them.
        const insertion = typed.get('insertRows');
        if (insertion !== undefined && general !== 'insertRows' && !this.#hasTriedInsert)
          await this.#callOf(world, insertion).insert();
        await calls[general]!(this.#callOf(world, own));
      };
      return [{ operation: own.id, general, name: 'behaves as the typed contract describes', run }];
    });
  }

  async removeRows(world: World): Promise<string[]> {
    for (const row of this.#rows) {
      const answer = await world.ask('deleteRow', { collection: this.#name, row }).catch(() => undefined);
      if (answer?.status === 204 || answer?.status === 404) this.#rows.delete(row);
    }
    return [...this.#rows].map((row) => `row ${row} of ${this.#name}`);
  }

  #callOf(world: World, typed: TypedOperation): Call {
    const send = async (status: number, ask: Ask = {}): Promise<Answer> => {
      const answer = await world.succeed(typed.general, status, { collection: this.#name, ...ask });
      this.#hold(world, typed, answer);
      return answer;
    };
    return {
      world,
      collection: this.#name,
      send,
      insert: async () => {
        this.#hasTriedInsert = true;
        const row = await this.#insert(world, typed);
        this.#rows.add(row.id);
        this.#row = row;
        return row;
      },
      row: () => {
        if (this.#row === undefined) throw new Unjudged(`no row could be inserted into ${this.#name}`);
        return this.#row;
      },
      deleted: () => {
        this.#rows.delete(this.#row!.id);
        this.#row = undefined;
      },
    };
  }

  async #insert(world: World, typed: TypedOperation): Promise<Row> {
    const ask = { collection: this.#name };
    const content = (typed.description.requestBody as JsonObject | undefined)?.content as
      | JsonObject
      | undefined;
    const media = content?.['application/json'] as
      | { examples?: { typical?: { value: readonly Row[] } }; schema: JsonObject }
      | undefined;
    let row = media?.examples?.typical?.value[0];
    if (row === undefined) {
      const [first] = (await world.succeed('listRows', 200, { ...ask, query: { limit: 1 } })).json;
      if (first === undefined) throw new Unjudged(`the contract has no example of a row of ${this.#name}`);
      const { id, ...fields } = first;
      row = fields as Row;
    }
    const key = await world.ask('getRowKey', ask);
    // The schema may not permit other values for the row key. Perhaps no row has the values of the example.
    const others = key.status === 200 ? withOtherKeys(row, key.json.fields) : [];
    for (const candidate of [...others, row]) {
      const isValid = media === undefined || this.#breaches(media.schema, [candidate]).length === 0;
      const answer = isValid && (await world.ask(typed.general, { ...ask, body: [candidate] }));
      if (!answer || answer.json?.code === 'row_key_taken') continue;
      if (answer.status !== 201)
        throw new Error(`${typed.general} returned ${answer.status} ${answer.json?.code ?? ''}, not 201`);
      this.#hold(world, typed, answer);
      return answer.json[0];
    }
    throw new Unjudged(`${this.#name} requires a row key that this command cannot generate`);
  }

  /** Validates a response by the schemas of the typed contract. */
  #hold(world: World, { id, description }: TypedOperation, { status, headers, text, json }: Answer): void {
    const responses = description.responses as Readonly<Record<string, JsonObject>>;
    const content = responses[status]?.content as
      | Readonly<Record<string, { schema: JsonObject }>>
      | undefined;
    const mediaType = headers.get('Content-Type')?.split(';')[0] ?? '';
    const schema = content?.[mediaType]?.schema;
    if (schema === undefined) return;
    const values: readonly (readonly [JsonObject, JsonValue])[] =
      mediaType === 'application/x-ndjson'
        ? text
            .split('\n')
            .filter((line) => line !== '')
            .map((line) => [this.#rowSchema(), JSON.parse(line)] as const)
        : [[schema, json]];
    for (const [of, value] of values)
      for (const breach of this.#breaches(of, value)) world.note(`${id} -> ${status}: ${breach}`);
  }

  /** The schema of a row in responses. Exports do not refer to it. */
  #rowSchema(): JsonObject {
    const get = this.#typed.find(({ general }) => general === 'getRow');
    const responses = get?.description.responses as JsonObject | undefined;
    const content = (responses?.['200'] as JsonObject | undefined)?.content as JsonObject | undefined;
    return (content?.['application/json'] as { schema: JsonObject } | undefined)?.schema ?? {};
  }

  #breaches(schema: JsonObject, value: JsonValue): string[] {
    const $defs: Record<string, JsonValue> = {};
    const of = embedded(schema, this.#document.components.schemas, $defs) as JsonObject;
    const validator = rowValidator({ type: 'object', properties: { value: of }, $defs });
    return validator
      .validate({ value }, new Steps(maxSteps))
      .map(({ pointer, detail }) => `${String(pointer).slice('/value'.length)} ${detail}`);
  }
}

/** Copies a schema, so that its references lead to `$defs`. Formats that only generators use are removed. */
function embedded(
  node: JsonValue,
  schemas: Readonly<Record<string, JsonObject>>,
  $defs: Record<string, JsonValue>,
): JsonValue {
  if (Array.isArray(node)) return node.map((each) => embedded(each, schemas, $defs));
  if (!isObject(node)) return node;
  const copy: Record<string, JsonValue> = {};
  for (const [keyword, value] of Object.entries(node)) {
    if (keyword === 'format' && typeof value === 'string' && !isFormat(value)) continue;
    if (keyword === '$ref' && typeof value === 'string') {
      const name = value.slice('#/components/schemas/'.length);
      copy.$ref = `#/$defs/${name}`;
      if (Object.hasOwn($defs, name)) continue;
      $defs[name] = {};
      $defs[name] = embedded(schemas[name] ?? {}, schemas, $defs);
    } else if (keyword === 'enum' || keyword === 'const') copy[keyword] = value;
    else copy[keyword] = embedded(value, schemas, $defs);
  }
  return copy;
}

/** Return texts that probably no row has, instead of a text that conforms to the schema. */
const otherTexts: readonly ((text: string) => string)[] = [
  () => `conform-${randomBytes(6).toString('hex')}`,
  // The schema can require texts of a certain form, such as `A-00017`.
  (text) => text.replaceAll(/\d/g, () => oneOf('0123456789')),
  (text) =>
    text
      .replaceAll(/\d/g, () => oneOf('0123456789'))
      .replaceAll(/[a-z]/g, () => oneOf('abcdefghijklmnopqrstuvwxyz'))
      .replaceAll(/[A-Z]/g, () => oneOf('ABCDEFGHIJKLMNOPQRSTUVWXYZ')),
];

function oneOf(characters: string): string {
  return characters[randomInt(characters.length)]!;
}

/** If few texts conform to the schema, rows may have many of them. */
const triesPerForm = 20;

/** Returns copies of a row in which the fields of the row key have other values, which probably no row has. */
function withOtherKeys(row: Row, fields: readonly string[]): Row[] {
  // Without a text or a number in the row key, all copies are equal.
  const found = new Map<string, Row>();
  for (const textOf of otherTexts)
    for (let tries = 0; tries < triesPerForm; tries += 1) {
      const other = withOtherKey(row, fields, textOf);
      found.set(JSON.stringify(other), other);
    }
  return [...found.values()];
}

function withOtherKey(row: Row, fields: readonly string[], textOf: (text: string) => string): Row {
  const other = { ...row };
  for (const field of fields) {
    const value = other[field];
    if (typeof value === 'number') other[field] = randomBytes(4).readUInt32BE();
    else if (typeof value !== 'boolean') other[field] = textOf(typeof value === 'string' ? value : '');
  }
  return other;
}

/** What a check can do in the collection. */
interface Call {
  readonly world: World;
  /** The name of the collection. */
  readonly collection: string;
  /** Sends the request of the operation, and validates the response by the typed contract. */
  send(status: number, ask?: Ask): Promise<Answer>;
  insert(): Promise<Row>;
  /** @throws Unjudged if no row was inserted */
  row(): Row;
  deleted(): void;
}

/** The checks in an order in which the row exists until the last one deletes it. */
const calls: Readonly<Partial<Record<OperationId, (call: Call) => Promise<unknown>>>> = {
  insertRows: ({ insert }) => insert(),
  listRows: ({ send }) => send(200, { query: { limit: 100, order_by: 'id', order: 'desc' } }),
  getRow: async ({ world, send, row }) => {
    const { json } = await send(200, { row: row().id });
    world.expect('the row', json, row());
  },
  exportRows: async ({ world, send, row }) => {
    const { text } = await send(200, { query: { format: 'ndjson', filter: filterOf(row()) } });
    world.expect('the export', text === '' ? null : JSON.parse(text), row());
  },
  listChanges: async ({ send }) => {
    const { json } = await send(200);
    await send(200, { query: { since: json.cursor } });
  },
  streamChanges: async ({ world, collection }) => {
    const stream = await world.stream({}, {}, collection);
    await stream.takeUntil(() => true);
  },
  updateRow: async ({ world, send, row }) => {
    for (const mediaType of ['application/json', 'application/merge-patch+json']) {
      const { json } = await send(200, {
        row: row().id,
        body: patchOf(row()),
        headers: { 'Content-Type': mediaType },
      });
      world.expect('the row', json, row());
    }
  },
  replaceRow: async ({ world, send, row }) => {
    const { id, ...body } = row();
    world.expect('the row', (await send(200, { row: id, body })).json, row());
  },
  updateRows: async ({ world, send, row }) => {
    const query = { filter: filterOf(row()), max_rows: 1 };
    const { json } = await send(200, { query, body: patchOf(row()) });
    world.expect('the response', json, { matched: 1, changed: 0 });
  },
  batchRows: async ({ world, send, row }) => {
    const operations = [{ op: 'update', id: row().id, patch: patchOf(row()) }];
    const { json } = await send(200, { body: { operations } });
    world.expect('the response', json, { results: [{ outcome: 'unchanged', row: row() }] });
  },
  deleteRows: async ({ world, send, row }) => {
    const query = { filter: filterOf(row()), max_rows: 1, dry_run: 'true' };
    world.expect('the response', (await send(200, { query })).json, { deleted: 1 });
  },
  deleteRow: async ({ send, row, deleted }) => {
    await send(204, { row: row().id });
    deleted();
  },
};
const order = Object.keys(calls) as OperationId[];

function filterOf({ id }: Row): string {
  return `@.id == ${id}`;
}

/** A patch that changes nothing. In a merge patch, null would remove a field. */
function patchOf({ id, ...fields }: Row): Row {
  const [field] = Object.entries(fields).filter(
    ([, value]) => typeof value !== 'object' || isDeepStrictEqual(value, []),
  );
  return field === undefined ? {} : Object.fromEntries([field]);
}
