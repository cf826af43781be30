/**
 * The operations that return the account's typed contract, in which each collection with a schema has its own
 * types.
 */
import type { Handlers } from '../contract/handlers.js';
import type { TypedContracts } from '../contract/typed/contracts.js';
import type { Form } from '../contract/typed/text.js';
import { isUnchanged } from './conditions.js';

type Contracts = Pick<
  Handlers,
  | 'getContractOpenapiJson'
  | 'getContractOpenapiYaml'
  | 'getContractOpenapi30Json'
  | 'getContractAsyncapiJson'
  | 'getContractAsyncapiYaml'
>;
type Asked = Parameters<Contracts['getContractOpenapiJson']>[0];

export function contracts(own: TypedContracts): Contracts {
  const answers =
    (form: Form) =>
    async ({ caller, parameters, readRequest, authority }: Asked) => {
      const contract = await own.find(caller, form, authority());
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
