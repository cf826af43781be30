/** Compares the rows of a list that the console keeps with the list itself. */
import { expect } from 'chai';
import fc from 'fast-check';
import { Places } from '../../src/console/rows/places.js';
import { cases, seed } from '../support/suite.js';

const numRuns = cases(1_000);

/** A server with one list. Its feed arrives immediately, and a page arrives when the test lets it. */
class World {
  rows: number[];
  seq = 0;
  #next: number;
  readonly waiting: (() => void)[] = [];
  readonly places: Places;

  constructor(count: number) {
    this.rows = Array.from({ length: count }, (_, index) => index + 1);
    this.#next = count + 1;
    const load = async (offset: number, limit: number) => {
      await new Promise<void>((resolve) => this.waiting.push(resolve));
      return { rows: this.rows.slice(offset, offset + limit).map((id) => ({ id })), seq: this.seq };
    };
    this.places = new Places(load, true, { changed: () => undefined, moved: () => undefined });
    this.places.begin(
      this.rows.slice(0, 100).map((id) => ({ id })),
      count,
    );
  }

  insert(): void {
    const row = { id: this.#next };
    this.#next += 1;
    this.rows.push(row.id);
    this.seq += 1;
    if (!this.places.take({ event: 'insert', row, seq: this.seq })) this.places.append(row);
  }

  /** @param share the position of the rows in the list, from 0 to 1 */
  remove(share: number, count: number): void {
    for (const id of this.rows.splice(Math.floor(share * this.rows.length), count)) {
      this.seq += 1;
      // A row leaves the list if it is deleted, or if it stops matching the filter.
      this.places.take({ event: id % 2 === 0 ? 'delete' : 'leave', row: { id }, seq: this.seq });
    }
  }

  /** Responds to all requests in progress, and to the requests that follow from them. */
  async answer(): Promise<void> {
    for (const each of this.waiting.splice(0)) each();
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
  }

  /** Returns the rows that a person sees who scrolls through the complete list. */
  async all(): Promise<number[]> {
    // The console may discard rows next to a gap and load them again when they become visible.
    for (let pass = 0; pass < 3; pass += 1) {
      for (let first = 0; first < this.places.total; first += 50) {
        const wanted = this.places.want(first, first + 60);
        while (this.waiting.length > 0) await this.answer();
        await wanted;
      }
    }
    const seen: number[] = [];
    for (let index = 0; index < this.places.total; index += 1) {
      const place = this.places.at(index);
      expect(place, `place ${index} of ${this.places.total}`).not.to.equal(undefined);
      if (!place!.isGone) seen.push(place!.row.id);
    }
    return seen;
  }
}

/** Steps have names, so that a person can read a counterexample. */
type Step =
  | { readonly insert: number }
  | { readonly remove: readonly [share: number, count: number] }
  | { readonly want: number }
  | { readonly answer: true };

async function take(world: World, step: Step): Promise<void> {
  if ('insert' in step) for (let each = 0; each < step.insert; each += 1) world.insert();
  else if ('remove' in step) world.remove(...step.remove);
  else if ('answer' in step) await world.answer();
  else {
    const first = Math.floor(step.want * world.places.total);
    void world.places.want(first, first + 40);
  }
}

const share = fc.double({ min: 0, max: 1, noNaN: true });
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ insert: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ remove: fc.tuple(share, fc.integer({ min: 1, max: 30 })) }),
    fc.record({ want: share }),
    fc.constant<Step>({ answer: true }),
  ),
  { maxLength: 40 },
);

/**
 * These steps lost rows in an earlier version. Their pages ended at the assumed end of the list, next to a row
 * that had moved.
 */
const once: [number, Step[]][] = [
  [1486, [{ insert: 2 }, { remove: [0, 23] }, { want: 0.992 }, { remove: [0, 14] }]],
  [381, [{ remove: [0, 24] }, { want: 0.2651 }, { answer: true }, { remove: [0, 25] }]],
];

describe(`the places of a list (seed ${seed})`, () => {
  it('have every row once, in the order of the list, whatever was read and changed before', async () => {
    const property = fc.asyncProperty(fc.integer({ min: 0, max: 1_500 }), steps, async (count, taken) => {
      const world = new World(count);
      for (const step of taken) await take(world, step);
      while (world.waiting.length > 0) await world.answer();
      expect(await world.all()).to.deep.equal(world.rows);
    });
    await fc.assert(property, { seed, numRuns, examples: once });
  });

  it('keep few rows in memory, even of a long list', async () => {
    const world = new World(30_000);
    for (let first = 0; first < 30_000; first += 150) {
      const wanted = world.places.want(first, first + 40);
      while (world.waiting.length > 0) await world.answer();
      await wanted;
    }
    expect(world.places.at(29_990)!.row.id).to.equal(29_991);
    expect(world.places.rows.length).to.be.at.most(4_000);
    for (let more = 0; more < 9_000; more += 1) world.insert();
    expect(world.places.rows.length).to.be.at.most(4_000);
    expect(world.places.total).to.equal(39_000);
  });
});
