import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { type Answer, held } from './client.js';
import { hangMs } from './eventually.js';

/**
 * Sends these bytes unchanged over a new connection, each piece in a separate packet. `requests` names the
 * method and target for each response. Waits until all responses have arrived, and validates them against the
 * contract.
 */
export async function sendRaw(
  service: { readonly port: number },
  requests: readonly (readonly [method: string, target: string])[],
  bytes: string | Buffer | readonly string[],
): Promise<Answer[]> {
  const received = await new Promise<RawAnswer[]>((resolve, reject) => {
    let rest: Buffer = Buffer.alloc(0);
    const answers: RawAnswer[] = [];
    const pieces = Array.isArray(bytes) ? bytes : [bytes];
    const socket = connect({ port: service.port, host: '127.0.0.1', noDelay: true }, async () => {
      for (const piece of pieces) {
        socket.write(piece);
        // After two turns of the event loop, a server in this process has read the piece.
        await turn();
        await turn();
      }
    });
    const finish = (): void => {
      socket.destroy();
      resolve(answers);
    };
    socket.setTimeout(hangMs, () => {
      socket.destroy();
      reject(new Error(`${answers.length} answers in time, then: ${rest.toString('latin1').slice(0, 500)}`));
    });
    socket.on('data', (chunk) => {
      const bytesSoFar = Buffer.concat([rest, chunk]);
      const methods = requests.slice(answers.length).map(([method]) => method);
      const { whole, end } = split(bytesSoFar, methods);
      rest = bytesSoFar.subarray(end);
      answers.push(...whole);
      if (answers.length >= requests.length) finish();
    });
    socket.on('end', finish);
    // The server can reset the connection while the test is still writing. Responses that arrived before
    // count.
    socket.on('error', finish);
  });
  return received.map(({ status, headerLines, body }, index) => {
    const [method, target] = requests[index] ?? ['?', '?'];
    return held({ method, target, status, headerLines, body });
  });
}

interface RawAnswer {
  readonly status: number;
  readonly headerLines: [string, string][];
  readonly body: string;
}

/**
 * Parses the complete responses to `methods` at the start of these bytes. Returns them and their end, without
 * `100 Continue`.
 */
function split(bytes: Buffer, methods: readonly string[]): { whole: RawAnswer[]; end: number } {
  const whole: RawAnswer[] = [];
  let end = 0;
  for (;;) {
    const headEnd = bytes.indexOf('\r\n\r\n', end);
    if (headEnd < 0) return { whole, end };
    const [statusLine, ...lines] = bytes.toString('latin1', end, headEnd).split('\r\n');
    const status = Number(statusLine!.split(' ')[1]);
    const headerLines = lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    });
    const value = (name: string): string | undefined =>
      headerLines.find(([each]) => each.toLowerCase() === name)?.[1];
    const at = headEnd + 4;
    if (status === 100) {
      end = at;
      continue;
    }
    let body = '';
    if (value('transfer-encoding') === 'chunked') {
      const chunked = dechunk(bytes, at);
      if (!chunked) return { whole, end };
      body = chunked.body;
      end = chunked.end;
    } else {
      const isBare = status === 204 || status === 304 || methods[whole.length] === 'HEAD';
      const length = isBare ? 0 : Number(value('content-length') ?? 0);
      if (bytes.length < at + length) return { whole, end };
      body = bytes.toString('utf8', at, at + length);
      end = at + length;
    }
    whole.push({ status, headerLines, body });
  }
}

function dechunk(bytes: Buffer, start: number): { body: string; end: number } | undefined {
  const parts: Buffer[] = [];
  let at = start;
  for (;;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16);
    const from = lineEnd + 2;
    if (bytes.length < from + size + 2) return undefined;
    if (size === 0) return { body: Buffer.concat(parts).toString('utf8'), end: from + 2 };
    parts.push(bytes.subarray(from, from + size));
    at = from + size + 2;
  }
}
