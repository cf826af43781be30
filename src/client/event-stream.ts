/** Reads Server-Sent Events from the body of a response, as the HTML standard defines them (section 9.2.6). */

export interface ServerSentEvent {
  /** `message` if the event has no name. */
  readonly event: string;
  /** Undefined if this event doesn't contain an id. */
  readonly id: string | undefined;
  readonly data: string;
}

/**
 * Returns the events that arrive together. The list is empty if only comments or a part of an event arrived. If
 * the caller stops early, the response is cancelled.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<readonly ServerSentEvent[]> {
  // Safari has no asynchronous iterator for streams.
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parser = new EventParser();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield parser.parse(decoder.decode(value, { stream: true }));
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/** Parses a text that arrives in parts, which can be cut anywhere. */
export class EventParser {
  #rest = '';
  #endsWithReturn = false;
  #event = '';
  #id: string | undefined;
  #data: string[] = [];

  /** Returns the events that this part completes. */
  parse(part: string): readonly ServerSentEvent[] {
    const text = this.#endsWithReturn && part.startsWith('\n') ? part.slice(1) : part;
    if (part !== '') this.#endsWithReturn = part.endsWith('\r');
    const lines = (this.#rest + text).split(/\r\n|\r|\n/);
    this.#rest = lines.pop()!;
    return lines.flatMap((line) => (line === '' ? this.#dispatch() : this.#takeLine(line)));
  }

  #takeLine(line: string): [] {
    const [, name = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line)!;
    if (name === 'event') this.#event = value;
    else if (name === 'id') this.#id = value;
    else if (name === 'data') this.#data.push(value);
    return [];
  }

  #dispatch(): ServerSentEvent[] {
    const event = { event: this.#event || 'message', id: this.#id, data: this.#data.join('\n') };
    const isEmpty = this.#data.length === 0;
    this.#event = '';
    this.#id = undefined;
    this.#data = [];
    return isEmpty ? [] : [event];
  }
}
