import { expect } from 'chai';
import { type Answer, type Body, type Client, client, type Headers } from './client.js';
import { type Feed, type Frame, feed } from './feed.js';
import { type KeyWish, newKey } from './registry.js';
import { startService, type TestService } from './service.js';

/** One line of a truth table: a request, what it answers and what the feed then says. */
export interface Line {
  readonly name: string;
  /** Method and target; `{c}` stands for a fresh collection, which a feed observes. */
  readonly request: string;
  readonly body?: Body;
  readonly headers?: Headers;
  /** Rows inserted before the feed is opened. */
  readonly given?: readonly object[];
  /** Which of the table's keys to send; the owner's unless given, and none for `none`. */
  readonly as?: string;
  readonly status: number;
  /** The problem's code. */
  readonly code?: string;
  /** What `errors` of the problem names, in any order: JSON Pointers and parameter names. */
  readonly at?: readonly string[];
  /** The whole body. */
  readonly json?: unknown;
  /** Headers by lower-case name; null for one that must be absent. */
  readonly bears?: Readonly<Record<string, string | RegExp | null>>;
  /** The frames that follow: event, row and changed of each, or how many. None where it is left out. */
  readonly frames?: readonly Partial<Frame>[] | number;
  /** Anything else. */
  readonly check?: (answer: Answer, context: LineContext) => unknown;
}

export interface LineContext {
  readonly service: TestService;
  readonly client: Client;
  /** The fresh collection. */
  readonly collection: string;
  readonly frames: readonly Frame[];
}

export interface TableOptions {
  /** Rows of each fresh collection, where a line gives none. */
  readonly given?: readonly object[];
  readonly env?: Readonly<Record<string, string>>;
  /** Keys that lines name with `as`. */
  readonly keys?: Readonly<Record<string, KeyWish>>;
  /** Collections that are there from the beginning, with their rows. */
  readonly collections?: Readonly<Record<string, readonly object[]>>;
}

/**
 * A truth table through the front door, one test a line, in order, over one service. Every line on a collection also
 * says which frames follow: a line without `frames` fails when there is any.
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

/** What a read answers by a cursor, where there is no replica: as without one, if it is a cursor. */
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

/** Compares what the line says of the answer. */
export function holdLine(line: Omit<Line, 'name' | 'request'>, answer: Answer): void {
  const shown = `${answer.status} ${answer.text.slice(0, 600)}`;
  expect(answer.status, shown).to.equal(line.status);
  // An answer to HEAD has a code too, but in the body that it leaves out.
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
