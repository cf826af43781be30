/** Serves the published texts: the contracts, their workflows and the guides. */
import { docsContentSecurityPolicy, docsHtml, docsSearchJson, llmsText } from '../../../generated/docs.js';
import { arazzoJson, arazzoYaml } from '../../../generated/documents.js';
import * as guideTexts from '../../../generated/guide-texts.js';
import * as guides from '../../../generated/guides.js';
import type { Handlers } from '../../contract/handlers.js';
import { Problem } from '../../problem.js';
import { addressesAt, linksAt } from '../../text/base-path.js';
import { documentAt } from './representations.js';
import { contracts, servedAt, textAt } from './served.js';

/**
 * @param address returns the address where clients reach the server; call it only when the server listens
 * @param basePath the path of this address
 */
export function texts(address: () => URL, basePath: string) {
  const contract = (operation: keyof typeof contracts) => {
    const text = contracts[operation];
    return documentAt(text, () => servedAt(address(), text));
  };
  const workflows = (text: string) => documentAt(text, () => textAt(address(), text));
  const policy = { 'Content-Security-Policy': docsContentSecurityPolicy };
  const page = (html: string) => documentAt(html, () => linksAt(basePath, html), policy);
  const text = (text: string) => documentAt(text, () => textAt(address(), text), policy);
  const guidePages = new Map(Object.entries(guides).map(([name, html]) => [name, page(html)]));
  const guideMarkdown = new Map(Object.entries(guideTexts).map(([name, each]) => [`${name}.md`, text(each)]));
  return {
    getOpenapiJson: contract('getOpenapiJson'),
    getOpenapiYaml: contract('getOpenapiYaml'),
    getOpenapi30Json: contract('getOpenapi30Json'),
    getAsyncapiJson: contract('getAsyncapiJson'),
    getAsyncapiYaml: contract('getAsyncapiYaml'),
    getArazzoJson: workflows(arazzoJson),
    getArazzoYaml: workflows(arazzoYaml),
    getDocs: page(docsHtml),
    getDocsSearch: documentAt(docsSearchJson, () => addressesAt(basePath, docsSearchJson)),
    getLlmsText: text(llmsText),
    async getGuide({ parameters }) {
      const { guide } = parameters;
      const inMarkdown = await guideMarkdown.get(guide)?.({ parameters });
      if (inMarkdown?.status === 200) return { ...inMarkdown, mediaType: 'text/markdown; charset=utf-8' };
      const inHtml = inMarkdown ?? (await guidePages.get(guide)?.({ parameters }));
      if (inHtml === undefined) throw new Problem('route_not_found', `There is no guide ${guide}.`);
      return inHtml.status === 200 ? { ...inHtml, mediaType: 'text/html' } : inHtml;
    },
  } satisfies Partial<Handlers>;
}
