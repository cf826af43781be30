/**
 * Defines `Problem`, the error class for every error response, and converts other errors to it. A problem has
 * a code from the contract and a body in the format of RFC 9457.
 */
import type { components } from '../generated/openapi.js';
import { type ErrorCode, problems } from '../generated/operations.js';
import { UnsupportedValues } from './values/unsupported-values.js';

export type { ErrorCode };

type ProblemDetails = components['schemas']['ProblemDetails'];

/** An invalid part of a request: a `pointer` (RFC 6901) into the body, or the name of a `parameter`. */
export type ValidationItem = components['schemas']['ValidationItem'];

interface ProblemOptions {
  readonly errors?: readonly ValidationItem[];
  /** The number of rows that were checked. */
  readonly checked?: number;
  /** How far an index is that the list waits for. */
  readonly index?: components['schemas']['IndexProgress'];
  /**
   * Replaces `detail` for keys that are limited to certain collections, if `detail` describes the whole account.
   */
  readonly boundDetail?: string;
  /** Replaces `detail` and `index` for tickets, if they tell something of rows and fields that the ticket doesn't reach. */
  readonly ticketDetail?: string;
  /** Headers in addition to the code's own, such as `Retry-After` and `WWW-Authenticate`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** For the log only. Clients never see it. */
  readonly cause?: unknown;
}

/** An error response. `detail` is a sentence for the client, without driver messages and keys. */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly boundDetail: string;
  readonly ticketDetail: string | undefined;
  readonly errors: readonly ValidationItem[] | undefined;
  readonly checked: number | undefined;
  readonly index: ProblemOptions['index'];
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, detail: string, options: ProblemOptions = {}) {
    super(detail, { cause: options.cause });
    this.name = 'Problem';
    this.code = code;
    this.status = problems[code].status;
    this.title = problems[code].title;
    this.detail = detail;
    this.boundDetail = options.boundDetail ?? detail;
    this.ticketDetail = options.ticketDetail;
    this.errors = options.errors;
    this.checked = options.checked;
    this.index = options.index;
    this.headers = { ...headersOfCode[code], ...headersOfStatus[this.status], ...options.headers };
  }
}

export function shuttingDown(): Problem {
  return new Problem('shutting_down', 'The server is shutting down.');
}

export function keyInvalid(detail = 'The API key is not valid.'): Problem {
  return new Problem('key_invalid', detail);
}

/** Unlike for other invalid keys, `detail` reports the reason, because clients then request a new ticket. */
export function ticketExpired(): Problem {
  return keyInvalid('The ticket has expired. Request a new one.');
}

export function ticketRevoked(): Problem {
  return keyInvalid('The ticket was revoked, or its key is no longer valid.');
}

/** Creates a problem for an invalid parameter. `detail` continues a sentence that starts with its name. */
export function parameterInvalid(
  parameter: string,
  detail: string,
  sentence = `${parameter} ${detail}.`,
): Problem {
  return new Problem('parameter_invalid', sentence, { errors: [{ parameter, detail }] });
}

/**
 * Returns the response body of a problem.
 *
 * @param instance the path of the request without its query. Undefined if it could not be read.
 * @param reader who reads it: a key that is limited to certain collections, a ticket, or anybody else
 */
export function toProblemDetails(
  problem: Problem,
  instance: string | undefined,
  requestId: string,
  reader?: 'bound key' | 'ticket',
): ProblemDetails {
  const { detail, boundDetail, ticketDetail = boundDetail } = problem;
  const isHidden = reader === 'ticket' && problem.ticketDetail !== undefined;
  return {
    type: `urn:rowfeed:problem:${problem.code}`,
    title: problem.title,
    status: problem.status,
    detail: reader === undefined ? detail : reader === 'ticket' ? ticketDetail : boundDetail,
    ...(instance !== undefined && { instance }),
    code: problem.code,
    request_id: requestId,
    ...(problem.errors !== undefined && { errors: [...problem.errors] }),
    ...(problem.checked !== undefined && { checked: problem.checked }),
    ...(problem.index !== undefined && !isHidden && { index: problem.index }),
  };
}

/**
 * Converts any thrown value to a problem. A failure that an engine has marked or a known error gets its own
 * code, and other errors get `internal_error`. The log gets the original error as `cause`. Clients never see
 * its message.
 *
 * @param isRead whether the request only reads, so that a full disk has no space for its temporary files
 */
export function fromUnknown(error: unknown, isRead = false): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof UnsupportedValues)
    return new Problem('value_unsupported', error.message, { errors: error.errors });
  const answer = answerOf(error);
  return new Problem(...(isRead && answer === storageFull ? temporaryFull : answer), { cause: error });
}

function answerOf(error: unknown): Answer {
  const failure = failureOf(error);
  if (failure !== undefined) return answerOfFailure[failure];
  const mark = marksOf(error).find((name) => Object.hasOwn(knownErrors, name));
  return mark === undefined ? unknownError : knownErrors[mark]!;
}

/** Headers of every response with a code. */
const headersOfCode: Partial<Record<ErrorCode, Readonly<Record<string, string>>>> = {
  key_missing: { 'WWW-Authenticate': 'Bearer realm="rowfeed"' },
  key_invalid: { 'WWW-Authenticate': 'Bearer realm="rowfeed", error="invalid_token"' },
  idempotency_in_progress: { 'Retry-After': '1' },
  schema_busy: { 'Retry-After': '1' },
  row_key_busy: { 'Retry-After': '1' },
  upgrade_required: { Upgrade: 'websocket', Connection: 'Upgrade' },
};

/** The seconds after which a client can retry, if no better value is known. */
const retryAfter = { 'Retry-After': '1' };

const headersOfStatus: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  429: retryAfter,
  503: retryAfter,
};

export type DatabaseFailure =
  /** The wait for a lock or a turn timed out. The database did not change. */
  | 'busy'
  | 'full'
  | 'unavailable'
  /** The disk failed to read or write data. It is unknown whether the data was written. */
  | 'failed'
  /** The connection was lost before the database responded. */
  | 'lost';

/**
 * Marks an error of a database driver with its meaning. Only the engines know the drivers' error codes
 * (`meaningOf` in their errors.ts).
 */
export function markFailure(error: unknown, failure: DatabaseFailure | undefined): void {
  if (error instanceof Error && failure !== undefined) Object.assign(error, { failure });
}

export function failureOf(error: unknown): DatabaseFailure | undefined {
  return error instanceof Error && 'failure' in error ? (error.failure as DatabaseFailure) : undefined;
}

/** Returns whether the database did not respond, or accepts no connections. Its next response ends the outage. */
export function isOutage(error: unknown): boolean {
  return ['unavailable', 'lost'].includes(failureOf(error) ?? '');
}

type Answer = readonly [code: ErrorCode, detail: string];

const unknownError: Answer = ['internal_error', 'The server could not process this request.'];
const databaseUnavailable: Answer = ['database_unavailable', 'The database is not available at the moment.'];
const databaseFailed: Answer = [
  'database_unavailable',
  'The database has failed. If this request was a write, it may have been executed.',
];
const databaseBusy: Answer = [
  'database_unavailable',
  'The database is busy. The server did not change anything.',
];
const databaseLost: Answer = [
  'database_unavailable',
  'The connection to the database was lost. If this request was a write, it may have been executed.',
];
const storageFull: Answer = ['storage_full', 'The disk is full. The server did not change anything.'];
const temporaryFull: Answer = [
  'overloaded',
  'The server has no disk space for the temporary files of this request.',
];
const tooManyFiles: Answer = ['overloaded', 'The server has too many open files.'];
const answerOfFailure: Readonly<Record<DatabaseFailure, Answer>> = {
  busy: databaseBusy,
  full: storageFull,
  unavailable: databaseUnavailable,
  failed: databaseFailed,
  lost: databaseLost,
};

/** Known errors, by their `code` (Node.js) or `name`. */
const knownErrors: Readonly<Record<string, Answer>> = {
  ENOSPC: storageFull,
  EMFILE: tooManyFiles,
  ENFILE: tooManyFiles,
  // A thread needs some open files.
  ERR_WORKER_INIT_FAILED: tooManyFiles,
  KnexTimeoutError: databaseBusy,
};

/** Returns the names by which an error can be known, most specific first. */
function marksOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { code } = error as Error & { code?: unknown };
  return [code, error.name].filter((mark) => typeof mark === 'string');
}
