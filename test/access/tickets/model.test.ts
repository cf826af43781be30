/**
 * With a ticket, a collection behaves as a second collection that contains only the rows that match the grant, with only
 * the granted fields. Random requests with a ticket get the same responses as requests with a key to the second collection.
 */
import { expect } from 'chai';
import fc from 'fast-check';
import { parseFilter } from '../../../src/values/filter.js';
import { matcherOf } from '../../../src/values/filter-match.js';
import type { JsonObject } from '../../../src/values/values.js';
import { type Answer, type Client, client } from '../../support/client.js';
import { eventually } from '../../support/eventually.js';
import { type Frame, feed } from '../../support/feed.js';
import { startService, type TestService } from '../../support/service.js';
import { type Stream, stream } from '../../support/stream.js';
import { cases, seed } from '../../support/suite.js';
import { everyScope, newTicket } from '../../support/tickets.js';

type Row = JsonObject & { id: number };

interface BatchResult {
  readonly outcome: string;
  readonly id?: number;
  readonly row?: Row;
}

const names = ['o', 'n', 't', 's'] as const;
const filters = [
  '@.o == 1',
  '@.n > 1',
  '@.o == 1 && @.t',
  '!(@.n == 2)',
  '@.o == 1 || @.s == 0',
  '@.t == "a"',
];
const field = fc.constantFrom(...names);
const row = fc.record(
  { o: fc.nat(2), n: fc.nat(4), t: fc.constantFrom('a', 'b'), s: fc.nat(2) },
  { requiredKeys: [], noNullPrototype: true },
);
const id = fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constant(9_999));
const filter = fc.constantFrom(...filters, '@.id > 3');
const list = fc.record(
  {
    filter,
    sort: fc.tuple(field, fc.constantFrom('asc', 'desc')).map(([name, order]) => `${name}:${order}`),
    fields: field,
    limit: fc.integer({ min: 1, max: 5 }),
    offset: fc.nat(3),
  },
  { requiredKeys: [], noNullPrototype: true },
);
const operation = fc.oneof(
  fc.record({ op: fc.constant('insert' as const), row }),
  fc.record({ op: fc.constant('update' as const), id, patch: row }),
  fc.record({ op: fc.constant('replace' as const), id, row }),
  fc.record({ op: fc.constant('delete' as const), id }),
);
type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;
const step = fc.oneof(
  fc.record({ what: fc.constant('list' as const), query: list }),
  fc.record({ what: fc.constant('get' as const), id }),
  fc.record({ what: fc.constant('describe' as const) }),
  fc.record({ what: fc.constant('export' as const), query: fc.record({ filter }) }),
  fc.record({ what: fc.constant('insert' as const), rows: fc.array(row, { minLength: 1, maxLength: 2 }) }),
  fc.record({ what: fc.constant('update' as const), id, patch: row }),
  fc.record({ what: fc.constant('replace' as const), id, patch: row }),
  fc.record({ what: fc.constant('delete' as const), id }),
  fc.record({
    what: fc.constant('updateAll' as const),
    filter,
    patch: row,
    most: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ what: fc.constant('deleteAll' as const), filter, most: fc.integer({ min: 1, max: 2 }) }),
  fc.record({
    what: fc.constant('batch' as const),
    operations: fc.array(operation, { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ what: fc.constant('others' as const), id, patch: row }),
  fc.record({ what: fc.constant('others' as const), rows: fc.array(row, { minLength: 1, maxLength: 2 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const grant = fc.record({
  filter: fc.option(fc.constantFrom(...filters), { nil: undefined }),
  fields: fc.option(fc.subarray([...names], { minLength: 1 }), { nil: undefined }),
});

const fieldsIn = (text: string) => [...text.matchAll(/@\.(\w+)/g)].map(([, name]) => name!);

const runs = cases(200);

describe(`a collection with a ticket (seed ${seed}, ${runs} runs)`, () => {
  let service: TestService;
  let owner: Client;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
  });
  after(() => service.close());

  it('behaves as one that contains only what the ticket reaches', async function () {
    this.timeout(60_000 + runs * 3_000);
    const property = fc.asyncProperty(
      grant,
      fc.array(row, { maxLength: 6 }),
      fc.array(step, { minLength: 4, maxLength: 12 }),
      async (granted, rows, steps) => {
        const world = await World.open(service, owner, granted, rows);
        try {
          for (const each of steps) await world.take(each);
          await world.holdCopy();
          await world.holdTransports();
        } finally {
          await world.close();
        }
      },
    );
    await fc.assert(property, { numRuns: runs, seed, includeErrorInReport: true });
  });
});

class World {
  readonly #owner: Client;
  readonly #ann: Client;
  /** The paths of the whole collection, and of the second one. */
  readonly #whole: string;
  #second = '';
  readonly #fields: readonly string[] | undefined;
  readonly #matches: (row: JsonObject) => boolean;
  readonly #isInsertable: boolean;
  #ids = new Map<number, number>();
  #frames!: Awaited<ReturnType<typeof feed>>;
  #stream!: Stream;
  /** The cursor at which the feed and the stream start. */
  #since = '';

  private constructor(
    owner: Client,
    ann: Client,
    whole: string,
    granted: { filter?: string; fields?: string[] },
  ) {
    this.#owner = owner;
    this.#ann = ann;
    this.#whole = `/v1/collections/${whole}`;
    this.#fields = granted.fields;
    this.#matches = granted.filter === undefined ? () => true : matcherOf(parseFilter(granted.filter));
    this.#isInsertable = fieldsIn(granted.filter ?? '').every(
      (name) => granted.fields?.includes(name) ?? true,
    );
  }

  static async open(
    service: TestService,
    owner: Client,
    { filter: text, fields }: { filter: string | undefined; fields: string[] | undefined },
    rows: readonly object[],
  ): Promise<World> {
    const whole = await owner.collection(rows);
    const granted = { ...(text !== undefined && { filter: text }), ...(fields !== undefined && { fields }) };
    const ticket = await newTicket(owner, 'ann', [{ collection: whole, scopes: everyScope, ...granted }]);
    const world = new World(owner, client(service, ticket), whole, granted);
    const followed = { key: ticket, collection: whole, initial: 'true' };
    world.#frames = await feed(service, followed);
    world.#stream = await stream(service, followed);
    const { headers } = await world.#ann.get(`${world.#whole}/rows`);
    world.#since = headers['collection-cursor']!;
    await world.#rebuild();
    return world;
  }

  close(): Promise<void> {
    this.#stream.close();
    return this.#frames.close();
  }

  /** All transports send the same changes. */
  async holdTransports(): Promise<void> {
    const polled: Frame[] = [];
    for (let since = this.#since, hasMore = true; hasMore; ) {
      const { json } = await this.#ann.get(`${this.#whole}/changes?limit=3&since=${since}`);
      polled.push(...json.changes);
      [since, hasMore] = [json.cursor, json.has_more];
    }
    const changesIn = (frames: readonly Frame[]) =>
      frames.filter(({ event }) => event !== 'row' && event !== 'bookmark');
    await eventually('the stream is complete', () => changesIn(this.#stream.frames).length >= polled.length);
    expect(changesIn(this.#frames.all)).to.deep.equal(polled);
    expect(changesIn(this.#stream.frames)).to.deep.equal(polled);
  }

  /** The rows that the frames lead to are the rows that the ticket lists. */
  async holdCopy(): Promise<void> {
    const rows = (await this.#ann.get(`${this.#whole}/rows?limit=1000`)).json as Row[];
    const copy = new Map<number, Row>();
    const isEqual = (): boolean => {
      copy.clear();
      for (const { event, row: each } of this.#frames.all) {
        if (event === 'delete' || event === 'leave') copy.delete(each.id);
        else if (event !== 'bookmark') copy.set(each.id, each);
      }
      return (
        JSON.stringify([...copy.values()].sort((a, b) => a.id - b.id).map(sorted)) ===
        JSON.stringify(rows.map(sorted))
      );
    };
    for (let tries = 0; tries < 200 && !isEqual(); tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 25));
    expect([...copy.values()].sort((a, b) => a.id - b.id)).to.deep.equal(rows);
  }

  async take(next: Step): Promise<void> {
    switch (next.what) {
      case 'list':
      case 'export': {
        const { what, query } = next;
        const text = new URLSearchParams(
          Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
        );
        if (what === 'export') text.set('format', 'ndjson');
        const path = what === 'list' ? `/rows?${text}` : `/export?${text}`;
        const { sort, fields } = query as { sort?: string; fields?: string };
        const used = [
          ...fieldsIn(query.filter ?? ''),
          ...(sort ? [sort.split(':')[0]!] : []),
          ...(fields ? [fields] : []),
        ];
        // Ids are mapped, so the ids in filters would be those of different rows.
        if (query.filter?.includes('id')) return;
        if (this.#isHidden(used))
          return this.#refused(await this.#ann.get(this.#whole + path), 'ticket_exceeded');
        const headers: Record<string, string> = what === 'list' ? { Prefer: 'count=exact' } : {};
        return this.#same(
          await this.#ann.get(this.#whole + path, headers),
          await this.#owner.get(this.#second + path, headers),
        );
      }
      case 'describe': {
        const [one, other] = [await this.#ann.get(this.#whole), await this.#owner.get(this.#second)];
        return void expect(one.json.rows).to.equal(other.json.rows);
      }
      case 'get':
        return this.#same(
          await this.#ann.get(`${this.#whole}/rows/${next.id}`),
          await this.#owner.get(`${this.#second}/rows/${this.#idOf(next.id)}`),
        );
      case 'insert': {
        const beyond = next.rows.some(
          (each) => this.#isHidden(Object.keys(each)) || !this.#matches(each as JsonObject),
        );
        const answer = await this.#ann.post(`${this.#whole}/rows`, next.rows);
        if (beyond || !this.#isInsertable) return this.#refused(answer, 'ticket_exceeded');
        const other = await this.#owner.post(`${this.#second}/rows`, next.rows);
        for (const [index, each] of answer.json.entries()) this.#ids.set(each.id, other.json[index].id);
        return this.#same(answer, other);
      }
      case 'update':
      case 'replace': {
        const send = (by: Client, path: string) =>
          next.what === 'update' ? by.patch(path, next.patch) : by.put(path, next.patch);
        const before = (await this.#owner.get(`${this.#whole}/rows/${next.id}`)).json as Row;
        const answer = await send(this.#ann, `${this.#whole}/rows/${next.id}`);
        const isWhole = next.what === 'replace';
        if ((isWhole && this.#fields !== undefined) || this.#isHidden(Object.keys(next.patch)))
          return this.#refused(answer, 'ticket_exceeded');
        const after = isWhole ? { id: next.id, ...next.patch } : { ...before, ...next.patch };
        if (this.#ids.has(next.id) && !this.#matches(after as JsonObject))
          return this.#refused(answer, 'ticket_exceeded');
        return this.#same(answer, await send(this.#owner, `${this.#second}/rows/${this.#idOf(next.id)}`));
      }
      case 'delete': {
        const answer = await this.#ann.delete(`${this.#whole}/rows/${next.id}`);
        const other = await this.#owner.delete(`${this.#second}/rows/${this.#idOf(next.id)}`);
        this.#ids.delete(next.id);
        return this.#same(answer, other);
      }
      case 'batch': {
        const { operations } = next;
        const rows = (await this.#owner.get(`${this.#whole}/rows?limit=1000`)).json as Row[];
        // The ids of rows that a batch inserts are not mapped yet.
        const firstInsert = operations.findIndex(({ op }) => op === 'insert');
        const later = firstInsert < 0 ? [] : operations.slice(firstInsert);
        if (later.some((each) => 'id' in each && !rows.some((row) => row.id === each.id))) return;
        const answer = await this.#ann.post(`${this.#whole}/batch`, { operations });
        if (this.#isBeyond(operations, rows)) return this.#refused(answer, 'ticket_exceeded');
        const mapped = operations.map((each) => ('id' in each ? { ...each, id: this.#idOf(each.id) } : each));
        const other = await this.#owner.post(`${this.#second}/batch`, { operations: mapped });
        const results = answer.status === 200 ? (answer.json.results as BatchResult[]) : [];
        for (const [index, { outcome, row: inserted }] of results.entries())
          if (outcome === 'inserted') this.#ids.set(inserted!.id, other.json.results[index].row.id);
        this.#same(answer, other);
        for (const { outcome, id: deleted } of results) if (outcome === 'deleted') this.#ids.delete(deleted!);
        return;
      }
      case 'updateAll':
      case 'deleteAll': {
        if (next.filter.includes('id')) return;
        const path = `/rows?${new URLSearchParams({ filter: next.filter, max_rows: String(next.most) })}`;
        const patch = next.what === 'updateAll' ? next.patch : undefined;
        const send = (by: Client, at: string) =>
          patch === undefined ? by.delete(at + path) : by.patch(at + path, patch);
        const rows = (await this.#owner.get(`${this.#whole}/rows?limit=1000`)).json as Row[];
        const answer = await send(this.#ann, this.#whole);
        if (this.#isHidden([...fieldsIn(next.filter), ...Object.keys(patch ?? {})]))
          return this.#refused(answer, 'ticket_exceeded');
        const isAsked = matcherOf(parseFilter(next.filter));
        const matching = rows.filter((each) => this.#matches(each) && isAsked(each));
        if (matching.length <= next.most && patch !== undefined) {
          const isBeyond = matching.some((each) => !this.#matches({ ...each, ...patch } as JsonObject));
          if (isBeyond) return this.#refused(answer, 'ticket_exceeded');
        }
        const other = await send(this.#owner, this.#second);
        if (answer.status === 200 && patch === undefined)
          for (const each of matching) this.#ids.delete(each.id);
        return this.#same(answer, other);
      }
      case 'others':
        if ('rows' in next) await this.#owner.post(`${this.#whole}/rows`, next.rows);
        else await this.#owner.patch(`${this.#whole}/rows/${next.id}`, next.patch);
        await this.#rebuild();
    }
  }

  /** Creates the second collection from what the ticket should reach now. */
  async #rebuild(): Promise<void> {
    const rows = ((await this.#owner.get(`${this.#whole}/rows?limit=1000`)).json as Row[]).filter(
      this.#matches,
    );
    const contents = rows.map(({ id: _, ...fields }) =>
      Object.fromEntries(Object.entries(fields).filter(([name]) => this.#fields?.includes(name) ?? true)),
    );
    this.#second = `/v1/collections/${await this.#owner.collection(contents)}`;
    this.#ids = new Map(rows.map((each, index) => [each.id, index + 1]));
  }

  /** Whether a batch exceeds the ticket, rather than succeeds or does not find a row. */
  #isBeyond(operations: readonly Operation[], rows: readonly Row[]): boolean {
    const isForbidden = (each: Operation): boolean => {
      if (each.op === 'delete') return false;
      if (each.op === 'replace') return this.#fields !== undefined;
      return this.#isHidden(Object.keys(each.op === 'update' ? each.patch : each.row));
    };
    if (operations.some(isForbidden)) return true;
    const latest = new Map(rows.map((each) => [each.id, each]));
    for (const each of operations) {
      if (each.op === 'insert') {
        if (!this.#isInsertable || !this.#matches(each.row as JsonObject)) return true;
        continue;
      }
      const before = latest.get(each.id);
      if (before === undefined || !this.#matches(before)) return false;
      latest.delete(each.id);
      if (each.op === 'delete') continue;
      const after = (
        each.op === 'update' ? { ...before, ...each.patch } : { id: each.id, ...each.row }
      ) as Row;
      if (!this.#matches(after)) return true;
      latest.set(each.id, after);
    }
    return false;
  }

  #idOf(one: number): number {
    return this.#ids.get(one) ?? 9_999;
  }

  #isHidden(used: readonly string[]): boolean {
    return used.some((name) => name !== 'id' && !(this.#fields?.includes(name) ?? true));
  }

  #refused(answer: Answer, code: string): void {
    expect([answer.status, answer.code], answer.text).to.deep.equal([403, code]);
  }

  #same(one: Answer, other: Answer): void {
    const mine = (text: string) => this.#shown(text, (each) => each);
    const back = new Map([...this.#ids].map(([first, second]) => [second, first]));
    const theirs = (text: string) => this.#shown(text, (each) => back.get(each) ?? each);
    expect([one.status, one.code], `${one.text} / ${other.text}`).to.deep.equal([other.status, other.code]);
    if (one.status < 400) expect(mine(one.text)).to.deep.equal(theirs(other.text));
    expect(one.headers['total-count']).to.equal(other.headers['total-count']);
    expect('next-after' in one.headers).to.equal('next-after' in other.headers);
  }

  #shown(text: string, idOf: (each: number) => number): unknown {
    const values = text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line));
    return JSON.parse(JSON.stringify(values), (name, value) => (name === 'id' ? idOf(value) : value));
  }
}

function sorted(each: Row): [string, unknown][] {
  return Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1));
}
