/**
 * Checks that each write takes effect once. Clients retry each write with its own idempotency key until they
 * get a response. In the meantime, servers are killed and connections are terminated. With `--engine
 * postgres`, three instances also lose PostgreSQL.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { disconnect } from '../../test/support/client.js';
import { engine } from '../../test/support/engine.js';
import { embeddedServer } from '../../test/support/postgres.js';
import { killServers } from '../../test/support/server-process.js';
import { changesOf, retryLater, seqOf, startWriters } from '../../test/support/writers.js';
import { judge } from './feed.js';
import { any, createCollection, onStorage, rows, startInstances, writerCount } from './instances.js';
import type { Counts } from './results.js';

export function repeatRounds(rounds: number): Promise<Counts> {
  if (engine === 'postgres') return onPostgres(rounds);
  return onStorage((databaseUrl) => tortured('repeats over kill -9 and cuts', rounds, databaseUrl));
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
  const name = 'repeats over kill -9, cuts, restarts';
  return tortured(name, rounds, server.urlOf('postgres'), harm).finally(() =>
    killServers().then(() => server.remove()),
  );
}

/** @param harm runs in each round and disturbs the database */
async function tortured(
  name: string,
  rounds: number,
  databaseUrl: string,
  harm: (round: number) => Promise<void> = async () => undefined,
): Promise<Counts> {
  const instances = await startInstances(databaseUrl);
  const [first] = instances;
  const beginning = await createCollection(first!.owner());
  const writers = startWriters(() => any(instances).owner(), rows, writerCount, {
    unanswered: retryLater,
    isRepeated: true,
  });
  for (let round = 0; round < rounds; round += 1) {
    await pause();
    disconnect(any(instances).server.url);
    await pause();
    await any(instances).kill();
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
}

function pause(): Promise<void> {
  return sleep(50 + Math.random() * 450);
}
