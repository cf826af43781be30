/**
 * The process of an attacker. It gets its task as a message, reports when it is done, and exits with its
 * parent process. The task is plain data, so that an attack is one entry of the table in `attacks.ts`.
 */
import { setMaxListeners } from 'node:events';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { count, send } from './send.js';

/** Clients that send a request, read the complete response and send the next request. */
export interface Ask {
  readonly does: 'ask';
  /** `{n}` and `{client}` are replaced as in paths. */
  readonly key: string;
  readonly clients: number;
  readonly seconds: number;
  /** The minimum time between the starts of two requests of a client. */
  readonly everyMs?: number;
  /**
   * The requests, which all clients use in turn. In a path or body, `{n}` is the number of the request, and
   * `{client}` is the number of the client.
   */
  readonly requests: readonly AskedFor[];
}

export interface AskedFor {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  /**
   * The first value of `{cursor}` in the path. Later values are the cursors of the client's responses, while `has_more`
   * is true. Then the client starts again.
   */
  readonly cursor?: string;
}

/** Sockets that send data at the start and then stay open. */
export interface Hold {
  readonly does: 'hold';
  readonly sockets: number;
  readonly seconds: number;
  /** If a list, the sockets use its texts in turn. */
  readonly sends: string | readonly string[];
  /** The number of bytes that each socket reads per second. */
  readonly reads: number;
  /** The data that each socket sends every second. */
  readonly drips?: string;
  /** The interval at which sockets are opened. By default, all are opened together. */
  readonly everyMs?: number;
  /** If true, a closed socket is replaced by a new one. */
  readonly comesAgain?: boolean;
}

export type Task = Ask | Hold;
/** The number of responses by status. `none` counts failed connections and requests that ran out of time. */
export type Answers = ReadonlyMap<string, number>;
export type Order = { readonly port: number; readonly task: Task };

/** The pause after a failed connection, and before a closed socket is replaced. */
const pauseMs = 100;

process.once('disconnect', () => process.exit());
process.once('message', async ({ port, task }: Order) => {
  const answers = task.does === 'ask' ? await ask(port, task) : await hold(port, task);
  process.send!([...answers], () => process.exit());
});
process.send!('ready');

async function ask(port: number, { key, clients, seconds, everyMs, requests }: Ask): Promise<Answers> {
  const answers = new Map<string, number>();
  const signal = AbortSignal.timeout(seconds * 1_000);
  // Every request adds a listener to the signal.
  setMaxListeners(0, signal);
  let n = 0;
  const one = async (_: unknown, client: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const fill = (text: string): string => text.replace('{n}', `${n}`).replace('{client}', `${client + 1}`);
    let next: string | undefined;
    while (!signal.aborted) {
      const begun = performance.now();
      const { method, path, body, cursor } = requests[n % requests.length]!;
      n += 1;
      const target = fill(path).replace('{cursor}', next ?? cursor ?? '');
      const options = { port, agent, signal, method, path: target };
      const { status, text } = await send(options, fill(key), body === undefined ? undefined : fill(body));
      next = /"cursor":"([^"]+)","has_more":true/.exec(text)?.[1];
      count(answers, `${status ?? 'none'}`);
      if (status === undefined) await sleep(pauseMs);
      if (everyMs !== undefined) await sleep(Math.max(0, begun + everyMs - performance.now()));
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: clients }, one));
  return answers;
}

async function hold(port: number, { sockets, seconds, ...what }: Hold): Promise<Answers> {
  const end = performance.now() + seconds * 1_000;
  const { sends, reads, drips, everyMs = 0, comesAgain } = what;
  const one = async (_: unknown, index: number): Promise<void> => {
    await sleep(index * everyMs);
    do {
      // Limits the bytes per read, and stays open when the server closes its side.
      const onread = { buffer: Buffer.alloc(Math.max(reads, 1)), callback: () => false };
      const socket = connect({ host: '127.0.0.1', port, allowHalfOpen: true, onread });
      if (reads === 0) socket.pause();
      let isOpen = true;
      const over = (): void => {
        isOpen = false;
      };
      // A socket that will be replaced closes when the server closes its side.
      socket.on('error', over).on('close', over);
      if (comesAgain) socket.on('end', over);
      socket.write(typeof sends === 'string' ? sends : sends[index % sends.length]!);
      while (isOpen && performance.now() < end) {
        await sleep(Math.min(1_000, end - performance.now()));
        if (drips !== undefined && socket.writable) socket.write(drips);
        if (reads > 0) socket.resume();
      }
      socket.destroy();
      await sleep(pauseMs);
    } while (comesAgain && performance.now() < end);
    // If the server closed this socket, waits until the end of the attack, like the other sockets.
    await sleep(Math.max(0, end - performance.now()));
  };
  await Promise.all(Array.from({ length: sockets }, one));
  return new Map();
}
