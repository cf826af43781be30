import { expect } from 'chai';
import type { Rights } from '../../src/access/keys.js';
import { type Answer, type Client, client } from '../support/client.js';
import { administer, changeRights, newKey, revoke } from '../support/registry.js';
import { startService, type TestService } from '../support/service.js';

const day = 86_400_000;
const at = (days: number) => Date.now() + days * day;
const wire = (time: number) => new Date(time).toISOString();

describe('a key that reaches for more than it has', () => {
  let service: TestService;
  let owner: Client;
  let account = 0;
  beforeEach(async () => {
    service = await startService();
    owner = client(service, service.key);
  });
  afterEach(() => service.close());

  const holding = async (rights: Partial<Rights>) => {
    const key = await newKey(service, { scopes: ['admin'], ...rights });
    return { id: key.id, as: client(service, key.text) };
  };
  const refused = (answer: Answer, code: string) => {
    expect([answer.status, answer.code], answer.text).to.deep.equal([
      code === 'last_admin_key' ? 409 : 403,
      code,
    ]);
  };

  it('gives no scope, no collection and no day that it lacks', async () => {
    const expiresAt = at(10);
    const { as } = await holding({ scopes: ['read', 'admin'], collections: ['notes', 'tasks'], expiresAt });
    const within = { name: 'x', scopes: ['read'], collections: ['notes'], expires_at: wire(at(9)) };
    const { status, json } = await as.post('/v1/keys', within);
    expect(status).to.equal(201);
    for (const beyond of [
      { scopes: ['write'] },
      { scopes: ['read', 'write'] },
      { scopes: undefined },
      { collections: ['notes', 'other'] },
      { collections: null },
      { collections: undefined },
      { expires_at: wire(expiresAt + 1) },
      { expires_at: null },
      { expires_at: undefined },
    ]) {
      refused(await as.post('/v1/keys', { ...within, ...beyond }), 'grant_exceeded');
      if (Object.values(beyond)[0] !== undefined)
        refused(await as.patch(`/v1/keys/${json.id}`, beyond), 'grant_exceeded');
    }
    expect((await owner.get(`/v1/keys/${json.id}`)).json).to.deep.include(within);
    expect((await owner.get('/v1/keys')).json).to.have.length(3);
  });

  it('touches no key that has more, its own wider twin neither', async () => {
    const { as, id } = await holding({ scopes: ['admin', 'read'], collections: ['notes'], expiresAt: at(5) });
    for (const more of [
      { scopes: ['read', 'write'], collections: ['notes'], expiresAt: at(4) },
      { scopes: ['read'], collections: undefined, expiresAt: at(4) },
      { scopes: ['read'], collections: ['other'], expiresAt: at(4) },
      { scopes: ['read'], collections: ['notes'], expiresAt: at(6) },
      { scopes: ['read'], collections: ['notes'], expiresAt: undefined },
    ] as const) {
      const other = await newKey(service, more);
      const path = `/v1/keys/${other.id}`;
      const before = (await owner.get(path)).json;
      refused(await as.patch(path, { name: 'mine' }), 'grant_exceeded');
      refused(
        await as.patch(path, { scopes: ['read'], collections: ['notes'], expires_at: wire(at(1)) }),
        'grant_exceeded',
      );
      refused(await as.delete(path), 'grant_exceeded');
      refused(await as.post(`${path}/rotate`, {}), 'grant_exceeded');
      expect((await owner.get(path)).json).to.deep.equal(before);
    }
    refused(await as.patch(`/v1/keys/${id}`, { collections: null }), 'grant_exceeded');
    refused(await as.patch(`/v1/keys/${id}`, { expires_at: null }), 'grant_exceeded');
    refused(await as.patch(`/v1/keys/${id}`, { scopes: ['admin', 'read', 'write'] }), 'grant_exceeded');
    const { status, json } = await as.post(`/v1/keys/${id}/rotate`, { grace: '1h' });
    expect(status).to.equal(201);
    expect(json).to.deep.include({ scopes: ['admin', 'read'], collections: ['notes'] });
  });

  it('may be ended from the machine, and gives nothing from then on', async () => {
    const { as, id } = await holding({ scopes: ['read', 'write', 'admin'] });
    expect((await as.get('/v1/keys')).status).to.equal(200);
    await revoke(service, id);
    // At this moment, the server has not yet read the changes of keys again.
    const answer = await as.post('/v1/keys', { name: 'late' });
    expect([answer.status, answer.code]).to.deep.equal([401, 'key_invalid']);
    expect((await owner.get('/v1/keys')).json.map(({ name }: { name: string }) => name)).not.to.include(
      'late',
    );
  });

  it('stay as they ended: neither HTTP nor the command line revives a key that has expired', async () => {
    const name = `ended-${account}`;
    const admin = await newKey(service, { account: name, scopes: ['read', 'write', 'admin'] });
    const as = client(service, admin.text);
    const expired = await newKey(service, { account: name, expiresAt: Date.now() - 1 });
    const path = `/v1/keys/${expired.id}`;
    const before = (await as.get(path)).json;
    for (const changes of [{ expires_at: wire(at(5)) }, { expires_at: null }, { name: 'back' }]) {
      const { status, code } = await as.patch(path, changes);
      expect([status, code]).to.deep.equal([409, 'key_ended']);
    }
    for (const expiresAt of [at(5), undefined]) {
      const error: Error = await changeRights(service, expired.id, { expiresAt }).then(
        () => expect.fail('the key was revived'),
        (each) => each,
      );
      expect(error.message).to.equal(`Key ${expired.id} has expired.`);
    }
    expect((await as.get(path)).json).to.deep.equal(before);
  });

  it('that lost admin a moment ago makes no key with it', async () => {
    const { as, id } = await holding({ scopes: ['read', 'write', 'admin'] });
    expect((await as.get('/v1/keys')).status).to.equal(200);
    await administer(service, ({ knex }) => knex('keys').where({ id }).update({ scopes: 'read' }));
    refused(await as.post('/v1/keys', { name: 'late', scopes: ['read'] }), 'scope_insufficient');
  });

  describe('and the last admin key', () => {
    const adminOf = async (name: string, rights: Partial<Rights> = {}) => {
      const key = await newKey(service, {
        account: name,
        name: 'admin',
        scopes: ['read', 'write', 'admin'],
        ...rights,
      });
      return { id: key.id, path: `/v1/keys/${key.id}`, as: client(service, key.text) };
    };
    let name: string;
    beforeEach(() => {
      account += 1;
      name = `last-${account}`;
    });

    it("can't be ended, narrowed or left to expire", async () => {
      const { as, path } = await adminOf(name);
      await newKey(service, { account: name });
      const before = (await as.get(path)).json;
      refused(await as.delete(path), 'last_admin_key');
      for (const narrow of [
        { scopes: ['read', 'write'] },
        { scopes: ['admin'] },
        { collections: ['notes'] },
        { expires_at: wire(at(900)) },
      ])
        refused(await as.patch(path, narrow), 'last_admin_key');
      expect((await as.get(path)).json).to.deep.equal({
        ...before,
        last_used_at: (await as.get(path)).json.last_used_at,
      });
      expect((await as.patch(path, { name: 'still' })).status).to.equal(200);
    });

    it('is none while another one lasts; one that expires, or has ended, does not', async () => {
      const { as, path } = await adminOf(name);
      await adminOf(name, { expiresAt: at(30) });
      const gone = await adminOf(name);
      expect((await as.delete(gone.path)).status).to.equal(204);
      refused(await as.delete(path), 'last_admin_key');
      const lasting = await adminOf(name);
      expect((await as.patch(path, { scopes: ['read'] })).status).to.equal(200);
      expect((await lasting.as.delete(path)).status).to.equal(204);
      refused(await lasting.as.delete(lasting.path), 'last_admin_key');
    });

    it('is no key that is limited to collections, and no key with fewer scopes', async () => {
      const { as, path } = await adminOf(name);
      const bound = await adminOf(name, { collections: ['notes'] });
      const fewer = await adminOf(name, { scopes: ['admin'] });
      refused(await as.delete(path), 'last_admin_key');
      refused(await as.patch(path, { collections: ['notes'] }), 'last_admin_key');
      expect((await bound.as.delete(bound.path)).status).to.equal(204);
      expect((await as.delete(fewer.path)).status).to.equal(204);
      refused(await as.delete(path), 'last_admin_key');
    });

    it('may expire, and then needs another one that lasts as long', async () => {
      const expiresAt = at(30);
      const { as, path } = await adminOf(name, { expiresAt });
      const shorter = await adminOf(name, { expiresAt: at(20) });
      refused(await as.delete(path), 'last_admin_key');
      refused(await as.patch(path, { expires_at: wire(at(25)) }), 'last_admin_key');
      expect((await as.patch(path, { expires_at: wire(expiresAt) })).status).to.equal(200);
      expect((await as.delete(shorter.path)).status).to.equal(204);
    });

    it('is rotated into one that is the last then', async () => {
      const { as, path } = await adminOf(name);
      const { status, json } = await as.post(`${path}/rotate`, {});
      expect(status).to.equal(201);
      const next = client(service, json.key);
      refused(await next.delete(`/v1/keys/${json.id}`), 'last_admin_key');
    });

    it('stays when two end each other at once', async () => {
      for (let round = 0; round < 5; round += 1) {
        const [one, two] = [await adminOf(`${name}-${round}`), await adminOf(`${name}-${round}`)];
        const answers = await Promise.all([one.as.delete(two.path), two.as.delete(one.path)]);
        // The second request either comes from a key that is already revoked, or it would revoke the last admin
        // key.
        const statuses = answers.map(({ status }) => status).sort();
        expect(statuses[0], answers.map(({ text }) => text).join()).to.equal(204);
        expect([401, 409]).to.include(statuses[1]);
        const itself = [await adminOf(`${name}-s${round}`), await adminOf(`${name}-s${round}`)];
        const own = await Promise.all(itself.map(({ as, path }) => as.delete(path)));
        expect(own.map(({ status }) => status).sort()).to.deep.equal([204, 409]);
      }
    });
  });
});
