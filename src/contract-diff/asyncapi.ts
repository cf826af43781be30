/** Compares two AsyncAPI documents, of version 2 or 3. Servers are compared only by the keys that they need. */
import { type Changes, compareNames, type Direction } from './changes.js';
import { at, type Document, itemsOf, membersOf, type Part, resolve, textIn } from './document.js';
import { compareCloseCodes } from './promises.js';
import { SchemaComparison } from './schemas.js';
import { compareSchemes, compareSecurity } from './security.js';

/** One direction of a channel: the messages that the server or its clients send there. */
interface Flow {
  /** Such as `feed, sent by the server`. */
  readonly name: string;
  readonly part: Part;
  readonly direction: Direction;
  readonly messages: ReadonlyMap<string, Part>;
}

export function compareAsyncapi(changes: Changes, before: Document, after: Document): void {
  const [from, to] = [before.whole, after.whole];
  compareSchemes(changes, before, after);
  for (const [name, old, present] of compareNames(
    membersOf(at(from, 'servers')),
    membersOf(at(to, 'servers')),
  ).both) {
    compareSecurity(changes, at(old, 'security'), at(present, 'security'), `server ${name}`);
    const [protocol, newProtocol] = [old, present].map((part) => textIn(part, 'protocol'));
    if (withoutTls(protocol) !== withoutTls(newProtocol))
      changes.add(
        'breaking',
        `server ${name}`,
        `has the protocol ${newProtocol} instead of ${protocol}`,
        at(present, 'protocol'),
      );
  }
  compareChannels(changes, before, after);
  const flows = compareNames(flowsOf(before), flowsOf(after));
  for (const [, { name, part }] of flows.removed) changes.add('breaking', name, 'no longer exists', part);
  for (const [, { name, part }] of flows.added) changes.add('compatible', name, 'is new', part);
  for (const [, old, present] of flows.both) {
    compareMessages(changes, old, present);
    if (at(old.part, 'security').node !== undefined || at(present.part, 'security').node !== undefined)
      compareSecurity(changes, at(old.part, 'security'), at(present.part, 'security'), present.name);
  }
}

function compareChannels(changes: Changes, before: Document, after: Document): void {
  const { removed, added, both } = compareNames(channelsOf(before), channelsOf(after));
  for (const [name, part] of removed) changes.add('breaking', `channel ${name}`, 'no longer exists', part);
  for (const [name, part] of added) changes.add('compatible', `channel ${name}`, 'is new', part);
  const sent = new SchemaComparison(changes, 'request');
  for (const [name, from, to] of both) {
    const where = `channel ${name}`;
    compareCloseCodes(changes, from, to, where);
    const parameters = compareNames(membersOf(at(from, 'parameters')), membersOf(at(to, 'parameters')));
    for (const [parameter, part] of [...parameters.removed, ...parameters.added])
      changes.add('breaking', where, `has other parameters: ${parameter}`, part);
    for (const [parameter, old, present] of parameters.both) {
      const schema = (part: Part): Part =>
        at(part, 'schema').node === undefined ? part : at(part, 'schema');
      sent.compare(schema(old), schema(present), `${where}, parameter ${parameter}`);
    }
    for (const binding of ['query', 'headers']) {
      const [old, present] = [from, to].map((part) => at(part, 'bindings', 'ws', binding)) as [Part, Part];
      if (old.node !== undefined || present.node !== undefined)
        sent.compare(old, present, `${where}, ${binding}`);
    }
    const [method, newMethod] = [from, to].map((part) => at(part, 'bindings', 'ws', 'method')) as [
      Part,
      Part,
    ];
    if (method.node !== newMethod.node) changes.add('breaking', where, 'has another method', newMethod);
  }
}

/** Returns the channels by their address. In version 2, the address is the name. */
function channelsOf(document: Document): Map<string, Part> {
  return new Map(
    [...membersOf(at(document.whole, 'channels'))].map(([name, part]) => [
      textIn(part, 'address') ?? name,
      part,
    ]),
  );
}

function flowsOf(document: Document): Map<string, Flow> {
  const found = new Map<string, Flow>();
  const add = (
    channel: string,
    isSentByServer: boolean,
    part: Part,
    messages: ReadonlyMap<string, Part>,
  ): void => {
    const sender = isSentByServer ? 'sent by the server' : 'sent by clients';
    const key = `${channel} ${sender}`;
    const all = new Map([...(found.get(key)?.messages ?? []), ...messages]);
    const direction = isSentByServer ? 'response' : 'request';
    found.set(key, { name: `channel ${channel}, ${sender}`, part, direction, messages: all });
  };
  if (document.asyncapi.startsWith('2')) {
    for (const [channel, part] of channelsOf(document))
      for (const [action, isSentByServer] of [
        ['subscribe', true],
        ['publish', false],
      ] as const) {
        const message = at(part, action, 'message');
        const messages = itemsOf(at(message, 'oneOf'));
        if (message.node !== undefined)
          add(channel, isSentByServer, at(part, action), named(messages.length > 0 ? messages : [message]));
      }
    return found;
  }
  for (const [, part] of membersOf(at(document.whole, 'operations'))) {
    const channel = at(part, 'channel');
    const { path } = resolve(channel);
    const all =
      at(part, 'messages').node === undefined
        ? membersOf(at(channel, 'messages'))
        : named(itemsOf(at(part, 'messages')));
    add(textIn(channel, 'address') ?? String(path.at(-1)), textIn(part, 'action') === 'send', part, all);
  }
  return found;
}

/** Returns messages by their names. */
function named(messages: readonly Part[]): Map<string, Part> {
  return new Map(
    messages.map((message) => {
      const { path } = resolve(message);
      return [textIn(message, 'name') ?? textIn(message, 'messageId') ?? String(path.at(-1)), message];
    }),
  );
}

/** `ws` and `wss` are the same protocol. The deployment decides whether it uses TLS. */
function withoutTls(protocol: string | undefined): string | undefined {
  return protocol?.replace(/^(ws|http|mqtt|amqp)s$/, '$1');
}

function contentTypeOf(message: Part): string {
  return (
    textIn(message, 'contentType') ??
    textIn(message.document.whole, 'defaultContentType') ??
    'application/json'
  );
}

function compareMessages(changes: Changes, before: Flow, after: Flow): void {
  const { removed, added, both } = compareNames(before.messages, after.messages);
  const where = (message: string): string => `${after.name}, message ${message}`;
  for (const [name, part] of removed) changes.add('breaking', where(name), 'no longer exists', part);
  for (const [name, part] of added) changes.add('compatible', where(name), 'is new', part);
  const schemas = new SchemaComparison(changes, after.direction);
  for (const [name, from, to] of both) {
    for (const member of ['payload', 'headers']) {
      // A multi-format schema contains the schema.
      const schema = (part: Part): Part =>
        textIn(part, 'schemaFormat') !== undefined && at(part, 'schema').node !== undefined
          ? at(part, 'schema')
          : part;
      const [old, present] = [schema(at(from, member)), schema(at(to, member))];
      if (old.node === undefined && present.node === undefined) continue;
      schemas.compare(old, present, member === 'payload' ? where(name) : `${where(name)}, headers`);
    }
    const [type, newType] = [contentTypeOf(from), contentTypeOf(to)];
    if (type !== newType)
      changes.add(
        'breaking',
        where(name),
        `has the content type ${newType} instead of ${type}`,
        at(to, 'contentType'),
      );
  }
}
