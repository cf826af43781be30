/** The contracts as they are served: what differs from those in the repository is `servers` alone. */
import {
  asyncapiJson,
  asyncapiYaml,
  openapi30Json,
  openapiJson,
  openapiYaml,
} from '../../generated/documents.js';

/** By the operations that answer them. */
export const contracts = {
  getOpenapiJson: openapiJson,
  getOpenapiYaml: openapiYaml,
  getOpenapi30Json: openapi30Json,
  getAsyncapiJson: asyncapiJson,
  getAsyncapiYaml: asyncapiYaml,
} as const;

/** A contract with the address of a service in place of the one that it names, which is that of `npm start`. */
export function servedAt(address: URL, contract: string): string {
  const { host, protocol, pathname } = address;
  const path = pathname.replace(/\/$/, '');
  const url = `${protocol}//${host}${path}`;
  if (url === written) return contract;
  const ofFeed = { host, protocol: protocol === 'https:' ? 'wss' : 'ws', ...(path && { pathname: path }) };
  const description = 'This service.';
  if (!contract.startsWith('{')) return inYaml(contract, { url, ...ofFeed, description });
  const document = JSON.parse(contract);
  const servers =
    'openapi' in document
      ? [{ url, description }]
      : { local: { ...document.servers.local, ...ofFeed, description } };
  return `${JSON.stringify({ ...document, servers }, null, 2)}\n`;
}

const written: string = JSON.parse(openapiJson).servers[0].url;

/** In the text itself, whose comments are for its readers. */
function inYaml(contract: string, said: Readonly<Record<string, string>>): string {
  return contract.replace(/^servers:\n(?: .*\n)+/m, (servers) => {
    const replaced = servers.replace(
      /^( +(?:- )?)(url|host|protocol|description): .*$/gm,
      (_, indent, name) =>
        // JSON is YAML, whatever an address looks like.
        `${indent}${name}: ${JSON.stringify(said[name])}`,
    );
    const { pathname } = said;
    return pathname === undefined
      ? replaced
      : replaced.replace(
          /^( +)host: .*\n/m,
          (line, indent) => `${line}${indent}pathname: ${JSON.stringify(pathname)}\n`,
        );
  });
}
