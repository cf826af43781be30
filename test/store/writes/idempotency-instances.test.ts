/** Requests with an Idempotency-Key on several instances. */
import { expect } from 'chai';
import { type Client, client, disconnect } from '../../support/client.js';
import { eventually } from '../../support/eventually.js';
import { type Instances, startInstances } from '../../support/instances.js';
import {
  everything,
  holdOnce,
  holdReplay,
  keyedWrites,
  newIdempotencyKey,
  place,
  sendKeyed,
} from '../../support/keyed.js';
import { startServer } from '../../support/server-process.js';
import { cases, needsPostgres, onlyInFullSuite } from '../../support/suite.js';
import { changesOf, retryLater, seqOf, startWriters, type Writers } from '../../support/writers.js';

onlyInFullSuite(needsPostgres).describe('Idempotency-Key on three instances on one PostgreSQL', function () {
  this.timeout(180_000);
  let instances: Instances;
  let owners: readonly Client[];
  before(async () => {
    instances = await startInstances(3);
    owners = instances.owners;
  });
  after(() => instances.close());

  for (const write of keyedWrites) {
    it(`${write.name}: what one carried out every other replays`, async () => {
      const where = await place(owners[0]!);
      const key = newIdempotencyKey();
      const first = await sendKeyed(owners[0]!, write, where, key);
      expect(first.status).to.equal(write.status);
      for (const owner of owners) holdReplay(first, await sendKeyed(owner, write, where, key));
      const other = await owners[1]!.post(where.rows, [{ other: 1 }], { 'Idempotency-Key': key });
      expect(other.code).to.equal('idempotency_key_reused');
    });

    it(`${write.name}, on all at once: one effect`, async () => {
      for (let round = 0; round < cases(20); round += 1) {
        const where = await place(owners[0]!);
        // After these reads, every instance knows the collection.
        await Promise.all(owners.map((owner) => owner.get(where.rows)));
        const key = newIdempotencyKey();
        const answers = await Promise.all(
          [...owners, ...owners, ...owners].map((owner) => sendKeyed(owner, write, where, key)),
        );
        const first = holdOnce(answers, write.status);
        const before = await everything(owners[0]!, where);
        for (const owner of owners) holdReplay(first, await sendKeyed(owner, write, where, key));
        expect(await everything(owners[0]!, where)).to.deep.equal(before);
      }
    });
  }

  it('another request on each at once: one is carried out, the others are refused', async () => {
    for (let round = 0; round < cases(40); round += 1) {
      const { rows } = await place(owners[0]!);
      const key = newIdempotencyKey();
      const send = (owner: Client, n: number) => owner.post(rows, [{ own: n }], { 'Idempotency-Key': key });
      const answers = await Promise.all(owners.map(send));
      const done = answers.filter(({ status }) => status === 201);
      expect(done).to.have.length(1);
      for (const { status, code } of answers)
        expect(status === 201 || code === 'idempotency_key_reused', code).to.equal(true);
      expect((await owners[0]!.get(rows)).json).to.deep.equal([
        { id: 1, n: 1 },
        { id: 2, n: 2 },
        { id: 3, n: 3 },
        ...done[0]!.json,
      ]);
    }
  });

  it('is executed in one commit with others, even if another instance executed one of them', async () => {
    const { rows } = await place(owners[0]!);
    const shared = Array.from({ length: 20 }, newIdempotencyKey);
    const send = (owner: Client, key: string) => owner.post(rows, [{ key }], { 'Idempotency-Key': key });
    const answers = await Promise.all(
      owners.flatMap((owner) => [
        ...shared.map((key) => send(owner, key)),
        ...Array.from({ length: 20 }, () => send(owner, newIdempotencyKey())),
        ...Array.from({ length: 20 }, () => owner.post(rows, [{}])),
      ]),
    );
    for (const { status, code, text } of answers)
      expect(status === 201 || code === 'idempotency_in_progress', text).to.equal(true);
    for (const key of shared)
      await eventually('it is answered', async () => (await send(owners[0]!, key)).status === 201);
    const stored = (await owners[0]!.get(`${rows}?limit=1000`)).json as { key?: string }[];
    for (const key of shared) expect(stored.filter((row) => row.key === key)).to.have.length(1);
    expect(stored).to.have.length(3 + 20 + 60 + 60);
  });

  /** Every follower received all acknowledged changes and no others. Each idempotency key had one effect. */
  async function holdOneEach(watched: Awaited<ReturnType<Instances['followed']>>, writing: Writers) {
    await watched.hold(writing);
    const last = seqOf((await owners[0]!.get(watched.rows)).headers['collection-cursor']!);
    expect(last).to.equal(changesOf(writing.acknowledged));
  }

  it('writers that repeat over connections to the database that are cut: one effect a key', async () => {
    const watched = await instances.followed();
    const writing = startWriters(instances.anyOwner, watched.rows, 16, {
      unanswered: retryLater,
      isRepeated: true,
    });
    for (let round = 0; round < cases(30); round += 1) {
      await writing.progress(50);
      await instances.cutConnections();
    }
    await writing.progress(50);
    await writing.stop();
    await holdOneEach(watched, writing);
  });

  it('writers that repeat on the others when an instance is killed: one effect a key', async () => {
    const [service] = instances.services;
    const killed = await startServer(service!.databaseUrl, service!.key);
    const doomed = client(killed, killed.key);
    let isAlive = true;
    const any = (): Client => (isAlive && Math.random() < 0.5 ? doomed : instances.anyOwner());
    const watched = await instances.followed();
    const writing = startWriters(any, watched.rows, 16, { unanswered: retryLater, isRepeated: true });
    await writing.progress(300);
    await killed.end('SIGKILL');
    isAlive = false;
    disconnect(killed.url);
    await writing.progress(300);
    await writing.stop();
    await holdOneEach(watched, writing);
  });
});
