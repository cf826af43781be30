import { expect } from 'chai';
import type { OperationId } from '../../generated/operations.js';
import { conform, type Report } from '../../src/conform/conform.js';
import { type Client, client } from '../support/client.js';
import { startProxy } from '../support/proxy.js';
import { partOf } from '../support/sample.js';
import { startService, type TestService } from '../support/service.js';
import { seed } from '../support/suite.js';

const title = { type: 'string', minLength: 1 };
const schemas = {
  tasks: {
    type: 'object',
    required: ['title'],
    properties: { title, done: { type: 'boolean' }, due: { type: 'null' } },
    additionalProperties: false,
  },
  'stock-lines': {
    type: 'object',
    required: ['sku'],
    properties: { sku: { type: 'string' }, count: { type: 'integer', minimum: 0 }, tags: { type: 'array' } },
  },
  impossible: { type: 'object', required: ['a'], properties: { a: false } },
};
const rows = {
  tasks: [{ title: 'Milk', done: false }, { title: 'Tea' }],
  'stock-lines': [{ sku: 'text', count: 2 }],
};
/** One operation whose own checks are few, so that a run consists of the checks of typed operations. */
const few: readonly OperationId[] = ['getHealth'];
const onRows =
  'listRows insertRows updateRows deleteRows exportRows getRow replaceRow updateRow batchRows deleteRow listChanges streamChanges'.split(
    ' ',
  ) as OperationId[];

describe('conform in the account’s own collections', () => {
  let service: TestService;
  let owner: Client;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
    for (const [name, schema] of Object.entries(schemas)) {
      await owner.post('/v1/collections', { name });
      expect((await owner.put(`/v1/collections/${name}/schema`, schema)).status).to.equal(200);
    }
    for (const [name, some] of Object.entries(rows)) await owner.post(`/v1/collections/${name}/rows`, some);
    expect((await owner.put('/v1/collections/stock-lines/row-key', { fields: ['sku'] })).status).to.equal(
      200,
    );
    await owner.delete('/v1/collections/impossible/rows?filter=!@.nothing&max_rows=1');
  });
  after(() => service.close());

  const typedIn = ({ checks }: Report) =>
    checks.filter(({ operation }) => /Tasks|StockLines|Impossible/.test(operation));
  const listed = async () => {
    const read = async (name: string) => (await owner.get(`/v1/collections/${name}/rows`)).json;
    return Promise.all(Object.keys(schemas).map(read));
  };

  it('calls every operation of the typed contract, and leaves the rows unchanged', async () => {
    const before = await listed();
    // The other operations use the rows that `insertRows` inserts.
    const bases = [...new Set<OperationId>(['insertRows', ...partOf(onRows, seed, 3)])];
    const report = await conform(service.url, service.key, { operations: [...few, ...bases] });
    const typed = typedIn(report);
    const failed = report.checks.filter(({ failures }) => failures.length > 0);
    expect(failed).to.deep.equal([]);
    const document = (await owner.get('/v1/contract/openapi.json')).json;
    const ids = Object.entries<Record<string, { operationId?: string }>>(document.paths)
      .filter(([path]) => /\/collections\/(tasks|stock-lines|impossible)\//.test(path))
      .flatMap(([, item]) => Object.values(item).flatMap(({ operationId }) => operationId ?? []))
      .filter((id) => bases.some((base) => id.replace(/Tasks|StockLines|Impossible/, '') === base));
    expect(ids).to.have.length(bases.length * Object.keys(schemas).length);
    expect(new Set(typed.map(({ operation }) => operation))).to.deep.equal(new Set(ids));
    // No row conforms to the schema, so nothing can be inserted.
    const unjudged = typed.filter((each) => each.unjudged !== undefined).map(({ operation }) => operation);
    expect(unjudged.every((id) => id.includes('Impossible'))).to.equal(true);
    expect(await listed()).to.deep.equal(before);
    expect(report.left).to.deep.equal([]);
  });

  it('uses a row key that no row has, and reports if it finds none', async () => {
    const code = { type: 'string', pattern: '^[A-Z]$', examples: ['A'] };
    const codes = [...'ABCDEFGH'];
    const numbers = Array.from({ length: 30 }, (_, n) => `K${String(n).padStart(6, '0')}`);
    for (const [name, field, schema, values] of [
      // Rows already have 8 of the 26 possible codes.
      ['codes', 'code', code, codes],
      ['customers', 'number', { type: 'string', pattern: '^K[0-9]{6}$' }, numbers],
      ['flags', 'isOn', { type: 'boolean' }, [false, true]],
    ] as const) {
      await owner.post('/v1/collections', { name });
      await owner.put(`/v1/collections/${name}/schema`, {
        type: 'object',
        required: [field],
        properties: { [field]: schema },
      });
      await owner.put(`/v1/collections/${name}/row-key`, { fields: [field] });
      await owner.post(
        `/v1/collections/${name}/rows`,
        values.map((value) => ({ [field]: value })),
      );
    }
    const options = { operations: [...few, 'insertRows', 'getRow', 'deleteRow'] as OperationId[] };
    const { checks } = await conform(service.url, service.key, options);
    const own = checks.filter(({ operation }) => /Codes|Customers|Flags/.test(operation));
    expect(own.filter(({ failures }) => failures.length > 0)).to.deep.equal([]);
    const unjudged = own.filter((each) => each.unjudged !== undefined).map(({ operation }) => operation);
    expect(unjudged).to.deep.equal(['insertFlagsRows', 'getFlagsRow', 'deleteFlagsRow']);
    expect((await owner.get('/v1/collections/codes/rows')).json).to.deep.equal(
      codes.map((each, index) => ({ id: index + 1, code: each })),
    );
    for (const name of ['codes', 'customers', 'flags']) await owner.delete(`/v1/collections/${name}`);
  });

  it('finds a row that does not conform to its schema', async () => {
    const proxy = await startProxy(service, {
      answer: (passing) => {
        if (passing.method === 'GET' && /\/tasks\/rows\/\d+$/.test(passing.target))
          passing.body = passing.body.replace(/"done":(true|false)/, '"done":"no"');
      },
    });
    const before = await listed();
    const options = { operations: [...few, 'insertRows', 'getRow', 'deleteRow'] as OperationId[] };
    const report = await conform(proxy.url, service.key, options).finally(() => proxy.close());
    const failures = typedIn(report).flatMap(({ operation, failures }) =>
      failures.map((failure) => `${operation}: ${failure}`),
    );
    expect(report.verdict).to.equal('broken');
    expect(failures.join('\n')).to.include('getTasksRow: getTasksRow -> 200: /done must be true or false');
    expect(await listed()).to.deep.equal(before);
  });

  it('deletes its rows if a check did not finish', async () => {
    const proxy = await startProxy(service, {
      answer: (passing) => {
        if (passing.method === 'DELETE' && /\/tasks\/rows\/\d+$/.test(passing.target)) passing.status = 400;
      },
    });
    const before = await listed();
    const options = { operations: [...few, 'insertRows'] as OperationId[] };
    const report = await conform(proxy.url, service.key, options).finally(() => proxy.close());
    expect(await listed()).to.deep.equal(before);
    // The proxy replaced the response with an error, so as far as the run can tell, the row is still there.
    expect(report.left).to.have.length(1);
    expect(report.left[0]).to.match(/^row \d+ of tasks$/);
  });

  it('checks a single operation', async () => {
    await owner.delete('/v1/collections/impossible');
    const before = (await owner.get('/v1/collections/tasks/rows')).json;
    for (const operation of partOf(onRows, seed, 8)) {
      const report = await conform(service.url, service.key, { operations: [operation] });
      expect(
        report.checks.filter((each) => each.unjudged !== undefined || each.failures.length > 0),
      ).to.deep.equal([]);
      expect(report).to.deep.include({ verdict: 'kept', left: [] });
      expect(typedIn(report)).to.have.length(2);
    }
    expect((await owner.get('/v1/collections/tasks/rows')).json).to.deep.equal(before);
  });
});
