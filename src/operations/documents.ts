/** The contracts as documents, and the page that shows them. */
import { createHash } from 'node:crypto';
import { docsContentSecurityPolicy, docsHtml } from '../../generated/docs.js';
import {
  asyncapiJson,
  asyncapiYaml,
  openapi30Json,
  openapiJson,
  openapiYaml,
} from '../../generated/documents.js';
import * as guides from '../../generated/guides.js';
import type { Handlers } from '../contract/handlers.js';
import { Problem } from '../errors.js';
import type { JsonText } from '../values.js';
import { isUnchanged } from './conditions.js';

const guidePages = new Map(Object.entries(guides).map(([name, html]) => [name, page(html)]));

export const documents = {
  getOpenapiJson: document(openapiJson),
  getOpenapiYaml: document(openapiYaml),
  getOpenapi30Json: document(openapi30Json),
  getAsyncapiJson: document(asyncapiJson),
  getAsyncapiYaml: document(asyncapiYaml),
  getDocs: page(docsHtml),
  getGuide({ parameters }) {
    const guide = guidePages.get(parameters.guide);
    if (guide === undefined) throw new Problem('route_not_found', `There is no guide ${parameters.guide}.`);
    return guide({ parameters });
  },
} satisfies Partial<Handlers>;

function page(html: string) {
  return document(html, { 'Content-Security-Policy': docsContentSecurityPolicy });
}

/** Answers a text that never changes while the process runs. */
function document<Headers extends object>(text: string, headers?: Headers) {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const all = { ...(headers as Headers), ETag: etag };
  return ({ parameters }: { readonly parameters: Parameters<typeof isUnchanged>[0] }) =>
    isUnchanged(parameters, etag, 'The document')
      ? { status: 304 as const, headers: { ETag: etag } }
      : { status: 200 as const, headers: all, body: text as JsonText<never> };
}
