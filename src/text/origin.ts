/** The origins of web pages (RFC 6454), and the patterns of origins that a setting can contain. */

/** Two origins are the same if all parts are equal. */
export interface Origin {
  readonly scheme: 'http' | 'https';
  /** In lower case: a name (internationalized names in Punycode), or an address (IPv6 in brackets). */
  readonly host: string;
  readonly port: number;
}

/** Matches an origin, or with a wildcard the origins of all subdomains of `host`, but not that of `host` itself. */
export interface OriginPattern extends Origin {
  readonly hasWildcard: boolean;
}

/** Parses an origin, such as `https://app.example.com`. Returns undefined if the text contains anything else. */
export function parseOrigin(text: string): Origin | undefined {
  const isPlain = /^https?:\/\/[^\s/?#@\\*]+$/i.test(text);
  return isPlain && URL.canParse(text) ? originOf(new URL(text)) : undefined;
}

/**
 * Parses an origin whose host can start with `*.`, such as `https://*.example.com`. Returns undefined if the text
 * is no pattern, or if it would match all names of a top-level domain.
 */
export function parseOriginPattern(text: string): OriginPattern | undefined {
  const plain = text.replace('://*.', '://');
  const hasWildcard = plain !== text;
  const origin = parseOrigin(plain);
  if (origin === undefined || (hasWildcard && !hasSubdomains(origin.host))) return undefined;
  return { ...origin, hasWildcard };
}

/** @param url an URL of HTTP */
export function originOf({ protocol, hostname, port }: URL): Origin {
  const scheme = protocol === 'https:' ? 'https' : 'http';
  return { scheme, host: hostname, port: Number(port || defaultPorts[scheme]) };
}

export function isSameOrigin(one: Origin, other: Origin): boolean {
  return one.scheme === other.scheme && one.host === other.host && one.port === other.port;
}

export function matchesOrigin(pattern: OriginPattern, origin: Origin): boolean {
  if (!pattern.hasWildcard) return isSameOrigin(pattern, origin);
  const suffix = `.${pattern.host}`;
  const isSubdomain = origin.host.endsWith(suffix) && origin.host.length > suffix.length;
  return isSubdomain && origin.scheme === pattern.scheme && origin.port === pattern.port;
}

const defaultPorts = { http: 80, https: 443 } as const;

/** Addresses have no subdomains. Those of a top-level domain belong to everybody, except those of this machine. */
function hasSubdomains(host: string): boolean {
  return host === 'localhost' || (host.includes('.') && !/^[\d.]+$/.test(host));
}
