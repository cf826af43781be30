/** Conformance checks of row keys. If the key can't set row keys, the server must reject the requests. */
import type { OperationId } from '../../../generated/operations.js';
import { type Check, checksOf } from '../check.js';
import type { Ask, World } from '../world.js';

const body = { fields: ['k', 'at'] };
const rows = [
  { k: 'a', at: 1 },
  { k: 'a', at: 2 },
];

/**
 * Runs the check in a new collection with a row key, if the key has the scope `admin`. Otherwise, the server
 * must reject the operation.
 */
function forAdmin(id: OperationId, run: (world: World) => Promise<unknown>, isSet = true): Check['run'] {
  return (world) =>
    world.inScratchCollection(rows, async (scratch) => {
      const query = isSet ? {} : { query: { dry_run: 'true' } };
      const { status } = await scratch.ask('setRowKey', { body, ...query });
      if (status !== 403) return run(scratch);
      if (id === 'getRowKey') return scratch.refuse(id, 'row_key_not_found');
      if (id === 'insertRows' || id === 'batchRows')
        return scratch.refuse('setRowKey', 'scope_insufficient', { body });
      return scratch.refuse(id, 'scope_insufficient', id === 'setRowKey' ? { body } : {});
    });
}

export const rowKeyChecks: readonly Check[] = [
  ...checksOf('setRowKey', {
    'rejects every write that would make two rows equal': forAdmin('setRowKey', async (world) => {
      const before = (await world.list()).cursor;
      const taken = async (id: OperationId, ask: Ask, at: string, owner?: number) => {
        const { json } = await world.refuse(id, 'row_key_taken', ask, at);
        world.expect('the id of the row that has the row key', json?.errors?.[0]?.id, owner);
      };
      const b = { k: 'b', at: 1 };
      await taken('insertRows', { body: [b, { k: 'a', at: 2 }] }, '/1', 2);
      await taken('insertRows', { body: [b, b] }, '/1');
      await taken('updateRow', { row: 1, body: { at: 2 } }, '', 2);
      await taken('replaceRow', { row: 2, body: { k: 'a', at: 1 } }, '', 1);
      await taken('updateRows', { query: { filter: '@.at == 2', max_rows: 9 }, body: { at: 1 } }, '', 1);
      world.expect('the cursor', (await world.list()).cursor, before);
      const others = [
        { k: 'a', at: '1' },
        { ...b, k: 'A' },
      ];
      await world.succeed('insertRows', 201, { body: others });
      await world.succeed('updateRow', 200, { row: 1, body: { at: 1, more: true } });
    }),
    'rejects every write of a value that a row key cannot contain': forAdmin('setRowKey', async (world) => {
      await world.refuse('insertRows', 'row_invalid', { body: [{ k: 'b', at: null }] }, '/0/at');
      await world.refuse('insertRows', 'row_invalid', { body: [{ at: 3 }] }, '/0/k');
      await world.refuse('updateRow', 'row_invalid', { row: 1, body: { k: [1] } }, '/k');
      await world.refuse('replaceRow', 'row_invalid', { row: 1, body: { k: 'a' } }, '/at');
      const bulk = { query: { filter: '@.at > 0', max_rows: 9 }, body: { k: {} } };
      await world.refuse('updateRows', 'row_invalid', bulk, '/k');
      await world.refuse('insertRows', 'row_invalid', { body: [{ k: 'x'.repeat(257), at: 1 }] }, '/0/k');
      await world.succeed('insertRows', 201, { body: [{ k: 'x'.repeat(256), at: false }] });
    }),
    'rejects a row key that some rows do not conform to, and names these rows': forAdmin(
      'setRowKey',
      async (world) => {
        const { json } = await world.refuse('setRowKey', 'rows_mismatch', { body: { fields: ['k'] } }, '');
        world.expect('the rows', [json?.errors?.[0]?.id, json?.checked], [2, 2]);
        world.expect('the row key', (await world.succeed('getRowKey', 200)).json, body);
      },
    ),
    'accepts only 1 to 3 different fields, without id': forAdmin('setRowKey', async (world) => {
      const refuse = (fields: unknown, at: string) =>
        world.refuse('setRowKey', 'body_invalid', { body: { fields } }, at);
      await refuse([], '/fields');
      await refuse(['a', 'b', 'c', 'd'], '/fields');
      await refuse(['a', 'a'], '/fields');
      await refuse(['a', 'id'], '/fields/1');
    }),
    'does not change anything in a dry run': forAdmin(
      'setRowKey',
      (world) => world.refuse('getRowKey', 'row_key_not_found'),
      false,
    ),
  }),
  ...checksOf('insertRows', {
    'inserts, updates, replaces or ignores rows with on_conflict': forAdmin('insertRows', async (world) => {
      const upsert = async (mode: string, body: readonly object[], counts: string, expected: unknown) => {
        const { json, headers } = await world.succeed('insertRows', 200, {
          query: { on_conflict: mode },
          body,
        });
        const named = ['Inserted', 'Updated', 'Unchanged'].map((name) => headers.get(`Rows-${name}`));
        world.expect(`the counts of ${mode}`, named.join(), counts);
        world.expect(`the rows of ${mode}`, json, expected);
      };
      const patch = [
        { k: 'b', at: 1, x: null },
        { k: 'a', at: 1, x: { y: 1 } },
      ];
      const patched = [
        { id: 3, k: 'b', at: 1 },
        { id: 1, k: 'a', at: 1, x: { y: 1 } },
      ];
      await upsert('update', patch, '1,1,0', patched);
      const { cursor } = await world.list();
      await upsert('update', patch, '0,0,2', patched);
      await upsert('ignore', [{ k: 'a', at: 1, z: 1 }], '0,0,1', [patched[1]]);
      world.expect('the cursor', (await world.list()).cursor, cursor);
      await upsert('replace', [{ k: 'a', at: 1, z: null }], '0,1,0', [{ id: 1, k: 'a', at: 1, z: null }]);
    }),
    'rejects an upsert if two rows have the same row key, or if the collection has no row key': forAdmin(
      'insertRows',
      async (world) => {
        const query = { on_conflict: 'update' };
        const twice = [
          { k: 'c', at: 1 },
          { k: 'd', at: 1 },
          { k: 'c', at: 1 },
        ];
        const { json } = await world.refuse('insertRows', 'body_invalid', { query, body: twice });
        const pointers = json?.errors?.map(({ pointer }: { pointer: string }) => pointer);
        world.expect('the places of the row key', pointers, ['/0', '/2']);
        await world.succeed('removeRowKey', 204);
        await world.refuse('insertRows', 'row_key_missing', { query, body: twice.slice(0, 1) });
      },
    ),
  }),
  ...checksOf('batchRows', {
    'upserts rows, and each operation sees the changes of earlier operations': forAdmin(
      'batchRows',
      async (world) => {
        const upsert = (row: object, on_conflict: string) => ({ op: 'upsert', row, on_conflict });
        const operations = [
          upsert({ k: 'b', at: 1, x: null }, 'update'),
          upsert({ k: 'b', at: 1, y: 1 }, 'update'),
          upsert({ k: 'a', at: 1, z: null }, 'replace'),
          upsert({ k: 'a', at: 2, z: 1 }, 'ignore'),
        ];
        const { json } = await world.succeed('batchRows', 200, { body: { operations } });
        world.expect('the results', json.results, [
          { outcome: 'inserted', row: { id: 3, k: 'b', at: 1 } },
          { outcome: 'updated', row: { id: 3, k: 'b', at: 1, y: 1 } },
          { outcome: 'replaced', row: { id: 1, k: 'a', at: 1, z: null } },
          { outcome: 'unchanged', row: { id: 2, k: 'a', at: 2 } },
        ]);
        await world.succeed('removeRowKey', 204);
        await world.refuse('batchRows', 'row_key_missing', { body: { operations } }, '/operations/0');
      },
    ),
  }),
  ...checksOf('getRowKey', {
    'returns 404 while the collection has no row key': ['row_key_not_found'],
    'returns the fields in the order in which they were set': forAdmin('getRowKey', async (world) => {
      world.expect('the row key', (await world.succeed('getRowKey', 200)).json, body);
    }),
  }),
  ...checksOf('removeRowKey', {
    'allows rows with equal values again': forAdmin('removeRowKey', async (world) => {
      await world.succeed('removeRowKey', 204);
      await world.refuse('removeRowKey', 'row_key_not_found');
      await world.succeed('insertRows', 201, { body: [{ k: 'a', at: 1 }, {}] });
    }),
  }),
];
