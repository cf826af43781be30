/** This build beside another one, cell by cell in turns: machines are noisy, and both meet the same noise. */
import { resolve } from 'node:path';
import { median } from '../median.js';
import type { Cell } from './cells.js';
import { type Bench, measureCell, type Target } from './measure.js';
import { settle } from './processes.js';
import { builtProgram, startRowfeed } from './rowfeed.js';
import { load } from './session.js';
import { newStorage, type Storage } from './storage.js';
import { type Column, tableHead, tableRow } from './table.js';

const columns: readonly Column[] = [
  { title: '', width: 40, isLeft: true },
  { title: 'this build', width: 10 },
  { title: 'the other', width: 10 },
  { title: 'ratio', width: 6 },
  { title: 'main thread us, least', width: 21 },
];

interface Side {
  readonly target: Target;
  readonly storage: Storage;
}

/** Prints the median of each cell for both, and the median of the rounds' ratios. */
export async function compareBuilds(
  bench: Bench,
  chosen: readonly Cell[],
  against: string,
  rounds: number,
): Promise<void> {
  const sides: Side[] = [];
  try {
    for (const program of [builtProgram, resolve(against)]) {
      const storage = await newStorage(bench.folder, bench.postgres);
      await load(storage, { ...bench, seconds: bench.seconds * rounds }, chosen, program);
      const target = await startRowfeed(storage, [], {}, program);
      sides.push({ target, storage });
      await settle(target.server);
    }
    console.log(tableHead(columns));
    for (const cell of chosen) {
      const rates: number[][] = [[], []];
      const begun = [0, 0];
      const costs = [Infinity, Infinity];
      for (let round = 0; round < rounds; round += 1) {
        // Who is first has a quieter machine, or a noisier one.
        const order = round % 2 === 0 ? [0, 1] : [1, 0];
        for (const side of order) {
          const { target } = sides[side]!;
          const measured = await measureCell(bench, target, cell, target.requests[cell.name]!, begun[side]);
          rates[side]!.push(measured.requestsPerSecond);
          begun[side] = measured.begun;
          costs[side] = Math.min(costs[side]!, measured.mainThreadUs);
        }
      }
      const [own, other] = rates as [number[], number[]];
      const ratio = median(own.map((rate, round) => rate / other[round]!));
      const texts = [cell.title, median(own).toFixed(0), median(other).toFixed(0), ratio.toFixed(2)];
      texts.push(costs.map((cost) => cost.toFixed(1)).join(' / '));
      console.log(tableRow(columns, texts));
    }
  } finally {
    for (const { target, storage } of sides) {
      await target.server.stop();
      await storage.remove();
    }
  }
}
