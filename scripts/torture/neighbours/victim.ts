/** The victim: another client of the same server. It sends a light, steady load and records the responses. */
import { setMaxListeners } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export type Kind = 'read' | 'list' | 'insert' | 'ready';

/** The results for one kind of request: durations in milliseconds, and wrong responses by their content. */
export interface Fared {
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
  readonly #url: URL;
  readonly #key: string;
  readonly #requests: readonly (readonly [Kind, Asked])[];

  /** @param rows the path of a collection for the victim only, which contains `{"id":1,"n":1}` */
  constructor(url: string, key: string, rows: string) {
    this.#url = new URL(url);
    this.#key = key;
    this.#requests = [
      ['read', { method: 'GET', path: `${rows}/1`, status: 200, text: /^\{"id":1,"n":1\}$/ }],
      ['list', { method: 'GET', path: `${rows}?limit=1`, status: 200, text: /^\[\{"id":1,"n":1\}\]$/ }],
      [
        'insert',
        { method: 'POST', path: rows, body: '[{"n":2}]', status: 201, text: /^\[\{"id":\d+,"n":2\}\]$/ },
      ],
      ['ready', { method: 'GET', path: '/ready', status: 200, text: /"ok":true/ }],
    ];
  }

  /** Sends requests until `meanwhile` is settled. */
  async live(meanwhile: Promise<unknown>): Promise<Experience> {
    const fared = unasked();
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

  /** Returns the duration of a list request in milliseconds. Returns Infinity if the status isn't 200. */
  async timeOfList(path: string): Promise<number> {
    const { list } = unasked();
    const agent = new Agent();
    await this.#ask(
      agent,
      AbortSignal.timeout(drainMs),
      { method: 'GET', path, status: 200, text: /^\[/ },
      list,
    );
    return list.wrong.size === 0 ? list.times[0]! : Infinity;
  }

  #ask(
    agent: Agent,
    signal: AbortSignal,
    { method, path, body, ...right }: Asked,
    fared: Fared,
  ): Promise<void> {
    const begun = performance.now();
    const { hostname: host, port } = this.#url;
    const headers = {
      'x-api-key': this.#key,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    };
    return new Promise<string | undefined>((end) => {
      const outgoing = httpRequest({ host, port, method, path, headers, agent, signal }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        answer.on('error', () => undefined);
        answer.once('close', () => {
          const isRight = answer.complete && answer.statusCode === right.status && right.text.test(text);
          end(isRight ? undefined : `${answer.statusCode}`);
        });
      });
      outgoing.once('error', ({ name }) => end(name === 'AbortError' ? 'not answered' : 'cut off'));
      outgoing.end(body);
    }).then((wrong) => note(fared, performance.now() - begun, wrong));
  }
}

/** Returns the quantile for this share of the values. */
export function quantile(times: readonly number[], share: number): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
}

function unasked(): Record<Kind, Fared> {
  const fared = (): Fared => ({ times: [], wrong: new Map() });
  return { read: fared(), list: fared(), insert: fared(), ready: fared() };
}

function note(fared: Fared, ms: number, wrong: string | undefined): void {
  fared.times.push(ms);
  if (wrong !== undefined) fared.wrong.set(wrong, (fared.wrong.get(wrong) ?? 0) + 1);
}
