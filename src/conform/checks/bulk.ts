/** Conformance checks of bulk updates and deletes by filter. */
import type { OperationId } from '../../../generated/operations.js';
import { type Check, checksOf, withRows } from '../check.js';
import type { Query, World } from '../world.js';

const three = [
  { n: 1, kind: 'a' },
  { n: 2, kind: 'a' },
  { n: 1, kind: 'b' },
];
const fitting = { filter: '@.n == 1', max_rows: 2 };

/** The checks that bulk updates and bulk deletes share. @param body the body of an update */
function guards(id: OperationId, body?: object): Record<string, Check['run']> {
  const refuse = (world: World, code: 'parameter_invalid' | 'too_many_rows', query: Query, at?: string) =>
    world.refuse(id, code, { query, ...(body && { body }) }, at);
  return {
    'rejects a request if more rows match than max_rows': withRows(three, async (world) => {
      const before = await world.list();
      await refuse(world, 'too_many_rows', { ...fitting, max_rows: 1 });
      await refuse(world, 'too_many_rows', { ...fitting, max_rows: 1, dry_run: 'true' });
      world.expect('the rows', (await world.list()).text, before.text);
      world.expect('the cursor', (await world.list()).cursor, before.cursor);
    }),
    'requires filter and max_rows': async (world) => {
      await refuse(world, 'parameter_invalid', { max_rows: 1 }, 'filter');
      await refuse(world, 'parameter_invalid', { filter: '@.n == 1' }, 'max_rows');
      await refuse(world, 'parameter_invalid', { filter: '@.n = 1', max_rows: 1 }, 'filter');
      for (const max of [0, 1001])
        await refuse(world, 'parameter_invalid', { ...fitting, max_rows: max }, 'max_rows');
      await refuse(world, 'parameter_invalid', { ...fitting, dry_run: 'false' }, 'dry_run');
    },
    'rejects If-Match, because it applies only to single rows': async (world) => {
      for (const name of ['If-Match', 'If-None-Match']) {
        const ask = { query: fitting, ...(body && { body }), headers: { [name]: '*' } };
        await world.refuse(id, 'parameter_invalid', ask, name);
      }
    },
  };
}

const changing = checksOf('updateRows', {
  'updates matching rows, and sends a frame for each changed row': withRows(three, async (world) => {
    const before = (await world.list()).cursor;
    const query = { filter: '@.kind == "a"', max_rows: 1000 };
    const body = { n: 2, more: null };
    const dry = await world.succeed('updateRows', 200, { query: { ...query, dry_run: 'true' }, body });
    world.expect('the cursor after a dry run', (await world.list()).cursor, before);
    const answer = await world.succeed('updateRows', 200, { query, body });
    world.expect('the counts', answer.json, { matched: 2, changed: 2 });
    world.expect('the counts of the dry run', dry.json, answer.json);
    const { json, cursor } = await world.list();
    world.expect('the rows', json, [
      { id: 1, n: 2, kind: 'a', more: null },
      { id: 2, n: 2, kind: 'a', more: null },
      { id: 3, n: 1, kind: 'b' },
    ]);
    world.expect('the cursor', cursor, answer.cursor);
    const again = await world.succeed('updateRows', 200, { query, body });
    world.expect('the counts of a repeated request', again.json, { matched: 2, changed: 0 });
    world.expect('the cursor after a repeated request', again.cursor, answer.cursor);
    const feed = await world.follow({ since: before });
    const frames = await feed.takeUntil(({ row }) => row.id === 2);
    const sent = frames.map(({ event, row, changed = [] }) => [event, row.id, [...changed].sort()]);
    world.expect('the sequence of frames', sent, [
      ['update', 1, ['more', 'n']],
      ['update', 2, ['more']],
    ]);
  }),
  'applies a merge patch if the media type is application/merge-patch+json': withRows(
    three,
    async (world) => {
      const headers = { 'Content-Type': 'application/merge-patch+json' };
      const ask = { query: fitting, body: { n: null, kind: { c: null } }, headers };
      await world.succeed('updateRows', 200, ask);
      world.expect('the rows', (await world.list()).json, [
        { id: 1, kind: {} },
        { id: 2, n: 2, kind: 'a' },
        { id: 3, kind: {} },
      ]);
    },
  ),
  'rejects an id': ['body_invalid', { query: fitting, body: { id: 1 } }, '/id'],
  ...guards('updateRows', { n: 3 }),
});

const deleting = checksOf('deleteRows', {
  'deletes matching rows, and sends a frame for each of them': withRows(three, async (world) => {
    const before = (await world.list()).cursor;
    const dry = await world.succeed('deleteRows', 200, { query: { ...fitting, dry_run: 'true' } });
    world.expect('the cursor after a dry run', (await world.list()).cursor, before);
    const answer = await world.succeed('deleteRows', 200, { query: fitting });
    world.expect('the counts', [dry.json, answer.json], [{ deleted: 2 }, { deleted: 2 }]);
    const { json, cursor } = await world.list();
    world.expect('the rows', json, [{ id: 2, n: 2, kind: 'a' }]);
    world.expect('the cursor', cursor, answer.cursor);
    const feed = await world.follow({ since: before });
    const frames = await feed.takeUntil(({ row }) => row.id === 3);
    const sent = frames.map(({ event, row }) => [event, row]);
    world.expect('the sequence of frames', sent, [
      ['delete', { id: 1, ...three[0] }],
      ['delete', { id: 3, ...three[2] }],
    ]);
  }),
  ...guards('deleteRows'),
});

export const bulkChecks: readonly Check[] = [...changing, ...deleting];
