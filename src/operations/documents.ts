/** The contracts as documents, and the page that shows them. */
import { docsContentSecurityPolicy, docsHtml, docsSearchJson } from '../../generated/docs.js';
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
import { document } from './document.js';

export function documents() {
  const guidePages = new Map(Object.entries(guides).map(([name, html]) => [name, page(html)]));
  return {
    getOpenapiJson: document(openapiJson),
    getOpenapiYaml: document(openapiYaml),
    getOpenapi30Json: document(openapi30Json),
    getAsyncapiJson: document(asyncapiJson),
    getAsyncapiYaml: document(asyncapiYaml),
    getDocs: page(docsHtml),
    getDocsSearch: document(docsSearchJson),
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
