import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { pointOf } from '../../src/log/cursor.js';
import type { Answer, Client } from './client.js';
import type { Frame } from './feed.js';
import { holdReplay } from './keyed.js';

/** A write that the server acknowledged. The change log must contain its changes. */
export interface Acknowledged {
  readonly event: 'insert' | 'update' | 'delete';
  /** The sequence numbers of its changes, in order. */
  readonly seqs: readonly number[];
  /** The rows as in the response. A deleted row has only its ID. */
  readonly rows: readonly { readonly id: number }[];
}

export interface WriterOptions {
  /** The maximum number of rows per insert. */
  readonly batch?: number;
  /** The maximum number of rows that a writer keeps. Near this number, it deletes more often. */
  readonly keep?: number;
  /** IDs of existing rows. They are divided among the writers. */
  readonly own?: readonly number[];
  /** Returns additional fields for rows that are inserted or changed. */
  readonly fields?: () => object;
  /**
   * Called if a write got no response or 503, before the writer continues. If it isn't given, the writer
   * stops.
   */
  readonly unanswered?: () => Promise<void>;
  /**
   * True if each write has an idempotency key. The writer then retries it until it gets a response, and
   * sometimes once more.
   */
  readonly isRepeated?: boolean;
}

/** Writers that are running. */
export interface Writers {
  readonly acknowledged: readonly Acknowledged[];
  /** Returns how often writes were retried because they got no response. */
  readonly repeated: () => number;
  /** Waits until this number of further writes is acknowledged. Fails if a writer failed. */
  progress(count: number): Promise<void>;
  /** Stops each writer after its current write. Fails if a writer failed. */
  stop(): Promise<void>;
}

/**
 * Starts writers that insert, change and delete rows without a pause. Each writer only changes rows that it
 * inserted or was given.
 */
export function startWriters(
  clientNow: () => Client,
  rows: string,
  count: number,
  options: WriterOptions = {},
): Writers {
  const {
    batch = 3,
    keep = 20,
    own: given = [],
    fields = () => ({}),
    unanswered,
    isRepeated = false,
  } = options;
  const acknowledged: Acknowledged[] = [];
  let isStopping = false;
  let marks = 0;
  let repeated = 0;

  async function send(method: string, target: string, status: number, body?: object): Promise<Answer> {
    if (!isRepeated) return answered(await clientNow().send(method, target, body), status);
    const headers = { 'Idempotency-Key': randomUUID() };
    for (;;) {
      try {
        const answer = answered(await clientNow().send(method, target, body, headers), status);
        if (Math.random() > 0.1) return answer;
        const again = answered(await clientNow().send(method, target, body, headers), status);
        holdReplay(answer, again);
        return answer;
      } catch (error) {
        if (unanswered === undefined || !isUnanswered(error)) throw error;
        await unanswered();
        repeated += 1;
      }
    }
  }

  function answered(answer: Answer, status: number): Answer {
    const isToBeRepeated = answer.status === 503 || answer.code === 'idempotency_in_progress';
    if (isToBeRepeated && unanswered !== undefined) throw new Unavailable();
    expect(answer.status, answer.text).to.equal(status);
    return answer;
  }

  async function write(own: number[]): Promise<void> {
    marks += 1;
    const chance = Math.random();
    const id = own[Math.floor(Math.random() * own.length)];
    if (id === undefined || (chance < 0.5 && own.length < keep)) {
      const size = 1 + Math.floor(Math.random() * batch);
      const mark = marks;
      const inserted = Array.from({ length: size }, (_, n) => ({
        mark,
        n,
        text: 'é'.repeat(mark % 50),
        ...fields(),
      }));
      const answer = await send('POST', rows, 201, inserted);
      own.push(...answer.json.map((row: { id: number }) => row.id));
      note('insert', answer.headers['collection-cursor']!, answer.json);
    } else if (chance < 0.75) {
      const method = Math.random() < 0.7 ? 'PATCH' : 'PUT';
      const answer = await send(method, `${rows}/${id}`, 200, { mark: marks, ...fields() });
      note('update', answer.headers['collection-cursor']!, [answer.json]);
    } else {
      // Removed before the request, because the outcome of a write without a response isn't known.
      own.splice(own.indexOf(id), 1);
      const answer = await send('DELETE', `${rows}/${id}`, 204);
      note('delete', answer.headers['collection-cursor']!, [{ id }]);
    }
  }

  const waiting = new Set<() => void>();
  function note(event: Acknowledged['event'], cursor: string, changed: readonly { id: number }[]): void {
    acknowledged.push(acknowledgedBy(event, cursor, changed));
    for (const check of [...waiting]) check();
  }

  const running = Array.from({ length: count }, async (_, writer) => {
    const own = given.filter((_, at) => at % count === writer);
    while (!isStopping) {
      try {
        await write(own);
      } catch (error) {
        if (unanswered === undefined || !isUnanswered(error)) throw error;
        await unanswered();
      }
    }
  });
  // `stop` and `progress` report a failure. Without this handler, the failure would end the process first.
  for (const each of running) each.catch(() => undefined);
  return {
    acknowledged,
    repeated: () => repeated,
    async progress(count) {
      const awaited = acknowledged.length + count;
      const reached = new Promise<void>((resolve) => {
        const check = (): void => {
          if (acknowledged.length < awaited) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      });
      // Running writers don't resolve, but a failed writer rejects.
      await Promise.race([reached, Promise.all(running)]);
    },
    async stop() {
      isStopping = true;
      await Promise.all(running);
    },
  };
}

/** @param cursor the cursor in the response, which belongs to the last row */
export function acknowledgedBy(
  event: Acknowledged['event'],
  cursor: string,
  rows: readonly { readonly id: number }[],
): Acknowledged {
  const last = seqOf(cursor);
  return { event, seqs: rows.map((_, n) => last - rows.length + 1 + n), rows };
}

/** Waits a little before a rejected write is retried. For `unanswered`. */
export const retryLater = (): Promise<void> => sleep(20);

/**
 * Returns the sequence number in a cursor. For clients, cursors are opaque, but tests of the change log need
 * the number.
 */
export function seqOf(cursor: string): number {
  return pointOf(cursor).seq;
}

/**
 * Compares the complete change log of a collection with the acknowledged writes. Every change must appear
 * once, at its place and as acknowledged, without gaps. `frames` must include every event from the first
 * change on.
 */
export function holdLog(frames: readonly Frame[], acknowledged: readonly Acknowledged[]): void {
  frames.forEach((frame, index) => {
    if (frame.seq !== index + 1) throw new Error(`change ${index + 1} of the log is ${frame.seq}`);
  });
  const taken = new Set<number>();
  for (const { event, seqs, rows } of acknowledged) {
    seqs.forEach((seq, index) => {
      if (taken.has(seq)) throw new Error(`change ${seq} was acknowledged twice`);
      taken.add(seq);
      const frame = frames[seq - 1];
      if (frame === undefined) throw new Error(`change ${seq} was acknowledged and is not in the log`);
      expect(frame.event, `change ${seq}`).to.equal(event);
      if (event === 'delete') expect(frame.row.id).to.equal(rows[index]!.id);
      else expect(frame.row, `change ${seq}`).to.deep.equal(rows[index]);
    });
  }
}

/** Returns the rows that a reader of these frames would have, by ID. */
export function replay(
  frames: readonly Frame[],
  state: Map<number, object> = new Map(),
): Map<number, object> {
  for (const { event, row } of frames) {
    if (event === 'delete') state.delete(row.id);
    else state.set(row.id, row);
  }
  return state;
}

/** Returns all rows of a collection by ID. No client may write at the same time. */
export async function rowsById(owner: Client, rows: string): Promise<Map<number, object>> {
  const all = new Map<number, object>();
  for (;;) {
    const { json } = await owner.get(`${rows}?limit=1000&offset=${all.size}`);
    for (const row of json as { id: number }[]) all.set(row.id, row);
    if (json.length < 1_000) return all;
  }
}

/**
 * Returns the number of acknowledged changes. If every write was retried until it got a response, these are
 * all changes.
 */
export function changesOf(acknowledged: readonly Acknowledged[]): number {
  return acknowledged.reduce((sum, { seqs }) => sum + seqs.length, 0);
}

class Unavailable extends Error {}

function isUnanswered(error: unknown): boolean {
  if (error instanceof Unavailable) return true;
  return error instanceof Error && 'code' in error && /^(ECONN|EPIPE)/.test(String(error.code));
}
