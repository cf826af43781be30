/**
 * Long versions of the tests of the feed. They kill a server repeatedly while writers are active and
 * followers resume. They also terminate followers at random moments, and send many handshakes that are reset.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Client } from '../../test/support/client.js';
import { eventually } from '../../test/support/eventually.js';
import { type Frame, handshake } from '../../test/support/feed.js';
import { Follower } from '../../test/support/follower.js';
import { feedRequest, rawSocket } from '../../test/support/raw-feed.js';
import { RestartedServer } from '../../test/support/restarts.js';
import type { ServerProcess } from '../../test/support/server-process.js';
import { type Acknowledged, replay, rowsById, seqOf, startWriters } from '../../test/support/writers.js';
import { openFiles } from '../shared/processes.js';
import { collection, createCollection, key, onStorage, rows, writerCount } from './instances.js';
import type { Counts } from './results.js';

const kinds = ['insert,update,delete', 'insert,update,delete', 'insert', 'update,delete'];

/** A follower and the events that it receives. */
interface Judged {
  readonly follower: Follower;
  readonly events: string;
}

/** Kills the server with SIGKILL while writers are active, once per round. */
export function killRounds(rounds: number): Promise<Counts> {
  return withServer('kill -9 under writers', rounds, async ({ server, followers, writers }) => {
    for (let round = 0; round < rounds; round += 1) {
      await sleep(100 + Math.random() * 900);
      await server.kill(() => Promise.all(followers.map((follower) => follower.ended())));
      for (const follower of followers) await follower.connect(server.server);
    }
    await sleep(200);
    await writers.stop();
  });
}

/** Terminates and resumes every follower at random moments, once per round. */
export function cutRounds(rounds: number): Promise<Counts> {
  return withServer('followers cut and resumed', rounds, async ({ followers, writers, server }) => {
    await Promise.all(
      followers.map(async (follower) => {
        for (let round = 0; round < rounds; round += 1) {
          await sleep(Math.random() * 100);
          await follower.cut();
          await sleep(Math.random() * 50);
          await follower.connect(server.server);
        }
      }),
    );
    await writers.stop();
  });
}

/** Sends handshakes that are reset at random moments, 100 per round. */
export function resetRounds(rounds: number): Promise<Counts> {
  return withServer('handshakes reset', rounds, async ({ writers, server: { server } }) => {
    const request = feedRequest(server, { collection });
    // Every writer has its connection after this time.
    await sleep(500);
    const before = await openFiles(server.pid);
    for (let round = 0; round < rounds; round += 1) {
      await Promise.all(
        Array.from({ length: 100 }, async (_, n) => {
          const socket = await rawSocket(server);
          socket.resume();
          socket.write(
            request.slice(0, n % 4 === 0 ? Math.floor(Math.random() * request.length) : undefined),
          );
          await sleep(Math.random() * 5);
          socket.resetAndDestroy();
        }),
      );
      const live = await handshake(server, { key, collection });
      if ('status' in live) throw new Error(`after a flood no feed can be opened: ${live.text}`);
      await live.close();
    }
    await writers.stop();
    const left = async (): Promise<boolean> => (await openFiles(server.pid)) <= before + 5;
    await eventually(`the server has ${before} open files again`, left, { everyMs: 100 });
  });
}

interface Tortured {
  readonly server: RestartedServer;
  readonly followers: readonly Follower[];
  readonly writers: ReturnType<typeof startWriters>;
}

/**
 * Runs `work` on a server with writers and followers. Then checks the change log, the followers and the rows.
 */
function withServer(
  name: string,
  rounds: number,
  work: (server: Tortured) => Promise<void>,
): Promise<Counts> {
  return onStorage(async (databaseUrl) => {
    const server = await RestartedServer.start(databaseUrl, key);
    const beginning = await createCollection(server.owner());
    const followers = kinds.map((events) => new Follower({ key, collection, events }, beginning));
    for (const follower of followers) await follower.connect(server.server);
    const writers = startWriters(server.owner, rows, writerCount, { unanswered: server.restarted });
    await work({ server, followers, writers });
    const followed = followers.map((follower, index) => ({ follower, events: kinds[index]! }));
    const judged = await judge(server.server, server.owner(), beginning, followed, writers.acknowledged);
    await server.end('SIGTERM');
    return { name, rounds, acknowledged: writers.acknowledged.length, ...judged };
  });
}

/** Compares the complete change log with the acknowledged writes, the followers' frames and the rows. */
export async function judge(
  process: ServerProcess,
  owner: Client,
  beginning: string,
  followers: readonly Judged[],
  acknowledged: readonly Acknowledged[],
): Promise<Required<Pick<Counts, 'frames' | 'lost' | 'gaps' | 'wrong' | 'differing'>>> {
  const last = seqOf((await owner.get(rows)).headers['collection-cursor']!);
  const reader = new Follower({ key, collection }, beginning);
  await reader.connect(process);
  await reader.reach(last);
  await reader.cut();
  const log = reader.frames;
  const bySeq = new Map(log.map((frame) => [frame.seq, frame]));
  let wrong = 0;
  for (const { follower, events } of followers) {
    const wanted = events.split(',');
    const expected = log.filter(({ event }) => wanted.includes(event));
    await follower.reach(expected.at(-1)?.seq ?? 0);
    await follower.cut();
    const length = Math.max(expected.length, follower.frames.length);
    for (let at = 0; at < length; at += 1) {
      if (!isDeepStrictEqual(expected[at], follower.frames[at])) wrong += 1;
    }
  }
  return {
    frames: followers.reduce((sum, { follower }) => sum + follower.frames.length, 0),
    lost: acknowledged.reduce((sum, write) => sum + lostOf(write, bySeq), 0),
    wrong,
    ...(await judgeLog(owner, log)),
  };
}

/** Compares the complete change log with the sequence numbers and the rows that it must lead to. */
export async function judgeLog(
  owner: Client,
  log: readonly Frame[],
): Promise<Required<Pick<Counts, 'gaps' | 'differing'>>> {
  const present = await rowsById(owner, rows);
  const rebuilt = replay(log);
  const ids = new Set([...present.keys(), ...rebuilt.keys()]);
  return {
    gaps: log.filter(({ seq }, index) => seq !== index + 1).length,
    differing: [...ids].filter((id) => !isDeepStrictEqual(present.get(id), rebuilt.get(id))).length,
  };
}

function lostOf({ event, seqs, rows: written }: Acknowledged, bySeq: ReadonlyMap<number, Frame>): number {
  return seqs.filter((seq, index) => {
    const frame = bySeq.get(seq);
    if (frame?.event !== event) return true;
    const row = written[index]!;
    return event === 'delete' ? frame.row.id !== row.id : !isDeepStrictEqual(frame.row, row);
  }).length;
}
