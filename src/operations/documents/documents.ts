/** The operations that return the contracts as documents, and the documentation pages. */
import type { Handlers } from '../../contract/handlers.js';
import type { TypedContracts } from '../../contract/typed/contracts.js';
import type { Form } from '../../contract/typed/text.js';
import { packageFile } from '../../runtime/package-files.js';
import { isUnchanged } from '../conditions.js';
import { type PackedTexts, texts } from './texts.js';

type Texts = ReturnType<typeof texts>;

/**
 * Parses the file of published texts at the first request for one of them, because most servers of tests never send them.
 *
 * @param address returns the address where clients reach the server; call it only when the server listens
 * @param basePath the path of this address
 */
export function documents(address: () => URL, basePath: string) {
  let loaded: Texts | undefined;
  const published = <Id extends keyof Texts>(id: Id): Texts[Id] =>
    ((request: never) => {
      loaded ??= texts(JSON.parse(`${packageFile('#published-texts')}`) as PackedTexts, address, basePath);
      return loaded[id](request);
    }) as unknown as Texts[Id];
  return {
    getOpenapiJson: published('getOpenapiJson'),
    getOpenapiYaml: published('getOpenapiYaml'),
    getOpenapi30Json: published('getOpenapi30Json'),
    getAsyncapiJson: published('getAsyncapiJson'),
    getAsyncapiYaml: published('getAsyncapiYaml'),
    getArazzoJson: published('getArazzoJson'),
    getArazzoYaml: published('getArazzoYaml'),
    getDocs: published('getDocs'),
    getDocsSearch: published('getDocsSearch'),
    getLlmsText: published('getLlmsText'),
    getGuide: published('getGuide'),
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
