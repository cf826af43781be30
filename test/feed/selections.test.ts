/** The work that feeds with filters share, and how long it can block other requests. */
import { setImmediate as turn } from 'node:timers/promises';
import { expect } from 'chai';
import type { CollectionRef } from '../../src/engines/engine.js';
import type { Encoded } from '../../src/feed/encode.js';
import { type Format, webSocketFrames } from '../../src/feed/formats.js';
import { Segment } from '../../src/feed/segment.js';
import { Selections } from '../../src/feed/selections.js';
import { EntryWriter } from '../../src/log/entry.js';
import { parseFilter } from '../../src/values/filter.js';
import { framesOf } from '../support/raw-feed.js';

const every = ['insert', 'update', 'delete'] as const;
const collectionOf = (accountId: number): CollectionRef => ({
  id: 1,
  accountId,
  name: 'c',
  incarnation: 'life',
});

function segmentOf(rows: readonly object[], accountId = 1): Segment {
  const writer = new EntryWriter(0);
  for (const [at, row] of rows.entries()) writer.insert(JSON.stringify({ id: at + 1, ...row }));
  return new Segment(
    collectionOf(accountId),
    writer.entries().map((entry) => ({ ...entry, time: 0 })),
  );
}

const partOf = (after: number, through: number) => ({ after, through, format: webSocketFrames });

const idsIn = ({ bytes }: Encoded): number[] =>
  framesOf(bytes).frames.map(({ payload }) => JSON.parse(payload.toString('utf8')).row.id);

describe('filters of feeds', () => {
  it('are asked once a change, and encoded once for each choice of kinds, whoever asks', async () => {
    const filters = new Selections();
    let asked = 0;
    const rows = Array.from({ length: 10 }, (_, n) => ({ n }));
    const segment = segmentOf(rows);
    // A filter parses a row when it examines it. All filters together parse it only once.
    const { parse } = JSON;
    JSON.parse = (text: string) => {
      asked += 1;
      return parse(text) as unknown;
    };
    try {
      const same = ['@.n < 4', '@["n"]<4', '4 > @.n'].flatMap((text) =>
        Array.from({ length: 100 }, () => filters.choose({ filter: parseFilter(text), events: every })),
      );
      // Encodes immediately, or in a later turn if the machine is slow.
      const encoded = await Promise.all(same.map((choice) => choice.encode(segment, partOf(0, 10))));
      expect(new Set(encoded).size).to.equal(1);
      const others = await filters
        .choose({ filter: parseFilter('@.n >= 4'), events: every })
        .encode(segment, partOf(0, 10));
      const none = await filters
        .choose({ filter: parseFilter('@.n < 4'), events: ['delete'] })
        .encode(segment, partOf(0, 10));
      expect(asked).to.equal(10);
      expect([idsIn(encoded[0]!), idsIn(others), idsIn(none)]).to.deep.equal([
        [1, 2, 3, 4],
        [5, 6, 7, 8, 9, 10],
        [],
      ]);
      const part = await same[0]!.encode(segment, partOf(2, 3));
      expect([idsIn(part), part.frames]).to.deep.equal([[3], 1]);
    } finally {
      JSON.parse = parse;
    }
  });

  it('that skip all changes of a segment encode none of them', async () => {
    const none = new Selections().choose({ filter: parseFilter('@.n < 0'), events: every });
    const format: Format = {
      ...webSocketFrames,
      encode: () => {
        throw new Error('The frames are encoded.');
      },
    };
    const segment = segmentOf(Array.from({ length: 10 }, (_, n) => ({ n })));
    const { bytes, frames, through } = await none.encode(segment, { ...partOf(0, 10), format });
    expect([bytes.length, frames, through]).to.deep.equal([0, 0, 10]);
  });

  it('of a great deal leave others their turns, and accounts take turns', async () => {
    const filters = new Selections();
    const costly = (n: number) =>
      parseFilter(Array.from({ length: 16 }, (_, m) => `@.t[?@ == ${100 + 16 * n + m}]`).join(' || '));
    const long = { t: Array.from({ length: 60_000 }, () => 1) };
    const ended: string[] = [];
    const work = Array.from({ length: 8 }, async (_, n) => {
      const encoded = await filters
        .choose({ filter: costly(n), events: every })
        .encode(segmentOf([long, long, long]), partOf(0, 3));
      expect(encoded.frames).to.equal(0);
      ended.push('long');
    });
    const short = filters
      .choose({ filter: parseFilter('@.n == 1'), events: every })
      .encode(segmentOf([{ n: 1 }], 2), partOf(0, 1));
    const waiting = Promise.resolve(short).then(() => ended.push('short'));
    let turns = 0;
    const all = Promise.all([...work, waiting]).then(() => true);
    for (let isDone = false; !isDone; turns += 1) isDone = await Promise.race([all, turn(false)]);
    // During each pause, many turns of the event loop pass.
    expect(turns).to.be.greaterThan(24);
    expect(ended.indexOf('short')).to.be.lessThan(2);
  });

  it('that nobody follows with any more are asked no further', async () => {
    const filters = new Selections();
    const long = { t: Array.from({ length: 60_000 }, () => 1) };
    const costly = parseFilter(Array.from({ length: 16 }, (_, m) => `@.t[?@ == ${100 + m}]`).join(' || '));
    const choice = filters.choose({ filter: costly, events: every });
    let isTold = false;
    void Promise.resolve(
      choice.encode(segmentOf(Array.from({ length: 20 }, () => long)), partOf(0, 20)),
    ).then(() => {
      isTold = true;
    });
    choice.end();
    const after = filters
      .choose({ filter: parseFilter('@.n == 1'), events: every })
      .encode(segmentOf([{ n: 1 }]), partOf(0, 1));
    expect(idsIn(await after)).to.deep.equal([1]);
    await turn();
    expect(isTold).to.equal(false);
  });
});
