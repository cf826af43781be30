import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { pointOf } from '../../src/log/cursor.js';
import type { Answer, Client } from './client.js';
import type { Frame } from './feed.js';
import { holdReplay } from './keyed.js';

/** A write that was answered: what the log must hold because of it. */
export interface Acknowledged {
  readonly event: 'insert' | 'update' | 'delete';
  /** The seqs of its changes, in order. */
  readonly seqs: readonly number[];
  /** Each row as the answer gave it; of a deleted one only its id. */
  readonly rows: readonly { readonly id: number }[];
}

export interface WriterOptions {
  /** Most rows of an insert. */
  readonly batch?: number;
  /** Rows a writer keeps at most; it deletes more often when it has them. */
  readonly keep?: number;
  /** Rows that are there, which the writers share out among themselves. */
  readonly own?: readonly number[];
  /** Further fields of a row that is inserted or changed. */
  readonly fields?: () => object;
  /** Called when a write had no answer or a 503, before it may be tried on; the writer stops where this is left out. */
  readonly unanswered?: () => Promise<void>;
  /** Whether each write bears an idempotency key, with which it is sent until it is answered, and at times once more. */
  readonly isRepeated?: boolean;
}

/** Writers at work. */
export interface Writers {
  readonly acknowledged: readonly Acknowledged[];
  /** How often a write was sent again, since it was not answered. */
  readonly repeated: () => number;
  /** Waits until so many more writes are acknowledged; fails where a writer failed. */
  progress(count: number): Promise<void>;
  /** Ends the writers after the write each is at, and fails where one of them failed. */
  stop(): Promise<void>;
}

/** Starts so many writers, each inserting, changing and deleting rows of its own without a pause. */
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
      // Taken out first: whether a write without an answer has happened isn't known.
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
  // Whoever stops them hears of a failure; until then it must not end the process.
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
      // Those that run on never win.
      await Promise.race([reached, Promise.all(running)]);
    },
    async stop() {
      isStopping = true;
      await Promise.all(running);
    },
  };
}

/** @param cursor the one that was answered, which is that of the last row */
export function acknowledgedBy(
  event: Acknowledged['event'],
  cursor: string,
  rows: readonly { readonly id: number }[],
): Acknowledged {
  const last = seqOf(cursor);
  return { event, seqs: rows.map((_, n) => last - rows.length + 1 + n), rows };
}

/** What a client does that was refused and may try again: asks a little later. For `unanswered`. */
export const retryLater = (): Promise<void> => sleep(20);

/** The number that a cursor bears. Clients must not look; tests of the log have to. */
export function seqOf(cursor: string): number {
  return pointOf(cursor).seq;
}

/**
 * Holds the whole log of a collection against what was acknowledged: every change is there once, at its place, as it
 * was answered; nothing is missing between. `frames` are those of every event, from the first change on.
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

/** What a reader of these frames takes the collection to hold, by id. */
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

/** All rows of a collection by id, while nobody writes. */
export async function rowsById(owner: Client, rows: string): Promise<Map<number, object>> {
  const all = new Map<number, object>();
  for (;;) {
    const { json } = await owner.get(`${rows}?limit=1000&offset=${all.size}`);
    for (const row of json as { id: number }[]) all.set(row.id, row);
    if (json.length < 1_000) return all;
  }
}

/** How many changes were acknowledged, which is all there are where every write was sent until it was answered. */
export function changesOf(acknowledged: readonly Acknowledged[]): number {
  return acknowledged.reduce((sum, { seqs }) => sum + seqs.length, 0);
}

class Unavailable extends Error {}

function isUnanswered(error: unknown): boolean {
  if (error instanceof Unavailable) return true;
  return error instanceof Error && 'code' in error && /^(ECONN|EPIPE)/.test(String(error.code));
}
