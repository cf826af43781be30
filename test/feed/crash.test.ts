import { expect } from 'chai';
import { run } from '../support/command.js';
import { freshStorage, type OwnStorage } from '../support/database.js';
import { Follower } from '../support/follower.js';
import { chosenKey } from '../support/leaks.js';
import { RestartedServer } from '../support/restarts.js';
import { killServers } from '../support/server-process.js';
import { cases } from '../support/suite.js';
import { holdLog, replay, rowsById, seqOf, startWriters } from '../support/writers.js';

const rounds = cases(2);

describe('a server that is killed', () => {
  let storage: OwnStorage;
  let restarts: RestartedServer;
  const key = chosenKey();
  before(async () => {
    storage = await freshStorage();
  });
  after(async () => {
    await killServers();
    await storage.remove();
  });

  it('under writers keeps all it acknowledged, once and in order, and followers go on', async () => {
    restarts = await RestartedServer.start(storage.url, key);
    const { owner } = restarts;
    const rows = '/v1/collections/notes/rows';
    await owner().post('/v1/collections', { name: 'notes' });
    const beginning = (await owner().get(rows)).headers['collection-cursor']!;
    const writers = startWriters(owner, rows, 16, { unanswered: restarts.restarted });
    const followers = ['insert,update,delete', 'insert,update,delete', 'insert'].map(
      (events) => new Follower({ key, collection: 'notes', events }, beginning),
    );
    for (const follower of followers) await follower.connect(restarts.server);
    for (let round = 0; round < rounds; round += 1) {
      await writers.progress(20 + Math.random() * 200);
      await restarts.kill(async () => {
        for (const follower of followers) expect(await follower.ended()).to.equal(1006);
      });
      for (const follower of followers) await follower.connect(restarts.server);
    }
    await writers.progress(50);
    await writers.stop();
    const last = seqOf((await owner().get(rows)).headers['collection-cursor']!);
    const reader = new Follower({ key, collection: 'notes' }, beginning);
    await reader.connect(restarts.server);
    await reader.reach(last);
    const log = reader.frames;
    holdLog(log, writers.acknowledged);
    expect(replay(log)).to.deep.equal(await rowsById(owner(), rows));
    for (const [index, follower] of followers.entries()) {
      const expected = index < 2 ? log : log.filter(({ event }) => event === 'insert');
      await follower.reach(expected.at(-1)!.seq);
      expect(follower.frames).to.deep.equal(expected);
    }
    for (const follower of [reader, ...followers]) await follower.cut();
  });

  it('or a key that is revoked on the command line, or a stop, ends its feeds in time', async () => {
    const env = { DATABASE_URL: storage.url };
    const created = await run(['keys', 'create', '--name', 'reader', '--scopes', 'read', '--json'], env);
    const { id, key: other } = JSON.parse(created.stdout) as { id: string; key: string };
    const now = (await restarts.owner().get('/v1/collections/notes/rows')).headers['collection-cursor']!;
    const revoked = new Follower({ key: other, collection: 'notes' }, now);
    const stopped = new Follower({ key, collection: 'notes' }, now);
    await revoked.connect(restarts.server);
    await stopped.connect(restarts.server);
    expect((await run(['keys', 'revoke', id], env)).code).to.equal(0);
    const from = Date.now();
    expect(await revoked.ended()).to.equal(4401);
    expect(Date.now() - from).to.be.lessThan(2_000);
    const code = restarts.end('SIGTERM');
    expect(await stopped.ended()).to.equal(1001);
    expect(await code).to.equal(0);
  });
});
