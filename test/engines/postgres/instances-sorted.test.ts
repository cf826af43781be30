/**
 * Sorted lists of a large collection that several instances change at once, while one of them creates the
 * index.
 */
import { expect } from 'chai';
import { type Client, client, disconnect } from '../../support/client.js';
import { untilIndexed } from '../../support/indexes.js';
import { type Instances, startInstances, startPooledInstances } from '../../support/instances.js';
import { sorted } from '../../support/order.js';
import { startServer } from '../../support/server-process.js';
import { needsPostgres, onlyInFullSuite } from '../../support/suite.js';
import { retryLater, rowsById, startWriters } from '../../support/writers.js';

type Row = { id: number };

const minimal = { Prefer: 'return=minimal' };

/** Creates a collection with this number of rows, and returns the path of its rows. */
async function large(owner: Client, count: number): Promise<string> {
  const rows = `/v1/collections/${await owner.collection()}/rows`;
  for (let n = 0; n < count; n += 1_000) {
    const batch = Array.from({ length: 1_000 }, (_, at) => ({
      n: ((n + at) * 7_919) % 1_009,
      mark: `${at}`,
    }));
    await owner.post(rows, batch, minimal);
  }
  return rows;
}

/** Expects every instance to list all rows in the order of the field. */
async function hold(owners: readonly Client[], rows: string, field: string): Promise<void> {
  const all = [...(await rowsById(owners[0]!, rows)).values()] as (Row & Record<string, unknown>)[];
  for (const order of ['asc', 'desc'] as const) {
    const ids = sorted(all, field, order).map(({ id }) => id);
    for (const owner of owners) {
      for (let offset = 0; offset < ids.length; offset += 1_000) {
        const { json } = await owner.get(
          `${rows}?order_by=${field}&order=${order}&limit=1000&offset=${offset}`,
        );
        const found = (json as Row[]).map(({ id }) => id);
        expect(found, `${field} ${order} ${offset}`).to.deep.equal(ids.slice(offset, offset + 1_000));
      }
    }
  }
}

/** Runs writers and lists while the server creates and uses indexes, and while connections are closed. */
async function makeUnderLoad(
  { owners, services, cutConnections }: Instances,
  writer: () => Client,
): Promise<void> {
  const count = 10_000;
  const rows = await large(owners[0]!, count);
  const writing = startWriters(writer, rows, 4, { keep: 100, unanswered: retryLater });
  let isChanging = true;
  // Updates rows that already have their index keys, or are just receiving them.
  const changing = Array.from({ length: 8 }, async () => {
    while (isChanging) {
      const n = Math.floor(Math.random() * count);
      const { status } = await writer().patch(`${rows}/${n + 1}`, { n, mark: n % 7 });
      expect(status).to.be.oneOf([200, 503]);
    }
  });
  const list = (field: string) => Promise.all(owners.map((owner) => owner.get(`${rows}?order_by=${field}`)));
  try {
    await Promise.all([list('n'), list('mark')]);
    await untilIndexed(services[0]!, ({ keys }) => keys > 1_000);
    await cutConnections();
    await untilIndexed(services[0]!, ({ whole }) => whole === 2);
    for (let round = 0; round < 10; round += 1)
      await Promise.all([list('n'), list('mark'), writing.progress(10)]);
  } finally {
    isChanging = false;
    await Promise.all([...changing, writing.stop()]);
  }
  for (const field of ['n', 'mark']) await hold(owners, rows, field);
  const { size } = await rowsById(owners[0]!, rows);
  await untilIndexed(services[0]!, ({ whole, keys }) => whole === 2 && keys === 2 * size);
}

/** Deletes all collections, so that the next test finds no indexes, also after a failure. */
async function removeAll({ owners, services }: Instances): Promise<void> {
  for (const { name } of (await owners[0]!.get('/v1/collections')).json as { name: string }[])
    await owners[0]!.delete(`/v1/collections/${name}`);
  await untilIndexed(services[0]!, ({ whole, unfinished }) => whole + unfinished === 0);
}

onlyInFullSuite(needsPostgres).describe('indexes of two instances', function () {
  this.timeout(180_000);
  let instances: Instances;
  before(async () => {
    instances = await startInstances(2);
  });
  afterEach(() => removeAll(instances));
  after(() => instances.close());

  it('are made while both write and connections are cut', () => makeUnderLoad(instances, instances.anyOwner));

  // A single instance does not need a lock before it plans its commits.
  it('are made while one writes and connections are cut', () =>
    makeUnderLoad(instances, () => instances.owners[0]!));

  it('are made while their first row changes all the time', async () => {
    const { owners, services, anyOwner } = instances;
    const rows = await large(owners[0]!, 3_000);
    let isChanging = true;
    const changing = Array.from({ length: 8 }, async (_, mark) => {
      for (let n = 0; isChanging; n += 1) await anyOwner().patch(`${rows}/1`, { n, mark });
    });
    try {
      await owners[0]!.get(`${rows}?order_by=n`);
      await untilIndexed(services[0]!, ({ whole }) => whole === 1);
    } finally {
      isChanging = false;
      await Promise.all(changing);
    }
    await hold(owners, rows, 'n');
  });

  it('are finished by the other when one is killed', async () => {
    const { owners, services } = instances;
    const [service] = services;
    const count = 40_000;
    const killed = await startServer(service!.databaseUrl, service!.key);
    const rows = await large(owners[0]!, count);
    const doomed = client(killed, killed.key);
    await doomed.get(`${rows}?order_by=n`);
    await untilIndexed(service!, ({ keys }) => keys > 0);
    await killed.end('SIGKILL');
    disconnect(killed.url);
    const left = await untilIndexed(service!, () => true);
    expect(left.keys).to.be.below(count);
    await untilIndexed(service!, ({ whole, keys }) => whole === 1 && keys === count);
    for (let id = 1; id < 100; id += 1) await owners[id % 2]!.patch(`${rows}/${id}`, { n: id });
    await hold(owners, rows, 'n');
  });
});

const behindPooler = 'indexes of two instances behind a pooler in transaction mode';
onlyInFullSuite(needsPostgres).describe(behindPooler, function () {
  this.timeout(180_000);
  let instances: Instances;
  before(async function () {
    const pooled = await startPooledInstances(2);
    if (pooled === undefined) this.skip();
    instances = pooled;
  });
  afterEach(() => removeAll(instances));
  after(() => instances?.close());

  it('are made while both write and connections are cut', () => makeUnderLoad(instances, instances.anyOwner));
});
