/** The parts of the two contracts that the scripts read. Any node can also be a reference. */
import type { Schema } from './schemas.js';

export type Named<T> = Readonly<Record<string, T>>;

export interface Reference {
  readonly $ref: string;
}

export interface Info {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  readonly license: { readonly name: string; readonly url: string };
}

export interface Example {
  readonly name?: string;
  readonly summary?: string;
  readonly value: unknown;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly style?: string;
  readonly explode?: boolean;
  readonly description: string;
  /** The query parameters that can't be combined with this one. */
  readonly 'x-not-beside'?: readonly string[];
  readonly schema: Schema;
  readonly examples: Named<Example>;
}

export interface Header {
  readonly description: string;
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}

export type Content = Named<{
  readonly schema: Schema;
  readonly examples?: Named<Example>;
}>;

export interface Response {
  readonly description: string;
  readonly headers?: Named<Header>;
  readonly content?: Content;
  readonly 'x-codes'?: readonly string[];
}

export interface Operation {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly description?: string;
    readonly content: Content;
  };
  readonly responses: Named<Response>;
  readonly security?: readonly object[];
  /**
   * The scope that the key needs, or several scopes that it needs together. Every operation that requires a key has it, so
   * that none is open to all keys because nobody thought of it.
   */
  readonly 'x-scope'?: string | readonly string[];
  readonly 'x-unbound-only'?: boolean;
  /** The scopes that a ticket needs together. Without this, tickets do not reach the operation. */
  readonly 'x-ticket-scopes'?: readonly string[];
  readonly 'x-ignore-unknown-parameters'?: boolean;
  /** Headers that other operations use, but that this operation rejects with 400. */
  readonly 'x-refused-headers'?: readonly string[];
  readonly 'x-close-codes'?: Named<string>;
}

export interface PathItem {
  readonly parameters?: readonly Parameter[];
  readonly [method: string]: unknown;
}

export interface OpenapiDocument {
  readonly openapi: string;
  readonly info: Info;
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly security: readonly object[];
  readonly paths: Named<PathItem>;
  readonly components: {
    readonly schemas: Named<Schema>;
    readonly headers: Named<Header>;
    readonly parameters: Named<Parameter>;
    readonly responses: Named<Response>;
    readonly securitySchemes: Named<{ readonly type: string; readonly in?: string; readonly name?: string }>;
  };
  readonly 'x-request-headers': Named<object>;
  readonly 'x-transport-headers': readonly string[];
  readonly 'x-error-codes': Named<{
    readonly status: number;
    readonly title: string;
    readonly description: string;
  }>;
  readonly 'x-answers-outside-operations': Named<Response>;
}

export interface AsyncapiDocument {
  readonly asyncapi: string;
  readonly info: Info;
  readonly channels: Named<{ readonly address: string; readonly 'x-close-codes': Named<string> }>;
  readonly components: {
    readonly schemas: Named<Schema>;
    readonly messages: Named<{
      readonly name: string;
      readonly title: string;
      readonly summary: string;
      readonly payload: Schema;
      readonly examples: readonly { name?: string; summary?: string; payload: unknown }[];
    }>;
  };
}
