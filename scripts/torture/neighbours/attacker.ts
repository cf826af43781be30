/**
 * The process of an attacker: gets its task as a message, says when it is done, and ends with the process that
 * started it. Its loads are told apart by data alone, so that an attack is a line of the table in `attacks.ts`.
 */
import { setMaxListeners } from 'node:events';
import { Agent, request as httpRequest, type RequestOptions } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Clients that ask, read the answer whole and ask again. */
export interface Ask {
  readonly does: 'ask';
  readonly key: string;
  readonly clients: number;
  readonly seconds: number;
  /** How often each client asks at most. */
  readonly times?: number;
  /** Each begins a request at most so often. */
  readonly everyMs?: number;
  /** Taken in turns by all of them; `{n}` in a path or body is the number of the request, `{client}` of the client. */
  readonly requests: readonly AskedFor[];
}

export interface AskedFor {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
}

/** Sockets that send something at once and then only stay. */
export interface Hold {
  readonly does: 'hold';
  readonly sockets: number;
  readonly seconds: number;
  readonly sends: string;
  /** Bytes that each reads a second. */
  readonly reads: number;
  /** What each sends once a second. */
  readonly drips?: string;
  /** One is opened so often; all at once unless given. */
  readonly everyMs?: number;
  /** One that was closed is followed by another. */
  readonly comesAgain?: boolean;
}

export type Task = Ask | Hold;
/** How many answers of each status there were; `none`: the connection failed or the time was up. */
export type Answers = Readonly<Record<string, number>>;
export type Order = { readonly port: number; readonly task: Task };

const host = '127.0.0.1';
/** After a failed connection, and before a closed one is followed by another. */
const pauseMs = 100;

process.once('disconnect', () => process.exit());
process.once('message', async ({ port, task }: Order) => {
  const answers = task.does === 'ask' ? await ask(port, task) : await hold(port, task);
  process.send!(answers, () => process.exit());
});
process.send!('ready');

async function ask(port: number, { key, clients, seconds, times, everyMs, requests }: Ask): Promise<Answers> {
  const answers: Record<string, number> = {};
  const signal = AbortSignal.timeout(seconds * 1_000);
  // Every request listens.
  setMaxListeners(0, signal);
  let n = 0;
  const one = async (_: unknown, client: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const fill = (text: string): string => text.replace('{n}', `${n}`).replace('{client}', `${client + 1}`);
    for (let time = 0; time < (times ?? Infinity) && !signal.aborted; time += 1) {
      const begun = performance.now();
      const { method, path, body } = requests[n % requests.length]!;
      n += 1;
      const payload = body === undefined ? undefined : fill(body);
      const status = await statusOf(payload, {
        ...{ host, port, agent, signal, method, path: fill(path) },
        headers: { 'x-api-key': key, ...(payload !== undefined && { 'Content-Type': 'application/json' }) },
      });
      answers[status] = (answers[status] ?? 0) + 1;
      if (status === 'none') await sleep(pauseMs);
      if (everyMs !== undefined) await sleep(Math.max(0, begun + everyMs - performance.now()));
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: clients }, one));
  return answers;
}

function statusOf(body: string | undefined, options: RequestOptions): Promise<string> {
  return new Promise((resolve) => {
    const outgoing = httpRequest(options, (answer) => {
      answer.on('error', () => undefined).resume();
      answer.once('close', () => resolve(answer.complete ? `${answer.statusCode}` : 'none'));
    });
    outgoing.once('error', () => resolve('none'));
    outgoing.end(body);
  });
}

async function hold(port: number, { sockets, seconds, ...what }: Hold): Promise<Answers> {
  const end = performance.now() + seconds * 1_000;
  const { sends, reads, drips, everyMs = 0, comesAgain } = what;
  const one = async (_: unknown, index: number): Promise<void> => {
    await sleep(index * everyMs);
    do {
      // It reads no more than it says, and doesn't close when the other side does.
      const onread = { buffer: Buffer.alloc(Math.max(reads, 1)), callback: () => false };
      const socket = connect({ host, port, allowHalfOpen: true, onread });
      if (reads === 0) socket.pause();
      let isOpen = true;
      const over = (): void => {
        isOpen = false;
      };
      // One that would come again leaves when it is told to.
      socket.on('error', over).on('close', over);
      if (comesAgain) socket.on('end', over);
      socket.write(sends);
      while (isOpen && performance.now() < end) {
        await sleep(Math.min(1_000, end - performance.now()));
        if (drips !== undefined && socket.writable) socket.write(drips);
        if (reads > 0) socket.resume();
      }
      socket.destroy();
      await sleep(pauseMs);
    } while (comesAgain && performance.now() < end);
    // The others stay to their end, also when this one was cut.
    await sleep(Math.max(0, end - performance.now()));
  };
  await Promise.all(Array.from({ length: sockets }, one));
  return {};
}
