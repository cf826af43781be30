/**
 * Checks that each write takes effect once. Clients retry each write with its own idempotency key until they
 * get a response. In the meantime, servers are killed and connections are terminated. With `--engine
 * postgres`, three instances also lose PostgreSQL.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { disconnect } from '../../test/support/client.js';
import { freshStorage } from '../../test/support/database.js';
import { engine } from '../../test/support/engine.js';
import { embeddedServer } from '../../test/support/postgres.js';
import { RestartedServer } from '../../test/support/restarts.js';
import { killServers } from '../../test/support/server-process.js';
import { changesOf, retryLater, seqOf, startWriters } from '../../test/support/writers.js';
import { collection, judge, key, rows, writerCount } from './feed.js';
import type { Counts } from './results.js';

export function repeatRounds(rounds: number): Promise<Counts> {
  return engine === 'postgres' ? onPostgres(rounds) : onSqlite(rounds);
}

async function onSqlite(rounds: number): Promise<Counts> {
  const storage = await freshStorage();
  const work = () => tortured('repeats over kill -9 and cuts', rounds, storage.url, 1);
  return work().finally(() => storage.remove());
}

async function onPostgres(rounds: number): Promise<Counts> {
  const server = await embeddedServer({ isDurable: true });
  const cut =
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';
  const harm = async (round: number): Promise<void> => {
    await server.query('postgres', cut);
    if (round % 2 === 0) return;
    await pause();
    await server.stop();
    await pause();
    await server.start();
  };
  const work = () =>
    tortured('repeats over kill -9, cuts, restarts', rounds, server.urlOf('postgres'), 3, harm);
  return work().finally(() => server.remove());
}

/** @param harm runs in each round and disturbs the database */
async function tortured(
  name: string,
  rounds: number,
  databaseUrl: string,
  instanceCount: number,
  harm: (round: number) => Promise<void> = async () => undefined,
): Promise<Counts> {
  const instances: RestartedServer[] = [];
  try {
    while (instances.length < instanceCount) instances.push(await RestartedServer.start(databaseUrl, key));
    const any = () => instances[Math.floor(Math.random() * instanceCount)]!;
    const [first] = instances;
    await first!.owner().post('/v1/collections', { name: collection });
    const beginning = (await first!.owner().get(rows)).headers['collection-cursor']!;
    const writers = startWriters(() => any().owner(), rows, writerCount, {
      unanswered: retryLater,
      isRepeated: true,
    });
    for (let round = 0; round < rounds; round += 1) {
      await pause();
      disconnect(any().server.url);
      await pause();
      await any().kill();
      await harm(round);
      await writers.progress(writerCount);
    }
    await writers.stop();
    const { acknowledged, repeated } = writers;
    const { server, owner } = first!;
    const { lost, gaps, differing } = await judge(server, owner(), beginning, [], acknowledged);
    const last = seqOf((await owner().get(rows)).headers['collection-cursor']!);
    const twice = last - changesOf(acknowledged);
    for (const instance of instances) await instance.end('SIGTERM');
    const counts = { acknowledged: acknowledged.length, repeated: repeated(), twice, lost, gaps, differing };
    return { name, rounds, ...counts };
  } finally {
    await killServers();
  }
}

function pause(): Promise<void> {
  return sleep(50 + Math.random() * 450);
}
