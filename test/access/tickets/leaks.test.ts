/**
 * A ticket does not reveal what it does not reach. The model: two accounts have equal collections. Then rows and fields that
 * the ticket does not reach change in one of them, or change differently in both. Every request of the ticket must get the
 * same response in both accounts, and every feed the same frames. Cursors, `seq`, ids of new rows and ETags reveal the
 * number of changes, so they are only compared if both accounts have equally many.
 */
import { expect } from 'chai';
import fc from 'fast-check';
import { type Answer, type Client, client, type Headers } from '../../support/client.js';
import { eventually } from '../../support/eventually.js';
import { type Feed, handshake } from '../../support/feed.js';
import { limit, newKey } from '../../support/registry.js';
import { partOf } from '../../support/sample.js';
import { startService, type TestService } from '../../support/service.js';
import { asks as everyOperation, masked } from '../../support/sight.js';
import { cases, onlyInFullSuite, seed } from '../../support/suite.js';
import { everyScope, newTicket } from '../../support/tickets.js';

const notes = '/v1/collections/notes';
const rows = `${notes}/rows`;

interface Granted {
  readonly filter?: string;
  readonly fields?: readonly string[];
  readonly scopes: readonly string[];
}
const mine = '@.owner == "ann"';
const fields = ['owner', 'sku', 'n', 'title', 'flag'];
const grants: readonly Granted[] = [
  { filter: mine, fields, scopes: everyScope },
  { filter: mine, scopes: everyScope },
  { fields, scopes: everyScope },
  // It cannot insert, because it cannot set the field of the filter.
  { filter: `${mine} && @.secret > 0`, fields, scopes: everyScope },
  { filter: mine, fields, scopes: ['read'] },
  { filter: mine, fields, scopes: ['insert', 'update', 'delete'] },
];

/** A row with a flag needs the hidden field, which a ticket with fields cannot set. */
const schema = {
  type: 'object',
  properties: { n: { type: 'number' }, secret: { type: 'number' } },
  anyOf: [{ not: { required: ['flag'] } }, { required: ['secret'] }],
};
/** Rows 1 to 4 match, the others do not. */
const stored = Array.from({ length: 8 }, (_, n) => ({
  ...{ owner: n < 4 ? 'ann' : 'bob', sku: n < 4 ? `a${n}` : `h${n}`, n, title: `t${n % 3}`, secret: n + 1 },
}));

const hiddenKinds = ['insert', 'large', 'update', 'delete', 'secret', 'bulk'] as const;
/** A change that a ticket does not reach. */
type Hidden = readonly [kind: (typeof hiddenKinds)[number], id: number];

type Ask = readonly [method: string, target: string, body?: unknown, headers?: Headers];
const filtered = (filter: string) => `filter=${encodeURIComponent(filter)}`;
const own: readonly Ask[] = [
  ...['', '?limit=2', '?sort=n:desc&limit=2', '?fields=title,n', '?order_by=title&offset=1'].map(
    (query): Ask => ['GET', rows + query, undefined, { Prefer: 'count=exact' }],
  ),
  ...[
    '@.secret == 5',
    '@.owner == "bob"',
    '@.n > 1 || @.owner == "bob"',
    '@.n > 0) || (@.n > 0',
    '@.id > 5',
  ].map((filter): Ask => ['GET', `${rows}?${filtered(filter)}`, undefined, { Prefer: 'count=exact' }]),
  ...['sort=secret:asc', 'order_by=secret', 'fields=secret', 'fields=none', 'sort=none:desc'].map(
    (query): Ask => ['GET', `${rows}?${query}`],
  ),
  ['HEAD', rows],
  ['GET', notes],
  ['GET', '/v1/collections'],
  ...[1, 5, 6, 999].flatMap((id): Ask[] => [
    ['GET', `${rows}/${id}`],
    ['GET', `${rows}/${id}?fields=secret`],
    ['PATCH', `${rows}/${id}`, { n: 7 }],
    ['PATCH', `${rows}/${id}`, { n: 8 }, { 'If-Match': '"x"' }],
    ['PATCH', `${rows}/${id}`, { secret: 8 }],
    ['PATCH', `${rows}/${id}`, { owner: 'bob' }],
    ['PATCH', `${rows}/${id}`, { sku: 'taken' }],
    ['PATCH', `${rows}/${id}`, { n: 'no' }],
    ['PUT', `${rows}/${id}`, { owner: 'ann', sku: `a${id}`, n: 1, secret: 1 }, { 'If-None-Match': '*' }],
    ['DELETE', `${rows}/${id}`, undefined, { 'If-Match': '"x"' }],
  ]),
  ['GET', `${notes}/export?format=ndjson`],
  ['GET', `${notes}/export?format=csv&fields=title,n`],
  ['GET', `${notes}/export?format=ndjson&${filtered('@.secret == 1')}`],
  ['POST', rows, [{ owner: 'ann', sku: 'new1', n: 3 }]],
  ['POST', rows, [{ owner: 'ann', sku: 'new1', n: 3 }]],
  ['POST', rows, [{ owner: 'ann', sku: 'taken', n: 3 }]],
  [
    'POST',
    rows,
    [
      { owner: 'ann', sku: 'a1' },
      { owner: 'ann', sku: 'taken' },
    ],
  ],
  ['POST', rows, [{ owner: 'bob', sku: 'new2' }]],
  ['POST', rows, [{ owner: 'ann', sku: 'new3', secret: 1 }]],
  ['POST', rows, [{ owner: 'ann', sku: 'new4', n: 'no' }]],
  ['POST', rows, [{ owner: 'ann', sku: 'new5', flag: true }]],
  ['POST', rows, [{ owner: 'ann' }]],
  ['POST', rows, [{ owner: 'ann', sku: 'once' }], { 'Idempotency-Key': '{ONCE}' }],
  ['POST', rows, [{ owner: 'ann', sku: 'once' }], { 'Idempotency-Key': '{ONCE}' }],
  ...['update', 'replace', 'ignore'].flatMap((mode): Ask[] => [
    ['POST', `${rows}?on_conflict=${mode}`, [{ owner: 'ann', sku: 'a2', n: 4 }]],
    ['POST', `${rows}?on_conflict=${mode}`, [{ owner: 'ann', sku: 'taken', n: 4 }]],
    ['POST', `${rows}?on_conflict=${mode}`, [{ owner: 'ann', sku: `up-${mode}` }]],
  ]),
  ['PATCH', `${rows}?${filtered('@.n >= 0')}&max_rows=1`, { n: 1 }],
  ['PATCH', `${rows}?${filtered('@.n >= 0')}&max_rows=100&dry_run=true`, { title: 'all' }],
  ['PATCH', `${rows}?${filtered('@.n >= 0')}&max_rows=100`, { title: 'all' }],
  ['PATCH', `${rows}?${filtered('@.sku == "a0"')}&max_rows=100`, { sku: 'taken' }],
  ['PATCH', `${rows}?${filtered('@.secret > 0')}&max_rows=100`, { n: 1 }],
  [
    'POST',
    `${notes}/batch`,
    {
      operations: [
        { op: 'update', id: 2, patch: { n: 9 } },
        { op: 'delete', id: 5 },
      ],
    },
  ],
  [
    'POST',
    `${notes}/batch`,
    {
      operations: [
        { op: 'insert', row: { owner: 'ann', sku: 'b1' } },
        { op: 'update', id: 2, patch: { n: 9 } },
      ],
    },
  ],
  [
    'POST',
    `${notes}/batch`,
    { operations: [{ op: 'upsert', row: { sku: 'taken' }, on_conflict: 'ignore' }] },
  ],
  ['POST', `${notes}/batch`, { operations: [{ op: 'update', id: 5, patch: {}, if_match: '"x"' }] }],
  ['GET', `${notes}/changes`],
  ['GET', `${notes}/changes?since={CURSOR}&limit=2`],
  ['GET', `${notes}/changes?since={CURSOR}&events=update&${filtered('@.n > 2')}`],
  ['GET', `${notes}/changes?since={CURSOR}&fields=secret`],
  ['GET', `${notes}/changes?since=zzzzzzzz-1`],
  ['HEAD', `${notes}/changes/stream`],
  ['GET', rows],
  ['DELETE', `${rows}?${filtered('@.n == 1')}&max_rows=1`],
  ['DELETE', `${rows}?${filtered('@.n == 1')}&max_rows=100`],
  ['DELETE', `${rows}/2`],
];
/** Further operations, which no ticket reaches, and other collections. */
const others = everyOperation.filter(([, target]) => !target.includes('{'));

let sidesOpened = 0;

/** The collection of one account, and what its ticket sees. */
class Side {
  readonly #owner: Client;
  readonly #ticket: Client;
  /** Two sides have the same number. */
  readonly #pair = Math.floor(sidesOpened / 2);
  /** The number of hidden changes, so that all of them differ. */
  #count = 0;
  readonly seen: string[] = [];
  #cursor = '';
  readonly #feeds: Feed[] = [];
  readonly #newIds = new Map<number, string>();
  readonly #showsCounts: boolean;
  /** A number that is different for both sides. */
  readonly #number: number;

  private constructor(owner: Client, ticket: Client, number: number, showsCounts: boolean) {
    sidesOpened += 1;
    this.#owner = owner;
    this.#ticket = ticket;
    this.#number = number;
    this.#showsCounts = showsCounts;
  }

  static async open(
    service: TestService,
    key: string,
    granted: Granted,
    number: number,
    showsCounts: boolean,
  ): Promise<Side> {
    const owner = client(service, key);
    await owner.delete(notes);
    await owner.post('/v1/collections', { name: 'notes' });
    await owner.put(`${notes}/schema`, schema, { 'Content-Type': 'application/schema+json' });
    await owner.put(`${notes}/row-key`, { fields: ['sku'] });
    await owner.post(rows, stored);
    await owner.patch(`${rows}/8`, { sku: 'taken' });
    const ticket = await newTicket(owner, 'ann', [{ collection: 'notes', ...granted }]);
    const side = new Side(owner, client(service, ticket), number, showsCounts);
    side.#cursor = (await owner.get(rows)).headers['collection-cursor']!;
    for (const options of [{ initial: 'true' }, { since: side.#cursor }, { filter: '@.secret > 1' }, {}]) {
      const opened = await handshake(service, { key: ticket, collection: 'notes', ...options });
      if ('status' in opened) side.seen.push(`feed ${side.#masked(opened)}`);
      else side.#feeds.push(opened);
    }
    return side;
  }

  async ask([method, target, body, headers]: Ask): Promise<void> {
    const path = target.replace('{CURSOR}', this.#cursor);
    const Host = 'rowfeed.test';
    const once = headers?.['Idempotency-Key'] && { 'Idempotency-Key': `"once-${this.#pair}"` };
    const answer = await this.#whole(path, () =>
      this.#ticket.send(method, path, body, { Host, ...headers, ...once }),
    );
    const what = `${method} ${target} ${JSON.stringify(body)}`;
    this.seen.push(`${what} -> ${this.#masked(answer)}`);
    const { etag, 'next-after': after } = answer.headers;
    const again = async (to: string, more: Headers): Promise<void> => {
      const next = await this.#ticket.send('GET', to, undefined, { Host, ...headers, ...more });
      this.seen.push(`${what} again -> ${this.#masked(next)}`);
    };
    if (method === 'GET' && etag !== undefined) await again(path, { 'If-None-Match': etag });
    if (method === 'GET' && after !== undefined) await again(`${path}&after=${after}`, {});
    if (method === 'PATCH' && etag !== undefined) await again(path, { 'If-Match': etag });
  }

  /** A busy server examines fewer changes per request. Then this also requests the rest of them. */
  async #whole(path: string, send: () => Promise<Answer>): Promise<Answer> {
    const answer = await send();
    if (answer.json?.has_more !== true) return answer;
    const changes = [...answer.json.changes];
    let last = answer.json;
    while (last.has_more === true) {
      last = (await this.#ticket.get(path.replace(/since=[^&]*/, `since=${last.cursor}`))).json;
      changes.push(...last.changes);
    }
    return { ...answer, text: JSON.stringify({ ...last, changes }) };
  }

  /** Makes a change that the ticket does not reach. */
  async hide([kind, id]: Hidden, { filter, fields: some }: Granted): Promise<void> {
    this.#count += 1;
    const value = this.#count + this.#number;
    const row = { owner: 'bob', sku: `hidden-${value}`, n: value, title: `secret ${value}`, secret: value };
    if (filter === undefined || kind === 'secret') {
      // Also visible rows have this field.
      if (some !== undefined) await this.#owner.patch(`${rows}/${id}`, { secret: value, more: [value] });
    } else if (kind === 'insert') await this.#owner.post(rows, [row]);
    else if (kind === 'large') await this.#owner.post(rows, [{ ...row, text: 'x'.repeat(40_000 + value) }]);
    else if (kind === 'update') await this.#owner.patch(`${rows}/8`, { ...row, sku: 'taken' });
    else if (kind === 'delete') await this.#owner.delete(`${rows}/${5 + (id % 3)}`);
    else await this.#owner.patch(`${rows}?${filtered('@.owner == "bob"')}&max_rows=1000`, { n: value });
  }

  async close(): Promise<void> {
    const { seen } = this;
    // The end of the collection closes the feeds after their last frames.
    await this.#owner.delete(notes);
    for (const open of this.#feeds) {
      const { code } = await open.closed();
      const frames = open.all
        .filter(({ event }) => event !== 'bookmark')
        .map((frame) => ({ ...frame, time: '' }));
      seen.push(...frames.map((frame) => this.#hidden(`frame ${JSON.stringify(frame)}`)), `closed ${code}`);
    }
  }

  #masked(answer: Answer): string {
    return this.#hidden(masked(answer, 'key_none'));
  }

  /** Hides the incarnation of the collection and, unless both sides have equally many changes, what counts them. */
  #hidden(text: string): string {
    const [incarnation] = this.#cursor.split('-');
    const shown = text
      .replaceAll(/after=[\w-]+/g, 'after=TOKEN')
      .replaceAll(/(\["next-after",")([\w-]+)/gi, (_, name, token) => `${name}${positionIn(token)}`)
      .replaceAll(incarnation!, 'INCARNATION');
    if (this.#showsCounts) return shown;
    return shown
      .replaceAll(/INCARNATION-\d+/g, 'CURSOR')
      .replaceAll(/"seq":\d+/g, '"seq":SEQ')
      .replaceAll(/\["content-length","\d+"\],?/gi, '')
      .replaceAll(/(?<="id":|\n|Row |row |INCARNATION )(\d+)/g, (id) => this.#nameOf(Number(id)));
  }

  /** New rows get the same names on both sides. */
  #nameOf(id: number): string {
    if (id <= stored.length || id === 999) return String(id);
    const name = this.#newIds.get(id) ?? `NEW${this.#newIds.size}`;
    this.#newIds.set(id, name);
    return name;
  }
}

/** Fails if the sides have not seen the same. */
function hold([one, two]: readonly Side[]): void {
  const index = one!.seen.findIndex((each, at) => two!.seen[at] !== each);
  if (index >= 0) throw new Error(`A trace:\n${one!.seen[index]}\n${two!.seen[index]}`);
  expect(two!.seen.length).to.equal(one!.seen.length);
}

/** Returns what a page token says, without its signature. */
function positionIn(token: string): string {
  return Buffer.from(token.slice(0, -16), 'base64url').toString();
}

describe(`what a ticket does not reach, seed ${seed}`, () => {
  let service: TestService;
  let keys: readonly string[];
  before(async () => {
    service = await startService();
    const made = await Promise.all(['one', 'two'].map((account) => newKey(service, { account })));
    keys = made.map(({ text }) => text);
  });
  after(() => service.close());

  async function compare(
    granted: Granted,
    showsCounts: boolean,
    steps: readonly (Hidden | Ask)[],
  ): Promise<void> {
    const sides = await Promise.all(
      keys.map((key, number) => Side.open(service, key, granted, 1_000 * (1 + number), showsCounts)),
    );
    for (const step of steps)
      if (isHidden(step)) {
        for (const side of showsCounts ? sides : sides.slice(1)) await side.hide(step, granted);
      } else await Promise.all(sides.map((side) => side.ask(step)));
    await Promise.all(sides.map((side) => side.close()));
    hold(sides);
  }

  const isHidden = (step: Hidden | Ask): step is Hidden => hiddenKinds.includes(step[0] as Hidden[0]);
  const hidden = fc.tuple(fc.constantFrom(...hiddenKinds), fc.integer({ min: 1, max: 4 }));

  it('differs without a trace', async function () {
    const runs = cases(40);
    this.timeout(20_000 + 10_000 * runs);
    const step = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...own) },
      { weight: 1, arbitrary: hidden },
    );
    const steps = fc.array(step as fc.Arbitrary<Hidden | Ask>, { minLength: 20, maxLength: 60 });
    const property = fc.asyncProperty(fc.constantFrom(...grants), fc.boolean(), steps, compare);
    await fc.assert(property, { seed, numRuns: runs, endOnFailure: true, includeErrorInReport: true });
  });

  for (const [number, granted] of grants.entries())
    onlyInFullSuite('Each grant takes seconds, and the fast suite tests grants with some requests.').it(
      `differs without a trace for any request, with grant ${number}`,
      async () => {
        const changes: Hidden[] = hiddenKinds.map((kind, index) => [kind, 1 + (index % 4)]);
        const every = [...own, ...others].flatMap((ask, index): (Ask | Hidden)[] =>
          index % 3 === 0 ? [changes[index % changes.length]!, ask] : [ask],
        );
        for (const showsCounts of [true, false]) await compare(granted, showsCounts, every);
      },
    );

  it('can be large', async () => {
    const sides = await Promise.all(
      keys.map((key, number) => Side.open(service, key, grants[0]!, 1_000 * (1 + number), false)),
    );
    const many = Array.from({ length: 1_000 }, (_, n) => ({ owner: 'bob', title: `t${n}`, secret: n }));
    for (let n = 0; n < 3; n += 1) {
      const batch = many.map((row, index) => ({ ...row, sku: `many-${n}-${index}` }));
      await client(service, keys[1]!).post(rows, batch, { Prefer: 'return=minimal' });
    }
    for (const ask of partOf(own, seed)) await Promise.all(sides.map((side) => side.ask(ask)));
    await Promise.all(sides.map((side) => side.close()));
    hold(sides);
  });

  it('does not show in the error of a full account', async () => {
    const details: string[] = [];
    for (const [number, account] of ['one', 'two'].entries()) {
      const owner = client(service, keys[number]!);
      const name = await owner.collection(Array(5 + 4 * number).fill({ owner: 'bob' }));
      const plan = { name: `small${number}`, requests: undefined, period: undefined, burst: undefined };
      await limit(service, account, { ...plan, maxRows: 4 });
      const ticket = await newTicket(owner, 'ann', [{ collection: name, scopes: everyScope, filter: mine }]);
      const as = client(service, ticket);
      const answer = await eventually('the plan is in force', async () => {
        const inserted = await as.post(`/v1/collections/${name}/rows`, [{ owner: 'ann' }]);
        return inserted.status !== 201 && inserted;
      });
      expect(answer.code).to.equal('limit_reached');
      details.push(answer.json.detail.replace(`small${number}`, 'small'));
    }
    expect(details[1]).to.equal(details[0]);
    expect(details[0]).to.not.match(/has \d/);
  });
});
