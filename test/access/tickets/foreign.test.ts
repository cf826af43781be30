/** A ticket gains nothing from the responses, page tokens, ETags and cursors of other tickets. */
import { expect } from 'chai';
import { type Answer, type Client, client } from '../../support/client.js';
import { handshake } from '../../support/feed.js';
import { newKey, rotate } from '../../support/registry.js';
import { startService, type TestService } from '../../support/service.js';
import { everyScope, newTicket, ticketClient, type WantedGrant } from '../../support/tickets.js';

const rows = '/v1/collections/notes/rows';
const mine = '@.owner == "ann"';
const stored = Array.from({ length: 6 }, (_, n) => ({
  ...{ owner: n % 2 ? 'bob' : 'ann', n, title: `${n % 2 ? 'hidden' : 'own'} ${n}`, secret: `s${n}` },
}));

describe('a ticket gains nothing from', () => {
  let service: TestService;
  let owner: Client;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
  });
  after(() => service.close());
  beforeEach(async () => {
    await owner.delete('/v1/collections/notes');
    await owner.post('/v1/collections', { name: 'notes' });
    await owner.post(rows, stored);
  });

  const grant = (more: Partial<WantedGrant> = {}): WantedGrant => ({
    collection: 'notes',
    scopes: everyScope,
    filter: mine,
    ...more,
  });
  const ticketOf = (by: Client, subject = 'ann', ...grants: readonly WantedGrant[]): Promise<Client> =>
    ticketClient(service, by, subject, ...(grants.length > 0 ? grants : [grant()]));
  const shown = ({ status, json }: Answer): object => {
    const { request_id, instance, ...rest } = json;
    return { status, ...rest };
  };

  it('a ticket of another account with the same collection and subject', async () => {
    const other = client(
      service,
      (await newKey(service, { account: 'other', scopes: ['read', 'write', 'admin'] })).text,
    );
    await other.post('/v1/collections', { name: 'notes' });
    await other.post(rows, [{ owner: 'ann', title: 'theirs' }]);
    const [ours, theirs] = [await ticketOf(owner), await ticketOf(other)];
    expect((await theirs.get(rows)).json).to.deep.equal([{ id: 1, owner: 'ann', title: 'theirs' }]);
    expect((await theirs.get(`${rows}/3`)).code).to.equal('row_not_found');

    const once = { 'Idempotency-Key': '"once"' };
    const insert = (as: Client) => as.post(rows, [{ owner: 'ann', n: 7 }], once);
    expect((await insert(ours)).json).to.deep.equal([{ id: 7, owner: 'ann', n: 7 }]);
    expect((await insert(theirs)).json).to.deep.equal([{ id: 2, owner: 'ann', n: 7 }]);
    const { headers } = await ours.get(`${rows}?limit=1`);
    expect((await theirs.get(`${rows}?limit=1&after=${headers['next-after']}`)).code).to.equal(
      'parameter_invalid',
    );
    expect((await theirs.get(rows, { 'If-None-Match': headers.etag! })).status).to.equal(200);
    const since = headers['collection-cursor']!;
    expect((await theirs.get(`/v1/collections/notes/changes?since=${since}`)).code).to.equal(
      'cursor_expired',
    );

    expect((await other.delete('/v1/tickets/ann')).status).to.equal(204);
    expect([(await ours.get(rows)).status, (await theirs.get(rows)).status]).to.deep.equal([200, 401]);
  });

  it('a ticket of another database with the same key, collection and subject', async () => {
    const other = await startService({ key: service.key });
    try {
      const theirs = client(other, other.key);
      await theirs.post('/v1/collections', { name: 'notes' });
      await theirs.post(rows, stored);
      const text = await newTicket(owner, 'ann', [grant()]);
      for (const [at, status] of [
        [service, 200],
        [other, 401],
      ] as const)
        expect((await client(at, text).get(rows)).status).to.equal(status);
      const opened = await handshake(other, { key: text, collection: 'notes' });
      expect('status' in opened && [opened.status, opened.code]).to.deep.equal([401, 'key_invalid']);
    } finally {
      await other.close();
    }
  });

  it('the idempotency key of another end user, grant or issuing key', async () => {
    const issuer = await newKey(service, { scopes: ['read', 'write', 'admin'] });
    const first = client(service, issuer.text);
    const second = client(service, (await newKey(service)).text);
    const renewed = client(service, (await rotate(service, issuer.id, 7_200_000)).text);
    const fields = ['owner', 'n'];
    const equal = [await ticketOf(first), await ticketOf(first)];
    const others = [
      await ticketOf(first, 'bob'),
      await ticketOf(first, 'ANN'),
      await ticketOf(second),
      // After a rotation, the application has another key.
      await ticketOf(renewed),
      await ticketOf(first, 'ann', grant({ filter: `${mine} && @.n > 0` })),
      await ticketOf(first, 'ann', grant({ filter: undefined })),
      await ticketOf(first, 'ann', grant({ fields })),
      await ticketOf(first, 'ann', grant({ fields: [...fields, 'title'] })),
      await ticketOf(first, 'ann', grant({ scopes: ['insert'] })),
      await ticketOf(first, 'ann', grant(), grant({ collection: 'other' })),
      first,
    ];
    const insert = (as: Client) => as.post(rows, [{ owner: 'ann', n: 9 }], { 'Idempotency-Key': '"once"' });
    const ids: number[] = [];
    for (const as of [...equal, ...others]) {
      const { status, json, text } = await insert(as);
      expect(status, text).to.equal(201);
      ids.push(json[0].id);
    }
    expect(ids).to.deep.equal([7, 7, ...others.map((_, n) => 8 + n)]);
    // Only the same end user learns that the idempotency key was used.
    const change = (as: Client) => as.patch(`${rows}/1`, { n: 1 }, { 'Idempotency-Key': '"once"' });
    expect((await change(equal[0]!)).code).to.equal('idempotency_key_reused');
    expect((await change(await ticketOf(first, 'eve'))).status).to.equal(200);
    // After a revocation, the same subject with the same grants is the same end user.
    expect((await first.delete('/v1/tickets/ann')).status).to.equal(204);
    expect((await insert(equal[0]!)).status).to.equal(401);
    expect((await insert(await ticketOf(first))).json[0].id).to.equal(7);
  });

  it('a replayed response after its key lost the scope read', async () => {
    const issuer = await newKey(service);
    const ann = await ticketOf(client(service, issuer.text));
    const once = (name: string) => ({ 'Idempotency-Key': `"${name}"` });
    const send = async (): Promise<unknown[]> => [
      (await ann.post(rows, [{ owner: 'ann', n: 9 }], once('a'))).json,
      (await ann.patch(`${rows}/1`, { n: 8 }, once('b'))).json,
      (
        await ann.post(
          '/v1/collections/notes/batch',
          { operations: [{ op: 'update', id: 3, patch: { n: 7 } }] },
          once('c'),
        )
      ).json.results,
    ];
    expect(JSON.stringify(await send()))
      .to.contain('own 0')
      .and.to.contain('s2');
    expect((await owner.patch(`/v1/keys/${issuer.id}`, { scopes: ['write'] })).status).to.equal(200);
    expect(await send()).to.deep.equal([[{ id: 7 }], { id: 1 }, [{ outcome: 'updated', id: 3 }]]);
  });

  it('the page token of a key or of a ticket that reaches more', async () => {
    const list = `${rows}?sort=n:desc&limit=1`;
    const [narrow, wide, projected] = [
      await ticketOf(owner),
      await ticketOf(owner, 'ann', grant({ filter: undefined })),
      await ticketOf(owner, 'ann', grant({ fields: ['owner', 'n'] })),
    ];
    const own = (await narrow.get(list)).headers['next-after']!;
    expect((await narrow.get(`${list}&after=${own}`)).json[0].id).to.equal(3);
    const invalid = shown(await narrow.get(`${list}&after=${'A'.repeat(own.length)}`));
    expect(invalid).to.include({ status: 400, code: 'parameter_invalid' });
    const tokens: string[] = [];
    for (const as of [owner, wide, projected])
      for (let after = '', page = 0; page < 3; page += 1) {
        after = (await as.get(list + after)).headers['next-after']!;
        tokens.push(after);
        after = `&after=${after}`;
      }
    for (const token of tokens)
      expect(shown(await narrow.get(`${list}&after=${token}`))).to.deep.equal(invalid);
    // The list of the key with the same filter is another list too.
    const filtered = `${list}&filter=${encodeURIComponent(mine)}`;
    const token = (await owner.get(filtered)).headers['next-after']!;
    for (const target of [list, filtered])
      expect(shown(await narrow.get(`${target}&after=${token}`))).to.deep.equal(invalid);
  });

  it('the version of a hidden row', async () => {
    const ann = await ticketOf(owner);
    const path = `${rows}/2`;
    const { etag = '', 'collection-cursor': cursor = '' } = (await owner.get(path)).headers;
    const missing = shown(await ann.get(`${rows}/99`));
    const asked: Answer[] = [];
    for (const tag of [etag, '*', '"x"'])
      for (const name of ['If-Match', 'If-None-Match']) {
        const headers = { [name]: tag };
        const batch = { operations: [{ op: 'update', id: 2, patch: { n: 1 }, if_match: tag }] };
        asked.push(
          ...[await ann.patch(path, { n: 1 }, headers), await ann.put(path, { owner: 'ann' }, headers)],
          await ann.delete(path, headers),
          ...(name === 'If-None-Match' ? [await ann.get(path, headers)] : []),
        );
        const answer = await ann.post('/v1/collections/notes/batch', batch);
        if (tag !== '*') expect([answer.status, answer.code]).to.deep.equal([404, 'row_not_found']);
      }
    for (const answer of asked)
      expect(JSON.stringify(shown(answer)).replace('Row 2', 'Row 99').replace('row 2', 'row 99')).to.equal(
        JSON.stringify(missing),
      );
    expect((await ann.get(path, { 'Collection-Cursor': cursor })).status).to.equal(404);
    expect((await owner.get(path)).headers.etag).to.equal(etag);
  });

  it('the cursor of a hidden change or of another collection', async () => {
    const changes = '/v1/collections/notes/changes';
    const since = (await owner.get(changes)).json.cursor;
    const ann = await ticketOf(owner);
    await owner.post(rows, [{ owner: 'bob', title: 'x' }]);
    const middle = (await owner.get(changes)).json.cursor;
    await owner.patch(`${rows}/2`, { secret: 'y' });
    const { json } = await ann.get(`${changes}?since=${since}`);
    expect(json.changes).to.deep.equal([]);
    for (const cursor of [since, middle, json.cursor])
      expect((await ann.get(`${changes}?since=${cursor}`)).json.changes).to.deep.equal([]);
    await owner.post('/v1/collections', { name: 'other' });
    const foreign = (await owner.get('/v1/collections/other/changes')).json.cursor;
    expect((await ann.get(`${changes}?since=${foreign}`)).code).to.equal('cursor_expired');
    expect((await ann.get('/v1/collections/other/changes')).code).to.equal('scope_insufficient');
    await owner.delete('/v1/collections/other');
  });
});
