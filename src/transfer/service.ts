/**
 * Sends requests to a server and retries them until it responds. Every request must be safe to retry: it only
 * reads, has an `Idempotency-Key`, or changes nothing when it is repeated.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { components } from '../../generated/openapi.js';

/** The problem in an error response. A response of a proxy may have none of its members. */
export type Problem = Partial<components['schemas']['ProblemDetails']>;

export interface ServiceRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path, including the query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body as JSON. */
  readonly body?: string;
  /** Cancels the request, also while its response is read. */
  readonly signal?: AbortSignal;
}

/** The server is unreachable, or rejects a request. */
export class ServiceFailure extends Error {}

/** How long to wait for the headers of one response. */
const answerMs = 60_000;
/**
 * How long to retry one request. A request isn't retried if `Retry-After` exceeds this. An exhausted quota,
 * for example, may not be renewed for a month.
 */
const patienceMs = 300_000;
const firstPauseMs = 250;
const maxPauseMs = 5_000;

export class Service {
  readonly #url: string;
  readonly #key: string;
  /** Cancels requests and pauses. */
  readonly signal: AbortSignal;
  /**
   * Whether the server has responded before. If not, its address may be wrong, so failures aren't retried.
   */
  #hasAnswered = false;

  constructor(url: string, key: string, signal: AbortSignal) {
    this.#url = url.replace(/\/+$/, '');
    this.#key = key;
    this.signal = signal;
  }

  /**
   * Returns the response, regardless of its status, and leaves its body unread. It retries responses that only
   * report a temporary problem, such as 429 or 503.
   *
   * @param requestPatienceMs how long to retry the request
   * @throws ServiceFailure
   */
  async ask(request: ServiceRequest, requestPatienceMs = patienceMs): Promise<Response> {
    const end = performance.now() + requestPatienceMs;
    for (let backOffMs = firstPauseMs; ; backOffMs = Math.min(backOffMs * 2, maxPauseMs)) {
      const answer = await this.#send(request);
      const isAnswer = answer instanceof Response;
      if (isAnswer && !isPassing(answer)) return answer;
      const pauseMs = (isAnswer && retryAfterMs(answer)) || backOffMs;
      const isTooLong = pauseMs > patienceMs || performance.now() + pauseMs > end;
      if (isTooLong || !(isAnswer || this.#hasAnswered))
        throw isAnswer
          ? await failureOf(answer)
          : new ServiceFailure(`${this.#url} does not respond: ${answer}`);
      if (isAnswer) await answer.body?.cancel();
      await sleep(pauseMs, undefined, { signal: this.signal }).catch(() => this.signal.throwIfAborted());
    }
  }

  /** Returns the response, or the reason why there is no response. */
  async #send({ method, path, headers, body, signal }: ServiceRequest): Promise<Response | string> {
    const unanswered = new AbortController();
    const timer = setTimeout(() => unanswered.abort(), answerMs);
    try {
      const answer = await fetch(`${this.#url}${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${this.#key}`,
          'Accept-Encoding': 'identity',
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body }),
        redirect: 'manual',
        signal: AbortSignal.any([this.signal, unanswered.signal, ...(signal === undefined ? [] : [signal])]),
      });
      this.#hasAnswered = true;
      return answer;
    } catch (error) {
      this.signal.throwIfAborted();
      return unanswered.signal.aborted ? `no data for ${answerMs / 1_000} s` : reasonOf(error as Error);
    } finally {
      clearTimeout(timer);
    }
  }
}

/**
 * Returns the problem in an error response. Returns an empty object if a proxy, and not the server, sent the
 * response.
 */
export async function problemOf(answer: Response): Promise<Problem> {
  const text = await answer.text().catch(() => '');
  try {
    const problem: unknown = JSON.parse(text);
    return typeof problem === 'object' && problem !== null ? problem : {};
  } catch {
    return {};
  }
}

/** @param problem the problem in the response, if its body has already been read */
export async function failureOf(answer: Response, problem?: Problem): Promise<ServiceFailure> {
  const { code, detail } = problem ?? (await problemOf(answer));
  const after = answer.headers.get('Retry-After');
  const words = [`the server returned ${answer.status}`, ...(code === undefined ? [] : [code])];
  const sentences = [
    ...(detail === undefined ? [] : [detail]),
    ...(after === null ? [] : [`Retry-After: ${after}`]),
  ];
  return new ServiceFailure([words.join(' '), sentences.join(' ')].filter((part) => part !== '').join(': '));
}

/** Returns whether a retry may succeed soon. */
function isPassing({ status, headers }: Response): boolean {
  // A 409 has `Retry-After` if the same request is still in progress, after its first connection was lost.
  return (
    status === 429 || (status >= 500 && status !== 507) || (status === 409 && headers.has('Retry-After'))
  );
}

function retryAfterMs({ headers }: Response): number {
  const text = headers.get('Retry-After') ?? '';
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return Number.isNaN(ms) ? 0 : Math.max(0, ms);
}

function reasonOf(error: Error): string {
  const { cause } = error as { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? error.message;
}
