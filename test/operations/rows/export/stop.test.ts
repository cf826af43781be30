/** Exports that are in progress when the server shuts down or is killed, on every engine. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { type Client, client, disconnect } from '../../../support/client.js';
import { freshStorage, type OwnStorage } from '../../../support/database.js';
import { eventually } from '../../../support/eventually.js';
import { beginExport, type Exporting, fill } from '../../../support/exporting.js';
import { chosenKey } from '../../../support/leaks.js';
import { killServers, type ServerProcess, startServer } from '../../../support/server-process.js';
import { onlyInFullSuite } from '../../../support/suite.js';

onlyInFullSuite(
  'Each test starts a server and exports 64 MB from it, and one waits for the 8 s that a stop may take.',
).describe('an export that is in progress at the end of the server', () => {
  const key = chosenKey();
  let storage: OwnStorage;
  let server: ServerProcess;
  let owner: Client;
  before(async () => {
    storage = await freshStorage();
    const first = await startServer(storage.url, key);
    await client(first, key).post('/v1/collections', { name: 'notes' });
    await fill(client(first, key), 'notes');
    disconnect(first.url);
    await first.end('SIGTERM');
  });
  beforeEach(async () => {
    server = await startServer(storage.url, key);
    owner = client(server, key);
  });
  after(async () => {
    await killServers();
    await storage.remove();
  });

  const begin = (query?: string): Promise<Exporting> => beginExport(server, 'notes', query);

  /** Waits until the server rejects all new requests. */
  async function terminate(): Promise<void> {
    process.kill(server.pid, 'SIGTERM');
    await eventually('it is not ready', async () => (await owner.get('/ready')).status === 503);
    await eventually(
      'new requests are rejected',
      async () => (await owner.get('/v1/collections')).code === 'shutting_down',
    );
    disconnect(server.url);
  }

  it('comes whole where it is read in time', async () => {
    const both = [await begin(), await begin('format=csv&fields=t')];
    await terminate();
    for (const { text, isWhole } of await Promise.all(both.map((each) => each.rest()))) {
      expect(isWhole).to.equal(true);
      expect(text.length).to.be.above(32_000_000);
    }
    expect(await server.ended()).to.equal(0);
    expect(server.errors()).to.equal('');
  });

  it('is cut where it is not, and holds up the stop no longer than others', async () => {
    const [unread, slow] = [await begin(), await begin('format=csv&fields=t')];
    const begun = performance.now();
    await terminate();
    let isOver = false;
    const ended = server.ended().finally(() => (isOver = true));
    // The client reads slowly, but continues to read.
    while (!isOver) await Promise.all([slow.read(20_000), sleep(20)]);
    expect(await ended).to.equal(0);
    expect(performance.now() - begun).to.be.below(9_500);
    expect(server.log.map((line) => JSON.parse(line).msg).at(-1)).to.equal('stopped');
    for (const each of [unread, slow]) expect((await each.rest()).isWhole).to.equal(false);
  });

  it('is cut where the process is killed', async () => {
    const both = [await begin(), await begin('format=csv&fields=t')];
    expect(await server.end('SIGKILL')).to.equal(null);
    disconnect(server.url);
    for (const each of both) expect((await each.rest()).isWhole).to.equal(false);
    // The next exports can use the resources of the previous ones.
    server = await startServer(storage.url, key);
    const again = await Promise.all([begin(), begin()]);
    for (const each of again) expect((await each.rest()).isWhole).to.equal(true);
    expect(await server.end('SIGTERM')).to.equal(0);
  });
});
