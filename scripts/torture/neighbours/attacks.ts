/**
 * The attacks: the data that exists before, the tasks of the attackers, and checks in addition to the rules
 * for all attacks. Reports of readers number kinds of attacks: 1a, 1c, 1d and A1 to A3 take memory without
 * end, 8a and 8b are A7. What no flood shows (revocation, and counters after a refusal) has tests in
 * `test/access` and `test/fairness`.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine } from '../../../test/support/engine.js';
import { sender } from '../../shared/requests.js';
import type { Ask, AskedFor, Hold, Task } from './attacker.js';
import { advancesInSteps, changesOfNone, fallsIdle, keepsLogSmall, lockHeads, type Scene } from './proofs.js';
import { fillCollection, fillRows, multiply, type Stage } from './stage.js';
import type { Finding } from './watch.js';

export interface Attack {
  readonly id: string;
  readonly name: string;
  /** By default, both. */
  readonly engine?: Engine;
  /** True if the attack is part of the short form. */
  readonly isQuick?: boolean;
  /** The number of the attackers' keys. The default is 1. Without keys, the bound for memory is lower. */
  readonly keys?: number;
  /** Creates the data that exists before the attack. */
  readonly fill?: Fill;
  tasks(stage: Stage, form: Form): readonly Task[];
  /**
   * Set if the sockets stall and the server must close them. The victim is measured for this number of
   * seconds. Otherwise, it is measured until the attack ends.
   */
  readonly stallsSeconds?: number;
  /** Runs in the database during the attack. Returns a function that stops it. */
  beside?(stage: Stage): Promise<() => Promise<void>>;
  /** An additional check, which runs after the attackers have exited. */
  proves?(scene: Scene): Promise<Finding>;
  /** If true, the attack runs again while the server shuts down. */
  readonly isStoppedUnder?: boolean;
}

export type Form = 'long' | 'short';
type Fill = (url: string, stage: Stage, form: Form) => Promise<unknown>;

const megabyte = 1_048_576;
/** Longer than the time that the server needs to fill the buffers of the kernel, and then to close a stalled socket. */
const stallSeconds = 75;
/** The time in which the server creates four indexes of 2,000 rows. */
const indexSeconds = 3;

const rows = (collection: string): string => `/v1/collections/${collection}/rows`;
const list = (collection: string, query: string): AskedFor => ({
  method: 'GET',
  path: `${rows(collection)}?${query}`,
});
const insert = (collection: string, body: string): AskedFor => ({
  method: 'POST',
  path: rows(collection),
  body,
});
const batchOf = (count: number, bytes: number): string =>
  JSON.stringify(Array.from({ length: count }, () => ({ text: 'x'.repeat(bytes) })));

/** A request that updates all matching rows. */
const bulk = (collection: string, filter: string): AskedFor => ({
  method: 'PATCH',
  path: `${rows(collection)}?${new URLSearchParams({ filter, max_rows: '1000' })}`,
  body: '{"at":{n}}',
});

const ask = (key: string, clients: number, seconds: number, ...requests: readonly AskedFor[]): Ask => ({
  ...{ does: 'ask', key, clients, seconds, requests },
});
const unread = (sockets: number, sends: string | readonly string[], reads = 0): Hold => ({
  ...{ does: 'hold', sockets, seconds: stallSeconds, sends, reads },
});

/** The text of a request, up to the headers of its body. */
const head = (method: string, path: string, key?: string): string =>
  `${method} ${path} HTTP/1.1\r\nHost: a\r\n${key === undefined ? '' : `x-api-key: ${key}\r\n`}`;
/** The connection closes after the response, so that a rejected request doesn't count as a stalled socket. */
const getOnce = (path: string, key: string): string => `${head('GET', path, key)}Connection: close\r\n\r\n`;
const post = (path: string, key: string): string =>
  `${head('POST', path, key)}Content-Type: application/json\r\n`;

/** Creates a collection of the attackers. */
const filled =
  (name: string, count: number, rowOf: (n: number) => object): Fill =>
  (url, { attackers: [key] }) =>
    fillCollection(url, key!, name, count, rowOf);
const few = filled('few', 1, () => ({}));
const big = (count: number): Fill => filled('big', count, () => ({ text: 'x'.repeat(250_000) }));
const pages = filled('big', 65, () => ({ text: 'x'.repeat(250 * 1_024) }));

/** Creates an empty collection with a schema. */
const withSchema =
  (name: string, schema: object): Fill =>
  async (url, stage, form) => {
    await filled(name, 1, () => ({}))(url, stage, form);
    await sender(url, stage.attackers[0]!)('PUT', `/v1/collections/${name}/schema`, schema);
  };

/**
 * A schema with slow patterns: after any part of the text, the match can be at many places of the pattern.
 */
const slowSchema = {
  type: 'object',
  properties: { text: { allOf: [230, 231, 232, 233].map((n) => ({ not: { pattern: `a[ab]{${n}}c` } })) } },
};
const names = Array.from({ length: 490 }, (_, n) => `field_${n}`);
const wideSchema = {
  type: 'object',
  properties: {
    items: { type: 'array', uniqueItems: true },
    ...Object.fromEntries(names.map((name) => [name, { enum: [name, 1] }])),
  },
};

/** Returns a random text of two letters. */
const mixed = (length: number): string =>
  Array.from({ length }, () => (Math.random() < 0.5 ? 'a' : 'b')).join('');

export const attacks: readonly Attack[] = [
  {
    ...{ id: '1a', engine: 'sqlite', fill: pages, stallsSeconds: 20 },
    name: '500 pages of 16 MB asked for on one connection, unread',
    tasks: ({ attackers: [key] }) => {
      const page = (n: number): string => `${head('GET', `${rows('big')}?limit=65&order_by=r${n}`, key)}\r\n`;
      return [unread(1, Array.from({ length: 500 }, (_, n) => page(n)).join(''))];
    },
  },
  {
    ...{ id: '1c', fill: pages },
    name: '200 clients that read pages of 15 MB',
    tasks: ({ attackers: [key] }) => [ask(key!, 200, 20, list('big', 'limit=60'))],
  },
  {
    ...{ id: '1d', isQuick: true, fill: pages, stallsSeconds: 5 },
    name: '20 sockets with pages of 15 MB, unread',
    tasks: ({ attackers: [key] }) => [unread(20, getOnce(`${rows('big')}?limit=60`, key!))],
  },
  {
    ...{ id: '1e', engine: 'sqlite', keys: 0, stallsSeconds: 10 },
    name: 'A3: 200 slow readers of a document, without a key',
    // Opens sockets like slowhttptest. The system's buffers store 4 MB of the requested data (13 responses). The last
    // request closes the connection. Otherwise, a client whose requests were all rejected would have an idle connection.
    // The server keeps it for 75 s, and it doesn't count as a stalled socket.
    tasks: () => {
      const request = head('GET', '/openapi.json');
      const sent = `${`${request}\r\n`.repeat(39)}${request}Connection: close\r\n\r\n`;
      return [{ ...unread(200, sent, 16), everyMs: 20 }];
    },
  },
  {
    ...{ id: '2a', engine: 'sqlite', isQuick: true, fill: few, stallsSeconds: 5 },
    name: '80 bodies of 1 MiB announced, one byte sent',
    tasks: ({ attackers: [key] }) => [
      unread(80, `${post(rows('few'), key!)}Content-Length: ${megabyte}\r\n\r\n[`, 1_024),
    ],
  },
  {
    ...{ id: '2b', engine: 'sqlite', fill: few },
    name: '80 uploads that trickle 15 KB in all, again and again',
    tasks: ({ attackers: [key] }) => [
      {
        ...unread(80, `${post(rows('few'), key!)}Transfer-Encoding: chunked\r\n\r\n1\r\n[\r\n`, 1_024),
        ...{ seconds: 15, drips: '1\r\n \r\n', comesAgain: true },
      },
    ],
  },
  {
    ...{ id: '2c', engine: 'sqlite', keys: 0, isQuick: true, stallsSeconds: 5 },
    name: '300 silent sockets',
    tasks: () => [unread(300, '', 1_024)],
  },
  {
    ...{ id: '3a', keys: 4, isQuick: true, proves: fallsIdle, isStoppedUnder: true },
    name: '200 clients that sort 1,000,000 rows (300,000 in short) by fields of no index, or look for few by filters of none',
    async fill(url, { attackers: [key] }, form) {
      await fillCollection(url, key!, 'many', 2_000, (n) => ({ n }));
      // Uses the maximum number of indexes, so that the server is not busy with them after the attack.
      for (let n = 0; n < 4; n += 1) await sender(url, key!)('GET', `${rows('many')}?limit=1&order_by=i${n}`);
      await sleep(indexSeconds * 1_000);
      await fillRows(url, key!, 'many', form === 'long' ? 998_000 : 298_000, (n) => ({ n }));
    },
    tasks: ({ attackers }, form) => {
      const lists = [
        list('many', 'limit=1&order_by=r{n}'),
        list('many', `limit=1&${new URLSearchParams({ filter: '@.r1 == 1' })}{n}`),
        list('many', 'limit=1&sort=r{n}:asc&sort=n:desc&filter=@.n>7'),
      ];
      // After an error, a client waits before its next request.
      return attackers.map((key) => ({
        ...ask(key, 50, form === 'long' ? 15 : 5, ...lists),
        everyMs: 1_000,
      }));
    },
  },
  {
    ...{ id: '4', engine: 'sqlite', proves: keepsLogSmall },
    name: '8 clients that sort 300,000 rows, 8 that write',
    async fill(url, stage, form) {
      await filled('many', 300_000, (n) => ({ n }))(url, stage, form);
      await few(url, stage, form);
    },
    tasks: ({ attackers: [key] }) => [
      ask(key!, 8, 30, list('many', 'limit=1&order_by=r{n}')),
      ask(key!, 8, 30, insert('few', batchOf(500, 300))),
    ],
  },
  {
    ...{ id: '5a' },
    name: '200 patches of rows of 250 KB at once, each second',
    fill: big(200),
    tasks: ({ attackers: [key] }) => {
      const patch = { method: 'PATCH', path: `${rows('big')}/{client}`, body: '{"at":{n}}' };
      return [{ ...ask(key!, 200, 10, patch), everyMs: 1_000 }];
    },
  },
  {
    ...{ id: '5b', engine: 'sqlite', isQuick: true, fill: few },
    name: '2 clients that send 1 MiB of [[[[',
    tasks: ({ attackers: [key] }, form) => [
      ask(key!, 2, form === 'long' ? 10 : 5, insert('few', '['.repeat(megabyte))),
    ],
  },
  {
    ...{ id: '5c', engine: 'sqlite', fill: few },
    name: '64 clients that insert 1 MB at a time',
    tasks: ({ attackers: [key] }) => [ask(key!, 64, 10, insert('few', batchOf(1_000, 1_000)))],
  },
  {
    ...{ id: '5d', isQuick: true },
    name: '8 clients that change 1,000 rows of 200 bytes at a time, 2 that insert beside',
    fill: filled('many', 1_000, (n) => ({ n, text: 'x'.repeat(170) })),
    tasks: ({ attackers: [key] }, form) => [
      ask(key!, 8, form === 'long' ? 10 : 5, bulk('many', '@.n > 0')),
      ask(key!, 2, form === 'long' ? 10 : 5, insert('many', batchOf(100, 170))),
    ],
  },
  {
    ...{ id: '5f' },
    name: '8 clients that would change 250 MB at a time',
    fill: big(1_000),
    tasks: ({ attackers: [key] }) => [ask(key!, 8, 10, bulk('big', '@.text'))],
  },
  {
    ...{ id: '7', engine: 'postgres', beside: lockHeads },
    name: 'writes to six collections that somebody has locked',
    async fill(url, { attackers: [key] }) {
      for (let n = 0; n < 6; n += 1) await fillCollection(url, key!, `locked${n}`, 1, () => ({}));
    },
    tasks: ({ attackers: [key] }) => [
      ask(key!, 12, 10, ...Array.from({ length: 6 }, (_, n) => insert(`locked${n}`, '[{}]'))),
    ],
  },
  {
    ...{ id: '8a', isQuick: true },
    name: '16 clients whose rows take long to be judged',
    fill: withSchema('slow', slowSchema),
    tasks: ({ attackers: [key] }) => {
      const texts = [300, 3_000, 30_000, 250_000].map(mixed);
      return [ask(key!, 16, 10, ...texts.map((text) => insert('slow', JSON.stringify([{ text }]))))];
    },
  },
  {
    ...{ id: '8b' },
    name: '2 clients with arrays of 10,000 items, each of which is to be unique, and with 490 fields',
    fill: withSchema('wide', wideSchema),
    tasks: ({ attackers: [key] }) => {
      const items = [{ items: Array.from({ length: 10_000 }, (_, n) => n) }];
      const wide = new Array(10).fill(Object.fromEntries(names.map((name) => [name, name])));
      return [ask(key!, 2, 10, ...[items, wide].map((each) => insert('wide', JSON.stringify(each))))];
    },
  },
  {
    ...{ id: '8c' },
    name: '4 clients that set one schema after the other for 200,000 rows',
    fill: filled('many', 200_000, (n) => ({ n, text: `row ${n}` })),
    tasks: ({ attackers: [key] }) => {
      const body = '{"type":"object","properties":{"n":{"type":"integer"}},"title":"{n}"}';
      return [ask(key!, 4, 10, { method: 'PUT', path: '/v1/collections/many/schema', body })];
    },
  },
  {
    ...{ id: 'A1', engine: 'sqlite', isQuick: true, keys: 0 },
    name: '150 connections with 65 KB of tiny requests, and 150 whose bodies never arrive, without a key',
    tasks: () => {
      const tiny = `${head('GET', '/health')}\r\n`.repeat(1_900);
      const halves = `${head('GET', '/openapi.json')}Content-Length: 2\r\n\r\n{`;
      return [
        { ...unread(150, tiny, 65_536), seconds: 10, comesAgain: true },
        { ...unread(150, halves, 1_024), seconds: 10, comesAgain: true },
      ];
    },
  },
  {
    ...{ id: 'A2', engine: 'sqlite', keys: 200, fill: pages, stallsSeconds: 15 },
    name: '200 keys of one account, each with 2 unread pages of 15 MB and 3 feeds',
    tasks: ({ attackers }) => {
      const upgrade = 'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n';
      const feed = `${upgrade}Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`;
      const initial = (key: string) => `${head('GET', '/ws?collection=big&initial=true', key)}${feed}`;
      return [
        unread(
          400,
          attackers.map((key) => getOnce(`${rows('big')}?limit=60`, key)),
        ),
        unread(600, attackers.map(initial)),
      ];
    },
  },
  {
    ...{ id: 'A6', keys: 2, fill: pages },
    name: '4 slow readers of exports with two keys, while the victim exports',
    tasks: ({ attackers, victim }) => [
      {
        ...unread(
          4,
          attackers.map((key) => getOnce('/v1/collections/big/export', key)),
          1_024,
        ),
        seconds: 20,
      },
      { ...ask(victim, 1, 20, { method: 'GET', path: '/v1/collections/own/export' }), everyMs: 1_000 },
    ],
  },
  {
    ...{ id: 'A8', engine: 'sqlite', isQuick: true, fill: few },
    name: '8 clients that try one schema with patterns after the other',
    tasks: ({ attackers: [key] }, form) => {
      const pattern = '[a-zа-я]{1,100}x{n}';
      const body = `{"type":"object","properties":{"text":{"type":"string","pattern":"${pattern}"}}}`;
      const path = '/v1/collections/few/schema?dry_run=true';
      return [ask(key!, 8, form === 'long' ? 30 : 5, { method: 'PUT', path, body })];
    },
  },
  {
    ...{ id: 'A9', isQuick: true },
    name: '32 clients that create and delete collections',
    tasks: ({ attackers: [key] }, form) => [
      ask(
        key!,
        32,
        form === 'long' ? 15 : 5,
        { method: 'POST', path: '/v1/collections', body: '{"name":"c{client}"}' },
        { method: 'DELETE', path: '/v1/collections/c{client}' },
      ),
    ],
  },
  {
    ...{ id: 'A10' },
    name: '10,000 keys and 100,000 collections (A4: lists of all, and new ones)',
    async fill(url, stage, form) {
      await few(url, stage, form);
      await multiply(stage, 9_900, 99_000);
    },
    tasks: ({ attackers: [key] }) => {
      const get = (path: string): AskedFor => ({ method: 'GET', path });
      const schema = {
        method: 'PUT',
        path: '/v1/collections/few/schema',
        body: '{"type":"object","title":"{n}"}',
      };
      const paths = ['/v1/keys?limit=1000', '/v1/usage', '/v1/usage/history?days=2'];
      return [
        ask(key!, 8, 15, ...paths.map(get)),
        ask(key!, 2, 15, get('/v1/collections')),
        ask(key!, 4, 15, { method: 'POST', path: '/v1/collections', body: '{"name":"more{n}"}' }),
        ask(key!, 4, 15, schema, {
          method: 'PUT',
          path: '/v1/collections/c10000{n}/schema',
          body: '{"type":"object"}',
        }),
      ];
    },
  },
  {
    ...{ id: 'A11', isQuick: true, keys: 0 },
    name: '64 clients with keys that nobody made',
    tasks: (_, form) => [
      ask('rf_{n}', 64, form === 'long' ? 10 : 5, { method: 'GET', path: '/v1/collections' }),
    ],
  },
  {
    ...{ id: 'A12', isQuick: true },
    name: '32 clients that list old changes with filters that match none',
    fill: changed,
    tasks: ({ attackers: [key] }, form) => {
      const path = `/v1/collections/changed/changes?since=${incarnation}-1&wait=60&filter=%40.n%3D%3D-1{n}`;
      return [ask(key!, 32, form === 'long' ? 30 : 5, { method: 'GET', path })];
    },
  },
  {
    ...{ id: 'A13', isQuick: true, fill: changed, proves: (scene) => advancesInSteps(scene, incarnation) },
    name: 'one client that lists 1,000,000 changes (50,000 in short) with a filter that matches none',
    tasks: ({ attackers: [key] }, form) => {
      const path = `${changesOfNone}&since={cursor}`;
      const request = { method: 'GET', path, cursor: `${incarnation}-1` };
      return [ask(key!, 1, form === 'long' ? 30 : 5, request)];
    },
  },
];

/** Creates a collection with many changes. */
async function changed(url: string, stage: Stage, form: Form): Promise<void> {
  const count = form === 'long' ? 1_000_000 : 50_000;
  await filled('changed', count, (n) => ({ n, text: 'x'.repeat(100) }))(url, stage, form);
  const listed = await sender(url, stage.attackers[0]!)('GET', rows('changed'));
  incarnation = listed.headers.get('collection-cursor')!.replace(/-.*$/, '');
}

/** The first part of the cursors of the collection whose changes are listed. */
let incarnation = '';
