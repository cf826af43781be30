/** Generates what the server needs of the published contracts before a client asks for one of them. */
import { createHash } from 'node:crypto';
import type { Documents } from './documents.js';

export function summaryModule({ openapi, asyncapi, texts }: Documents): string {
  const published = [texts.openapiJson, texts.asyncapiJson, texts.arazzoJson].join('\n');
  const digest = createHash('sha256').update(published).digest('base64url').slice(0, 22);
  const names = [openapi, asyncapi].flatMap(({ components }) => Object.keys(components.schemas));
  return `/** The address of \`npm start\`, which the published texts name. */
export const writtenAddress = ${JSON.stringify(openapi.servers[0]!.url)};

/** Changes with the published contracts. */
export const contractsDigest = ${JSON.stringify(digest)};

/** The names of the schemas in both contracts. */
export const schemaNames: readonly string[] = ${JSON.stringify([...new Set(names)].sort())};
`;
}
