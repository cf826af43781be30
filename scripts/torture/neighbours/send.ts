import { type RequestOptions, request } from 'node:http';

/** The number of characters of a response that are kept. */
const keptText = 1_000;

interface Sent {
  /** Undefined if the response is incomplete. */
  readonly status?: number | undefined;
  /** The first part of the response. */
  readonly text: string;
  /** The name of the error if the request failed. */
  readonly failure?: string;
}

/** Sends a request to the loopback interface, and reads the complete response. */
export function send(options: RequestOptions, key: string, body?: string): Promise<Sent> {
  const headers = { 'x-api-key': key, ...(body !== undefined && { 'Content-Type': 'application/json' }) };
  return new Promise((resolve) => {
    const outgoing = request({ host: '127.0.0.1', ...options, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        if (text.length < keptText) text += chunk;
      });
      answer.on('error', () => undefined);
      answer.once('close', () => resolve({ status: answer.complete ? answer.statusCode : undefined, text }));
    });
    outgoing.once('error', ({ name }) => resolve({ text: '', failure: name }));
    outgoing.end(body);
  });
}

/** Adds to the count of a thing. */
export function count<Thing>(counts: Map<Thing, number>, thing: Thing, times = 1): void {
  counts.set(thing, (counts.get(thing) ?? 0) + times);
}
