/** `rowfeed/testing`, as the build contains it: start, reset and stop, in several processes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'chai';
import { client, disconnect } from '../support/client.js';
import { told } from '../support/command.js';
import { eventually } from '../support/eventually.js';
import { feed } from '../support/feed.js';
import { seedIn } from '../support/seed.js';
import { removeDirectory, temporaryDirectory } from '../support/service.js';
import { onlyInFullSuite } from '../support/suite.js';

type Testing = typeof import('../../src/testing/index.js');
const built = join(import.meta.dirname, '../../dist/src/testing');

describe('rowfeed/testing', function () {
  this.timeout(120_000);
  let testing: Testing;
  let directory: string;
  let seed: string;
  let service: Awaited<ReturnType<Testing['startRowfeed']>>;
  before(async () => {
    testing = await import(pathToFileURL(join(built, 'index.js')).href);
    directory = await temporaryDirectory();
    const rows = Array.from({ length: 1_000 }, (_, n) => JSON.stringify({ title: `Note ${n}`, n }));
    seed = await seedIn(directory, {
      'notes.ndjson': rows.join('\n'),
      'notes.schema.json': { type: 'object', properties: { title: { type: 'string' } } },
      'tags.json': [{ tag: 'a' }],
      'tags.row-key.json': { fields: ['tag'] },
    });
    service = await testing.startRowfeed({ seed });
  });
  after(async () => {
    disconnect(service.url);
    await service.stop();
    await removeDirectory(directory);
  });

  it('resets to the seed: rows, collections, schemas, keys, tickets, idempotency keys and usage', async () => {
    const admin = client(service, service.key);
    const rows = '/v1/collections/notes/rows';
    const state = async () => ({
      collections: (await admin.get('/v1/collections')).text,
      rows: (await admin.get(`${rows}?limit=1000`)).text,
      tags: (await admin.get('/v1/collections/tags/rows')).text,
      rowKey: (await admin.get('/v1/collections/tags/row-key')).text,
      schema: (await admin.get('/v1/collections/notes/schema')).text,
      contract: (await admin.get('/v1/contract/openapi.json')).text,
      usage: (await admin.get('/v1/usage')).text,
      keys: (await admin.get('/v1/keys')).text.replace(/"(created|last_used)_at":[^,}]*/g, ''),
    });
    const initial = await state();
    const once_ = { 'Idempotency-Key': '"only-once"' };
    for (let round = 1; round <= 3; round += 1) {
      const made = await admin.post('/v1/keys', { name: 'guest', scopes: ['read'] });
      const guest = client(service, made.json.key);
      expect((await guest.get(rows)).status).to.equal(200);
      const grants = [{ collection: 'notes', scopes: ['read'] }];
      const { ticket } = (await admin.post('/v1/tickets', { subject: 'ada', grants })).json;
      expect((await client(service, ticket).get(rows)).status).to.equal(200);
      const feeds = await Promise.all(
        [service.key, made.json.key].map((key) => feed(service, { key, collection: 'notes' })),
      );
      const inserted = await admin.post(rows, [{ title: 'New' }], once_);
      expect(inserted.headers['idempotent-replayed'], `round ${round}`).to.equal(undefined);
      expect(inserted.json).to.deep.equal([{ id: 1_001, title: 'New' }]);
      for (const each of feeds)
        expect((await each.next())[0]).to.deep.include({ event: 'insert', seq: 1_001 });
      const old = feeds[0]!.all.at(-1)!.cursor;
      expect((await admin.delete(`${rows}/7`)).status).to.equal(204);
      const taken = await admin.post('/v1/collections/tags/rows', [{ tag: 'a' }]);
      expect(taken.code).to.equal('row_key_taken');
      expect((await admin.delete('/v1/collections/tags')).status).to.equal(204);
      expect((await admin.delete('/v1/collections/notes/schema')).status).to.equal(204);
      await admin.post('/v1/collections', { name: 'extra' });
      await service.reset();
      for (const each of feeds) expect((await each.closed()).code).to.equal(4404);
      expect(await state()).to.deep.equal(initial);
      for (const ended of [guest, client(service, ticket)])
        expect((await ended.get(rows)).status).to.equal(401);
      const stale = await feed(service, { key: service.key, collection: 'notes', since: old });
      expect((await stale.closed()).code).to.equal(4410);
      await service.reset();
    }
  });

  it('restores a revoked key, and resets that overlap all succeed', async () => {
    const admin = client(service, service.key);
    const [{ id }] = (await admin.get('/v1/keys')).json;
    const second = (await admin.post('/v1/keys', { name: 'other', scopes: ['read', 'write', 'admin'] })).json;
    expect((await client(service, second.key).delete(`/v1/keys/${id}`)).status).to.equal(204);
    expect((await admin.get('/v1/keys')).status).to.equal(401);
    await Promise.all([service.reset(), service.reset(), service.reset()]);
    expect((await admin.get('/v1/keys')).json).to.have.length(1);
    expect((await admin.get('/v1/collections/notes/rows/1000')).json).to.include({ n: 999 });
  });

  it('resets while clients create and delete collections', async () => {
    const admin = client(service, service.key);
    const names = Array.from({ length: 60 }, (_, n) => `brief-${n}`);
    await Promise.all(names.map((name) => admin.post('/v1/collections', { name })));
    // The reset deletes the collections in the order in which they were created. The last ones are gone by then.
    const deleted = Promise.all(
      names.reverse().map((name) => admin.delete(`/v1/collections/${name}`).then(({ status }) => status)),
    );
    await service.reset();
    expect(await deleted).to.satisfy((statuses: number[]) =>
      statuses.every((each) => /^(204|404)$/.test(`${each}`)),
    );
    const left = (await admin.get('/v1/collections')).json.map(({ name }: { name: string }) => name);
    expect(left).to.deep.equal(['notes', 'tags']);
  });

  onlyInFullSuite('It starts three servers and makes their typed contracts.').it(
    'runs next to other servers, with the same bodies for the same seed, and reads seeds by URL',
    async () => {
      const { startRowfeed }: Testing = createRequire(import.meta.url)(join(built, 'index.cjs'));
      const servers = await Promise.all([
        startRowfeed({ seed: pathToFileURL(seed) }),
        testing.startRowfeed({ seed }),
        testing.startRowfeed({ key: 'another-key-for-this-test' }),
      ]);
      const conversation = async (server: (typeof servers)[number]) => {
        const user = client(server, server.key);
        const bodies: string[] = [];
        for (const [method, path, body] of [
          ['GET', '/v1/collections'],
          ['GET', '/v1/collections/notes/rows?filter=@.n>990'],
          ['POST', '/v1/collections/notes/rows', [{ title: 7 }]],
          ['POST', '/v1/keys', { name: 'guest', scopes: ['read'] }],
          ['GET', '/v1/keys'],
          ['GET', '/v1/usage'],
          ['GET', '/v1/collections/nope'],
          ['GET', '/v1/contract/openapi.json'],
        ] as const)
          bodies.push((await user.send(method, path, body)).text);
        return bodies.map((text) =>
          text
            .replaceAll(server.url, '')
            .replace(/,"last_used_at":[^,}]*/g, '')
            .replace(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"time"'),
        );
      };
      expect(await conversation(servers[0]!)).to.deep.equal(await conversation(servers[1]!));
      expect((await client(servers[2]!, servers[2]!.key).get('/v1/collections')).json).to.deep.equal([]);
      expect(new Set(servers.map(({ url }) => url)).size).to.equal(3);
      for (const { url, stop } of servers) {
        disconnect(url);
        await Promise.all([stop(), stop()]);
        expect(await fetch(url).catch(() => 'gone')).to.equal('gone');
      }
      expect(await servers[0]!.reset().catch(({ message }) => message)).to.equal('The server has stopped.');
    },
  );

  it('reports why it cannot start', async () => {
    const message = (options: Parameters<Testing['startRowfeed']>[0]) =>
      testing.startRowfeed(options).then(
        () => 'started',
        (error: Error) => error.message,
      );
    expect(await message({ seed: '/nowhere' })).to.equal('/nowhere: the folder does not exist.');
    expect(await message({ seed: ['seed'] } as never)).to.equal(
      'The option seed must be a path or a URL of a folder.',
    );
    expect(await message({ seed: new URL('http://localhost:3000/seed') })).to.equal(
      'The option seed must be a path or a file URL of a folder, not http://localhost:3000/seed. Vite replaces new URL(.., import.meta.url) in a test with jsdom, so pass a path there.',
    );
    expect(await message({ key: 7 } as never)).to.equal('The option key must be a string.');
    expect(await message({ seeds: 'seed' } as never)).to.equal(
      '"seeds" is not an option. The options are seed and key.',
    );
    expect(await message('seed' as never)).to.equal('The options must be an object.');
    expect(await message({ key: 'short' })).to.include('20 to 255 visible ASCII characters');
  });

  it('contains nothing that Vite replaces if the package is linked to a project', () => {
    const code = readFileSync(join(built, 'index.js'), 'utf8');
    expect(code.replace(/\/\*.*?\*\/|\/\/.*|`.*?`/gs, '')).not.to.match(/new URL\([^)]*import\.meta\.url/);
  });

  it('stops with the process that started it, which need not stop it', async () => {
    const script = `import { startRowfeed } from ${JSON.stringify(pathToFileURL(join(built, 'index.js')).href)};
      console.log((await startRowfeed()).url);
      if (process.argv[1] === 'wait') setInterval(() => {}, 1000);`;
    for (const [word, signal] of [['wait', 'SIGKILL'], ['end']] as const) {
      const parent = spawn(process.execPath, ['--input-type=module', '-e', script, word], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const exited = once(parent, 'exit');
      const printed = told(parent.stdout);
      await eventually('the server is ready', () => printed().endsWith('\n'), { withinMs: 60_000 });
      if (signal !== undefined) parent.kill(signal);
      await exited;
      await eventually('the server is gone', () =>
        fetch(printed().trim()).then(
          () => false,
          () => true,
        ),
      );
    }
  });
});
