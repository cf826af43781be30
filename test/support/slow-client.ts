import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { passTime } from './clock.js';

/**
 * The inspection interval of a server, in real milliseconds, for tests with clients that use `readSlowly`.
 */
export const inspectMs = 5;
const bytesAtATime = 327_680;

/**
 * Reads this number of bytes of a response at 1.6 MB per second. The time passes on the clock of this process
 * only, so that the load of the machine doesn't slow the client down. Fails if the server closes the
 * connection.
 */
export async function readSlowly(socket: Socket, bytes: number): Promise<void> {
  let received = 0;
  for (let awaited = 0; awaited < bytes; ) {
    awaited = Math.min(awaited + bytesAtATime, bytes);
    while (received < awaited) {
      const chunk = socket.read(Math.min(socket.readableLength, 32_768)) as Buffer | null;
      if (chunk === null) await sleep(1);
      received += chunk?.length ?? 0;
      expect(socket.destroyed).to.equal(false);
    }
    passTime(200);
    await sleep(2 * inspectMs);
  }
}
