/**
 * Requests with an Idempotency-Key that are concurrent, incomplete, or interrupted because the server shuts
 * down or is killed.
 */
import { connect, type Socket } from 'node:net';
import { expect } from 'chai';
import { type Answer, type Client, client, disconnect } from '../../support/client.js';
import { passTime, restoreClock, setClock } from '../../support/clock.js';
import { freshStorage } from '../../support/database.js';
import { countStatements, stallDriver } from '../../support/driver.js';
import { eventually } from '../../support/eventually.js';
import { Follower } from '../../support/follower.js';
import {
  everything,
  holdOnce,
  holdReplay,
  keyedWrites,
  newIdempotencyKey,
  place,
  sendKeyed,
} from '../../support/keyed.js';
import { chosenKey } from '../../support/leaks.js';
import { newKey } from '../../support/registry.js';
import { RestartedServer } from '../../support/restarts.js';
import { killServers } from '../../support/server-process.js';
import { startService, type TestService } from '../../support/service.js';
import { cases, isFullSuite, onlyInFullSuite } from '../../support/suite.js';
import { changesOf, holdLog, retryLater, seqOf, startWriters } from '../../support/writers.js';

describe('requests with one Idempotency-Key', () => {
  let service: TestService;
  let owner: Client;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
  });
  after(() => service.close());

  const body = '[{"n":1}]';
  /** Sends a request without the end of its body, and waits until the server waits for it. */
  async function begin(rows: string, key: string): Promise<Socket> {
    const socket = connect({ port: service.port, host: '127.0.0.1' });
    const asked = new Promise<Buffer>((resolve) => socket.once('data', resolve));
    socket.write(
      `POST ${rows} HTTP/1.1\r\nHost: x\r\nx-api-key: ${service.key}\r\nIdempotency-Key: ${key}\r\nExpect: 100-continue\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, -1)}`,
    );
    expect(String(await asked)).to.match(/^HTTP\/1.1 100 /);
    return socket;
  }
  /** Returns the error of an invalid request with this idempotency key. */
  async function probe(rows: string, key: string): Promise<string | undefined> {
    return (await owner.post(rows, '', { 'Idempotency-Key': key, 'Content-Type': 'text/csv' })).code;
  }

  it('return 409 and Retry-After: 1 while one of them is in progress', async () => {
    const { rows } = await place(owner);
    const key = newIdempotencyKey();
    const socket = await begin(rows, key);
    for (const [target, sent] of [
      [rows, body],
      [rows, '{'],
      ['/v1/collections/nowhere/rows', body],
    ] as const) {
      const { status, code, headers } = await owner.post(target, sent, { 'Idempotency-Key': `"${key}"` });
      expect([status, code]).to.deep.equal([409, 'idempotency_in_progress']);
      expect(headers['retry-after']).to.equal('1');
    }
    // Requests with other keys do not wait, and reads ignore the idempotency key.
    expect((await owner.post(rows, body, { 'Idempotency-Key': newIdempotencyKey() })).status).to.equal(201);
    expect((await owner.get(rows, { 'Idempotency-Key': key })).status).to.equal(200);
    const stranger = client(service, (await newKey(service, { account: 'stranger' })).text);
    const theirs = await stranger.post('/v1/collections', { name: 'a' }, { 'Idempotency-Key': key });
    expect(theirs.status).to.equal(201);
    const reader = client(service, (await newKey(service, { scopes: ['read'] })).text);
    expect((await reader.post(rows, body, { 'Idempotency-Key': key })).code).to.equal('scope_insufficient');
    const answered = new Promise((resolve) => socket.once('data', resolve));
    socket.write(body.slice(-1));
    expect(String(await answered)).to.match(/^HTTP\/1.1 201 /);
    socket.destroy();
    const again = await owner.post(rows, body, { 'Idempotency-Key': key });
    expect(again.headers['idempotent-replayed']).to.equal('true');
    expect((await owner.get(rows)).json).to.have.length(5);
  });

  it('one that is cut before its end leaves its key free', async () => {
    const { rows } = await place(owner);
    const key = newIdempotencyKey();
    const socket = await begin(rows, key);
    socket.destroy();
    await eventually('it is over', async () => (await probe(rows, key)) === 'media_type_unsupported');
    const done = await owner.post(rows, [{ other: 1 }], { 'Idempotency-Key': key });
    expect([done.status, done.headers['idempotent-replayed']]).to.deep.equal([201, undefined]);
    expect((await owner.get(rows)).json).to.have.length(4);
  });

  const everyWrite = onlyInFullSuite('Twenty requests for each of all writes take seconds.');
  for (const [turn, write] of keyedWrites.entries()) {
    const test = turn % 3 === 0 ? it : everyWrite.it;
    test(`${write.name}, 20 at once: one is carried out, the others are told so`, async () => {
      const where = await place(owner);
      const key = newIdempotencyKey();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => sendKeyed(owner, write, where, key)),
      );
      const first = holdOnce(answers, write.status);
      const before = await everything(owner, where);
      const again = await sendKeyed(owner, write, where, key);
      holdReplay(first, again);
      expect(await everything(owner, where)).to.deep.equal(before);
    });
  }

  it('one whose connection is cut while it is committed is replayed', async () => {
    const { rows } = await place(owner);
    const key = newIdempotencyKey();
    const begun = await begin(rows, key);
    let isHeld = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      isHeld = resolve;
    });
    const release = stallDriver(isHeld);
    begun.write(body.slice(-1));
    await held;
    begun.destroy();
    release();
    const again = async (): Promise<Answer | false> => {
      const answer = await owner.post(rows, body, { 'Idempotency-Key': key });
      return answer.status === 201 && answer;
    };
    const answer = await eventually('it is over', again);
    expect(answer.json).to.deep.equal([{ id: 4, n: 1 }]);
    expect((await owner.get(rows)).json).to.have.length(4);
  });

  it('many with keys of their own at once are each carried out once', async () => {
    const { rows } = await place(owner);
    const count = isFullSuite ? 200 : 50;
    const answers = await Promise.all(
      Array.from({ length: count }, (_, n) =>
        owner.post(rows, [{ n }], { 'Idempotency-Key': `${rows}-${n}` }),
      ),
    );
    expect(answers.every(({ status }) => status === 201)).to.equal(true);
    const again = await Promise.all(
      answers.map((_, n) => owner.post(rows, [{ n }], { 'Idempotency-Key': `${rows}-${n}` })),
    );
    for (const [n, answer] of again.entries()) holdReplay(answers[n]!, answer);
    expect((await owner.get(`${rows}?limit=1000`)).json).to.have.length(3 + count);
  });
});

describe('what came of requests with an Idempotency-Key', () => {
  afterEach(() => restoreClock());

  it('is known after a restart', async () => {
    const first = await startService();
    const owner = client(first, first.key);
    const where = await place(owner);
    // The request that deletes the collection must be the last one.
    const writes = [...keyedWrites].sort(
      (a, b) => Number(a.name === 'deleteCollection') - Number(b.name === 'deleteCollection'),
    );
    const given: [(typeof writes)[number], string, Answer][] = [];
    for (const write of writes) {
      const key = newIdempotencyKey();
      const answer = await sendKeyed(owner, write, where, key);
      if (answer.status < 300) given.push([write, key, answer]);
    }
    expect(given.length).to.be.greaterThan(9);
    await first.stop();
    const second = await startService({ directory: first.directory, key: first.key });
    for (const [write, key, answer] of given)
      holdReplay(answer, await sendKeyed(client(second, second.key), write, where, key));
    await second.close();
  });

  it('is stored for 24 hours, and then removed in small steps', async () => {
    const service = await startService({ limits: { sweepMs: 100 } });
    const owner = client(service, service.key);
    const { rows } = await place(owner);
    const send = (n: number) => owner.post(rows, [{ n }], { 'Idempotency-Key': `key-${n}` });
    const count = 1_100;
    const first: Answer[] = [];
    for (let from = 0; from < count; from += 100)
      first.push(...(await Promise.all(Array.from({ length: 100 }, (_, n) => send(from + n)))));
    expect(first.every(({ status }) => status === 201)).to.equal(true);
    const cursor = async () => seqOf((await owner.get(rows)).headers['collection-cursor']!);
    const before = await cursor();
    const day = 86_400_000;
    passTime(day - 60_000);
    const removing = countStatements((sql) => /DELETE FROM idempotency_keys/.test(sql));
    await eventually('it has been looked at', () => removing.count > 1);
    for (const n of [0, count - 1]) holdReplay(first[n]!, await send(n));
    passTime(120_000);
    const from = removing.count;
    await eventually(
      'they are gone',
      async () => (await send(0)).headers['idempotent-replayed'] === undefined,
    );
    await eventually(
      'all are gone',
      async () => (await send(count - 1)).headers['idempotent-replayed'] === undefined,
    );
    removing.stop();
    expect(removing.count - from).to.be.greaterThan(2);
    expect(await cursor()).to.equal(before + 2);
    await service.close();
  });

  it('is not forgotten for a clock that is set ahead', async () => {
    const service = await startService({ limits: { sweepMs: 100 } });
    const owner = client(service, service.key);
    const { rows } = await place(owner);
    const send = () => owner.post(rows, [{}], { 'Idempotency-Key': 'ahead' });
    const first = await send();
    const removing = countStatements((sql) => /DELETE FROM idempotency_keys/.test(sql));
    setClock(3 * 86_400_000);
    await eventually('it has been looked at', () => removing.count > 1);
    removing.stop();
    holdReplay(first, await send());
    await service.close();
  });

  onlyInFullSuite('It kills servers again and again.').it(
    'is one effect a key, however often the server is killed and connections are cut',
    async () => {
      const storage = await freshStorage();
      const key = chosenKey();
      try {
        const restarts = await RestartedServer.start(storage.url, key);
        const { owner } = restarts;
        await owner().post('/v1/collections', { name: 'notes' });
        const rows = '/v1/collections/notes/rows';
        const beginning = (await owner().get(rows)).headers['collection-cursor']!;
        const unanswered = async () => {
          await restarts.restarted();
          await retryLater();
        };
        const writers = startWriters(owner, rows, 16, { unanswered, isRepeated: true });
        for (let round = 0; round < cases(3); round += 1) {
          await writers.progress(50 + Math.random() * 200);
          await restarts.kill();
          await writers.progress(50);
          disconnect(restarts.server.url);
        }
        await writers.progress(50);
        await writers.stop();
        const last = seqOf((await owner().get(rows)).headers['collection-cursor']!);
        const reader = new Follower({ key, collection: 'notes' }, beginning);
        await reader.connect(restarts.server);
        await reader.reach(last);
        await reader.cut();
        holdLog(reader.frames, writers.acknowledged);
        expect(last).to.equal(changesOf(writers.acknowledged));
      } finally {
        await killServers();
        await storage.remove();
      }
    },
  );
});
