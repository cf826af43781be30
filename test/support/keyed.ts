/** Requests with an idempotency key, and the expected responses when they are retried. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import type { Answer, Client, Headers } from './client.js';

/** A collection with three rows and a schema, one with a row key, and an unused collection name. */
export interface Place {
  readonly collection: string;
  readonly numbered: string;
  readonly rows: string;
  readonly unused: string;
}

export const given = [{ n: 1 }, { n: 2 }, { n: 3 }];

export async function place(owner: Client): Promise<Place> {
  const collection = await owner.collection(given);
  await owner.put(`/v1/collections/${collection}/schema`, anyRow);
  const numbered = await owner.collection([{ n: 1 }, { n: 2 }]);
  await owner.put(`/v1/collections/${numbered}/row-key`, { fields: ['n'] });
  return { collection, numbered, rows: `/v1/collections/${collection}/rows`, unused: `${collection}_unused` };
}

/** A write and the expected first response. */
export interface KeyedWrite {
  readonly name: string;
  readonly method: string;
  readonly target: (place: Place) => string;
  readonly body?: (place: Place) => unknown;
  readonly headers?: Headers;
  readonly status: number;
  readonly json?: unknown;
  /** The headers that both the first and the replayed response must have. */
  readonly bears: readonly string[];
}

const anyRow = { type: 'object' };
const ofSchema = ({ collection }: Place): string => `/v1/collections/${collection}/schema`;
const ofRowKey = ({ numbered }: Place): string => `/v1/collections/${numbered}/row-key`;
const ofRow = ({ rows }: Place): string => `${rows}/2`;
const ofRows = ({ rows }: Place): string => rows;
const ofSome = ({ rows }: Place): string => `${rows}?filter=${encodeURIComponent('@.n > 1')}&max_rows=2`;
const merge = { 'Content-Type': 'application/merge-patch+json' };
const version = ['collection-cursor', 'etag'];

/** Every operation that writes, in all its forms. */
export const keyedWrites: readonly KeyedWrite[] = [
  {
    name: 'createCollection',
    method: 'POST',
    target: () => '/v1/collections',
    body: ({ unused }) => ({ name: unused }),
    status: 201,
    bears: ['location'],
  },
  {
    name: 'deleteCollection',
    method: 'DELETE',
    target: ({ collection }) => `/v1/collections/${collection}`,
    status: 204,
    bears: [],
  },
  {
    name: 'insertRows',
    method: 'POST',
    target: ofRows,
    body: () => [{ a: 'é\u{1f600}', b: [1e20, null] }, {}],
    status: 201,
    json: [{ id: 4, a: 'é\u{1f600}', b: [1e20, null] }, { id: 5 }],
    bears: ['collection-cursor'],
  },
  {
    name: 'insertRows of spellings',
    method: 'POST',
    target: ofRows,
    body: () => ' [ { "b" : 1.0e2, "a":"\\u0061", "b": 2, "constructor":{} } ] ',
    status: 201,
    json: [JSON.parse('{"id":4,"b":2,"a":"a","constructor":{}}')],
    bears: ['collection-cursor'],
  },
  {
    name: 'insertRows, return=minimal',
    method: 'POST',
    target: ofRows,
    body: () => [{ a: 1 }, {}],
    headers: { Prefer: 'return=minimal' },
    status: 201,
    json: [{ id: 4 }, { id: 5 }],
    bears: ['collection-cursor', 'preference-applied'],
  },
  {
    name: 'batchRows',
    method: 'POST',
    target: ({ collection }) => `/v1/collections/${collection}/batch`,
    body: () => ({
      operations: [
        { op: 'insert', row: { a: 'é\u{1f600}' } },
        { op: 'update', id: 1, patch: { n: 7, more: null } },
        { op: 'replace', id: 2, row: { n: 2 } },
        { op: 'delete', id: 3 },
      ],
    }),
    status: 200,
    json: {
      results: [
        { outcome: 'inserted', row: { id: 4, a: 'é\u{1f600}' } },
        { outcome: 'updated', row: { id: 1, n: 7, more: null } },
        { outcome: 'unchanged', row: { id: 2, n: 2 } },
        { outcome: 'deleted', id: 3 },
      ],
    },
    bears: ['collection-cursor'],
  },
  {
    name: 'batchRows of upserts',
    method: 'POST',
    target: ({ numbered }) => `/v1/collections/${numbered}/batch`,
    body: () => ({
      operations: [
        { op: 'upsert', row: { n: 5, a: null }, on_conflict: 'update' },
        { op: 'upsert', row: { n: 1, a: 'é' }, on_conflict: 'replace' },
        { op: 'upsert', row: { n: 2, a: 1 }, on_conflict: 'ignore' },
      ],
    }),
    status: 200,
    json: {
      results: [
        { outcome: 'inserted', row: { id: 3, n: 5 } },
        { outcome: 'replaced', row: { id: 1, n: 1, a: 'é' } },
        { outcome: 'unchanged', row: { id: 2, n: 2 } },
      ],
    },
    bears: ['collection-cursor'],
  },
  {
    name: 'batchRows, return=minimal',
    method: 'POST',
    target: ({ collection }) => `/v1/collections/${collection}/batch`,
    body: () => ({
      operations: [
        { op: 'insert', row: {} },
        { op: 'delete', id: 3 },
      ],
    }),
    headers: { Prefer: 'return=minimal' },
    status: 200,
    json: {
      results: [
        { outcome: 'inserted', id: 4 },
        { outcome: 'deleted', id: 3 },
      ],
    },
    bears: ['collection-cursor', 'preference-applied'],
  },
  {
    name: 'replaceRow',
    method: 'PUT',
    target: ofRow,
    body: () => ({ m: 'x\ny' }),
    status: 200,
    json: { id: 2, m: 'x\ny' },
    bears: version,
  },
  {
    name: 'replaceRow without a difference',
    method: 'PUT',
    target: ofRow,
    body: () => ({ n: 2 }),
    status: 200,
    json: { id: 2, n: 2 },
    bears: version,
  },
  {
    name: 'updateRow',
    method: 'PATCH',
    target: ofRow,
    body: () => ({ n: 9, more: null }),
    status: 200,
    json: { id: 2, n: 9, more: null },
    bears: version,
  },
  {
    name: 'updateRow that merges',
    method: 'PATCH',
    target: ofRow,
    body: () => ({ n: null, deep: { a: 1 } }),
    headers: merge,
    status: 200,
    json: { id: 2, deep: { a: 1 } },
    bears: version,
  },
  {
    name: 'updateRow without a difference',
    method: 'PATCH',
    target: ofRow,
    body: () => ({}),
    status: 200,
    json: { id: 2, n: 2 },
    bears: version,
  },
  {
    name: 'updateRow, If-Match: *',
    method: 'PATCH',
    target: ofRow,
    body: () => ({ n: 9 }),
    headers: { 'If-Match': '*' },
    status: 200,
    json: { id: 2, n: 9 },
    bears: version,
  },
  { name: 'deleteRow', method: 'DELETE', target: ofRow, status: 204, bears: ['collection-cursor'] },
  {
    name: 'updateRows',
    method: 'PATCH',
    target: ofSome,
    body: () => ({ m: 1 }),
    status: 200,
    json: { matched: 2, changed: 2 },
    bears: ['collection-cursor'],
  },
  {
    name: 'updateRows without a difference',
    method: 'PATCH',
    target: ofSome,
    body: () => ({}),
    status: 200,
    json: { matched: 2, changed: 0 },
    bears: ['collection-cursor'],
  },
  {
    name: 'deleteRows',
    method: 'DELETE',
    target: ofSome,
    status: 200,
    json: { deleted: 2 },
    bears: ['collection-cursor'],
  },
  {
    name: 'setSchema',
    method: 'PUT',
    target: ofSchema,
    body: () => ({ type: 'object', properties: { n: { type: 'integer' } } }),
    status: 200,
    json: { type: 'object', properties: { n: { type: 'integer' } } },
    bears: ['etag'],
  },
  {
    name: 'setSchema without a difference',
    method: 'PUT',
    target: ofSchema,
    body: () => anyRow,
    status: 200,
    json: anyRow,
    bears: ['etag'],
  },
  {
    name: 'setSchema, dry',
    method: 'PUT',
    target: (place) => `${ofSchema(place)}?dry_run=true`,
    body: () => ({ type: 'object', title: 'other' }),
    status: 200,
    json: { type: 'object', title: 'other' },
    bears: ['etag'],
  },
  { name: 'removeSchema', method: 'DELETE', target: ofSchema, status: 204, bears: [] },
  {
    name: 'setRowKey',
    method: 'PUT',
    target: ofRowKey,
    body: () => ({ fields: ['n'] }),
    status: 200,
    json: { fields: ['n'] },
    bears: [],
  },
  { name: 'removeRowKey', method: 'DELETE', target: ofRowKey, status: 204, bears: [] },
  { name: 'revokeTickets', method: 'DELETE', target: () => '/v1/tickets/ann', status: 204, bears: [] },
  {
    name: 'setRowKey, dry',
    method: 'PUT',
    target: (place) => `${ofRowKey(place)}?dry_run=true`,
    body: () => ({ fields: ['n'] }),
    status: 200,
    json: { fields: ['n'] },
    bears: [],
  },
];

export function sendKeyed(
  caller: Client,
  { method, target, body, headers }: KeyedWrite,
  where: Place,
  key: string,
): Promise<Answer> {
  return caller.send(method, target(where), body?.(where), { ...headers, 'Idempotency-Key': key });
}

export function newIdempotencyKey(): string {
  return randomUUID();
}

/** Headers that differ between responses. The first response can itself be a replayed one. */
const own = ['connection', 'date', 'idempotent-replayed', 'keep-alive', 'ratelimit', 'request-id'];

/** Checks that the second response equals the first and is marked as replayed. */
export function holdReplay(first: Answer, again: Answer): void {
  const shown = `${again.status} ${again.text.slice(0, 500)}`;
  expect([again.status, again.text], shown).to.deep.equal([first.status, first.text]);
  const lasting = (answer: Answer) =>
    Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !own.includes(name)));
  expect(lasting(again), shown).to.deep.equal(lasting(first));
  expect(again.headers['idempotent-replayed']).to.equal('true');
}

/**
 * Checks responses to concurrent identical requests: one was executed, and the others were replayed or
 * rejected as in progress. @returns the response of the executed request
 */
export function holdOnce(answers: readonly Answer[], status: number): Answer {
  const underWay: readonly unknown[] = ['idempotency_in_progress', 'schema_busy', 'row_key_busy'];
  const done = answers.filter(({ code }) => !underWay.includes(code));
  for (const answer of done) expect(answer.status, answer.text).to.equal(status);
  const [first, ...others] = done.filter(({ headers }) => headers['idempotent-replayed'] === undefined);
  expect(others, 'further ones that were carried out').to.deep.equal([]);
  for (const answer of done) if (answer !== first) holdReplay(first!, answer);
  return first!;
}

/** Returns everything that exists at a place, and the names of all collections. */
export async function everything(owner: Client, { collection, unused }: Place): Promise<unknown> {
  const lists = [`${collection}/rows`, `${collection}/schema`, `${unused}/rows`].map((path) =>
    owner.get(`/v1/collections/${path}`),
  );
  const answers = await Promise.all([owner.get('/v1/collections'), ...lists]);
  return answers.map(({ status, text, headers }) => [
    status,
    status === 200 && text,
    headers['collection-cursor'],
  ]);
}
