/** The texts of an account's own documents. */
import { dump } from 'js-yaml';
import { asyncapiJson, openapi30Json, openapiJson } from '../../../generated/documents.js';
import type { JsonObject } from '../../values/json.js';
import { typedAsyncapi, typedContractAsyncapi } from './asyncapi.js';
import { inOpenapi30, inOpenapi31 } from './dialects.js';
import { typedContractOpenapi, typedOpenapi } from './openapi.js';

export type Form = 'openapi.json' | 'openapi.yaml' | 'openapi-3.0.json' | 'asyncapi.json' | 'asyncapi.yaml';

export interface ContractTask {
  readonly form: Form;
  /** Those that have a schema, by name; `schema` is its text. */
  readonly collections: readonly {
    readonly name: string;
    readonly typeName: string;
    readonly schema: string;
  }[];
  /** Names this contract of the account. */
  readonly contract: string;
  /** Where the service is, but for the host. */
  readonly isSecure: boolean;
  /** Without a slash at its end; empty where there is none. */
  readonly pathname: string;
}

/** A document in UTF-8, before and behind the host that it is served at. */
export type ContractParts = readonly [before: Uint8Array, behind: Uint8Array];

const maxBytes = 16_777_216;

/** What a host can't be; by its brackets it gets quotes in YAML, which an address may need. */
const anyHost = '[host]';

/** Undefined where it would be too long. */
export function contractText({
  form,
  collections,
  contract,
  isSecure,
  pathname,
}: ContractTask): ContractParts | undefined {
  let length = 0;
  const typed = <Typed>(
    describe: (collection: { name: string; typeName: string; schema: JsonObject }) => Typed,
  ): Typed[] | undefined => {
    const all: Typed[] = [];
    for (const { schema, ...named } of collections) {
      const each = describe({ ...named, schema: JSON.parse(schema) });
      // In all forms those of one are about as long as so.
      length += JSON.stringify(each, null, 2).length;
      if (length > maxBytes) return undefined;
      all.push(each);
    }
    return all;
  };
  let document: object;
  if (form.startsWith('asyncapi')) {
    const service = JSON.parse(asyncapiJson);
    const all = typed((collection) => typedAsyncapi(service, collection));
    if (all === undefined) return undefined;
    const protocol = isSecure ? 'wss' : 'ws';
    document = typedContractAsyncapi(service, all, { protocol, host: anyHost, pathname }, contract);
  } else {
    const is30 = form === 'openapi-3.0.json';
    const service = JSON.parse(is30 ? openapi30Json : openapiJson);
    const all = typed((collection) => typedOpenapi(service, collection, is30 ? inOpenapi30 : inOpenapi31));
    if (all === undefined) return undefined;
    document = typedContractOpenapi(
      service,
      all,
      `http${isSecure ? 's' : ''}://${anyHost}${pathname}`,
      contract,
    );
  }
  const text = form.endsWith('.yaml')
    ? dump(document, { noRefs: true, lineWidth: 110 })
    : `${JSON.stringify(document, null, 2)}\n`;
  // It comes before all that an account has written.
  const at = text.indexOf(anyHost);
  const encoder = new TextEncoder();
  const before = encoder.encode(text.slice(0, at));
  const behind = encoder.encode(text.slice(at + anyHost.length));
  return before.length + behind.length > maxBytes ? undefined : [before, behind];
}
