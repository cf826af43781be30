/**
 * Rejects requests that Node.js's parser accepts but that a proxy in front of the server may read
 * differently. An example is a request with two `Host` headers.
 */
import type { IncomingMessage } from 'node:http';
import { Problem } from '../../problem.js';
import { membersOf } from '../../text/header-list.js';
import { isValidHost } from './target.js';

/**
 * Rejects a request that can be read in more than one way.
 *
 * @param authority the host and port in the request target
 * @throws Problem request_malformed (RFC 9110, section 5.3; RFC 9112, sections 3.2, 5.1 and 6.1)
 */
export function refuseAmbiguous(
  { httpVersion, headers, rawHeaders }: IncomingMessage,
  authority: string | undefined,
): void {
  const isHttp11 = httpVersion === '1.1';
  // The parser also accepts 0.9 and 2.0, which frame messages in another way.
  if (!isHttp11 && httpVersion !== '1.0') throw unframed('The server supports only HTTP/1.1 and HTTP/1.0.');
  let hosts = 0;
  let types = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
    if (name.length === 12 && name.toLowerCase() === 'content-type') types += 1;
    // Node.js 20.19 treats the space as a part of the name.
    if (name.endsWith(' ')) {
      throw new Problem('request_malformed', 'A header must not have a space before its colon.');
    }
  }
  if (hosts > 1 || (isHttp11 && hosts === 0)) {
    throw new Problem('request_malformed', 'An HTTP/1.1 request must have exactly one Host header.');
  }
  if (authority === '' || ![authority ?? '', headers.host ?? ''].every(isValidHost)) {
    throw new Problem('request_malformed', 'The Host header must be a host with an optional port.');
  }
  // Node.js uses the first header, and other programs use the last one.
  if (types > 1)
    throw new Problem('request_malformed', 'A request must not have more than one Content-Type header.');
  const coding = headers['transfer-encoding'];
  if (coding === undefined) return;
  const isChunked = membersOf(coding).join().toLowerCase() === 'chunked';
  if (isHttp11 && isChunked) return;
  throw unframed(
    isHttp11
      ? 'The only supported transfer coding is chunked.'
      : 'HTTP/1.0 does not support transfer codings.',
  );
}

/** The end of the request is unknown, so the connection cannot be used for another request. */
function unframed(detail: string): Problem {
  return new Problem('request_malformed', detail, { headers: { Connection: 'close' } });
}
