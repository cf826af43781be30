/** Conformance checks of retries with an idempotency key. */
import { randomUUID } from 'node:crypto';
import type { OperationId } from '../../../generated/operations.js';
import { type Check, checksOf, withRows } from '../check.js';
import type { Answer, Ask, World } from '../world.js';

/**
 * Sends a request with a new idempotency key, calls `meanwhile`, and retries the request. The retries must
 * return the first response.
 */
async function repeat(
  world: World,
  id: OperationId,
  status: number,
  ask: Ask,
  meanwhile: () => Promise<unknown> = async () => undefined,
): Promise<Answer> {
  const key = randomUUID();
  const send = (spelled: string): Promise<Answer> =>
    world.succeed(id, status, { ...ask, headers: { ...ask.headers, 'Idempotency-Key': spelled } });
  const first = await send(key);
  world.expect('Idempotent-Replayed of the first response', first.headers.get('Idempotent-Replayed'), null);
  await meanwhile();
  for (const spelled of [key, `"${key}"`]) {
    const again = await send(spelled);
    world.expect('Idempotent-Replayed', again.headers.get('Idempotent-Replayed'), 'true');
    world.expect('the replayed body', again.text, first.text);
    for (const name of ['Collection-Cursor', 'ETag', 'Location', 'Preference-Applied'])
      world.expect(`the replayed ${name}`, again.headers.get(name), first.headers.get(name));
  }
  return first;
}

const insertion = checksOf('insertRows', {
  'returns the first response again for the same key, and does not store the rows again': async (world) => {
    for (const form of [undefined, { headers: { Prefer: 'return=minimal' } }]) {
      const first = await repeat(world, 'insertRows', 201, { body: [{ a: [1, 'é'] }, {}], ...form });
      world.expect('the cursor afterwards', (await world.list()).cursor, first.cursor);
    }
  },
  'rejects another request with the key': async (world) => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = await world.succeed('insertRows', 201, { body: '[{"a":1}]', headers });
    const { id } = first.json[0];
    const refuse = (operation: OperationId, ask: Ask) =>
      world.refuse(operation, 'idempotency_key_reused', { ...ask, headers: { ...headers, ...ask.headers } });
    await refuse('insertRows', { body: '[{"a":2}]' });
    await refuse('insertRows', { body: '[{"a":1}] ' });
    await refuse('insertRows', { body: '[' });
    await refuse('insertRows', { body: '[{"a":1}]', headers: { Prefer: 'return=minimal' } });
    await refuse('insertRows', { body: '[{"a":1}]', headers: { 'Content-Type': 'text/csv' } });
    await refuse('insertRows', { body: '[{"a":1}]', collection: 'not_there' });
    await refuse('insertRows', { body: '[{"a":1}]', query: 'x=1' });
    await refuse('deleteRow', { row: id });
    world.expect('the cursor afterwards', (await world.list()).cursor, first.cursor);
  },
  'does not store the key of a rejected request': async (world) => {
    const headers = { 'Idempotency-Key': randomUUID() };
    await world.refuse('insertRows', 'body_invalid', { body: [{ id: 1 }], headers });
    await world.succeed('insertRows', 201, { body: [{}], headers });
  },
  'rejects an invalid idempotency key': async (world) => {
    for (const key of ['a b', '""', 'a"', 'a\\b', 'x'.repeat(256)]) {
      const ask = { body: [{}], headers: { 'Idempotency-Key': key } };
      await world.refuse('insertRows', 'parameter_invalid', ask, 'Idempotency-Key');
    }
  },
  'executes only one of many equal requests': async (world) => {
    const ask = { body: [{ a: 1 }], headers: { 'Idempotency-Key': randomUUID() } };
    const before = (await world.list()).json.length;
    const answers = await Promise.all(Array.from({ length: 5 }, () => world.ask('insertRows', ask)));
    for (const { status, json } of answers)
      if (status !== 201) world.expect(`the code of ${status}`, json?.code, 'idempotency_in_progress');
    world.expect('the number of rows', (await world.list()).json.length, before + 1);
  },
});

/** A retry returns the first response even if the row has changed in the meantime. */
const ofRows: readonly Check[] = [
  ...checksOf('replaceRow', {
    'returns the first response again for the same key': async (world) => {
      const row = await world.insertOne({ n: 1 });
      const change = () => world.succeed('replaceRow', 200, { row, body: { other: 1 } });
      await repeat(world, 'replaceRow', 200, { row, body: { n: 2 } }, change);
      world.expect('the row', (await world.succeed('getRow', 200, { row })).json, { id: row, other: 1 });
    },
  }),
  ...checksOf('updateRow', {
    'returns the first response again for the same key': async (world) => {
      const inserted = await world.insert([{ n: 1 }]);
      const row = inserted.json[0].id;
      const headers = { 'If-Match': `"${inserted.cursor}"` };
      const change = () => world.succeed('updateRow', 200, { row, body: { n: 3 } });
      await repeat(world, 'updateRow', 200, { row, body: { n: 2 }, headers }, change);
      await repeat(world, 'updateRow', 200, { row, body: {} }, change);
      world.expect('the row', (await world.succeed('getRow', 200, { row })).json, { id: row, n: 3 });
    },
  }),
  ...checksOf('deleteRow', {
    'returns the first response again for the same key': async (world) => {
      const row = await world.insertOne({});
      await repeat(world, 'deleteRow', 204, { row });
      await world.refuse('deleteRow', 'row_not_found', { row });
    },
  }),
];

const ofMany: readonly Check[] = [
  ...checksOf('updateRows', {
    'returns the first response again for the same key': withRows([{ n: 1 }, { n: 1 }], async (world) => {
      const query = { filter: '@.n == 1', max_rows: 2 };
      const first = await repeat(world, 'updateRows', 200, { query, body: { n: 2 } }, () =>
        world.insertOne({ n: 1 }),
      );
      world.expect('the counts', first.json, { matched: 2, changed: 2 });
    }),
  }),
  ...checksOf('deleteRows', {
    'returns the first response again for the same key': withRows([{ n: 1 }, { n: 1 }], async (world) => {
      const query = { filter: '@.n == 1', max_rows: 2 };
      const first = await repeat(world, 'deleteRows', 200, { query }, () => world.insertOne({ n: 1 }));
      world.expect('the counts', first.json, { deleted: 2 });
    }),
  }),
];

const ofBatches: readonly Check[] = checksOf('batchRows', {
  'returns the first response again for the same key': withRows([{ n: 1 }, { n: 1 }], async (world) => {
    const operations = [
      { op: 'insert', row: { a: 'é' } },
      { op: 'update', id: 1, patch: { n: 2 } },
      { op: 'delete', id: 2 },
    ];
    const change = () => world.succeed('updateRow', 200, { row: 1, body: { n: 3 } });
    for (const headers of [undefined, { Prefer: 'return=minimal' }]) {
      await repeat(world, 'batchRows', 200, { body: { operations }, ...(headers && { headers }) }, change);
      await world.insertOne({});
      operations[2] = { op: 'delete', id: 3 };
    }
  }),
});

const ofCollections: readonly Check[] = [
  ...checksOf('createCollection', {
    'returns the first response again for the same key': withRows([{}], async (world) => {
      await world.succeed('deleteCollection', 204);
      await repeat(world, 'createCollection', 201, { body: { name: world.collection } });
      await world.refuse('createCollection', 'collection_exists', { body: { name: world.collection } });
    }),
  }),
  ...checksOf('deleteCollection', {
    'returns the first response again for the same key, and does not overwrite newer data': withRows(
      [{}],
      async (world) => {
        const makeAnew = () => world.succeed('createCollection', 201, { body: { name: world.collection } });
        await repeat(world, 'deleteCollection', 204, {}, makeAnew);
        // The client has noted the replayed response as a deletion. In fact, the new collection still exists.
        world.made.add(world.collection);
        await world.succeed('getCollection', 200);
      },
    ),
  }),
];

export const repeatChecks: readonly Check[] = [
  ...insertion,
  ...ofRows,
  ...ofMany,
  ...ofBatches,
  ...ofCollections,
];
