/** Conformance checks of access with keys, of usage and of collections. */
import { compareValues } from '../../values/sort-key.js';
import { type Check, checksOf } from '../check.js';
import { nextOf, pagesOf } from '../pages.js';

/** How often to retry a check that other clients of the account can disturb. */
const attempts = 5;

export const accessChecks: readonly Check[] = checksOf('listCollections', {
  'rejects a request without a key': ['key_missing', { key: null }],
  'rejects an invalid key': (world) =>
    world.refuse('listCollections', 'key_invalid', { key: `${world.key}x` }),
  'rejects two different keys': (world) =>
    world.refuse('listCollections', 'credentials_conflict', { headers: { 'x-api-key': `${world.key}x` } }),
  'accepts the key in the header x-api-key': (world) =>
    world.succeed('listCollections', 200, { key: null, headers: { 'x-api-key': world.key } }),
});

/** Behind a load balancer, another instance may respond that doesn't have the new count yet. */
const countedWithinMs = 2_000;

export const usageChecks: readonly Check[] = checksOf('getUsage', {
  'counts requests': async (world) => {
    const { period, requests } = (await world.succeed('getUsage', 200)).json;
    const deadline = Date.now() + countedWithinMs;
    for (;;) {
      const { json } = await world.succeed('getUsage', 200);
      if (json.requests.used > requests.used || json.period.start !== period.start) return;
      if (Date.now() > deadline) return world.note(`requests.used stays ${requests.used}`);
    }
  },
  'rejects unknown parameters': ['parameter_invalid', { query: 'x=1' }, 'x'],
});

/** The order matters, because the first check creates the collection that the others use. */
export const creationChecks: readonly Check[] = checksOf('createCollection', {
  'creates a collection': async (world) => {
    const created = await world.succeed('createCollection', 201, { body: { name: world.collection } });
    world.expect('the response', created.json, { name: world.collection });
    world.expectLocation(created, `/v1/collections/${world.collection}`);
  },
  'rejects the name of an existing collection': (world) =>
    world.refuse('createCollection', 'collection_exists', { body: { name: world.collection } }),
  'rejects an invalid name': ['body_invalid', { body: { name: '1 2' } }, '/name'],
  'rejects unknown members': (world) =>
    world.refuse('createCollection', 'body_invalid', { body: { name: world.collection, rows: 1 } }, '/rows'),
  'rejects a body that is not JSON': ['body_malformed', { body: '{"name":' }],
  'rejects other media types': [
    'media_type_unsupported',
    { body: 'name=x', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
  ],
  'rejects a body of more than 1 MiB': ['body_too_large', { body: ' '.repeat(1_048_577) }],
});

export const collectionChecks: readonly Check[] = [
  ...checksOf('listCollections', {
    'lists the collections by name': async (world) => {
      const names: string[] = [];
      for await (const { json } of pagesOf(world, 'listCollections', { limit: 1_000 }))
        names.push(...namesOf(json));
      if (!names.includes(world.collection)) world.note(`${world.collection} is missing`);
      world.expect('the order', names, [...names].sort(compareValues));
    },
    'returns 304 if nothing has changed': async (world) => {
      for (let attempt = 1; ; attempt += 1) {
        const { etag } = await world.succeed('listCollections', 200);
        const polled = await world.ask('listCollections', { headers: { 'If-None-Match': etag } });
        // Another client may have created a collection in the meantime, but hardly in every attempt.
        if (polled.status === 200 && attempt < attempts) continue;
        world.expect('the status of a poll', polled.status, 304);
        return world.expect('the ETag', polled.etag, etag);
      }
    },
    'returns another ETag after a collection is created, deleted or created again': async (world) => {
      const tags = new Set<string>();
      const poll = async () => {
        const [known = '"none"'] = [...tags].slice(-1);
        const headers = { 'If-None-Match': known };
        tags.add((await world.succeed('listCollections', 200, { headers })).etag);
      };
      await poll();
      await world.inScratchCollection([{}], async (scratch) => {
        await poll();
        await scratch.succeed('deleteCollection', 204);
        await scratch.succeed('createCollection', 201, { body: { name: scratch.collection } });
        await poll();
      });
      await poll();
      world.expect('the number of versions', tags.size, 4);
    },
    'never accepts its ETag in If-Match, because the ETag is weak': async (world) => {
      const etag = (await world.succeed('listCollections', 200)).etag;
      for (const tags of [etag, etag.replace('W/', ''), '"another"'])
        await world.refuse('listCollections', 'version_mismatch', { headers: { 'If-Match': tags } });
      await world.succeed('listCollections', 200, { headers: { 'If-Match': '*' } });
      await world.succeed('listCollections', 304, { headers: { 'If-None-Match': '*' } });
    },
    'has pages': async (world) => {
      const query = { limit: 1, after: world.collection };
      await world.inScratchCollection([{}], async (scratch) => {
        const page = await world.succeed('listCollections', 200, { query });
        const [name = ''] = namesOf(page.json);
        world.expect('the size of the page', page.json.length, 1);
        if (!(world.collection < name && name <= scratch.collection))
          world.note(`the collection after ${world.collection} is ${name}, not ${scratch.collection}`);
        const next = page.headers.get('Next-After');
        world.expect('after of Link', nextOf(page)?.get('after') ?? null, next);
        if (next === null) return;
        const { json } = await world.succeed('listCollections', 200, { query: { ...query, after: next } });
        for (const later of namesOf(json)) if (later <= name) world.note(`${later} comes after ${name}`);
      });
    },
    'rejects a limit that is out of range': ['parameter_invalid', { query: 'limit=1001' }, 'limit'],
    'rejects a page token that it did not create': ['parameter_invalid', { query: 'after=1%202' }, 'after'],
    'rejects unknown parameters': ['parameter_invalid', { query: 'offset=1' }, 'offset'],
  }),
  ...checksOf('getCollection', {
    'returns the number of rows': async (world) => {
      const count = async (): Promise<number> => {
        const { json } = await world.succeed('getCollection', 200);
        world.expect('the name', json.name, world.collection);
        return json.rows;
      };
      const before = await count();
      await world.insert([{}, {}]);
      world.expect('rows after two inserts', await count(), before + 2);
    },
    'rejects a collection that does not exist': ['collection_not_found', { collection: 'not_there' }],
    'rejects an invalid name': ['parameter_invalid', { collection: '1 2' }, 'collection_name'],
  }),
];

function namesOf(list: readonly { readonly name: string }[]): string[] {
  return list.map(({ name }) => name);
}

/** The checks that run last, because they delete the collection. */
export const deletionChecks: readonly Check[] = checksOf('deleteCollection', {
  'closes its feeds': async (world) => {
    const feed = await world.follow();
    await world.succeed('deleteCollection', 204);
    world.expect('the close code', await feed.closed(), 4404);
  },
  'deletes all rows': async (world) => {
    await world.refuse('getCollection', 'collection_not_found');
    await world.refuse('listRows', 'collection_not_found');
  },
  'returns 404 after the collection was deleted': ['collection_not_found'],
  'allows another collection with the same name': async (world) => {
    await world.succeed('createCollection', 201, { body: { name: world.collection } });
    world.expect('the first id', await world.insertOne({}), 1);
    await world.succeed('deleteCollection', 204);
  },
});
