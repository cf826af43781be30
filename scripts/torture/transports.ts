/**
 * Checks that followers receive every change exactly once and in order over each transport. Each follower is connected
 * to one instance after the other. The lines of most followers are cut at random, so that they resume often. The lines
 * of the others are only cut when an instance is killed, so that they receive many frames over one connection. The
 * instances are killed under writers. PostgreSQL has three.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { freshStorage } from '../../test/support/database.js';
import { Follower } from '../../test/support/follower.js';
import { type Line, startLine } from '../../test/support/line.js';
import type { RestartedServer } from '../../test/support/restarts.js';
import { killServers } from '../../test/support/server-process.js';
import { transports } from '../../test/support/transports.js';
import { retryLater, startWriters } from '../../test/support/writers.js';
import { judge } from './feed.js';
import { any, collection, createCollection, key, rows, startInstances } from './instances.js';
import type { Counts } from './results.js';

const writers = 8;
const kinds = ['insert,update,delete', 'insert', 'update,delete'];
const allKinds = kinds[0]!;
/** The next cut comes within this time. It is long enough for some frames, and short enough for many connections. */
const maxCutMs = 150;
/** Only a test of a feed that hangs waits so long for the end of a connection. */
const endMs = 600_000;

export async function transportRounds(rounds: number): Promise<Counts> {
  const storage = await freshStorage();
  const lines: Line[] = [];
  /** The lines that are not cut at random. */
  const steadyLines: Line[] = [];
  const portOf = ({ server }: RestartedServer): number => Number(new URL(server.url).port);
  let isOver = false;
  let isCutting = true;
  try {
    const instances = await startInstances(storage.url);
    for (const instance of instances)
      for (const of of [lines, steadyLines]) of.push(await startLine({ port: portOf(instance) }));
    const owner = () => any(instances).owner();
    const beginning = await createCollection(owner());
    const followers = transports.flatMap((transport) =>
      [...kinds.map((events) => ({ events, over: lines })), { events: allKinds, over: steadyLines }].map(
        ({ events, over }) => ({
          events,
          over,
          follower: new Follower({ key, collection, events }, beginning, transport),
        }),
      ),
    );
    const writing = startWriters(owner, rows, writers, { unanswered: retryLater });
    const following = followers.map(async ({ follower, over }) => {
      while (!isOver) {
        const isOpen = await follower.connect(any(over)).then(
          () => true,
          () => false,
        );
        if (isOpen) await follower.ended(endMs);
        else await retryLater();
      }
    });
    const cutting = (async () => {
      while (isCutting) {
        await sleep(Math.random() * maxCutMs);
        for (const line of isOver ? [...lines, ...steadyLines] : [any(lines)]) line.cut();
      }
    })();
    for (let round = 0; round < rounds; round += 1) {
      await writing.progress(200);
      const killed = any(instances);
      await killed.kill();
      for (const of of [lines, steadyLines]) of[instances.indexOf(killed)]!.port = portOf(killed);
    }
    await writing.progress(50);
    await writing.stop();
    isOver = true;
    // A follower can still be connecting, so the cuts continue until each has noticed that its connection is lost.
    await Promise.all(following);
    isCutting = false;
    await cutting;
    const connections = followers.reduce((sum, { follower }) => sum + follower.connections, 0);
    for (const { follower } of followers) await follower.connect(any(instances).server);
    const judged = await judge(any(instances).server, owner(), beginning, followers, writing.acknowledged);
    for (const instance of instances) await instance.end('SIGTERM');
    const name = `${transports.join(', ')} over kill -9, ${connections} connections`;
    return { name, rounds, acknowledged: writing.acknowledged.length, ...judged };
  } finally {
    isOver = true;
    isCutting = false;
    for (const line of [...lines, ...steadyLines]) await line.close();
    await killServers();
    await storage.remove();
  }
}
