/** Conformance checks of changes over plain HTTP: lists of changes, and streams of server-sent events. */
import { type Check, checksOf, withRows } from '../check.js';
import type { Frame } from '../feed.js';
import type { StreamEvent } from '../stream.js';
import type { Answer, Query, World } from '../world.js';

const filter = '@.n < 5';
/** Parameters of a feed, as lists of changes and streams take them. */
const choices: readonly Query[] = [
  {},
  { events: ['update', 'delete'] },
  { filter },
  { fields: ['n'] },
  { filter, fields: ['m'], events: ['insert', 'update'] },
];

export const changeChecks: readonly Check[] = [
  ...checksOf('listChanges', {
    'returns the frames of the feed': inChangedRows(async (world, since, frames) => {
      const { json } = await world.succeed('listChanges', 200, { query: { since, limit: 1000 } });
      world.expect('the changes', json.changes, frames);
      world.expect('the cursor', json.cursor, frames.at(-1)?.cursor);
      world.expect('has_more', json.has_more, false);
    }),
    'returns each frame once if every request uses the previous cursor': inChangedRows(
      async (world, since) => {
        for (const choice of choices) {
          const whole = await world.succeed('listChanges', 200, { query: { ...choice, since, limit: 1000 } });
          world.expect('the changes', await followed(world, since, choice), whole.json.changes);
        }
      },
    ),
    'returns only the current cursor if since is omitted': async (world) => {
      const { json } = await world.succeed('listChanges', 200, { query: { wait: 30 } });
      world.expect('the response', json, {
        changes: [],
        cursor: (await world.list()).cursor,
        has_more: false,
      });
    },
    'waits for the next change': async (world) => {
      const since = (await world.list()).cursor;
      const [{ json }, inserted] = await Promise.all([
        world.succeed('listChanges', 200, { query: { since, wait: 5 } }),
        world.insert([{ n: 1 }]),
      ]);
      world.expect('the cursor', json.cursor, inserted.cursor);
      const idle = await world.succeed('listChanges', 200, { query: { since: json.cursor, wait: 1 } });
      world.expect('the changes', idle.json.changes, []);
    },
    'rejects a cursor of another collection': (world) => expire(world, 'listChanges'),
    'rejects a key in the query': ['parameter_invalid', { query: { api_key: 'x' } }, 'api_key'],
    'rejects a wait of more than a minute': ['parameter_invalid', { query: { wait: 61 } }, 'wait'],
    'rejects a collection that does not exist': ['collection_not_found', { collection: 'not_there' }],
  }),
  ...checksOf('streamChanges', {
    'sends the frames of the feed, and uses their cursors as event ids': inChangedRows(
      async (world, since) => {
        for (const choice of choices) {
          const { json } = await world.succeed('listChanges', 200, {
            query: { ...choice, since, limit: 1000 },
          });
          const last = json.changes.at(-1).seq;
          const stream = await world.stream({ ...choice, since });
          const events = await stream.takeUntil(({ frame }) => frame.seq === last);
          stream.end();
          world.expect('the frames', framesIn(events), json.changes);
          world.expect(
            'the ids',
            events.map(({ id }) => id),
            events.map(({ frame }) => frame.cursor),
          );
        }
      },
    ),
    'resumes from Last-Event-ID': inChangedRows(async (world, since, frames) => {
      const stream = await world.stream({ since }, { 'Last-Event-ID': frames[1]!.cursor });
      const events = await stream.takeUntil(({ frame }) => frame.seq === frames.at(-1)!.seq);
      world.expect('the frames', framesIn(events), frames.slice(2));
    }),
    'starts with a bookmark': async (world) => {
      const { cursor } = await world.list();
      const [first] = await (await world.stream()).takeUntil(() => true);
      world.expect('the first event', [first?.event, first?.id], ['bookmark', cursor]);
    },
    'sends the current rows without event ids': withRows([{ n: 1 }, { n: 5 }, { n: 9 }], async (world) => {
      const page = await world.list({ filter });
      const stream = await world.stream({ initial: 'true', filter });
      const events = await stream.takeUntil(({ frame }) => frame.synced === true);
      world.expect(
        'the rows',
        events.slice(0, -1).map(({ frame }) => frame.row),
        page.json,
      );
      world.expect(
        'the ids',
        events.map(({ id }) => id),
        [...page.json.map(() => undefined), page.cursor],
      );
    }),
    'rejects a cursor of another collection': (world) => expire(world, 'streamChanges'),
    'rejects a malformed Last-Event-ID': [
      'parameter_invalid',
      { headers: { 'Last-Event-ID': 'x' } },
      'Last-Event-ID',
    ],
    'rejects a collection that does not exist': ['collection_not_found', { collection: 'not_there' }],
  }),
];

/** Returns a check that runs in a collection with changes after `since`, to which the feed sends `frames`. */
function inChangedRows(
  run: (world: World, since: string, frames: readonly Frame[]) => Promise<void>,
): Check['run'] {
  return withRows([{ n: 1 }, { n: 5, m: 1 }], async (world) => {
    const since = (await world.list()).cursor;
    await world.succeed('updateRow', 200, { row: 1, body: { n: 7 } });
    await world.succeed('updateRow', 200, { row: 2, body: { n: 2 } });
    await world.succeed('updateRow', 200, { row: 2, body: { m: 'é' } });
    await world.insert([{ n: 3 }, { n: 8, m: null }]);
    await world.succeed('deleteRow', 204, { row: 3 });
    const { cursor } = await world.succeed('updateRow', 200, { row: 2, body: { m: 2 } });
    const feed = await world.follow({ since });
    const frames = await feed.takeUntil((frame) => frame.cursor === cursor);
    feed.end();
    await run(world, since, frames);
  });
}

/** Returns the changes that a client receives, two at a time. */
async function followed(world: World, since: string, choice: Query): Promise<Frame[]> {
  const changes: Frame[] = [];
  for (let cursor = since; ; ) {
    const query = { ...choice, since: cursor, limit: 2 };
    const { json }: Answer = await world.succeed('listChanges', 200, { query });
    changes.push(...json.changes);
    cursor = json.cursor;
    if (!json.has_more) return changes;
  }
}

async function expire(world: World, operation: 'listChanges' | 'streamChanges'): Promise<void> {
  await world.refuse(operation, 'cursor_expired', { query: { since: await world.otherCursor() } });
}

/** Returns the frames of events, without bookmarks, which a server sends at any time. */
function framesIn(events: readonly StreamEvent[]): Frame[] {
  return events.map(({ frame }) => frame).filter(({ event }) => event !== 'bookmark');
}
