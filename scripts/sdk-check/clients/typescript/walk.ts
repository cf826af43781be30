/** The calls that every client in TypeScript makes, in whatever words its generator gave it. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';

export type Fields = Readonly<Record<string, unknown>>;

/** A row keeps its fields, whatever they are called. */
export interface Row {
  readonly id: number;
  readonly [field: string]: unknown;
}

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

export interface Page {
  readonly rows: readonly Row[];
  /** `Next-After`. */
  readonly next?: string | null;
}

/** What a client offers; every member rejects with `Refused` when the service refuses. */
export interface Sdk {
  health(): Promise<{ readonly ok: boolean }>;
  listCollections(): Promise<readonly { readonly name: string }[]>;
  createCollection(name: string): Promise<{ readonly name: string }>;
  /** With this `Idempotency-Key`, if any. */
  insertRows(name: string, rows: readonly Fields[], key?: string): Promise<readonly Row[]>;
  getRow(name: string, id: number): Promise<Row>;
  listRows(name: string, list: List): Promise<Page>;
  updateRow(name: string, id: number, fields: Fields): Promise<Row>;
  deleteRow(name: string, id: number): Promise<unknown>;
}

export class Refused extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, problem: { readonly code: string }) {
    super(`${status} ${problem.code}`);
    this.status = status;
    this.code = problem.code;
  }
}

export const url: string = process.env.ROWFEED_URL ?? '';

/** @param connect a client that bears this key */
export async function walk(connect: (key: string) => Sdk): Promise<void> {
  const {
    ROWFEED_KEY: key = '',
    ROWFEED_COLLECTION: name = '',
    ROWFEED_MISSING_ROW_CODE: code,
  } = process.env;
  const fields: Fields = JSON.parse(await readFile('row.json', 'utf8'));
  const { rows, text, pages, ...sorted } = JSON.parse(await readFile('fitting.json', 'utf8'));
  const sdk = connect(key);
  const steps: Readonly<Record<string, () => Promise<void>>> = {
    health: async () => assert.equal((await sdk.health()).ok, true),
    list_collections: async () => assert.ok(Array.isArray(await sdk.listCollections())),
    create_collection: async () => {
      assert.deepEqual(await sdk.createCollection(name), { name });
      assert.ok((await sdk.listCollections()).some((collection) => collection.name === name));
    },
    insert_rows: async () => {
      for (let sent = 0; sent < 2; sent += 1)
        assert.deepEqual(await sdk.insertRows(name, [fields], name), [{ id: 1, ...fields }]);
      assert.deepEqual(await sdk.insertRows(name, [{ n: 2 }, fields, { n: 4 }]), [
        { id: 2, n: 2 },
        { id: 3, ...fields },
        { id: 4, n: 4 },
      ]);
    },
    get_row: async () => assert.deepEqual(await sdk.getRow(name, 1), { id: 1, ...fields }),
    list_rows: async () => {
      const page = await sdk.listRows(name, { limit: 2, offset: 1, order_by: 'id', order: 'desc' });
      assert.deepEqual(page.rows, [
        { id: 3, ...fields },
        { id: 2, n: 2 },
      ]);
    },
    list_fitting: async () => {
      await sdk.insertRows(name, rows);
      const list = { filter: `@.text == ${JSON.stringify(text)} && @['done'] == false`, ...sorted, limit: 2 };
      const first = await sdk.listRows(name, list);
      const second = await sdk.listRows(name, { ...list, after: first.next });
      assert.deepEqual([first.rows, second.rows], pages);
      assert.ok(!second.next);
    },
    update_row: async () => {
      const changes = { text: 'changed', flag: null };
      assert.deepEqual(await sdk.updateRow(name, 1, changes), { id: 1, ...fields, ...changes });
    },
    delete_row: async () => {
      await sdk.deleteRow(name, 2);
      await refused(sdk.deleteRow(name, 2), 404);
    },
    wrong_key: () => refused(connect('not-a-key').listCollections(), 401, 'key_invalid'),
    missing_row: () => refused(sdk.getRow(name, 1_000_000), 404, code),
  };
  for (const [step, take] of Object.entries(steps)) {
    await take().then(
      () => console.log(`ok ${step}`),
      (error) => console.log(`wrong ${step}: ${error}`),
    );
  }
}

async function refused(call: Promise<unknown>, status: number, code?: string): Promise<void> {
  const outcome = await call.then(
    () => 'not refused',
    (error: unknown) => error,
  );
  if (!(outcome instanceof Refused)) throw outcome;
  assert.equal(outcome.status, status);
  if (code !== undefined) assert.equal(outcome.code, code);
}
