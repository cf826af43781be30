/**
 * Decides which browser origins can send requests and open feeds (CORS, as the Fetch standard defines it).
 */
import { crossOrigin } from '../../../generated/operations.js';
import { Problem } from '../../problem.js';
import {
  isSameOrigin,
  matchesOrigin,
  type Origin,
  type OriginPattern,
  parseOrigin,
} from '../../text/origin.js';
import type { Check, Step } from '../exchange.js';
import { fieldsOf, send } from './answer.js';

/** Where the pages come from that can use the server in a browser. */
export interface Origins {
  readonly allowed: '*' | readonly OriginPattern[];
  /** The origin at which clients reach the server, if it is known. */
  readonly own: Origin | undefined;
}

const preflightSeconds = '600';

/**
 * Lets pages of allowed origins read responses. Preflight requests have no key, so it responds itself. To preflights of
 * other origins, it responds without CORS headers. Browsers then report that the origin is not allowed.
 */
export function cors({ allowed }: Origins): Step {
  return ({ req, state: exchange }, next) => {
    const headers = corsHeaders(req.headers.origin, allowed);
    const isPreflight = req.method === 'OPTIONS' && 'access-control-request-method' in req.headers;
    if (isPreflight && headers !== undefined) {
      const { 'Access-Control-Expose-Headers': _, ...shared } = headers;
      const isAllowed = headers['Access-Control-Allow-Origin'] !== undefined;
      const fixed = isAllowed ? preflightHeaders : noSniff;
      return send(exchange, 204, fieldsOf(exchange, fixed, shared), undefined);
    }
    // Browsers do not let a page read the response to a handshake.
    if (exchange.upgrade === undefined) exchange.answerHeaders = headers;
    return next();
  };
}

/**
 * Rejects a feed of a browser page unless the page's origin is the server itself or an allowed origin. Other
 * clients send no `Origin` and are accepted.
 *
 * @throws Problem origin_forbidden
 */
export function allowedOrigin(origins: Origins): Check {
  return ({ headers, host, operation }) => {
    const isFeed = operation?.takesKeyInQuery === true;
    if (isFeed && !isAllowedOrigin(headers.origin, host, origins)) {
      throw new Problem(
        'origin_forbidden',
        'Web pages of this origin cannot open a feed. The operator allows origins with ROWFEED_CORS_ORIGIN.',
      );
    }
  };
}

function isAllowedOrigin(origin: string | undefined, host: string, { allowed, own }: Origins): boolean {
  if (origin === undefined || allowed === '*') return true;
  const page = parseOrigin(origin);
  if (page === undefined) return false;
  // A proxy in front of the server can have removed TLS.
  const reached = parseOrigin(`${page.scheme}://${host}`);
  return [own, reached].some((each) => each && isSameOrigin(each, page)) || isListed(page, allowed);
}

function isListed(page: Origin, allowed: readonly OriginPattern[]): boolean {
  return allowed.some((pattern) => matchesOrigin(pattern, page));
}

const noSniff = ['X-Content-Type-Options', 'nosniff'];
const preflightHeaders = [
  ...noSniff,
  ...['Access-Control-Allow-Methods', crossOrigin.methods],
  ...['Access-Control-Allow-Headers', crossOrigin.requestHeaders],
  ...['Access-Control-Max-Age', preflightSeconds],
];

/** Returns undefined if CORS is off. */
function corsHeaders(
  origin: string | undefined,
  allowed: Origins['allowed'],
): Record<string, string> | undefined {
  const exposed = { 'Access-Control-Expose-Headers': crossOrigin.answerHeaders };
  if (allowed === '*') return { 'Access-Control-Allow-Origin': '*', ...exposed };
  if (allowed.length === 0) return undefined;
  const page = origin === undefined ? undefined : parseOrigin(origin);
  if (page === undefined || !isListed(page, allowed)) return { Vary: 'Origin' };
  return { 'Access-Control-Allow-Origin': origin!, ...exposed, Vary: 'Origin' };
}
