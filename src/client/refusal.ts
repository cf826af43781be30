/** Why a handshake was refused, which a WebSocket doesn't tell: a list by the same key and filter is refused alike. */

export interface Refusal {
  readonly status: number;
  /** That of the problem, such as `key_invalid`; undefined where the service would have answered. */
  readonly code: string | undefined;
  readonly detail: string;
  /** Whether asking again is of no use as long as nothing is changed. */
  readonly isFinal: boolean;
  readonly retryAfterMs: number;
}

/** What doesn't come by itself again. A proxy may answer so too, but with no problem that has a code. */
const finalStatuses = new Set([400, 401, 403, 404]);
const withinMs = 10_000;
const mostRetryAfterSeconds = 3_600;

/** Undefined where nothing is refused there, or the service isn't reached. */
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
    return {
      ...(typeof code === 'string' && { code }),
      ...(typeof detail === 'string' && { detail }),
    };
  } catch {
    return {};
  }
}
