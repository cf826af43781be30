import { connect } from 'node:net';
import { expect } from 'chai';
import { type FeedOptions, handshake, refusal } from '../support/feed.js';
import { begin, collection, follow, owner, serve, service } from '../support/observed.js';
import { newKey } from '../support/registry.js';
import { sendRaw } from '../support/wire.js';

describe('the feed: handshake', () => {
  before(() => serve());
  after(() => service.close());
  beforeEach(() => begin());

  const refusals: [
    name: string,
    options: () => Partial<FeedOptions>,
    status: number,
    code: string,
    at?: string,
  ][] = [
    ['no collection', () => ({ query: `?api_key=${service.key}` }), 400, 'parameter_invalid', 'collection'],
    ['an empty collection', () => ({ collection: '' }), 400, 'parameter_invalid', 'collection'],
    ['an impossible collection', () => ({ collection: 'a b' }), 400, 'parameter_invalid', 'collection'],
    ['an unknown collection', () => ({ collection: 'nowhere' }), 404, 'collection_not_found'],
    ['empty events', () => ({ events: '' }), 400, 'parameter_invalid', 'events'],
    ['an unknown event', () => ({ events: 'upsert' }), 400, 'parameter_invalid', 'events'],
    ['one unknown event', () => ({ events: 'insert,upsert' }), 400, 'parameter_invalid', 'events'],
    ['an empty event', () => ({ events: 'insert,' }), 400, 'parameter_invalid', 'events'],
    ['a space in events', () => ({ events: 'insert, delete' }), 400, 'parameter_invalid', 'events'],
    ['an event in capitals', () => ({ events: 'Insert' }), 400, 'parameter_invalid', 'events'],
    ['bookmark as an event', () => ({ events: 'bookmark' }), 400, 'parameter_invalid', 'events'],
    ['an event twice', () => ({ events: 'insert,insert' }), 400, 'parameter_invalid', 'events'],
    ['an empty cursor', () => ({ since: '' }), 400, 'parameter_invalid', 'since'],
    ['a malformed cursor', () => ({ since: 'yesterday' }), 400, 'parameter_invalid', 'since'],
    ['a number as cursor', () => ({ since: '12' }), 400, 'parameter_invalid', 'since'],
    [
      'an unknown parameter',
      () => ({ query: `?api_key=${service.key}&collection=${collection}&x=1` }),
      400,
      'parameter_invalid',
      'x',
    ],
    [
      'a repeated parameter',
      () => ({ query: `?api_key=${service.key}&collection=${collection}&collection=b` }),
      400,
      'parameter_invalid',
      'collection',
    ],
    ['no key', () => ({ key: undefined }), 401, 'key_missing'],
    ['a bad key', () => ({ key: 'wrong' }), 401, 'key_invalid'],
    ['two keys', () => ({ headers: { 'x-api-key': 'wrong' } }), 400, 'credentials_conflict'],
    ['another origin', () => ({ headers: { Origin: 'https://elsewhere.example' } }), 403, 'origin_forbidden'],
    ['the origin null', () => ({ headers: { Origin: 'null' } }), 403, 'origin_forbidden'],
    ['the key before all else', () => ({ query: '?events=x&y=1' }), 401, 'key_missing'],
    [
      'parameters before the collection',
      () => ({ collection: 'nowhere', events: 'x' }),
      400,
      'parameter_invalid',
      'events',
    ],
  ];
  for (const [name, options, status, code, at] of refusals) {
    it(`${name}: ${status} ${code}`, async () => {
      const answer = await refusal(service, { key: service.key, collection, ...options() });
      expect([answer.status, answer.code], answer.text).to.deep.equal([status, code]);
      if (at)
        expect(answer.json.errors.map((item: { parameter: string }) => item.parameter)).to.deep.equal([at]);
      expect(answer.json.instance).to.equal('/ws');
    });
  }

  it('is forbidden without the scope read, or of another collection', async () => {
    const writer = await newKey(service, { scopes: ['write'] });
    const bound = await newKey(service, { collections: [collection] });
    const others = await owner.collection();
    const tries: [FeedOptions, string | undefined][] = [
      [{ key: writer.text, collection }, 'scope_insufficient'],
      [{ key: writer.text, collection: 'nowhere' }, 'scope_insufficient'],
      [{ key: writer.text, collection, events: 'x' }, 'scope_insufficient'],
      [{ key: bound.text, collection: others }, 'scope_insufficient'],
      [{ key: bound.text, collection: 'nowhere' }, 'scope_insufficient'],
      [{ key: bound.text, collection }, undefined],
    ];
    for (const [options, code] of tries) {
      const result = await handshake(service, options);
      if ('status' in result) expect(result.code, result.text).to.equal(code);
      else {
        expect(code).to.equal(undefined);
        await result.close();
      }
    }
  });

  it("from the service's own origin is allowed", async () => {
    await (await follow({ headers: { Origin: service.url } })).close();
  });

  const upgrade = (path: string, lines: readonly string[]) =>
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${lines.join('\r\n')}\r\n\r\n`;
  const proper = ['Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Version: 13'];
  const shapes: [name: string, lines: readonly string[], status: number, code: string][] = [
    ['another version', [proper[0]!, 'Sec-WebSocket-Version: 7'], 426, 'upgrade_required'],
    ['no version', [proper[0]!], 426, 'upgrade_required'],
    ['no key of its own', [proper[1]!], 400, 'request_malformed'],
    ['two Hosts', ['Host: y', ...proper], 400, 'request_malformed'],
    ['a malformed key of its own', ['Sec-WebSocket-Key: x', proper[1]!], 400, 'request_malformed'],
    ['two keys of its own', [proper[0]!, ...proper], 400, 'request_malformed'],
    ['a malformed subprotocol', ['Sec-WebSocket-Protocol: a b', ...proper], 400, 'request_malformed'],
    ['a subprotocol twice', ['Sec-WebSocket-Protocol: a, b, a', ...proper], 400, 'request_malformed'],
  ];
  for (const [name, lines, status, code] of shapes) {
    it(`${name}: ${status} ${code}, also if the collection does not exist`, async () => {
      for (const asked of [collection, 'nowhere']) {
        const path = `/ws?api_key=${service.key}&collection=${asked}`;
        const [answer] = await sendRaw(service, [['GET', path]], upgrade(path, lines));
        expect([answer?.status, answer?.code]).to.deep.equal([status, code]);
        if (status === 426) expect(answer!.headers['sec-websocket-version']).to.equal('13');
      }
    });
  }

  it('accepts subprotocols, and selects none', async () => {
    for (const line of ['a, b', ',a,, b ,', '', "!#$%&'*+-.^_`|~0aZ"]) {
      const path = `/ws?api_key=${service.key}&collection=${collection}`;
      const lines = [`Sec-WebSocket-Protocol: ${line}`, ...proper];
      const [answer] = await sendRaw(service, [['GET', path]], upgrade(path, lines));
      expect(answer?.status, line).to.equal(101);
      expect(answer!.headers).to.not.have.property('sec-websocket-protocol');
    }
  });

  it('that is refused ends its connection, whatever else it announced', async () => {
    for (const more of [[], ['Content-Length: 5'], ['Transfer-Encoding: chunked']]) {
      const socket = connect({ port: service.port, host: '127.0.0.1', allowHalfOpen: true });
      socket.write(upgrade('/ws', [...proper, ...more]));
      let text = '';
      for await (const chunk of socket) text += chunk;
      expect(text, more.join()).to.match(/^HTTP\/1\.1 401 .*"key_missing"/s);
    }
  });

  it('of another path is no upgrade', async () => {
    for (const [path, status] of [
      ['/health', 200],
      ['/nowhere', 404],
      ['/ws/', 404],
      ['/v1/collections', 401],
    ] as const) {
      const [answer] = await sendRaw(service, [['GET', path]], upgrade(path, proper));
      expect(answer!.status, path).to.equal(status);
    }
  });
});
