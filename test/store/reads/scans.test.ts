/**
 * Lists that sort a complete collection, and the limits that protect other clients from them, over HTTP, on
 * every engine.
 */
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import { expect } from 'chai';
import { scanTimeoutMs } from '../../../src/engines/postgres/connection/limits.js';
import { type Answer, type Client, client, heldMessage } from '../../support/client.js';
import { countStatements, slowLists } from '../../support/driver.js';
import { engine } from '../../support/engine.js';
import { eventually } from '../../support/eventually.js';
import { untilIndexed } from '../../support/indexes.js';
import { postgresServer } from '../../support/postgres.js';
import { administer, newKey } from '../../support/registry.js';
import { partOf } from '../../support/sample.js';
import { startService, type TestService } from '../../support/service.js';

const minimal = { Prefer: 'return=minimal' };
let service: TestService;
let owner: Client;

async function start(limits: { readonly scanMs?: number } = {}): Promise<void> {
  service = await startService({ limits });
  owner = client(service, service.key);
}

async function insert(
  rows: string,
  count: number,
  row: (n: number) => object,
  atOnce = 1_000,
): Promise<void> {
  for (let n = 0; n < count; n += atOnce) {
    const batch = Array.from({ length: atOnce }, (_, at) => row(n + at));
    expect((await owner.post(rows, batch, minimal)).status).to.equal(201);
  }
}

/**
 * Creates a collection that takes a while to sort by `n`. It already has the maximum number of indexes, so `n`
 * never gets one.
 */
async function unindexed(length = 20_000): Promise<string> {
  const rows = `/v1/collections/${await owner.collection()}/rows`;
  await insert(rows, 2_000, (n) => ({ n }));
  for (const field of ['a', 'b', 'c', 'd']) await owner.get(`${rows}?order_by=${field}`);
  await untilIndexed(service, ({ whole }) => whole === 4);
  await insert(rows, 3_000, (n) => ({ text: '', n: (n * 7_919) % 1_009 }));
  // Lengthens the texts in the database, because sending long texts takes a second.
  const text = `"text":"${'x'.repeat(length)}"`;
  await administer(service, async ({ knex }) => {
    await knex('rows').update({ data: knex.raw(`replace(data, '"text":""', ?)`, [text]) });
  });
  return rows;
}

/** Sends a request on a separate connection. */
function ask(target: string): { readonly request: ClientRequest; readonly answer: Promise<Answer> } {
  const request = get(`${service.url}${target}`, { headers: { 'x-api-key': service.key }, agent: false });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).on('error', reject);
  }).then((message) => heldMessage('GET', target, message));
  answer.catch(() => undefined);
  return { request, answer };
}

/** Requests scans until one is rejected. All others then wait or run. */
async function askTooMany(rows: string): Promise<ReturnType<typeof ask>[]> {
  const asked = Array.from({ length: 8 }, (_, n) => ask(scan(rows, 10 + n)));
  const refused = asked.map(async ({ answer }) => expect((await answer).code).to.equal('overloaded'));
  await Promise.any(refused);
  return asked;
}

/** Returns a list that differs from the other lists, so that they are not shared. */
function scan(rows: string, offset: number): string {
  return `${rows}?order_by=n&limit=3&offset=${offset}`;
}

describe('scans', () => {
  let rows: string;
  before(async () => {
    await start();
    rows = await unindexed();
  });
  after(() => service.close());

  it('are answered after what another account asks for later', async () => {
    const victim = client(service, (await newKey(service, { account: 'victim' })).text);
    const others = `/v1/collections/${await victim.collection([{ n: 1 }])}/rows`;
    const order: string[] = [];
    const noted = async (name: string, answer: Promise<Answer>): Promise<void> => {
      expect((await answer).status).to.equal(200);
      order.push(name);
    };
    const scans = [1, 2, 3, 4].map((n) => noted('scan', owner.get(scan(rows, n))));
    // When this read has its response, the scans are in progress and could delay the other requests.
    await victim.get(`${others}/1`);
    await Promise.all([
      noted('row', victim.get(`${others}/1`)),
      noted('list by id', victim.get(others)),
      noted('list by a field', victim.get(`${others}?order_by=n`)),
      noted('collections', victim.get('/v1/collections')),
      ...scans,
    ]);
    expect(order.slice(-2)).to.deep.equal(['scan', 'scan']);
  });

  it('of a key are four at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => owner.get(scan(rows, n))));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).to.be.within(1, 26);
    for (const { code, headers } of refused) {
      expect(code).to.equal('overloaded');
      expect(Number(headers['retry-after'])).to.be.at.least(1);
    }
  });

  it('are not begun once their connection is closed', async () => {
    const scanning = new RegExp(
      `1 AS isSmall.*json_type|SET LOCAL statement_timeout = ${scanTimeoutMs}`,
      's',
    );
    const begun = countStatements((sql) => scanning.test(sql));
    for (const { request } of await askTooMany(rows)) request.destroy();
    await eventually('it is indexed', async () => (await owner.get(scan(rows, 20))).status === 200);
    begun.stop();
    // The scan that was running, a scan that was about to start, and the last one.
    expect(begun.count).to.be.within(1, 3);
  });

  it('are in order, also where a page is large', async () => {
    const large = `/v1/collections/${await owner.collection()}/rows`;
    const t = 'x'.repeat(50_000);
    for (let n = 0; n < 120; n += 20) {
      const batch = Array.from({ length: 20 }, (_, at) => ({ n: ((n + at) * 7) % 11, t }));
      await owner.post(large, batch, minimal);
    }
    const all = (await owner.get(`${large}?limit=1000`)).json as { id: number; n: number }[];
    expect(all).to.have.length(120);
    const ids = all.sort((a, b) => a.n - b.n || a.id - b.id).map(({ id }) => id);
    for (const limit of partOf([1, 10, 25, 120], 0, 3)) {
      for (const offset of [0, 30]) {
        for (const query of [`order_by=n&`, '']) {
          const answer = await owner.get(`${large}?${query}limit=${limit}&offset=${offset}`);
          const found = answer.json.map(({ id }: { id: number }) => id);
          const wanted = query === '' ? [...ids].sort((a, b) => a - b) : ids;
          expect(found, `${query} ${limit} ${offset}`).to.deep.equal(wanted.slice(offset, offset + limit));
        }
      }
    }
  });

  it('are large pages by id, far into a collection with gaps', async () => {
    const gaps = `/v1/collections/${await owner.collection()}/rows`;
    const t = 'x'.repeat(5_000);
    for (let n = 0; n < 4; n += 1) await insert(gaps, 150, () => ({ t }), 150);
    const ids = Array.from({ length: 600 }, (_, at) => at + 1);
    for (const gone of [undefined, 7]) {
      if (gone !== undefined) await owner.delete(`${gaps}/${gone}`);
      const left = ids.filter((id) => id !== gone);
      for (const order of ['asc', 'desc']) {
        for (const offset of [0, 200]) {
          const { json } = await owner.get(`${gaps}?limit=300&offset=${offset}&order=${order}`);
          const inOrder = order === 'asc' ? left : [...left].reverse();
          const found = json.map(({ id }: { id: number }) => id);
          expect(found, `${gone} ${order} ${offset}`).to.deep.equal(inOrder.slice(offset, offset + 300));
        }
      }
    }
  });

  it('are small and large pages that are asked for at once, each as it is', async () => {
    const large = `/v1/collections/${await owner.collection()}/rows`;
    const t = 'x'.repeat(200_000);
    for (let n = 0; n < 12; n += 4) await owner.post(large, [{ t }, { t }, { t }, { t }], minimal);
    const small = `/v1/collections/${await owner.collection([{ n: 1 }, { n: 2 }])}/rows`;
    const lengths = [1, 5, 6, 12];
    const answers = await Promise.all([
      ...lengths.map((limit) => owner.get(`${large}?limit=${limit}`)),
      ...lengths.map((limit) => owner.get(`${small}?limit=${limit}`)),
    ]);
    expect(answers.map(({ json }) => json.length)).to.deep.equal([1, 5, 6, 12, 1, 2, 2, 2]);
    const reads = await Promise.all(
      Array.from({ length: 24 }, (_, n) => owner.get(`${large}/${(n % 12) + 1}`)),
    );
    for (const { json } of reads) expect(json.t).to.equal(t);
  });

  describe('and a stop, which comes last', () => {
    it('does not wait for scans', async () => {
      const asked = await askTooMany(rows);
      const stopped = service.stop();
      const answers = await Promise.all(asked.map(({ answer }) => answer));
      await stopped;
      expect(answers.map(({ code }) => code)).to.include('shutting_down');
      if (engine === 'postgres') expect(await sorting()).to.equal(0);
    });
  });
});

describe('a scan that takes too long', () => {
  before(() => start({ scanMs: 1 }));
  beforeEach(slowLists);
  after(() => service.close());

  it('is refused, and lists that take no time are not', async () => {
    const rows = await unindexed(2_000);
    const refused = await owner.get(scan(rows, 0));
    expect([refused.status, refused.code]).to.deep.equal([400, 'query_too_costly']);
    expect(refused.json.errors).to.deep.equal([
      { parameter: 'order_by', detail: 'makes the list too slow in a collection of this size' },
    ]);
    expect((await owner.get(`${rows}?limit=3&offset=4900`)).json).to.have.length(3);
  });

  it('is made an index for all the same', async () => {
    const rows = `/v1/collections/${await owner.collection()}/rows`;
    await insert(rows, 20_000, (n) => ({ n: -n }));
    await eventually('it is indexed', async () => (await owner.get(scan(rows, 0))).status === 200);
    const listed = await owner.get(scan(rows, 0));
    expect(listed.status, listed.text).to.equal(200);
    expect(listed.json[0]?.id, listed.text).to.equal(20_000);
  });
});

if (engine === 'postgres') {
  describe('a scan that is given up', () => {
    before(() => start({ scanMs: 1 }));
    after(() => service.close());

    it('ends on the server', async () => {
      const rows = await unindexed();
      expect((await owner.get(scan(rows, 0))).code).to.equal('query_too_costly');
      expect(await sorting()).to.equal(0);
    });
  });
}

/**
 * Returns the number of list statements that read rows on the PostgreSQL server. A cancelled statement no longer has a snapshot
 * when its error arrives, but its session is active until the transaction is rolled back, on Citus also on the workers.
 */
async function sorting(): Promise<number> {
  const server = await postgresServer();
  const name = new URL(service.databaseUrl).pathname.slice(1);
  const [found] = await server.query(
    name,
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = '${name}' AND state = 'active' AND backend_xmin IS NOT NULL AND query ~ 'list_pages|is_beyond' AND pid <> pg_backend_pid()`,
  );
  return found.count;
}
