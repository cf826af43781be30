/** Lists old changes with one connection, as fast as the server sends them. It does not parse the frames, but counts them. */
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { nowUs } from './frames.js';

export interface Listed {
  readonly frames: number;
  readonly requests: number;
  readonly tookUs: number;
  readonly longestUs: number;
}

const eventMark = Buffer.from('{"event":"');
/** The rest of a response, behind its frames, is shorter. */
const restBytes = 200;

/** @param query additional query parameters such as `limit=1000` */
export async function list(
  { port, token, collection }: { port: number; token: string; collection: string },
  beginning: string,
  query: string,
): Promise<Listed> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const begunUs = nowUs();
  let [frames, requests, longestUs] = [0, 0, 0];
  for (let cursor: string | undefined = beginning; cursor !== undefined; requests += 1) {
    const askedUs = nowUs();
    const path = `/v1/collections/${collection}/changes?${query}&since=${cursor}`;
    const asked = get({ agent, host: '127.0.0.1', port, path, headers: { 'x-api-key': token } });
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    const body = await buffer(response);
    if (response.statusCode !== 200) throw new Error(body.toString());
    longestUs = Math.max(longestUs, nowUs() - askedUs);
    for (let at = body.indexOf(eventMark); at >= 0; at = body.indexOf(eventMark, at + 1)) frames += 1;
    const rest = body.toString('latin1', Math.max(0, body.length - restBytes));
    cursor = /"cursor":"([^"]+)","has_more":true}$/.exec(rest)?.[1];
  }
  agent.destroy();
  return { frames, requests, tookUs: nowUs() - begunUs, longestUs };
}
