/**
 * The reads of several accounts as they reach the engine: their order, what they share, and when they are
 * aborted.
 */
import { expect } from 'chai';
import type { Engine, Lane, ListPlan, ListRead, RowAddress } from '../../../src/engines/engine.js';
import type { ReadRequest } from '../../../src/fairness/read-request.js';
import { Shares } from '../../../src/fairness/shares.js';
import { Indexes } from '../../../src/store/indexes/indexes.js';
import { Reader } from '../../../src/store/reads/reader.js';

interface Call {
  readonly lane: Lane | 'rows';
  /** The offsets of lists, or the ids of rows. */
  readonly places: readonly number[];
  readonly lists: readonly ListPlan[];
  readonly signal: AbortSignal | undefined;
  answer(reads?: readonly (ListRead | undefined)[]): Promise<void>;
}

const mebibyte = 1_048_576;
const scan: ListRead = { page: undefined, lane: 'scan', bytes: 0 };
const query = {
  limit: 20,
  order: { fields: [], id: 'asc' },
  orderedBy: 'order_by',
  filter: undefined,
  isCounted: false,
  fields: undefined,
} as const;

/** An engine to whose calls the test responds. A call that is aborted fails immediately. */
function open(scanMs = 60_000) {
  const calls: Call[] = [];
  const made: (() => void)[] = [];
  const call = (
    lane: Call['lane'],
    lists: readonly ListPlan[],
    places: readonly number[],
    signal?: AbortSignal,
  ) =>
    new Promise<never>((resolve, reject) => {
      const page = () => ({ head: 1, rows: 1, total: 1, page: '[]', next: undefined });
      signal?.addEventListener('abort', () => reject(new Error('interrupted')));
      calls.push({
        lane,
        places,
        lists,
        signal,
        async answer(reads = places.map(page)) {
          resolve(reads as never);
          await settled();
        },
      });
      made.shift()?.();
    });
  const engine = {
    scansAtOnce: 1,
    testsKeys: false,
    readRows: (keys: readonly RowAddress[]) =>
      call(
        'rows',
        [],
        keys.map(({ id }) => id),
      ),
    readLists: (lane: Lane, lists: readonly ListPlan[], signal?: AbortSignal) =>
      call(
        lane,
        lists,
        lists.map(({ offset }) => offset),
        signal,
      ),
  } as Partial<Engine> as Engine;
  return { reader: new Reader(engine, new Indexes(() => {}), scanMs, new Shares()), calls };
}

function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(() => setImmediate(() => setImmediate(resolve))));
}

class TestReading implements ReadRequest {
  readonly grant = undefined;
  readonly accountId: number;
  readonly keyId: string;
  readonly reserved: number[] = [];
  isOut = false;

  constructor(accountId: number, keyId = `key-${accountId}`) {
    this.accountId = accountId;
    this.keyId = keyId;
  }

  isGone(): boolean {
    return this.isOut;
  }

  async reserve(bytes: number): Promise<void> {
    this.reserved.push(bytes);
  }
}

/** Returns `page`, or the code of the error. */
function outcome(read: Promise<unknown>): Promise<string> {
  return read.then(
    () => 'page',
    (problem) => problem.code ?? String(problem),
  );
}

const a = () => new TestReading(1);
const b = () => new TestReading(2);

describe('lists that are waiting', () => {
  it('share a call with others of their account only, and accounts take turns', async () => {
    const { reader, calls } = open();
    for (let offset = 0; offset < 24; offset += 1) void reader.list(a(), 10, { ...query, offset });
    await settled();
    for (let offset = 100; offset < 102; offset += 1) void reader.list(b(), 20, { ...query, offset });
    for (const call of calls) await call.answer();
    expect(calls.map(({ places }) => places)).to.deep.equal([
      [0, 1, 2, 3, 4, 5, 6, 7],
      [8, 9, 10, 11, 12, 13, 14, 15],
      [100, 101],
      [16, 17, 18, 19, 20, 21, 22, 23],
    ]);
  });

  it('are read once for all who wait for the same, and again for those who come when it has begun', async () => {
    const { reader, calls } = open();
    const reads = [1, 2, 3].map(() => reader.list(a(), 10, { ...query, offset: 0 }));
    await settled();
    reads.push(reader.list(a(), 10, { ...query, offset: 0 }));
    await settled();
    expect(calls.map(({ places }) => places)).to.deep.equal([[0], [0]]);
    for (const call of calls) await call.answer();
    await Promise.all(reads);
  });

  it('are not read where nobody waits for them any more', async () => {
    const { reader, calls } = open();
    const [first, second, third] = [a(), a(), a()];
    const reads = [
      reader.list(first, 10, { ...query, offset: 0 }),
      reader.list(second, 10, { ...query, offset: 1 }),
      reader.list(third, 10, { ...query, offset: 1 }),
      reader.row(first, 10, 7),
    ].map(outcome);
    first.isOut = true;
    second.isOut = true;
    await settled();
    expect(calls.map(({ lane, places }) => [lane, places])).to.deep.equal([['cheap', [1]]]);
    await calls[0]!.answer();
    expect(await Promise.all(reads)).to.deep.equal([
      'request_timeout',
      'request_timeout',
      'page',
      'request_timeout',
    ]);
  });
});

describe('rows that wait', () => {
  it('share a call with others of their account only, and accounts take turns', async () => {
    const { reader, calls } = open();
    for (let id = 1; id <= 400; id += 1) void reader.row(a(), 10, id);
    void reader.row(b(), 20, 1_000);
    await settled();
    for (const call of calls) await call.answer();
    expect(calls.map(({ places }) => places.length)).to.deep.equal([128, 1, 128, 128, 16]);
  });
});

describe('scans', () => {
  /** Starts lists that turn out to be scans. */
  async function scans(reader: Reader, calls: Call[], ...of: (readonly [ReadRequest, number])[]) {
    const begun = of.map(([reading, offset]) => outcome(reader.list(reading, 10, { ...query, offset })));
    await settled();
    for (const call of calls.splice(0).filter(({ lane }) => lane === 'cheap')) {
      await call.answer(call.places.map(() => scan));
    }
    return begun;
  }

  it('run one at a time, of accounts in turn, while cheap lists are answered', async () => {
    const { reader, calls } = open();
    await scans(reader, calls, [a(), 1], [a(), 2], [a(), 3], [b(), 4]);
    const running = calls.splice(0);
    expect(running.map(({ places }) => places)).to.deep.equal([[1]]);
    const cheap = reader.list(a(), 10, { ...query, offset: 9 });
    await settled();
    await calls.shift()!.answer();
    await cheap;
    const order: number[] = [];
    for (let call = running[0]; call !== undefined; call = calls.shift()) {
      order.push(...call.places);
      await call.answer();
    }
    expect(order).to.deep.equal([1, 4, 2, 3]);
  });

  it('of a key are four at most, and the same one is no further', async () => {
    const { reader, calls } = open();
    const key = new TestReading(1);
    const begun = await scans(reader, calls, [key, 1], [key, 2], [key, 3], [key, 4], [key, 5]);
    expect(await begun[4]).to.equal('overloaded');
    const same = await scans(reader, calls, [new TestReading(1), 4]);
    const others = await scans(reader, calls, [new TestReading(1, 'another'), 5], [b(), 1]);
    reader.stop();
    const outcomes = await Promise.all([...begun.slice(0, 4), ...same, ...others]);
    expect(outcomes).to.deep.equal(new Array(7).fill('shutting_down'));
    expect(await Promise.all(await scans(reader, calls, [key, 1]))).to.deep.equal(['shutting_down']);
  });

  it('that take too long are given up', async () => {
    const { reader, calls } = open(5);
    const [begun] = await scans(reader, calls, [a(), 1]);
    expect(await begun).to.equal('query_too_costly');
  });

  it('are given up when nobody waits for them any more, also those that wait', async () => {
    const { reader, calls } = open();
    const [first, second, third] = [a(), a(), a()];
    const begun = await scans(reader, calls, [first, 1], [second, 1], [first, 2], [third, 3]);
    expect(calls.map(({ places }) => places)).to.deep.equal([[1]]);
    second.isOut = true;
    first.isOut = true;
    expect(await Promise.all(begun.slice(0, 3))).to.deep.equal(new Array(3).fill('request_timeout'));
    await settled();
    expect(calls.map(({ places, signal }) => [places, signal!.aborted])).to.deep.equal([
      [[1], true],
      [[3], false],
    ]);
    await calls[1]!.answer();
    expect(await begun[3]).to.equal('page');
  });
});

describe('large pages', () => {
  const page: ListRead = { head: 1, rows: 1, total: 1, page: '[]', next: undefined };
  const large = (bytes: number): ListRead => ({ page: undefined, lane: 'large', bytes });

  /** Responds to the calls of one list, and returns their parameters. */
  async function steps(calls: Call[], reads: readonly (ListRead | undefined)[]) {
    const asked: unknown[] = [];
    for (const read of reads) {
      // The reader pauses between two large lists.
      do await settled();
      while (calls.length === 0);
      const call = calls.shift()!;
      asked.push([call.lane, call.lists[0]!.most]);
      await call.answer([read]);
    }
    return asked;
  }

  const table: [string, readonly (ListRead | undefined)[], readonly unknown[], readonly number[], string][] =
    [
      ['a small one', [page], [['cheap', mebibyte]], [], 'page'],
      [
        'a small one of a collection of large ones',
        [large(0), page],
        [
          ['cheap', mebibyte],
          ['large', mebibyte],
        ],
        [],
        'page',
      ],
      [
        'one that is measured first',
        [large(0), large(3_000_000), page],
        [
          ['cheap', mebibyte],
          ['large', mebibyte],
          ['large', 3_000_000],
        ],
        [3_000_000],
        'page',
      ],
      [
        'one that grows meanwhile',
        [large(3_000_000), large(5_000_000), page],
        [
          ['cheap', mebibyte],
          ['large', 3_000_000],
          ['large', 5_000_000],
        ],
        [3_000_000, 2_000_000],
        'page',
      ],
      [
        'one of a scan',
        [scan, { page: undefined, lane: 'scan', bytes: 2_000_000 }, page],
        [
          ['cheap', mebibyte],
          ['scan', mebibyte],
          ['scan', 2_000_000],
        ],
        [2_000_000],
        'page',
      ],
      ['one that is too large', [large(16 * mebibyte + 1)], [['cheap', mebibyte]], [], 'page_too_large'],
      [
        'one as large as may be',
        [large(16 * mebibyte), page],
        [
          ['cheap', mebibyte],
          ['large', 16 * mebibyte],
        ],
        [16 * mebibyte],
        'page',
      ],
    ];
  for (const [name, reads, asked, reserved, result] of table) {
    it(`${name}: ${result}, for which memory is reserved`, async () => {
      const { reader, calls } = open();
      const reading = a();
      const read = outcome(reader.list(reading, 10, { ...query, offset: 0 }));
      expect(await steps(calls, reads)).to.deep.equal(asked);
      expect(await read).to.equal(result);
      expect(reading.reserved).to.deep.equal(reserved);
    });
  }
});
