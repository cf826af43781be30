/** Checks of keys, usage and collections. */
import { type Check, checksOf } from './check.js';
import { compareTexts } from './order.js';

export const accessChecks: readonly Check[] = checksOf('listCollections', {
  'refuses a request without a key': ({ client }) =>
    client.refuse('listCollections', 'key_missing', { key: null }),
  'refuses a wrong key': ({ client }) =>
    client.refuse('listCollections', 'key_invalid', { key: `${client.key}x` }),
  'refuses two different keys': ({ client }) =>
    client.refuse('listCollections', 'credentials_conflict', { headers: { 'x-api-key': `${client.key}x` } }),
  'takes the key in a header of its own': ({ client }) =>
    client.succeed('listCollections', 200, { key: null, headers: { 'x-api-key': client.key } }),
});

/** Behind a load balancer the next answer may come from an instance that hasn't heard of it yet. */
const countedWithinMs = 2_000;

export const usageChecks: readonly Check[] = checksOf('getUsage', {
  'counts requests': async ({ client }) => {
    const { period, requests } = (await client.succeed('getUsage', 200)).json;
    const deadline = Date.now() + countedWithinMs;
    for (;;) {
      const { json } = await client.succeed('getUsage', 200);
      if (json.requests.used > requests.used || json.period.start !== period.start) return;
      if (Date.now() > deadline) return client.note(`what is used stays ${requests.used}`);
    }
  },
  'refuses unknown parameters': ({ client }) =>
    client.refuse('getUsage', 'parameter_invalid', { query: 'x=1' }, 'x'),
});

/** In this order: the first one makes the collection in which the others work. */
export const creationChecks: readonly Check[] = checksOf('createCollection', {
  'makes a collection': async ({ client, collection }) => {
    const { json, headers } = await client.succeed('createCollection', 201, { body: { name: collection } });
    client.expect('the answer', json, { name: collection });
    client.expect('Location', headers.get('Location'), `/v1/collections/${collection}`);
  },
  'refuses a name that is taken': ({ client, collection }) =>
    client.refuse('createCollection', 'collection_exists', { body: { name: collection } }),
  'refuses a name that can not be': ({ client }) =>
    client.refuse('createCollection', 'body_invalid', { body: { name: '1 2' } }, '/name'),
  'refuses unknown members': ({ client, collection }) =>
    client.refuse('createCollection', 'body_invalid', { body: { name: collection, rows: 1 } }, '/rows'),
  'refuses what is not JSON': ({ client }) =>
    client.refuse('createCollection', 'body_malformed', { body: '{"name":' }),
  'refuses other media types': ({ client }) =>
    client.refuse('createCollection', 'media_type_unsupported', {
      body: 'name=x',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    }),
  'refuses a body of over 1 MiB': ({ client }) =>
    client.refuse('createCollection', 'body_too_large', { body: ' '.repeat(1_048_577) }),
});

export const collectionChecks: readonly Check[] = [
  ...checksOf('listCollections', {
    'names the collections in order': async ({ client, collection }) => {
      const { json } = await client.succeed('listCollections', 200);
      const names: string[] = json.map(({ name }: { name: string }) => name);
      if (!names.includes(collection)) client.note(`${collection} is missing`);
      client.expect('the order', names, [...names].sort(compareTexts));
    },
    'refuses unknown parameters': ({ client }) =>
      client.refuse('listCollections', 'parameter_invalid', { query: 'limit=1' }, 'limit'),
  }),
  ...checksOf('getCollection', {
    'counts the rows': async (world) => {
      const count = async (): Promise<number> => {
        const { json } = await world.client.succeed('getCollection', 200, world.at());
        world.client.expect('the name', json.name, world.collection);
        return json.rows;
      };
      const before = await count();
      await world.insert([{}, {}]);
      world.client.expect('rows after two inserts', await count(), before + 2);
    },
    'refuses a collection that is not there': ({ client }) =>
      client.refuse('getCollection', 'collection_not_found', { path: { collection_name: 'not_there' } }),
    'refuses a name that can not be': ({ client }) =>
      client.refuse(
        'getCollection',
        'parameter_invalid',
        { path: { collection_name: '1 2' } },
        'collection_name',
      ),
  }),
];

/** The last checks: the collection is gone afterwards. */
export const deletionChecks: readonly Check[] = checksOf('deleteCollection', {
  'closes its feeds': async (world) => {
    const feed = await world.follow();
    await world.client.succeed('deleteCollection', 204, world.at());
    world.client.expect('the close code', await feed.closed(), 4404);
  },
  'leaves nothing': async (world) => {
    await world.client.refuse('getCollection', 'collection_not_found', world.at());
    await world.client.refuse('listRows', 'collection_not_found', world.at());
  },
  'refuses a collection that is gone': (world) =>
    world.client.refuse('deleteCollection', 'collection_not_found', world.at()),
  'makes way for a new one': async (world) => {
    const { client, collection } = world;
    await client.succeed('createCollection', 201, { body: { name: collection } });
    client.expect('the first id', await world.insertOne({}), 1);
    await client.succeed('deleteCollection', 204, world.at());
  },
});
