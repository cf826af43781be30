/** Measures several servers in turns, cell by cell, so that noise on the machine affects all of them. */
import type { Cell } from './cells.js';
import { type Bench, type Measured, measureCell, type Target } from './measure.js';

/**
 * @returns the rounds of each target; empty if the target doesn't support the cell or returned unexpected
 * responses
 * @throws Error if the first target returns an unexpected response, because it is the one to be measured
 */
export async function measureInTurns(
  bench: Bench,
  targets: readonly Target[],
  cell: Cell,
  rounds: number,
): Promise<Measured[][]> {
  const measured = targets.map((): Measured[] => []);
  const able = [...targets.keys()].filter((index) => targets[index]!.requests[cell.name] !== undefined);
  for (let round = 0; round < rounds; round += 1) {
    // The order alternates, because the load on the machine can differ between the first and the last
    // measurement.
    for (const index of round % 2 === 0 ? able : able.toReversed()) {
      const target = targets[index]!;
      const begun = measured[index]!.at(-1)?.begun;
      try {
        measured[index]!.push(await measureCell(bench, target, cell, target.requests[cell.name]!, begun));
      } catch (error) {
        if (index === 0) throw error;
        console.log(`not measured: ${target.name}: ${(error as Error).message}`);
        measured[index] = [];
        able.splice(able.indexOf(index), 1);
      }
    }
  }
  return measured;
}
