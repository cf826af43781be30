/** An index that is created during writes, restarts and kills has the keys of all rows, and no others. */
import { expect } from 'chai';
import { whole } from '../../../src/engines/engine.js';
import { fieldsOf } from '../../../src/engines/shared/stored-index.js';
import { generateKey } from '../../../src/text/api-key.js';
import { sortKey } from '../../../src/values/sort-key.js';
import { type Client, client } from '../../support/client.js';
import { freshStorage, type OwnStorage } from '../../support/database.js';
import { untilIndexed } from '../../support/indexes.js';
import { randomOf } from '../../support/random.js';
import { administer } from '../../support/registry.js';
import { killServers, type ServerProcess, startServer } from '../../support/server-process.js';
import { cases, onlyInFullSuite, seed } from '../../support/suite.js';

/** Even after deletions, there are more than 2,000 rows. Smaller collections don't get indexes. */
const rowCount = 5_000;
const orders = [['a:asc'], ['b:desc', 'a:asc']];

const why = 'It stores 5,000 rows for each round, and kills servers.';

onlyInFullSuite(why).describe(
  `indexes that are created beside writes, restarts and kills (seed ${seed})`,
  function () {
    this.timeout(120_000);
    const random = randomOf(seed);
    const below = (end: number): number => Math.floor(random() * end);
    const path = '/v1/collections/rows/rows';
    const anyValue = (): unknown =>
      [below(50), `t${below(20)}`, null, below(2) === 0, { x: below(3) }][below(5)];
    const newRow = () => ({ a: anyValue(), b: below(1_000) });
    const key = generateKey();
    let storage: OwnStorage;
    let server: ServerProcess;
    let owner: Client;
    afterEach(async () => {
      await killServers();
      await storage.remove();
    });

    async function start(): Promise<void> {
      server = await startServer(storage.url, key);
      owner = client(server, key);
    }

    /** Writes until it is stopped. While the server restarts, requests may fail. */
    async function write(isOver: () => boolean): Promise<void> {
      while (!isOver()) {
        const id = 1 + below(rowCount);
        const kind = below(4);
        const request =
          kind === 0
            ? owner.post(path, [newRow(), newRow()])
            : kind === 1
              ? owner.delete(`${path}/${id}`)
              : owner.patch(`${path}/${id}`, below(3) === 0 ? { b: below(1_000) } : newRow());
        await request.catch(() => undefined);
      }
    }

    for (let n = 0; n < cases(3); n += 1) {
      it(`have the keys of all rows, round ${n + 1}`, async () => {
        storage = await freshStorage();
        await start();
        await owner.post('/v1/collections', { name: 'rows' });
        for (let sent = 0; sent < rowCount; sent += 1_000)
          await owner.post(path, Array.from({ length: 1_000 }, newRow));
        let isOver = false;
        const writing = Array.from({ length: 4 }, () => write(() => isOver));
        try {
          for (const order of orders)
            await owner.get(`${path}?${order.map((each) => `sort=${each}`).join('&')}`);
          for (let restarts = below(4); restarts > 0; restarts -= 1) {
            await new Promise((resolve) => setTimeout(resolve, below(250)));
            await server.end(below(3) === 0 ? 'SIGTERM' : 'SIGKILL');
            await start();
          }
          // A request that a kill interrupted requests the indexes again.
          for (const order of orders)
            await owner.get(`${path}?${order.map((each) => `sort=${each}`).join('&')}`);
          await untilIndexed(
            { databaseUrl: storage.url },
            ({ whole: count, unfinished }) => count === 2 && unfinished === 0,
          );
        } finally {
          isOver = true;
        }
        await Promise.all(writing);
        await server.end('SIGTERM');
        await administer({ databaseUrl: storage.url }, async ({ knex }) => {
          const rows = (await knex('rows').select('data')).map(({ data }) => JSON.parse(data));
          for (const index of await knex('sort_indexes').select('id', 'fields', 'built_through')) {
            expect(Number(index.built_through)).to.equal(whole);
            const fields = fieldsOf(index.fields);
            const expected = rows.map(
              (row) =>
                `${sortKey(
                  fields,
                  fields.map(({ field }) => row[field]),
                )} ${row.id}`,
            );
            const stored = await knex('sort_keys').where({ index_id: index.id }).select('key', 'row_id');
            const found = stored.map(({ key, row_id }) => `${key.toString('hex')} ${row_id}`);
            expect(found.sort()).to.deep.equal(expected.sort());
          }
        });
      });
    }
  },
);
