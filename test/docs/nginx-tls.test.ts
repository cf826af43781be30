/** Runs nginx with the configuration of the guide "Deploy", section "Serve over HTTPS (nginx)". */
import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from 'chai';
import { WebSocket } from 'ws';
import { conform, NotCheckable } from '../../src/conform/conform.js';
import { eventually } from '../support/eventually.js';
import { freePort } from '../support/port.js';
import { type Program, startProgram } from '../support/program.js';
import { blocks, section } from '../support/readme.js';
import { removeDirectory, startService, type TestService, temporaryDirectory } from '../support/service.js';
import { onlyInFullSuite } from '../support/suite.js';

const host = 'data.example.com';
const withNginx = onlyInFullSuite('The guide needs nginx, a program of others.');

withNginx.describe('the guide to operations, "Serve over HTTPS (nginx)"', () => {
  let directory: string;
  let service: TestService;
  let nginx: Program | undefined;
  let plainPort: number;
  let port: number;
  let balancedPort: number;
  /** The ports of the two instances. */
  let instancePorts: [number, number];
  let certificate: Buffer;
  before(async function () {
    if (
      ['nginx', 'openssl'].some((name) => spawnSync(name, [name === 'nginx' ? '-v' : 'version']).status !== 0)
    )
      return this.skip();
    directory = await temporaryDirectory();
    [plainPort, port, balancedPort] = [await freePort(), await freePort(), await freePort()];
    instancePorts = [await freePort(), await freePort()];
    service = await startService({
      env: { ROWFEED_PUBLIC_URL: `https://${host}`, ROWFEED_TRUST_PROXY: '127.0.0.1' },
    });
    const [keyFile, certificateFile] = [join(directory, 'key.pem'), join(directory, 'certificate.pem')];
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', keyFile, '-out', certificateFile],
        ...['-days', '2', '-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`],
      ],
      { stdio: 'ignore' },
    );
    certificate = await readFile(certificateFile);
    const [shown, upstream] = blocks(section('src/docs/how-to/deploy.md', '## Serve over HTTPS (nginx)'));
    const two = upstream!.text
      .replace('127.0.0.1:3001', `127.0.0.1:${instancePorts[0]}`)
      .replace('127.0.0.1:3002', `127.0.0.1:${instancePorts[1]}`);
    const site = shown!.text
      .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
      .replace('listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`)
      .replace(/\/etc\/letsencrypt\S+fullchain\.pem/, certificateFile)
      .replace(/\/etc\/letsencrypt\S+privkey\.pem/, keyFile)
      .replace('/var/log/nginx/rowfeed.log', join(directory, 'access.log'))
      .replace('127.0.0.1:3000', `127.0.0.1:${service.port}`);
    const balanced = `server { listen 127.0.0.1:${balancedPort}; location / { proxy_pass http://rowfeed; } }`;
    const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const file = join(directory, 'nginx.conf');
    // Otherwise, root's nginx becomes another user, who has no access to the folders.
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    const temporary = folders.map((name) => `${name}_temp_path ${name};`).join(' ');
    await writeFile(
      file,
      `${user}\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${site}\n${two}\n${balanced}}\n`,
    );
    nginx = await startProgram(
      ['nginx', '-p', directory, '-c', file, '-e', 'stderr', '-g', 'daemon off; pid nginx.pid;'],
      port,
    );
  });
  after(async () => {
    await nginx?.stop();
    await service?.close();
    if (directory !== undefined) await removeDirectory(directory);
  });

  /** Sends a request as a client that trusts only the certificate of the test. */
  async function send(
    method: string,
    path: string,
    body?: string,
  ): Promise<{ status: number; json: unknown }> {
    const headers = { Host: host, 'x-api-key': service.key, 'content-type': 'application/json' };
    const request = httpsRequest({
      ...{ host: '127.0.0.1', port, method, path, headers },
      ...{ servername: host, ca: certificate, agent: false },
    });
    request.end(body);
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return { status: response.statusCode!, json: JSON.parse(await text(response)) };
  }

  it('redirects to HTTPS', async () => {
    const request = httpGet({
      ...{ host: '127.0.0.1', port: plainPort, path: '/v1/collections?limit=1' },
      headers: { Host: host },
    });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    await text(response);
    expect([response.statusCode, response.headers.location]).to.deep.equal([
      308,
      `https://${host}/v1/collections?limit=1`,
    ]);
  });

  it('serves requests and feeds, and does not log keys', async () => {
    expect((await send('POST', '/v1/collections', '{"name":"notes"}')).status).to.equal(201);
    const socket = new WebSocket(`wss://127.0.0.1:${port}/ws?collection=notes&api_key=${service.key}`, {
      ...{ ca: certificate, servername: host, headers: { Host: host } },
    });
    await once(socket, 'open');
    const frame = once(socket, 'message');
    expect((await send('POST', '/v1/collections/notes/rows', '[{"text":"Tea"}]')).status).to.equal(201);
    const [message] = await frame;
    expect(JSON.parse(String(message))).to.deep.include({ event: 'insert', row: { id: 1, text: 'Tea' } });
    socket.close();
    await once(socket, 'close');
    const document = (await send('GET', '/openapi.json')).json as { servers: { url: string }[] };
    expect(document.servers[0]!.url).to.equal(`https://${host}`);
    const log = (): Promise<string> => readFile(join(directory, 'access.log'), 'utf8');
    await eventually('the feed is in the log', async () => (await log()).includes('GET /ws 101'));
    expect(await log()).to.not.include(service.key);
  });

  it('is not checked by rowfeed conform until the certificate is trusted', async () => {
    const error = await conform(`https://127.0.0.1:${port}`, service.key).catch((reason: Error) => reason);
    expect(error).to.be.instanceOf(NotCheckable);
    expect((error as Error).message).to.include('To trust your own certificate, set NODE_EXTRA_CA_CERTS');
  });

  it('passes on a body over 1 MiB, which rowfeed rejects', async () => {
    const { status, json } = await send(
      'POST',
      '/v1/collections/notes/rows',
      JSON.stringify([{ text: 'x'.repeat(1_048_576) }]),
    );
    expect(status).to.equal(413);
    expect(json).to.include({ code: 'body_too_large' });
  });

  it('uses an instance again as soon as it has restarted, while the other one restarts', async () => {
    const start = (each: 0 | 1): Promise<TestService> =>
      startService({ env: { PORT: String(instancePorts[each]) } });
    const statuses = async (): Promise<number[]> => {
      const found: number[] = [];
      for (let n = 0; n < 4; n++) found.push((await fetch(`http://127.0.0.1:${balancedPort}/ready`)).status);
      return found;
    };
    const second = await start(1);
    try {
      expect(await statuses(), 'without the first').to.deep.equal([200, 200, 200, 200]);
      const first = await start(0);
      try {
        await second.stop();
        expect(await statuses(), 'without the second').to.deep.equal([200, 200, 200, 200]);
      } finally {
        await first.close();
      }
    } finally {
      await second.close();
    }
  });
});
