/** Serves the published texts: the contracts, their workflows and the guides. */
import type { Handlers } from '../../contract/handlers.js';
import { Problem } from '../../problem.js';
import { addressesAt, linksAt } from '../../text/base-path.js';
import { documentAt } from './representations.js';
import { servedAt, textAt } from './served.js';

export type Published = typeof import('./published.js');

/**
 * @param address returns the address where clients reach the server; call it only when the server listens
 * @param basePath the path of this address
 */
export function texts(published: Published, address: () => URL, basePath: string) {
  const { docsHtml, docsSearchJson, guides, guideTexts } = published;
  const written: string = JSON.parse(published.openapiJson).servers[0].url;
  const contract = (text: string) => documentAt(text, () => servedAt(written, address(), text));
  const workflows = (text: string) => documentAt(text, () => textAt(written, address(), text));
  const policy = { 'Content-Security-Policy': published.docsContentSecurityPolicy };
  const page = (html: string) => documentAt(html, () => linksAt(basePath, html), policy);
  const text = (text: string) => documentAt(text, () => textAt(written, address(), text), policy);
  const guidePages = new Map(Object.entries(guides).map(([name, html]) => [name, page(html)]));
  const guideMarkdown = new Map(Object.entries(guideTexts).map(([name, each]) => [`${name}.md`, text(each)]));
  return {
    getOpenapiJson: contract(published.openapiJson),
    getOpenapiYaml: contract(published.openapiYaml),
    getOpenapi30Json: contract(published.openapi30Json),
    getAsyncapiJson: contract(published.asyncapiJson),
    getAsyncapiYaml: contract(published.asyncapiYaml),
    getArazzoJson: workflows(published.arazzoJson),
    getArazzoYaml: workflows(published.arazzoYaml),
    getDocs: page(docsHtml),
    getDocsSearch: documentAt(docsSearchJson, () => addressesAt(basePath, docsSearchJson)),
    getLlmsText: text(published.llmsText),
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
