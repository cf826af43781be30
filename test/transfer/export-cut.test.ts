import { once } from 'node:events';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { expect } from 'chai';
import { run, runCommand, start, told } from '../support/command.js';
import { eventually } from '../support/eventually.js';
import { removeDirectory, temporaryDirectory } from '../support/service.js';
import { startStandIn } from '../support/stand-in.js';
import { onlyInFullSuite } from '../support/suite.js';
import { onTerminal, shownOf } from '../support/terminal.js';

describe('rowfeed export from a scripted server', () => {
  let directory: string;

  /** Writes the response. The first request has the number 0. */
  type Answering = (response: ServerResponse, request: number) => unknown;
  const cursor = { 'Collection-Cursor': 'x-1' };
  const closing: (() => Promise<void>)[] = [];
  const some = '{"id":1}\n{"id":2}\n';

  async function answering(answer: Answering): Promise<string> {
    let requests = 0;
    const service = await startStandIn((_, response) => answer(response, requests++));
    closing.push(service.close);
    return service.url;
  }
  const out = (): string => join(directory, 'from.ndjson');
  const words = (url: string): string[] => ['export', 'notes', '--url', url, '--key', 'k'];
  const hold = async (text: string): Promise<void> => {
    expect(await readFile(out(), 'utf8')).to.equal(text);
    expect((await readdir(directory)).filter((name) => name.endsWith('.partial'))).to.deep.equal([]);
  };

  before(async () => {
    directory = await temporaryDirectory();
  });
  beforeEach(() => writeFile(out(), 'before'));
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });
  after(() => removeDirectory(directory));

  const cuts: readonly [name: string, answer: Answering, says: RegExp][] = [
    [
      'its chunks have no end',
      (response) => {
        response.writeHead(200, cursor);
        response.write(some, () => response.socket!.end());
      },
      /the server ended the export before it was complete/,
    ],
    [
      'it is reset',
      (response) => {
        response.writeHead(200, cursor);
        response.write(some, () => response.socket!.resetAndDestroy());
      },
      /the server ended the export before it was complete/,
    ],
    [
      'it is shorter than it says',
      (response) => {
        response.writeHead(200, { ...cursor, 'Content-Length': some.length + 1 });
        response.write(some, () => response.socket!.end());
      },
      /the server ended the export before it was complete/,
    ],
    [
      'it does not say where it ends',
      (response) =>
        response.socket!.end(`HTTP/1.0 200 OK\r\nCollection-Cursor: x-1\r\nConnection: close\r\n\r\n${some}`),
      /does not mark its end/,
    ],
    ['it is something else', (response) => response.end('<html>'), /does not come from rowfeed/],
    [
      'it leads elsewhere',
      (response) => response.writeHead(302, { Location: '/' }).end(),
      /the server returned 302: It redirects to \/\. Use the URL of the server that responds there\.\n$/,
    ],
  ];
  for (const [name, answer, says] of cuts) {
    it(`${name}: it fails, and the file stays what it was`, async () => {
      const url = await answering(answer);
      const { code, stdout, stderr } = await runCommand([...words(url), '--out', out()], {});
      expect([code, stdout]).to.deep.equal([1, '']);
      expect(stderr)
        .to.match(says)
        .and.match(/^rowfeed: [^\n]+\n$/);
      await hold('before');
      expect((await runCommand(words(url), {})).code).to.equal(1);
    });
  }

  it('one that is overloaded is waited for, as long as it says', async () => {
    const asked: number[] = [];
    const url = await answering((response, request) => {
      asked.push(performance.now());
      if (request < 2) response.writeHead(request === 0 ? 503 : 429, { 'Retry-After': '1' }).end();
      else response.writeHead(200, cursor).end(some);
    });
    const { code, stderr } = await runCommand([...words(url), '--out', out()], {});
    expect([code, stderr]).to.deep.equal([0, 'Exported 2 rows at cursor x-1.\n']);
    expect(asked[1]! - asked[0]!).to.be.at.least(990);
    expect(asked[2]! - asked[1]!).to.be.at.least(990);
    await hold(some);
  });

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    it(`${signal} in the middle ends it, and leaves the file as it was`, async () => {
      const url = await answering((response) => {
        response.writeHead(200, cursor);
        response.write(some);
      });
      const child = start([...words(url), '--out', out()], {});
      const printed = told(child.stderr);
      await eventually('some rows are there', async () => (await sizeOf(`${out()}.partial`)) === some.length);
      child.kill(signal);
      expect(await once(child, 'close')).to.deep.equal([1, null]);
      expect(printed()).to.equal('rowfeed: interrupted\n');
      await hold('before');
    });
  }

  it('reports that it waits, and SIGTERM ends it', async () => {
    const url = await answering((response) => response.writeHead(503, { 'Retry-After': '60' }).end());
    const child = start([...words(url), '--out', out()], {});
    const printed = told(child.stderr);
    await once(child.stderr, 'data');
    child.kill('SIGTERM');
    expect(await once(child, 'close')).to.deep.equal([1, null]);
    expect(printed()).to.equal(
      `${url} returned 503. Trying again for up to 5 minutes.\nrowfeed: interrupted\n`,
    );
    await hold('before');
  });

  it('what a run that was killed left is no obstacle', async () => {
    const url = await answering((response, request) => {
      response.writeHead(200, cursor);
      response.write(some);
      if (request > 0) response.end();
    });
    const child = start([...words(url), '--out', out()], {});
    await eventually('some rows are there', async () => (await sizeOf(`${out()}.partial`)) === some.length);
    child.kill('SIGKILL');
    await once(child, 'close');
    expect(await readFile(out(), 'utf8')).to.equal('before');
    expect((await runCommand([...words(url), '--out', out()], {})).code).to.equal(0);
    await hold(some);
  });

  it('a reader that has seen enough is no failure', async () => {
    const url = await answering((response) => {
      response.writeHead(200, cursor);
      const more = (): unknown => response.write(some.repeat(10_000), more);
      more();
    });
    const enough = ['sh', '-c', '{ "$@"; echo "$?" >&2; } | head -n 1', 'sh'];
    const { code, stdout, stderr } = await run(words(url), {}, enough);
    expect({ code, stdout, stderr }).to.deep.equal({ code: 0, stdout: '{"id":1}\n', stderr: '0\n' });
  });

  onlyInFullSuite('The program reports its progress every 5 s.').it(
    'says each 5 s how far it is',
    async () => {
      let end = (): void => undefined;
      const url = await answering((response) => {
        response.writeHead(200, cursor);
        response.write(some);
        end = () => response.end(some);
      });
      const child = start([...words(url), '--out', out()], {});
      const printed = told(child.stderr);
      await eventually('a line is said', () => printed() !== '');
      end();
      expect(await once(child, 'close')).to.deep.equal([0, null]);
      expect(printed()).to.match(/^(\S+Z 2 rows, \d\/s\n)+Exported 4 rows at cursor x-1\.\n$/);
      await hold(some + some);
    },
  );

  it('draws on a terminal how far it is, and wipes it out', async function () {
    if (onTerminal === undefined) {
      console.log('      there is no `script` (util-linux) here');
      return this.skip();
    }
    let end = (): void => undefined;
    const url = await answering((response) => {
      response.writeHead(200, cursor);
      response.write(some);
      end = () => response.end(some);
    });
    const child = start([...words(url), '--out', out()], { TERM: 'xterm' }, onTerminal);
    const printed = told(child.stdout);
    await eventually('it is drawn', () => /2 rows, \d+\/s/.test(printed()));
    end();
    expect(await once(child, 'close')).to.deep.equal([0, null]);
    expect(shownOf(printed()), JSON.stringify(printed())).to.equal('Exported 4 rows at cursor x-1.\n');
    await hold(some + some);
  });
});

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => -1,
  );
}
