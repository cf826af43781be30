/** What Node's parser takes for no request, and which problem that is. */
import { METHODS } from 'node:http';
import { Problem } from '../problem.js';

/** An error of the parser, or of one of its timers. */
export interface ParseError extends NodeJS.ErrnoException {
  /** What came last, and how far into it the parser went. */
  readonly rawPacket?: Buffer;
  readonly bytesParsed?: number;
}

export function problemOf(error: ParseError): Problem {
  if (hasUnknownMethod(error)) {
    return new Problem('method_unknown', 'The service knows no such method. Methods are case-sensitive.');
  }
  switch (error.code) {
    case 'HPE_HEADER_OVERFLOW':
      return new Problem('headers_too_large', 'The request line and headers are over 16 KiB.');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new Problem('request_timeout', 'The request did not arrive in time.');
    default:
      return new Problem('request_malformed', 'The request is not HTTP/1.1 as RFC 9112 defines it.');
  }
}

/** Of a method that it doesn't know the parser has taken fewer characters than the longest has that it knows. */
const mostTaken = 16;

/** Whether the request has the form of a method (RFC 9110, section 9.1) where the parser stopped at it. */
function hasUnknownMethod({ code, rawPacket, bytesParsed = 0 }: ParseError): boolean {
  if (rawPacket === undefined) return false;
  const come = rawPacket.toString('latin1');
  if (code === 'HPE_INVALID_METHOD') {
    // Before it may stand the body of the request before, and it may be cut where the packet ends.
    const before = come.slice(Math.max(0, bytesParsed - mostTaken), bytesParsed);
    const [taken] = /[!#$%&'*+.^_`|~\w-]*$/.exec(before)!;
    return /^[!#$%&'*+.^_`|~\w-]+( |$)/.test(taken + come.slice(bytesParsed));
  }
  // The parser knows some of RTSP and of HTTP/2, and misses their version behind them.
  if (code !== 'HPE_INVALID_CONSTANT' && code !== 'HPE_INVALID_VERSION') return false;
  const line = come.slice(come.slice(0, bytesParsed).trimEnd().lastIndexOf('\n') + 1);
  const [method] = /^[A-Z_]+(?= )/.exec(line) ?? [];
  return method !== undefined && !METHODS.includes(method);
}
