/** How much the server writes to the disk because of indexes. The figures are steady, also on a busy machine. */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { generateKey } from '../../../src/text/api-key.js';
import { type Client, client } from '../../support/client.js';
import { freshStorage, type OwnStorage } from '../../support/database.js';
import { engine } from '../../support/engine.js';
import { untilIndexed } from '../../support/indexes.js';
import { killServers, startServer } from '../../support/server-process.js';
import { onlyInFullSuite } from '../../support/suite.js';

const key = generateKey();
const path = '/v1/collections/rows/rows';

describe('writes to the disk', function () {
  this.timeout(120_000);
  let storage: OwnStorage;
  let owner: Client;
  let written: () => number;
  // The counter belongs to one process, and on PostgreSQL others write. It only exists on Linux.
  before(function () {
    if (engine !== 'sqlite' || process.platform !== 'linux') this.skip();
  });
  beforeEach(start);
  afterEach(end);

  async function start(): Promise<void> {
    storage = await freshStorage();
    const server = await startServer(storage.url, key);
    owner = client(server, key);
    written = () => Number(/^write_bytes: (\d+)$/m.exec(readFileSync(`/proc/${server.pid}/io`, 'utf8'))![1]);
    await owner.post('/v1/collections', { name: 'rows' });
  }

  async function end(): Promise<void> {
    await killServers();
    await storage?.remove();
  }

  async function insert(rows: number): Promise<void> {
    const text = 'a text that no list sorts and no list filters';
    const row = () => ({ a: Math.random(), b: Math.random(), c: Math.random(), text });
    for (let sent = 0; sent < rows; sent += 1_000) await owner.post(path, Array.from({ length: 1_000 }, row));
  }

  /** Waits until the server has copied its write-ahead log into the database, and returns the written bytes. */
  async function settled(): Promise<number> {
    // An import that follows within 2 s would belong to the same import as the rows before.
    for (let before = -1; before !== written(); await sleep(2_500)) before = written();
    return written();
  }

  async function untilWhole(indexes: number, rows: number): Promise<void> {
    await untilIndexed(
      { databaseUrl: storage.url },
      ({ whole, unfinished, keys }) => whole === indexes && unfinished === 0 && keys === indexes * rows,
    );
  }

  onlyInFullSuite('It needs a disk, and the files of the fast suite can be in memory.').it(
    'when an index of 50,000 random values is created are at most 300 bytes per row',
    async () => {
      const rows = 50_000;
      await insert(rows);
      const before = written();
      await owner.get(`${path}?sort=a:asc&limit=1`);
      await untilWhole(1, rows);
      // A key takes about 20 bytes, and is written to the sorted file, to the log and to the database.
      expect((written() - before) / rows).to.be.within(20, 300);
    },
  );

  onlyInFullSuite('It imports 200,000 rows.').it(
    'when rows are imported into a collection with three indexes are at most three times as many as without',
    async () => {
      const rowsBefore = 3_000;
      const rows = 100_000;
      await insert(rowsBefore);
      const without = await settled();
      await insert(rows);
      const bytesWithout = (await settled()) - without;
      await end();
      await start();
      await insert(rowsBefore);
      for (const field of ['a', 'b', 'c']) await owner.get(`${path}?sort=${field}:asc&limit=1`);
      await untilWhole(3, rowsBefore);
      const before = await settled();
      await insert(rows);
      await untilWhole(3, rowsBefore + rows);
      expect(((await settled()) - before) / bytesWithout).to.be.within(1, 3);
    },
  );
});
