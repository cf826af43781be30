/**
 * The address of the client that calls, also behind proxies that are trusted.
 */
import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4, isIPv6 } from 'node:net';
import proxyAddr from 'proxy-addr';

/**
 * Parses a comma list of addresses and CIDR ranges, such as `127.0.0.1, 10.0.0.0/8, ::1`.
 *
 * @throws Error naming the first part that is neither
 */
export function parseTrustedProxies(text: string): readonly string[] {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  for (const part of parts) {
    const [address = '', length, ...rest] = part.split('/');
    const bits = isIPv4(address) ? 32 : 128;
    // proxy-addr also takes names of ranges, masks, and addresses in short forms.
    const isLength = length === undefined || (/^\d+$/.test(length) && Number(length) <= bits);
    if (!isIP(address) || rest.length > 0 || !isLength) throw new Error(`${JSON.stringify(part)} is neither`);
    if (Number(length ?? bits) === 0) throw new Error(`${JSON.stringify(part)} would trust everybody`);
  }
  return parts;
}

interface Request {
  readonly headers: IncomingMessage['headers'];
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/**
 * Tells the address that a request came from. `X-Forwarded-For` is read from its right end, where the nearest
 * proxy wrote, and only as far as the addresses are those of trusted proxies: what a client put there itself
 * is never believed.
 */
export function addressReader(trustedProxies: readonly string[]): (request: Request) => string {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  return ({ headers, socket: { remoteAddress = '' } }) => {
    const forwarded = headers['x-forwarded-for'] as string | undefined;
    if (forwarded === undefined) return plain(remoteAddress);
    const hops = forwarded.split(',').map((hop) => plain(hop.trim()));
    const request = { socket: { remoteAddress }, headers: { 'x-forwarded-for': hops.join() } };
    const addresses = proxyAddr.all(request as unknown as IncomingMessage, isTrusted);
    // A client that a trusted proxy calls by another name has the address of that proxy.
    return plain(addresses.findLast((address) => isIP(address)) ?? remoteAddress);
  };
}

/**
 * The network that an address counts for: an IPv4 address is one by itself, one of IPv6 is of its /64 (RFC 6177), of
 * which a single client has at least all 2^64 addresses. Texts that are no address are returned as they are.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.replace(/%.*/, '').split('::');
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const groups = [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
  if (groups.slice(0, 6).join() === '0,0,0,0,0,65535') {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The groups of 16 bits in a part of an IPv6 address; IPv4 at its end makes two. */
function groupsOf(part: string): number[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => {
    if (!isIPv4(group)) return [Number.parseInt(group, 16)];
    const [a, b, c, d] = group.split('.').map(Number) as [number, number, number, number];
    return [a * 256 + b, c * 256 + d];
  });
}

/** Without the port, brackets and IPv4-in-IPv6 form that proxies and dual-stack sockets add. */
function plain(address: string): string {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  return /^::ffff:([\d.]+)$/i.exec(bare)?.[1] ?? bare;
}
