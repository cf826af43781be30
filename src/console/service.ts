/** Sends requests to the server that the page was loaded from, with one API key. */
import type { components } from '../../generated/openapi.js';

type ProblemDetails = components['schemas']['ProblemDetails'];
export type ValidationItem = components['schemas']['ValidationItem'];

export interface Ask {
  readonly query?: Readonly<Record<string, string | number | readonly string[] | undefined>> | undefined;
  /** A value that is sent as JSON. */
  readonly body?: unknown;
  /** JSON text that is sent unchanged, because parsing it could alter its numbers. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

export interface Answer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** The server rejected the request and sent a problem (RFC 9457). */
export class ServiceProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: readonly ValidationItem[];

  constructor(status: number, { code, detail, errors }: Partial<ProblemDetails>) {
    super(detail ?? `The server returned ${status}.`);
    this.status = status;
    this.code = code ?? '';
    this.errors = errors ?? [];
  }
}

/** No response arrived, so it isn't known whether the server executed the request. */
export class ConnectionLost extends Error {}

export class Service {
  readonly key: string;
  /** The address of the server, without a slash at the end. The page is at `/console`. */
  readonly url = new URL('.', location.href).href.replace(/\/$/, '');

  constructor(key: string) {
    this.key = key;
  }

  /** @throws ServiceProblem, ConnectionLost, or the reason of the signal if it was aborted */
  async request<Body>(method: string, path: string, ask: Ask = {}): Promise<Answer<Body>> {
    const response = await this.fetch(method, path, ask);
    const text = await response.text().catch(() => {
      throw new ConnectionLost('The connection was lost.');
    });
    if (!response.ok) throw new ServiceProblem(response.status, problemIn(text));
    const body = text === '' ? undefined : JSON.parse(text);
    return { status: response.status, headers: response.headers, body };
  }

  /**
   * Returns the response with any status. @throws ConnectionLost, or the reason of the signal if it was
   * aborted
   */
  async fetch(
    method: string,
    path: string,
    {
      query = {},
      body,
      text = body === undefined ? undefined : JSON.stringify(body),
      headers,
      signal,
    }: Ask = {},
  ): Promise<Response> {
    const url = new URL(this.url + path);
    for (const [name, value] of Object.entries(query))
      for (const each of value === undefined ? [] : [value].flat())
        url.searchParams.append(name, String(each));
    try {
      return await fetch(url, {
        method,
        headers: {
          'x-api-key': this.key,
          ...(text !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(text !== undefined && { body: text }),
        ...(signal !== undefined && { signal }),
        cache: 'no-store',
      });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new ConnectionLost('The server cannot be reached.');
    }
  }
}

/**
 * Parses the problem of an error response. Returns an empty object if the response comes from a proxy in
 * front of the server.
 */
export function problemIn(text: string): Partial<ProblemDetails> {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

/** Returns a new idempotency key. The server executes requests with the same key only once. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return `console-${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

export function collectionPath(name: string): string {
  return `/v1/collections/${encodeURIComponent(name)}`;
}
