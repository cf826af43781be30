/** Feeds with `fields`. */
import { expect } from 'chai';
import { type Frame, refusal } from '../support/feed.js';
import {
  begin,
  collection,
  cursorNow,
  follow,
  owner,
  range,
  rows,
  serve,
  service,
} from '../support/observed.js';

const shown = ({ event, row, changed }: Frame): object => ({ event, row, ...(changed && { changed }) });

describe('the feed: fields', () => {
  before(() => serve());
  after(() => service.close());
  beforeEach(() => begin());

  /** The body of a change of row 1, which starts as `given`, and the frame that the feed sends for it. */
  const updates: [
    title: string,
    given: object,
    asked: { readonly fields: readonly string[]; readonly filter?: string },
    change: object,
    frame: object | undefined,
  ][] = [
    [
      'sends an update of one of the fields',
      { a: 1, b: 2 },
      { fields: ['a', 'none'] },
      { a: 3, b: 4 },
      { event: 'update', row: { id: 1, a: 3 }, changed: ['a'] },
    ],
    [
      'sends no frame for an update of other fields',
      { a: 1, b: 2 },
      { fields: ['a'] },
      { b: 3, c: 4 },
      undefined,
    ],
    [
      'sends an update that adds one of the fields',
      { b: 2 },
      { fields: ['a'] },
      { a: null },
      { event: 'update', row: { id: 1, a: null }, changed: ['a'] },
    ],
    ['sends no update if only the id is selected', { a: 1 }, { fields: ['id'] }, { a: 2 }, undefined],
    [
      'sends each selected field with its exact name',
      { 'a,b': 1, 'é"\\': [{ x: 1 }], c: 1 },
      { fields: ['"a,b"', 'é"\\'] },
      { 'a,b': 2, c: 2 },
      { event: 'update', row: { id: 1, 'a,b': 2, 'é"\\': [{ x: 1 }] }, changed: ['a,b'] },
    ],
    [
      'sends enter if only a field of the filter changed',
      { a: 1, open: false },
      { fields: ['a'], filter: '@.open == true' },
      { open: true },
      { event: 'enter', row: { id: 1, a: 1 } },
    ],
    [
      'sends leave with the last state that matched',
      { a: 1, open: true, secret: 1 },
      { fields: ['a'], filter: '@.open == true' },
      { a: 2, open: false },
      { event: 'leave', row: { id: 1, a: 1 } },
    ],
    [
      'sends no frame for an update of other fields of a matching row',
      { a: 1, b: 1, open: true },
      { fields: ['a'], filter: '@.open == true' },
      { b: 2 },
      undefined,
    ],
    [
      'sends no frame for an update of a row that does not match',
      { a: 1, open: false },
      { fields: ['a'], filter: '@.open == true' },
      { a: 2 },
      undefined,
    ],
  ];
  for (const [title, given, asked, change, frame] of updates) {
    it(title, async () => {
      await owner.post(rows, [given]);
      const since = await cursorNow();
      const live = await follow(asked);
      expect((await owner.patch(`${rows}/1`, change)).status).to.equal(200);
      // A resumed feed reads the same changes from the log.
      const resumed = await follow({ ...asked, since });
      const [fence] = (await owner.post(rows, [{ a: 'fence', open: true }])).json;
      const expected = [
        frame,
        { event: 'insert', row: asked.fields[0] === 'a' ? { id: 2, a: 'fence' } : { id: 2 } },
      ];
      for (const each of [live, resumed]) {
        const frames = await each.next(frame === undefined ? 1 : 2);
        expect(frames.map(shown)).to.deep.equal(expected.filter((wanted) => wanted !== undefined));
      }
      await owner.delete(`${rows}/${fence.id}`);
      for (const each of [live, resumed])
        expect((await each.next()).map(shown)).to.deep.equal([{ ...expected[1], event: 'delete' }]);
    });
  }

  it('starts with only these fields of the current rows', async () => {
    await owner.post(
      rows,
      range(1, 300).map((n) => ({ n, text: 'x'.repeat(1_000) })),
    );
    const asked = { initial: 'true', fields: ['n'], filter: '@.n > 100' };
    const watching = await follow(asked);
    const frames = await watching.next(200);
    expect(frames.map(shown)).to.deep.equal(
      range(101, 300).map((n) => ({ event: 'row', row: { id: n, n } })),
    );
    expect((await watching.bookmarks(1))[0]).to.include({ synced: true, cursor: await cursorNow() });
    // Another selection doesn't get the cached rows of this one.
    const others = await (await follow({ ...asked, fields: ['text'] })).next();
    expect(Object.keys(others[0]!.row)).to.deep.equal(['id', 'text']);
  });

  it('sends a bookmark after 1,000 updates of other fields', async () => {
    await owner.post(
      rows,
      range(1, 1_000).map((a) => ({ a })),
    );
    const watching = await follow({ fields: ['b'], since: await cursorNow() });
    await owner.send('PATCH', `${rows}?filter=${encodeURIComponent('@.a > 0')}&max_rows=1000`, { a: 0 });
    const [bookmark] = await watching.bookmarks(1);
    expect(bookmark).to.include({ seq: 2_000, cursor: await cursorNow() });
    expect(watching.all).to.have.length(1);
  });

  const invalid: [fields: readonly string[], detail: string][] = [
    [['a', 'a'], 'must not contain duplicate items'],
    [['"a,b"', '"a,\\u0062"'], 'must not contain duplicate items'],
    [[''], 'must be a list'],
    [['a,b'], 'must be a list'],
    [range(1, 51).map(String), 'must have at most 50 items'],
  ];
  for (const [fields, detail] of invalid) {
    it(`rejects ${JSON.stringify(fields).slice(0, 30)}`, async () => {
      const rejected = await refusal(service, { key: service.key, collection, fields });
      expect(rejected).to.include({ status: 400, code: 'parameter_invalid' });
      expect(rejected.json.errors[0]).to.include({ parameter: 'fields' });
      expect(rejected.json.errors[0].detail).to.include(detail);
    });
  }
});
