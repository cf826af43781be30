/** Requests that prepare a measurement. Speed doesn't matter, but a failure does. */

export type Send = (method: string, path: string, body?: unknown) => Promise<Response>;

/** Returns a function that sends requests with this key. It throws an error if the server refuses one. */
export function sender(url: string, key: string): Send {
  return async (method, path, body) => {
    const headers = { 'x-api-key': key, 'content-type': 'application/json', prefer: 'return=minimal' };
    const sent = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await fetch(url + path, sent);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return response;
  };
}

/** Calls a function a number of times, with limited concurrency. */
export async function inTurns(
  atOnce: number,
  times: number,
  once: (turn: number) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let turn = next; turn < times; turn = next) {
      next += 1;
      await once(turn);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Inserts rows that `rowOf` makes from their numbers. */
export function insertRows(
  send: Send,
  path: string,
  count: number,
  rowOf: (n: number) => object,
  { rowsAtOnce = 1_000, requestsAtOnce = 8 } = {},
): Promise<void> {
  return inTurns(requestsAtOnce, Math.ceil(count / rowsAtOnce), (turn) => {
    const first = turn * rowsAtOnce + 1;
    const length = Math.min(rowsAtOnce, count - first + 1);
    return send(
      'POST',
      path,
      Array.from({ length }, (_, n) => rowOf(first + n)),
    );
  });
}
