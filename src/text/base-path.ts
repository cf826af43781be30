/**
 * The base path of a server that shares its host with other servers: `/rows` at `https://example.org/rows`. It is
 * empty without a path.
 *
 * Proxies remove the base path from requests, or pass it on. The server accepts both, so it responds the same way to
 * a client that reaches it without the proxy. Everything that it links to begins with the base path.
 */

/** Returns the base path in a URL, without a slash at the end. */
export function basePathOf({ pathname }: URL): string {
  return pathname.replace(/\/+$/, '');
}

/** Removes the base path from a path if it is there. */
export function withoutBasePath(path: string, basePath: string): string {
  if (basePath === '' || !startsWith(path, basePath)) return path;
  const rest = path.slice(basePath.length);
  if (rest === '') return '/';
  return rest.startsWith('/') ? rest : path;
}

/** The digits of percent-encoding can have either case (RFC 3986, section 6.2.2.1). */
function startsWith(path: string, basePath: string): boolean {
  return path.startsWith(basePath) || upperCased(path.slice(0, basePath.length)) === upperCased(basePath);
}

function upperCased(path: string): string {
  return path.replace(/%[\da-f]{2}/gi, (digits) => digits.toUpperCase());
}

/** Adds the base path to the addresses in an HTML page that begin with a slash. */
export function linksAt(basePath: string, html: string): string {
  const escaped = basePath.replaceAll('&', '&amp;');
  return html.replace(/ (href|src)="\//g, (_, name) => ` ${name}="${escaped}/`);
}

/** Adds the base path to the members `address` in a JSON text without blanks. */
export function addressesAt(basePath: string, json: string): string {
  return json.replaceAll('"address":"/', () => `"address":"${basePath}/`);
}
