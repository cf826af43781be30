/** Failures as callers see them: one class, a list of codes, RFC 9457 bodies. */
import type { components } from '../generated/openapi.js';
import { type ErrorCode, problems } from '../generated/operations.js';

export type { ErrorCode };
export type ProblemDetails = components['schemas']['ProblemDetails'];

/** A fault in one part of a request: `pointer` (RFC 6901) into the body, or a `parameter`'s name. */
export type ValidationItem = components['schemas']['ValidationItem'];

export interface ProblemOptions {
  readonly errors?: readonly ValidationItem[];
  /** Rows that were looked at. */
  readonly checked?: number;
  /** Added to those that the code always bears (`Retry-After` of a 429 or 503, `WWW-Authenticate` of a 401, ...). */
  readonly headers?: Readonly<Record<string, string>>;
  /** For the log only. */
  readonly cause?: unknown;
}

/** An answer that refuses a request. `detail` is one sentence for the caller, free of driver messages and keys. */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly errors: readonly ValidationItem[] | undefined;
  readonly checked: number | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, detail: string, options: ProblemOptions = {}) {
    super(detail, { cause: options.cause });
    this.name = 'Problem';
    this.code = code;
    this.status = problems[code].status;
    this.title = problems[code].title;
    this.detail = detail;
    this.errors = options.errors;
    this.checked = options.checked;
    this.headers = { ...headersOfCode[code], ...headersOfStatus[this.status], ...options.headers };
  }
}

/** One parameter isn't as it must be; `detail` goes on after its name. */
export function parameterInvalid(
  parameter: string,
  detail: string,
  sentence = `${parameter} ${detail}.`,
): Problem {
  return new Problem('parameter_invalid', sentence, { errors: [{ parameter, detail }] });
}

/**
 * The body of a problem's answer.
 * @param instance the path of the request, without its query; undefined when it could not be read
 */
export function toProblemDetails(
  problem: Problem,
  instance: string | undefined,
  requestId: string,
): ProblemDetails {
  return {
    type: `urn:rowfeed:problem:${problem.code}`,
    title: problem.title,
    status: problem.status,
    detail: problem.detail,
    ...(instance !== undefined && { instance }),
    code: problem.code,
    request_id: requestId,
    ...(problem.errors !== undefined && { errors: [...problem.errors] }),
    ...(problem.checked !== undefined && { checked: problem.checked }),
  };
}

/**
 * Turns whatever was thrown into a Problem: errors of the database by their marks, else `internal_error`. The original
 * becomes the `cause`, for the log; its message is never shown.
 */
export function fromUnknown(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const failure = failureOf(error);
  if (failure !== undefined) return new Problem(...answerOfFailure[failure], { cause: error });
  const mark = marksOf(error).find((name) => Object.hasOwn(knownErrors, name));
  const [code, detail] = mark === undefined ? unknownError : knownErrors[mark]!;
  return new Problem(code, detail, { cause: error });
}

/** Headers that every answer with a code bears. */
const headersOfCode: Partial<Record<ErrorCode, Readonly<Record<string, string>>>> = {
  key_missing: { 'WWW-Authenticate': 'Bearer realm="rowfeed"' },
  key_invalid: { 'WWW-Authenticate': 'Bearer realm="rowfeed", error="invalid_token"' },
  idempotency_in_progress: { 'Retry-After': '1' },
  schema_busy: { 'Retry-After': '1' },
  upgrade_required: { Upgrade: 'websocket', Connection: 'Upgrade' },
};

/** Seconds after which a caller may try again, where nothing better is known. */
const retryAfter = { 'Retry-After': '1' };

const headersOfStatus: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  429: retryAfter,
  503: retryAfter,
};

/** The ways in which a database fails. */
export type DatabaseFailure =
  /** A lock or a turn was waited for in vain, and nothing was changed. */
  | 'busy'
  | 'full'
  | 'unavailable'
  /** The disk didn't take or give back what it should: what was to be written may have been or not. */
  | 'failed'
  /** The connection was lost before the answer. */
  | 'lost';

/** An engine marks the errors of its driver that say so (`meaningOf` in its errors.ts); nobody else knows their codes. */
export function markFailure(error: unknown, failure: DatabaseFailure | undefined): void {
  if (error instanceof Error && failure !== undefined) Object.assign(error, { failure });
}

export function failureOf(error: unknown): DatabaseFailure | undefined {
  return error instanceof Error && 'failure' in error ? (error.failure as DatabaseFailure) : undefined;
}

type Answer = readonly [code: ErrorCode, detail: string];

const unknownError: Answer = ['internal_error', 'The service failed to answer this request.'];
const databaseUnavailable: Answer = ['database_unavailable', 'The database cannot be used at the moment.'];
const databaseFailed: Answer = [
  'database_unavailable',
  'The database has failed. If this was a write, it may have happened.',
];
const databaseBusy: Answer = ['database_unavailable', 'The database is busy. Nothing was changed.'];
const databaseLost: Answer = [
  'database_unavailable',
  'The connection to the database was lost. If this was a write, it may have happened.',
];
const storageFull: Answer = ['storage_full', 'The storage is full. Nothing was changed.'];
const answerOfFailure: Readonly<Record<DatabaseFailure, Answer>> = {
  busy: databaseBusy,
  full: storageFull,
  unavailable: databaseUnavailable,
  failed: databaseFailed,
  lost: databaseLost,
};

/** By `code` (Node) or `name` of an error. */
const knownErrors: Readonly<Record<string, Answer>> = {
  ENOSPC: storageFull,
  KnexTimeoutError: databaseBusy,
};

/** The names an error may be known by, the most specific first. */
function marksOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { code } = error as Error & { code?: unknown };
  return [code, error.name].filter((mark) => typeof mark === 'string');
}
