/**
 * A key does not reveal data that it cannot see. The model: two servers start from copies of one database. Then
 * something that the key can't see changes on one of them. Every request of the key must get the same response on
 * both, and every feed the same frames.
 */
import { cp } from 'node:fs/promises';
import { expect } from 'chai';
import fc from 'fast-check';
import type { NewKey } from '../../src/access/keys.js';
import { type Client, client } from '../support/client.js';
import { declaredOperations } from '../support/contract.js';
import { engine } from '../support/engine.js';
import { type Feed, handshake } from '../support/feed.js';
import { heard, type KeyWish, limit, newKey, revoke } from '../support/registry.js';
import { inTurn } from '../support/sample.js';
import { removeDirectory, startService, type TestService, temporaryDirectory } from '../support/service.js';
import { type Ask, asks, masked, rows, schema } from '../support/sight.js';
import { cases, isFullSuite, seed } from '../support/suite.js';

/** A change that the key can't see. `account` is the name of the other account, or `default`. */
type Hidden = readonly [
  kind: 'collection' | 'rows' | 'schema' | 'delete' | 'key' | 'rename',
  name: string,
  account: string,
];

const all = ['read', 'write', 'admin'] as const;
/** A kind takes seconds, because it sends every operation to two servers. */
const inFastSuite = ['unbound admin', 'bound write'];
const kinds: Readonly<Record<string, KeyWish>> = {
  'bound read': { scopes: ['read'], collections: ['notes', 'later'] },
  'bound write': { scopes: ['read', 'write'], collections: ['notes', 'later'] },
  'bound admin': { scopes: all, collections: ['notes', 'later'] },
  'only its own collections': { scopes: all, collections: ['notes'] },
  'unbound read': { scopes: ['read'] },
  'unbound write': { scopes: ['write'] },
  'unbound admin': { scopes: all },
  expired: { scopes: all, collections: ['notes', 'later'], expiresAt: Date.now() - 1_000 },
};
/** The names conflict with `notes` and `later`, so that type names depend on their order. */
const hiddenNames = ['NOTES', 'Notes', 'no-tes', 'LATER', 'other'];
(engine === 'sqlite' ? describe : describe.skip)(`what a key can't see, seed ${seed}`, () => {
  let origin: string;
  const keys = new Map<string, NewKey>();
  let ownerKey: string;
  before(async () => {
    const service = await startService();
    ownerKey = service.key;
    const owner = client(service, service.key);
    for (const [name, wish] of Object.entries(kinds)) keys.set(name, await newKey(service, wish));
    await newKey(service, { account: 'elsewhere', name: 'elsewhere', scopes: all });
    for (const name of ['notes', 'later']) await owner.post('/v1/collections', { name });
    await owner.post(rows, [{ n: 1 }, { n: 2 }]);
    await service.stop();
    origin = service.directory;
  });
  after(() => removeDirectory(origin));

  const started = async (): Promise<TestService> => {
    const directory = await temporaryDirectory();
    await cp(origin, directory, { recursive: true });
    return startService({ directory, key: ownerKey, env: { ROWFEED_TRUST_PROXY: '127.0.0.1' } });
  };

  async function change(service: TestService, [kind, name, account]: Hidden): Promise<void> {
    const writer = await newKey(service, { account, name: `hidden ${name}`, scopes: all });
    const as = client(service, writer.text);
    const path = `/v1/collections/${name}`;
    await as.post('/v1/collections', { name });
    if (kind === 'rows') await as.post(`${path}/rows`, [{ n: 1 }, { text: 'x'.repeat(300) }]);
    if (kind === 'schema') await as.put(`${path}/schema`, schema);
    if (kind === 'delete') await as.delete(path);
    if (kind === 'rename') await as.patch(`/v1/keys/${writer.id}`, { name: 'renamed' });
    if (kind !== 'key') await revoke(service, writer.id);
  }

  /** Returns the responses to all requests, and the frames of a feed that was open during these requests. */
  async function seenBy(service: TestService, kind: string, hiddenId: string): Promise<string[]> {
    const { text, id } = keys.get(kind)!;
    const as = client(service, text);
    const owner = client(service, service.key);
    const told: string[] = [];
    // The number of bad keys per address is limited, and `heard` has used some.
    let address = 0;
    const fromElsewhere = (): Record<string, string> => {
      address += 1;
      return { 'X-Forwarded-For': `10.0.0.${address}` };
    };
    const ask = async (on: Client, [method, path, body, headers]: Ask): Promise<void> => {
      const target = path.replace('{KEY}', id).replace('{HIDDEN}', hiddenId);
      // Documents contain the host, and their tags depend on it.
      const Host = 'rowfeed.test';
      const own = { Host, ...fromElsewhere() };
      const answer = await on.send(method, target, body, { ...own, ...headers });
      told.push(`${method} ${path} -> ${masked(answer, hiddenId)}`);
      const { etag } = answer.headers;
      if (method !== 'GET' || etag === undefined) return;
      const same = await on.send('GET', target, undefined, { ...own, 'If-None-Match': etag });
      told.push(`${method} ${path} again -> ${masked(same, hiddenId)}`);
    };
    const feeds: Feed[] = [];
    for (const options of [
      { collection: 'notes', initial: 'true' },
      ...['notes', 'other', 'NOTES', 'none'].map((collection) => ({ collection, since: 'a-1' })),
      ...['other', 'none'].map((collection) => ({ collection, filter: '@.n > 0', initial: 'true' })),
    ]) {
      const opened = await handshake(service, { key: text, headers: fromElsewhere(), ...options });
      if ('status' in opened) told.push(`feed ${JSON.stringify(options)} -> ${masked(opened, hiddenId)}`);
      else feeds.push(opened);
    }
    // Other schemas and writes come before the requests of the key, so that no counter has the same value.
    await owner.put('/v1/collections/later/schema', schema);
    for (const each of asks) await ask(as, each);
    await owner.delete(`/v1/keys/${id}`);
    for (const { all: frames, ...opened } of feeds) {
      const { code, reason } = await opened.closed();
      told.push(JSON.stringify([code, reason, frames.map((frame) => ({ ...frame, time: '' }))]));
    }
    return told;
  }

  it('is tried with every operation that takes a key', () => {
    const open = /^get(Health|Ready|Openapi|Asyncapi|Arazzo|Root|Console|Docs|Guide|Llms)/;
    const met = new Set(['openFeed']);
    const operations = declaredOperations();
    for (const [method, path] of asks) {
      const [bare = ''] = path.split('?');
      const operation = operations.find(
        (each) =>
          each.method === method &&
          new RegExp(`^${each.template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(bare),
      );
      if (operation) met.add(operation.operationId);
    }
    const missing = operations.filter(({ operationId }) => !met.has(operationId) && !open.test(operationId));
    expect(missing.map(({ operationId }) => operationId)).to.deep.equal([]);
  });

  for (const kind of isFullSuite ? Object.keys(kinds) : inTurn(inFastSuite, seed)) {
    it(`changes nothing for a key of the kind "${kind}"`, async function () {
      // A case takes about 2 s of CPU time, and a loaded machine is much slower.
      this.timeout(cases(10) * 60_000);
      const account = kind.startsWith('unbound')
        ? fc.constant('elsewhere')
        : fc.constantFrom('default', 'elsewhere');
      const hidden: fc.Arbitrary<Hidden> = fc.tuple(
        fc.constantFrom('collection', 'rows', 'schema', 'delete', 'key', 'rename' as const),
        fc.constantFrom(...hiddenNames),
        account,
      ) as fc.Arbitrary<Hidden>;
      const hides = fc.asyncProperty(fc.array(hidden, { minLength: 1, maxLength: 6 }), async (changes) => {
        const services = await Promise.all([started(), started()]);
        try {
          const [one, two] = services;
          for (const each of changes) await change(two!, each);
          const hiddenKey = await newKey(two!, { name: 'hidden', account: changes[0]![2] });
          await Promise.all(services.map(heard));
          const seen = await Promise.all([
            seenBy(one!, kind, 'key_000000000000'),
            seenBy(two!, kind, hiddenKey.id),
          ]);
          for (const [index, each] of seen[0].entries()) expect(seen[1][index]).to.equal(each);
        } finally {
          for (const service of services) await service.close();
        }
      });
      await fc.assert(hides, { seed, numRuns: cases(10), endOnFailure: true, includeErrorInReport: true });
    });
  }

  it('stays hidden if the whole account has reached a limit', async () => {
    const details: string[] = [];
    for (const hidden of [5, 9]) {
      const service = await started();
      try {
        const owner = client(service, service.key);
        await owner.post('/v1/collections', { name: 'other' });
        await owner.post('/v1/collections/other/rows', Array(hidden).fill({}));
        await limit(service, 'default', {
          ...{ name: 'small', requests: undefined, period: undefined, burst: undefined },
          maxRows: 4,
        });
        await heard(service);
        const bound = keys.get('bound write')!;
        const refused = await client(service, bound.text).post(rows, [{}]);
        expect(refused.code).to.equal('limit_reached');
        details.push(refused.json.detail);
        expect((await owner.post(rows, [{}])).json.detail).to.contain(`The account has ${hidden + 2}`);
      } finally {
        await service.close();
      }
    }
    expect(details[0]).to.equal(
      'The plan small allows 4 rows in all collections of the account, and this request adds 1.',
    );
    expect(details[1]).to.equal(details[0]);
  });

  it('leaves the names of types as if it were not there', async () => {
    const service = await started();
    try {
      const owner = client(service, service.key);
      for (const name of ['NOTES', 'notes']) {
        await owner.post('/v1/collections', { name });
        await owner.put(`/v1/collections/${name}/schema`, schema);
      }
      const bound = keys.get('bound read')!;
      const names = async (as: Client): Promise<string[]> =>
        Object.keys((await as.get('/v1/contract/openapi.json')).json.components.schemas).filter((name) =>
          /^notes\d*Row$/i.test(name),
        );
      expect(await names(owner)).to.have.members(['NOTESRow', 'Notes2Row']);
      expect(await names(client(service, bound.text))).to.deep.equal(['NotesRow']);
    } finally {
      await service.close();
    }
  });
});
