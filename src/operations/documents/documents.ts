/** The operations that return the contracts as documents, and the documentation pages. */
import { docsContentSecurityPolicy, docsHtml, docsSearchJson, llmsText } from '../../../generated/docs.js';
import { arazzoJson, arazzoYaml } from '../../../generated/documents.js';
import * as guideTexts from '../../../generated/guide-texts.js';
import * as guides from '../../../generated/guides.js';
import type { Handlers } from '../../contract/handlers.js';
import type { TypedContracts } from '../../contract/typed/contracts.js';
import type { Form } from '../../contract/typed/text.js';
import { Problem } from '../../problem.js';
import { addressesAt, linksAt } from '../../text/base-path.js';
import { isUnchanged } from '../conditions.js';
import { documentAt } from './representations.js';
import { contracts, servedAt, textAt } from './served.js';

/**
 * @param address returns the address where clients reach the server; call it only when the server listens
 * @param basePath the path of this address
 */
export function documents(address: () => URL, basePath: string) {
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

type Asked = Parameters<Handlers['getContractOpenapiJson']>[0];

/** The operations that return the typed contract of an account. */
export function typedContracts(typed: TypedContracts) {
  const answers =
    (form: Form) =>
    async ({ caller, parameters, readRequest, authority }: Asked) => {
      const contract = await typed.find(caller, form, authority());
      const headers = { ETag: contract.etag };
      if (isUnchanged(parameters, contract.etag, 'The document')) return { status: 304 as const, headers };
      const body = await contract.read((bytes) => readRequest.reserve(bytes));
      return { status: 200 as const, headers, body };
    };
  return {
    getContractOpenapiJson: answers('openapi.json'),
    getContractOpenapiYaml: answers('openapi.yaml'),
    getContractOpenapi30Json: answers('openapi-3.0.json'),
    getContractAsyncapiJson: answers('asyncapi.json'),
    getContractAsyncapiYaml: answers('asyncapi.yaml'),
    getContractArazzoJson: answers('arazzo.json'),
    getContractArazzoYaml: answers('arazzo.yaml'),
  } satisfies Partial<Handlers>;
}
