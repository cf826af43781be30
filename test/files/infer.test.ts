import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import { Inference } from '../../src/files/infer.js';
import { readSchema } from '../../src/values/schema/schema.js';
import { rowValidator, Steps } from '../../src/values/schema/validate.js';
import type { JsonObject } from '../../src/values/values.js';
import { fields } from '../support/arbitraries.js';
import { client } from '../support/client.js';
import { type Outcome, runCommand } from '../support/command.js';
import { importCsv, importNdjson } from '../support/imports.js';
import { startService, type TestService } from '../support/service.js';
import { cases, seed } from '../support/suite.js';

const numRuns = cases(1_000);

function inferred(rows: readonly JsonObject[]): JsonObject {
  const inference = new Inference();
  for (const row of rows) inference.take(row);
  return inference.schema();
}

/** Expects the schema to be supported, and the rows to conform to it. */
function holds(schema: JsonObject, rows: readonly JsonObject[]): void {
  const read = readSchema(JSON.stringify(schema));
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  const { validate: judge } = rowValidator(read.schema);
  for (const row of rows) expect(judge(row, new Steps(1e9)), JSON.stringify(row)).to.deep.equal([]);
}

const many = (count: number, row: (index: number) => JsonObject) =>
  Array.from({ length: count }, (_, index) => row(index));

describe('a schema made of rows', () => {
  it('of orders', () => {
    const rows = many(60, (index) => ({
      id: index + 1,
      number: `A-${index}`,
      state: ['open', 'paid', 'sent'][index % 3]!,
      placed_at: `2030-01-31T12:00:${10 + (index % 50)}Z`,
      customer: { name: `N${index}`, email: `n${index}@example.com`, ...(index % 2 && { vat: null }) },
      lines: [{ product: 'tea', count: index, price: index % 2 ? 3 : 3.5 }],
      note: index % 4 ? null : 'x',
    }));
    const schema = inferred(rows);
    expect(schema).to.deep.equal({
      type: 'object',
      properties: {
        number: { type: 'string' },
        state: { type: 'string', enum: ['open', 'paid', 'sent'] },
        placed_at: { type: 'string', format: 'date-time' },
        customer: {
          type: 'object',
          properties: {
            name: { type: 'string' },
            email: { type: 'string', format: 'email' },
            vat: { type: 'null' },
          },
          required: ['name', 'email'],
        },
        lines: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              product: { type: 'string', enum: ['tea'] },
              count: { type: 'integer' },
              price: { type: 'number' },
            },
            required: ['product', 'count', 'price'],
          },
        },
        note: { type: ['null', 'string'] },
      },
      required: ['number', 'state', 'placed_at', 'customer', 'lines', 'note'],
    });
    holds(schema, rows);
  });

  it('of readings, of which few have all', () => {
    const rows = many(30, (index) => ({
      id: index + 1,
      at: '2030-01-31',
      from: '10.0.0.1',
      url: `https://example.com/${index}`,
      word: 'a:b',
      remark: 'two\nlines',
      ...(index > 0 && { celsius: index }),
    }));
    const schema = inferred(rows);
    expect(schema.properties).to.deep.include({
      at: { type: 'string', format: 'date' },
      from: { type: 'string', format: 'ipv4' },
      url: { type: 'string', format: 'uri' },
      word: { type: 'string', enum: ['a:b'] },
      remark: { type: 'string' },
      celsius: { type: 'integer' },
    });
    expect(schema.required).to.not.include('celsius');
    holds(schema, rows);
  });

  it('of objects that are tables, of many fields and of deep values, within what a schema may be', () => {
    const table = Object.fromEntries(many(300, () => ({})).map((_, index) => [`k${index}`, index]));
    const wide = Object.fromEntries(
      many(900, () => ({})).map((_, index) => [`f${index}`, { a: { b: [index] } }]),
    );
    const deep = (levels: number): JsonObject => (levels === 0 ? {} : { inner: [deep(levels - 1)] });
    const random = many(300, (index) => ({ [`r${index}`]: { [`s${index}`]: { [`t${index}`]: index } } }));
    for (const rows of [
      [{ id: 1, table }],
      [{ id: 1, ...wide }, { common: 1 }],
      [deep(30)],
      random,
      [{}],
      [],
      [{ id: 1 }],
    ])
      holds(inferred(rows), rows);
    expect(inferred([{ id: 1, table }]).properties).to.deep.equal({ table: { type: 'object' } });
    expect(Object.keys(inferred([wide]).properties as object)).to.have.length(399);
    expect(inferred([])).to.deep.equal({ type: 'object' });
  });

  it(`is one that they keep to, whatever they are (seed ${seed})`, () => {
    const property = fc.property(fc.array(fields as fc.Arbitrary<JsonObject>, { maxLength: 30 }), (rows) => {
      const schema = inferred(rows);
      holds(schema, rows);
      // The schema avoids keywords that readers of it may not support.
      expect(JSON.stringify(schema)).not.to.match(
        /"(?:additionalProperties|pattern)":|"enum":\[[^\]]*(?:null|\d[,\]])/,
      );
    });
    fc.assert(property, { seed, numRuns });
  });
});

describe('rowfeed schema infer', () => {
  let service: TestService;
  before(async () => {
    service = await startService();
  });
  after(() => service.close());

  const infer = (collection: string, key = service.key) =>
    runCommand(['schema', 'infer', collection, '--url', service.url], { ROWFEED_API_KEY: key });

  it('prints one of the whole collection, and says how many rows it saw', async () => {
    const owner = client(service, service.key);
    const rows = many(2_500, (index) => ({ n: index, ...(index === 2_400 && { late: 'ä'.repeat(90_000) }) }));
    const collection = await owner.collection([]);
    for (let from = 0; from < rows.length; from += 500)
      await owner.post(`/v1/collections/${collection}/rows`, rows.slice(from, from + 500));
    const { code, stdout, stderr } = await infer(collection);
    expect(code, stderr).to.equal(0);
    expect(JSON.parse(stdout)).to.deep.equal({
      type: 'object',
      properties: { n: { type: 'integer' }, late: { type: 'string' } },
      required: ['n'],
    });
    expect(stderr).to.match(/^The schema is inferred from 2,500 rows, at the cursor \w+-2500\.\n$/);
    expect(JSON.parse((await infer(await owner.collection([]))).stdout)).to.deep.equal({ type: 'object' });
  });

  it('names the fields with an enum, and omits enums with --no-enums', async () => {
    const rows = many(40, (index) => ({
      state: ['open', 'paid'][index % 2]!,
      lines: [{ unit: ['kg', 'm'][index % 2]! }],
      customer: { 'VAT id': 'none', name: `N${index}` },
    }));
    const collection = await client(service, service.key).collection(rows);
    const { stdout, stderr } = await infer(collection);
    expect(JSON.parse(stdout).properties.state).to.deep.equal({ type: 'string', enum: ['open', 'paid'] });
    expect(stderr.split('\n').slice(1)).to.deep.equal([
      'The schema allows only the current values of state, lines[].unit, customer.VAT id (enum). To allow other values, use --no-enums.',
      '',
    ]);
    const open = await runCommand(['schema', 'infer', collection, '--no-enums', '--url', service.url], {
      ROWFEED_API_KEY: service.key,
    });
    expect(open.stdout).to.not.contain('enum');
    expect(open.stderr).to.match(/^The schema is inferred from 40 rows, .*\n$/);
    expect(JSON.parse(open.stdout).properties.state).to.deep.equal({ type: 'string' });
  });

  it('says what keeps it from reading', async () => {
    expect(await infer('none')).to.deep.include({ code: 1, stdout: '' });
    expect((await infer('none')).stderr).to.contain('404 collection_not_found');
    expect((await infer('none', 'wrong')).stderr).to.contain('401 key_invalid');
  });
});

describe('rowfeed schema infer, of data as they are elsewhere', () => {
  let service: TestService;
  before(async () => {
    service = await startService();
  });
  after(() => service.close());

  const day = (index: number): string => new Date(Date.UTC(2020, 0, 1) + index * 86_400_000).toISOString();
  /**
   * Imports a file into a collection, infers its schema, sets it, and expects the contract to have types for
   * the collection.
   */
  async function inferredOf(collection: string, imported: Promise<Outcome>): Promise<JsonObject> {
    expect(await imported).to.deep.include({ code: 0 });
    const cli = (command: string, ...words: string[]) =>
      runCommand(['schema', command, collection, ...words, '--url', service.url], {
        ROWFEED_API_KEY: service.key,
      });
    const { stdout } = await cli('infer');
    const file = join(service.directory, `${collection}.json`);
    await writeFile(file, stdout);
    const set = await cli('set', file);
    expect(set.code, set.stderr).to.equal(0);
    const { json } = await client(service, service.key).get('/v1/contract/openapi.json');
    expect(Object.keys(json.paths)).to.include(`/v1/collections/${collection}/rows`);
    return JSON.parse(stdout);
  }

  it('a list of trees as CSV', async () => {
    const lines = Array.from({ length: 300 }, (_, index) =>
      [
        `T-${1000 + index}`,
        ['Acer platanoides', 'Tilia cordata', 'Quercus robur'][index % 3],
        index % 7 === 0 ? '' : day(index).slice(0, 10),
        (3 + (index % 40) / 4).toString(),
        (52.5 + index / 10_000).toFixed(4),
        ['good', 'fair', 'poor'][index % 3],
      ].join(','),
    );
    const csv = ['tree,species,planted,height,lat,condition', ...lines, ''].join('\n');
    const target = { ...service, collection: 'trees' };
    const schema = await inferredOf(
      'trees',
      importCsv(target, csv, '--create', '--types', 'height:number,lat:number'),
    );
    expect(schema).to.deep.equal({
      type: 'object',
      properties: {
        tree: { type: 'string' },
        species: { type: 'string', enum: ['Acer platanoides', 'Quercus robur', 'Tilia cordata'] },
        height: { type: 'number' },
        lat: { type: 'number' },
        condition: { type: 'string', enum: ['fair', 'good', 'poor'] },
        planted: { type: 'string', format: 'date' },
      },
      required: ['tree', 'species', 'height', 'lat', 'condition'],
    });
  });

  it('the issues of a tracker as NDJSON', async () => {
    const lines = Array.from({ length: 200 }, (_, index) =>
      JSON.stringify({
        number: index + 1,
        title: `Issue ${index}`,
        state: index % 3 === 0 ? 'closed' : 'open',
        labels: many(index % 3, (n) => ({ name: `label-${n}`, color: 'ededed' })),
        assignee: index % 2 === 0 ? null : { login: `user${index % 9}`, id: index % 9 },
        created_at: day(index),
        closed_at: index % 3 === 0 ? day(index + 3) : null,
        url: `https://example.com/issues/${index + 1}`,
        body: index % 5 === 0 ? null : 'Steps to reproduce\n\n1. Open it',
      }),
    );
    const target = { ...service, collection: 'issues' };
    const schema = await inferredOf('issues', importNdjson(target, lines.join('\n'), '--create'));
    expect(schema).to.deep.equal({
      type: 'object',
      properties: {
        number: { type: 'integer' },
        title: { type: 'string' },
        state: { type: 'string', enum: ['closed', 'open'] },
        labels: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              name: { type: 'string', enum: ['label-0', 'label-1'] },
              color: { type: 'string', enum: ['ededed'] },
            },
            required: ['name', 'color'],
          },
        },
        assignee: {
          type: ['null', 'object'],
          properties: {
            login: { type: 'string' },
            id: { type: 'integer' },
          },
          required: ['login', 'id'],
        },
        created_at: { type: 'string', format: 'date-time' },
        closed_at: { type: ['null', 'string'], format: 'date-time' },
        url: { type: 'string', format: 'uri' },
        body: { type: ['null', 'string'] },
      },
      required: ['number', 'title', 'state', 'labels', 'assignee', 'created_at', 'closed_at', 'url', 'body'],
    });
  });

  it('earthquakes as features of GeoJSON', async () => {
    const lines = Array.from({ length: 200 }, (_, index) =>
      JSON.stringify({
        type: 'Feature',
        id: `us${index}`,
        properties: {
          mag: index % 20 === 0 ? null : index / 30,
          place: `${index} km N of here`,
          time: 1.7e12 + index,
          tsunami: 0,
        },
        geometry: { type: 'Point', coordinates: [-120.5 + index / 100, 35, index % 9] },
      }),
    );
    const target = { ...service, collection: 'quakes' };
    const schema = await inferredOf(
      'quakes',
      importNdjson(target, lines.join('\n'), '--create', '--keep-id', 'code'),
    );
    expect(schema).to.deep.equal({
      type: 'object',
      properties: {
        code: { type: 'string' },
        type: { type: 'string', enum: ['Feature'] },
        properties: {
          type: 'object',
          properties: {
            mag: { type: ['null', 'number'] },
            place: { type: 'string' },
            time: { type: 'integer' },
            tsunami: { type: 'integer' },
          },
          required: ['mag', 'place', 'time', 'tsunami'],
        },
        geometry: {
          type: 'object',
          properties: {
            type: { type: 'string', enum: ['Point'] },
            coordinates: { type: 'array', items: { type: 'number' } },
          },
          required: ['type', 'coordinates'],
        },
      },
      required: ['code', 'type', 'properties', 'geometry'],
    });
  });
});
