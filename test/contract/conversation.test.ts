import { expect } from 'chai';
import { load } from 'js-yaml';
import { openapi30Json } from '../../generated/documents.js';
import { type Answer, type Client, client } from '../support/client.js';
import { openapi } from '../support/contract.js';
import { feed } from '../support/feed.js';
import { gapsOf, namedExamples, unusedNamesOf } from '../support/named-examples.js';
import { limit } from '../support/registry.js';
import { startService, type TestService } from '../support/service.js';

// biome-ignore lint/suspicious/noExplicitAny: examples are plain data.
type Node = any;

describe('equally named examples', () => {
  it('exist for each operation', () => {
    expect(gapsOf(openapi)).to.deep.equal([]);
    expect(unusedNamesOf(openapi)).to.deep.equal([]);
  });

  it('exist in the form 3.0 too', () => {
    expect(gapsOf(JSON.parse(openapi30Json))).to.deep.equal([]);
  });

  it('are missed if one of them is removed or renamed', () => {
    const gapsWithout = (pointer: string): string[] => {
      const document = structuredClone(openapi) as Node;
      const parts = pointer.split(' ');
      const last = parts.pop()!;
      const place = parts.reduce((at, part) => at[part], document);
      place.other = place[last];
      delete place[last];
      return gapsOf(document);
    };
    const content = 'content application/json examples typical';
    const rows = 'paths /v1/collections/{collection_name}/rows post';
    expect(gapsWithout(`${rows} requestBody ${content}`)).to.include(
      'insertRows: the request body lacks the example typical',
    );
    expect(gapsWithout(`${rows} responses 201 ${content}`)).to.include('insertRows: has no example typical');
    expect(gapsWithout('components parameters RowIdInPath examples typical')).to.include(
      'getRow: row_id lacks the example typical',
    );
  });
});

/**
 * All named examples, in an order in which a server that starts empty responds with the examples. A function
 * makes changes that no example makes.
 */
const steps: readonly (string | ((conversation: Conversation) => Promise<unknown>))[] = [
  'listCollections none',
  'createCollection typical',
  ({ owner }) => owner.post('/v1/collections', { name: 'shopping-lists' }),
  (conversation) => conversation.begin(),
  'listCollections typical',
  'listCollections next_page',
  'insertRows typical',
  ...['typical', 'newest_first', 'past_the_end', 'matching'].map((name) => `listRows ${name}`),
  (conversation) => conversation.readToken(),
  'listRows next_page',
  ...['getCollection typical', 'exportRows typical', 'exportRows csv', 'getRow typical', 'getRow two_fields'],
  ...['typical', 'resumed', 'initial', 'matching'].map((name) => `openFeed ${name}`),
  ...['listChanges', 'streamChanges'].flatMap((id) => [`${id} typical`, `${id} resumed`]),
  ...['setSchema dry_run', 'setSchema typical', 'getSchema typical', 'removeSchema typical'],
  ...['setRowKey dry_run', 'setRowKey typical', 'getRowKey typical', 'removeRowKey typical'],
  ...['typical', 'nothing', 'remove_field'].map((name) => `updateRow ${name}`),
  'replaceRow typical',
  ...['dry_run', 'typical', 'remove_field'].map((name) => `updateRows ${name}`),
  ...['deleteRow typical', 'deleteRows dry_run', 'deleteRows typical'],
  ...['insertRows empty_row', 'insertRows return_minimal', 'replaceRow no_fields'],
  ...['batchRows typical', 'batchRows outcomes_only'],
  async ({ owner }) => {
    const notes = '/v1/collections/notes';
    await owner.delete(`${notes}/rows?filter=${encodeURIComponent('@.id > 0')}&max_rows=99`);
    await owner.put(`${notes}/row-key`, { fields: ['title'] });
    await owner.post(`${notes}/rows`, [{ title: 'Buy stamps' }]);
  },
  ...['insertRows upsert', 'batchRows upsert'],
  ({ owner }) => owner.delete('/v1/collections/notes/row-key'),
  ...['createKey typical', 'getKey typical', 'listKeys typical', 'listKeys next_page'],
  ...['updateKey typical', 'rotateKey typical', 'deleteKey typical'],
  ...['createTicket typical', 'revokeTickets typical'],
  ...['getUsage typical', 'getUsageHistory typical'],
  (conversation) => conversation.limitUsage(),
  'getUsage limited',
  ...['getHealth', 'getReady', 'getRoot', 'getConsole', 'getDocs', 'getDocsSearch', 'getLlmsText'].map(
    (id) => `${id} typical`,
  ),
  ...['getConsoleAsset typical', 'getConsoleAsset style', 'getGuide typical', 'getGuide markdown'],
  ...[
    'OpenapiJson',
    'OpenapiYaml',
    'Openapi30Json',
    'AsyncapiJson',
    'AsyncapiYaml',
    'ArazzoJson',
    'ArazzoYaml',
  ].flatMap((form) => [`get${form} typical`, `getContract${form} typical`]),
  'deleteCollection typical',
];

class Conversation {
  readonly service: TestService;
  readonly owner: Client;
  /** The texts of the examples, and the texts of this server that they stand for. */
  readonly #known = new Map<string, string>();
  readonly #examples = new Map(
    namedExamples(openapi).map((each) => [`${each.operationId} ${each.name}`, each]),
  );
  readonly held: string[] = [];
  /** The sequence number of the first example row, and the one that it has on this server. */
  #seqs: readonly [example: number, actual: number] = [1041, 1041];

  constructor(service: TestService) {
    this.service = service;
    this.owner = client(service, service.key);
  }

  /** Uses the first ids, so that the next row has the id of the first example row. */
  async begin(): Promise<void> {
    const rows = '/v1/collections/notes/rows';
    await this.owner.post(rows, new Array(6).fill({}));
    const { headers } = await this.owner.delete(`${rows}?filter=!@.nothing&max_rows=6`);
    const [incarnation, seq] = headers['collection-cursor']!.split('-') as [string, string];
    this.#known.set('k3f9x2mq', incarnation);
    this.#seqs = [1041, Number(seq) + 1];
    const page = await this.owner.get('/console');
    for (const [example, type] of [
      ['app-0123456789abcdefghijkl.js', 'js'],
      ['app-0123456789abcdefghijkl.css', 'css'],
    ])
      this.#known.set(example!, new RegExp(`console/([^"]+\\.${type})"`).exec(page.text)![1]!);
    this.#known.set('rf_0000000000000000000000000000000000000', this.service.key);
  }

  async readToken(): Promise<void> {
    const { headers } = await this.owner.get('/v1/collections/notes/rows?limit=1&sort=title:asc');
    this.#known.set('azNmOXgybXEgNyAGyq0hbF0xVnpd2xRt', headers['next-after']!);
  }

  async limitUsage(): Promise<void> {
    const storage = { maxRows: 1_000, maxBytes: 1_000_000 };
    const plan = { name: 'starter', requests: 10_000, period: 'day', burst: undefined } as const;
    await limit(this.service, 'default', { ...plan, ...storage });
  }

  /** Sends the request of an example, and compares the response with the example. */
  async hold(of: string): Promise<void> {
    const example = this.#examples.get(of);
    if (example === undefined) throw new Error(`there is no example ${of}`);
    const { method, target, headers, body, status, response } = example;
    this.held.push(of);
    if (status === 101) {
      const { search, searchParams } = new URL(this.#here(target), this.service.url);
      const key = searchParams.has('api_key') ? {} : { headers: { 'x-api-key': this.service.key } };
      return (await feed(this.service, { query: search, ...key })).close();
    }
    const sent = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, this.#here(value)]),
    );
    const here = body === undefined ? undefined : this.#here(JSON.stringify(body));
    const answer = await this.owner.send(method, this.#here(target), here, sent);
    expect(answer.status, `${of}: ${answer.text}`).to.equal(status);
    if (response === undefined) return;
    const mediaType = answer.headers['content-type']!;
    if (/^get.*(Openapi|Asyncapi|Arazzo|Docs$|Console|Guide|Llms|Search)/.test(example.operationId))
      return this.#holdDocument(of, answer, response);
    // Only the first part of a stream is read.
    if (mediaType === 'text/event-stream') return void expect(answer.text, of).to.match(/^retry: 2000\n\n/);
    if (!mediaType.includes('json') || mediaType.includes('ndjson'))
      return void expect(answer.text, of).to.equal(response);
    this.#learn(response, answer.json);
    // The first admin key is on the list of keys, too.
    const isShown = ({ id }: Node): boolean => this.#known.has(id) || [...this.#known.values()].includes(id);
    const actual = example.operationId === 'listKeys' ? answer.json.filter(isShown) : answer.json;
    if (example.operationId.startsWith('getUsage')) expect(shapeOf(actual), of).to.equal(shapeOf(response));
    else expect(shown(this.#there(actual)), of).to.deep.equal(shown(response));
  }

  /** Examples show only the beginning of long documents. */
  #holdDocument(of: string, { text }: Answer, example: Node): void {
    if (typeof example === 'string') {
      const begin = /^(# .+|<!doctype html>)/i.exec(example)?.[0] ?? '';
      expect(text.toLowerCase().startsWith(begin.toLowerCase()), `${of}: ${text.slice(0, 80)}`).to.equal(
        true,
      );
      return;
    }
    const document: Node = load(text);
    if (Array.isArray(example)) return void expect(shapeOf(document[0]), of).to.equal(shapeOf(example[0]));
    const { 'x-contract': _, ...info } = example.info;
    expect({ ...example, info: { ...document.info, ...info } }, of).to.deep.include({ info: document.info });
    const versionOf = ({ openapi, asyncapi, arazzo }: Node): Node => [openapi, asyncapi, arazzo];
    expect(versionOf(document), of).to.deep.equal(versionOf(example));
  }

  /** Remembers which ids and secrets the server created for those of the example. */
  #learn(example: Node, actual: Node): void {
    const isTicket = example?.ticket !== undefined;
    for (const name of ['id', 'key', 'prefix', 'ticket', ...(isTicket ? ['expires_at'] : [])])
      if (typeof example?.[name] === 'string' && !this.#known.has(example[name]))
        this.#known.set(example[name], actual[name]);
  }

  /** Replaces the texts of examples by the texts of this server. */
  #here(text: string): string {
    let here = text;
    for (const [example, actual] of this.#known) here = here.replaceAll(example, actual);
    const [example, actual] = this.#seqs;
    const incarnation = this.#known.get('k3f9x2mq');
    return incarnation === undefined
      ? here
      : here.replaceAll(
          new RegExp(`${incarnation}-(\\d+)`, 'g'),
          (_, seq) => `${incarnation}-${Number(seq) - example + actual}`,
        );
  }

  #there(value: Node): Node {
    let there = JSON.stringify(value);
    for (const [example, actual] of this.#known) there = there.replaceAll(`"${actual}"`, `"${example}"`);
    const [example, actual] = this.#seqs;
    const shift = (seq: string): number => Number(seq) - actual + example;
    there = there
      .replaceAll(
        new RegExp(`"${this.#known.get('k3f9x2mq')}-(\\d+)"`, 'g'),
        (_, seq) => `"k3f9x2mq-${shift(seq)}"`,
      )
      .replaceAll(/"seq":(\d+)/g, (_, seq) => `"seq":${shift(seq)}`);
    return JSON.parse(there);
  }
}

/** Returns the value without the times, which differ in each run. */
function shown(value: Node): Node {
  return JSON.parse(
    JSON.stringify(value, (name, inner) => (/^(created_at|time)$/.test(name) ? 'TIME' : inner)),
  );
}

/** Returns the members and types of a value, and of the first element of each array. */
function shapeOf(value: Node): string {
  return JSON.stringify(value, (_, inner) =>
    Array.isArray(inner) ? inner.slice(0, 1) : typeof inner === 'object' ? inner : typeof inner,
  );
}

describe('a conversation with the server', () => {
  let service: TestService;
  let conversation: Conversation;

  before(async () => {
    service = await startService();
    conversation = new Conversation(service);
  });
  after(() => service.close());

  it('gives the examples', async () => {
    for (const step of steps) await (typeof step === 'string' ? conversation.hold(step) : step(conversation));
  });

  it('leaves no example out', () => {
    const all = namedExamples(openapi).map(({ operationId, name }) => `${operationId} ${name}`);
    expect(all.filter((each) => !conversation.held.includes(each))).to.deep.equal([]);
  });
});
