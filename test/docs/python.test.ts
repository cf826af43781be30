/** Runs the client of the guide "Use rowfeed from Python". */
import { execFile, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { request as forward } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { type Client, client } from '../support/client.js';
import { blocks, section } from '../support/readme.js';
import { removeDirectory, startService, type TestService, temporaryDirectory } from '../support/service.js';
import { type StandIn, startStandIn } from '../support/stand-in.js';
import { onlyInFullSuite } from '../support/suite.js';

const run = promisify(execFile);
const guide = 'src/docs/how-to/python.md';

/** How the proxy treats a request. */
type Fate =
  | 'forward'
  /** The server executes the request, but the client doesn't receive the response. */
  | 'lose the response'
  /** The client receives a response like that of a proxy that can't reach the server. */
  | 'bad gateway'
  /** The client receives this response of the server. A date is that many milliseconds after the response is sent. */
  | {
      readonly status: number;
      readonly retryAfter: number | { readonly dateInMs: number };
      readonly code: string;
    };

interface Seen {
  readonly at: number;
  readonly key: string | undefined;
  readonly bytes: number;
}

onlyInFullSuite('It needs Python.').describe('the client of the guide for Python', () => {
  let directory: string;
  let service: TestService;
  let owner: Client;
  let proxy: StandIn;
  const fates: Fate[] = [];
  const seen: Seen[] = [];
  before(async function () {
    if (spawnSync('python3', ['--version']).status !== 0) return this.skip();
    directory = await temporaryDirectory();
    service = await startService();
    owner = client(service, service.key);
    proxy = await startStandIn(async (request, response) => {
      const body = await buffer(request);
      const key = request.headers['idempotency-key'];
      seen.push({ at: performance.now(), key: key as string | undefined, bytes: body.length });
      const fate = fates.shift() ?? 'forward';
      if (fate === 'bad gateway') {
        response.writeHead(502).end('<h1>Bad gateway</h1>');
        return;
      }
      if (typeof fate === 'object') {
        const { status, retryAfter, code } = fate;
        const after =
          typeof retryAfter === 'number'
            ? retryAfter
            : new Date(Date.now() + retryAfter.dateInMs).toUTCString();
        response.writeHead(status, { 'Retry-After': after });
        response.end(JSON.stringify({ code, detail: 'Try again.' }));
        return;
      }
      const { method, headers, url } = request;
      const { port } = service;
      const onward = forward({ port, host: '127.0.0.1', method, path: url, headers }, (answer) => {
        if (fate === 'lose the response') request.socket.destroy();
        else answer.pipe(response.writeHead(answer.statusCode!, answer.headers));
      });
      onward.end(body);
    });
    const [shown] = blocks(section(guide, '## A complete client'));
    await writeFile(join(directory, 'rowfeed.py'), shown!.text);
  });
  beforeEach(() => {
    fates.splice(0);
    seen.splice(0);
  });
  after(async () => {
    await proxy?.close();
    await service?.close();
    if (directory !== undefined) await removeDirectory(directory);
  });

  async function python(text: string): Promise<string> {
    const head = `import os\nfrom rowfeed import Problem, Rowfeed\nclient = Rowfeed("${proxy.url}", os.environ["KEY"], retry_seconds=30)\n`;
    await writeFile(join(directory, 'script.py'), head + text);
    return (await run('python3', ['script.py'], options())).stdout;
  }

  const options = () => ({ cwd: directory, env: { PATH: process.env.PATH, KEY: service.key } });

  it('prints what the guide shows, and can run again', async () => {
    const [script, , output] = blocks(section(guide, '## Insert, upsert and list rows'));
    const file = join(directory, 'fill_parts.py');
    await writeFile(file, script!.text.replace('http://127.0.0.1:3000', service.url));
    expect((await run('python3', [file], options())).stdout).to.equal(output!.text);
    const [reset, ...rest] = (await run('python3', [file], options())).stdout.split('\n');
    expect(reset).to.equal("{'Inserted': 0, 'Updated': 1, 'Unchanged': 2499}");
    expect(rest[0]).to.equal("{'Inserted': 0, 'Updated': 1, 'Unchanged': 1}");
  });

  it('writes each row once, although responses are lost and the server is overloaded', async () => {
    const name = await owner.collection();
    fates.push(
      'lose the response',
      'bad gateway',
      { status: 503, retryAfter: 1, code: 'overloaded' },
      { status: 409, retryAfter: 1, code: 'idempotency_in_progress' },
      { status: 429, retryAfter: 1, code: 'quota_exceeded' },
    );
    await python(`client.insert("${name}", [{"n": 1}, {"n": 2}])`);
    expect((await owner.get(`/v1/collections/${name}/rows`)).json).to.deep.equal([
      { id: 1, n: 1 },
      { id: 2, n: 2 },
    ]);
    expect(seen).to.have.length(6);
    expect(new Set(seen.map(({ key }) => key)).size).to.equal(1);
    expect(seen[0]!.key).to.match(/^[0-9a-f-]{36}$/);
    for (const index of [3, 4, 5]) expect(seen[index]!.at - seen[index - 1]!.at).to.be.at.least(990);
  });

  it('sends many and large rows in requests that the server accepts, each with its own idempotency key', async () => {
    const name = await owner.collection();
    await python(`client.insert("${name}", [{"text": "x" * 60_000} for _ in range(40)])
client.insert("${name}", ({"n": n} for n in range(2_001)))
client.insert("${name}", [])
print(len({row["id"] for row in client.rows("${name}", limit=700)}))`).then((text) =>
      expect(text).to.equal('2041\n'),
    );
    const writes = seen.filter(({ key }) => key !== undefined);
    expect(writes).to.have.length(6);
    expect(new Set(writes.map(({ key }) => key)).size).to.equal(6);
    for (const { bytes } of writes) expect(bytes).to.be.at.most(1_048_576);
  });

  it('waits until the date that a proxy sends', async () => {
    const name = await owner.collection();
    fates.push(
      { status: 503, retryAfter: { dateInMs: 3_000 }, code: 'overloaded' },
      { status: 503, retryAfter: { dateInMs: -60_000 }, code: 'overloaded' },
    );
    await python(`client.insert("${name}", [{"n": 1}])`);
    expect(seen).to.have.length(3);
    expect(seen[1]!.at - seen[0]!.at).to.be.within(1_000, 20_000);
  });

  it('raises other errors at once, and the last error when the time is over', async () => {
    fates.push('forward', { status: 429, retryAfter: 60, code: 'quota_exceeded' });
    const printed = await python(`
for path in ("/v1/collections/none", "/v1/collections"):
    try:
        client.request("GET", path)
    except Problem as problem:
        print(problem.status, problem.code, problem.details["detail"])
`);
    expect(printed).to.match(/^404 collection_not_found There is .*\n429 quota_exceeded Try again\.\n$/);
    expect(seen).to.have.length(2);
  });
});
