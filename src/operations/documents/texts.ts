/** Serves the published texts: the contracts, their workflows and the guides. */
import { promisify } from 'node:util';
import { gunzip, gunzipSync } from 'node:zlib';
import { writtenAddress } from '../../../generated/summary.js';
import type { Handlers } from '../../contract/handlers.js';
import { Problem } from '../../problem.js';
import { addressesAt, linksAt } from '../../text/base-path.js';
import { documentAt } from './representations.js';
import { markdownAt, servedAt, textAt } from './served.js';

type Published = typeof import('./published.js');

/** The published texts, each compressed with gzip and in base64. */
export type PackedTexts = {
  readonly [Name in keyof Published]: Published[Name] extends string
    ? string
    : Readonly<Record<string, string>>;
};

/**
 * @param address returns the address where clients reach the server; call it only when the server listens
 * @param basePath the path of this address
 */
export function texts(packed: PackedTexts, address: () => URL, basePath: string) {
  const { docsHtml, docsSearchJson, guides, guideTexts } = packed;
  const contract = (each: string) =>
    documentAt(unpack(each), (text) => servedAt(writtenAddress, address(), text));
  const workflows = (each: string) =>
    documentAt(unpack(each), (text) => textAt(writtenAddress, address(), text));
  const policy = {
    'Content-Security-Policy': `${gunzipSync(Buffer.from(packed.docsContentSecurityPolicy, 'base64'))}`,
  };
  const page = (each: string) => documentAt(unpack(each), (html) => linksAt(basePath, html), policy);
  const text = (each: string) =>
    documentAt(unpack(each), (markdown) => markdownAt(writtenAddress, address(), markdown), policy);
  const guidePages = new Map(Object.entries(guides).map(([name, html]) => [name, page(html)]));
  const guideMarkdown = new Map(Object.entries(guideTexts).map(([name, each]) => [`${name}.md`, text(each)]));
  return {
    getOpenapiJson: contract(packed.openapiJson),
    getOpenapiYaml: contract(packed.openapiYaml),
    getOpenapi30Json: contract(packed.openapi30Json),
    getAsyncapiJson: contract(packed.asyncapiJson),
    getAsyncapiYaml: contract(packed.asyncapiYaml),
    getArazzoJson: workflows(packed.arazzoJson),
    getArazzoYaml: workflows(packed.arazzoYaml),
    getDocs: page(docsHtml),
    getDocsSearch: documentAt(unpack(docsSearchJson), (json) => addressesAt(basePath, json)),
    getLlmsText: text(packed.llmsText),
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

const unpack = (text: string) => async () => `${await promisify(gunzip)(Buffer.from(text, 'base64'))}`;
