/** The way through the whole interface that every generated client has to manage. */
import assert from 'node:assert/strict';

/** A row keeps its fields, whatever they are called. */
export interface Row {
  readonly id: number;
  readonly [field: string]: unknown;
}

/** What a client offers, in the words of its generator; every member rejects when the service refuses. */
export interface Sdk {
  getHealth(): Promise<{ readonly ok: boolean }>;
  createCollection(name: string): Promise<{ readonly name: string }>;
  listCollections(): Promise<readonly { readonly name: string }[]>;
  getCollection(name: string): Promise<{ readonly rows: number }>;
  insertRows(name: string, rows: readonly Readonly<Record<string, unknown>>[]): Promise<readonly Row[]>;
  /** Two rows, by `id` downwards. */
  listRows(name: string): Promise<readonly Row[]>;
  getRow(name: string, id: number): Promise<Row>;
  updateRow(name: string, id: number, fields: Readonly<Record<string, unknown>>): Promise<Row>;
  deleteRow(name: string, id: number): Promise<unknown>;
  getUsage(): Promise<{ readonly requests: { readonly used: number } }>;
  deleteCollection(name: string): Promise<unknown>;
}

export const url: string = process.env.ROWFEED_URL ?? 'http://127.0.0.1:3000';
export const key: string = process.env.ROWFEED_KEY ?? '';

export async function walk(sdk: Sdk): Promise<void> {
  const name = `sdk_${process.pid}`;
  const milk = { title: 'Milk', done: false, tags: ['home', null], size: { litres: 1.5 } };
  const plumber = { title: 'Call the plumber', done: false };
  assert.equal((await sdk.getHealth()).ok, true);
  assert.equal((await sdk.createCollection(name)).name, name);
  await assert.rejects(sdk.createCollection(name), 'a name that is taken');
  assert.ok((await sdk.listCollections()).some((collection) => collection.name === name));
  assert.deepEqual(await sdk.insertRows(name, [milk, plumber]), [
    { id: 1, ...milk },
    { id: 2, ...plumber },
  ]);
  assert.equal((await sdk.getCollection(name)).rows, 2);
  assert.deepEqual(await sdk.listRows(name), [
    { id: 2, ...plumber },
    { id: 1, ...milk },
  ]);
  const { title, tags } = await sdk.getRow(name, 1);
  assert.deepEqual({ title, tags }, { title: milk.title, tags: milk.tags });
  assert.deepEqual(await sdk.updateRow(name, 1, { done: true }), { id: 1, ...milk, done: true });
  await sdk.deleteRow(name, 1);
  await assert.rejects(sdk.getRow(name, 1), 'a row that is gone');
  assert.ok((await sdk.getUsage()).requests.used > 0);
  await sdk.deleteCollection(name);
  await assert.rejects(sdk.getCollection(name), 'a collection that is gone');
}
