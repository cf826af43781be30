import { expect } from 'chai';
import { type Answer, type Body, type Client, client, type Headers } from './client.js';
import { type Feed, type Frame, feed } from './feed.js';
import { type KeyWish, newKey } from './registry.js';
import { startService, type TestService } from './service.js';

/** One line of a truth table: a request, the expected response and the expected frames of the feed. */
export interface Line {
  readonly name: string;
  /** Method and target. `{c}` stands for a new collection, which a feed follows. */
  readonly request: string;
  readonly body?: Body;
  readonly headers?: Headers;
  /** Rows that are inserted before the feed is opened. */
  readonly given?: readonly object[];
  /** The name of the key to send. By default, the key of the account `default`. `none` sends no key. */
  readonly as?: string;
  readonly status: number;
  /** The expected error code. */
  readonly code?: string;
  /** The JSON Pointers and parameter names in the problem's `errors`, in any order. */
  readonly at?: readonly string[];
  /** The complete body. */
  readonly json?: unknown;
  /** Headers by lower-case name. Null for a header that must be absent. */
  readonly bears?: Readonly<Record<string, string | RegExp | null>>;
  /**
   * The expected frames with `event`, `row` and `changed`, or their number. If omitted, the feed must not
   * send a frame.
   */
  readonly frames?: readonly Partial<Frame>[] | number;
  /** An additional check of the response. */
  readonly check?: (answer: Answer, context: LineContext) => unknown;
}

export interface LineContext {
  readonly service: TestService;
  readonly client: Client;
  /** The new collection. */
  readonly collection: string;
  readonly frames: readonly Frame[];
}

export interface TableOptions {
  /** The rows that each new collection starts with, if a line doesn't specify its own. */
  readonly given?: readonly object[];
  readonly env?: Readonly<Record<string, string>>;
  /** The keys that lines refer to with `as`. */
  readonly keys?: Readonly<Record<string, KeyWish>>;
  /** Collections that exist from the start, with their rows. */
  readonly collections?: Readonly<Record<string, readonly object[]>>;
}

/**
 * Declares a truth table over HTTP: one test for each line, in order, against one server. A line on a
 * collection also states the frames that follow. A line without `frames` fails if the feed sends a frame.
 */
export function table(name: string, lines: readonly Line[], options: TableOptions = {}): void {
  describe(name, () => {
    let service: TestService;
    const keys = new Map<string, string | undefined>([['none', undefined]]);
    before(async () => {
      service = await startService({ env: options.env ?? {} });
      for (const [as, wish] of Object.entries(options.keys ?? {})) {
        keys.set(as, (await newKey(service, wish)).text);
      }
      const owner = client(service, service.key);
      for (const [collection, rows] of Object.entries(options.collections ?? {})) {
        await owner.post('/v1/collections', { name: collection });
        if (rows.length > 0) await owner.post(`/v1/collections/${collection}/rows`, rows);
      }
    });
    after(() => service.close());

    for (const line of lines) {
      it(`${line.name}: ${line.status}${line.code ? ` ${line.code}` : ''}`, async () => {
        const owner = client(service, service.key);
        const given = line.given ?? options.given ?? [];
        const observed = line.request.includes('{c}');
        const collection = observed ? await owner.collection(given) : '';
        const watching: Feed | undefined = observed
          ? await feed(service, { key: service.key, collection })
          : undefined;
        const space = line.request.indexOf(' ');
        const target = line.request.slice(space + 1).replace('{c}', collection);
        const caller = line.as === undefined ? owner : client(service, keys.get(line.as));
        const answer = await caller.send(line.request.slice(0, space), target, line.body, line.headers);
        holdLine(line, answer);
        const gone =
          observed && line.frames === undefined && (await owner.get(`/v1/collections/${collection}`)).status;
        const frames = watching && gone !== 404 ? await watching.drain(owner) : [];
        holdFrames(line, collection, frames);
        await line.check?.(answer, { service, client: owner, collection, frames });
        await watching?.close();
      });
    }
  });
}

/**
 * Returns lines for reads with a `Collection-Cursor`, on a server without a read replica. A valid cursor
 * makes no difference.
 */
export function cursorLines(request: string): Line[] {
  const by = (cursor: string) => ({
    name: `by the cursor ${cursor}`.slice(0, 40),
    request,
    headers: { 'Collection-Cursor': cursor },
  });
  const taken = ['k3f9x2mq-0', 'k3f9x2mq-9007199254740991', 'a-1'].map(
    (cursor): Line => ({ ...by(cursor), status: 200, bears: { 'collection-cursor': /-\d+$/ } }),
  );
  const refused = [
    'x',
    'k3f9x2mq',
    'k3f9x2mq-',
    'k3f9x2mq-01',
    'K3f9x2mq-1',
    '-1',
    '"k3f9x2mq-1"',
    'a-1, a-1',
    `a-1${'0'.repeat(16)}`,
  ].map(
    (cursor): Line => ({ ...by(cursor), status: 400, code: 'parameter_invalid', at: ['Collection-Cursor'] }),
  );
  return [...taken, ...refused];
}

/** Compares a response with the line. */
export function holdLine(line: Omit<Line, 'name' | 'request'>, answer: Answer): void {
  const shown = `${answer.status} ${answer.text.slice(0, 600)}`;
  expect(answer.status, shown).to.equal(line.status);
  // A response to HEAD has no body, so its code isn't known.
  if (answer.text !== '' || line.code === undefined) expect(answer.code, shown).to.equal(line.code);
  if (line.at) {
    const named = (answer.json.errors ?? []).map(
      (item: Record<string, string>) => item.pointer ?? item.parameter,
    );
    expect(named, shown).to.have.members(line.at);
  }
  if (line.json !== undefined) expect(answer.json).to.deep.equal(line.json);
  for (const [name, value] of Object.entries(line.bears ?? {})) {
    if (value === null) expect(answer.headers, name).not.to.have.property(name);
    else if (typeof value === 'string') expect(answer.headers[name], name).to.equal(value);
    else expect(answer.headers[name], name).to.match(value);
  }
}

function holdFrames(line: Line, collection: string, frames: readonly Frame[]): void {
  const expected = line.frames ?? [];
  if (typeof expected === 'number') expect(frames, 'the frames that followed').to.have.length(expected);
  else {
    const shown = frames.map(({ event, row, changed }) => ({ event, row, ...(changed ? { changed } : {}) }));
    expect(shown, 'the frames that followed').to.deep.equal(expected);
  }
  for (const [index, frame] of frames.entries()) {
    expect(frame.collection).to.equal(collection);
    if (index > 0) expect(frame.seq, 'no gap').to.equal(frames[index - 1]!.seq + 1);
  }
}
