/** The lines that the server logs at level debug when it opens, rejects or closes a feed. */
import { expect } from 'chai';
import { eventually } from '../support/eventually.js';
import { refusal } from '../support/feed.js';
import { begin, collection, follow, owner, rows, serve, service } from '../support/observed.js';
import { newKey } from '../support/registry.js';

type Line = Readonly<Record<string, unknown>>;

describe('the log of feeds', () => {
  before(async () => {
    await serve({ env: { ROWFEED_TRUST_PROXY: '127.0.0.1' } });
    await begin();
  });
  after(() => service.close());

  /** Returns the log line with this message for this request. The server may write it a moment later. */
  const line = (msg: string, requestId: string): Promise<Line> =>
    eventually(`the line "${msg}"`, () =>
      service.log
        .map((text): Line => JSON.parse(text))
        .find((each) => each.msg === msg && each.request_id === requestId),
    );

  const from = { 'X-Forwarded-For': '192.0.2.7' };
  const closings: [name: string, code: number, close: (socket: Socket) => unknown][] = [
    ['by the client', 1000, (socket) => socket.close(1000)],
    ['by the client without a word', 1005, (socket) => socket.close()],
    ['by the end of the connection', 1006, (socket) => socket.terminate()],
    ['by a frame that is not taken', 1003, (socket) => socket.send(Buffer.of(1))],
    ['by the end of the collection', 4404, () => owner.delete(`/v1/collections/${collection}`)],
  ];
  type Socket = Awaited<ReturnType<typeof follow>>['socket'];
  for (const [name, code, close] of closings) {
    it(`tells of one that is opened, and closed ${name}`, async () => {
      const id = `closed-${code}`;
      const { text, ...key } = await newKey(service, { scopes: ['read'] });
      const feed = await follow({ key: text, events: 'insert', headers: { ...from, 'X-Request-Id': id } });
      const told = {
        level: 'debug',
        client: '192.0.2.7',
        collection,
        key_id: key.id,
        account_id: key.accountId,
      };
      expect(await line('feed opened', id)).to.deep.include({ ...told, events: ['insert'] });
      await owner.post(rows, [{ n: 1 }, { n: 2 }]);
      await feed.next(2);
      close(feed.socket);
      const closed = await line('feed closed', id);
      expect(closed).to.include({ ...told, close_code: code, frames: 2 });
      expect(closed.seconds).to.be.a('number').within(0, 60);
    });
  }

  it('tells of one that is refused, by the id that the answer bears', async () => {
    await begin();
    const { text, id } = await newKey(service, { scopes: ['write'] });
    const refusals: [options: Parameters<typeof refusal>[1], line: Line][] = [
      [{ collection }, { status: 401, code: 'key_missing' }],
      [
        { key: 'a-guess-of-some-length', collection },
        { status: 401, code: 'key_invalid' },
      ],
      [
        { key: text, collection },
        { status: 403, code: 'scope_insufficient', key_id: id },
      ],
      [
        { key: service.key, collection, events: 'x' },
        { status: 400, code: 'parameter_invalid' },
      ],
      [
        { key: service.key, collection: 'gone' },
        { status: 404, code: 'collection_not_found', collection: 'gone' },
      ],
    ];
    for (const [options, expected] of refusals) {
      const answer = await refusal(service, { ...options, headers: from });
      const told = await line('feed refused', answer.headers['request-id']!);
      expect(told).to.include({ level: 'debug', client: '192.0.2.7', ...expected });
      expect(JSON.stringify(told)).not.to.contain('guess');
    }
  });
});
