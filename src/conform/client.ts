/** Asks a deployment, and notes whatever of its answers breaks the contract. */
import { isDeepStrictEqual } from 'node:util';
import { type ErrorCode, type OperationId, operations } from '../../generated/operations.js';
import { breachesOf } from './contract.js';

export interface Ask {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>> | string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A text is sent as it is, all else as JSON. */
  readonly body?: unknown;
  /** Instead of the key of the run; null for none. */
  readonly key?: string | null;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: bodies whose form has been held against the contract.
  readonly json: any;
}

const timeoutMs = 10_000;

export class Client {
  readonly url: string;
  readonly key: string;
  /** What was wrong since they were last taken. */
  #failures: string[] = [];

  /** @param url without a slash at its end */
  constructor(url: string, key: string) {
    this.url = url;
    this.key = key;
  }

  /** Sends a request to an operation; what of the answer breaks the contract is noted. */
  async ask(
    id: OperationId,
    { path = {}, query = '', headers = {}, body, key = this.key }: Ask = {},
  ): Promise<Answer> {
    const { method, path: template, secured, mediaTypes } = operations[id];
    const target = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name]!));
    const search = typeof query === 'string' ? query : new URLSearchParams(texts(query)).toString();
    const response = await fetch(`${this.url}${target}${search && `?${search}`}`, {
      method,
      headers: {
        ...(secured && key !== null && { Authorization: `Bearer ${key}` }),
        ...(body !== undefined && { 'Content-Type': mediaTypes[0]! }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const received = { status: response.status, headers: response.headers, text: await response.text() };
    const json = parse(received.text);
    for (const breach of breachesOf(id, received, json))
      this.note(`${method} ${target} ${search && `?${search} `}-> ${response.status}: ${breach}`);
    return { ...received, json };
  }

  /** Expects a success of this status; throws otherwise, for what follows is built on it. */
  async succeed(id: OperationId, status: number, ask: Ask = {}): Promise<Answer> {
    const answer = await this.ask(id, ask);
    if (answer.status !== status)
      throw new Error(`${id} answered ${answer.status} ${answer.json?.code ?? ''}, not ${status}`);
    return answer;
  }

  /** Expects a refusal with this code. `at`: the JSON Pointer or the parameter that it names. */
  async refuse(id: OperationId, code: ErrorCode, ask: Ask = {}, at?: string): Promise<Answer> {
    const answer = await this.ask(id, ask);
    this.expect(`the code of ${answer.status}`, answer.json?.code, code);
    if (at !== undefined) {
      const named = (answer.json?.errors ?? []).map(
        (item: Record<string, string>) => item.pointer ?? item.parameter,
      );
      this.expect('what errors names', named, [at]);
    }
    return answer;
  }

  /** Notes a failure unless the two are equal as JSON values. */
  expect(what: string, actual: unknown, expected: unknown): void {
    if (!isDeepStrictEqual(actual, expected))
      this.note(`${what} is ${shown(actual)}, not ${shown(expected)}`);
  }

  note(failure: string): void {
    this.#failures.push(failure);
  }

  takeFailures(): string[] {
    const failures = this.#failures;
    this.#failures = [];
    return failures;
  }
}

function texts(values: Readonly<Record<string, string | number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value}`]));
}

/** Undefined where the text is not JSON. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > 300 ? `${text.slice(0, 300)}...` : text;
}
