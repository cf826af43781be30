/** The operations that return the contracts as documents, and the documentation pages. */
import { docsContentSecurityPolicy, docsHtml, docsSearchJson } from '../../generated/docs.js';
import * as guides from '../../generated/guides.js';
import type { Handlers } from '../contract/handlers.js';
import type { TypedContracts } from '../contract/typed/contracts.js';
import type { Form } from '../contract/typed/text.js';
import { Problem } from '../problem.js';
import { addressesAt, linksAt } from '../text/base-path.js';
import { isUnchanged } from './conditions.js';
import { documentAt } from './representations.js';
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

type Contracts = Pick<
  Handlers,
  | 'getContractOpenapiJson'
  | 'getContractOpenapiYaml'
  | 'getContractOpenapi30Json'
  | 'getContractAsyncapiJson'
  | 'getContractAsyncapiYaml'
>;
type Asked = Parameters<Contracts['getContractOpenapiJson']>[0];

/** The operations that return the typed contract of an account. */
export function typedContracts(typed: TypedContracts): Contracts {
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
  };
}
