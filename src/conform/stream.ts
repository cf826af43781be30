/** Opens a stream of changes for checks, and notes events that don't conform to the contract. */
import { parseIfJson } from '../values/json/json.js';
import { breachesOf, breachesOfFrame } from './contract.js';
import type { Frame } from './feed.js';
import { Unjudged } from './patience.js';

/** The server returned 429 or 503, so the client has to wait and retry. */
export class Rejected extends Error {
  readonly headers: Headers;

  constructor(headers: Headers, what: string) {
    super(what);
    this.headers = headers;
  }
}

/** An event of a stream (HTML standard, section 9.2). `id` is undefined if the event does not have one. */
export interface StreamEvent {
  readonly event: string;
  readonly id: string | undefined;
  readonly frame: Frame;
}

const timeoutMs = 5_000;

export class EventStream {
  readonly #reader: ReadableStreamDefaultReader<string>;
  readonly #note: (failure: string) => void;
  readonly #aborting: AbortController;
  #rest = '';

  private constructor(
    reader: ReadableStreamDefaultReader<string>,
    note: (failure: string) => void,
    aborting: AbortController,
  ) {
    this.#reader = reader;
    this.#note = note;
    this.#aborting = aborting;
  }

  /**
   * Opens a stream.
   *
   * @param note is called with each way in which the stream breaks the contract
   * @throws Error if the server rejects the request
   */
  static async open(
    url: string,
    headers: Readonly<Record<string, string>>,
    note: (failure: string) => void,
  ): Promise<EventStream> {
    const aborting = new AbortController();
    const timer = setTimeout(() => aborting.abort(), timeoutMs);
    const response = await fetch(url, { headers, signal: aborting.signal })
      .catch((error: Error) => {
        throw new Unjudged(`streamChanges got no response: ${error.message}`);
      })
      .finally(() => clearTimeout(timer));
    const { status } = response;
    if (status === 429 || status === 503)
      throw new Rejected(response.headers, `streamChanges answered ${status}`);
    if (status !== 200) throw new Error(`streamChanges answered ${status}`);
    for (const breach of breachesOf(
      'streamChanges',
      { status, headers: response.headers, text: '' },
      undefined,
    ))
      note(`the head of the stream: ${breach}`);
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    return new EventStream(reader, note, aborting);
  }

  /** Returns the next events, up to and including the first event for which `isLast` returns true. */
  async takeUntil(isLast: (event: StreamEvent) => boolean): Promise<StreamEvent[]> {
    const taken: StreamEvent[] = [];
    for (;;) {
      const end = this.#rest.indexOf('\n\n');
      if (end < 0) {
        await this.#read();
        continue;
      }
      const event = this.#eventIn(this.#rest.slice(0, end));
      this.#rest = this.#rest.slice(end + 2);
      if (event === undefined) continue;
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
        () => reject(new Error(`the awaited event didn't come within ${timeoutMs} ms`)),
        timeoutMs,
      );
    });
    const { done, value } = await Promise.race([this.#reader.read(), late]).finally(() =>
      clearTimeout(timer),
    );
    if (done) throw new Unjudged('the response was complete before the awaited event');
    this.#rest += value;
  }

  /** Returns undefined for a comment, and for the time after which to reconnect. */
  #eventIn(block: string): StreamEvent | undefined {
    const fields = new Map(
      block.split('\n').map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')];
      }),
    );
    const data = fields.get('data');
    if (data === undefined) return undefined;
    const event = fields.get('event') ?? '';
    const frame = parseIfJson(data) as Frame;
    for (const breach of breachesOfFrame(frame)) this.#note(`${breach}: ${data.slice(0, 300)}`);
    if (frame?.event !== event) this.#note(`an event ${event} has this data: ${data.slice(0, 300)}`);
    return { event, id: fields.get('id'), frame };
  }
}
