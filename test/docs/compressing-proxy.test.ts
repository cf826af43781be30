import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect } from 'chai';
import { client } from '../support/client.js';
import { feed } from '../support/feed.js';
import { freePort } from '../support/port.js';
import { type Program, startProgram } from '../support/program.js';
import { blocks, section } from '../support/readme.js';
import { startService, type TestService } from '../support/service.js';
import { onlyInFullSuite } from '../support/suite.js';

interface Raw {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly bytes: Buffer;
}

const withProxy = onlyInFullSuite('The guide needs HAProxy, a program of others.');
withProxy.describe('the guide to operations, "Compression"', () => {
  let service: TestService;
  let haproxy: Program | undefined;
  let port: number;
  before(async function () {
    if (spawnSync('haproxy', ['-v']).status !== 0) return this.skip();
    service = await startService();
    port = await freePort();
    const { text } = blocks(section('src/docs/how-to/deploy.md', '## Compression'))[0]!;
    const config = text.replace('bind :8080', `bind 127.0.0.1:${port}`).replace(':3000', `:${service.port}`);
    const file = join(service.directory, 'haproxy.cfg');
    await writeFile(file, config);
    haproxy = await startProgram(['haproxy', '-f', file], port);
    const owner = client(service, service.key);
    await owner.post('/v1/collections', { name: 'notes' });
    await owner.post(
      rows,
      Array.from({ length: 100 }, (_, n) => ({ n, text: 'much the same again' })),
    );
  });
  after(async () => {
    await haproxy?.stop();
    await service?.close();
  });

  const rows = '/v1/collections/notes/rows';
  const ask = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Raw> => {
    const outgoing = httpRequest({
      ...{ host: '127.0.0.1', port, method, path, agent: false },
      headers: {
        ...{ 'Accept-Encoding': 'gzip', 'x-api-key': service.key, 'Content-Type': 'application/json' },
        ...headers,
      },
    });
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    return { status: answer.statusCode!, headers: answer.headers, bytes: Buffer.concat(chunks) };
  };

  it('lists and inserts come compressed, and are the same', async () => {
    const plain = await client(service, service.key).get(rows);
    const list = await ask('GET', rows);
    expect(list.headers).to.include({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gunzipSync(list.bytes).toString()).to.equal(plain.text);
    expect(list.bytes.length).to.be.below(plain.text.length / 2);
    const unasked = await ask('GET', rows, undefined, { 'Accept-Encoding': 'identity' });
    expect(unasked.headers).to.not.have.property('content-encoding');
    const inserted = await ask('POST', rows, [{ n: 100 }]);
    expect([inserted.status, inserted.headers['content-encoding']]).to.deep.equal([201, 'gzip']);
  });

  it('a row keeps its tag, by which it is changed', async () => {
    const { headers } = await ask('GET', `${rows}/1`);
    expect(headers.etag).to.match(/^"/);
    const changed = await ask('PATCH', `${rows}/1`, { n: 1_000 }, { 'If-Match': headers.etag! });
    expect([changed.status, changed.headers.etag?.startsWith('"')]).to.deep.equal([200, true]);
    expect(
      (await ask('DELETE', `${rows}/1`, undefined, { 'If-Match': changed.headers.etag! })).status,
    ).to.equal(204);
  });

  it('problems, and what is compressed already, pass as they are', async () => {
    const problem = await ask('GET', '/v1/nowhere');
    expect(problem.headers).to.not.have.property('content-encoding');
    expect(JSON.parse(problem.bytes.toString()).code).to.equal('route_not_found');
    for (const path of ['/openapi.json', '/docs']) {
      const direct = await client(service).get(path, { 'Accept-Encoding': 'gzip' });
      const { headers, bytes } = await ask('GET', path);
      expect(headers.etag).to.equal(direct.headers.etag);
      expect(gunzipSync(bytes).toString()).to.equal(direct.text);
    }
  });

  it('feeds go on through it', async () => {
    const proxied = { ...service, url: `http://127.0.0.1:${port}`, port };
    const following = await feed(proxied, { key: service.key, collection: 'notes' });
    await ask('POST', rows, [{ followed: true }]);
    const [frame] = await following.next();
    expect(frame!.row.followed).to.equal(true);
    await following.close();
  });
});
