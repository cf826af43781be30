/** The `ETag` of lists: if nothing has changed, the server responds to a poll with 304. */
import { expect } from 'chai';
import { type Answer, type Client, client, type Headers } from '../../support/client.js';
import { engine } from '../../support/engine.js';
import { startInstances } from '../../support/instances.js';
import { changeRights, heard, newKey } from '../../support/registry.js';
import { inTurn } from '../../support/sample.js';
import { startService, type TestService } from '../../support/service.js';
import { isFullSuite } from '../../support/suite.js';

const weak = /^W\/"[0-9A-Za-z_-]+"$/;

let service: TestService;
let owner: Client;

async function start(): Promise<void> {
  service = await startService();
  owner = client(service, service.key);
}

const rowsOf = async (...given: object[]) => `/v1/collections/${await owner.collection(given)}/rows`;

function tagOf({ status, text, headers }: Answer): string {
  expect(status, text).to.equal(200);
  expect(headers.etag).to.match(weak);
  return headers.etag!;
}

/** Returns the status of a poll with this `ETag`. A 304 contains the `ETag` and no part of the page. */
async function polled(reader: Client, target: string, tag: string): Promise<number> {
  const answer = await reader.get(target, { 'If-None-Match': tag, Prefer: 'count=exact' });
  if (answer.status === 304) {
    expect([answer.text, answer.headers.etag]).to.deep.equal(['', tag]);
    for (const name of ['link', 'next-after', 'total-count', 'preference-applied', 'content-type'])
      expect(answer.headers).not.to.have.property(name);
    expect(answer.headers['cache-control']).to.equal('private, no-cache');
  }
  return answer.status;
}

/** Returns conditions about the `ETag` of a list, and the status of the response (RFC 9110, section 13.2.2). */
function conditionsOf(tag: string): readonly [headers: Headers, status: number][] {
  const strong = tag.slice('W/'.length);
  return [
    [{ 'If-None-Match': tag }, 304],
    [{ 'If-None-Match': strong }, 304],
    [{ 'If-None-Match': '*' }, 304],
    [{ 'If-None-Match': `"other", ${tag}` }, 304],
    [{ 'If-None-Match': `W/"other",${strong}, "more"` }, 304],
    [{ 'If-None-Match': 'W/"other"' }, 200],
    [{ 'If-None-Match': '"other", "more"' }, 200],
    [{ 'If-None-Match': `${tag.slice(0, -1)}x"` }, 200],
    [{ 'If-Match': '*' }, 200],
    // A weak `ETag` never matches.
    [{ 'If-Match': tag }, 412],
    [{ 'If-Match': strong }, 412],
    [{ 'If-Match': '"other"' }, 412],
    [{ 'If-Match': tag, 'If-None-Match': tag }, 412],
    [{ 'If-Match': '*', 'If-None-Match': tag }, 304],
    [{ 'If-Match': '*', 'If-None-Match': '"other"' }, 200],
    [{ 'If-None-Match': 'x' }, 400],
    [{ 'If-None-Match': `"x, ${tag}` }, 400],
    [{ 'If-Match': 'x' }, 400],
  ];
}

describe('the tag of a list of rows', () => {
  before(start);
  after(() => service.close());

  it('is heeded under every condition', async () => {
    const rows = await rowsOf({ n: 1 }, { n: 2 }, { n: 3 });
    for (const query of [
      '',
      '?limit=1',
      '?sort=n:desc&fields=n',
      '?filter=@.n%20%3E%201&limit=1',
      '?offset=7',
    ]) {
      const page = await owner.get(rows + query);
      for (const [headers, status] of conditionsOf(tagOf(page))) {
        for (const method of ['GET', 'HEAD']) {
          const answer = await owner.send(method, rows + query, undefined, headers);
          const shown = `${method} ${query} ${JSON.stringify(headers)}`;
          expect(answer.status, shown).to.equal(status);
          if (status === 412 && method === 'GET') expect(answer.code).to.equal('version_mismatch');
          if (status === 304 || status === 200) {
            expect(answer.headers.etag, shown).to.equal(page.headers.etag);
            expect(answer.headers['collection-cursor'], shown).to.equal(page.headers['collection-cursor']);
          }
          if (status !== 200) expect(answer.headers, shown).not.to.have.any.keys('link', 'next-after');
        }
      }
    }
  });

  it('stays until the collection changes', async () => {
    const rows = await rowsOf({ n: 1 }, { n: 2 });
    const others = await rowsOf({ n: 1 });
    const targets = ['', '?limit=1', '?filter=@.n%20%3E%205', '?fields=m', '?sort=m:asc&limit=1'].map(
      (query) => rows + query,
    );
    const tags = async () => Promise.all(targets.map(async (target) => tagOf(await owner.get(target))));
    const all = async (before: readonly string[]) =>
      Promise.all(targets.map((target, at) => polled(owner, target, before[at]!)));
    const same = targets.map(() => 304);
    const another = targets.map(() => 200);
    const seen = new Set<string>();
    const stays: [string, () => Promise<Answer>][] = [
      ['nothing', () => owner.get(rows)],
      ['a PATCH without a difference', () => owner.patch(`${rows}/1`, { n: 1 })],
      ['an insert that is refused', () => owner.post(rows, [{ id: 1 }])],
      ['a change elsewhere', () => owner.patch(`${others}/1`, { n: 2 })],
      ['a collection more', () => owner.post('/v1/collections', { name: 'more' })],
    ];
    const changes: [string, () => Promise<Answer>][] = [
      ['an insert', () => owner.post(rows, [{ n: 3 }])],
      ['an insert of several', () => owner.post(rows, [{ n: 4 }, { n: 5 }])],
      ['a PATCH of a row that is not on the page', () => owner.patch(`${rows}/4`, { m: 1 })],
      [
        'a PATCH back',
        () =>
          owner.send('PATCH', `${rows}/4`, { m: null }, { 'Content-Type': 'application/merge-patch+json' }),
      ],
      ['a DELETE', () => owner.delete(`${rows}/5`)],
    ];
    for (const [turn, [change, make]] of changes.entries()) {
      for (const [nothing, leave] of inTurn(stays, turn)) {
        const before = await tags();
        await leave();
        expect(await all(before), nothing).to.deep.equal(same);
        expect(await tags(), nothing).to.deep.equal(before);
      }
      const before = await tags();
      for (const tag of before) seen.add(tag);
      expect((await make()).status).to.be.oneOf([200, 201, 204]);
      expect(await all(before), change).to.deep.equal(another);
      for (const tag of await tags())
        expect(seen.has(tag), `${change}: ${tag} was there before`).to.equal(false);
    }
  });

  it('differs from the tags of other collections, and after the collection is created again', async () => {
    const rows = await rowsOf({ n: 1 });
    const others = await rowsOf({ n: 1 });
    const before = tagOf(await owner.get(rows));
    expect(await polled(owner, others, before)).to.equal(200);
    const collection = rows.slice(0, -'/rows'.length);
    await owner.delete(collection);
    const gone = await owner.get(rows, { 'If-None-Match': before });
    expect([gone.status, gone.code]).to.deep.equal([404, 'collection_not_found']);
    expect((await owner.get(rows, { 'If-None-Match': '*' })).status).to.equal(404);
    expect((await owner.get(rows, { 'If-Match': '"x"' })).status).to.equal(404);
    await owner.post('/v1/collections', { name: collection.split('/')[3] });
    expect(await polled(owner, rows, before)).to.equal(200);
    await owner.post(rows, [{ n: 1 }]);
    expect(await polled(owner, rows, before)).to.equal(200);
  });

  it('comes after whatever refuses the request', async () => {
    const rows = await rowsOf({ n: 1 }, { n: 2 });
    const tag = tagOf(await owner.get(rows));
    const after = (await owner.get(`${rows}?limit=1`)).headers['next-after']!;
    const { text: bound } = await newKey(service, { collections: ['elsewhere'] });
    for (const [name, value] of [
      ['If-None-Match', tag],
      ['If-None-Match', '*'],
      ['If-Match', tag],
      ['If-Match', '*'],
    ] as const) {
      const condition = { [name]: value };
      for (const query of [
        'limit=0',
        'sort=n',
        'sort=n:asc&sort=n:asc',
        'fields=n&fields=n',
        'filter=@.n%20=%201',
        'after=x',
        `after=${after}x`,
        `after=${after}&offset=0`,
        'page=1',
      ]) {
        const answer = await owner.get(`${rows}?${query}`, condition);
        expect([answer.status, answer.code], `${query} ${JSON.stringify(condition)}`).to.deep.equal([
          400,
          'parameter_invalid',
        ]);
      }
      expect((await client(service).get(rows, condition)).status).to.equal(401);
      expect((await client(service, bound).get(rows, condition)).status).to.equal(403);
      expect((await owner.get('/v1/collections/nowhere/rows', condition)).status).to.equal(404);
    }
  });

  it('is that of the page which it comes with, while others write', async () => {
    const rows = await rowsOf();
    let isWriting = true;
    const writing = (async () => {
      for (let n = 0; isWriting; n += 1) await owner.post(rows, [{ n }]);
    })();
    const pages = new Map<string, string>();
    let tag = 'W/"none"';
    // On a slow disk, one write can take as long as many reads.
    for (let turn = 0; turn < (isFullSuite ? 300 : 100) || pages.size < 2; turn += 1) {
      const answer = await owner.get(`${rows}?limit=1000&fields=n`, { 'If-None-Match': tag });
      if (answer.status === 304) continue;
      tag = tagOf(answer);
      const cursor = answer.headers['collection-cursor']!;
      expect(pages.get(tag) ?? `${cursor} ${answer.text}`).to.equal(`${cursor} ${answer.text}`);
      pages.set(tag, `${cursor} ${answer.text}`);
    }
    isWriting = false;
    await writing;
  });

  it('is there after a restart', async () => {
    const rows = await rowsOf({ n: 1 });
    const tag = tagOf(await owner.get(rows));
    const names = tagOf(await owner.get('/v1/collections'));
    await service.stop();
    service = await startService({ directory: service.directory, key: service.key });
    owner = client(service, service.key);
    expect(await polled(owner, rows, tag)).to.equal(304);
    expect(await polled(owner, '/v1/collections', names)).to.equal(304);
  });
});

describe('the tag of the list of collections', () => {
  before(start);
  after(() => service.close());
  const list = '/v1/collections';

  it('is heeded under every condition', async () => {
    await owner.collection();
    for (const [headers, status] of conditionsOf(tagOf(await owner.get(list)))) {
      for (const method of ['GET', 'HEAD'])
        expect((await owner.send(method, list, undefined, headers)).status, JSON.stringify(headers)).to.equal(
          status,
        );
    }
    expect((await client(service).get(list, { 'If-None-Match': '*' })).status).to.equal(401);
    expect((await owner.get(`${list}?x`, { 'If-None-Match': '*' })).status).to.equal(400);
  });

  it('stays until one is made or deleted', async () => {
    const seen = new Set<string>();
    for (let turn = 0; turn < 3; turn += 1) {
      const before = tagOf(await owner.get(list));
      seen.add(before);
      expect(await polled(owner, list, before)).to.equal(304);
      const name = await owner.collection();
      expect(await polled(owner, list, before)).to.equal(200);
      const made = tagOf(await owner.get(list));
      expect(seen.has(made)).to.equal(false);
      seen.add(made);
      await owner.post(`${list}/${name}/rows`, [{ n: 1 }]);
      expect((await owner.post(list, { name })).status).to.equal(409);
      expect(await polled(owner, list, made)).to.equal(304);
      await owner.delete(`${list}/${name}`);
      expect(await polled(owner, list, made)).to.equal(200);
      expect(seen.has(tagOf(await owner.get(list)))).to.equal(false);
    }
  });

  it('is of what a key may see', async () => {
    const [one, other] = [await owner.collection(), await owner.collection()];
    const { text, id } = await newKey(service, { collections: [one] });
    const bound = client(service, text);
    const tag = tagOf(await bound.get(list));
    expect((await bound.get(list)).json).to.deep.equal([{ name: one }]);
    expect(await polled(bound, list, tag)).to.equal(304);
    // A list that contains other names has another `ETag`.
    expect(await polled(bound, list, tagOf(await owner.get(list)))).to.equal(200);
    await changeRights(service, id, { collections: [one, other] });
    await heard(service);
    const more = await bound.get(list, { 'If-None-Match': tag });
    expect([more.status, more.json]).to.deep.equal([200, [{ name: one }, { name: other }]]);
    await changeRights(service, id, { collections: [other] });
    await heard(service);
    expect(await polled(bound, list, tagOf(more))).to.equal(200);
  });

  it('stays where another account makes or deletes one', async () => {
    const stranger = client(service, (await newKey(service, { account: 'strangers' })).text);
    const before = tagOf(await owner.get(list));
    const name = await stranger.collection();
    await stranger.delete(`${list}/${name}`);
    expect(await polled(owner, list, before)).to.equal(304);
    expect(tagOf(await stranger.get(list))).not.to.equal(before);
  });
});

if (engine === 'postgres') {
  describe('tags of lists, on several instances', () => {
    it('are equal, and another one as soon as a write on any of them is answered', async () => {
      const instances = await startInstances(2);
      try {
        const [one, other] = instances.owners as [Client, Client];
        const list = '/v1/collections';
        for (let turn = 0; turn < 20; turn += 1) {
          const [writer, reader] = turn % 2 === 0 ? [one, other] : [other, one];
          const names = tagOf(await writer.get(list));
          const rows = `${list}/${await writer.collection([{ n: 1 }])}/rows`;
          expect(await polled(reader, list, names), `names ${turn}`).to.equal(200);
          expect(tagOf(await reader.get(list))).to.equal(tagOf(await writer.get(list)));
          const tag = tagOf(await writer.get(rows));
          expect(tagOf(await reader.get(rows))).to.equal(tag);
          expect(await polled(reader, rows, tag)).to.equal(304);
          await writer.post(rows, [{ n: 2 }]);
          expect(await polled(reader, rows, tag), `rows ${turn}`).to.equal(200);
          expect(tagOf(await reader.get(rows))).to.equal(tagOf(await writer.get(rows)));
        }
      } finally {
        await instances.close();
      }
    });
  });
}
