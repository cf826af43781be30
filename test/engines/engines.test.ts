import { expect } from 'chai';
import fc from 'fast-check';
import { cursorOf, pointOf } from '../../src/log/cursor.js';
import { fieldNames, fields } from '../support/arbitraries.js';
import { type Answer, type Body, type Client, client, type Headers } from '../support/client.js';
import type { Engine } from '../support/engine.js';
import { feed } from '../support/feed.js';
import { untilIndexed } from '../support/indexes.js';
import { startService, type TestService } from '../support/service.js';
import { cases, needsPostgres, onlyInFullSuite, seed } from '../support/suite.js';

const runs = cases(100);

/** A request for the collection `{c}`. `{etag}` stands for the last `ETag` that the engine returned. */
interface Step {
  readonly request: string;
  readonly body?: Body;
  readonly headers?: Headers;
}

const id = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constantFrom(0, -1, 1.5, '01', 9007199254740991));
const tag = fc.constantFrom('{etag}', '*', '"x"', '{etag}, "x"', 'W/{etag}');
const conditions = fc.record(
  { 'If-Match': tag, 'If-None-Match': tag },
  { requiredKeys: [], noNullPrototype: true },
) as fc.Arbitrary<Headers>;
const mergePatch = { 'Content-Type': 'application/merge-patch+json' };

const insert = fc.tuple(fc.array(fields, { maxLength: 5 }), fc.boolean()).map(([body, minimal]): Step => {
  const headers: Headers = minimal ? { Prefer: 'return=minimal' } : {};
  return { request: 'POST {c}/rows', body, headers };
});
const patch = fc.tuple(id, fields, fc.boolean(), conditions).map(([id, body, isMerge, asked]): Step => {
  const headers = { ...asked, ...(isMerge && mergePatch) };
  return { request: `PATCH {c}/rows/${id}`, body, headers };
});
const remove = fc
  .tuple(id, conditions)
  .map(([id, headers]): Step => ({ request: `DELETE {c}/rows/${id}`, headers }));
const read = fc
  .tuple(id, conditions)
  .map(([id, headers]): Step => ({ request: `GET {c}/rows/${id}`, headers }));
const list = fc
  .record(
    {
      order_by: fc.constantFrom('id', 'nothing', ...fieldNames),
      order: fc.constantFrom('asc', 'desc', 'up'),
      limit: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constantFrom(0, 1001)),
      offset: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.constantFrom(-1, 200)),
    },
    { requiredKeys: [] },
  )
  .map((query): Step => {
    const parameters = Object.entries(query).map(([name, value]): [string, string] => [name, `${value}`]);
    return { request: `GET {c}/rows?${new URLSearchParams(parameters)}`, headers: { Prefer: 'count=exact' } };
  });
const other = fc.constantFrom<Step>(
  { request: 'GET {c}' },
  { request: 'GET /v1/collections' },
  { request: 'DELETE {c}' },
  { request: 'POST /v1/collections', body: '{name}' },
  { request: 'POST {c}/rows', body: [{ a: 1 }, { id: 5 }] },
  { request: 'POST {c}/rows', body: '[{"a":1e400}]' },
  { request: 'POST {c}/rows', body: [{ a: 'x'.repeat(262_144) }] },
  { request: 'GET /v1/usage' },
);
const steps = fc.array(fc.oneof(insert, insert, patch, patch, patch, remove, read, list, list, other), {
  minLength: 1,
  maxLength: 14,
});

/** The texts of values that may be equal, or are easily taken for equal: two that differ are two keys, or one. */
const keyValues = [
  ...[
    '1',
    '1.0',
    '1e0',
    '0',
    '-0',
    '-0.0',
    '1e-400',
    '9007199254740992',
    '9007199254740993',
    '1e308',
    '5e-324',
  ],
  ...[
    '"1"',
    '""',
    '" "',
    '"a"',
    '"A"',
    '"a "',
    '"\u00e9"',
    '"e\u0301"',
    '"\\u00e9"',
    '"\u{1f600}"',
    '"\\ud83d\\ude00"',
  ],
  ...['"\uff5e"', '"\\u0001"', '"\u00df"', '"ss"', 'true', 'false', '"true"', 'null', '[]', '{}'],
  ...[255, 256, 257].map((length) => `"${'x'.repeat(length)}"`),
  ...[127, 128, 129].map((length) => `"${'\u00e9'.repeat(length)}"`),
];
const keyValue = fc.constantFrom(...keyValues);
/** The text of a row with some fields of a row key. */
const keyedRow = fc
  .record(
    { k: keyValue, j: fc.constantFrom('1', '1.0', '"1"'), n: fc.constantFrom('1', '2') },
    { requiredKeys: ['k'], noNullPrototype: true },
  )
  .map((row) => `{${Object.entries(row).map(([name, text]) => `"${name}":${text}`)}}`);
const mode = fc.constantFrom('update', 'replace', 'ignore');
const smallId = fc.integer({ min: 1, max: 6 });
const arrayOf = (body: fc.Arbitrary<string>) =>
  fc.array(body, { minLength: 1, maxLength: 3 }).map((texts) => `[${texts}]`);
const rowKey = fc.constantFrom('["k"]', '["k"]', '["k","j"]', '["j","k"]', '["n"]', '["id"]');
const operation = fc.oneof(
  keyedRow.map((row) => `{"op":"insert","row":${row}}`),
  fc.tuple(smallId, keyedRow).map(([id, row]) => `{"op":"update","id":${id},"patch":${row}}`),
  fc.tuple(smallId, keyedRow).map(([id, row]) => `{"op":"replace","id":${id},"row":${row}}`),
  fc.tuple(keyedRow, mode).map(([row, on]) => `{"op":"upsert","row":${row},"on_conflict":"${on}"}`),
  smallId.map((id) => `{"op":"delete","id":${id}}`),
);
const minimal = fc.constantFrom<Headers>({}, {}, { Prefer: 'return=minimal' });
const keyedStep = fc.oneof(
  rowKey.map((fields): Step => ({ request: 'PUT {c}/row-key', body: `{"fields":${fields}}` })),
  rowKey.map((fields): Step => ({ request: 'PUT {c}/row-key?dry_run=true', body: `{"fields":${fields}}` })),
  fc.constantFrom<Step>({ request: 'GET {c}/row-key' }, { request: 'DELETE {c}/row-key' }),
  ...[1, 2, 3].map(() =>
    fc
      .tuple(arrayOf(keyedRow), mode, minimal)
      .map(([body, on, headers]): Step => ({ request: `POST {c}/rows?on_conflict=${on}`, body, headers })),
  ),
  ...[1, 2].map(() => arrayOf(keyedRow).map((body): Step => ({ request: 'POST {c}/rows', body }))),
  fc.tuple(smallId, keyedRow).map(([id, body]): Step => ({ request: `PATCH {c}/rows/${id}`, body })),
  fc.tuple(smallId, keyedRow).map(([id, body]): Step => ({ request: `PUT {c}/rows/${id}`, body })),
  smallId.map((id): Step => ({ request: `DELETE {c}/rows/${id}` })),
  keyedRow.map((body): Step => ({ request: 'PATCH {c}/rows?max_rows=9&filter=@.id%3C3', body })),
  ...[1, 2].map(() =>
    fc
      .tuple(fc.array(operation, { minLength: 1, maxLength: 4 }), minimal)
      .map(
        ([all, headers]): Step => ({ request: 'POST {c}/batch', body: `{"operations":[${all}]}`, headers }),
      ),
  ),
  keyValue.map((text): Step => ({ request: `GET {c}/rows?filter=${encodeURIComponent(`@.k == ${text}`)}` })),
);
const keyedSteps = fc.array(keyedStep, { minLength: 2, maxLength: 16 });

/** The part of a run on one engine. */
class Side {
  readonly #service: TestService;
  readonly #client: Client;
  #etag = '"none"';

  constructor(service: TestService) {
    this.#service = service;
    this.#client = client(service, service.key);
  }

  /**
   * Returns the response to a step, without the parts that must differ: incarnations, times and request ids.
   */
  async take(step: Step, name: string): Promise<object> {
    const filled = (text: string) =>
      text.replaceAll('{c}', `/v1/collections/${name}`).replaceAll('{etag}', this.#etag);
    const [method, target] = filled(step.request).split(' ');
    const headers = Object.entries(step.headers ?? {}).map(([name, value]) => [name, filled(String(value))]);
    const body = step.body === '{name}' ? { name } : step.body;
    const answer = await this.#client.send(method!, target!, body, Object.fromEntries(headers));
    this.#etag = answer.headers.etag ?? this.#etag;
    return comparable(answer);
  }

  /** Returns all frames of the current collection with this name, if it exists. */
  async frames(name: string): Promise<string[]> {
    const { headers, status } = await this.#client.get(`/v1/collections/${name}/rows`);
    if (status !== 200) return [];
    const { incarnation, seq } = pointOf(headers['collection-cursor']!);
    const since = cursorOf(incarnation, 0);
    const following = await feed(this.#service, { key: this.#service.key, collection: name, since });
    const frames = await following.next(seq);
    await following.close();
    return frames.map((frame) => neutral(JSON.stringify(frame)));
  }
}

const isOfConnection = /^(date|connection|keep-alive|content-length|request-id)$/;

function comparable({ status, headers, text }: Answer): object {
  const lines = Object.entries(headers).filter(([name]) => !isOfConnection.test(name));
  const words = (name: string, value: string) => neutral(name === 'next-after' ? placeIn(value) : value);
  return {
    status,
    headers: lines.map(([name, value]) => `${name}: ${words(name, value)}`),
    text: neutral(text),
  };
}

/** The id and the sort key in a page token, without the incarnation and the authentication. */
function placeIn(token: string): string {
  const [, ...place] = Buffer.from(token.slice(0, -16), 'base64url').toString().split(' ');
  expect(place, 'an id and a sort key').to.have.length(2);
  return JSON.stringify(place);
}

function neutral(text: string): string {
  return text
    .replace(/\b[0-9a-z]{10}(-\d+\b)/g, 'INCARNATION$1')
    .replace(/"(created_at|time)":"[^"]*"/g, '"$1":"TIME"')
    .replace(/"id":"key_\w+"/g, '"id":"KEY"')
    .replace(/^W\/"[0-9a-f]{16}"$/, 'TAG')
    .replace(/([?&]after=)([\w-]+)/, (_, name: string, token: string) => name + placeIn(token))
    .replace(/"request_id":"[^"]*"/, '"request_id":"ID"');
}

onlyInFullSuite(needsPostgres).describe(`SQLite and PostgreSQL (seed ${seed})`, () => {
  const engines: readonly Engine[] = ['sqlite', 'postgres'];
  const services: TestService[] = [];
  before(async () => {
    for (const engine of engines) services.push(await startService({ engine }));
  });
  after(async () => {
    for (const service of services) await service.close();
  });

  let run = 0;
  /** Sends the same requests to both engines, and compares each response and then the frames of the feed. */
  const compare = async (taken: readonly Step[]): Promise<void> => {
    run += 1;
    const name = `run${run}`;
    const sides = services.map((service) => new Side(service));
    const create: Step = { request: 'POST /v1/collections', body: '{name}' };
    for (const step of [create, ...taken]) {
      const [sqlite, postgres] = await Promise.all(sides.map((side) => side.take(step, name)));
      expect(JSON.stringify(postgres), JSON.stringify(step)).to.equal(JSON.stringify(sqlite));
    }
    const [sqlite, postgres] = await Promise.all(sides.map((side) => side.frames(name)));
    expect(postgres).to.deep.equal(sqlite);
    const remove: Step = { request: 'DELETE {c}' };
    await Promise.all(sides.map((side) => side.take(remove, name)));
  };

  it(`answer ${runs} random runs alike, and feed alike`, async function () {
    this.timeout(1_200_000);
    await fc.assert(fc.asyncProperty(steps, compare), { seed, numRuns: runs });
  });

  it(`answer ${runs} random runs with row keys alike, and feed alike`, async function () {
    this.timeout(1_200_000);
    const keyed = keyedSteps.map((taken): Step[] => [
      { request: 'PUT {c}/row-key', body: '{"fields":["k"]}' },
      ...taken,
    ]);
    await fc.assert(fc.asyncProperty(keyed, compare), { seed, numRuns: runs });
  });

  it('list a large collection alike, while it changes and has indexes', async function () {
    this.timeout(120_000);
    const sides = services.map((service) => new Side(service));
    const sample = <T>(of: fc.Arbitrary<T>, count: number): T[] => fc.sample(of, { seed, numRuns: count });
    const take = async (step: Step): Promise<void> => {
      const [sqlite, postgres] = await Promise.all(sides.map((side) => side.take(step, 'large')));
      expect(JSON.stringify(postgres), JSON.stringify(step)).to.equal(JSON.stringify(sqlite));
    };
    const listed = ['a', 'é', '"'];
    const list = fc
      .record({
        order_by: fc.constantFrom(...listed),
        order: fc.constantFrom('asc', 'desc'),
        limit: fc.integer({ min: 1, max: 200 }),
        offset: fc.integer({ min: 0, max: 2_100 }),
      })
      .map(({ order_by: by, order, limit, offset }): Step => {
        const query = `order_by=${encodeURIComponent(by)}&order=${order}&limit=${limit}&offset=${offset}`;
        return { request: `GET {c}/rows?${query}` };
      });
    const anyId = fc.integer({ min: 1, max: 2_100 });
    const change = fc.oneof(
      fc.tuple(anyId, fields).map(([id, body]): Step => ({ request: `PATCH {c}/rows/${id}`, body })),
      anyId.map((id): Step => ({ request: `DELETE {c}/rows/${id}` })),
      fc
        .array(fields, { minLength: 1, maxLength: 5 })
        .map((body): Step => ({ request: 'POST {c}/rows', body })),
    );
    await take({ request: 'POST /v1/collections', body: '{name}' });
    const rows = sample(fields, 2_100);
    for (let at = 0; at < rows.length; at += 300)
      await take({ request: 'POST {c}/rows', body: rows.slice(at, at + 300) });
    for (const field of listed) await take({ request: `GET {c}/rows?order_by=${encodeURIComponent(field)}` });
    for (const service of services) await untilIndexed(service, ({ whole }) => whole === listed.length);
    for (const step of sample(fc.oneof(change, change, list), 3 * runs)) await take(step);
  });
});
