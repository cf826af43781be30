/**
 * The typed contracts of accounts: the collections that they describe, when they change, and whether requests
 * and responses conform to them.
 */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import SwaggerParser from '@apidevtools/swagger-parser';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'chai';
import { parse } from 'yaml';
import { compareContracts, Document } from '../../src/contract-diff/diff.js';
import { type Client, client } from '../support/client.js';
import { feed } from '../support/feed.js';
import { heard, newKey } from '../support/registry.js';
import { inTurn, sampleOf } from '../support/sample.js';
import { removeDirectory, startService, type TestService, temporaryDirectory } from '../support/service.js';
import { isFullSuite, onlyInFullSuite, seed } from '../support/suite.js';

const forms = {
  'openapi.json': 'application/json',
  'openapi.yaml': 'application/yaml',
  'openapi-3.0.json': 'application/json',
  'asyncapi.json': 'application/json',
  'asyncapi.yaml': 'application/yaml',
  'arazzo.json': 'application/json',
  'arazzo.yaml': 'application/yaml',
};
type Form = keyof typeof forms;
const at = (form: Form): string => `/v1/contract/${form}`;

const notes = {
  type: 'object',
  title: 'Note',
  required: ['title'],
  properties: {
    title: { type: 'string', minLength: 1, 'x-shown': 'first', examples: ['Milk'] },
    done: { type: 'boolean', default: false },
    rank: { type: ['integer', 'null'] },
    place: { $ref: '#/$defs/place' },
  },
  $defs: {
    place: {
      type: 'object',
      required: ['lat'],
      properties: { lat: { type: 'number' }, lon: { type: 'number' } },
    },
  },
};
const stock = {
  type: 'object',
  required: ['sku'],
  additionalProperties: false,
  properties: {
    sku: { type: 'string', pattern: '^[A-Z]{3}$' },
    price: { type: 'number', exclusiveMinimum: 0 },
  },
  maxProperties: 2,
};
const shapes = {
  type: 'object',
  description: "Round or [host]: 'not'\n\n# a comment? - no\n",
  oneOf: [
    { required: ['r'], properties: { kind: { const: 'circle' }, r: { type: 'number' } } },
    { required: ['w'], properties: { kind: { const: 'box' }, w: { type: ['number', 'string'] } } },
  ],
  properties: {
    constructor: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    $ref: { type: ['string', 'null'] },
    pair: { type: 'array', prefixItems: [{ type: 'string' }, true], items: false },
  },
};

/**
 * Parses a contract. The JSON and YAML forms have the same content, but YAML takes ten times as long to parse.
 */
function dataOf(form: Form, text: string) {
  return form.endsWith('.json') ? JSON.parse(text) : parse(text);
}

const withLinters = onlyInFullSuite('Redocly and the parser of AsyncAPI take 8 s of CPU.');

/** Lints a document with Redocly, and returns the violated rules with their places. */
async function linted(text: string): Promise<string[]> {
  const project = join(import.meta.dirname, '../..');
  const folder = await temporaryDirectory();
  const file = join(folder, 'document.json');
  await writeFile(file, text);
  const redocly = join(project, 'node_modules/.bin/redocly');
  const words = ['lint', '--format', 'json', '--config', join(project, '.redocly.yaml'), file];
  const { stdout } = await promisify(execFile)(redocly, words, { cwd: project }).catch((error) => error);
  await removeDirectory(folder);
  interface Told {
    readonly ruleId: string;
    readonly location: readonly { readonly pointer: string }[];
  }
  return JSON.parse(stdout).problems.map(({ ruleId, location }: Told) => `${ruleId} ${location[0]?.pointer}`);
}

/** Starts a server with an account that has three collections with a schema and one without. */
async function typedService(): Promise<{ service: TestService; owner: Client }> {
  const service = await startService();
  const owner = client(service, service.key);
  for (const [name, schema] of Object.entries({
    notes,
    'stock-lines': stock,
    rows: shapes,
    plain: undefined,
  })) {
    await owner.post('/v1/collections', { name });
    if (schema !== undefined)
      expect((await owner.put(`/v1/collections/${name}/schema`, schema)).status).to.equal(200);
  }
  return { service, owner };
}

describe('the contract of an account', () => {
  let service: TestService;
  let owner: Client;
  before(async () => {
    ({ service, owner } = await typedService());
  });
  after(() => service.close());

  for (const [form, mediaType] of Object.entries(forms) as [Form, string][]) {
    it(`${form} is ${mediaType}, for any key, and has a weak ETag`, async () => {
      const answer = await owner.get(at(form));
      expect([answer.status, answer.headers['content-type']]).to.deep.equal([200, mediaType]);
      expect(answer.headers['cache-control']).to.equal('private, no-cache');
      const tag = answer.headers.etag!;
      expect(tag).to.match(/^W\/"/);
      for (const known of [tag, tag.slice(2), '*', `"x", ${tag}`]) {
        const same = await owner.get(at(form), { 'If-None-Match': known });
        expect([same.status, same.headers.etag, same.text], known).to.deep.equal([304, tag, '']);
      }
      expect((await owner.get(at(form), { 'If-Match': tag })).code).to.equal('version_mismatch');
      const head = await owner.send('HEAD', at(form));
      expect(head.headers['content-length']).to.equal(String(Buffer.byteLength(answer.text)));
      const writer = await newKey(service, { scopes: ['write'] });
      expect((await client(service, writer.text).get(at(form))).text).to.equal(answer.text);
      expect((await client(service).get(at(form))).code).to.equal('key_missing');
      expect((await owner.get(`${at(form)}?x=1`)).code).to.equal('parameter_invalid');
    });
  }

  it('counts as a request', async () => {
    const used = async (): Promise<number> => (await owner.get('/v1/usage')).json.requests.used;
    const before = await used();
    await owner.get(at('openapi.json'));
    await owner.get(at('openapi.json'), { 'If-None-Match': '*' });
    expect(await used()).to.equal(before + 3);
  });

  it('is the service’s with paths, schemas and a tag for each collection that has a schema', async () => {
    const service31 = (await client(service).get('/openapi.json')).json;
    const { json } = await owner.get(at('openapi.json'));
    expect([json.openapi, json.info.version]).to.deep.equal([service31.openapi, service31.info.version]);
    expect(json.info['x-contract']).to.match(/^[\w-]{22}$/);
    expect(json.paths).to.include.keys(Object.keys(service31.paths));
    const own = Object.keys(json.paths).filter((path) => !(path in service31.paths));
    const names = ['notes', 'rows', 'stock-lines'];
    expect(own).to.have.members(
      names.flatMap((name) =>
        ['rows', 'rows/{row_id}', 'batch', 'export', 'changes', 'changes/stream'].map(
          (rest) => `/v1/collections/${name}/${rest}`,
        ),
      ),
    );
    for (const path of own) {
      const general = service31.paths[path.replace(/collections\/[^/]+/, 'collections/{collection_name}')];
      expect(Object.keys(json.paths[path])).to.have.members(Object.keys(general));
      for (const [method, { responses }] of Object.entries<{ responses: object }>(general).filter(
        ([key]) => key !== 'parameters',
      )) {
        const typed = json.paths[path][method];
        expect(Object.keys(typed.responses), `${method} ${path}`).to.deep.equal(Object.keys(responses));
        const text = JSON.stringify(typed);
        expect(text).not.to.match(/PreferReturn|parameters\/(Feed)?Fields|text\/csv|CollectionNameInPath/);
        expect(typed.tags).to.have.lengthOf(1);
      }
    }
    const ids = own.flatMap((path) =>
      Object.values<{ operationId?: string }>(json.paths[path]).flatMap(
        ({ operationId }) => operationId ?? [],
      ),
    );
    expect(ids.filter((id) => id.includes('Notes'))).to.have.members(
      'listNotesRows insertNotesRows updateNotesRows deleteNotesRows getNotesRow replaceNotesRow updateNotesRow deleteNotesRow batchNotesRows exportNotesRows listNotesChanges streamNotesChanges'.split(
        ' ',
      ),
    );
    // The contract already has a tag with the name rows.
    const tags = json.tags.map(({ name }: { name: string }) => name);
    expect(tags.slice(service31.tags.length)).to.deep.equal(['notes', 'RowsRows', 'stock-lines']);
    for (const path of own) {
      const typeName = { notes: 'Notes', rows: 'Rows', 'stock-lines': 'StockLines' }[path.split('/')[3]!]!;
      for (const [, schema] of JSON.stringify(json.paths[path]).matchAll(/schemas\/(\w*Rows?\w*)"/g))
        expect(schema, path).to.match(
          new RegExp(
            `^(${typeName}(Rows?[A-Z]?\\w*|Batch|BatchResults|ChangeList)|RowsUpdated|RowsDeleted)$`,
          ),
        );
    }
  });

  it('has tags that generators do not confuse', async () => {
    const names = ['keys', 'keys_rows', 'KeysRows', 'a-b', 'ab', 'ab2rows', 'feed', 'Feed-Rows', 'plainly'];
    for (const name of names) {
      await owner.post('/v1/collections', { name });
      expect((await owner.put(`/v1/collections/${name}/schema`, { type: 'object' })).status).to.equal(200);
    }
    const { tags } = (await owner.get(at('openapi.json'))).json;
    const plain = tags.map(({ name }: { name: string }) =>
      name.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase(),
    );
    expect(plain.filter((each: string, index: number) => plain.indexOf(each) < index)).to.deep.equal([]);
    expect(plain).to.include('plainly');
    for (const name of names) await owner.delete(`/v1/collections/${name}`);
  });

  it('has upserts in batches with rows of each collection', async () => {
    const { json } = await owner.get(at('openapi.json'));
    const { NotesBatchOperation, NotesUpsertOperation } = json.components.schemas;
    const upsert = '#/components/schemas/NotesUpsertOperation';
    expect(NotesBatchOperation.oneOf).to.deep.include({ $ref: upsert });
    expect(NotesBatchOperation.discriminator.mapping.upsert).to.equal(upsert);
    expect(NotesUpsertOperation.properties.row.$ref).to.equal('#/components/schemas/NotesRowInput');
    expect(NotesUpsertOperation.required).to.deep.equal(['op', 'row', 'on_conflict']);
  });

  it('has changes with rows of each collection', async () => {
    const { json } = await owner.get(at('openapi.json'));
    const { NotesChange, NotesChangeList } = json.components.schemas;
    expect(NotesChange.properties.row.$ref).to.equal('#/components/schemas/NotesRow');
    expect(NotesChangeList.properties.changes.items.$ref).to.equal('#/components/schemas/NotesChange');
    const { summary, responses } = json.paths['/v1/collections/notes/changes'].get;
    expect(summary).to.equal('List changes of notes');
    expect(responses[200].content['application/json'].schema.$ref).to.equal(
      '#/components/schemas/NotesChangeList',
    );
  });

  it('has the schemas without what only their owner reads', async () => {
    const { json } = await owner.get(at('openapi.json'));
    const { NotesRowInput, NotesRow, StockLinesRow } = json.components.schemas;
    expect(NotesRowInput.properties).to.deep.equal({
      title: { type: 'string', minLength: 1 },
      done: { type: 'boolean' },
      rank: { type: ['integer', 'null'], format: 'int64' },
      place: {
        type: 'object',
        required: ['lat'],
        properties: { lat: { type: 'number', format: 'double' }, lon: { type: 'number', format: 'double' } },
        additionalProperties: true,
      },
    });
    expect(NotesRow.allOf[0].required).to.deep.equal(['id']);
    expect(StockLinesRow).to.deep.include({
      required: ['id', 'sku'],
      maxProperties: 3,
      additionalProperties: false,
    });
    expect(Object.keys(StockLinesRow.properties)).to.deep.equal(['id', 'sku', 'price']);
  });

  it('has several types as alternatives, from which all generators generate types', async () => {
    await owner.post('/v1/collections', { name: 'mixed' });
    const several = { type: ['string', 'integer', 'null'], minLength: 2 };
    const row = {
      type: 'object',
      properties: { a: several, b: { type: ['object', 'array'], anyOf: [true] } },
    };
    expect((await owner.put('/v1/collections/mixed/schema', row)).status).to.equal(200);
    const schemaOf = async (form: Form) => (await owner.get(at(form))).json.components.schemas.MixedRowInput;
    const integer = { type: 'integer', format: 'int64' };
    for (const [form, first] of [
      ['openapi.json', { type: ['string', 'null'] }],
      ['openapi-3.0.json', { type: 'string', nullable: true }],
    ] as const) {
      const { a, b } = (await schemaOf(form)).properties;
      expect(a, form).to.deep.equal({ anyOf: [first, integer], minLength: 2 });
      expect(b.allOf[0].anyOf.map(({ type }: { type: string }) => type)).to.deep.equal(['object', 'array']);
    }
    await owner.delete('/v1/collections/mixed');
  });

  it('has what generators expect in fields: no titles, items of arrays, and enums of one type', async () => {
    await owner.post('/v1/collections', { name: 'plainer' });
    const place = { title: 'Place', type: 'object', properties: { lat: { title: 'Latitude' } } };
    const row = {
      type: 'object',
      $defs: { place },
      properties: {
        home: { $ref: '#/$defs/place' },
        work: { $ref: '#/$defs/place', description: 'At work' },
        list: { title: 'List', type: 'array' },
        lists: { type: ['array', 'null'], items: { type: ['array', 'string'] } },
        kind: { enum: ['a', 1, null, 'b', true] },
        none: { const: null },
        stars: { type: ['integer', 'null'], enum: [1, 2, null] },
        rate: { type: 'number', enum: [7, 5.5] },
        below: { const: -1 },
        unit: { type: ['string', 'integer'], enum: ['kg'] },
        title: { type: 'string' },
      },
    };
    expect((await owner.put('/v1/collections/plainer/schema', row)).status).to.equal(200);
    const ofPlace = {
      type: 'object',
      properties: { lat: { description: 'Latitude' } },
      additionalProperties: true,
    };
    const { schemas } = (await owner.get(at('openapi.json'))).json.components;
    const { properties } = schemas.PlainerRowInput;
    expect(properties).to.deep.equal({
      home: { ...ofPlace, description: 'Place' },
      work: { ...ofPlace, description: 'At work' },
      list: { description: 'List', type: 'array', items: {} },
      lists: {
        type: ['array', 'null'],
        items: { anyOf: [{ type: 'array', items: {} }, { type: 'string' }] },
      },
      kind: {
        anyOf: [
          { type: 'string', enum: ['a', 'b'] },
          { type: 'integer', format: 'int64', enum: [1] },
          { type: 'boolean', enum: [true] },
          { type: 'null' },
        ],
      },
      none: { type: 'null' },
      stars: { anyOf: [{ type: 'integer', format: 'int64', enum: [1, 2] }, { type: 'null' }] },
      rate: {
        anyOf: [
          { type: 'integer', format: 'int64', const: 7 },
          { type: 'number', format: 'double', const: 5.5 },
        ],
      },
      below: { type: 'integer', format: 'int64', enum: [-1] },
      unit: { type: 'string', enum: ['kg'] },
      title: { type: 'string' },
    });
    const { kind, none, stars } = schemas.PlainerRowMergePatch.properties;
    expect({ kind, none, stars }).to.deep.equal({
      kind: properties.kind,
      none: properties.none,
      stars: properties.stars,
    });
    await owner.delete('/v1/collections/plainer');
  });

  it('describes objects and arrays in enum and const by schemas, because generators expect simple values', async () => {
    await owner.post('/v1/collections', { name: 'fixed' });
    const pair = [1, { x: [null, 'a'] }];
    const row = {
      type: 'object',
      properties: {
        a: { description: 'Fixed.', type: 'array', const: pair },
        b: { enum: ['x', null, { y: true }, []] },
        c: { const: true, description: 'Agreed' },
        d: { const: 'x' },
        e: { type: ['object', 'null'], enum: [{}, null], not: { const: [1] } },
      },
    };
    expect((await owner.put('/v1/collections/fixed/schema', row)).status).to.equal(200);
    const { json } = await owner.get(at('openapi.json'));
    const { a, b, c, d } = json.components.schemas.FixedRowInput.properties;
    const x = {
      type: 'array',
      minItems: 2,
      maxItems: 2,
      prefixItems: [{ type: 'null' }, { type: 'string', const: 'a' }],
      items: {},
    };
    const second = { type: 'object', required: ['x'], properties: { x }, additionalProperties: false };
    expect(a).to.deep.equal({
      ...{ description: 'Fixed.', type: 'array', minItems: 2, maxItems: 2 },
      prefixItems: [{ type: 'integer', format: 'int64', const: 1 }, second],
      items: {},
    });
    expect(b.anyOf[0]).to.deep.equal({ type: 'string', enum: ['x'] });
    expect(b.anyOf[1]).to.deep.equal({ type: 'null' });
    expect(b.anyOf[3]).to.deep.equal({ type: 'array', minItems: 0, maxItems: 0, items: {} });
    expect(c).to.deep.equal({ description: 'Agreed', type: 'boolean', enum: [true] });
    expect(d).to.deep.equal({ type: 'string', const: 'x' });

    const isCompound = (value: unknown): boolean => typeof value === 'object' && value !== null;
    for (const form of ['openapi.json', 'openapi-3.0.json', 'asyncapi.json'] as const)
      JSON.parse((await owner.get(at(form))).text, (key, value) => {
        const values = key === 'const' ? [value] : key === 'enum' ? [value].flat() : [];
        expect(values.filter(isCompound), form).to.deep.equal([]);
        return value;
      });

    const ajv = new Ajv2020({ strict: false, validateFormats: false, ownProperties: true });
    ajv.addSchema(json, 'own');
    for (const [value, isValid] of [
      [{ a: pair, b: { y: true }, c: true, d: 'x', e: {} }, true],
      [{ b: [], e: null }, true],
      [{ b: null }, true],
      [{ a: [1, { x: [null, 'b'] }] }, false],
      [{ a: [1, { x: [null, 'a'], more: 1 }] }, false],
      [{ a: [...pair, 1] }, false],
      [{ a: [1] }, false],
      [{ b: [1] }, false],
      [{ b: {} }, false],
      [{ c: false }, false],
      [{ e: [1] }, false],
    ] as const) {
      const text = JSON.stringify(value);
      expect(ajv.validate({ $ref: 'own#/components/schemas/FixedRowInput' }, value), text).to.equal(isValid);
      const { status } = await owner.post('/v1/collections/fixed/rows', [value]);
      expect(status, text).to.equal(isValid ? 201 : 422);
    }
    await owner.delete('/v1/collections/fixed');
  });

  it('has a channel for each, with frames of its rows', async () => {
    const { json } = await owner.get(at('asyncapi.json'));
    expect(Object.keys(json.channels)).to.deep.equal([
      ...['feed', 'stream', 'notesFeed', 'notesStream'],
      ...['rowsFeed', 'rowsStream', 'stockLinesFeed', 'stockLinesStream'],
    ]);
    expect(json.channels.notesStream.address).to.equal('/v1/collections/notes/changes/stream');
    expect(json.servers.localHttp.protocol).to.equal('http');
    const { address, messages, bindings } = json.channels.notesFeed;
    expect(address).to.equal('/ws');
    expect(bindings.ws.query.properties.collection.const).to.equal('notes');
    expect(bindings.ws.query.properties).not.to.have.property('fields');
    expect(messages.insert).to.deep.equal({ $ref: '#/components/messages/notesInsert' });
    expect(messages.bookmark).to.deep.equal({ $ref: '#/components/messages/bookmark' });
    expect(messages).not.to.have.property('end');
    const { end } = json.channels.notesStream.messages;
    expect(end).to.deep.equal({ $ref: '#/components/messages/end' });
    expect(json.operations.streamNotesChanges.messages).to.deep.include({
      $ref: '#/channels/notesStream/messages/end',
    });
    expect(json.components.schemas.NotesInsertFrame.properties.row.$ref).to.equal(
      '#/components/schemas/NotesRow',
    );
    expect(Object.keys(json.operations)).to.include('sendStockLinesChanges');
    // The parser of AsyncAPI reads any member with the name `$ref` as a reference, also a field of a row.
    expect(JSON.stringify(json)).not.to.match(/"\$ref":[^"]/);
    expect(json.components.schemas.RowsRow.allOf[1].patternProperties).to.deep.equal({
      '^\\$ref$': { type: ['string', 'null'] },
    });
  });

  it('is valid, and says the same as JSON and as YAML', async () => {
    const [json, yaml, json30, feeds, feedsYaml, workflows, workflowsYaml] = await Promise.all(
      (Object.keys(forms) as Form[]).map(async (form) => (await owner.get(at(form))).text),
    );
    const inYaml = workflows!.replaceAll('/openapi.json', '/openapi.yaml');
    const pairs = [
      [yaml!, json!],
      [feedsYaml!, feeds!],
      [workflowsYaml!, inYaml],
    ] as const;
    for (const [asYaml, asJson] of inTurn(pairs, seed))
      expect(parse(asYaml)).to.deep.equal(JSON.parse(asJson));
    for (const text of sampleOf([json!, json30!])) await SwaggerParser.validate(JSON.parse(text));
  });

  withLinters.it('passes the checks that the contract of the service passes', async () => {
    const [json, json30, feeds] = await Promise.all(
      (['openapi.json', 'openapi-3.0.json', 'asyncapi.json'] as const).map(
        async (form) => (await owner.get(at(form))).text,
      ),
    );
    const { Parser } = await import('@asyncapi/parser');
    const { document, diagnostics } = await new Parser().parse(feeds!);
    expect(diagnostics.filter(({ severity }) => severity === 0)).to.deep.equal([]);
    expect(document?.schemas().get('RowsRow')).not.to.equal(undefined);
    // The linter is as strict as for the contract of the server, and reports the same: an allOf with one
    // member, in places that are not typed.
    const anyone = client(service);
    for (const [name, text] of Object.entries({ openapi: json!, 'openapi-3.0': json30!, asyncapi: feeds! })) {
      const [own, known] = [await linted(text), await linted((await anyone.get(`/${name}.json`)).text)];
      expect(own, name).to.deep.equal(known);
      // An allOf with one member, and the schema of inputs that excludes `id`. The contract of the server has
      // both.
      const isKnown = /(yaml\/get\/.*allOf|\/Rows?(Input|Patch)\/not\/required\/0)$/;
      expect(
        own.filter((each) => !isKnown.test(each)),
        name,
      ).to.deep.equal([]);
    }
  });

  it('describes what is taken and answered', async () => {
    const openapi = (await owner.get(at('openapi.json'))).json;
    const asyncapi = (await owner.get(at('asyncapi.json'))).json;
    const schemas = new Ajv2020({ strict: false, validateFormats: false, ownProperties: true }).addSchema(
      openapi,
      'own',
    );
    const frames = new Ajv({ strict: false, validateFormats: false, ownProperties: true }).addSchema(
      asyncapi,
      'own',
    );
    const fits = (ajv: Ajv | Ajv2020, name: string, value: unknown): boolean =>
      ajv.validate({ $ref: `own#/components/schemas/${name}` }, value) as boolean;
    const cases = [
      {
        collection: 'notes',
        type: 'Notes',
        first: { title: 'Milk', place: { lat: 1 }, more: [1] },
        patch: { rank: null },
        merge: { place: null },
      },
      {
        collection: 'stock-lines',
        type: 'StockLines',
        first: { sku: 'ABC', price: 1.5 },
        patch: { price: 2 },
        merge: { price: null },
      },
      {
        collection: 'rows',
        type: 'Rows',
        first: { kind: 'box', w: 'wide', pair: ['a', 1] },
        patch: { w: 3 },
        merge: { w: null, r: 1, kind: 'circle' },
      },
    ];
    for (const { collection, type, first, patch, merge } of cases) {
      const rows = `/v1/collections/${collection}/rows`;
      const follower = await feed(service, { collection, key: service.key });
      const answered = (name: string, value: unknown): void => {
        expect(fits(schemas, `${type}${name}`, value), JSON.stringify([collection, name, value])).to.equal(
          true,
        );
      };
      answered('RowInputList', [first]);
      const inserted = await owner.post(rows, [first]);
      answered('RowList', inserted.json);
      const { id } = inserted.json[0];
      answered('RowPatch', patch);
      answered('Row', (await owner.patch(`${rows}/${id}`, patch)).json);
      answered('RowMergePatch', merge);
      const merged = await owner.patch(`${rows}/${id}`, JSON.stringify(merge), {
        'Content-Type': 'application/merge-patch+json',
      });
      expect(merged.status).to.equal(200);
      answered('Row', merged.json);
      answered('RowReplacement', { id, ...first });
      answered('Row', (await owner.put(`${rows}/${id}`, { id, ...first })).json);
      answered('Row', (await owner.get(`${rows}/${id}`)).json);
      answered('RowList', (await owner.get(rows)).json);
      await owner.delete(`${rows}/${id}`);
      const seen = await follower.next(5);
      for (const frame of seen) {
        const name = `${type}${frame.event[0]!.toUpperCase()}${frame.event.slice(1)}Frame`;
        expect(fits(frames, name, frame), JSON.stringify(frame)).to.equal(true);
        expect(fits(frames, name, { ...frame, row: { id: 1, title: 1, sku: 1, kind: 1 } })).to.equal(false);
      }
      await follower.close();
      // The server rejects every value that the contract does not describe as a row.
      for (const wrong of [
        { title: 1, sku: 1, kind: 1 },
        { ...first, id: 1 },
      ]) {
        expect(fits(schemas, `${type}RowInput`, wrong)).to.equal(false);
        expect((await owner.post(rows, [wrong])).status).to.be.within(400, 422);
      }
    }
  });

  it('is another one once a schema is another one, and for nothing else', async () => {
    const tag = async (form: Form = 'openapi.yaml'): Promise<string> =>
      (await owner.get(at(form))).headers.etag!;
    const before = [await tag(), await tag('asyncapi.json')];
    await owner.post('/v1/collections', { name: 'later' });
    await owner.post('/v1/collections/notes/rows', [{ title: 'a' }]);
    const later = '/v1/collections/later/schema';
    await owner.put(`${later}?dry_run=true`, { type: 'object' });
    await owner.put('/v1/collections/notes/schema', JSON.stringify(notes));
    expect([await tag(), await tag('asyncapi.json')]).to.deep.equal(before);
    await owner.put(later, { type: 'object', properties: { a: { type: 'string' } } });
    const between = [await tag(), await tag('asyncapi.json')];
    await owner.put(later, { type: 'object', properties: { a: { type: 'integer' } } });
    const after = [await tag(), await tag('asyncapi.json')];
    expect(new Set([...before, ...between, ...after])).to.have.lengthOf(3);
    const { json } = await owner.get(at('openapi.json'));
    expect(json.components.schemas.LaterRowInput.properties.a.type).to.equal('integer');
    const rowKey = '/v1/collections/later/row-key';
    await owner.put(rowKey, { fields: ['a'] });
    expect(await tag()).to.not.equal(after[0]);
    const keyed = (await owner.get(at('openapi-3.0.json'))).json;
    expect(keyed.components.schemas.LaterRow['x-row-key']).to.deep.equal(['a']);
    expect(keyed.components.schemas.LaterRowInput['x-row-key']).to.deep.equal(['a']);
    expect(keyed.components.schemas.NotesRow).not.to.include.keys('x-row-key');
    await owner.delete(rowKey);
    expect([await tag(), await tag('asyncapi.json')]).to.deep.equal(after);
    await owner.delete(later);
    expect([await tag(), await tag('asyncapi.json')]).to.deep.equal(before);
    expect((await owner.get(at('openapi.json'))).json.components.schemas).not.to.include.keys('LaterRow');
    await owner.delete('/v1/collections/later');
  });

  it('tells a breaking change of a schema from one that adds to it', async () => {
    const schema = '/v1/collections/compared/schema';
    const of = (properties: object, required: readonly string[] = []): object => ({
      type: 'object',
      required,
      properties,
    });
    const version = async (set: object): Promise<Document[]> => {
      expect((await owner.put(schema, set)).status).to.equal(200);
      const forms = isFullSuite ? (['openapi.json', 'asyncapi.json'] as const) : (['openapi.json'] as const);
      return Promise.all(forms.map(async (form) => new Document((await owner.get(at(form))).text, form)));
    };
    await owner.post('/v1/collections', { name: 'compared' });
    const first = await version(of({ a: { type: 'string' } }));
    const more = await version(of({ a: { type: 'string' }, b: { type: 'integer' } }));
    const other = await version(of({ a: { type: 'boolean' } }));
    const demanding = await version(of({ a: { type: 'string' } }, ['a']));
    const impacts = (next: readonly Document[]): string[] => {
      const changes = first.flatMap((document, index) => compareContracts(document, next[index]!));
      expect(
        changes.every(({ where, pointer }) => /compared/i.test(where + pointer)),
        JSON.stringify(changes),
      ).to.equal(true);
      return changes.map(({ impact }) => impact);
    };
    expect(impacts(more)).to.include('compatible').and.not.to.include('breaking');
    expect(impacts(other)).to.include('breaking');
    expect(impacts(demanding)).to.include('breaking');
    await owner.delete('/v1/collections/compared');
  });

  it('names a collection as it was named first, among those that a key may use', async () => {
    await owner.post('/v1/collections', { name: 'Notes' });
    await owner.put('/v1/collections/Notes/schema', { type: 'object' });
    const bound = await newKey(service, { collections: ['Notes', 'plain'] });
    await heard(service);
    const { json, headers } = await client(service, bound.text).get(at('openapi.json'));
    const typedIn = ({ components }: { components: { schemas: object } }): string[] =>
      Object.keys(components.schemas).filter((name) => /^(Notes|RowsRow|StockLines)/.test(name));
    const typed = typedIn(json);
    expect(typed).to.include('NotesRow');
    expect(
      typed.every((name) => /^Notes[A-Z]/.test(name)),
      typed.join(),
    ).to.equal(true);
    expect(json.tags.at(-1).name).to.equal('Notes');
    const whole = await owner.get(at('openapi.json'));
    expect(typedIn(whole.json)).to.include.members(['NotesRow', 'Notes2Row', 'RowsRow', 'StockLinesRow']);
    expect(whole.json.tags.at(-1).name).to.equal('stock-lines');
    expect(whole.json.tags.map(({ name }: { name: string }) => name)).to.include('Notes2Rows');
    expect(headers.etag).not.to.equal(whole.headers.etag);
    const stranger = await newKey(service, { account: 'another' });
    await heard(service);
    const theirs = (await client(service, stranger.text).get(at('openapi.json'))).json;
    expect(Object.keys(theirs.paths)).to.deep.equal(
      Object.keys((await client(service).get('/openapi.json')).json.paths),
    );
    await owner.delete('/v1/collections/Notes');
  });

  it('is refused where it would be too large; a key for some of the collections gets theirs', async () => {
    const large = await newKey(service, { account: 'large', scopes: ['read', 'write', 'admin'] });
    await heard(service);
    const them = client(service, large.text);
    const fields = Object.fromEntries(
      Array.from({ length: 4 }, (_, index) => [`f${index}`, { $ref: '#/$defs/d' }]),
    );
    const d = { enum: Array.from({ length: 12_000 }, (_, index) => index) };
    for (let index = 0; index < 15; index += 1) {
      await them.post('/v1/collections', { name: `c${index}` });
      const set = await them.put(
        `/v1/collections/c${index}/schema`,
        JSON.stringify({ type: 'object', properties: fields, $defs: { d } }),
      );
      expect(set.status).to.equal(200);
    }
    // Workflows contain an example row, but not the schema.
    const isOfRows = (form: Form) => form.startsWith('arazzo');
    for (const form of (Object.keys(forms) as Form[]).filter((each) => !isOfRows(each)))
      expect((await them.get(at(form))).code, form).to.equal('limit_reached');
    expect((await them.get(at('arazzo.json'))).status).to.equal(200);
    for (let index = 0; index < 15; index += 1) {
      // Each number is on a line of its own, indented by its depth.
      const numbers = JSON.parse(`${'['.repeat(20)}${new Array(8_000).fill(0)}${']'.repeat(20)}`);
      const long = { type: 'object', examples: [{ numbers }] };
      expect((await them.put(`/v1/collections/c${index}/schema`, long)).status).to.equal(200);
    }
    for (const form of (Object.keys(forms) as Form[]).filter(isOfRows))
      expect((await them.get(at(form))).code, form).to.equal('limit_reached');
    const some = await newKey(service, { account: 'large', collections: ['c1'] });
    await heard(service);
    expect((await client(service, some.text).get(at('openapi.json'))).status).to.equal(200);
  });
});

describe('the address of a contract', () => {
  /** Requests the contract as if the server had this host. */
  function ask(service: TestService, form: Form, host: string): Promise<{ text: string; etag: string }> {
    return new Promise((resolve, reject) => {
      const headers = { Host: host, 'x-api-key': service.key };
      httpRequest(
        { host: '127.0.0.1', port: service.port, path: at(form), headers, agent: false },
        async (response) => {
          let text = '';
          for await (const chunk of response.setEncoding('utf8')) text += chunk;
          resolve({ text, etag: response.headers.etag! });
        },
      )
        .on('error', reject)
        .end();
    });
  }
  const addressIn = (form: Form, text: string): string => {
    const { servers, sourceDescriptions } = dataOf(form, text);
    if (form.startsWith('arazzo'))
      return sourceDescriptions[0].url.replace(/\/v1\/contract\/openapi\..*$/, '');
    if (form.startsWith('openapi')) return servers[0].url;
    const { protocol, host, pathname = '' } = servers.local;
    return `${protocol}://${host}${pathname}`;
  };

  it('is the one that was asked', async () => {
    const service = await startService();
    const tags = new Set<string>();
    const addresses = new Map<string, string>();
    const own = `127.0.0.1:${service.port}`;
    const hosts: [host: string, named: string][] = [
      [own, own],
      ['rows.example.com', 'rows.example.com'],
      ['ROWS.example.com:80', 'rows.example.com'],
      ['[::1]:8080', '[::1]:8080'],
      [`${'a'.repeat(300)}.com`, own],
    ];
    for (const host of ['a"b', 'user@elsewhere', 'a/b'])
      expect((await ask(service, 'openapi.json', host)).text).to.contain('request_malformed');
    for (const [index, [host, named]] of hosts.entries())
      for (const form of inTurn(Object.keys(forms) as Form[], seed + index)) {
        const { text, etag } = await ask(service, form, host);
        const shown = addresses.get(text) ?? addressIn(form, text);
        addresses.set(text, shown);
        expect(shown, host).to.equal(`${form.startsWith('asyncapi') ? 'ws' : 'http'}://${named}`);
        tags.add(etag);
      }
    expect(tags).to.have.lengthOf(new Set(hosts.map(([, named]) => named)).size);
    await service.close();
  });

  it('is the public one where that is set', async () => {
    const service = await startService({ env: { ROWFEED_PUBLIC_URL: 'https://example.com:8443/data/' } });
    for (const form of Object.keys(forms) as Form[]) {
      const { text } = await ask(service, form, 'elsewhere');
      expect(addressIn(form, text)).to.equal(
        `${form.startsWith('asyncapi') ? 'wss' : 'https'}://example.com:8443/data`,
      );
    }
    await service.close();
  });
});
