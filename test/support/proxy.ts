import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** A response on its way through the proxy. */
export interface Passing {
  readonly method: string;
  readonly target: string;
  /** The headers of the request. */
  readonly sent: IncomingHttpHeaders;
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The changes that a proxy makes to requests, responses and frames. */
export interface Meddling {
  /** Returns the target that the proxy sends to the server. Undefined: the proxy responds with 404. */
  readonly target?: (target: string) => string | undefined;
  /** A request header that the proxy removes. */
  readonly withheld?: string;
  /** Edits a response in place. */
  readonly answer?: (passing: Passing) => void;
  /** Called for each connection. Returns a function that returns the frames to send in place of one frame. */
  readonly frames?: () => (frame: string) => readonly string[];
}

export interface MeddlingProxy {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts a proxy in front of a server, for HTTP and for feeds. */
export async function startProxy(
  service: { readonly port: number },
  { target = (same) => same, withheld, answer, frames }: Meddling,
  port = 0,
): Promise<MeddlingProxy> {
  const sockets = new Set<Socket>();
  const server = createServer(async (request, response) => {
    if (withheld !== undefined) delete request.headers[withheld];
    const path = target(request.url!);
    if (path === undefined) {
      response.writeHead(404).end();
      return;
    }
    const upstream = await forward(service.port, request, path);
    // A stream has no end, so it is passed on as it arrives.
    if (upstream.headers['content-type'] === 'text/event-stream') {
      response.writeHead(upstream.statusCode!, upstream.headers);
      upstream.pipe(response);
      response.on('close', () => upstream.destroy());
      return;
    }
    const passing = await passingOf(upstream, request, path);
    answer?.(passing);
    const { 'content-length': _, 'transfer-encoding': __, ...headers } = passing.headers;
    response.writeHead(passing.status, headers);
    response.end(passing.body);
  });
  server.on('upgrade', (request: IncomingMessage, client: Socket) => {
    const upstream = connect(service.port, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        client.destroy();
        upstream.destroy();
      });
    }
    const lines = request.rawHeaders.flatMap((text, index, all) =>
      index % 2 === 0 ? [`${text}: ${all[index + 1]}`] : [],
    );
    upstream.write(`GET ${target(request.url!)} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    client.pipe(upstream);
    const meddle = frames?.() ?? ((frame: string) => [frame]);
    upstream.on(
      'data',
      splitter((bytes) => client.write(bytes), meddle),
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function forward(port: number, request: IncomingMessage, path: string): Promise<IncomingMessage> {
  const { method, headers } = request;
  // The proxy edits text, so responses must not be compressed.
  const plain = { ...headers, 'accept-encoding': 'identity' };
  const outgoing = httpRequest({ host: '127.0.0.1', port, method, path, headers: plain });
  outgoing.end(await bytesOf(request));
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  return answer;
}

async function passingOf(
  answer: IncomingMessage,
  { method, headers: sent }: IncomingMessage,
  target: string,
): Promise<Passing> {
  const body = (await bytesOf(answer)).toString('utf8');
  return {
    method: method!,
    target,
    sent,
    status: answer.statusCode!,
    headers: answer.headers as Record<string, string>,
    body,
  };
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Passes on the handshake response unchanged, and then frame by frame. Text frames go through `meddle`. */
function splitter(
  send: (bytes: Buffer) => void,
  meddle: (frame: string) => readonly string[],
): (chunk: Buffer) => void {
  let bytes = Buffer.alloc(0);
  let isOpen = false;
  return (chunk) => {
    bytes = Buffer.concat([bytes, chunk]);
    if (!isOpen) {
      const end = bytes.indexOf('\r\n\r\n') + 4;
      if (end < 4) return;
      send(bytes.subarray(0, end));
      bytes = bytes.subarray(end);
      isOpen = true;
    }
    for (let frame = frameAt(bytes); frame !== undefined; frame = frameAt(bytes)) {
      const { isText, payload, end } = frame;
      if (!isText) send(bytes.subarray(0, end));
      else for (const text of meddle(payload.toString('utf8'))) send(textFrame(text));
      bytes = bytes.subarray(end);
    }
  };
}

/** Parses the first complete frame (RFC 6455, section 5.2). Frames from a server aren't masked. */
function frameAt(bytes: Buffer): { isText: boolean; payload: Buffer; end: number } | undefined {
  if (bytes.length < 2) return undefined;
  const short = bytes[1]! & 0x7f;
  const start = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < start) return undefined;
  const length =
    short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  const end = start + length;
  if (bytes.length < end) return undefined;
  return { isText: bytes[0] === 0x81, payload: bytes.subarray(start, end), end };
}

function textFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const head =
    payload.length < 126
      ? Buffer.from([0x81, payload.length])
      : Buffer.from([0x81, 126, payload.length >> 8, payload.length & 0xff]);
  return Buffer.concat([head, payload]);
}
