/**
 * Simulates a later version of the server with a proxy. It makes only changes that "Versioning and
 * deprecation" in src/docs/http.md allows. Open objects have an additional member, and every response has an
 * additional header. The problem for a missing row has an error code that clients don't know.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import SwaggerParser from '@apidevtools/swagger-parser';

export interface Later {
  readonly url: string;
  /** Returns a frame of the feed as the later version would send it. */
  frame(text: string): string;
  stop(): Promise<void>;
}

/** The error code for a missing row: now, and in the later version. */
export const missingRowCode = { now: 'row_not_found', later: 'row_archived_2' } as const;

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: unknown;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
}

type Named<T> = Readonly<Record<string, T>>;

interface Openapi {
  readonly paths: Named<
    Named<{ readonly responses: Named<{ readonly content: Named<{ readonly schema: Schema }> }> }>
  >;
  readonly components: { readonly schemas: Named<Schema> };
}

interface Asyncapi {
  readonly components: { readonly messages: Named<{ readonly payload: Schema }> };
}

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const addedMember = { added_later: { by: 'a later version', list: [1, null] } };
/** Headers that belong to a single connection, or to a coding that `fetch` decodes. */
const notPassedOn =
  /^(connection|content-length|content-encoding|host|http2-settings|keep-alive|transfer-encoding|upgrade)$/;

/** @param service the address of the current version */
export async function startLater(service: string): Promise<Later> {
  // The parser only reads OpenAPI, whose references are the same as in AsyncAPI.
  const read = async (name: string): Promise<unknown> =>
    SwaggerParser.dereference({
      ...{ openapi: '3.1.0', info: { title: '', version: '' }, paths: {} },
      ...((await (await fetch(`${service}/${name}`)).json()) as object),
    });
  const openapi = (await read('openapi.json')) as Openapi;
  const { components } = (await read('asyncapi.json')) as Asyncapi;
  const server = createServer((incoming, answer) => {
    forward(incoming, answer, service, openapi).catch((error) => answer.writeHead(502).end(String(error)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    frame(text) {
      const frame = JSON.parse(text);
      return JSON.stringify(grown(frame, components.messages[frame.event]!.payload));
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
  openapi: Openapi,
): Promise<void> {
  const { method = 'GET', url = '/' } = incoming;
  const sent = await buffer(incoming);
  const present = await fetch(new URL(url, service), {
    ...{ method, redirect: 'manual', body: sent.length === 0 ? null : sent },
    headers: passedOn(Object.entries(incoming.headers) as [string, string][]),
  });
  const body = Buffer.from(await present.arrayBuffer());
  const schema = schemaOf(openapi, url, method, present);
  answer.writeHead(present.status, { ...passedOn(present.headers), 'Rowfeed-Added-Later': '1' });
  answer.end(
    schema === undefined || body.length === 0
      ? body
      : JSON.stringify(grown(renamed(JSON.parse(body.toString())), schema)),
  );
}

function passedOn(headers: Iterable<[string, string]>): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => !notPassedOn.test(name)));
}

/** Returns the schema of a response body. Returns undefined if the body isn't JSON. */
function schemaOf(
  { paths, components }: Openapi,
  url: string,
  method: string,
  { status, headers }: Response,
): Schema | undefined {
  const [mediaType = ''] = (headers.get('content-type') ?? '').split(';');
  if (mediaType === 'application/problem+json') return components.schemas.ProblemDetails;
  if (mediaType !== 'application/json') return undefined;
  const [path = ''] = url.split('?');
  const [, item] = Object.entries(paths).find(([template]) =>
    new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  )!;
  return item[method.toLowerCase()]!.responses[status]!.content[mediaType]!.schema;
}

/**
 * Adds a member to every object that its schema leaves open. Rows get no additional member, because they can
 * have any fields.
 */
function grown(value: Json, { allOf = [], ...own }: Schema): Json {
  if (typeof value !== 'object' || value === null) return value;
  const parts: readonly Schema[] = [own, ...allOf];
  if (Array.isArray(value)) {
    const items = parts.find((part) => part.items !== undefined)?.items ?? {};
    return value.map((item) => grown(item, items));
  }
  const properties: Named<Schema> = Object.assign({}, ...parts.map((part) => part.properties));
  const members = Object.entries(value).map(([name, member]) => {
    const known = properties[name];
    return [name, known === undefined ? member : grown(member, known)];
  });
  const isOpen = parts.every(({ additionalProperties }) => additionalProperties === undefined);
  return { ...Object.fromEntries(members), ...(isOpen && addedMember) };
}

function renamed(body: Json): Json {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  if (body.code !== missingRowCode.now) return body;
  return { ...body, code: missingRowCode.later, type: `urn:rowfeed:problem:${missingRowCode.later}` };
}
