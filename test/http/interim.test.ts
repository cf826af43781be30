/** Features of HTTP/1.1 that depend on the version: interim responses, upgrades and transfer codings. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect } from 'chai';
import { client } from '../support/client.js';
import { startService, type TestService } from '../support/service.js';

describe('interim responses', () => {
  let service: TestService;
  let key: string;
  before(async () => {
    service = await startService();
    key = `x-api-key: ${service.key}`;
    const owner = client(service, service.key);
    await owner.post('/v1/collections', { name: 'notes' });
    await owner.post(rows, [{ n: 1 }]);
  });
  after(() => service.close());

  const rows = '/v1/collections/notes/rows';
  const json = 'Content-Type: application/json';
  const body = '[{}]';

  /** Sends the parts, each after the response to the previous part. Returns all status codes in order. */
  async function exchange(...parts: readonly string[]): Promise<number[]> {
    const socket = connect({ port: service.port, host: '127.0.0.1', noDelay: true });
    let text = '';
    const statuses = () => [...text.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));
    socket.on('data', (chunk) => (text += chunk));
    for (const part of parts) {
      const before = statuses().length;
      socket.write(part);
      while (statuses().length === before) await once(socket, 'data');
    }
    socket.destroy();
    return statuses();
  }
  const head = (line: string, ...headers: readonly string[]): string =>
    `${line.includes(' HTTP/') ? line : `${line} HTTP/1.1`}\r\nHost: x\r\n${headers.map((each) => `${each}\r\n`).join('')}\r\n`;
  const length = (bytes: number): string => `Content-Length: ${bytes}`;
  const waits = 'Expect: 100-continue';

  for (const framing of [length(4), 'Transfer-Encoding: chunked']) {
    it(`100 comes when everything but the body is right (${framing})`, async () => {
      const sent = framing.startsWith('T') ? `4\r\n${body}\r\n0\r\n\r\n` : body;
      expect(await exchange(head(`POST ${rows}`, key, json, framing, waits), sent)).to.deep.equal([100, 201]);
      const named = ['Idempotency-Key: a', 'Prefer: return=minimal'];
      expect(await exchange(head(`POST ${rows}`, key, json, framing, waits, ...named), sent)).to.deep.equal([
        100, 201,
      ]);
      expect(await exchange(head(`POST ${rows}`, key, json, framing, waits, ...named), sent)).to.deep.equal([
        100, 201,
      ]);
    });
  }

  const refused: [what: string, status: number, line: string, ...headers: string[]][] = [
    ['no key', 401, `POST ${rows}`, json],
    ['a bad key', 401, `POST ${rows}`, json, 'x-api-key: wrong'],
    ['no route', 404, 'POST /v1/nowhere', 'KEY', json],
    ['no such method', 405, `POST ${rows}/1`, 'KEY', json],
    ['no type', 415, `POST ${rows}`, 'KEY'],
    ['another type', 415, `POST ${rows}`, 'KEY', 'Content-Type: text/csv'],
    ['a coding', 415, `POST ${rows}`, 'KEY', json, 'Content-Encoding: gzip'],
    ['a body that is too large', 413, `POST ${rows}`, 'KEY', json, length(1_048_577)],
    ['a body that is too large, and another error', 413, `POST ${rows}?x=1`, 'KEY', json, length(1_048_577)],
    ['a parameter too many', 400, `POST ${rows}?x=1`, 'KEY', json],
    ['a bad id', 400, `PUT ${rows}/0`, 'KEY', json],
    ['a bad name', 400, 'POST /v1/collections/%zz/rows', 'KEY', json],
    ['a bad condition', 400, `PUT ${rows}/1`, 'KEY', json, 'If-Match: x'],
    [
      'a header that it does not take',
      400,
      `PATCH ${rows}?filter=@.a&max_rows=1`,
      'KEY',
      json,
      'If-Match: "x"',
    ],
    ['no filter', 400, `PATCH ${rows}?max_rows=1`, 'KEY', json],
    ['a filter that is none', 400, `PATCH ${rows}?filter=@.a%20=%201&max_rows=1`, 'KEY', json],
    ['a bad Idempotency-Key', 400, `POST ${rows}`, 'KEY', json, 'Idempotency-Key: ""'],
    ['two types', 400, `POST ${rows}`, 'KEY', json, json],
  ];
  for (const [what, status, line, ...headers] of refused) {
    for (const keyed of ['', `Idempotency-Key: ${what.replaceAll(' ', '-')}`]) {
      if (keyed !== '' && headers.some((each) => each.startsWith('Idempotency'))) continue;
      it(`the final response comes at once: ${what}${keyed && ', with an Idempotency-Key'}: ${status}`, async () => {
        const sized = headers.some((each) => each.startsWith('Content-Length')) ? [] : [length(4)];
        const sent = [
          ...headers.map((each) => (each === 'KEY' ? key : each)),
          ...sized,
          ...(keyed && [keyed]),
        ];
        expect(await exchange(head(line, ...sent, waits))).to.deep.equal([status]);
      });
    }
  }

  it('none comes without a body, and none to HTTP/1.0, which sends its body at once', async () => {
    expect(await exchange(head(`POST ${rows}`, key, json, length(0), waits))).to.deep.equal([400]);
    expect(await exchange(head(`DELETE ${rows}/99`, key, waits))).to.deep.equal([404]);
    for (const line of [`POST ${rows} HTTP/1.0`, `POST ${rows}?x HTTP/1.0`]) {
      const sent = head(line, key, json, length(4), waits) + body;
      expect(await exchange(sent), line).to.deep.equal([line.includes('?') ? 400 : 201]);
    }
  });

  it('a rejected body of HTTP/1.0 is read before the connection is closed', async () => {
    const socket = connect({ port: service.port, host: '127.0.0.1', noDelay: true });
    socket.write(head(`POST ${rows} HTTP/1.0`, key, length(400_000), waits));
    let text = '';
    socket.on('data', (chunk) => (text += chunk));
    await once(socket, 'data');
    for (let n = 0; n < 100; n += 1) socket.write(' '.repeat(4_000));
    await once(socket, 'end');
    expect(text).to.match(/^HTTP\/1\.1 415 .*media_type_unsupported/s);
  });

  it('an unknown expectation has no effect', async () => {
    expect(await exchange(head(`POST ${rows}`, key, json, length(4), 'Expect: x') + body)).to.deep.equal([
      201,
    ]);
    expect(await exchange(head(`POST ${rows}?x`, key, json, length(4), 'Expect: x') + body)).to.deep.equal([
      400,
    ]);
  });

  it('HTTP/1.0 opens no feed, and gets no transfer coding', async () => {
    const handshake = [
      ...['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'],
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    ];
    expect(await exchange(head('GET /ws?collection=notes HTTP/1.0', key, ...handshake))).to.deep.equal([426]);
    expect(await exchange(head('GET /ws?collection=notes', key, ...handshake))).to.deep.equal([101]);
    const socket = connect(service.port, '127.0.0.1');
    socket.write(head('GET /v1/collections/notes/export?format=ndjson HTTP/1.0', key));
    let text = '';
    for await (const chunk of socket) text += chunk;
    expect(text)
      .to.match(/^HTTP\/1\.1 200 .*\r\n\r\n\{"id":1,/s)
      .and.not.match(/transfer-encoding/i);
  });
});
