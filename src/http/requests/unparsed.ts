/** Maps errors of Node.js's HTTP parser to problems. Such input never reaches the pipeline. */
import { METHODS } from 'node:http';
import { Problem } from '../../problem.js';

export interface ParseError extends NodeJS.ErrnoException {
  /** The last data received, and the position in it at which the parser stopped. */
  readonly rawPacket?: Buffer;
  readonly bytesParsed?: number;
}

export function problemOf(error: ParseError): Problem {
  if (hasUnknownMethod(error)) {
    return new Problem(
      'method_unknown',
      'The server does not support this method. Methods are case-sensitive.',
    );
  }
  switch (error.code) {
    case 'HPE_HEADER_OVERFLOW':
      return new Problem('headers_too_large', 'The request line and headers are larger than 16 KiB.');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new Problem('request_timeout', 'The request did not arrive in time.');
    default:
      return new Problem('request_malformed', 'The request is not HTTP/1.1 as RFC 9112 defines it.');
  }
}

/** The parser stops at an unknown method after fewer characters than its longest known method has. */
const mostTaken = 16;

/**
 * Whether the parser stopped at a syntactically valid method (RFC 9110, section 9.1) that it does not know.
 */
function hasUnknownMethod({ code, rawPacket, bytesParsed = 0 }: ParseError): boolean {
  if (rawPacket === undefined) return false;
  const come = rawPacket.toString('latin1');
  if (code === 'HPE_INVALID_METHOD') {
    // The method can follow the body of the previous request, and the packet can end within the method.
    const before = come.slice(Math.max(0, bytesParsed - mostTaken), bytesParsed);
    const [taken] = /[!#$%&'*+.^_`|~\w-]*$/.exec(before)!;
    return /^[!#$%&'*+.^_`|~\w-]+( |$)/.test(taken + come.slice(bytesParsed));
  }
  // The parser knows some methods of RTSP and HTTP/2 and reports a wrong version after them.
  if (code !== 'HPE_INVALID_CONSTANT' && code !== 'HPE_INVALID_VERSION') return false;
  const line = come.slice(come.slice(0, bytesParsed).trimEnd().lastIndexOf('\n') + 1);
  const [method] = /^[A-Z_]+(?= )/.exec(line) ?? [];
  return method !== undefined && !METHODS.includes(method);
}
