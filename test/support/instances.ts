import { expect } from 'chai';
import { type Client, client } from './client.js';
import { storageIn } from './engine.js';
import { Follower } from './follower.js';
import { hasPooler, startPooler } from './pooler.js';
import { postgresServer } from './postgres.js';
import { startService, type TestService, temporaryDirectory } from './service.js';
import { transports } from './transports.js';
import { type Acknowledged, holdLog, replay, rowsById, seqOf, type Writers } from './writers.js';

/** Several instances of the server on one PostgreSQL database, all in this process. */
export interface Instances {
  readonly services: readonly TestService[];
  /** A client for each instance, with the key of the account `default`. */
  readonly owners: readonly Client[];
  /** Returns the clients in turn. */
  anyOwner(): Client;
  /** Creates a collection, and follows it on each instance over each transport. */
  followed(): Promise<Followed>;
  /** Returns the number of database connections whose last statement matches this pattern. */
  connections(statement: string): Promise<number>;
  /** Terminates the matching connections, or all connections. Returns their number. */
  cutConnections(statement?: string): Promise<number>;
  close(): Promise<void>;
}

export interface Followed {
  readonly name: string;
  readonly rows: string;
  readonly followers: readonly Follower[];
  /**
   * Checks that all followers received the same frames, in one order without gaps. The frames must include
   * every acknowledged change exactly once, and lead to the stored rows.
   */
  holdAll(acknowledged: readonly Acknowledged[]): Promise<void>;
  /** Checks the same, and that the server executed each insert once. Each insert has a unique mark. */
  hold(writing: Writers): Promise<void>;
}

/**
 * Starts instances behind a pooler in transaction mode. If pgbouncer isn't installed, prints a message and
 * returns undefined.
 */
export async function startPooledInstances(count: number): Promise<Instances | undefined> {
  if (!hasPooler()) {
    console.log('    skipped: pgbouncer is not installed');
    return undefined;
  }
  const pooler = await startPooler((await postgresServer()).urlOf('postgres'));
  const instances = await startInstances(count, pooler.through);
  return {
    ...instances,
    async close() {
      await instances.close();
      await pooler.close();
    },
  };
}

/** @param through changes the URL with which the instances connect to the database */
export async function startInstances(
  count: number,
  through: (url: string) => string = (url) => url,
): Promise<Instances> {
  const directory = await temporaryDirectory();
  const { url } = await storageIn(directory, 'postgres');
  const env = { DATABASE_URL: through(url) };
  const services: TestService[] = [];
  while (services.length < count) {
    const key = services[0]?.key;
    services.push(
      await startService({ engine: 'postgres', directory, env, ...(key !== undefined && { key }) }),
    );
  }
  const owners = services.map((service) => client(service, services[0]!.key));
  let turn = 0;
  const anyOwner = (): Client => {
    turn += 1;
    return owners[turn % owners.length]!;
  };
  const each = async (selected: string, statement: string): Promise<number> => {
    const server = await postgresServer();
    const found = await server.query(
      new URL(url).pathname.slice(1),
      `SELECT ${selected} FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND query ~ '${statement}'`,
    );
    return found.length;
  };
  return {
    services,
    owners,
    anyOwner,
    async followed() {
      const name = await anyOwner().collection();
      const rows = `/v1/collections/${name}/rows`;
      const since = (await owners[0]!.get(rows)).headers['collection-cursor']!;
      const followers: Follower[] = [];
      for (const service of services)
        for (const transport of transports) {
          const follower = new Follower({ key: service.key, collection: name }, since, transport);
          await follower.connect(service);
          followers.push(follower);
        }
      const holdAll = (acknowledged: readonly Acknowledged[]) =>
        holdFollowed(owners, rows, followers, acknowledged);
      const hold = async ({ acknowledged }: Writers): Promise<void> => {
        await holdAll(acknowledged);
        holdMarks(followers[0]!);
      };
      return { name, rows, followers, holdAll, hold };
    },
    connections: (statement) => each('pid', statement),
    cutConnections: (statement = '') => each('pg_terminate_backend(pid)', statement),
    async close() {
      const [first, ...others] = services;
      for (const other of others) await other.stop();
      await first!.close();
    },
  };
}

async function holdFollowed(
  owners: readonly Client[],
  rows: string,
  followers: readonly Follower[],
  acknowledged: readonly Acknowledged[],
): Promise<void> {
  const head = seqOf((await owners[0]!.get(`${rows}?limit=1`)).headers['collection-cursor']!);
  for (const follower of followers) await follower.reach(head);
  const [first, ...others] = followers.map(({ frames }) => frames);
  holdLog(first!, acknowledged);
  for (const other of others) expect(other).to.deep.equal(first);
  expect(first).to.have.length(head);
  for (const owner of owners) expect(replay(first!)).to.deep.equal(await rowsById(owner, rows));
  for (const follower of followers) await follower.cut();
}

function holdMarks({ frames }: Follower): void {
  const inserted = frames.filter(({ event }) => event === 'insert').map(({ row }) => `${row.mark}/${row.n}`);
  expect(new Set(inserted).size).to.equal(inserted.length);
}
