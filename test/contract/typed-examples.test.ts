import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'chai';
import { client } from '../support/client.js';
import { gapsOf, type NamedExample, namedExamples } from '../support/named-examples.js';
import { startService, type TestService } from '../support/service.js';

// biome-ignore lint/suspicious/noExplicitAny: a document is plain data.
type Node = any;

const schemas: Readonly<Record<string, object>> = {
  tasks: {
    type: 'object',
    required: ['title', 'done'],
    properties: { title: { type: 'string', minLength: 1, examples: ['Milk'] }, done: { type: 'boolean' } },
    additionalProperties: false,
  },
  'stock-lines': {
    type: 'object',
    required: ['sku', 'count'],
    properties: {
      sku: { type: 'string', pattern: '^[A-Z]{2}-\\d{3,}$' },
      count: { type: 'integer', minimum: 5, multipleOf: 3 },
      until: { type: ['null', 'string'], format: 'date', default: '2030-12-24' },
      tags: { type: 'array', items: { enum: ['new', 'rare', null] }, minItems: 2, uniqueItems: true },
      maker: { $ref: '#/$defs/maker' },
    },
    $defs: { maker: { type: 'object', required: ['city'], properties: { city: { type: 'string' } } } },
  },
  shapes: {
    type: 'object',
    oneOf: [
      { required: ['r'], properties: { kind: { const: 'circle' }, r: { type: 'number' } } },
      { required: ['w'], properties: { kind: { const: 'box' }, w: { type: 'number' } } },
    ],
  },
  anything: { type: 'object' },
  nothing: { type: 'object', required: ['never'], properties: { never: false } },
};

/** The operations in an order in which the example row exists until the last one deletes it. */
const order = 'insert list get update replace updateAll batch export deleteAll delete'.split(' ');

describe('the examples of typed operations', () => {
  let service: TestService;
  before(async () => {
    service = await startService();
    const owner = client(service, service.key);
    for (const [name, schema] of Object.entries(schemas)) {
      await owner.post('/v1/collections', { name });
      expect((await owner.put(`/v1/collections/${name}/schema`, schema)).status).to.equal(200);
    }
  });
  after(() => service.close());

  const read = async (form: string): Promise<Node> =>
    (await client(service, service.key).get(`/v1/contract/${form}`)).json;

  it('have equal names, unless no row conforms to the schema', async () => {
    for (const form of ['openapi.json', 'openapi-3.0.json']) {
      // An upsert needs a row key, which these collections do not have.
      const isUpsert = /^insert\w+Rows: application\/json has no examples$/;
      const gaps = gapsOf(await read(form)).filter((gap) => !gap.includes('Nothing') && !isUpsert.test(gap));
      expect(gaps, form).to.deep.equal([]);
    }
    const document = await read('openapi.json');
    expect(JSON.stringify(document.paths['/v1/collections/nothing/rows'])).not.to.include('"id":7');
  });

  it('do not exist if openapi-typescript would validate inherited members instead', async () => {
    const owner = client(service, service.key);
    const of = (name: string) => ({
      type: 'object',
      properties: { a: { type: 'object', properties: { [name]: {} } } },
    });
    for (const [name, isShown] of [
      ['constructor', false],
      ['toString', false],
      ['constructors', true],
    ] as const) {
      await owner.post('/v1/collections', { name });
      await owner.put(`/v1/collections/${name}/schema`, of(name));
      const { paths } = await read('openapi.json');
      expect(JSON.stringify(paths[`/v1/collections/${name}/rows`]).includes('"id":7'), name).to.equal(
        isShown,
      );
      await owner.delete(`/v1/collections/${name}`);
    }
  });

  it('conform to the schemas of the document', async () => {
    const document = await read('openapi.json');
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema(document, 'https://contract.invalid/', false, false);
    let held = 0;
    const visit = (node: Node): void => {
      if (typeof node !== 'object' || node === null) return;
      for (const [mediaType, { schema, examples = {} }] of Object.entries<Node>(node.content ?? {}))
        for (const { value } of mediaType.endsWith('json') ? Object.values<Node>(examples) : []) {
          if (typeof schema.$ref !== 'string' || value === undefined) continue;
          held += 1;
          const isValid = ajv.validate({ $ref: `https://contract.invalid/${schema.$ref}` }, value);
          expect(isValid, `${schema.$ref} ${JSON.stringify(value)} ${ajv.errorsText()}`).to.equal(true);
        }
      for (const each of Object.values(node)) visit(each);
    };
    for (const name of Object.keys(schemas))
      for (const [path, item] of Object.entries(document.paths))
        if (path.startsWith(`/v1/collections/${name}/`)) visit(item);
    expect(held).to.be.above(50);
  });

  for (const name of Object.keys(schemas).filter((each) => each !== 'nothing'))
    it(`are what the server sends for ${name}`, async () => {
      const owner = client(service, service.key);
      const rows = `/v1/collections/${name}/rows`;
      const all = namedExamples(await read('openapi.json')).filter(({ target }) =>
        target.startsWith(`/v1/collections/${name}/`),
      );
      const [insert] = all.filter(({ operationId }) => kindOf(operationId) === 'insert');
      for (let id = 1; id <= 6; id += 1) {
        await owner.post(rows, insert!.body);
        await owner.delete(`${rows}/${id}`);
      }
      const sent = all.toSorted((a, b) => place(a) - place(b));
      expect(sent.map(({ operationId }) => kindOf(operationId))).to.include.members(order);
      for (const { operationId, method, target, headers, body, status, response } of sent) {
        // The row is deleted only once.
        const isTrial = kindOf(operationId) === 'deleteAll';
        const here = target.replace(/rf_0+/, service.key);
        const answer = await owner.send(method, isTrial ? `${here}&dry_run=true` : here, body, headers);
        expect(answer.status, `${operationId} ${answer.text}`).to.equal(status);
        // Cursors differ from collection to collection.
        if (response === undefined || operationId.endsWith('Changes')) continue;
        const actual = typeof response === 'string' ? answer.text : answer.json;
        expect(actual, operationId).to.deep.equal(response);
      }
    });
});

function kindOf(operationId: string): string {
  const [, verb = '', rest = ''] = /^([a-z]+)(.*)$/.exec(operationId) ?? [];
  return rest.endsWith('Rows') && /^(update|delete)$/.test(verb) ? `${verb}All` : verb;
}

function place({ operationId }: NamedExample): number {
  return order.indexOf(kindOf(operationId));
}
