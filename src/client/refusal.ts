/**
 * Finds out why the server rejected the handshake of a feed. A WebSocket doesn't expose the response. The
 * server rejects a list request with the same key and filter for the same reason, so this module sends one.
 */

export interface Refusal {
  readonly status: number;
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
const withinMs = 10_000;
const mostRetryAfterSeconds = 3_600;

/** Returns undefined if the server accepts the request, or if it is unreachable. */
export async function findRefusal(
  service: URL,
  { collection, filter, key }: { collection: string; filter: string | undefined; key: string },
  signal: AbortSignal,
): Promise<Refusal | undefined> {
  const url = new URL(`v1/collections/${encodeURIComponent(collection)}/rows`, service);
  url.search = `${new URLSearchParams({ limit: '1', fields: 'id', ...(filter !== undefined && { filter }) })}`;
  try {
    const answer = await fetch(url, {
      headers: { 'x-api-key': key },
      signal: AbortSignal.any([signal, AbortSignal.timeout(withinMs)]),
    });
    const text = await answer.text();
    if (answer.ok) return undefined;
    const { code, detail } = problemOf(text);
    const seconds = Number(answer.headers.get('retry-after') ?? 0) || 0;
    return {
      status: answer.status,
      code,
      detail: detail ?? `answered with ${answer.status}`,
      isFinal: finalStatuses.has(answer.status) && code !== undefined && code !== 'query_too_costly',
      retryAfterMs: Math.min(seconds, mostRetryAfterSeconds) * 1_000,
    };
  } catch {
    return undefined;
  }
}

function problemOf(text: string): { readonly code?: string; readonly detail?: string } {
  try {
    const problem: Record<string, unknown> | null = JSON.parse(text);
    const { code, detail } = problem ?? {};
    return { ...(typeof code === 'string' && { code }), ...(typeof detail === 'string' && { detail }) };
  } catch {
    return {};
  }
}
