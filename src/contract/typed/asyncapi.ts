/** Builds the typed AsyncAPI document: the server's, plus two channels for each collection with a schema. */
import type { JsonObject } from '../../values/json/json.js';
import type { TypedCollection } from './collection.js';
import { inDraft07 } from './dialects.js';
import { reference, rowSchemas } from './row-schemas.js';

interface Document {
  readonly asyncapi: string;
  readonly info: JsonObject;
  readonly defaultContentType: string;
  readonly servers: { readonly local: JsonObject; readonly localHttp: JsonObject };
  readonly channels: {
    readonly feed: JsonObject & { readonly messages: JsonObject };
    readonly stream: JsonObject;
  };
  readonly operations: { readonly sendChanges: JsonObject; readonly streamChanges: JsonObject };
  readonly components: {
    readonly messages: Readonly<Record<string, JsonObject>>;
    readonly schemas: Readonly<Record<string, JsonObject>>;
  };
}

/** The parts that one collection adds to the document. */
interface TypedAsyncapi {
  readonly channels: JsonObject;
  readonly operations: JsonObject;
  readonly messages: JsonObject;
  readonly schemas: JsonObject;
}

export function typedAsyncapi(document: object, { name, typeName, schema }: TypedCollection): TypedAsyncapi {
  const { channels, operations, components } = document as Document;
  const { feed, stream } = channels;
  const lowered = `${typeName[0]!.toLowerCase()}${typeName.slice(1)}`;
  const channel = `${lowered}Feed`;
  const streamChannel = `${lowered}Stream`;
  const messages: JsonObject = {};
  const schemas: JsonObject = {};
  const ofChannel = Object.keys(feed.messages).map((kind) => {
    // Bookmarks contain no row, so all feeds use the same message.
    if (kind === 'bookmark') return [kind, { $ref: '#/components/messages/bookmark' }] as const;
    const capital = kind[0]!.toUpperCase() + kind.slice(1);
    const own = `${lowered}${capital}`;
    const { examples, ...message } = components.messages[kind]!;
    const frame = components.schemas[`${capital}Frame`]!;
    messages[own] = { ...message, name: own, payload: reference(`${typeName}${capital}Frame`) };
    schemas[`${typeName}${capital}Frame`] = {
      ...frame,
      description: `${String(frame.description)} The collection is ${name}.`,
      properties: { ...(frame.properties as JsonObject), row: reference(`${typeName}Row`) },
    };
    return [kind, { $ref: `#/components/messages/${own}` }] as const;
  });
  const [row] = rowSchemas(name, typeName, schema);
  const ofStream = [...ofChannel, ['end', { $ref: '#/components/messages/end' }] as const];
  return {
    channels: {
      [channel]: {
        ...feed,
        title: `Feed of ${name}`,
        summary: `Every change to the rows of ${name}.`,
        description: `${String(feed.description)} ${since}`,
        messages: Object.fromEntries(ofChannel),
        bindings: boundTo(name, feed.bindings as JsonObject),
      },
      [streamChannel]: streamOf(name, stream, Object.fromEntries(ofStream)),
    },
    operations: {
      [`send${typeName}Changes`]: {
        ...operations.sendChanges,
        channel: { $ref: `#/channels/${channel}` },
        title: `Send changes of ${name}`,
        messages: ofChannel.map(([kind]) => ({ $ref: `#/channels/${channel}/messages/${kind}` })),
      },
      [`stream${typeName}Changes`]: {
        ...operations.streamChanges,
        channel: { $ref: `#/channels/${streamChannel}` },
        title: `Stream changes of ${name}`,
        messages: ofStream.map(([kind]) => ({ $ref: `#/channels/${streamChannel}/messages/${kind}` })),
      },
    },
    messages,
    schemas: { [row![0]]: inDraft07(row![1]), ...schemas },
  };
}

const since =
  'Initial rows, and rows in changes after the cursor in `Schema-Since` of the operation `getSchema`, conform to the ' +
  'schema. Earlier changes may contain rows that do not conform.';

/** @param server the address where clients reach the server */
export function typedContractAsyncapi(
  document: object,
  collections: readonly TypedAsyncapi[],
  server: { readonly protocol: 'ws' | 'wss'; readonly host: string; readonly pathname: string },
  contract: string,
): object {
  const { asyncapi, info, defaultContentType, servers, channels, operations, components } =
    document as Document;
  const named = (part: keyof TypedAsyncapi): JsonObject =>
    Object.fromEntries(collections.flatMap((each) => Object.entries(each[part])));
  const { host, protocol, pathname } = server;
  const { description, ...local } = servers.local;
  const reached = { host, ...(pathname !== '' && { pathname }) };
  const httpProtocol = protocol === 'ws' ? 'http' : 'https';
  return {
    asyncapi,
    info: { ...info, description: `${String(info.description)}${preface}`, 'x-contract': contract },
    defaultContentType,
    servers: {
      local: { ...local, ...reached, protocol, description: 'This server.' },
      localHttp: { ...servers.localHttp, ...reached, protocol: httpProtocol },
    },
    channels: { ...channels, ...named('channels') },
    operations: { ...operations, ...named('operations') },
    components: {
      ...components,
      messages: { ...components.messages, ...named('messages') },
      schemas: { ...components.schemas, ...named('schemas') },
    },
  };
}

const preface = `
## Typed contract

This document has a typed channel for each collection that has a schema. The schema describes the rows in the
frames of this channel. Typed feeds use \`/ws\` like all other feeds, and \`collection\` selects the
collection. The address of a typed stream contains the name of the collection. \`x-contract\` changes whenever one of these schemas changes.
`;

/** Returns the channel of a stream, with the collection's name in its address. */
function streamOf(name: string, { parameters, ...stream }: JsonObject, messages: JsonObject): JsonObject {
  return {
    ...stream,
    address: String(stream.address).replace('{collection_name}', name),
    title: `Stream of ${name}`,
    summary: `Every change to the rows of ${name}, as server-sent events.`,
    description: `${String(stream.description)} ${since}`,
    messages,
  };
}

/**
 * Returns the bindings of the handshake, with the collection's name as a constant. They omit `fields`, because rows
 * without all of their fields don't match their types.
 */
function boundTo(name: string, bindings: JsonObject): JsonObject {
  const ws = bindings.ws as JsonObject & { query: JsonObject & { properties: JsonObject } };
  const { fields, ...properties } = ws.query.properties;
  const collection = { description: 'The collection to follow.', type: 'string', const: name };
  return {
    ...bindings,
    ws: { ...ws, query: { ...ws.query, properties: { ...properties, collection } } },
  };
}
