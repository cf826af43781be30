import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import type { UsageRow } from '../../src/engines/engine.js';
import { Background } from '../../src/runtime/background.js';
import type { WriteRequest } from '../../src/store/writes/write-request.js';
import { Writer } from '../../src/store/writes/writer.js';
import { type Client, client, disconnect } from '../support/client.js';
import { freshStorage, type OwnStorage } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { groupEngine } from '../support/group-engine.js';
import { chosenKey } from '../support/leaks.js';
import { killServers, startServer } from '../support/server-process.js';
import { onlyInFullSuite } from '../support/suite.js';

/**
 * A crash can lose the count of reads that got their response within this time before it. It never loses
 * writes.
 */
const lossMs = 250;
const callers = 6;

onlyInFullSuite('Each load starts two servers.').describe('usage after kill -9', () => {
  const key = chosenKey();
  const rows = '/v1/collections/notes/rows';
  let storage: OwnStorage;
  /** The number of requests that the previous rounds used. */
  let used = 0;
  before(async () => {
    storage = await freshStorage();
  });
  after(async () => {
    await killServers();
    await storage.remove();
  });

  const loads: [what: string, isWrite: (caller: number) => boolean][] = [
    ['reads', () => false],
    ['reads and writes', (caller) => caller % 2 === 0],
  ];
  for (const [what, isWrite] of loads) {
    it(`under ${what}: none of what was sent is counted twice, and only the last reads are missing`, async () => {
      const { answered, sent, killedAt } = await killUnder(isWrite);
      const settled = answered.filter((each) => each.isWrite || each.at < killedAt - lossMs);
      expect(settled.length).to.be.greaterThan(20);
      const server = await startServer(storage.url, key);
      const all = (await client(server, key).get('/v1/usage')).json.requests.used;
      disconnect(server.url);
      await server.end('SIGTERM');
      const before = used;
      used = all;
      expect(all - 1 - before).to.be.within(settled.length, sent);
    });
  }

  async function killUnder(isWrite: (caller: number) => boolean): Promise<{
    answered: { at: number; isWrite: boolean }[];
    sent: number;
    killedAt: number;
  }> {
    const server = await startServer(storage.url, key);
    const owner = client(server, key);
    const answered: { at: number; isWrite: boolean }[] = [];
    let sent = 0;
    /** Resolves to false if the server didn't respond. */
    const call = async (asWrite: boolean, send: (caller: Client) => Promise<unknown>): Promise<boolean> => {
      sent += 1;
      const isAnswered = await send(owner).then(
        () => true,
        () => false,
      );
      if (isAnswered) answered.push({ at: performance.now(), isWrite: asWrite });
      return isAnswered;
    };
    // In the second round, the server rejects this request with 409. It counts too, but then it isn't a write.
    await call(false, (caller) => caller.post('/v1/collections', { name: 'notes' }));
    await call(true, (caller) => caller.post(rows, [{}]));
    const running = Array.from({ length: callers }, async (_, n) => {
      const asWrite = isWrite(n);
      while (
        await call(asWrite, (caller) => (asWrite ? caller.post(rows, [{ n }]) : caller.get(`${rows}/1`)))
      );
    });
    await eventually(
      'some of the calls are settled',
      () => answered.filter(({ at }) => at < performance.now() - 2 * lossMs).length > 20,
    );
    await eventually('calls go on', () => answered.length > 100);
    const killedAt = performance.now();
    await server.end('SIGKILL');
    await Promise.all(running);
    disconnect(server.url);
    return { answered, sent, killedAt };
  }
});

describe('requests that are counted during a commit', () => {
  const collection = { id: 1, accountId: 1, name: 'notes', incarnation: 'x' };
  const insert: WriteRequest = { kind: 'insert', collection, rows: ['{}'], values: [{}] };
  let counted = 0;
  let stored: number;
  let commits: (() => void)[];
  let writer: Writer;
  /** An engine whose commits finish when a test lets them. */
  const head = { seq: 0, nextRowId: 1, rows: 0, bytes: 0 };
  const state = {
    collection: () => ({ head, indexes: [], schemaId: 0 }),
    row: () => undefined,
    owner: () => undefined,
    isCurrent: true,
  };
  const engine = groupEngine(state, {
    commit: (_commits, usage) =>
      new Promise((resolve) => {
        commits.push(() => {
          for (const [, , , requests] of usage) stored = requests;
          resolve(undefined);
        });
      }),
  });
  beforeEach(() => {
    counted = 0;
    stored = 0;
    commits = [];
    let drained = 0;
    const drain = (): UsageRow[] => {
      if (drained === counted) return [];
      drained = counted;
      return [['key', 0, 'instance', counted]];
    };
    writer = new Writer({
      engine,
      usage: { drain, restore: () => undefined },
      events: { committed: () => undefined },
      background: new Background(),
    });
  });
  const until = (isSo: () => boolean): Promise<boolean> => eventually('the commit', isSo);

  it('is stored before what it was counted for is done', async () => {
    void writer.submit(insert);
    await until(() => commits.length === 1);
    counted = 1;
    let storedBefore: number | undefined;
    const done = writer.afterUsage(async () => {
      storedBefore = stored;
    });
    commits[0]!();
    await until(() => commits.length === 2);
    commits[1]!();
    await done;
    expect(storedBefore).to.equal(1);
    await writer.close();
  });

  it('is committed right after it, when there is nothing else to write', async () => {
    void writer.submit(insert);
    await until(() => commits.length === 1);
    counted = 1;
    // During this time a flush is due. It waits for the commit and reports nothing.
    await sleep(lossMs);
    commits[0]!();
    await new Promise((resolve) => setImmediate(resolve));
    expect(commits).to.have.length(2);
    commits[1]!();
    await writer.close();
    expect(stored).to.equal(1);
  });
});
