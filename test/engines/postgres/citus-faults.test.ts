/** Kills the nodes of a Citus cluster on this machine while clients write. No acknowledged write is lost. */
import { expect } from 'chai';
import { type CitusNode, citusNodes, hasCitus } from '../../support/citus.js';
import { eventually } from '../../support/eventually.js';
import { type Followed, type Instances, startInstances } from '../../support/instances.js';
import { type PostgresServer, postgresServer } from '../../support/postgres.js';
import { needsPostgres, onlyInFullSuite } from '../../support/suite.js';
import { retryLater, startWriters, type Writers } from '../../support/writers.js';

onlyInFullSuite(needsPostgres).describe('two instances on Citus', function () {
  this.timeout(240_000);
  let instances: Instances;
  let server: PostgresServer;
  let nodes: readonly CitusNode[];
  let database: string;
  before(async function () {
    if (!hasCitus()) return this.skip();
    // Other test files use these nodes at the same time.
    if (process.env.MOCHA_WORKER_ID !== undefined) {
      console.log('    skipped: it kills the nodes of Citus, so it is to be run by itself');
      return this.skip();
    }
    server = await postgresServer();
    nodes = await citusNodes();
    instances = await startInstances(2);
    database = new URL(instances.services[0]!.databaseUrl).pathname.slice(1);
  });
  after(() => instances?.close());

  const sql = (statement: string) => server.query(database, statement);

  async function workerOf({ name }: Followed): Promise<number> {
    const [{ nodeport }] = await sql(
      `SELECT nodeport FROM citus_shards WHERE shardid = get_shard_id_for_distribution_column('heads',
         (SELECT id FROM collections WHERE name = '${name}'))`,
    );
    return nodeport;
  }

  /** Creates two collections on different workers. */
  async function apart(): Promise<[Followed, Followed]> {
    const first = await instances.followed();
    for (;;) {
      const second = await instances.followed();
      if ((await workerOf(first)) !== (await workerOf(second))) return [first, second];
      for (const follower of second.followers) await follower.cut();
    }
  }

  /** Starts writers that retry if a response says "later". Any other unexpected response fails them. */
  const write = (followed: Followed, isRepeated = false): Writers =>
    startWriters(instances.anyOwner, followed.rows, 6, { unanswered: retryLater, isRepeated });

  for (const isRepeated of [false, true]) {
    it(`a worker killed and started again, writes ${isRepeated ? 'with' : 'without'} idempotency keys`, async () => {
      const [one, other] = await apart();
      const port = await workerOf(one);
      const killed = nodes.find((node) => node.port === port)!;
      const [onKilled, onOther] = [write(one, isRepeated), write(other, isRepeated)];
      try {
        for (let round = 0; round < 2; round += 1) {
          await Promise.all([onKilled.progress(60), onOther.progress(60)]);
          await killed.kill();
          try {
            // Writes to the collection on the other worker continue.
            await onOther.progress(60);
            const refused = await instances.anyOwner().post(one.rows, [{ mark: -1, n: round }]);
            expect(refused.status, refused.text).to.equal(503);
          } finally {
            await killed.start();
          }
        }
        await Promise.all([onKilled.progress(60), onOther.progress(60)]);
      } finally {
        await Promise.all([onKilled.stop(), onOther.stop()]);
      }
      await one.hold(onKilled);
      await other.hold(onOther);
    });
  }

  it('the coordinator killed and started again', async () => {
    const [one, other] = await apart();
    const coordinator = nodes.find(({ isCoordinator }) => isCoordinator)!;
    const writing = [write(one), write(other)];
    try {
      for (let round = 0; round < 2; round += 1) {
        await Promise.all(writing.map((each) => each.progress(60)));
        await coordinator.kill();
        await coordinator.start();
      }
      await Promise.all(writing.map((each) => each.progress(60)));
    } finally {
      await Promise.all(writing.map((each) => each.stop()));
    }
    await one.hold(writing[0]!);
    await other.hold(writing[1]!);
  });

  it('a worker added, and shards moved to it', async () => {
    const { port } = nodes.at(-1)!;
    await sql(`SELECT citus_drain_node('127.0.0.1', ${port}, 'block_writes')`);
    // Citus drops moved shards later. Once the node is removed, it can't, and then refuses to move these shards again.
    await sql('CALL citus_cleanup_orphaned_resources()');
    await sql(`SELECT citus_remove_node('127.0.0.1', ${port})`);
    const all = [
      await instances.followed(),
      await instances.followed(),
      await instances.followed(),
      await instances.followed(),
    ];
    const writing = all.map((each) => write(each));
    try {
      await Promise.all(writing.map((each) => each.progress(30)));
      await sql(`SELECT citus_add_node('127.0.0.1', ${port})`);
      await sql("SELECT rebalance_table_shards(shard_transfer_mode := 'force_logical')");
      await Promise.all(writing.map((each) => each.progress(30)));
    } finally {
      await Promise.all(writing.map((each) => each.stop()));
    }
    for (const [at, each] of all.entries()) await each.hold(writing[at]!);
    const [{ moved }] = await sql(`SELECT count(*)::int AS moved FROM citus_shards WHERE nodeport = ${port}`);
    expect(moved).to.be.greaterThan(0);
    await eventually('it is well', async () => (await instances.anyOwner().get('/ready')).status === 200);
  });
});
