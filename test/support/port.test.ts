import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { freePort, isOpen } from './port.js';

describe('free ports', () => {
  const fiftyPorts = async (): Promise<number[]> => {
    const ports: number[] = [];
    while (ports.length < 50) ports.push(await freePort());
    return ports;
  };

  it('are not those that the process has just given out', async () => {
    expect(new Set(await fiftyPorts()).size).to.equal(50);
  });

  it('are not in use', async () => {
    const first = await freePort();
    // The next port.
    const other = createServer().listen(first + 1, '127.0.0.1');
    await once(other, 'listening');
    const next = await freePort();
    other.close();
    expect(next).to.not.equal(first + 1);
    expect(await isOpen(next)).to.equal(false);
  });

  it('are different in each process, even if two processes try the same slice first', async () => {
    const own = await fiftyPorts();
    const script = `
      Object.defineProperty(process, 'pid', { value: ${process.pid} });
      const { freePort } = await import('${new URL('port.ts', import.meta.url).href}');
      const fiftyPorts = ${fiftyPorts};
      console.log(JSON.stringify(await fiftyPorts()));`;
    const words = ['--import=tsx', '--input-type=module', '-e', script];
    const { stdout } = await promisify(execFile)(process.execPath, words);
    const others = JSON.parse(stdout) as number[];
    expect(new Set([...own, ...others]).size).to.equal(2 * 50);
  });
});
