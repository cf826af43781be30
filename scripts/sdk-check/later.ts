/**
 * Simulates a later version of the server with a proxy. It makes only changes that
 * src/docs/explanation/versioning.md allows. Open objects have an additional member, and every response has an
 * additional header. The problem for a missing row has an error code that clients don't know.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Later {
  readonly url: string;
  /** Returns a frame of the feed as the later version would send it. */
  frame(text: string): string;
  stop(): Promise<void>;
}

/** The error code for a missing row: now, and in the later version. */
export const missingRowCode = { now: 'row_not_found', later: 'row_archived_2' } as const;

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const addedMember = { added_later: { by: 'a later version', list: [1, null] } };
/** Headers that belong to a single connection, or to a coding that `fetch` decodes. */
const notPassedOn =
  /^(connection|content-length|content-encoding|host|http2-settings|keep-alive|transfer-encoding|upgrade)$/;

/** @param service the address of the current version */
export async function startLater(service: string): Promise<Later> {
  const server = createServer((incoming, answer) => {
    forward(incoming, answer, service).catch((error) => answer.writeHead(502).end(String(error)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    // A row can have any fields, so it gets no additional member.
    frame: (text) => JSON.stringify({ ...JSON.parse(text), ...addedMember }),
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function forward(incoming: IncomingMessage, answer: ServerResponse, service: string): Promise<void> {
  const { method = 'GET', url = '/' } = incoming;
  const sent = await buffer(incoming);
  const present = await fetch(new URL(url, service), {
    ...{ method, redirect: 'manual', body: sent.length === 0 ? null : sent },
    headers: passedOn(Object.entries(incoming.headers) as [string, string][]),
  });
  const body = await present.text();
  const mediaType = present.headers.get('content-type') ?? '';
  const isProblem = mediaType.startsWith('application/problem+json');
  const isJson = mediaType.startsWith('application/json');
  // Collections are closed, and rows can have any fields. Everything else is open.
  const isOpen = isProblem || (isJson && !url.startsWith('/v1/collections'));
  const isChangeList = isJson && !isProblem && /\/changes(\?|$)/.test(url);
  answer.writeHead(present.status, { ...passedOn(present.headers), 'Rowfeed-Added-Later': '1' });
  if (body === '') answer.end();
  else if (isChangeList) answer.end(JSON.stringify(grownList(JSON.parse(body))));
  else answer.end(isOpen ? JSON.stringify(grown(renamed(JSON.parse(body)))) : body);
}

function passedOn(headers: Iterable<[string, string]>): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => !notPassedOn.test(name)));
}

/** Adds a member to every object. */
function grown(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(grown);
  const members = Object.entries(value).map(([name, member]) => [name, grown(member)]);
  return { ...Object.fromEntries(members), ...addedMember };
}

/** Adds a member to a list of changes and to each change, but not to its row. */
function grownList({ changes, ...list }: { readonly changes: readonly object[] }): object {
  return { ...list, changes: changes.map((change) => ({ ...change, ...addedMember })), ...addedMember };
}

function renamed(body: Json): Json {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  if (body.code !== missingRowCode.now) return body;
  return { ...body, code: missingRowCode.later, type: `urn:rowfeed:problem:${missingRowCode.later}` };
}
