/** Somebody else on the same server, who asks for little, steadily, and notes how it is answered. */
import { setMaxListeners } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export type Kind = 'read' | 'list' | 'insert' | 'ready';

/** How requests of one kind fared: how long each took in ms, and what wasn't the right answer, by what came. */
export interface Fared {
  readonly times: number[];
  readonly wrong: Map<string, number>;
}

export interface Experience {
  readonly fared: Readonly<Record<Kind, Fared>>;
  /** When nothing more was asked for, as performance.now() tells. */
  readonly endedAt: number;
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  readonly status: number;
  readonly text: RegExp;
}

/** One request begins so often, whether or not those before have been answered. */
const everyMs = 10;
/** What was sent before the end still has so long to be answered. */
const drainMs = 10_000;
/** More than these aren't sent; they count as not answered. */
const maxPending = 1_000;

export class Victim {
  readonly #url: URL;
  readonly #key: string;
  readonly #requests: readonly (readonly [Kind, Asked])[];

  /** @param rows the path of a collection of its own, which holds `{"id":1,"n":1}` */
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

  /** Goes on until `meanwhile` is over. */
  async live(meanwhile: Promise<unknown>): Promise<Experience> {
    const fared = unasked();
    const agent = new Agent({ keepAlive: true });
    const drained = new AbortController();
    // Every request listens.
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

  /** How long a list took, in ms; Infinity when it wasn't answered with 200. */
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

/** The value that this share of them stays below. */
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
