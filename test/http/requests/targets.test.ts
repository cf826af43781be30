/** Tests of `Host`, the form of the request target, `Upgrade`, and the number of header fields. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect } from 'chai';
import { type Client, client } from '../../support/client.js';
import { startService, type TestService } from '../../support/service.js';
import { sendRaw } from '../../support/wire.js';

describe('the head of a request', () => {
  let service: TestService;
  let owner: Client;
  let key: string;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
    key = `x-api-key: ${service.key}`;
    await owner.post('/v1/collections', { name: 'notes' });
    await owner.post(rows, [{ n: 1 }]);
  });
  after(() => service.close());

  const rows = '/v1/collections/notes/rows';
  const head = (line: string, ...headers: readonly string[]): string =>
    `${line.includes(' HTTP/') ? line : `${line} HTTP/1.1`}\r\n${headers.map((each) => `${each}\r\n`).join('')}\r\n`;
  /** Returns the method, and the target in origin form. */
  const named = (request: string): [method: string, target: string] => {
    const [method = '', target = ''] = request.split(' ');
    const path = target.replace(/^https?:\/\/[^/?]*/i, '');
    return [method, path.startsWith('/') ? path : `/${path}`];
  };
  /** Sends requests one after the other on one connection, in one packet. */
  const send = async (...requests: readonly string[]) =>
    sendRaw(service, requests.map(named), requests.join(''));

  describe('Host (RFC 9112, section 3.2)', () => {
    const valid = [
      ...['x', 'x:80', 'X.Example.', 'a-b.c_d:3000', '127.0.0.1:3000', '[::1]', '[::1]:3000', 'x:', ''],
      ...['[2001:DB8::192.0.2.1]', 'xn--bcher-kva.example', '~a!b', '%41.example'],
    ];
    const invalid = [
      ...[
        'a, b',
        'a,b',
        'a b',
        'u@a/x',
        'u@a',
        'a/',
        'a/x',
        'a?b',
        'a#b',
        'http://a',
        'a:b',
        'a:80:80',
        ':x',
      ],
      ...[
        '[::1',
        '::1',
        '[::g]',
        '[]',
        '[::1]x',
        'a"b',
        'a<b',
        'a\\b',
        'a%zz',
        'b\u00fccher.example',
        'a\tb',
        '[::1%eth0]',
      ],
    ];
    for (const host of valid) {
      it(`${JSON.stringify(host)} is valid`, async () => {
        expect((await send(head('GET /health', `Host: ${host}`)))[0]!.status).to.equal(200);
      });
    }
    for (const host of invalid) {
      it(`${JSON.stringify(host)} is invalid`, async () => {
        for (const line of ['GET /health', 'GET /health HTTP/1.0', 'GET /ws', 'GET http://x/health']) {
          const [answer] = await sendRaw(
            service,
            [named(line)],
            Buffer.from(head(line, `Host: ${host}`), 'latin1'),
          );
          expect([answer!.status, answer!.code], line).to.deep.equal([400, 'request_malformed']);
        }
      });
    }
  });

  describe('a target in absolute form (RFC 9112, section 3.2.2) is like its origin form', () => {
    const handshake = [
      ...['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'],
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    ];
    const targets: [target: string, ...headers: string[]][] = [
      ['/health'],
      [`${rows}/1`],
      [`${rows}?limit=1`],
      ['/nowhere'],
      ['/'],
      ['/?x=1'],
      ['/ws?collection=notes'],
      ['/ws?collection=notes', ...handshake],
      ['/ws?collection=nowhere', ...handshake],
    ];
    for (const [target, ...headers] of targets) {
      for (const base of ['http://x', 'HTTP://X:3000', 'https://x.example', 'http://[::1]:80']) {
        it(`${base}${target}${headers.length > 0 ? ', a handshake' : ''}`, async () => {
          const [plain] = await send(head(`GET ${target}`, 'Host: x', key, ...headers));
          const [same] = await send(head(`GET ${base}${target}`, 'Host: y', key, ...headers));
          expect([same!.status, same!.code, same!.headers.etag]).to.deep.equal([
            plain!.status,
            plain!.code,
            plain!.headers.etag,
          ]);
          if (!target.startsWith('/?') && target !== '/') return;
          const [short] = await send(head(`GET ${base}${target.slice(1)}`, 'Host: y', key));
          expect([short!.status, short!.headers.location]).to.deep.equal([
            plain!.status,
            plain!.headers.location,
          ]);
        });
      }
    }

    it('names the host, in place of Host', async () => {
      const [answer] = await send(
        head('GET http://data.example:8080/v1/contract/openapi.json', 'Host: other.example', key),
      );
      expect(answer!.json.servers[0].url).to.equal('http://data.example:8080');
      for (const [origin, status] of [
        ['http://data.example', 101],
        ['http://other.example', 403],
      ] as const) {
        const target = 'http://data.example/ws?collection=notes';
        const [opened] = await send(
          head(`GET ${target}`, 'Host: other.example', key, `Origin: ${origin}`, ...handshake),
        );
        expect(opened!.status, origin).to.equal(status);
      }
    });

    for (const target of [
      'http:///health',
      'http://u@x/health',
      'http://u:p@x/health',
      'http://a,b/health',
    ]) {
      it(`${target} has no valid host`, async () => {
        const [answer] = await send(head(`GET ${target}`, 'Host: x'));
        expect(answer?.code).to.equal('request_malformed');
      });
    }

    it('of another scheme is no resource of this server', async () => {
      for (const target of ['ftp://x/health', 'ws://x/ws', 'x://x/health']) {
        const [answer] = await sendRaw(service, [['GET', target]], head(`GET ${target}`, 'Host: x'));
        expect(answer?.code).to.equal('route_not_found');
      }
    });
  });

  describe('Upgrade (RFC 9110, section 7.8) is ignored', () => {
    const get = head('GET /health', 'Host: x');
    for (const upgrade of ['h2c', 'h2c, x', 'x', 'TLS/1.0', 'websocket', 'websocket, h2c', 'h2c,,x']) {
      const asked = [
        'Host: x',
        'Connection: Upgrade, HTTP2-Settings',
        `Upgrade: ${upgrade}`,
        'HTTP2-Settings: AA',
      ];
      it(`${upgrade}: the connection stays open, and what follows is executed`, async () => {
        const post = head(
          `POST ${rows}`,
          ...asked,
          key,
          'Content-Type: application/json',
          'Content-Length: 8',
        );
        const answers = await send(
          head('GET /health', ...asked),
          get,
          `${post}[{}, {}]`,
          head('GET /health HTTP/1.0', ...asked, 'Connection: keep-alive'),
          head('GET /nowhere', ...asked),
          get,
        );
        expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 201, 200, 404, 200]);
        for (const { headers } of answers) expect(headers.connection).to.equal('keep-alive');
      });
    }

    it('with a body in several packets, and on one connection again and again', async () => {
      const warnings: Error[] = [];
      const warned = (warning: Error): void => void warnings.push(warning);
      process.on('warning', warned);
      const socket = connect({ port: service.port, host: '127.0.0.1', noDelay: true });
      let text = '';
      socket.on('data', (chunk) => (text += chunk));
      const statuses = () => [...text.matchAll(/HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => status);
      for (let n = 1; n <= 20; n += 1) {
        const lines = [
          'Host: x',
          key,
          'Connection: Upgrade',
          'Upgrade: h2c',
          'Content-Type: application/json',
        ];
        const body = JSON.stringify([{ text: 'x'.repeat(100_000) }]);
        const bytes = head(`POST ${rows}`, ...lines, `Content-Length: ${body.length}`) + body;
        for (const at of [0, 40, 30_000]) {
          socket.write(bytes.slice(at, at === 0 ? 40 : at === 40 ? 30_000 : undefined));
          await new Promise((done) => setTimeout(done, 2));
        }
        while (statuses().length < n) await once(socket, 'data');
      }
      socket.destroy();
      process.off('warning', warned);
      expect(warnings).to.deep.equal([]);
      expect(new Set(statuses())).to.deep.equal(new Set(['201']));
    });

    it('and a handshake waits for the responses to earlier requests', async () => {
      const post = head(
        `POST ${rows}`,
        'Host: x',
        key,
        'Content-Type: application/json',
        'Content-Length: 4',
      );
      const lines = [
        'Host: x',
        key,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
      ];
      const handshake = (name: string) =>
        head(`GET /ws?collection=${name}`, ...lines, 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==');
      for (const [name, status] of [
        ['notes', 101],
        ['nowhere', 404],
      ] as const) {
        const answers = await send(`${post}[{}]`, get, `${post}[{}]`, handshake(name));
        expect(answers.map((each) => each.status)).to.deep.equal([201, 200, 201, status]);
      }
    });

    it('after a client is gone, and its responses, too', async () => {
      for (const upgrade of ['h2c', 'websocket']) {
        const asked = ['Host: x', key, 'Connection: Upgrade', `Upgrade: ${upgrade}`];
        const post = head(
          `POST ${rows}`,
          'Host: x',
          key,
          'Content-Type: application/json',
          'Content-Length: 4',
        );
        const socket = connect(service.port, '127.0.0.1');
        await once(socket, 'connect');
        await new Promise((sent) => socket.write(`${post}[{}]${head('GET /ws', ...asked)}`, sent));
        socket.resetAndDestroy();
        await once(socket, 'close');
      }
      expect((await send(get))[0]!.status).to.equal(200);
    });

    it('with Connection: close as well', async () => {
      const [answer] = await send(
        head('GET /health', 'Host: x', 'Connection: upgrade, close', 'Upgrade: h2c'),
      );
      expect([answer!.status, answer!.headers.connection]).to.deep.equal([200, 'close']);
    });
  });

  describe('header fields beyond the first thousand count', () => {
    const many = Array<string>(1_500).fill('a:b');
    it('a condition', async () => {
      const lines = ['Host: x', key, ...many];
      const patch = (condition: string) =>
        head(`DELETE ${rows}/1`, ...lines, `If-Match: ${condition}`, 'Content-Length: 0');
      expect((await send(patch('"other"')))[0]!.status).to.equal(412);
      expect((await send(patch('other')))[0]!.code).to.equal('parameter_invalid');
    });
    it('a second Host, a second key and the first one', async () => {
      expect((await send(head('GET /health', 'Host: x', ...many, 'Host: x')))[0]!.status).to.equal(400);
      expect((await send(head('GET /health', ...many, 'Host: x')))[0]!.status).to.equal(200);
      const list = (...last: readonly string[]) => send(head('GET /v1/collections', 'Host: x', ...last));
      expect((await list(...many, key))[0]!.status).to.equal(200);
      expect((await list(key, ...many, 'x-api-key: other'))[0]!.code).to.equal('credentials_conflict');
    });
    it('and the length of a body, which would be another request', async () => {
      const post = head(
        `POST ${rows}`,
        'Host: x',
        key,
        'Content-Type: application/json',
        ...many,
        'Content-Length: 4',
      );
      expect(
        (await send(`${post}[{}]`, head('GET /health', 'Host: x'))).map(({ status }) => status),
      ).to.deep.equal([201, 200]);
    });
    it('up to 16 KiB of them', async () => {
      const fields = Array<string>(3_900).fill('a:');
      expect((await send(head('GET /health', 'Host: x', ...fields)))[0]!.status).to.equal(200);
      const more = Array<string>(17_000).fill('a:');
      expect((await send(head('GET /health', 'Host: x', ...more)))[0]!.status).to.equal(431);
    });
  });
});
