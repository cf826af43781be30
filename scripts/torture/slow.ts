/**
 * Sends a request whose body arrives byte by byte and never ends, while the server handles other requests.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { client } from '../../test/support/client.js';
import { startService } from '../../test/support/service.js';
import type { Figure } from './figure.js';

/** The server's limit is 30 s and it checks every 2 s. The rest is for a busy machine. */
const atMostSeconds = 36;

/** Returns the number of seconds after which the server closes the connection with 408. */
export async function slowBody(): Promise<Figure> {
  const service = await startService({ key: `torture-${randomBytes(18).toString('hex')}` });
  const owner = client(service, service.key);
  const rows = `/v1/collections/${await owner.collection()}/rows`;
  const socket = connect(service.port, '127.0.0.1').on('error', () => undefined);
  const head = [
    `POST ${rows} HTTP/1.1`,
    'Host: a',
    `x-api-key: ${service.key}`,
    'Content-Type: application/json',
  ];
  const begun = performance.now();
  socket.write(`${head.join('\r\n')}\r\nContent-Length: 1000000\r\n\r\n[`);
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  const closed = once(socket, 'close');
  let served = 0;
  while (!socket.destroyed && performance.now() - begun < 2 * atMostSeconds * 1_000) {
    socket.write(' ');
    if ((await owner.post(rows, [{ served }])).status !== 201) throw new Error('another was not served');
    served += 1;
    await sleep(500);
  }
  const figure = (performance.now() - begun) / 1_000;
  socket.destroy();
  await closed;
  await service.close();
  if (!answer.startsWith('HTTP/1.1 408 ')) throw new Error(`a slow body was answered with: ${answer}`);
  return { name: 'a body that never ends is cut after', figure, atMost: atMostSeconds, unit: 's' };
}
