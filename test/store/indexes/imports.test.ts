/** Indexes that no list uses are dropped during an import, and created again after it. */
import { expect } from 'chai';
import { generateKey } from '../../../src/text/api-key.js';
import { type Client, client } from '../../support/client.js';
import { freshStorage, type OwnStorage } from '../../support/database.js';
import { eventually } from '../../support/eventually.js';
import { untilIndexed } from '../../support/indexes.js';
import { comparatorOf } from '../../support/order.js';
import { killServers, type ServerProcess, startServer } from '../../support/server-process.js';
import { onlyInFullSuite } from '../../support/suite.js';

interface Row {
  readonly id: number;
  readonly [field: string]: unknown;
}

const fields = ['word', 'number', 'city'] as const;
const path = '/v1/collections/rows/rows';
const rowsBefore = 3_000;
/** After so many changed rows, unused indexes are dropped. */
const rowsOfImport = 10_000;
const perRequest = 1_000;
const long = { withinMs: 60_000 };

const why = 'Each test imports more than 10,000 rows.';

onlyInFullSuite(why).describe('the indexes of a collection into which rows are imported', function () {
  this.timeout(120_000);
  const key = generateKey();
  let storage: OwnStorage;
  let owner: Client;
  let rows: Map<number, Row>;
  let server: ServerProcess;
  let importing: Promise<void> | undefined;
  let isOver: boolean;
  beforeEach(async () => {
    storage = await freshStorage();
    await start();
    rows = new Map();
    importing = undefined;
    await owner.post('/v1/collections', { name: 'rows' });
    while (rows.size < rowsBefore) await insert();
    for (const field of fields) await owner.get(`${path}?sort=${field}:asc&limit=1`);
    await untilWhole();
  });
  afterEach(async () => {
    isOver = true;
    await importing?.catch(() => undefined);
    await killServers();
    await storage?.remove();
  });

  async function start(): Promise<void> {
    server = await startServer(storage.url, key);
    owner = client(server, key);
  }

  async function insert(): Promise<void> {
    const made = Array.from({ length: perRequest }, () => ({
      word: Math.floor(Math.random() * 1e9).toString(36),
      number: Math.random(),
      city: Math.floor(Math.random() * 50),
    }));
    const { status, json } = await owner.post(path, made);
    expect(status).to.equal(201);
    for (const row of json as Row[]) rows.set(row.id, row);
  }

  async function untilWhole(): Promise<void> {
    await untilIndexed({ databaseUrl: storage.url }, ({ whole, unfinished, keys }) => {
      return whole === fields.length && unfinished === 0 && keys === fields.length * rows.size;
    });
  }

  /** Returns the percentages that the collection shows, by field. */
  async function percents(): Promise<Record<string, number>> {
    const { json } = await owner.get('/v1/collections/rows');
    const indexes = json.indexes as { readonly fields: string[]; readonly percent: number }[];
    return Object.fromEntries(indexes.map(({ fields: [field], percent }) => [field, percent]));
  }

  /** Resolves when the indexes are dropped. The import continues. */
  async function importUntilDropped(): Promise<void> {
    for (let sent = 0; sent < rowsOfImport; sent += perRequest) await insert();
    isOver = false;
    importing = (async () => {
      while (!isOver) await insert();
    })();
    await eventually('the indexes are dropped', async () =>
      Object.values(await percents()).every((percent) => percent < 100),
    );
    expect(isOver).to.equal(false);
  }

  async function endImport(): Promise<void> {
    isOver = true;
    await importing;
  }

  async function expectList(field: string, direction: 'asc' | 'desc'): Promise<void> {
    const order = comparatorOf({ fields: [{ field, direction }], id: direction });
    const expected = [...rows.values()].sort(order).map(({ id }) => id);
    const found: number[] = [];
    for (let after: string | undefined = ''; after !== undefined; ) {
      const page: Awaited<ReturnType<Client['get']>> = await owner.get(
        `${path}?sort=${field}:${direction}&limit=1000&fields=id${after && `&after=${after}`}`,
      );
      expect(page.status).to.equal(200);
      found.push(...(page.json as Row[]).map(({ id }) => id));
      after = page.headers['next-after'];
    }
    expect(found).to.deep.equal(expected);
  }

  it('are created again after it, with the keys of all rows', async () => {
    await importUntilDropped();
    expect(Object.keys(await percents())).to.have.members([...fields]);
    const changed = rows.values().next().value!;
    const { json } = await owner.patch(`${path}/${changed.id}`, { word: 'changed' });
    rows.set(changed.id, json);
    await endImport();
    await untilWhole();
    expect(await percents()).to.deep.equal({ word: 100, number: 100, city: 100 });
    for (const field of fields) await expectList(field, 'asc');
  });

  it('are created during the import if a list needs them', async () => {
    await importUntilDropped();
    const list = await owner.get(`${path}?sort=number:asc&limit=1`);
    expect([200, 503]).to.include(list.status);
    if (list.status === 503) expect(list.code).to.equal('index_building');
    await eventually('the index is complete', async () => (await percents()).number === 100, long);
    expect(isOver).to.equal(false);
    await endImport();
    await expectList('number', 'desc');
  });

  it('stay if lists use them during the import', async () => {
    const used = `${path}?sort=number:asc&limit=1`;
    for (let others = 100; others === 100; others = (await percents()).word!) {
      await insert();
      expect((await owner.get(used)).status).to.equal(200);
      expect((await percents()).number).to.equal(100);
    }
    await untilWhole();
  });

  it('are created again by the next list if the server was killed', async () => {
    await importUntilDropped();
    await endImport();
    await server.end('SIGKILL');
    await start();
    await expectList('word', 'desc');
    await eventually('the index is complete', async () => (await percents()).word === 100, long);
    await expectList('word', 'asc');
  });

  it('stay if they belong to the row key', async () => {
    const rowKey = '/v1/collections/rows/row-key';
    expect((await owner.put(rowKey, { fields: ['number'] })).status).to.equal(200);
    for (let sent = 0; sent < 2 * rowsOfImport; sent += perRequest) await insert();
    await eventually('the others are dropped', async () => (await percents()).word! < 100);
    expect((await percents()).number).to.equal(100);
    const { number } = rows.values().next().value!;
    expect((await owner.post(path, [{ number }])).code).to.equal('row_key_taken');
    await untilWhole();
  });

  it('can be replaced by the index of a row key', async () => {
    await importUntilDropped();
    await endImport();
    const rowKey = '/v1/collections/rows/row-key';
    const { number } = rows.values().next().value!;
    expect((await owner.put(rowKey, { fields: ['number'] })).status).to.equal(200);
    expect((await owner.post(path, [{ number }])).code).to.equal('row_key_taken');
  });

  it('are removed with their collection', async () => {
    await importUntilDropped();
    isOver = true;
    expect((await owner.delete('/v1/collections/rows')).status).to.equal(204);
    await untilIndexed(
      { databaseUrl: storage.url },
      ({ whole, unfinished, keys }) => whole + unfinished + keys === 0,
    );
  });
});
