import { expect } from 'chai';
import { loadConfig } from '../../src/config.js';
import { cursorOf, pointOf } from '../../src/log/cursor.js';
import { createLogger } from '../../src/runtime/logger.js';
import { type Service, startService } from '../../src/service.js';
import { type Client, client, disconnect } from '../support/client.js';
import { passTime, restoreClock, setClock } from '../support/clock.js';
import { freshStorage, type OwnStorage } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { isResumed } from '../support/feed.js';
import { Follower } from '../support/follower.js';
import { holdLog, seqOf, startWriters } from '../support/writers.js';

const keptChanges = 400;

describe('a change log with a short retention', () => {
  const key = 'a-key-of-the-tests-alone';
  let storage: OwnStorage;
  let service: Service;
  let owner: Client;
  let collection: string;
  let rows: string;
  before(async () => {
    storage = await freshStorage();
    const env = { PORT: '0', DATABASE_URL: storage.url, ROWFEED_API_KEY: key };
    // The shortest retention that an operator can set is an hour, which is too long for a test.
    const config = { ...loadConfig(env), retentionHours: 0, retentionChanges: keptChanges };
    service = await startService(config, createLogger('silent'));
    owner = client(service, key);
  });
  after(async () => {
    disconnect(service.url);
    await service.close();
    await storage.remove();
  });
  beforeEach(async () => {
    collection = await owner.collection();
    rows = `/v1/collections/${collection}/rows`;
  });

  const cursorNow = async (): Promise<string> => (await owner.get(rows)).headers['collection-cursor']!;

  /** Whether a feed can still resume from this cursor. There must be changes after it. */
  const isKept = (since: string): Promise<boolean> => isResumed(service, { key, collection, since });

  it('closes with 4410 for a cursor before the retention, and resumes from every later cursor', async () => {
    const beginning = await cursorNow();
    for (let n = 0; n < 10; n += 1) {
      await owner.post(
        rows,
        Array.from({ length: 100 }, () => ({})),
        { Prefer: 'return=minimal' },
      );
    }
    const at = (seq: number): string => cursorOf(pointOf(beginning).incarnation, seq);
    await eventually('the log is trimmed', async () => !(await isKept(beginning)));
    expect(await isKept(at(499))).to.equal(false);
    expect(await isKept(at(600)), 'the last 400 changes').to.equal(true);
    const reader = new Follower({ key, collection }, at(600));
    await reader.connect(service);
    await reader.reach(1_000);
    expect(reader.frames.map(({ seq }) => seq)).to.deep.equal(Array.from({ length: 400 }, (_, n) => 601 + n));
    await reader.cut();
  });

  it('loses nothing for a client that is connected, and goes on being trimmed under writers', async () => {
    const beginning = await cursorNow();
    const follower = new Follower({ key, collection }, beginning);
    await follower.connect(service);
    const writers = startWriters(() => owner, rows, 16, { batch: 5 });
    await writers.progress(2 * keptChanges);
    await eventually('the log is trimmed', async () => !(await isKept(beginning)));
    await writers.progress(100);
    await writers.stop();
    const last = seqOf(await cursorNow());
    await follower.reach(last);
    holdLog(follower.frames, writers.acknowledged);
    await follower.cut();
  });
});

describe('a log with changes of a clock that was ahead', () => {
  const key = 'a-key-of-the-tests-alone';
  afterEach(() => restoreClock());

  it('is trimmed when the retention has passed since the restart', async () => {
    const storage = await freshStorage();
    const env = { PORT: '0', DATABASE_URL: storage.url, ROWFEED_API_KEY: key };
    const config = { ...loadConfig(env), retentionHours: 48, retentionChanges: 5 };
    const startAgain = () => startService(config, createLogger('silent'), { sweepMs: 20 });
    const stop = async (service: Service): Promise<void> => {
      disconnect(service.url);
      await service.close();
    };
    const yearMs = 365 * 24 * 3_600_000;
    setClock(yearMs);
    const ahead = await startAgain();
    const owner = client(ahead, key);
    const collection = await owner.collection();
    const rows = `/v1/collections/${collection}/rows`;
    const since = (await owner.get(rows)).headers['collection-cursor']!;
    for (let n = 0; n < 10; n += 1) await owner.post(rows, [{}]);
    await stop(ahead);
    setClock(-yearMs);
    const service = await startAgain();
    try {
      expect(await isResumed(service, { key, collection, since })).to.equal(true);
      passTime(47 * 3_600_000);
      expect(await isResumed(service, { key, collection, since })).to.equal(true);
      passTime(2 * 3_600_000);
      await eventually(
        'the log is trimmed',
        async () => !(await isResumed(service, { key, collection, since })),
      );
    } finally {
      await stop(service);
      await storage.remove();
    }
  });
});
