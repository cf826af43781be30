/** The first key: the server creates it only if it can show it, and prints advice until the key has been used. */

import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { expect } from 'chai';
import { type Key, listKeys } from '../../src/access/keys.js';
import { openDatabase } from '../../src/engines/open.js';
import { client, disconnect } from '../support/client.js';
import { type Outcome, run } from '../support/command.js';
import { freshStorage, type OwnStorage } from '../support/database.js';
import { engine } from '../support/engine.js';
import { eventually } from '../support/eventually.js';
import { freePort } from '../support/port.js';
import { killServers, type ServerProcess, startServer } from '../support/server-process.js';
import { startService } from '../support/service.js';
import { cases, onlyInFullSuite } from '../support/suite.js';

const advice = /No API key .* ever been used.*rowfeed keys create --name NAME\n/s;

describe('a start', () => {
  let storage: OwnStorage;
  let taken: Server;
  let port: string;
  before(async () => {
    taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    port = String((taken.address() as AddressInfo).port);
  });
  after(() => void taken.close());
  beforeEach(async () => {
    storage = await freshStorage();
  });
  afterEach(async () => {
    await killServers();
    await storage.remove();
  });

  const serve = (env: Record<string, string>): Promise<Outcome> =>
    run(['serve'], { PORT: '0', DATABASE_URL: storage.url, LOG_LEVEL: 'info', ...env });
  const begin = (): Promise<ServerProcess> => startServer(storage.url, '');
  async function keys(): Promise<Key[]> {
    const database = await openDatabase(storage.url, { role: 'tool' });
    return listKeys(database).finally(() => database.close());
  }
  /** Stops the server and returns its output on standard error. */
  async function end(server: ServerProcess): Promise<string> {
    disconnect(server.url);
    expect(await server.end('SIGTERM')).to.equal(0);
    return server.errors();
  }
  /** Returns the key that the server prints. */
  const shown = (server: ServerProcess): Promise<string> =>
    eventually('the key', () => /rf_[0-9A-Za-z]{38}/.exec(server.errors())?.[0]);

  const rare = onlyInFullSuite('Each of these ports takes two starts of a server.').it;
  for (const [name, test] of [
    ['PORT', it],
    ['ROWFEED_METRICS_PORT', rare],
  ] as const) {
    test(`whose ${name} is taken creates no database, and the next one shows its key`, async () => {
      const { code, stdout, stderr } = await serve({ [name]: port });
      expect([code, stdout]).to.deep.equal([1, '']);
      expect(stderr).to.equal(
        `rowfeed: Cannot listen on ${name} ${port}: another program uses this port (EADDRINUSE). Set ${name} to another port.\n`,
      );
      const missing = /^(There is no database at|The database \S+ contains no data of rowfeed)/;
      expect(await keys().catch(({ message }: Error) => message)).to.match(missing);
      if (engine === 'sqlite') expect(await readdir(storage.directory)).to.deep.equal([]);
      const server = await begin();
      expect((await client(server, await shown(server)).get('/v1/collections')).status).to.equal(200);
      expect(await end(server)).not.to.match(advice);
    });
  }

  it('whose port is taken ends no key that came from the environment before', async () => {
    const [here, there] = ['the-key-of-a-server-that-runs', 'the-key-of-one-that-never-ran'];
    await (await startService({ directory: storage.directory, key: here })).stop();
    expect((await serve({ PORT: port, ROWFEED_API_KEY: there })).code).to.equal(1);
    expect((await keys()).map(({ revokedAt }) => revokedAt)).to.deep.equal([undefined]);
    const server = await startServer(storage.url, there);
    expect((await client(server, there).get('/v1/collections')).status).to.equal(200);
    expect((await client(server, here).get('/v1/collections')).code).to.equal('key_invalid');
    await end(server);
  });

  it('takes the key of the environment from the first request on', async () => {
    const found: number[] = [];
    const starts = cases(5);
    for (let start = 0; start < starts; start += 1) {
      const key = `key-of-start-number-${start}`;
      const place = await freePort();
      const starting = startService({ env: { PORT: String(place) }, key });
      let answer: Response | undefined;
      while (answer === undefined)
        answer = await fetch(`http://127.0.0.1:${place}/v1/collections`, {
          headers: { 'x-api-key': key },
        }).catch(() => undefined);
      found.push(answer.status);
      await answer.text();
      await (await starting).close();
    }
    expect(found).to.deep.equal(Array(starts).fill(200));
  });

  it('says how to make a key as long as none was ever used', async () => {
    const first = await begin();
    const key = await shown(first);
    await end(first);
    expect(await end(await startServer(storage.url, 'a-key-that-the-operator-knows'))).to.equal('');
    const second = await begin();
    expect((await client(second, key).get('/v1/collections')).status).to.equal(200);
    expect(await end(second))
      .to.match(advice)
      .and.not.to.contain('rf_');
    expect(await end(await begin())).to.equal('');
  });
});
