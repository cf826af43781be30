/** Generates the text of a typed contract in one of its forms, such as OpenAPI 3.1 in YAML. */
import { dump } from 'js-yaml';
import { arazzoJson, asyncapiJson, openapi30Json, openapiJson } from '../../../generated/documents.js';
import { Steps } from '../../values/schema/validate.js';
import { typedContractArazzo, typedWorkflows } from './arazzo.js';
import { typedAsyncapi, typedContractAsyncapi } from './asyncapi.js';
import type { TypedCollection } from './collection.js';
import { inOpenapi30, inOpenapi31 } from './dialects.js';
import { typedContractOpenapi, typedOpenapi } from './openapi.js';

export type Form =
  | 'openapi.json'
  | 'openapi.yaml'
  | 'openapi-3.0.json'
  | 'asyncapi.json'
  | 'asyncapi.yaml'
  | 'arazzo.json'
  | 'arazzo.yaml';

export interface ContractTask {
  readonly form: Form;
  /** The collections that have a schema, by name. `schema` is the JSON text of the schema. */
  readonly collections: readonly (Omit<TypedCollection, 'schema'> & { readonly schema: string })[];
  /** The digest of the schemas, row keys and type names, which identifies this contract. */
  readonly contract: string;
  /** Whether clients use https and wss. */
  readonly isSecure: boolean;
  /** The path of the public URL, without a slash at its end. Empty if the URL has no path. */
  readonly pathname: string;
}

/** A document in UTF-8: the bytes before and after the host, which is inserted for each response. */
export type ContractParts = readonly [before: Uint8Array, behind: Uint8Array];

const maxBytes = 16_777_216;
/**
 * The budget for all examples of a document. The examples of 1,000 collections with 20 fields each cost less. In
 * the worst case, it lasts for 5 s (2 cores, Node 20). Other documents wait during this time.
 */
const maxExampleSteps = 5_000_000;

/** A placeholder that can't be a host. Its brackets make YAML quote it, and some addresses need quotes. */
const anyHost = '[host]';

/** Returns undefined if the document would be larger than 16 MiB. */
export function contractText({
  form,
  collections,
  contract,
  isSecure,
  pathname,
}: ContractTask): ContractParts | undefined {
  const url = `http${isSecure ? 's' : ''}://${anyHost}${pathname}`;
  let length = 0;
  const typed = <Typed>(describe: (collection: TypedCollection) => Typed): Typed[] | undefined => {
    const all: Typed[] = [];
    for (const { schema, ...named } of collections) {
      const each = describe({ ...named, schema: JSON.parse(schema) });
      // In all forms, a collection's part has about this length.
      length += JSON.stringify(each, null, 2).length;
      if (length > maxBytes) return undefined;
      all.push(each);
    }
    return all;
  };
  const budget = new Steps(maxExampleSteps);
  let document: object;
  if (form.startsWith('asyncapi')) {
    const service = JSON.parse(asyncapiJson);
    const all = typed((collection) => typedAsyncapi(service, collection));
    if (all === undefined) return undefined;
    const protocol = isSecure ? 'wss' : 'ws';
    document = typedContractAsyncapi(service, all, { protocol, host: anyHost, pathname }, contract);
  } else if (form.startsWith('arazzo')) {
    const service = JSON.parse(arazzoJson);
    const all = typed((collection) => typedWorkflows(service, collection, budget));
    if (all === undefined) return undefined;
    const source = `${url}/v1/contract/${form.replace('arazzo', 'openapi')}`;
    document = typedContractArazzo(service, all, source, contract);
  } else {
    const is30 = form === 'openapi-3.0.json';
    const service = JSON.parse(is30 ? openapi30Json : openapiJson);
    const dialect = is30 ? inOpenapi30 : inOpenapi31;
    const all = typed((collection) => typedOpenapi(service, collection, dialect, budget));
    if (all === undefined) return undefined;
    document = typedContractOpenapi(service, all, url, contract);
  }
  const text = form.endsWith('.yaml')
    ? dump(document, { noRefs: true, lineWidth: 110 })
    : `${JSON.stringify(document, null, 2)}\n`;
  // The first match is the placeholder, because it comes before all text from the account.
  const at = text.indexOf(anyHost);
  const encoder = new TextEncoder();
  const before = encoder.encode(text.slice(0, at));
  const behind = encoder.encode(text.slice(at + anyHost.length));
  return before.length + behind.length > maxBytes ? undefined : [before, behind];
}
