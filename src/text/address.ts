/** Determines the address of a client, also if it connects through trusted proxies. */
import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4, isIPv6 } from 'node:net';
import proxyAddr from 'proxy-addr';
import { membersOf } from './header-list.js';

/**
 * Parses a comma-separated list of addresses and CIDR ranges, such as `127.0.0.1, 10.0.0.0/8, ::1`.
 *
 * @throws Error that names the first invalid part
 */
export function parseTrustedProxies(text: string): readonly string[] {
  const parts = membersOf(text);
  for (const part of parts) {
    const [address = '', length, ...rest] = part.split('/');
    const bits = isIPv4(address) ? 32 : 128;
    // proxy-addr also accepts names of ranges, masks and short forms of addresses. This list does not.
    const isLength = length === undefined || (/^\d+$/.test(length) && Number(length) <= bits);
    if (!isIP(address) || rest.length > 0 || !isLength) throw new Error(`${JSON.stringify(part)} is neither`);
    if (Number(length ?? bits) === 0) throw new Error(`${JSON.stringify(part)} would trust all clients`);
  }
  return parts;
}

interface Request {
  readonly headers: IncomingMessage['headers'];
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/**
 * Returns a function that reads the client's address from a request. It reads `X-Forwarded-For` from the
 * right, where the nearest proxy wrote, and only as long as the addresses belong to trusted proxies. Values
 * that the client itself wrote are never trusted.
 */
export function addressReader(trustedProxies: readonly string[]): (request: Request) => string {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  return ({ headers, socket: { remoteAddress = '' } }) => {
    const forwarded = headers['x-forwarded-for'] as string | undefined;
    if (forwarded === undefined) return plain(remoteAddress);
    const hops = membersOf(forwarded).map(plain);
    const request = { socket: { remoteAddress }, headers: { 'x-forwarded-for': hops.join() } };
    const addresses = proxyAddr.all(request as unknown as IncomingMessage, isTrusted);
    // If a trusted proxy wrote a name that is not an address, the client counts as that proxy.
    return plain(addresses.findLast((address) => isIP(address)) ?? remoteAddress);
  };
}

/**
 * Returns the network of an address, for limits per client. For IPv4, it is the address. For IPv6, it is the
 * /64 network (RFC 6177), because a client usually has all 2^64 addresses of it. Other texts are returned
 * unchanged.
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

/** Returns the 16-bit groups in a part of an IPv6 address. An IPv4 address at its end is two groups. */
function groupsOf(part: string): number[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => {
    if (!isIPv4(group)) return [Number.parseInt(group, 16)];
    const [a, b, c, d] = group.split('.').map(Number) as [number, number, number, number];
    return [a * 256 + b, c * 256 + d];
  });
}

/** Removes the port, brackets and IPv4-in-IPv6 prefix that proxies and dual-stack sockets add. */
function plain(address: string): string {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  return /^::ffff:([\d.]+)$/i.exec(bare)?.[1] ?? bare;
}
