import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { LogOutput } from '../../src/runtime/log-output.js';
import { eventually } from '../support/eventually.js';
import { removeDirectory, temporaryDirectory } from '../support/service.js';

describe('the output of the log', () => {
  it('keeps the lines that it cannot write, up to a limit, and writes them later', async () => {
    const directory = await temporaryDirectory();
    const pipe = join(directory, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
    const writer = openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
    const full = Buffer.alloc(4_096);
    expect(() => {
      for (;;) writeSync(writer, full);
    }).to.throw(/EAGAIN/);
    const output = new LogOutput(writer);
    output.write('1\n');
    output.write('2\n');
    output.write('x'.repeat(1_048_576));
    output.write('3\n');
    let read = '';
    await eventually('the lines are written', () => {
      const part = Buffer.alloc(65_536);
      try {
        read += part.subarray(0, readSync(reader, part)).toString();
      } catch {
        // There is nothing to read at the moment.
      }
      return read.replaceAll('\0', '') === '1\n2\n3\n';
    });
    closeSync(writer);
    closeSync(reader);
    await removeDirectory(directory);
  });
});
