/** Parses request targets (RFC 9112, section 3.2) and the host and port in `Host`. */
import { isIPv6, type Socket } from 'node:net';
import { withoutBasePath } from '../../text/base-path.js';

/** A request target in origin form, and the host that the client named in it. */
interface Target {
  /** Without the base path of the server. */
  readonly path: string;
  readonly sentPath: string;
  /** As sent, without `?`. */
  readonly query: string;
  /** The host and port of a target in absolute form. It takes precedence over `Host`. */
  readonly authority: string | undefined;
}

export function parseTarget(url: string, basePath: string): Target {
  const [, authority, rest = url] = /^https?:\/\/([^/?#]*)(.*)$/is.exec(url) ?? [];
  const target = authority !== undefined && !rest.startsWith('/') ? `/${rest}` : rest;
  const at = target.indexOf('?');
  const sentPath = at < 0 ? target : target.slice(0, at);
  const query = at < 0 ? '' : target.slice(at + 1);
  return { path: withoutBasePath(sentPath, basePath), sentPath, query, authority };
}

/**
 * Whether a text is a host with an optional port (RFC 9110, section 7.2). It can be empty. A comma is valid in a
 * name, but it can also come from a program that joined two `Host` fields.
 */
export function isValidHost(text: string): boolean {
  const [, address, name] =
    /^(?:\[([^\]]*)\]|((?:[\w.~!$&'()*+;=-]|%[\da-f]{2})*))(?::\d*)?$/i.exec(text) ?? [];
  if (address !== undefined) return isIPv6(address) && !address.includes('%');
  return name !== undefined && (name !== '' || text === '');
}

const maxAuthority = 255;

/** The host and port that the client named. If it named none, the local address of the connection. */
export function authorityOf(host: string, { localAddress = '', localPort }: Socket): string {
  const isPlain = host.length <= maxAuthority && /^[\w.:[\]-]+$/.test(host);
  if (isPlain && URL.canParse(`http://${host}`)) return new URL(`http://${host}`).host;
  return `${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`;
}
