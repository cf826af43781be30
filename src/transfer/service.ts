/** Requests to a service that are repeated until they are answered; they write nothing, or bear an Idempotency-Key. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { components } from '../../generated/openapi.js';

type ProblemDetails = components['schemas']['ProblemDetails'];

export interface ServiceRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With its query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body?: string;
}

/** The service can't be asked, or doesn't do what it is asked. */
export class ServiceFailure extends Error {}

/** How long the beginning of one answer is waited for. */
const answerMs = 60_000;
/** How long one request is repeated. A plan that is used up may have nothing for a month: nobody waits for that. */
const patienceMs = 300_000;
const firstPauseMs = 250;
const maxPauseMs = 5_000;

export class Service {
  readonly #url: string;
  readonly #key: string;
  /** Ends requests and pauses. */
  readonly signal: AbortSignal;
  /** What never answered isn't waited for: there may be a mistake in its address. */
  #hasAnswered = false;

  constructor(url: string, key: string, signal: AbortSignal) {
    this.#url = url.replace(/\/+$/, '');
    this.#key = key;
    this.signal = signal;
  }

  /**
   * The answer, whatever its status, but for those that say that it will be another soon; its body is still to be read.
   *
   * @throws ServiceFailure
   */
  async ask(request: ServiceRequest): Promise<Response> {
    const end = performance.now() + patienceMs;
    for (let backOffMs = firstPauseMs; ; backOffMs = Math.min(backOffMs * 2, maxPauseMs)) {
      const answer = await this.#send(request);
      const isAnswer = answer instanceof Response;
      if (isAnswer && !isPassing(answer)) return answer;
      const pauseMs = (isAnswer && retryAfterMs(answer)) || backOffMs;
      if (performance.now() + pauseMs > end || !(isAnswer || this.#hasAnswered))
        throw isAnswer
          ? await failureOf(answer)
          : new ServiceFailure(`${this.#url} does not answer: ${answer}`);
      if (isAnswer) await answer.body?.cancel();
      await sleep(pauseMs, undefined, { signal: this.signal }).catch(() => this.signal.throwIfAborted());
    }
  }

  /** The answer, or why there is none. */
  async #send({ method, path, headers, body }: ServiceRequest): Promise<Response | string> {
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
        signal: AbortSignal.any([this.signal, unanswered.signal]),
      });
      this.#hasAnswered = true;
      return answer;
    } catch (error) {
      this.signal.throwIfAborted();
      return unanswered.signal.aborted ? `nothing for ${answerMs / 1_000} s` : reasonOf(error as Error);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Of a refusal; also where it is none of the service but of something before it. */
export async function problemOf(answer: Response): Promise<Partial<ProblemDetails>> {
  const text = await answer.text().catch(() => '');
  try {
    const problem: unknown = JSON.parse(text);
    return typeof problem === 'object' && problem !== null ? problem : {};
  } catch {
    return {};
  }
}

export async function failureOf(answer: Response): Promise<ServiceFailure> {
  const { code, detail } = await problemOf(answer);
  const after = answer.headers.get('Retry-After');
  const words = [`the service answered ${answer.status}`, ...(code === undefined ? [] : [code])];
  const sentences = [
    ...(detail === undefined ? [] : [detail]),
    ...(after === null ? [] : [`Retry-After: ${after}`]),
  ];
  return new ServiceFailure([words.join(' '), sentences.join(' ')].filter((part) => part !== '').join(': '));
}

/** Whether the same request may be answered otherwise in a moment. */
function isPassing({ status, headers }: Response): boolean {
  // 409 bears it where the request itself is under way, after its connection was lost.
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
