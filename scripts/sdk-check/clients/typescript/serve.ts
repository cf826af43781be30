/** Makes the calls that `walk.ts` requests, with the client from any generator. */
import { createInterface } from 'node:readline';

export type Fields = Readonly<Record<string, unknown>>;
export type Row = Fields & { readonly id: number };

export interface List {
  limit: number;
  offset?: number;
  after?: string;
  order_by?: string;
  order?: 'asc' | 'desc';
  sort?: string[];
  filter?: string;
  fields?: string[];
}

export interface ChangesAsked {
  limit: number;
  since?: string;
}

/** A client. Each call rejects with `Refused` if the server refuses. */
export interface Sdk {
  createCollection(name: string): Promise<{ readonly name: string }>;
  insertRows(name: string, rows: Fields[], idempotencyKey?: string): Promise<readonly Row[]>;
  getRow(name: string, id: number): Promise<Row>;
  /** `next` is the header `Next-After`. */
  listRows(
    name: string,
    list: List,
  ): Promise<{ readonly value: readonly Row[]; readonly next?: string | null }>;
  /** The changes after `since`. `next` is the cursor. */
  listChanges(
    name: string,
    list: ChangesAsked,
  ): Promise<{ readonly value: readonly { event: string; row: Row }[]; readonly next: string }>;
  updateRow(name: string, id: number, fields: Fields): Promise<Row>;
  deleteRow(name: string, id: number): Promise<unknown>;
}

export class Refused extends Error {
  readonly refusal: object;

  constructor(status: number, { code }: { readonly code: string }) {
    super(`${status} ${code}`);
    this.refusal = { status, code };
  }
}

/** Returns the data of a response with this status. The types of other responses are problems. */
export async function dataOf<
  Answer extends { status: number; data?: unknown },
  Status extends Answer['status'],
>(asked: Promise<Answer>, status: Status): Promise<Extract<Answer, { status: Status }>['data']> {
  const answer = await asked;
  if (answer.status !== status) throw new Refused(answer.status, answer.data as { code: string });
  return answer.data;
}

/** Returns the data of a response that has it apart from a problem. */
export async function unwrapped<T>(
  asked: Promise<{ data?: T; error?: { code: string }; response: Response }>,
): Promise<T> {
  const { data, error, response } = await asked;
  if (error !== undefined) throw new Refused(response.status, error);
  return data as T;
}

export const url: string = process.env.ROWFEED_URL ?? '';
export const key: string = process.env.ROWFEED_KEY ?? '';

export async function serve(sdk: Sdk): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    const { call, collection, id, rows, fields, idempotencyKey, list } = JSON.parse(line);
    const calls: Readonly<Record<string, () => Promise<unknown>>> = {
      create_collection: () => sdk.createCollection(collection),
      insert_rows: () => sdk.insertRows(collection, rows, idempotencyKey || undefined),
      get_row: () => sdk.getRow(collection, id),
      list_rows: () => sdk.listRows(collection, list),
      list_changes: () => sdk.listChanges(collection, list),
      update_row: () => sdk.updateRow(collection, id, fields),
      delete_row: () => sdk.deleteRow(collection, id),
    };
    const answer = await calls[call]!().then(
      (value) => (call.startsWith('list_') ? value : { value }),
      (error) => (error instanceof Refused ? error.refusal : { error: String(error) }),
    );
    console.log(JSON.stringify(answer));
  }
}
