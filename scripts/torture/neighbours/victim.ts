/** The victim: another client of the same server. It sends a light, steady load and records the responses. */
import { setMaxListeners } from 'node:events';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { count, send } from './send.js';

export type Kind = 'read' | 'list' | 'insert' | 'ready' | 'health';

/** The results for one kind of request: durations in milliseconds, and wrong responses by their content. */
interface Fared {
  readonly times: number[];
  readonly wrong: Map<string, number>;
}

export interface Experience {
  readonly fared: Readonly<Record<Kind, Fared>>;
  /** The time of the last request, on the clock of performance.now(). */
  readonly endedAt: number;
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  readonly status: number;
  readonly text: RegExp;
}

/** The interval between requests in milliseconds. It doesn't depend on earlier responses. */
const everyMs = 10;
/** The time that requests have to complete after the end. */
const drainMs = 10_000;
/** The maximum number of concurrent requests. Requests above it aren't sent and count as failed. */
const maxPending = 1_000;

export class Victim {
  readonly #port: string;
  readonly #key: string;
  readonly #requests: readonly (readonly [Kind, Asked])[];

  /** @param rows the path of a collection for the victim only, which contains `{"id":1,"n":1}` */
  constructor(url: string, key: string, rows: string) {
    this.#port = new URL(url).port;
    this.#key = key;
    const get = (path: string, text: RegExp) => ({ method: 'GET', path, status: 200, text });
    const inserted = /^\[\{"id":\d+,"n":2\}\]$/;
    this.#requests = [
      ['read', get(`${rows}/1`, /^\{"id":1,"n":1\}$/)],
      ['list', get(`${rows}?limit=1`, /^\[\{"id":1,"n":1\}\]$/)],
      ['insert', { method: 'POST', path: rows, body: '[{"n":2}]', status: 201, text: inserted }],
      ['ready', get('/ready', /"ok":true/)],
      ['health', get('/health', /"ok":true/)],
    ];
  }

  /** Sends requests until `meanwhile` is settled. */
  async live(meanwhile: Promise<unknown>): Promise<Experience> {
    const fared = {
      read: unasked(),
      list: unasked(),
      insert: unasked(),
      ready: unasked(),
      health: unasked(),
    };
    const agent = new Agent({ keepAlive: true });
    const drained = new AbortController();
    // Every request adds a listener to the signal.
    setMaxListeners(0, drained.signal);
    const pending = new Set<Promise<void>>();
    let isOver = false;
    const over = meanwhile.finally(() => {
      isOver = true;
    });
    const begun = performance.now();
    for (let n = 0; !isOver; n += 1) {
      const [kind, asked] = this.#requests[n % this.#requests.length]!;
      if (pending.size >= maxPending) note(fared[kind], drainMs, 'not sent');
      else {
        const answered = this.#ask(agent, drained.signal, asked, fared[kind]);
        pending.add(answered);
        void answered.finally(() => pending.delete(answered));
      }
      await sleep(Math.max(0, begun + (n + 1) * everyMs - performance.now()));
    }
    await over;
    const endedAt = performance.now();
    const timer = setTimeout(() => drained.abort(), drainMs);
    await Promise.all(pending);
    clearTimeout(timer);
    agent.destroy();
    return { fared, endedAt };
  }

  async #ask(agent: Agent, signal: AbortSignal, asked: Asked, fared: Fared): Promise<void> {
    const begun = performance.now();
    const { method, path, body } = asked;
    const { status, text, failure } = await send(
      { port: this.#port, method, path, agent, signal },
      this.#key,
      body,
    );
    const isRight = status === asked.status && asked.text.test(text);
    const failed = failure === 'AbortError' ? 'not answered' : 'cut off';
    note(fared, performance.now() - begun, isRight ? undefined : failure ? failed : `${status}`);
  }
}

const unasked = (): Fared => ({ times: [], wrong: new Map() });

function note(fared: Fared, ms: number, wrong: string | undefined): void {
  fared.times.push(ms);
  if (wrong !== undefined) count(fared.wrong, wrong);
}
