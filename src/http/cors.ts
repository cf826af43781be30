/** Which browser origins may call (the Fetch standard's CORS protocol), over HTTP and for feeds. */
import type { IncomingMessage } from 'node:http';

export type Origins = '*' | readonly string[];

const exposed =
  'Collection-Cursor, ETag, Link, Location, Preference-Applied, RateLimit, RateLimit-Policy, Retry-After, Total-Count, Request-Id';
const allowedMethods = 'GET, HEAD, POST, PATCH, DELETE';
const allowedHeaders =
  'Authorization, Content-Type, If-Match, If-None-Match, Prefer, X-Api-Key, X-Request-Id';
const preflightSeconds = 600;

/** Whether a request with this `Origin` may open a feed: the service's own always may, and who sends none. */
export function isAllowedOrigin(
  origin: string | undefined,
  host: string | undefined,
  origins: Origins,
): boolean {
  if (origin === undefined || origins === '*' || origins.includes(origin)) return true;
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}

/** The headers that let a page of the request's origin read the answer; none when it may not, or CORS is off. */
export function corsHeaders(
  origin: string | undefined,
  origins: Origins,
): Record<string, string> | undefined {
  if (origins === '*')
    return { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': exposed };
  if (origins.length === 0) return undefined;
  if (origin === undefined || !origins.includes(origin)) return { Vary: 'Origin' };
  return { 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': exposed, Vary: 'Origin' };
}

/** What answers a preflight; undefined when the request is none. */
export function preflightHeaders(
  request: IncomingMessage,
  origins: Origins,
): Record<string, string | number> | undefined {
  if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined)
    return undefined;
  const headers = corsHeaders(request.headers.origin, origins);
  if (headers?.['Access-Control-Allow-Origin'] === undefined) return undefined;
  return {
    'Access-Control-Allow-Origin': headers['Access-Control-Allow-Origin'],
    'Access-Control-Allow-Methods': allowedMethods,
    'Access-Control-Allow-Headers': allowedHeaders,
    'Access-Control-Max-Age': preflightSeconds,
    'X-Content-Type-Options': 'nosniff',
    ...(headers.Vary && { Vary: headers.Vary }),
  };
}
