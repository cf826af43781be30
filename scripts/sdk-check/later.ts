/**
 * Simulates a later version of the server with a proxy. It makes only changes that "Versioning and
 * deprecation" in src/docs/http.md allows. Open objects have an additional member, and every response has an
 * additional header. The problem for a missing row has an error code that clients don't know.
 */
import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface Later {
  readonly url: string;
  /** Returns a frame of the feed as the later version would send it. */
  frame(text: string): string;
  stop(): Promise<void>;
}

/** The error code for a missing row: now, and in the later version. */
export const missingRowCode = { now: 'row_not_found', later: 'row_archived_2' } as const;

interface Reference {
  readonly $ref?: string;
}

interface Schema extends Reference {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: unknown;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
}

interface Answer extends Reference {
  readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
}

interface OpenapiDocument {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { responses: Readonly<Record<string, Answer>> }>>>
  >;
}

interface AsyncapiDocument {
  readonly components: { readonly messages: Readonly<Record<string, { readonly payload: Schema }>> };
}

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const addedMember = { added_later: { by: 'a later version', list: [1, null] } };
const addedHeader = ['Rowfeed-Added-Later', '1'] as const;
/** Headers that belong to a single connection. */
const hopByHop = new Set([
  'connection',
  'content-length',
  'http2-settings',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
]);

/** @param service the address of the current version */
export async function startLater(service: string): Promise<Later> {
  const openapi = (await (await fetch(`${service}/openapi.json`)).json()) as OpenapiDocument;
  const asyncapi = (await (await fetch(`${service}/asyncapi.json`)).json()) as AsyncapiDocument;
  const server = createServer((incoming, answer) => {
    forward(incoming, answer, service, openapi).catch((error) => answer.writeHead(502).end(String(error)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    frame(text) {
      const frame = JSON.parse(text);
      return JSON.stringify(grown(frame, asyncapi.components.messages[frame.event]!.payload, asyncapi));
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function forward(
  incoming: IncomingMessage,
  answer: ServerResponse,
  service: string,
  openapi: OpenapiDocument,
): Promise<void> {
  const { method = 'GET', url = '/' } = incoming;
  const asked = request(new URL(url, service), { method, headers: passedOn(incoming), agent: false });
  asked.end(await buffer(incoming));
  const [present] = (await once(asked, 'response')) as [IncomingMessage];
  const body = await buffer(present);
  const schema = schemaOf(openapi, url, method, present);
  answer.writeHead(present.statusCode!, { ...passedOn(present), [addedHeader[0]]: addedHeader[1] });
  answer.end(
    schema === undefined || body.length === 0
      ? body
      : JSON.stringify(grown(renamed(JSON.parse(body.toString())), schema, openapi)),
  );
}

function passedOn({ headers }: IncomingMessage): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)));
}

/** Returns the schema of a response body. Returns undefined if the body isn't JSON. */
function schemaOf(
  openapi: OpenapiDocument,
  url: string,
  method: string,
  { statusCode, headers }: IncomingMessage,
): Schema | undefined {
  const [mediaType = ''] = (headers['content-type'] ?? '').split(';');
  if (mediaType === 'application/problem+json') return { $ref: '#/components/schemas/ProblemDetails' };
  if (mediaType !== 'application/json') return undefined;
  const [path = ''] = url.split('?');
  const [, item] = Object.entries(openapi.paths).find(([template]) =>
    new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  )!;
  const { responses } = item[method.toLowerCase()]!;
  return resolved(responses[String(statusCode)]!, openapi).content[mediaType]!.schema;
}

function resolved<Node extends Reference>(node: Node, document: object): Node {
  if (node.$ref === undefined) return node;
  const [, ...names] = node.$ref.split('/');
  const found = names.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], document);
  return resolved(found as Node, document);
}

/**
 * Adds a member to every object that its schema leaves open. Rows get no additional member, because they can
 * have any fields.
 */
function grown(value: Json, schema: Schema, document: object): Json {
  if (typeof value !== 'object' || value === null) return value;
  const { allOf = [], ...own }: Schema = resolved(schema, document);
  const parts: Schema[] = [own, ...allOf.map((part) => resolved(part, document))];
  if (Array.isArray(value)) {
    const items = parts.find((part) => part.items !== undefined)?.items ?? {};
    return value.map((item) => grown(item, items, document));
  }
  const properties: Record<string, Schema> = Object.assign({}, ...parts.map((part) => part.properties));
  const members = Object.entries(value).map(([name, member]) => {
    const known = properties[name];
    return [name, known === undefined ? member : grown(member, known, document)];
  });
  const isOpen = parts.every(({ additionalProperties }) => additionalProperties === undefined);
  return { ...Object.fromEntries(members), ...(isOpen && addedMember) };
}

function renamed(body: Json): Json {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  if (body.code !== missingRowCode.now) return body;
  return { ...body, code: missingRowCode.later, type: `urn:rowfeed:problem:${missingRowCode.later}` };
}
