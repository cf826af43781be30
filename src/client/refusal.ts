/** Describes why the server rejected a request for a feed, or closed the feed. */

export interface Refusal {
  readonly status: number | undefined;
  /**
   * The code of the problem, such as `key_invalid`. Undefined if the response is not a problem of the server.
   */
  readonly code: string | undefined;
  readonly detail: string;
  /** Whether a retry can't succeed until somebody changes something, such as the key. */
  readonly isFinal: boolean;
  readonly retryAfterMs: number;
}

/** Statuses after which a retry can't succeed, if a problem has a code. Proxies send none. */
const finalStatuses = new Set([400, 401, 403, 404]);
const mostRetryAfterMs = 3_600_000;

/** Describes a failure after which a retry can succeed. It has no code if the reason doesn't come from rowfeed. */
export function failure(detail: string, status?: number, code?: string): Refusal {
  return { status, code, detail, isFinal: false, retryAfterMs: 0 };
}

/** The handshake of a WebSocket failed, although rowfeed accepts other requests. */
export const blocked = failure('only the WebSocket failed, so a proxy may block it');

/** The server rejected a request or closed the feed, and sent a reason. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.detail);
    this.refusal = refusal;
  }
}

/** Returns the reason if the server sent one. */
export function refusalIn(error: unknown): Refusal | undefined {
  return error instanceof Refused ? error.refusal : undefined;
}

export async function refusalOf(answer: Response): Promise<Refusal> {
  const { code, detail } = problemOf(await answer.text());
  return {
    status: answer.status,
    code,
    // Browsers hide the status of a redirect.
    detail: detail ?? `the server returned ${answer.status || 'a redirect'}`,
    isFinal: finalStatuses.has(answer.status) && code !== undefined && code !== 'query_too_costly',
    retryAfterMs: Math.min(retryAfterMs(answer.headers.get('retry-after') ?? ''), mostRetryAfterMs),
  };
}

/** Converts `Retry-After`, a number of seconds or, from some proxies, a date (RFC 9110, section 10.2.3). */
export function retryAfterMs(text: string): number {
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return Number.isNaN(ms) ? 0 : Math.max(0, ms);
}

interface ProblemText {
  readonly status?: number;
  readonly code?: string;
  readonly detail?: string;
}

/** Returns the members of a problem that the client uses. The object is empty if the text is not a problem. */
export function problemOf(text: string): ProblemText {
  try {
    const problem: Record<string, unknown> | null = JSON.parse(text);
    const { status, code, detail } = problem ?? {};
    return {
      ...(typeof status === 'number' && { status }),
      ...(typeof code === 'string' && { code }),
      ...(typeof detail === 'string' && { detail }),
    };
  } catch {
    return {};
  }
}
