/** The contracts as documents, and the page that shows them. */
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
import { isUnchanged } from './conditions.js';
import { representationsOf } from './representations.js';

export function documents() {
  const guidePages = new Map(Object.entries(guides).map(([name, html]) => [name, page(html)]));
  return {
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
}

function page(html: string) {
  return document(html, { 'Content-Security-Policy': docsContentSecurityPolicy });
}

type Asked = Parameters<typeof isUnchanged>[0] & { readonly 'Accept-Encoding'?: string };

/** Answers a text that never changes while the process runs. */
function document<Headers extends object>(text: string, headers?: Headers) {
  const representationFor = representationsOf(text);
  return ({ parameters }: { readonly parameters: Asked }) => {
    const { coding, body, etag } = representationFor(parameters['Accept-Encoding']);
    const validators = { ETag: etag, Vary: 'Accept-Encoding' };
    if (isUnchanged(parameters, etag, 'The document')) return { status: 304 as const, headers: validators };
    const all = { ...(headers as Headers), ...validators, ...(coding && { 'Content-Encoding': coding }) };
    return { status: 200 as const, headers: all, body };
  };
}
