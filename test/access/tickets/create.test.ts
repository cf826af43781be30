import { expect } from 'chai';
import { type Client, client } from '../../support/client.js';
import { newKey } from '../../support/registry.js';
import { startService, type TestService } from '../../support/service.js';

describe('createTicket', () => {
  let service: TestService;
  let owner: Client;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
  });
  after(() => service.close());

  const grant = { collection: 'notes', scopes: ['read'] };
  const create = (body: object, by: Client = owner) =>
    by.post('/v1/tickets', { subject: 'ann', grants: [grant], ...body });

  it('returns a ticket that is not stored, for collections that need not exist', async () => {
    const answer = await create({ expires_in: 900 });
    expect(answer.status).to.equal(201);
    expect(answer.headers['cache-control']).to.equal('no-store');
    const { ticket, subject, expires_at, ...rest } = answer.json;
    expect(ticket).to.match(/^rft_/);
    expect([subject, rest]).to.deep.equal(['ann', {}]);
    expect(Date.parse(expires_at) - Date.now()).to.be.within(895_000, 900_000);
    expect(ticket).to.not.contain(Buffer.from('notes').toString('base64url').slice(0, 6));
  });

  const pointers: readonly (readonly [string, object, string])[] = [
    ['a subject with a space', { subject: 'a b' }, '/subject'],
    ['an empty subject', { subject: '' }, '/subject'],
    ['a long subject', { subject: 'x'.repeat(129) }, '/subject'],
    ['a short lifetime', { expires_in: 59 }, '/expires_in'],
    ['a long lifetime', { expires_in: 86_401 }, '/expires_in'],
    ['a fraction of a second', { expires_in: 60.5 }, '/expires_in'],
    ['no grants', { grants: [] }, '/grants'],
    [
      '17 grants',
      { grants: Array.from({ length: 17 }, (_, n) => ({ ...grant, collection: `c${n}` })) },
      '/grants',
    ],
    ['two grants for one collection', { grants: [grant, grant] }, '/grants/1/collection'],
    ['no scopes', { grants: [{ ...grant, scopes: [] }] }, '/grants/0/scopes'],
    ['a scope twice', { grants: [{ ...grant, scopes: ['read', 'read'] }] }, '/grants/0/scopes'],
    ['an unknown scope', { grants: [{ ...grant, scopes: ['write'] }] }, '/grants/0/scopes/0'],
    ['an invalid filter', { grants: [{ ...grant, filter: '@.a =' }] }, '/grants/0/filter'],
    ['an empty filter', { grants: [{ ...grant, filter: '' }] }, '/grants/0/filter'],
    [
      'a filter that closes a parenthesis',
      { grants: [{ ...grant, filter: '@.a) || (@.b' }] },
      '/grants/0/filter',
    ],
    ['no fields', { grants: [{ ...grant, fields: [] }] }, '/grants/0/fields'],
    ['the field id', { grants: [{ ...grant, fields: ['a', 'id'] }] }, '/grants/0/fields/1'],
    ['a field twice', { grants: [{ ...grant, fields: ['a', 'a'] }] }, '/grants/0/fields'],
    [
      '51 fields',
      { grants: [{ ...grant, fields: Array.from({ length: 51 }, (_, n) => `f${n}`) }] },
      '/grants/0/fields',
    ],
    ['a lone surrogate', { grants: [{ ...grant, fields: ['\ud800'] }] }, '/grants/0/fields/0'],
    ['an unknown member', { admin: true }, '/admin'],
    [
      'grants that need more than 4,096 characters',
      {
        grants: Array.from({ length: 3 }, (_, n) => ({
          ...grant,
          collection: `c${n}`,
          filter: `@.a == "${'x'.repeat(1_000)}"`,
        })),
      },
      '/grants',
    ],
  ];
  for (const [what, body, pointer] of pointers)
    it(`rejects ${what}`, async () => {
      const answer = await create(body);
      expect([answer.status, answer.code]).to.deep.equal([400, 'body_invalid']);
      expect(answer.json.errors.map((item: { pointer: string }) => item.pointer)).to.include(pointer);
    });

  for (const [member, value] of [
    ['filter', null],
    ['filter', 5],
    ['collection', 5],
    ['fields', [5]],
  ] as const)
    it(`names the expected type if ${member} is ${JSON.stringify(value)}`, async () => {
      const { json } = await create({ grants: [{ ...grant, [member]: value }] });
      expect(json.errors[0].detail).to.match(/must be a string$/);
    });

  it('accepts every character that a subject can have, and revokes it', async () => {
    const subject = 'Az09._~@:+|-';
    expect((await create({ subject })).json.subject).to.equal(subject);
    expect((await owner.delete(`/v1/tickets/${encodeURIComponent(subject)}`)).status).to.equal(204);
    expect((await owner.delete('/v1/tickets/a%20b')).code).to.equal('parameter_invalid');
  });

  it('never grants more than the key has', async () => {
    const reader = client(service, (await newKey(service, { scopes: ['read'] })).text);
    const writer = client(service, (await newKey(service, { scopes: ['write'] })).text);
    const bound = client(service, (await newKey(service, { collections: ['notes'] })).text);
    const code = async (by: Client, body: object) => {
      const { status, code: problem } = await create(body, by);
      return status === 201 ? 201 : problem;
    };
    const withScopes = (...scopes: string[]) => ({ grants: [{ ...grant, scopes }] });
    expect(await code(reader, {})).to.equal(201);
    for (const scope of ['insert', 'update', 'delete']) {
      expect(await code(reader, withScopes('read', scope))).to.equal('grant_exceeded');
      expect(await code(writer, withScopes(scope))).to.equal(201);
    }
    expect(await code(writer, {})).to.equal('grant_exceeded');
    expect(await code(bound, {})).to.equal(201);
    expect(await code(bound, { grants: [grant, { ...grant, collection: 'other' }] })).to.equal(
      'grant_exceeded',
    );
  });
});
