import { once } from 'node:events';
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { type StandIn, startStandIn } from './stand-in.js';

/** What happens to a request: it or its response is lost, or it gets a different response. */
export type Fate = 'passes' | 'request lost' | 'answer lost' | Refusal;
export interface Refusal {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Relayed {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Relay extends StandIn {
  /** Returns the maximum number of requests that were in progress at the same time. */
  most(): number;
}

/** Starts a proxy in front of a server. */
export async function startRelay(
  service: { readonly port: number },
  fateOf: (request: Relayed) => Fate | Promise<Fate>,
): Promise<Relay> {
  let underWay = 0;
  let most = 0;
  const standIn = await startStandIn(async (request, response) => {
    const body = await textOf(request);
    underWay += 1;
    most = Math.max(most, underWay);
    response.on('close', () => (underWay -= 1));
    const { method = '', url: path = '', headers } = request;
    const fate = await fateOf({ method, path, headers, body });
    if (fate === 'request lost') return void request.socket.destroy();
    if (typeof fate === 'object') return void response.writeHead(fate.status, fate.headers).end(fate.body);
    const outgoing = httpRequest({ host: '127.0.0.1', port: service.port, method, path, headers });
    outgoing.end(body);
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    const text = await textOf(answer);
    if (fate === 'answer lost') return void request.socket.destroy();
    response.writeHead(answer.statusCode!, answer.headers).end(text);
  });
  return { ...standIn, most: () => most };
}

async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
