/** The operations that return the contracts as documents, and the documentation pages. */
import { docsContentSecurityPolicy, docsHtml, docsSearchJson } from '../../generated/docs.js';
import * as guides from '../../generated/guides.js';
import type { Handlers } from '../contract/handlers.js';
import { Problem } from '../problem.js';
import { addressesAt, linksAt } from '../text/base-path.js';
import { documentAt } from './document.js';
import { contracts, servedAt } from './served.js';

/**
 * @param address returns the address where clients reach the server; call it only when the server listens
 * @param basePath the path of this address
 */
export function documents(address: () => URL, basePath: string) {
  const contract = (operation: keyof typeof contracts) => {
    const text = contracts[operation];
    return documentAt(text, () => servedAt(address(), text));
  };
  const page = (html: string) =>
    documentAt(html, () => linksAt(basePath, html), {
      'Content-Security-Policy': docsContentSecurityPolicy,
    });
  const guidePages = new Map(Object.entries(guides).map(([name, html]) => [name, page(html)]));
  return {
    getOpenapiJson: contract('getOpenapiJson'),
    getOpenapiYaml: contract('getOpenapiYaml'),
    getOpenapi30Json: contract('getOpenapi30Json'),
    getAsyncapiJson: contract('getAsyncapiJson'),
    getAsyncapiYaml: contract('getAsyncapiYaml'),
    getDocs: page(docsHtml),
    getDocsSearch: documentAt(docsSearchJson, () => addressesAt(basePath, docsSearchJson)),
    getGuide({ parameters }) {
      const guide = guidePages.get(parameters.guide);
      if (guide === undefined) throw new Problem('route_not_found', `There is no guide ${parameters.guide}.`);
      return guide({ parameters });
    },
  } satisfies Partial<Handlers>;
}
