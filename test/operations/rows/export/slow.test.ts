/** Exports whose client stops reading, or does not read to the end, on every engine. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { type Client, client } from '../../../support/client.js';
import { passTime } from '../../../support/clock.js';
import { breakDriver, countStatements, intercept } from '../../../support/driver.js';
import { engine } from '../../../support/engine.js';
import { eventually } from '../../../support/eventually.js';
import { beginExport, type Exporting, fill, filledMegabytes } from '../../../support/exporting.js';
import { heldBytes } from '../../../support/memory.js';
import { postgresServer } from '../../../support/postgres.js';
import { closeRawSockets, rawSocket } from '../../../support/raw-feed.js';
import { newKey } from '../../../support/registry.js';
import { startService, type TestService } from '../../../support/service.js';
import { onlyInFullSuite } from '../../../support/suite.js';

const isPage = (sql: string): boolean => /AS texts\s+FROM page/.test(sql);
const csv = 'format=csv&fields=t';
const filledBytes = 1_000_000 * filledMegabytes;

describe('an export that is read slowly', () => {
  let service: TestService;
  let owner: Client;
  let collection: string;
  let length: number;
  const begun: Exporting[] = [];
  before(async () => {
    service = await startService({ limits: { inspectMs: 10 } });
    owner = client(service, service.key);
    collection = await owner.collection();
    await fill(owner, collection);
    length = (await (await begin()).rest()).text.length;
    expect(length).to.be.above(filledBytes);
  });
  after(() => service.close());
  afterEach(async () => {
    for (const each of begun.splice(0)) each.leave();
    closeRawSockets();
    await bothAreFree();
  });

  async function begin(query?: string, of = collection): Promise<Exporting> {
    const exporting = await beginExport(service, of, query);
    begun.push(exporting);
    return exporting;
  }

  /** Waits until two exports can run at the same time. Calls `meanwhile` before each attempt. */
  async function bothAreFree(meanwhile: () => void = () => undefined): Promise<void> {
    const few = await owner.collection([{ n: 1 }]);
    const target = `/v1/collections/${few}/export?format=ndjson`;
    await eventually('both places are free', async () => {
      meanwhile();
      const held = await beginExport(service, few);
      const [other] = await Promise.all([owner.get(target), held.rest()]);
      return held.status === 200 && other.status === 200;
    });
    // A client can notice the end of an export before its place is free.
    await untilInProgress(0);
  }

  async function untilInProgress(count: number): Promise<void> {
    await eventually(`${count} exports are in progress`, () => service.shares.taken('exports') === count);
  }

  const large = onlyInFullSuite('It exports more than the kernel buffers.');
  large.it('costs the same whatever its size, and nobody waits', async () => {
    const before = heldBytes();
    const pages = countStatements(isPage);
    const both = [await begin(), await begin(csv)];
    await eventually('it stands still', async () => {
      const { count } = pages;
      for (let n = 0; n < 20; n += 1) await owner.get(`/v1/collections/${collection}/rows/${n + 1}`);
      return pages.count === count;
    });
    pages.stop();
    // At most three of four pages, each of which has at least one row of 200 kB.
    expect(pages.count).to.be.within(2, 7.5 * filledMegabytes);
    expect(heldBytes() - before).to.be.below(2 * 2_097_152);
    for (const each of both) {
      const { text, isWhole } = await each.rest();
      expect(isWhole).to.equal(true);
      expect(text.length).to.be.within(filledBytes, length);
    }
  });

  it('runs with a second one, and a third is rejected until one of them ends', async () => {
    const [one, other] = [await begin(), await begin(csv)];
    const stranger = client(service, (await newKey(service, { account: 'stranger' })).text);
    const theirs = await stranger.collection([{ n: 1 }]);
    for (const [as, name] of [
      [owner, collection],
      [stranger, theirs],
    ] as const) {
      for (const format of ['format=ndjson', csv]) {
        const target = `/v1/collections/${name}/export?${format}`;
        const refused = await as.get(target);
        expect([refused.status, refused.code]).to.deep.equal([503, 'overloaded']);
        expect(refused.headers['retry-after']).to.equal('5');
        expect((await as.send('HEAD', target)).status).to.equal(503);
      }
    }
    // The server still reports errors in a request.
    expect((await owner.get(`/v1/collections/${collection}/export?format=csv`)).status).to.equal(400);
    expect((await owner.get(`/v1/collections/${collection}/rows?limit=1`)).status).to.equal(200);
    expect((await one.rest()).isWhole).to.equal(true);
    const target = `/v1/collections/${theirs}/export?format=ndjson`;
    await eventually('a place is free', async () => (await stranger.get(target)).status === 200);
    other.leave();
    await bothAreFree();
  });

  it('has one of the two places while another account asks', async () => {
    const second = (await newKey(service)).text;
    const stranger = client(service, (await newKey(service, { account: 'stranger' })).text);
    const theirs = await stranger.collection([{ n: 1 }]);
    const target = `/v1/collections/${theirs}/export?format=ndjson`;
    const [one, other] = [await begin(), await begin(csv)];
    expect((await stranger.get(target)).status).to.equal(503);
    other.leave();
    // The account that was rejected gets the place. Another key of the account that has the other place does
    // not get it.
    const mine = client(service, second);
    const unnamed = `/v1/collections/${collection}/export?format=csv&fields=n`;
    await eventually('the other account has the place', async () => {
      const refused = await mine.get(unnamed);
      expect([refused.status, refused.code]).to.deep.equal([503, 'overloaded']);
      expect(refused.headers['retry-after']).to.equal('5');
      return (await stranger.get(target)).status === 200;
    });
    one.leave();
    // Until the other key of the account has had its turn, half of the places are reserved for it.
    await eventually('the other key has a place', async () => (await mine.get(unnamed)).status === 200);
  });

  it('is given up where its client goes away', async () => {
    for (let round = 0; round < 5; round += 1) {
      const both = await Promise.all([begin(), begin(csv)]);
      await both[0].read(100_000 * round);
      for (const each of both) each.leave();
      await bothAreFree();
    }
  });

  it('is given up where its client goes away and no row has fitted', async () => {
    const pages = countStatements(isPage);
    const request = new AbortController();
    const target = `${service.url}/v1/collections/${collection}/export?format=ndjson&filter=@.nowhere`;
    const asked = fetch(target, { headers: { 'x-api-key': service.key }, signal: request.signal });
    asked.catch(() => undefined);
    await eventually('it is under way', () => pages.count > 0);
    request.abort();
    await bothAreFree();
    pages.stop();
    expect(pages.count).to.be.below(100);
  });

  it('is cut where nothing is read for 30 s, and lacks its last chunk', async () => {
    const unreadExport = async (query: string): Promise<() => Promise<Buffer>> => {
      const socket = await rawSocket(service, { isPaused: true });
      const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
      const target = `/v1/collections/${collection}/export?${query}`;
      socket.write(`GET ${target} HTTP/1.1\r\nHost: a\r\nx-api-key: ${service.key}\r\n\r\n`);
      return async () => {
        const chunks: Buffer[] = [];
        socket.on('data', (chunk: Buffer) => chunks.push(chunk)).resume();
        await closed;
        return Buffer.concat(chunks);
      };
    };
    const both = [await unreadExport('format=ndjson'), await unreadExport(csv)];
    await untilInProgress(2);
    const few = await owner.collection([{ n: 1 }]);
    const small = `/v1/collections/${few}/export?format=ndjson`;
    // The server inspects the connections in between, and finds that they made no progress for so long. An export that is
    // not read occupies its place, so that the other request succeeds only if both connections were closed.
    await eventually('both places are free', async () => {
      passTime(30_000);
      const unread = await begin();
      const { status } = await owner.get(small);
      unread.leave();
      return unread.status === 200 && status === 200;
    });
    for (const received of both) {
      const bytes = await received();
      expect(bytes.toString('latin1')).to.match(/^HTTP\/1\.1 200 /);
      expect(bytes.subarray(-5).toString('latin1')).not.to.equal('0\r\n\r\n');
      expect(bytes.length).to.be.below(length);
    }
  });

  large.it('goes on where the collection is deleted meanwhile', async () => {
    const name = await owner.collection();
    await fill(owner, name);
    const [one, other] = [await begin(undefined, name), await begin(csv, name)];
    expect((await owner.delete(`/v1/collections/${name}`)).status).to.equal(204);
    expect((await owner.get(`/v1/collections/${name}/rows`)).status).to.equal(404);
    const whole = await one.rest();
    expect([whole.isWhole, whole.text.length]).to.deep.equal([true, length]);
    expect((await other.rest()).isWhole).to.equal(true);
  });

  for (const fault of ['unknown', 'unavailable'] as const) {
    it(`is cut where the database fails (${fault}), and is a problem where it fails at once`, async () => {
      const [one, other] = [await begin(), await begin(csv)];
      const repair = breakDriver(fault, isPage);
      for (const each of [one, other]) expect((await each.rest()).isWhole).to.equal(false);
      // A client can notice the end of its connection before its place is free.
      const refused = await eventually('a place is free', async () => {
        const answer = await owner.get(`/v1/collections/${collection}/export?format=ndjson`);
        return answer.code !== 'overloaded' && answer;
      }).finally(repair);
      expect([refused.status, refused.code]).to.deep.equal(
        fault === 'unknown' ? [500, 'internal_error'] : [503, 'database_unavailable'],
      );
      await bothAreFree();
      expect((await (await begin()).rest()).isWhole).to.equal(true);
    });
  }

  it('takes no place with it where its transaction can not be begun or ended', async () => {
    for (const which of [/^\s*BEGIN/, /seq AS head/, /^\s*ROLLBACK/]) {
      for (let n = 0; n < 4; n += 1) {
        const repair = intercept((sql, run) =>
          which.test(sql) ? Promise.reject(new Error('by the test')) : run(),
        );
        const target = `/v1/collections/${collection}/export?format=ndjson&filter=@.nowhere`;
        const answers = await Promise.allSettled([owner.get(target)]);
        repair();
        if (which.source.includes('ROLLBACK')) continue;
        expect(answers.map((each) => each.status === 'fulfilled' && each.value.status)).to.deep.equal([
          engine === 'sqlite' ? 500 : 503,
        ]);
      }
      await bothAreFree();
    }
  });

  if (engine === 'postgres') {
    it('goes on beyond the timeouts that the database sets for transactions', async () => {
      const limited = await startService();
      const server = await postgresServer();
      const name = new URL(limited.databaseUrl).pathname.slice(1);
      const reader = client(limited, limited.key);
      const filled = await reader.collection();
      await fill(reader, filled);
      // Only PostgreSQL 17 and later have `transaction_timeout`.
      for (const { setting } of await server.query(
        '',
        `SELECT name AS setting FROM pg_settings
         WHERE name IN ('idle_in_transaction_session_timeout', 'transaction_timeout')`,
      ))
        await server.query('', `ALTER DATABASE "${name}" SET ${setting} = '300ms'`);
      const exporting = await beginExport(limited, filled);
      await server.query('', `ALTER DATABASE "${name}" RESET ALL`);
      await sleep(600);
      const { isWhole } = await exporting.rest();
      await limited.close();
      expect(isWhole).to.equal(true);
    });

    it('is cut where its connection to the database is lost', async () => {
      const both = [await begin(), await begin(csv)];
      const server = await postgresServer();
      const name = new URL(service.databaseUrl).pathname.slice(1);
      const lost = await eventually('both stand still', async () => {
        const idle = await server.query(
          name,
          `SELECT pid FROM pg_stat_activity WHERE datname = '${name}' AND state = 'idle in transaction'`,
        );
        return idle.length === 2 && idle;
      });
      for (const { pid } of lost) await server.query(name, `SELECT pg_terminate_backend(${pid})`);
      for (const each of both) expect((await each.rest()).isWhole).to.equal(false);
      await bothAreFree();
    });
  }
});
