import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { type Client, client } from '../support/client.js';
import { openapi } from '../support/contract.js';
import { type ServerProcess, startServer } from '../support/server-process.js';
import { removeDirectory, temporaryDirectory } from '../support/service.js';

const project = join(import.meta.dirname, '../..');
/** The published texts of the contract. */
const documents = Object.entries<Record<string, { responses?: object }>>(openapi.paths)
  .filter(([, { get }]) => JSON.stringify(get?.responses ?? {}).includes('DocumentsOverloaded'))
  .map(([path]) => path.replace('{guide}', 'rows'))
  .filter((path) => !path.includes('{'));

describe('a running server whose package was replaced', () => {
  let directory: string;
  let server: ServerProcess;
  let owner: Client;
  before(async () => {
    directory = await temporaryDirectory();
    const installed = join(directory, 'rowfeed');
    await mkdir(installed);
    for (const name of ['dist', 'package.json'])
      await cp(join(project, name), join(installed, name), { recursive: true });
    await symlink(join(project, 'node_modules'), join(installed, 'node_modules'));
    server = await startServer(`sqlite:${join(directory, 'rowfeed.db')}`, 'k'.repeat(24), {
      program: join(installed, 'dist/src/bin.js'),
    });
    owner = client(server, server.key);
    await rm(installed, { recursive: true });
  });
  after(async () => {
    await server.end('SIGTERM');
    await removeDirectory(directory);
  });

  for (const path of documents) {
    for (const coding of ['identity', 'br'])
      it(`returns ${path} with Accept-Encoding: ${coding}`, async () => {
        const { status, text } = await owner.get(path, { 'Accept-Encoding': coding });
        expect([status, text.length > 100]).to.deep.equal([200, true]);
      });
  }

  it('returns the scripts of the console', async () => {
    const { text } = await owner.get('/console');
    const assets = [...text.matchAll(/(?:src|href)="(?:\/)?(console\/[^"]+)"/g)].map(
      ([, asset]) => `/${asset}`,
    );
    expect(assets).to.have.lengthOf.greaterThan(1);
    for (const asset of assets) expect((await owner.get(asset)).status, asset).to.equal(200);
  });

  it('validates rows that take long, in a thread', async () => {
    const collection = await owner.collection();
    const schema = { type: 'object', properties: { t: { pattern: '^(a|aa|aaa)*(b|c)$' } } };
    expect((await owner.put(`/v1/collections/${collection}/schema`, schema)).status).to.equal(200);
    const rows = Array.from({ length: 100 }, () => ({ t: 'a'.repeat(5_000) }));
    const { status, code } = await owner.post(`/v1/collections/${collection}/rows`, rows);
    expect([status, code]).to.deep.equal([422, 'row_invalid']);
  });

  it('builds a typed contract, in a thread', async () => {
    const collection = await owner.collection();
    await owner.put(`/v1/collections/${collection}/schema`, { type: 'object', title: 'Goods' });
    const { status, text } = await owner.get('/v1/contract/openapi.json');
    expect([status, text.includes(`/v1/collections/${collection}/rows`)]).to.deep.equal([200, true]);
  });

  it('creates an index, in a thread', async () => {
    const collection = await owner.collection(Array.from({ length: 1_000 }, (_, k) => ({ k })));
    const { status } = await owner.put(`/v1/collections/${collection}/row-key`, { fields: ['k'] });
    expect(status).to.equal(200);
  });
});
