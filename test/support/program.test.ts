import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect } from 'chai';
import { freePort, isOpen } from './port.js';
import { startProgram } from './program.js';

describe('a program of others', () => {
  const node = (script: string) => [process.execPath, '-e', script] as const;
  const failureOf = (started: Promise<unknown>): Promise<string> =>
    started.then(
      () => 'started',
      (error: Error) => error.message,
    );

  it('has started when it listens on its port', async () => {
    const port = await freePort();
    const program = await startProgram(
      node(`setTimeout(() => require('net').createServer().listen(${port}, '127.0.0.1'), 50)`),
      port,
    );
    expect(await isOpen(port)).to.equal(true);
    await program.stop();
    expect(await isOpen(port)).to.equal(false);
    await program.stop();
  });

  it('fails with its output when it exits before it listens', async () => {
    const port = await freePort();
    const message = await failureOf(
      startProgram(node(`console.log('one'); console.error('two'); process.exitCode = 3`), port),
    );
    expect(message).to.equal(`${process.execPath} exited with 3 before it listened on ${port}:\none\ntwo\n`);
  });

  it('fails when another program already listens on its port', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    const message = await failureOf(startProgram(node(''), port));
    other.close();
    expect(message).to.equal(`another program already listens on ${port}`);
  });

  it('fails when it is not installed', async () => {
    const message = await failureOf(startProgram(['no-such-program'], await freePort()));
    expect(message).to.include('ENOENT');
  });
});
