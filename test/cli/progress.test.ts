import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { expect } from 'chai';
import { withProgress } from '../../src/cli/progress.js';
import { start, told } from '../support/command.js';
import { eventually } from '../support/eventually.js';
import { fileOf } from '../support/imports.js';
import { removeDirectory, temporaryDirectory } from '../support/service.js';
import { startStandIn } from '../support/stand-in.js';
import { onTerminal, shownOf } from '../support/terminal.js';

describe('the bar of rowfeed import', () => {
  it('goes with rate and time, and leaves what was said meanwhile', async function () {
    if (onTerminal === undefined) {
      console.log('      there is no `script` (util-linux) here');
      return this.skip();
    }
    const directory = await temporaryDirectory();
    /** The response to the second batch. The server delays it, and then rejects the first row of the batch. */
    let held: ServerResponse | undefined;
    let portions = 0;
    const service = await startStandIn((request, response) => {
      request.resume();
      if (request.method === 'GET') response.writeHead(200, { 'Collection-Cursor': 'x-1' }).end('[]');
      else if (++portions === 2) held = response;
      else response.writeHead(201).end();
    });
    try {
      const file = await fileOf({ directory }, '{"n":1}\n'.repeat(2_000), 'ndjson');
      const child = start(
        ['import', 'notes', file, '--skip-bad', `${file}.bad`, '--url', service.url, '--key', 'k'],
        { TERM: 'xterm' },
        onTerminal,
      );
      const printed = told(child.stdout);
      const bar = /█+ \d+ %, 1,000 rows, [\d,]+\/s, \d+ s left/;
      await eventually('the bar is drawn', () => held !== undefined && bar.test(printed()));
      const errors = [
        { pointer: '/0/n', detail: 'is bad' },
        { pointer: '/7/n', detail: 'is bad' },
      ];
      held!.writeHead(422, { 'Content-Type': 'application/problem+json' }).end(JSON.stringify({ errors }));
      expect(await once(child, 'close')).to.deep.equal([0, null]);
      expect(shownOf(printed()).replace(/[\d,]+ per second/, 'N per second')).to.equal(
        'line 1001: /n is bad\nline 1008: /n is bad\n' +
          `1,998 rows stored in notes, N per second. 2 invalid rows are in ${file}.bad.\n`,
      );
    } finally {
      await service.close();
      await removeDirectory(directory);
    }
  });
});

describe('the progress of a command off a terminal', () => {
  const { stderr } = process;
  const { setInterval: realSetInterval } = globalThis;
  afterEach(() => {
    globalThis.setInterval = realSetInterval;
    Object.defineProperty(process, 'stderr', { value: stderr, configurable: true });
  });

  it('is printed every 5 s', async () => {
    const output = new PassThrough({ encoding: 'utf8' });
    Object.defineProperty(process, 'stderr', { value: output, configurable: true });
    const periods: [ms: number, tick: () => void][] = [];
    globalThis.setInterval = ((tick: () => void, ms: number) => {
      periods.push([ms, tick]);
      return realSetInterval(() => undefined, ms);
    }) as typeof setInterval;
    await withProgress(async (progress) => {
      expect(periods.map(([ms]) => ms)).to.deep.equal([5_000]);
      const [[, tick]] = periods as [[number, () => void]];
      tick();
      expect(output.read(), 'nothing was done').to.equal(null);
      progress.update(1_000);
      expect(output.read()).to.equal(null);
      tick();
      expect(output.read()).to.match(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z 1,000 rows, [\d,]+\/s\n$/);
      progress.update(3_000, 0.5);
      tick();
      expect(output.read()).to.match(/^[\d-]{10}T\S+Z 50 %, 3,000 rows, [\d,]+\/s, \d+ s left\n$/);
      progress.update(undefined, undefined, 'checking pages');
      tick();
      expect(output.read()).to.match(/^[\d-]{10}T\S+Z checking pages\n$/);
      progress.update(10, 0.1, 'comparing');
      tick();
      expect(output.read()).to.match(/^[\d-]{10}T\S+Z comparing: 10 %, 10 rows, [\d,]+\/s, \d+ s left\n$/);
    });
  });
});
