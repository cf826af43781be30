/** Opens a stream of changes for checks, and notes events that don't conform to the contract. */
import { readEvents, type ServerSentEvent } from '../client/event-stream.js';
import { parseIfJson } from '../values/json/json.js';
import { breachesOf, breachesOfFrame } from './contract.js';
import type { Follower, Frame } from './feed.js';
import { Unjudged } from './patience.js';

/** An event of a stream (HTML standard, section 9.2). `id` is undefined if the event does not have one. */
export interface StreamEvent {
  readonly event: string;
  readonly id: string | undefined;
  readonly frame: Frame;
}

const timeoutMs = 5_000;

export class EventStream {
  readonly #batches: AsyncGenerator<readonly ServerSentEvent[]>;
  readonly #follower: Follower;
  readonly #aborting: AbortController;
  /** The events that arrived and were not taken yet. */
  readonly #events: ServerSentEvent[] = [];

  private constructor(body: ReadableStream<Uint8Array>, follower: Follower, aborting: AbortController) {
    this.#batches = readEvents(body);
    this.#follower = follower;
    this.#aborting = aborting;
  }

  /**
   * Opens a stream. While the server returns 429 or 503, it waits and retries.
   *
   * @param target the path and the query
   * @throws Error if the server rejects the request
   */
  static async open(
    follower: Follower,
    target: string,
    more: Readonly<Record<string, string>>,
  ): Promise<EventStream> {
    const { url, key, patience } = follower;
    for (;;) {
      await patience.admit();
      const aborting = new AbortController();
      const timer = setTimeout(() => aborting.abort(), timeoutMs);
      const { status, headers, body } = await fetch(`${url}${target}`, {
        headers: { Authorization: `Bearer ${key}`, ...more },
        signal: aborting.signal,
      })
        .catch((error: Error) => {
          throw new Unjudged(`streamChanges got no response: ${error.message}`);
        })
        .finally(() => clearTimeout(timer));
      if (status === 200) {
        for (const breach of breachesOf('streamChanges', { status, headers, text: '' }, undefined))
          follower.note(`the head of the stream: ${breach}`);
        return new EventStream(body!, follower, aborting);
      }
      aborting.abort();
      const what = `streamChanges returned ${status}`;
      if (!(await patience.mustRetry({ status, headers }, what))) throw new Error(what);
    }
  }

  /** Returns the next events, up to and including the first event for which `isLast` returns true. */
  async takeUntil(isLast: (event: StreamEvent) => boolean): Promise<StreamEvent[]> {
    const taken: StreamEvent[] = [];
    for (;;) {
      const next = this.#events.shift();
      if (next === undefined) {
        await this.#read();
        continue;
      }
      const event = this.#noted(next);
      taken.push(event);
      if (isLast(event)) return taken;
    }
  }

  end(): void {
    this.#aborting.abort();
  }

  async #read(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new Error(`the awaited event did not arrive within ${timeoutMs} ms`)),
        timeoutMs,
      );
    });
    const { done, value } = await Promise.race([this.#batches.next(), late]).finally(() =>
      clearTimeout(timer),
    );
    if (done) throw new Unjudged('the response was complete before the awaited event');
    this.#events.push(...value);
  }

  /** Notes what does not conform to the contract. */
  #noted({ event, id, data }: ServerSentEvent): StreamEvent {
    const frame = parseIfJson(data) as Frame;
    for (const breach of breachesOfFrame(frame)) this.#follower.note(`${breach}: ${data.slice(0, 300)}`);
    if (frame?.event !== event) this.#follower.note(`an event ${event} has this data: ${data.slice(0, 300)}`);
    return { event, id, frame };
  }
}
