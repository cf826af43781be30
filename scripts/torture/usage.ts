/**
 * Kills a server repeatedly while it handles requests that count toward the quota. Each batch must be stored
 * completely or not at all. The usage must include every acknowledged write, and can lack only the last
 * reads. It must never exceed the number of sent requests.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { RestartedServer } from '../../test/support/restarts.js';
import { rowsById } from '../../test/support/writers.js';
import { key, onStorage } from './instances.js';
import type { Counts } from './results.js';

const callers = 8;
const batchSize = 20;
/** Reads with a response at least this long before a kill are counted. */
const flushedWithinMs = 250;

/** Kills the server with SIGKILL during batches and reads, once per round. */
export function usageRounds(rounds: number): Promise<Counts> {
  const rows = '/v1/collections/batches/rows';
  const marks = new Set<number>();
  let nextMark = 0;
  let sent = 0;
  /** The number of requests that must be counted by now. */
  let settled = 0;
  let usageError = 0;

  async function round(server: RestartedServer): Promise<void> {
    const owner = server.owner();
    const reads: number[] = [];
    const call = async (isWrite: boolean): Promise<boolean> => {
      sent += 1;
      nextMark += 1;
      const mark = nextMark;
      const batch = Array.from({ length: batchSize }, () => ({ mark }));
      const answer = await (isWrite ? owner.post(rows, batch) : owner.get(rows)).catch(() => undefined);
      if (answer === undefined) return false;
      if (!isWrite) reads.push(performance.now());
      else if (answer.status === 201) {
        marks.add(mark);
        settled += 1;
      }
      return true;
    };
    const running = Array.from({ length: callers }, async (_, n) => {
      while (await call(n % 2 === 0));
    });
    await sleep(300 + Math.random() * 900);
    const killedAt = performance.now();
    await server.kill();
    await Promise.all(running);
    settled += reads.filter((at) => at < killedAt - flushedWithinMs).length;
  }

  return onStorage(async (databaseUrl) => {
    const server = await RestartedServer.start(databaseUrl, key);
    await server.owner().post('/v1/collections', { name: 'batches' });
    sent += 1;
    settled += 1;
    for (let done = 0; done < rounds; done += 1) {
      await round(server);
      sent += 1;
      const { used } = (await server.owner().get('/v1/usage')).json.requests;
      settled += 1;
      usageError += Math.max(0, used - sent, settled - used);
      // Requests that weren't counted in this round won't be counted later.
      settled = used;
      sent = used;
    }
    const sizes = new Map<number, number>();
    for (const row of (await rowsById(server.owner(), rows)).values()) {
      const { mark } = row as { mark: number };
      sizes.set(mark, (sizes.get(mark) ?? 0) + 1);
    }
    await server.end('SIGTERM');
    return {
      name: 'kill -9 under batches and reads',
      rounds,
      acknowledged: marks.size,
      lost: [...marks].filter((mark) => !sizes.has(mark)).length,
      partial: [...sizes.values()].filter((size) => size !== batchSize).length,
      usageError,
    };
  });
}
