/** Several servers cell by cell in turns: machines are noisy, and all meet the same noise. */
import type { Cell } from './cells.js';
import { type Bench, type Measured, measureCell, type Target } from './measure.js';

/**
 * @returns the rounds of each target; none where the cell is beyond it, or was answered wrongly
 * @throws Error when the first of them, which is what is measured, answers wrongly
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
    // Who is first has a quieter machine, or a noisier one.
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
