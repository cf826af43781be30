/** The service that the page came from, asked with one key. */
import type { components } from '../../generated/openapi.js';

type ProblemDetails = components['schemas']['ProblemDetails'];
export type ValidationItem = components['schemas']['ValidationItem'];

export interface Ask {
  readonly query?: Readonly<Record<string, string | number | readonly string[] | undefined>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** JSON as somebody wrote it, to be sent as it is: parsed, its numbers might become others. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

export interface Answer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** The service refused, and says why (RFC 9457). */
export class ServiceProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: readonly ValidationItem[];

  constructor(status: number, { code, detail, errors }: Partial<ProblemDetails>) {
    super(detail ?? `The service answered with ${status}.`);
    this.status = status;
    this.code = code ?? '';
    this.errors = errors ?? [];
  }
}

/** No answer came: whether the request was carried out isn't known. */
export class ConnectionLost extends Error {}

export class Service {
  readonly key: string;
  readonly origin = location.origin;

  constructor(key: string) {
    this.key = key;
  }

  get<Body>(path: string, ask: Ask = {}): Promise<Answer<Body>> {
    return this.request('GET', path, ask);
  }

  /** @throws ServiceProblem, ConnectionLost, and the signal's reason where that ended it */
  async request<Body>(method: string, path: string, ask: Ask = {}): Promise<Answer<Body>> {
    const response = await this.fetch(method, path, ask);
    const text = await response.text().catch(() => {
      throw new ConnectionLost('The connection was lost before the answer was whole.');
    });
    if (!response.ok) throw new ServiceProblem(response.status, problemIn(text));
    const body = text === '' ? undefined : JSON.parse(text);
    return { status: response.status, headers: response.headers, body };
  }

  /** The answer whatever it is. @throws ConnectionLost, and the signal's reason where that ended it */
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
    const url = new URL(path, this.origin);
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
      throw new ConnectionLost('The service is not reached.');
    }
  }
}

/** Of a refusal; nothing where something before the service refused. */
export function problemIn(text: string): Partial<ProblemDetails> {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

/** A request that is sent again with the same one is carried out once. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return `console-${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

export function collectionPath(name: string): string {
  return `/v1/collections/${encodeURIComponent(name)}`;
}
