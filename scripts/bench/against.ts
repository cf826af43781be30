/** Compares this build with another build. */
import { resolve } from 'node:path';
import { median } from '../median.js';
import type { Cell } from './cells.js';
import type { Bench, Target } from './measure.js';
import { builtProgram } from './rowfeed.js';
import { startLoaded } from './session.js';
import { type Column, tableHead, tableRow } from './table.js';
import { measureInTurns } from './turns.js';

const columns: readonly Column[] = [
  { title: '', width: 40, isLeft: true },
  { title: 'this build', width: 10 },
  { title: 'the other', width: 10 },
  { title: 'ratio', width: 6 },
  { title: 'main thread us, least', width: 21 },
];

/** Prints the median of each cell for both builds, and the median of the ratios of all rounds. */
export async function compareBuilds(
  bench: Bench,
  chosen: readonly Cell[],
  against: string,
  rounds: number,
): Promise<void> {
  const targets: Target[] = [];
  try {
    for (const program of [builtProgram, resolve(against)])
      targets.push(await startLoaded({ ...bench, seconds: bench.seconds * rounds }, chosen, [], program));
    console.log(tableHead(columns));
    for (const cell of chosen) {
      const sides = await measureInTurns(bench, targets, cell, rounds);
      const [own, other] = sides.map((side) => side.map(({ requestsPerSecond }) => requestsPerSecond));
      if (other!.length === 0) continue;
      const ratio = median(own!.map((rate, round) => rate / other![round]!));
      const texts = [cell.title, median(own!).toFixed(0), median(other!).toFixed(0), ratio.toFixed(2)];
      const costs = sides.map((side) => Math.min(...side.map(({ mainThreadUs }) => mainThreadUs)));
      texts.push(costs.map((cost) => cost.toFixed(1)).join(' / '));
      console.log(tableRow(columns, texts));
    }
  } finally {
    for (const { server } of targets) await server.stop();
  }
}
