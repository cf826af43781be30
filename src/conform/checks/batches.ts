/** Conformance checks of batches of operations. */
import { type Check, checksOf, withRows } from '../check.js';
import type { World } from '../world.js';

const three = [{ n: 1 }, { n: 2 }, { n: 3 }];
const batch = (...operations: unknown[]) => ({ body: { operations } });
const first = { op: 'insert', row: { n: 4 } };

async function unchangedBy(world: World, run: () => Promise<unknown>): Promise<void> {
  const before = await world.list();
  await run();
  const after = await world.list();
  world.expect('the rows', after.text, before.text);
  world.expect('the cursor', after.cursor, before.cursor);
}

/** Checks that a condition is true for the first operation that changes row 1, and false for the next one. */
async function comparesOnce(world: World, condition: object): Promise<void> {
  const update = { op: 'update', id: 1, patch: { n: 5 }, ...condition };
  await world.refuse(
    'batchRows',
    'version_mismatch',
    batch(update, { ...update, patch: {} }),
    '/operations/1',
  );
  await world.succeed('batchRows', 200, batch(update));
}

export const batchChecks: readonly Check[] = checksOf('batchRows', {
  'executes operations in order, and sends a frame for each change': withRows(three, async (world) => {
    const before = (await world.list()).cursor;
    const answer = await world.succeed(
      'batchRows',
      200,
      batch(
        first,
        { op: 'update', id: 4, patch: { m: null } },
        { op: 'update', id: 1, patch: { n: 1 } },
        { op: 'replace', id: 2, row: { k: 1 } },
        { op: 'delete', id: 3 },
      ),
    );
    world.expect('the results', answer.json.results, [
      { outcome: 'inserted', row: { id: 4, n: 4 } },
      { outcome: 'updated', row: { id: 4, n: 4, m: null } },
      { outcome: 'unchanged', row: { id: 1, n: 1 } },
      { outcome: 'replaced', row: { id: 2, k: 1 } },
      { outcome: 'deleted', id: 3 },
    ]);
    const { json, cursor } = await world.list();
    world.expect('the rows', json, [
      { id: 1, n: 1 },
      { id: 2, k: 1 },
      { id: 4, n: 4, m: null },
    ]);
    world.expect('the cursor', cursor, answer.cursor);
    const feed = await world.follow({ since: before });
    const frames = await feed.takeUntil(({ event }) => event === 'delete');
    const sent = frames.map(({ event, row, changed = [] }) => [event, row, [...changed].sort()]);
    world.expect('the sequence of frames', sent, [
      ['insert', { id: 4, n: 4 }, []],
      ['update', { id: 4, n: 4, m: null }, ['m']],
      ['update', { id: 2, k: 1 }, ['k', 'n']],
      ['delete', { id: 3, n: 3 }, []],
    ]);
  }),
  'returns only ids with Prefer: return=minimal': withRows(three, async (world) => {
    const ask = { ...batch(first, { op: 'delete', id: 1 }), headers: { Prefer: 'return=minimal' } };
    const answer = await world.succeed('batchRows', 200, ask);
    world.expect('the results', answer.json.results, [
      { outcome: 'inserted', id: 4 },
      { outcome: 'deleted', id: 1 },
    ]);
    world.expect('Preference-Applied', answer.headers.get('Preference-Applied'), 'return=minimal');
  }),
  'executes no operation if one of them fails': withRows(three, async (world) => {
    const refuse = (code: 'row_not_found' | 'version_mismatch', operation: object) =>
      unchangedBy(world, () => world.refuse('batchRows', code, batch(first, operation), '/operations/1'));
    await refuse('row_not_found', { op: 'update', id: 9, patch: {} });
    await refuse('row_not_found', { op: 'delete', id: 9, if_match: '"x"' });
    await refuse('version_mismatch', { op: 'update', id: 1, patch: { n: 5 }, if_match: '"x"' });
    await refuse('version_mismatch', { op: 'replace', id: 1, row: {}, if_match: 'W/"x"' });
  }),
  'compares if_match with the current version': withRows(three, async (world) => {
    const { etag } = await world.succeed('getRow', 200, { row: 1 });
    await comparesOnce(world, { if_match: etag });
  }),
  'compares if_unchanged_since with the last change of the row': withRows(three, async (world) => {
    await comparesOnce(world, { if_unchanged_since: (await world.list()).cursor });
  }),
  'rejects invalid operations': async (world) => {
    const refuse = (at: string, ...operations: unknown[]) =>
      unchangedBy(world, () => world.refuse('batchRows', 'body_invalid', batch(...operations), at));
    await refuse('/operations');
    await refuse('/operations', ...Array.from({ length: 1_001 }, () => first));
    await refuse('/operations/1/op', first, { row: {} });
    await refuse('/operations/1/op', first, { op: 'merge', row: {} });
    await refuse('/operations/1/row', first, { op: 'insert' });
    await refuse('/operations/1/row/id', first, { op: 'insert', row: { id: 1 } });
    await refuse('/operations/1/patch/id', first, { op: 'update', id: 1, patch: { id: 2 } });
    await refuse('/operations/1/row', first, { op: 'delete', id: 1, row: {} });
    await refuse('/operations/1/if_match', first, { op: 'delete', id: 1, if_match: 'x' });
  },
  'rejects values that cannot be stored': async (world) => {
    const body = '{"operations":[{"op":"insert","row":{"a":9007199254740993}}]}';
    await world.refuse('batchRows', 'value_unsupported', { body }, '/operations/0/row/a');
  },
  'rejects If-Match, because it applies only to single rows': [
    'parameter_invalid',
    { ...batch(first), headers: { 'If-Match': '*' } },
    'If-Match',
  ],
});
