/**
 * Sends requests to a server and retries them until it responds. Every request must be safe to retry: it only
 * reads, has an `Idempotency-Key`, or changes nothing when it is repeated.
 */
import { once, setMaxListeners } from 'node:events';
import * as http from 'node:http';
import * as https from 'node:https';
import { text } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { components } from '../../generated/openapi.js';
import { retryAfterMs } from '../client/refusal.js';
import { connectionErrorReason } from './connection-errors.js';

/** The problem in an error response. A response of a proxy may have none of its members. */
export type Problem = Partial<components['schemas']['ProblemDetails']>;

export interface ServiceRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path, including the query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body as JSON. */
  readonly body?: string | Uint8Array;
  /** Cancels the request, also while its response is read. */
  readonly signal?: AbortSignal;
}

/** The server is unreachable, or rejects a request. */
export class ServiceFailure extends Error {
  /** The code of the problem that the server returned. */
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/**
 * A response. Its body must be read or skipped, so that the connection can be used again, or cancelled.
 *
 * Requests use `node:http`, because `fetch` takes 1.2 ms of CPU for a body of 120 KB, and `node:http` 0.4 ms (2 cores,
 * Node 20). An import of 1,000,000 rows sends 1,000 such bodies.
 */
export class Answer {
  readonly body: http.IncomingMessage;
  /** Whether the request was sent before. The server may have executed it then. */
  isRepeated = false;

  constructor(body: http.IncomingMessage) {
    this.body = body;
  }

  get status(): number {
    return this.body.statusCode!;
  }

  /** @param name the name of the header in lower case */
  header(name: string): string | undefined {
    return this.body.headers[name] as string | undefined;
  }

  text(): Promise<string> {
    return text(this.body);
  }

  /** Reads the rest of the body. Its contents don't matter, not even if the connection is lost. */
  async skip(): Promise<void> {
    await finished(this.body.resume()).catch(() => undefined);
  }

  /** Closes the connection, and returns the error with this message. */
  cancel(message: string): ServiceFailure {
    this.body.destroy();
    return new ServiceFailure(message);
  }
}

/** How long to wait for the headers of one response. */
const answerMs = 60_000;
/** How long to wait for the next part of the body of a response. */
const partMs = 300_000;
/**
 * How long to retry one request. A request isn't retried if `Retry-After` exceeds this. An exhausted quota,
 * for example, may not be renewed for a month.
 */
const patienceMs = 300_000;
const firstPauseMs = 250;
const maxPauseMs = 5_000;
/** Shorter pauses, such as the first ones after a lost connection, are not reported. */
const reportedPauseMs = 2_000;

export class Service {
  readonly #url: string;
  readonly #key: string;
  /** Cancels requests and pauses. */
  readonly signal: AbortSignal;
  /** Called with a sentence once for each request that has to wait long for a response. */
  retrying: (sentence: string) => void = () => undefined;
  /**
   * Whether the server has responded before. If not, its address may be wrong, so failures aren't retried.
   */
  #hasAnswered = false;

  /** @throws ServiceFailure if the key cannot be a key, and could not be sent in a header */
  constructor(url: string, key: string, signal: AbortSignal) {
    if (!/^[!-~]*$/.test(key))
      throw new ServiceFailure('the key contains a space, a line break or a character that is not ASCII');
    this.#url = url.replace(/\/+$/, '');
    this.#key = key;
    this.signal = signal;
    // Each request that is in progress listens to the signal. Node.js warns of a leak if there are more than 10.
    setMaxListeners(0, signal);
  }

  /**
   * Returns the response, regardless of its status, and leaves its body unread. It retries responses that only
   * report a temporary problem, such as 429 or 503.
   *
   * @param requestPatienceMs how long to retry the request
   * @throws ServiceFailure
   */
  async ask(request: ServiceRequest, requestPatienceMs = patienceMs): Promise<Answer> {
    const end = performance.now() + requestPatienceMs;
    let isReported = false;
    let isRepeated = false;
    for (let backOffMs = firstPauseMs; ; backOffMs = Math.min(backOffMs * 2, maxPauseMs)) {
      const answer = await this.#send(request);
      const isAnswer = answer instanceof Answer;
      if (isAnswer) answer.isRepeated = isRepeated;
      if (isAnswer && !isPassing(answer)) return answer;
      isRepeated = true;
      const pauseMs = (isAnswer && retryAfterMs(answer.header('retry-after') ?? '')) || backOffMs;
      const isTooLong = pauseMs > patienceMs || performance.now() + pauseMs > end;
      if (isTooLong || !(isAnswer || this.#hasAnswered))
        throw isAnswer
          ? await failureOf(answer)
          : new ServiceFailure(`${this.#url} does not respond: ${answer}`);
      if (!isReported && pauseMs >= reportedPauseMs) {
        isReported = true;
        const reason = isAnswer ? `returned ${answer.status}` : `does not respond: ${answer}`;
        this.retrying(`${this.#url} ${reason}. Trying again for up to ${patienceMs / 60_000} minutes.`);
      }
      if (isAnswer) await answer.skip();
      await sleep(pauseMs, undefined, { signal: this.signal }).catch(() => this.signal.throwIfAborted());
    }
  }

  /** Returns the response, or the reason why there is no response. */
  async #send({ method, path, headers, body, signal }: ServiceRequest): Promise<Answer | string> {
    try {
      const url = `${this.#url}${path}`;
      const request = (url.startsWith('https:') ? https : http).request(url, {
        method,
        headers: {
          Authorization: `Bearer ${this.#key}`,
          'Accept-Encoding': 'identity',
          ...(body !== undefined && {
            'Content-Type': 'application/json',
            'Content-Length': Buffer.byteLength(body),
          }),
          ...headers,
        },
        timeout: partMs,
        signal: signal === undefined ? this.signal : AbortSignal.any([this.signal, signal]),
      });
      const giveUp = (ms: number) => request.destroy(new Error(`no data for ${ms / 1_000} s`));
      // The body reports errors that follow the headers.
      request.on('error', () => undefined).on('timeout', () => giveUp(partMs));
      const timer = setTimeout(() => giveUp(answerMs), answerMs);
      const [message] = await once(request.end(body), 'response').finally(() => clearTimeout(timer));
      this.#hasAnswered = true;
      return new Answer(message);
    } catch (error) {
      this.signal.throwIfAborted();
      return connectionErrorReason(error as NodeJS.ErrnoException);
    }
  }
}

/**
 * Returns the problem in an error response. Returns an empty object if a proxy, and not the server, sent the
 * response.
 */
export async function problemOf(answer: Answer): Promise<Problem> {
  const text = await answer.text().catch(() => '');
  try {
    const problem: unknown = JSON.parse(text);
    return typeof problem === 'object' && problem !== null ? problem : {};
  } catch {
    return {};
  }
}

/** @param problem the problem in the response, if its body has already been read */
export async function failureOf(answer: Answer, problem?: Problem): Promise<ServiceFailure> {
  const { code, detail } = problem ?? (await problemOf(answer));
  const after = answer.header('retry-after');
  const location = answer.header('location');
  const words = [`the server returned ${answer.status}`, ...(code === undefined ? [] : [code])];
  const sentences = [
    ...(detail === undefined ? [] : [detail]),
    ...(location === undefined
      ? []
      : [`It redirects to ${location}. Use the URL of the server that responds there.`]),
    ...(after === undefined ? [] : [`Retry-After: ${after}`]),
  ];
  const message = [words.join(' '), sentences.join(' ')].filter((part) => part !== '').join(': ');
  return new ServiceFailure(message, code);
}

/** Returns whether a retry may succeed soon. */
function isPassing(answer: Answer): boolean {
  const { status } = answer;
  // A 409 has `Retry-After` if the same request is still in progress, after its first connection was lost.
  const isInProgress = status === 409 && answer.header('retry-after') !== undefined;
  return status === 429 || (status >= 500 && status !== 507) || isInProgress;
}
