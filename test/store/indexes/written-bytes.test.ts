/** How much the creation of an index writes to the disk. The figure is steady, also on a busy machine. */
import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { generateKey } from '../../../src/text/api-key.js';
import { client } from '../../support/client.js';
import { freshStorage, type OwnStorage } from '../../support/database.js';
import { engine } from '../../support/engine.js';
import { untilIndexed } from '../../support/indexes.js';
import { killServers, startServer } from '../../support/server-process.js';

describe('an index of 50,000 random values', function () {
  this.timeout(120_000);
  let storage: OwnStorage;
  afterEach(async () => {
    await killServers();
    await storage?.remove();
  });

  it('is created with at most 300 bytes written per row', async function () {
    // The counter belongs to one process, and on PostgreSQL others write. It only exists on Linux.
    if (engine !== 'sqlite' || process.platform !== 'linux') this.skip();
    const rows = 50_000;
    const key = generateKey();
    storage = await freshStorage();
    const server = await startServer(storage.url, key);
    const owner = client(server, key);
    const written = (): number =>
      Number(/^write_bytes: (\d+)$/m.exec(readFileSync(`/proc/${server.pid}/io`, 'utf8'))![1]);
    await owner.post('/v1/collections', { name: 'rows' });
    const path = '/v1/collections/rows/rows';
    for (let sent = 0; sent < rows; sent += 1_000)
      await owner.post(
        path,
        Array.from({ length: 1_000 }, () => ({ value: Math.random() })),
      );
    const before = written();
    await owner.get(`${path}?sort=value:asc&limit=1`);
    await untilIndexed({ databaseUrl: storage.url }, ({ whole, keys }) => whole === 1 && keys === rows);
    const perRow = (written() - before) / rows;
    // A key takes about 20 bytes, and is written to the sorted file, to the log and to the database.
    expect(perRow).to.be.within(20, 300);
  });
});
