/**
 * Conformance checks of keys. If the key of the run has the scope `admin`, they create other keys. If not,
 * they check that the server rejects the requests.
 */
import type { OperationId } from '../../../generated/operations.js';
import { type Check, checksOf } from '../check.js';
import { pagesOf } from '../pages.js';
import type { World } from '../world.js';

/** The checks create keys that expire soon, even if the run is interrupted. */
const livesMs = 600_000;
const absent = { path: { key_id: 'key_000000000000' } };
// biome-ignore lint/suspicious/noExplicitAny: parsed from the response.
type NewKey = any;

/** Runs the check if the key has the scope `admin`. Otherwise, the server must reject the operation. */
function forAdmin(id: OperationId, run: Check['run']): Check['run'] {
  return async (world) => {
    const { status } = await world.ask('listKeys');
    await (status === 403 ? world.refuse(id, 'scope_insufficient', absent) : run(world));
  };
}

/** Runs the check with a new key, and then revokes the key. */
function withKey(id: OperationId, run: (world: World, key: NewKey) => Promise<unknown>): Check['run'] {
  return forAdmin(id, async (world) => {
    const body = { name: world.collection, scopes: ['read'], expires_at: inTime() };
    const { json } = await world.succeed('createKey', 201, { body });
    await run(world, json).finally(() => world.ask('deleteKey', pathOf(json)));
  });
}

export const keyChecks: readonly Check[] = [
  ...checksOf('createKey', {
    'returns a valid key': withKey('createKey', async (world, { key }) => {
      await world.succeed('listRows', 200, { key });
      await world.refuse('insertRows', 'scope_insufficient', { key, body: [{}] });
    }),
    'rejects an unknown scope': forAdmin('createKey', (world) =>
      world.refuse('createKey', 'body_invalid', { body: { name: 'x', scopes: ['owner'] } }, '/scopes/0'),
    ),
    'does not grant more permissions than the key has': withKey('createKey', (world, { key }) =>
      world.refuse('createKey', 'scope_insufficient', { key, body: { name: 'x' } }),
    ),
  }),
  ...checksOf('listKeys', {
    'lists keys without their secrets': withKey('listKeys', async (world, { key, ...details }) => {
      const listed: unknown[] = [];
      for await (const { json } of pagesOf(world, 'listKeys', { limit: 1_000 }))
        listed.push(...json.filter(({ id }: NewKey) => id === details.id));
      world.expect('the list of keys', listed, [details]);
    }),
  }),
  ...checksOf('getKey', {
    'returns the permissions of a key': withKey('getKey', async (world, { key, ...details }) =>
      world.expect('the key', (await world.succeed('getKey', 200, pathOf(details))).json, details),
    ),
    'returns 404 for a key that does not exist': forAdmin('getKey', (world) =>
      world.refuse('getKey', 'key_not_found', absent),
    ),
  }),
  ...checksOf('updateKey', {
    'updates only the given members': withKey('updateKey', async (world, { key, ...details }) => {
      const body = { collections: [world.collection] };
      const { json } = await world.succeed('updateKey', 200, { ...pathOf(details), body });
      world.expect('the key', json, { ...details, ...body });
    }),
  }),
  ...checksOf('rotateKey', {
    'creates a key like the old key, and lets the old key expire': withKey(
      'rotateKey',
      async (world, { key, ...old }) => {
        const { json } = await world.succeed('rotateKey', 201, pathOf(old));
        const { name, scopes, collections, expires_at } = json;
        world.expect('the new key', { ...old, name, scopes, collections, expires_at }, old);
        await world.succeed('deleteKey', 204, pathOf(json));
        await world.expectEnd(key);
      },
    ),
  }),
  ...checksOf('deleteKey', {
    'revokes a key': withKey('deleteKey', async (world, { key, ...details }) => {
      await world.succeed('deleteKey', 204, pathOf(details));
      const { revoked_at } = (await world.succeed('getKey', 200, pathOf(details))).json;
      world.expect('the type of revoked_at', typeof revoked_at, 'string');
      await world.expectEnd(key);
      await world.refuse('rotateKey', 'key_ended', pathOf(details));
    }),
  }),
];

export const historyChecks: readonly Check[] = checksOf('getUsageHistory', {
  'returns the requested number of days, and today last': async (world) => {
    const { json } = await world.succeed('getUsageHistory', 200, { query: { days: 3 } });
    const dates: string[] = json.map(({ date }: { date: string }) => date);
    const last = Date.parse(dates.at(-1) ?? '');
    const expected = [2, 1, 0].map((before) =>
      new Date(last - before * 86_400_000).toISOString().slice(0, 10),
    );
    world.expect('the dates', dates, Number.isNaN(last) ? [] : expected);
  },
  'rejects a number of days that is out of range': ['parameter_invalid', { query: { days: 91 } }, 'days'],
});

function inTime(): string {
  return new Date(Date.now() + livesMs).toISOString();
}

function pathOf({ id }: NewKey): { readonly path: { readonly key_id: string } } {
  return { path: { key_id: id } };
}
