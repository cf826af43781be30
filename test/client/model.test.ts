import { expect } from 'chai';
import { WebSocket } from 'ws';
import type { Mirror } from '../../src/client/index.js';
import { LiveMirror } from '../../src/client/mirror.js';
import { platformTime } from '../../src/client/time.js';
import { loadConfig } from '../../src/config.js';
import { createLogger } from '../../src/runtime/logger.js';
import { type Service, startService } from '../../src/service.js';
import { parseFilter } from '../../src/values/filter.js';
import { matcherOf } from '../../src/values/filter-match.js';
import { client, disconnect } from '../support/client.js';
import { freshStorage, type OwnStorage } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { isResumed } from '../support/feed.js';
import { Follower } from '../support/follower.js';
import { chosenKey } from '../support/leaks.js';
import { type Line, startLine } from '../support/line.js';
import { listenTo, MemoryStorage, type Told, transports } from '../support/mirrors.js';
import { randomOf } from '../support/random.js';
import { RestartedServer } from '../support/restarts.js';
import { inTurn } from '../support/sample.js';
import { killServers } from '../support/server-process.js';
import { cases, isFullSuite, seed } from '../support/suite.js';
import { holdLog, replay, rowsById, seqOf, startWriters } from '../support/writers.js';

const rounds = cases(8);
/** Enough rows that a mirror needs some time for its initial rows. */
const firstRows = isFullSuite ? 2_000 : 400;
/** About the size of a frame with one of these rows. */
const bytesPerRow = 100;
const rows = '/v1/collections/notes/rows';
const filters = [undefined, '@.n > 50', '@.done == true || starts_with(@.text, "a")'];
const fieldsOf = (random: () => number): object => ({
  n: Math.floor(random() * 100),
  ...(random() < 0.7 && { done: random() < 0.5 }),
  ...(random() < 0.5 && { text: random() < 0.5 ? 'ale' : 'beer' }),
});

/** A mirror that is sometimes closed and started again from its storage, and all copies that it ever stored. */
class Watched {
  readonly saved: { readonly seq: number; readonly rows: ReadonlyMap<number, object> }[] = [];
  readonly filter: string | undefined;
  readonly #storage = new MemoryStorage();
  readonly #url: string;
  readonly #key: string;
  readonly #transport: (typeof transports)[number];
  mirror: Mirror;
  told: Told;

  constructor(url: string, key: string, transport: (typeof transports)[number], filter: string | undefined) {
    this.#url = url;
    this.#key = key;
    this.#transport = transport;
    this.filter = filter;
    this.#storage.onSave = ({ rows, cursor }) => this.saved.push({ seq: seqOf(cursor), rows: new Map(rows) });
    [this.mirror, this.told] = this.#begun();
  }

  async beginAnew(): Promise<void> {
    await this.mirror.close();
    [this.mirror, this.told] = this.#begun();
  }

  /** Compares all stored copies, and the current copy, with the change log. */
  hold(frames: Parameters<typeof replay>[0]): void {
    const fits = this.filter === undefined ? () => true : matcherOf(parseFilter(this.filter));
    const state = new Map<number, object>();
    let at = 0;
    for (const { seq, rows } of this.saved.sort((a, b) => a.seq - b.seq)) {
      replay(frames.slice(at, seq), state);
      at = seq;
      const fitting = [...state].filter(([, row]) => fits(row as never));
      if (JSON.stringify(byId(rows)) !== JSON.stringify(byId(fitting)))
        expect(byId(rows), `${this.filter} at ${seq}`).to.deep.equal(byId(fitting));
    }
  }

  #begun(): [Mirror, Told] {
    const options = {
      url: this.#url,
      collection: 'notes',
      key: () => this.#key,
      filter: this.filter,
      transport: this.#transport,
      WebSocket,
      storage: this.#storage,
    };
    // The mirror reconnects quickly, so that more events happen in the same time.
    const begun = new LiveMirror(options, { ...platformTime, random: () => Math.random() / 20 });
    return [begun, listenTo(begun)];
  }
}

const byId = (rows: Iterable<readonly [number, object]>): unknown[] => [...rows].sort(([a], [b]) => a - b);

describe(`mirrors of what is written at random (seed ${seed})`, () => {
  const key = chosenKey();
  let storage: OwnStorage;
  const lines: Line[] = [];
  let service: Service | undefined;
  beforeEach(async () => {
    storage = await freshStorage();
  });
  afterEach(async () => {
    for (const line of lines.splice(0).reverse()) await line.close();
    if (service !== undefined) disconnect(service.url);
    await service?.close();
    service = undefined;
    await killServers();
    await storage.remove();
  });

  it('equal the collection at whatever cursor, through cuts, kills and new beginnings', async function () {
    this.timeout(90_000);
    const random = randomOf(seed);
    const restarts = await RestartedServer.start(storage.url, key);
    const { owner } = restarts;
    const port = (): number => Number(new URL(restarts.server.url).port);
    const toServer = await startLine({ port: port() });
    lines.push(toServer);
    await owner().post('/v1/collections', { name: 'notes' });
    const beginning = (await owner().get(rows)).headers['collection-cursor']!;
    const first = Array.from({ length: 400 }, () => fieldsOf(random));
    for (let n = 0; n < firstRows; n += first.length) await owner().post(rows, first);
    const writers = startWriters(owner, rows, 8, {
      unanswered: restarts.restarted,
      own: Array.from({ length: firstRows / 8 }, (_, n) => 8 * n + 1),
      fields: () => fieldsOf(random),
    });
    await writers.progress(100);
    const watched = transports.flatMap((transport) =>
      filters.map((filter) => new Watched(toServer.url, key, transport, filter)),
    );
    const oneOf = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
    for (let round = 0; round < rounds; round += 1) {
      await writers.progress(Math.floor(random() * 200));
      const chance = random();
      if (chance < 0.3) {
        await restarts.kill();
        toServer.port = port();
      } else if (chance < 0.5) toServer.cut();
      else if (chance < 0.75) await oneOf(watched).beginAnew();
      else {
        // Closes the connection during the initial rows, or shortly after them.
        const own = await startLine({ port: Number(new URL(toServer.url).port) });
        lines.push(own);
        watched.push(new Watched(own.url, key, oneOf(transports), oneOf(filters)));
        await own.cutAfter(Math.floor(random() * 1.2 * firstRows * bytesPerRow));
      }
    }
    await writers.progress(50);
    await writers.stop();

    for (const { mirror, told, filter } of watched) {
      const fits = filter === undefined ? () => true : matcherOf(parseFilter(filter));
      const last = [...(await rowsById(owner(), rows))].filter(([, row]) => fits(row as never));
      const isSame = (): boolean => JSON.stringify(byId(mirror.rows)) === JSON.stringify(byId(last));
      await told.until(`${filter} has come to the end`, () => mirror.synced && isSame());
      await mirror.close();
    }
    const follower = new Follower({ key, collection: 'notes' }, beginning);
    await follower.connect(restarts.server);
    await follower.reach(seqOf((await owner().get(rows)).headers['collection-cursor']!));
    await follower.cut();
    holdLog(follower.frames, writers.acknowledged);
    for (const each of watched) {
      expect(each.saved.length).to.be.greaterThan(0);
      each.hold(follower.frames);
    }
    await restarts.end('SIGTERM');
  });

  for (const transport of inTurn(transports, seed))
    it(`equal it again after the log was shortened meanwhile, over ${transport}`, async function () {
      this.timeout(90_000);
      const env = { PORT: '0', DATABASE_URL: storage.url, ROWFEED_API_KEY: key };
      // The shortest retention that an operator can set is an hour, which is too long for a test.
      const config = { ...loadConfig(env), retentionHours: 0, retentionChanges: 50 };
      const running = await startService(config, createLogger('silent'));
      service = running;
      const owner = client(running, key);
      const line = await startLine(running);
      lines.push(line);
      await owner.post('/v1/collections', { name: 'notes' });
      await owner.post(rows, [{ n: 1 }, { n: 2 }]);
      const since = (await owner.get(rows)).headers['collection-cursor']!;
      const { mirror: notes, told } = new Watched(line.url, key, transport, undefined);
      await notes.ready;
      line.port = 1;
      line.cut();
      await told.until('it is lost', () => !notes.synced);
      await owner.delete(`${rows}/2`);
      for (let n = 0; n < 10; n += 1)
        await owner.post(
          rows,
          Array.from({ length: 100 }, (_, n) => ({ n })),
          { Prefer: 'return=minimal' },
        );
      await eventually(
        'the log is shortened',
        async () => !(await isResumed(running, { key, collection: 'notes', since })),
      );
      told.changes.splice(0);
      line.port = running.port;
      await told.until('it is back', () => notes.synced);
      expect(told.errors.at(-1)).to.include({ code: 'cursor_expired', isFinal: false });
      expect(told.changes).to.have.lengthOf(1);
      expect(byId(notes.rows)).to.deep.equal(byId(await rowsById(owner, rows)));
      await notes.close();
    });
});
