/**
 * Checks that followers receive every change exactly once and in order over each transport. Each follower is connected to one
 * instance after the other, through lines that are cut at random. The instances are killed under writers. PostgreSQL has three.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { freshStorage } from '../../test/support/database.js';
import { engine } from '../../test/support/engine.js';
import { Follower } from '../../test/support/follower.js';
import { type Line, startLine } from '../../test/support/line.js';
import { RestartedServer } from '../../test/support/restarts.js';
import { killServers } from '../../test/support/server-process.js';
import { transports } from '../../test/support/transports.js';
import { retryLater, startWriters } from '../../test/support/writers.js';
import { collection, judge, key, rows } from './feed.js';
import type { Counts } from './results.js';

const writers = 8;
const kinds = ['insert,update,delete', 'insert', 'update,delete'];
/** The next cut comes within this time. It is long enough for some frames, and short enough for many connections. */
const maxCutMs = 150;
/** Only a test of a feed that hangs waits so long for the end of a connection. */
const endMs = 600_000;

export async function transportRounds(rounds: number): Promise<Counts> {
  const storage = await freshStorage();
  const instances: RestartedServer[] = [];
  const lines: Line[] = [];
  const any = <T>(values: readonly T[]): T => values[Math.floor(Math.random() * values.length)]!;
  const portOf = ({ server }: RestartedServer): number => Number(new URL(server.url).port);
  let isOver = false;
  try {
    for (let n = 0; n < (engine === 'postgres' ? 3 : 1); n += 1) {
      instances.push(await RestartedServer.start(storage.url, key));
      lines.push(await startLine({ port: portOf(instances[n]!) }));
    }
    const owner = () => any(instances).owner();
    await owner().post('/v1/collections', { name: collection });
    const beginning = (await owner().get(rows)).headers['collection-cursor']!;
    const followers = transports.flatMap((transport) =>
      kinds.map((events) => ({
        events,
        follower: new Follower({ key, collection, events }, beginning, transport),
      })),
    );
    const writing = startWriters(owner, rows, writers, { unanswered: retryLater });
    const following = followers.map(async ({ follower }) => {
      while (!isOver) {
        const isOpen = await follower.connect(any(lines)).then(
          () => true,
          () => false,
        );
        if (isOpen) await follower.ended(endMs);
        else await retryLater();
      }
    });
    const cutting = (async () => {
      while (!isOver) {
        await sleep(Math.random() * maxCutMs);
        any(lines).cut();
      }
    })();
    for (let round = 0; round < rounds; round += 1) {
      await writing.progress(200);
      const killed = any(instances);
      await killed.kill();
      lines[instances.indexOf(killed)]!.port = portOf(killed);
    }
    await writing.progress(50);
    await writing.stop();
    isOver = true;
    await cutting;
    // The followers are between two connections, or notice that theirs is lost.
    for (const line of lines) line.cut();
    await Promise.all(following);
    const connections = followers.reduce((sum, { follower }) => sum + follower.connections, 0);
    for (const { follower } of followers) await follower.connect(any(instances).server);
    const judged = await judge(any(instances).server, owner(), beginning, followers, writing.acknowledged);
    for (const instance of instances) await instance.end('SIGTERM');
    const name = `${transports.join(', ')} over kill -9, ${connections} connections`;
    return { name, rounds, acknowledged: writing.acknowledged.length, ...judged };
  } finally {
    isOver = true;
    for (const line of lines) await line.close();
    await killServers();
    await storage.remove();
  }
}
