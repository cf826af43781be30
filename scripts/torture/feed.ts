/**
 * Long forms of what the tests of the feed prove in short: a server killed again and again under writers while
 * followers resume over every crash, followers cut at random moments, floods of handshakes that are reset.
 */
import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Client, client, disconnect } from '../../test/support/client.js';
import { freshStorage } from '../../test/support/database.js';
import { type Frame, handshake } from '../../test/support/feed.js';
import { Follower } from '../../test/support/follower.js';
import { feedRequest, rawSocket } from '../../test/support/raw-feed.js';
import { killServers, type ServerProcess, startServer } from '../../test/support/server-process.js';
import { type Acknowledged, replay, rowsById, seqOf, startWriters } from '../../test/support/writers.js';

/** One line of the table: everything but `rounds`, `acknowledged` and `frames` has to be 0. */
export interface FeedTorture {
  readonly name: string;
  readonly rounds: number;
  /** Writes that were answered, and frames that followers got. */
  readonly acknowledged: number;
  readonly frames: number;
  /** Acknowledged changes that aren't in the log at their place, and steps between changes that aren't one. */
  readonly lost: number;
  readonly gaps: number;
  /** Frames that followers missed, or that weren't those of the log at that place. */
  readonly wrong: number;
  /** Rows that differ between the listing and what the frames make. */
  readonly differing: number;
}

export const writerCount = 16;
export const key = `torture-${randomBytes(18).toString('hex')}`;
export const collection = 'tortured';
export const rows = `/v1/collections/${collection}/rows`;
const kinds = ['insert,update,delete', 'insert,update,delete', 'insert', 'update,delete'];

/** Kills the server with SIGKILL under writers, so many times. */
export function killRounds(rounds: number): Promise<FeedTorture> {
  return withServer('kill -9 under writers', rounds, async (server) => {
    const { followers, writers } = server;
    for (let round = 0; round < rounds; round += 1) {
      await sleep(100 + Math.random() * 900);
      await server.restart(async () => {
        for (const follower of followers) await follower.ended();
      });
    }
    await sleep(200);
    await writers.stop();
  });
}

/** Cuts and resumes every follower at random moments, so many times. */
export function cutRounds(rounds: number): Promise<FeedTorture> {
  return withServer('followers cut and resumed', rounds, async ({ followers, writers, process }) => {
    await Promise.all(
      followers.map(async (follower) => {
        for (let round = 0; round < rounds; round += 1) {
          await sleep(Math.random() * 100);
          await follower.cut();
          await sleep(Math.random() * 50);
          await follower.connect(process());
        }
      }),
    );
    await writers.stop();
  });
}

/** Floods the server with handshakes that are reset at random moments, 100 a round. */
export function resetRounds(rounds: number): Promise<FeedTorture> {
  return withServer('handshakes reset', rounds, async ({ writers, process }) => {
    const request = feedRequest(process(), { collection });
    // By then every writer has its connection.
    await sleep(500);
    const before = await openFiles(process());
    for (let round = 0; round < rounds; round += 1) {
      await Promise.all(
        Array.from({ length: 100 }, async (_, n) => {
          const socket = await rawSocket(process());
          socket.resume();
          socket.write(
            request.slice(0, n % 4 === 0 ? Math.floor(Math.random() * request.length) : undefined),
          );
          await sleep(Math.random() * 5);
          socket.resetAndDestroy();
        }),
      );
      const live = await handshake(process(), { key, collection });
      if ('status' in live) throw new Error(`after a flood no feed can be opened: ${live.text}`);
      await live.close();
    }
    await writers.stop();
    for (let tries = 0; (await openFiles(process())) > before + 5; tries += 1) {
      if (tries === 50)
        throw new Error(`${await openFiles(process())} open files, ${before} before the floods`);
      await sleep(100);
    }
  });
}

interface Tortured {
  readonly process: () => ServerProcess;
  readonly followers: readonly Follower[];
  readonly writers: ReturnType<typeof startWriters>;
  /** Kills the server and starts it again; `whileDown` runs in between. */
  restart(whileDown: () => Promise<void>): Promise<void>;
}

/** Runs `work` on a server with writers and followers, then judges the log, the followers and the rows. */
async function withServer(
  name: string,
  rounds: number,
  work: (server: Tortured) => Promise<void>,
): Promise<FeedTorture> {
  const storage = await freshStorage();
  let process = await startServer(storage.url, key);
  let owner = client(process, key);
  let up: Promise<void> = Promise.resolve();
  try {
    await owner.post('/v1/collections', { name: collection });
    const beginning = (await owner.get(rows)).headers['collection-cursor']!;
    const followers = kinds.map((events) => new Follower({ key, collection, events }, beginning));
    for (const follower of followers) await follower.connect(process);
    const writers = startWriters(() => owner, rows, writerCount, { unanswered: () => up });
    const restart: Tortured['restart'] = async (whileDown) => {
      let isUp = (): void => undefined;
      up = new Promise((resolve) => {
        isUp = resolve;
      });
      await process.end('SIGKILL');
      disconnect(process.url);
      await whileDown();
      process = await startServer(storage.url, key);
      owner = client(process, key);
      for (const follower of followers) await follower.connect(process);
      isUp();
    };
    await work({ process: () => process, followers, writers, restart });
    const judged = await judge(process, owner, beginning, followers, writers.acknowledged);
    await process.end('SIGTERM');
    disconnect(process.url);
    return { name, rounds, acknowledged: writers.acknowledged.length, ...judged };
  } finally {
    await killServers();
    await storage.remove();
  }
}

/** Reads the whole log and holds it against what was acknowledged, what followers got and what is stored. */
export async function judge(
  process: ServerProcess,
  owner: Client,
  beginning: string,
  followers: readonly Follower[],
  acknowledged: readonly Acknowledged[],
): Promise<Pick<FeedTorture, 'frames' | 'lost' | 'gaps' | 'wrong' | 'differing'>> {
  const last = seqOf((await owner.get(rows)).headers['collection-cursor']!);
  const reader = new Follower({ key, collection }, beginning);
  await reader.connect(process);
  await reader.reach(last);
  await reader.cut();
  const log = reader.frames;
  const bySeq = new Map(log.map((frame) => [frame.seq, frame]));
  let wrong = 0;
  for (const [index, follower] of followers.entries()) {
    const events = kinds[index]!.split(',');
    const expected = log.filter(({ event }) => events.includes(event));
    await follower.reach(expected.at(-1)?.seq ?? 0);
    await follower.cut();
    const length = Math.max(expected.length, follower.frames.length);
    for (let at = 0; at < length; at += 1) {
      if (!isDeepStrictEqual(expected[at], follower.frames[at])) wrong += 1;
    }
  }
  const present = await rowsById(owner, rows);
  const rebuilt = replay(log);
  const ids = new Set([...present.keys(), ...rebuilt.keys()]);
  return {
    frames: followers.reduce((sum, { frames }) => sum + frames.length, 0),
    lost: acknowledged.reduce((sum, write) => sum + lostOf(write, bySeq), 0),
    gaps: log.filter(({ seq }, index) => seq !== index + 1).length,
    wrong,
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

async function openFiles({ pid }: ServerProcess): Promise<number> {
  return (await readdir(`/proc/${pid}/fd`)).length;
}
