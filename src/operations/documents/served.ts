/**
 * The contracts as the server publishes them. They differ from the files in the repository only in `servers`.
 */
import { basePathOf } from '../../text/base-path.js';
import { configurationLanguages } from '../../text/guide-code.js';

/**
 * Replaces the address of `npm start` in a contract with the address of this deployment.
 *
 * @param written the address of `npm start`
 */
export function servedAt(written: string, address: URL, contract: string): string {
  const { host, protocol } = address;
  const path = basePathOf(address);
  const url = `${protocol}//${host}${path}`;
  if (url === written) return contract;
  const description = 'This server.';
  // The protocols of this deployment, by the protocols in the contract.
  const protocols: Readonly<Record<string, string>> =
    protocol === 'https:' ? { ws: 'wss', http: 'https' } : { ws: 'ws', http: 'http' };
  const reached = { host, ...(path && { pathname: path }), description };
  if (!contract.startsWith('{')) return inYaml(contract, { url, ...reached }, protocols);
  // To parse the whole document would block the main thread for 10 ms.
  return contract.replace(/(?<=^ {2}"servers": )[[{]\n(?: {3}.*\n)* {2}[\]}]/m, (json) => {
    const servers = JSON.parse(json);
    const replaced = Array.isArray(servers)
      ? [{ url, description }]
      : Object.fromEntries(
          Object.entries<{ readonly protocol: string }>(servers).map(([name, each]) => [
            name,
            { ...each, ...reached, protocol: protocols[each.protocol] },
          ]),
        );
    return JSON.stringify(replaced, null, 2).replaceAll('\n', '\n  ');
  });
}

/** A block of code with its language, code in a sentence, or the target of a link. */
const codeOrTarget = /^```(\w*).*\n[\s\S]*?^```$|`[^`\n]+`|\]\([^)\s]+\)/gm;

/**
 * Replaces the address of `npm start` in the code and the links of a Markdown text by the address of this deployment.
 * Sentences and configuration blocks don't change, because they are about the listener of the server. The script of the
 * HTML page does the same with code (`src/docs/page/guide.ts`).
 *
 * @param written the address of `npm start`
 */
export function markdownAt(written: string, address: URL, markdown: string): string {
  return markdown.replace(codeOrTarget, (part, language?: string) =>
    configurationLanguages.test(language ?? '') ? part : textAt(written, address, part),
  );
}

/**
 * Replaces the address of `npm start` everywhere in a text by the address of this deployment.
 *
 * @param written the address of `npm start`
 */
export function textAt(written: string, address: URL, text: string): string {
  const url = `${address.protocol}//${address.host}${basePathOf(address)}`;
  return text.replaceAll(written.replace('http', 'ws'), url.replace('http', 'ws')).replaceAll(written, url);
}

/** Replaces `servers` in the text of the YAML document, so that its comments are preserved. */
function inYaml(
  contract: string,
  said: Readonly<Record<string, string>>,
  protocols: Readonly<Record<string, string>>,
): string {
  return contract.replace(/^servers:\n(?: .*\n)+/m, (servers) => {
    const replaced = servers.replace(
      /^( +(?:- )?)(url|host|protocol|description): (.*)$/gm,
      (_, indent, name, value) =>
        // A JSON string is valid YAML, regardless of the characters in the address.
        `${indent}${name}: ${JSON.stringify(name === 'protocol' ? protocols[value] : said[name])}`,
    );
    const { pathname } = said;
    return pathname === undefined
      ? replaced
      : replaced.replace(
          /^( +)host: .*\n/gm,
          (line, indent) => `${line}${indent}pathname: ${JSON.stringify(pathname)}\n`,
        );
  });
}
