import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { arazzoJson, openapiJson } from '../../generated/documents.js';
import { type Client, client } from '../support/client.js';
import { removeDirectory, startService, type TestService, temporaryDirectory } from '../support/service.js';
import { onlyInFullSuite } from '../support/suite.js';

// biome-ignore lint/suspicious/noExplicitAny: a document is plain data.
type Node = any;

const project = join(import.meta.dirname, '../..');
const run = promisify(execFile);
const withRedocly = onlyInFullSuite('Redocly takes 1 s of CPU for each document.');

describe('the workflows', () => {
  let service: TestService;
  let owner: Client;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
    for (const name of ['tasks', 'stock', 'untyped', 'dollars', 'impossible', 'unkeyed'])
      await owner.post('/v1/collections', { name });
    const title = { type: 'string', minLength: 1, examples: ['Milk'] };
    const schema = { type: 'object', required: ['title'], properties: { title } };
    await owner.put('/v1/collections/tasks/schema', schema);
    // The example of the schema lacks the row key, and no row of `unkeyed` can have it.
    const properties = { sku: { type: 'string' }, price: { type: 'number' } };
    await owner.put('/v1/collections/stock/schema', {
      type: 'object',
      properties,
      examples: [{ price: 3 }],
    });
    await owner.put('/v1/collections/stock/row-key', { fields: ['sku'] });
    await owner.put('/v1/collections/unkeyed/schema', {
      type: 'object',
      properties: { sku: { type: 'null' } },
    });
    await owner.put('/v1/collections/unkeyed/row-key', { fields: ['sku'] });
    await owner.put('/v1/collections/dollars/schema', {
      type: 'object',
      properties: { a: { const: '$url' } },
    });
    await owner.put('/v1/collections/impossible/schema', {
      type: 'object',
      required: ['a'],
      properties: { a: false },
    });
  });
  after(() => service.close());

  const operationIdsOf = (document: Node): string[] =>
    Object.values<Node>(document.paths).flatMap((item) =>
      Object.values<Node>(item).flatMap(({ operationId }) => operationId ?? []),
    );
  const exampleOf = ({ paths }: Node, collection: string): Node =>
    paths[`/v1/collections/${collection}/rows`].post.requestBody.content['application/json'].examples.typical
      .value[0];
  const stepsOf = ({ workflows }: Node): Node[] => workflows.flatMap(({ steps }: Node) => steps);

  it('consist of operations of the contract', () => {
    const ids = operationIdsOf(JSON.parse(openapiJson));
    const steps = stepsOf(JSON.parse(arazzoJson));
    expect(steps.length).to.be.above(10);
    for (const { stepId, operationId } of steps) expect(ids, stepId).to.include(operationId);
  });

  it('are typed for collections that have a schema and an example row', async () => {
    const document = (await owner.get('/v1/contract/arazzo.json')).json;
    const rows: Node = {
      Tasks: { title: 'Milk' },
      Stock: exampleOf((await owner.get('/v1/contract/openapi.json')).json, 'stock'),
    };
    expect(rows.Stock).to.have.keys('sku', 'price');
    const ids = operationIdsOf((await owner.get('/v1/contract/openapi.json')).json);
    const general: string[] = JSON.parse(arazzoJson).workflows.map(({ workflowId }: Node) => workflowId);
    const typed = document.workflows.filter(({ workflowId }: Node) => !general.includes(workflowId));
    const except = (...others: string[]) => general.filter((id) => !others.includes(id));
    expect(typed.map(({ workflowId }: Node) => workflowId)).to.deep.equal([
      ...except('keepNotes', 'pageThrough').map((id) => `${id}Stock`),
      ...except('keepNotes', 'upsert').map((id) => `${id}Tasks`),
    ]);
    for (const { stepId, operationId, requestBody } of stepsOf({ workflows: typed })) {
      expect(ids, stepId).to.include(operationId);
      const [typeName = ''] = /Tasks|Stock/.exec(operationId) ?? [];
      for (const row of requestBody?.payload ?? []) expect(row, stepId).to.deep.equal(rows[typeName]);
    }
  });

  withRedocly.it('are valid, and the server does what they expect', async function () {
    this.timeout(300_000);
    const folder = await temporaryDirectory();
    const options = { cwd: project, env: { ...process.env, REDOCLY_TELEMETRY: 'off' } };
    const redocly = (...words: string[]) => run('node_modules/.bin/redocly', words, options);
    const before = (await owner.get('/v1/collections/tasks/rows')).json;
    for (const path of [
      '/arazzo.json',
      '/arazzo.yaml',
      '/v1/contract/arazzo.json',
      '/v1/contract/arazzo.yaml',
    ]) {
      const name = path.slice(1).replaceAll('/', '-');
      const [file, openapi] = [join(folder, name), join(folder, `openapi-of-${name}`)];
      const { text } = await owner.get(path);
      // The typed OpenAPI document requires a key, so the tool gets a copy.
      const source = path.replace('arazzo', 'openapi');
      await writeFile(openapi, (await owner.get(source)).text);
      expect(text).to.include(`${service.url}${source}`);
      await writeFile(file, text.replace(`${service.url}${source}`, openapi));
      await redocly('lint', '--config', '.redocly.yaml', file);
      const { stdout } = await redocly(
        ...['respect', file, '--server', `rowfeed=${service.url}`, '--input', `key=${service.key}`],
      );
      const count = (JSON.parse((await owner.get(path.replace('yaml', 'json'))).text) as Node).workflows
        .length;
      expect(stdout, path).to.match(new RegExp(`Workflows: ${count} passed, ${count} total`));
    }
    expect((await owner.get('/v1/collections/tasks/rows')).json).to.deep.equal(before);
    expect((await owner.get('/v1/collections')).json).to.have.lengthOf(6);

    // A row that has the key of the example is not part of the workflow.
    const typed = join(folder, 'v1-contract-arazzo.json');
    const row = { ...exampleOf((await owner.get('/v1/contract/openapi.json')).json, 'stock'), price: 0.5 };
    const [stored] = (await owner.post('/v1/collections/stock/rows', [row])).json;
    await redocly(
      ...['respect', typed, '--server', `rowfeed=${service.url}`, '--input', `key=${service.key}`],
      ...['--workflow', 'upsertStock'],
    ).then(
      () => expect.fail('the workflow should fail'),
      ({ stdout }) => expect(stdout).to.include('1 failed'),
    );
    expect((await owner.get('/v1/collections/stock/rows')).json).to.deep.equal([stored]);
    await removeDirectory(folder);
  });
});
