/** Retries with an Idempotency-Key after the client disconnected, at every stage of the first request. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { type Answer, type Client, client } from '../../support/client.js';
import { eventually } from '../../support/eventually.js';
import { newIdempotencyKey } from '../../support/keyed.js';
import { startService, type TestService } from '../../support/service.js';
import { onlyInFullSuite } from '../../support/suite.js';

describe('Idempotency-Key after a disconnect', () => {
  let service: TestService;
  let owner: Client;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
  });
  after(() => service.close());

  const further = onlyInFullSuite('Ten bodies of 1 MiB take a second, and two other bodies are enough.');
  const bodies: [what: string, body: string, declare: (title: string, run: Mocha.AsyncFunc) => unknown][] = [
    ['a small body', JSON.stringify([{ text: 'é' }]), it],
    ['a small body with a byte order mark', `\uFEFF${JSON.stringify([{ text: 'é' }])}`, further.it],
    // The server takes turns to process a body over 64 KiB, so this body waits after its last byte.
    ['a body over 64 KiB', JSON.stringify([{ text: 'é'.repeat(100_000) }]), it],
    [
      'a large body with a byte order mark',
      `\uFEFF${JSON.stringify([{ text: 'x'.repeat(200_000) }])}`,
      further.it,
    ],
    ['a body of nearly 1 MiB', JSON.stringify(Array(5).fill({ text: 'x'.repeat(200_000) })), further.it],
  ];
  const codings = ['Content-Length', 'chunked'] as const;
  /** How much of the request the client sends, and how long it then waits before it disconnects. */
  const stages: [what: string, part: 'head' | 'half' | 'almost all' | 'all', waitMs: number][] = [
    ['after the headers', 'head', 5],
    ['in the middle of the body', 'half', 5],
    ['before the last byte', 'almost all', 5],
    ['with the last byte', 'all', 0],
    ['1 ms after the last byte', 'all', 1],
    ['5 ms after the last byte', 'all', 5],
    ['20 ms after the last byte', 'all', 20],
  ];
  const ends: [what: string, end: (socket: Socket) => void][] = [
    ['closes', (socket) => socket.destroy()],
    ['resets', (socket) => socket.resetAndDestroy()],
  ];

  for (const [whatBody, body, declare] of bodies) {
    for (const [stage, part, waitMs] of stages) {
      declare(`${whatBody}, ${stage}: the retry is executed or replayed, once`, async () => {
        const rows = `/v1/collections/${await owner.collection()}/rows`;
        const cases = codings.flatMap((coding) => ends.map(([, end]) => ({ coding, end })));
        // Sends several requests at once, so that most of them wait for their turn when their client
        // disconnects.
        const keys = await Promise.all(
          [...cases, ...cases].map(async ({ coding, end }) => {
            const key = newIdempotencyKey();
            const bytes = requestOf(rows, key, body, coding);
            const length = { head: bytes.head, half: bytes.half, 'almost all': bytes.all.length - 1 };
            await sendAndLeave(bytes.all.subarray(0, part === 'all' ? undefined : length[part]), waitMs, end);
            return key;
          }),
        );
        const count = JSON.parse(body.replace(/^\uFEFF/, '')).length;
        for (const key of keys) {
          const first = await retried(rows, key, body);
          expect(first.status, first.text.slice(0, 300)).to.equal(201);
          expect(first.json).to.have.length(count);
          const again = await retried(rows, key, body);
          expect([again.status, again.headers['idempotent-replayed']]).to.deep.equal([201, 'true']);
        }
        const { headers } = await owner.get(`${rows}?limit=1`, { Prefer: 'count=exact' });
        expect(headers['total-count']).to.equal(String(keys.length * count));
      });
    }
  }

  function requestOf(rows: string, key: string, body: string, coding: (typeof codings)[number]) {
    const bytes = Buffer.from(body);
    const fields = [
      `POST ${rows} HTTP/1.1`,
      'Host: x',
      `x-api-key: ${service.key}`,
      `Idempotency-Key: ${key}`,
      'Content-Type: application/json',
      coding === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes.length}`,
    ];
    const head = Buffer.from(`${fields.join('\r\n')}\r\n\r\n`);
    const middle = bytes.length >> 1;
    const sent =
      coding === 'chunked'
        ? [chunk(bytes.subarray(0, middle)), chunk(bytes.subarray(middle)), Buffer.from('0\r\n\r\n')]
        : [bytes.subarray(0, middle), bytes.subarray(middle)];
    return { all: Buffer.concat([head, ...sent]), head: head.length, half: head.length + sent[0]!.length };
  }

  async function sendAndLeave(bytes: Buffer, waitMs: number, leave: (socket: Socket) => void): Promise<void> {
    const socket = connect({ port: service.port, host: '127.0.0.1', noDelay: true });
    socket.on('error', () => undefined);
    socket.resume();
    await once(socket, 'connect');
    await new Promise((sent) => socket.write(bytes, sent));
    if (waitMs > 0) await sleep(waitMs);
    leave(socket);
  }

  /** Sends the request until the first one is no longer in progress. */
  async function retried(rows: string, key: string, body: string): Promise<Answer> {
    return eventually('the first request has ended', async () => {
      const answer = await owner.post(rows, body, {
        'Idempotency-Key': key,
        'Content-Type': 'application/json',
      });
      return answer.code !== 'idempotency_in_progress' && answer;
    });
  }
});

function chunk(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
}
