/** Conformance checks of feeds. */
import { type Check, checksOf, withRows } from '../check.js';
import type { Feed, Frame } from '../feed.js';
import type { Row, World } from '../world.js';

export const feedChecks: readonly Check[] = checksOf('openFeed', {
  'rejects a request without a handshake': ['upgrade_required'],
  'sends every change, once and in order': async (world) => {
    const feed = await world.follow();
    const expected = await makeChanges(world);
    holdFrames(world, await takeToFence(world, feed), expected);
  },
  'resumes from the cursor of any frame': async (world) => {
    const since = (await world.list()).cursor;
    const expected = await makeChanges(world);
    const frames = await takeToFence(world, await world.follow({ since }));
    holdFrames(world, frames, expected);
    for (const [index, { cursor }] of frames.entries()) {
      const rest = frames.slice(index + 1);
      if (rest.length === 0) break;
      const resumed = await world.follow({ since: cursor });
      const replayed = await resumed.takeUntil(({ seq }) => seq >= rest.at(-1)!.seq);
      world.expect(`the frames after frame ${index + 1}`, replayed, rest);
      resumed.end();
    }
  },
  'continues from the cursor of a list': async (world) => {
    const page = await world.list();
    await makeChanges(world);
    const feed = await world.follow({ since: page.cursor, api_key: world.key });
    const copy = new Map<number, Row>(page.json.map((row: Row) => [row.id, row]));
    const rows: readonly Row[] = (await world.list()).json;
    const frames = await takeToFence(world, feed);
    for (const { event, row } of frames) {
      if (event === 'delete') copy.delete(row.id as number);
      else copy.set(row.id as number, row);
    }
    world.expect(
      'the copy',
      [...copy.values()].sort((a, b) => a.id - b.id),
      rows,
    );
  },
  'sends only the requested events': async (world) => {
    const feed = await world.follow({ events: 'update,delete' });
    const expected = (await makeChanges(world)).filter(({ event }) => event !== 'insert');
    const frames = await feed.takeUntil(({ event }) => event === 'delete');
    world.expect(
      'the events',
      frames.map(({ event }) => event),
      expected.map(({ event }) => event),
    );
  },
  'sends enter and leave for rows that start or stop matching a filter': withRows(
    [{ n: 1 }, { n: 5 }, { n: 9 }],
    async (world) => {
      const since = (await world.list()).cursor;
      const live = await world.follow({ filter });
      const expected = await crossFilter(world);
      const resumed = await world.follow({ filter, since });
      const chosen = await world.follow({ filter, since, events: 'insert,delete' });
      const changed = await world.follow({ filter, since, events: 'update' });
      await world.insert([{ n: 0, fence: true }]);
      await world.succeed('updateRow', 200, { row: 6, body: { fence: false } });
      const sent: readonly (readonly [feed: Feed, kinds: readonly string[]])[] = [
        [live, all],
        [resumed, all],
        [chosen, ['insert', 'delete']],
        [changed, ['update', 'enter', 'leave']],
      ];
      for (const [feed, kinds] of sent) {
        const frames = await feed.takeUntil(({ row }) => row?.fence !== undefined);
        feed.end();
        const asked = expected.filter(({ event }) => kinds.includes(event));
        world.expect('the sequence of frames', frames.slice(0, -1).map(shown), asked);
      }
    },
  ),
  'sends the current rows first': withRows([{ n: 1 }, { n: 5 }, { n: 9 }], async (world) => {
    const sets: readonly Readonly<Record<string, string>>[] = [{}, { filter }];
    for (const asked of sets) {
      const page = await world.list(asked);
      const feed = await world.follow({ initial: 'true', ...asked });
      const frames = await feed.takeUntil(({ synced }) => synced === true);
      feed.end();
      world.expect(
        'the first rows',
        frames.slice(0, -1).map(shown),
        page.json.map((row: Row) => ({ event: 'row', row })),
      );
      world.expect('the cursor after them', frames.at(-1)?.cursor, page.cursor);
    }
    const feed = await world.follow({ initial: 'true', filter });
    await feed.takeUntil(({ synced }) => synced === true);
    const expected = await crossFilter(world);
    await world.insert([{ n: 0, fence: true }]);
    const frames = await feed.takeUntil(({ row }) => row?.fence !== undefined);
    feed.end();
    world.expect('the sequence of frames after the initial rows', frames.slice(0, -1).map(shown), expected);
  }),
  'closes with 4410 if the cursor belongs to another collection': async (world) => {
    const feed = await world.follow({ since: await world.otherCursor() });
    world.expect('the close code', await feed.closed(), 4410);
  },
});

const filter = '@.n < 5';
const all: readonly string[] = ['insert', 'update', 'delete', 'enter', 'leave'];

/**
 * Makes changes that affect the filter in every possible way. At the start, rows 1 to 3 exist, and only row 1
 * matches. Returns the frames that a feed with the filter must send.
 */
async function crossFilter(world: World): Promise<readonly Shown[]> {
  await world.succeed('updateRow', 200, { row: 2, body: { n: 2 } });
  await world.succeed('updateRow', 200, { row: 1, body: { n: 7, unseen: true } });
  await world.succeed('updateRow', 200, { row: 3, body: { n: 8 } });
  await world.succeed('updateRow', 200, { row: 2, body: { m: 1 } });
  await world.insert([{ n: 0 }, { n: 6 }]);
  await world.succeed('deleteRow', 204, { row: 2 });
  await world.succeed('deleteRow', 204, { row: 3 });
  return [
    { event: 'enter', row: { id: 2, n: 2 } },
    { event: 'leave', row: { id: 1, n: 1 } },
    { event: 'update', row: { id: 2, n: 2, m: 1 }, changed: ['m'] },
    { event: 'insert', row: { id: 4, n: 0 } },
    { event: 'delete', row: { id: 2, n: 2, m: 1 } },
  ];
}

type Shown = Pick<Frame, 'event' | 'row' | 'changed'>;

function shown({ event, row, changed }: Frame): Shown {
  return { event, row, ...(changed && { changed }) };
}

type Change = Shown & { readonly cursor?: string };

/**
 * Makes changes of every kind, and requests that change nothing. Returns the frames that the feed must send,
 * with their cursors if a response contained them.
 */
async function makeChanges(world: World): Promise<Change[]> {
  const inserted = await world.insert([{ n: 1 }, { n: 2 }, { n: 3, text: 'é' }]);
  const rows: readonly Row[] = inserted.json;
  const id = rows[0]?.id;
  const changed = await world.succeed('updateRow', 200, { row: id, body: { n: 'one', m: 2 } });
  await world.succeed('updateRow', 200, { row: id, body: { m: 2 } });
  await world.ask('insertRows', { body: [{}, { id: 1 }] });
  const deleted = await world.succeed('deleteRow', 204, { row: id });
  return [
    ...rows.map(
      (row, index): Change => ({ event: 'insert', row, ...(index === 2 && { cursor: inserted.cursor }) }),
    ),
    { event: 'update', row: { id, n: 'one', m: 2 }, changed: ['m', 'n'], cursor: changed.cursor },
    { event: 'delete', row: { id, n: 'one', m: 2 }, cursor: deleted.cursor },
  ];
}

let fences = 0;

/** Inserts one more row, and returns all frames before the frame of this row. */
async function takeToFence(world: World, feed: Feed): Promise<Frame[]> {
  fences += 1;
  const fence = `fence ${fences}`;
  await world.insert([{ fence }]);
  const frames = await feed.takeUntil(({ row }) => row.fence === fence);
  world.expect(
    'the numbers',
    frames.map(({ seq }) => seq),
    frames.map((_, index) => frames[0]!.seq + index),
  );
  return frames.slice(0, -1);
}

function holdFrames(world: World, frames: readonly Frame[], expected: readonly Change[]): void {
  const { collection } = world;
  world.expect(
    'the sequence of frames',
    frames.map(({ event, row, changed, collection }) => ({
      ...{ event, row, collection },
      ...(changed && { changed: [...changed].sort() }),
    })),
    expected.map(({ cursor: _, ...change }) => ({ ...change, collection })),
  );
  for (const [index, { cursor }] of expected.entries()) {
    if (cursor !== undefined) world.expect(`the cursor of frame ${index + 1}`, frames[index]?.cursor, cursor);
  }
}
