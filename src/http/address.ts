/**
 * Who is calling: the address of the client, also behind proxies that are trusted.
 */
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/**
 * Parses a comma list of addresses and CIDR ranges, such as `127.0.0.1, 10.0.0.0/8, ::1`.
 *
 * @throws Error naming the first part that is neither
 */
export function parseTrustedProxies(text: string): BlockList {
  const trusted = new BlockList();
  for (const part of text.split(',').map((each) => each.trim())) {
    if (part === '') continue;
    const [address = '', length, ...rest] = part.split('/');
    const bits = isIPv4(address) ? 32 : 128;
    if (
      !isIP(address) ||
      rest.length > 0 ||
      (length !== undefined && !(/^\d+$/.test(length) && Number(length) <= bits))
    ) {
      throw new Error(`${JSON.stringify(part)} is neither`);
    }
    trusted.addSubnet(address, length === undefined ? bits : Number(length), family(address));
  }
  return trusted;
}

/**
 * The address that a request came from. `X-Forwarded-For` is read from its right end, where the nearest
 * proxy wrote, and only as far as the addresses are those of trusted proxies: what a client put there itself
 * is never believed.
 */
export function clientAddress(
  remoteAddress: string,
  xForwardedFor: string | undefined,
  trusted: BlockList,
): string {
  let address = plain(remoteAddress);
  if (xForwardedFor === undefined) return address;
  const hops = xForwardedFor.split(',');
  while (isIP(address) && trusted.check(address, family(address))) {
    const hop = hops.pop();
    const next = hop === undefined ? '' : plain(hop.trim());
    if (!isIP(next)) break;
    address = next;
  }
  return address;
}

/**
 * What an address is counted by: an IPv4 address by itself, one of IPv6 by its /64 (RFC 6177), of which a single client
 * has at least all 2^64 addresses. What is no address is returned as it is.
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

function family(address: string): 'ipv4' | 'ipv6' {
  return isIPv4(address) ? 'ipv4' : 'ipv6';
}
