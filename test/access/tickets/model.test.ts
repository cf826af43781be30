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

const names = ['o', 'n', 't', 's', 'k'] as const;
const filters = [
  '@.o == 1',
  '@.n > 1',
  '@.o == 1 && @.t',
  '!(@.n == 2)',
  '@.o == 1 || @.s == 0',
  '@.t == "a"',
  '@.k > 2',
];
const field = fc.constantFrom(...names);
const row = fc.record(
  { o: fc.nat(2), n: fc.nat(4), t: fc.constantFrom('a', 'b'), s: fc.nat(2), k: fc.nat(9) },
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
const onConflict = fc.constantFrom('update' as const, 'replace' as const, 'ignore' as const);
const operation = fc.oneof(
  fc.record({ op: fc.constant('insert' as const), row }),
  fc.record({ op: fc.constant('update' as const), id, patch: row }),
  fc.record({ op: fc.constant('replace' as const), id, row }),
  fc.record({ op: fc.constant('delete' as const), id }),
  fc.record({ op: fc.constant('upsert' as const), row, on_conflict: onConflict }),
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
  fc.record({
    what: fc.constant('upsert' as const),
    rows: fc.array(row, { minLength: 1, maxLength: 3 }),
    mode: onConflict,
  }),
  fc.record({ what: fc.constant('others' as const), id, patch: row }),
  fc.record({ what: fc.constant('others' as const), rows: fc.array(row, { minLength: 1, maxLength: 2 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const grant = fc.record({
  filter: fc.option(fc.constantFrom(...filters), { nil: undefined }),
  fields: fc.option(fc.subarray([...names], { minLength: 1 }), { nil: undefined }),
  /** Whether `k` is the row key of the collection. Then the ticket reaches this field. */
  isKeyed: fc.boolean(),
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
  readonly #isKeyed: boolean;
  #ids = new Map<number, number>();
  #frames!: Awaited<ReturnType<typeof feed>>;
  #stream!: Stream;
  /** The cursor at which the feed and the stream start. */
  #since = '';
  /** All rows at this cursor. */
  #before: readonly Row[] = [];

  private constructor(
    owner: Client,
    ann: Client,
    whole: string,
    granted: { filter?: string; fields?: string[] },
    isKeyed: boolean,
  ) {
    this.#owner = owner;
    this.#ann = ann;
    this.#whole = `/v1/collections/${whole}`;
    this.#fields = granted.fields;
    this.#isKeyed = isKeyed;
    this.#matches = granted.filter === undefined ? () => true : matcherOf(parseFilter(granted.filter));
    this.#isInsertable = fieldsIn(granted.filter ?? '').every(
      (name) => granted.fields?.includes(name) ?? true,
    );
  }

  static async open(
    service: TestService,
    owner: Client,
    {
      filter: text,
      fields: some,
      isKeyed,
    }: { filter: string | undefined; fields: string[] | undefined; isKeyed: boolean },
    rows: readonly object[],
  ): Promise<World> {
    const fields = isKeyed && some !== undefined ? [...new Set([...some, 'k'])] : some;
    const whole = await owner.collection(isKeyed ? rows.map((each, k) => ({ ...each, k })) : rows);
    if (isKeyed) await setRowKey(owner, `/v1/collections/${whole}`);
    const granted = { ...(text !== undefined && { filter: text }), ...(fields !== undefined && { fields }) };
    const ticket = await newTicket(owner, 'ann', [{ collection: whole, scopes: everyScope, ...granted }]);
    const world = new World(owner, client(service, ticket), whole, granted, isKeyed);
    const followed = { key: ticket, collection: whole, initial: 'true' };
    world.#frames = await feed(service, followed);
    world.#stream = await stream(service, followed);
    const { headers, json } = await owner.get(`${world.#whole}/rows?limit=1000`);
    world.#since = headers['collection-cursor']!;
    world.#before = json;
    await world.#rebuild();
    return world;
  }

  close(): Promise<void> {
    this.#stream.close();
    return this.#frames.close();
  }

  /** All transports send the same changes: those of the whole collection, as far as the ticket reaches them. */
  async holdTransports(): Promise<void> {
    const polled = await this.#changes(this.#ann, 3);
    const latest = new Map(this.#before.map((each) => [each.id, each]));
    const all = await this.#changes(this.#owner, 1_000);
    expect(polled).to.deep.equal(all.flatMap((frame) => this.#reached(frame, latest)));
    const changesIn = (frames: readonly Frame[]) =>
      frames.filter(({ event }) => event !== 'row' && event !== 'bookmark');
    await eventually('the stream is complete', () => changesIn(this.#stream.frames).length >= polled.length);
    expect(changesIn(this.#frames.all)).to.deep.equal(polled);
    expect(changesIn(this.#stream.frames)).to.deep.equal(polled);
  }

  async #changes(as: Client, limit: number): Promise<Frame[]> {
    const frames: Frame[] = [];
    for (let since = this.#since, hasMore = true; hasMore; ) {
      const { json } = await as.get(`${this.#whole}/changes?limit=${limit}&since=${since}`);
      frames.push(...json.changes);
      [since, hasMore] = [json.cursor, json.has_more];
    }
    return frames;
  }

  /** Returns the frame that the ticket should receive for a change of the whole collection, if any. */
  #reached({ event, row: sent, changed, ...rest }: Frame, latest: Map<number, Row>): object[] {
    const after = sent as Row;
    const before = latest.get(after.id);
    if (event === 'delete') latest.delete(after.id);
    else latest.set(after.id, after);
    const is = this.#matches(after);
    const was = event === 'update' ? this.#matches(before!) : is;
    if (was !== is)
      return [{ event: is ? 'enter' : 'leave', ...rest, row: this.#projected(is ? after : before!) }];
    const shown = (changed as readonly string[] | undefined)?.filter((name) => !this.#isHidden([name]));
    if (!is || shown?.length === 0) return [];
    return [{ event, ...rest, row: this.#projected(after), ...(shown && { changed: shown }) }];
  }

  #projected(row: Row): object {
    return Object.fromEntries(Object.entries(row).filter(([name]) => !this.#isHidden([name])));
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
        const rows = await this.#all();
        const answer = await this.#ann.post(`${this.#whole}/rows`, next.rows);
        const isTaken = next.rows.some(({ k }) => this.#isHiddenRow(ownerOf(rows, k)));
        if (beyond || !this.#isInsertable || isTaken) return this.#refused(answer, 'ticket_exceeded');
        const other = await this.#owner.post(`${this.#second}/rows`, next.rows);
        this.#map(answer, other);
        return this.#same(answer, other);
      }
      case 'upsert': {
        const rows = await this.#all();
        const send = (by: Client, at: string) => by.post(`${at}/rows?on_conflict=${next.mode}`, next.rows);
        const operations = next.rows.map((each) => ({
          op: 'upsert' as const,
          row: each,
          on_conflict: next.mode,
        }));
        const answer = await send(this.#ann, this.#whole);
        const keys = next.rows.flatMap(({ k }) => k ?? []);
        const isRepeated = this.#isKeyed && new Set(keys).size < keys.length;
        if (
          operations.some((each) => this.#isForbidden(each)) ||
          (!isRepeated && this.#isBeyond(operations, rows))
        )
          return this.#refused(answer, 'ticket_exceeded');
        const other = await send(this.#owner, this.#second);
        this.#map(answer, other);
        for (const name of ['rows-inserted', 'rows-updated', 'rows-unchanged'])
          expect(answer.headers[name], name).to.equal(other.headers[name]);
        return this.#same(answer, other);
      }
      case 'update':
      case 'replace': {
        const send = (by: Client, path: string) =>
          next.what === 'update' ? by.patch(path, next.patch) : by.put(path, next.patch);
        const rows = await this.#all();
        const before = rows.find((each) => each.id === next.id);
        const answer = await send(this.#ann, `${this.#whole}/rows/${next.id}`);
        const isWhole = next.what === 'replace';
        if ((isWhole && this.#fields !== undefined) || this.#isHidden(Object.keys(next.patch)))
          return this.#refused(answer, 'ticket_exceeded');
        const after = isWhole ? { id: next.id, ...next.patch } : { ...before, ...next.patch };
        const isTaken = this.#isHiddenRow(ownerOf(rows, (after as Keyed).k, next.id));
        if (this.#ids.has(next.id) && (!this.#matches(after as JsonObject) || isTaken))
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
        const rows = await this.#all();
        // The ids of rows that a batch inserts are not mapped yet.
        const firstInsert = operations.findIndex(({ op }) => op === 'insert' || op === 'upsert');
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
        const rows = await this.#all();
        const answer = await send(this.#ann, this.#whole);
        if (this.#isHidden([...fieldsIn(next.filter), ...Object.keys(patch ?? {})]))
          return this.#refused(answer, 'ticket_exceeded');
        const isAsked = matcherOf(parseFilter(next.filter));
        const matching = rows.filter((each) => this.#matches(each) && isAsked(each));
        if (matching.length <= next.most && patch !== undefined) {
          const isBeyond = matching.some((each) => !this.#matches({ ...each, ...patch } as JsonObject));
          const isTaken = matching.some((each) => this.#isHiddenRow(ownerOf(rows, patch.k, each.id)));
          if (isBeyond || isTaken) return this.#refused(answer, 'ticket_exceeded');
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
    const rows = (await this.#all()).filter(this.#matches);
    const contents = rows.map(({ id: _, ...fields }) =>
      Object.fromEntries(Object.entries(fields).filter(([name]) => this.#fields?.includes(name) ?? true)),
    );
    this.#second = `/v1/collections/${await this.#owner.collection(contents)}`;
    if (this.#isKeyed) await setRowKey(this.#owner, this.#second);
    this.#ids = new Map(rows.map((each, index) => [each.id, index + 1]));
  }

  async #all(): Promise<Row[]> {
    return (await this.#owner.get(`${this.#whole}/rows?limit=1000`)).json;
  }

  /** Whether the operation uses fields that the ticket does not reach, so that it's rejected in any state. */
  #isForbidden(each: Operation): boolean {
    if (each.op === 'delete') return false;
    const isWhole = each.op === 'replace' || (each.op === 'upsert' && each.on_conflict === 'replace');
    if (isWhole) return this.#fields !== undefined;
    return this.#isHidden(Object.keys(each.op === 'update' ? each.patch : each.row));
  }

  /** Whether a batch exceeds the ticket, rather than succeeds or fails in another way. */
  #isBeyond(operations: readonly Operation[], rows: readonly Row[]): boolean {
    if (operations.some((each) => this.#isForbidden(each))) return true;
    const latest = new Map(rows.map((each) => [each.id, each]));
    let nextId = 1_000_000;
    for (const each of operations) {
      const owner = each.op === 'upsert' ? ownerOf(latest.values(), each.row.k) : undefined;
      if (each.op === 'upsert' && (!this.#isKeyed || each.row.k === undefined)) return false;
      if (this.#isHiddenRow(owner)) return true;
      if (each.op === 'insert' || (each.op === 'upsert' && owner === undefined)) {
        if (!this.#isInsertable || !this.#matches(each.row as JsonObject)) return true;
        const taken = this.#isKeyed ? ownerOf(latest.values(), each.row.k) : undefined;
        if (taken !== undefined) return this.#isHiddenRow(taken);
        if (this.#isKeyed && each.row.k === undefined) return false;
        nextId += 1;
        latest.set(nextId, { id: nextId, ...each.row } as Row);
        continue;
      }
      const before = owner ?? latest.get((each as { id: number }).id);
      if (before === undefined || !this.#matches(before)) return false;
      if (each.op === 'upsert' && each.on_conflict === 'ignore') continue;
      if (each.op === 'delete') {
        latest.delete(before.id);
        continue;
      }
      const isWhole = each.op === 'replace' || (each.op === 'upsert' && each.on_conflict === 'replace');
      const fields = each.op === 'update' ? each.patch : each.row;
      const after = (isWhole ? { id: before.id, ...fields } : { ...before, ...fields }) as Row & Keyed;
      if (!this.#matches(after)) return true;
      const taken = this.#isKeyed ? ownerOf(latest.values(), after.k, before.id) : undefined;
      if (taken !== undefined) return this.#isHiddenRow(taken);
      if (this.#isKeyed && after.k === undefined) return false;
      latest.set(before.id, after);
    }
    return false;
  }

  /** Whether a row has a row key, but the ticket does not reach the row. */
  #isHiddenRow(row: Row | undefined): boolean {
    return this.#isKeyed && row !== undefined && !this.#matches(row);
  }

  /** Remembers which rows of the second collection are the rows of this response. */
  #map({ status, json }: Answer, other: Answer): void {
    if (status >= 400 || other.status >= 400) return;
    for (const [index, each] of (json as Row[]).entries()) this.#ids.set(each.id, other.json[index].id);
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

/** Rows of the collections that have a row key. */
interface Keyed {
  readonly k?: number;
}

/** Returns the row with this row key, unless it is the row with the id `except`. */
function ownerOf(rows: Iterable<Row>, k: number | undefined, except?: number): Row | undefined {
  return k === undefined ? undefined : [...rows].find((each) => each.k === k && each.id !== except);
}

async function setRowKey(owner: Client, path: string): Promise<void> {
  expect((await owner.put(`${path}/row-key`, { fields: ['k'] })).status).to.equal(200);
}

function sorted(each: Row): [string, unknown][] {
  return Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1));
}
