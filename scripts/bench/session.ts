/** Measures rowfeed and prints its figures. */
import type { Cell } from './cells.js';
import { type Bench, deletableRows, type Measurement, measureAll, type Target } from './measure.js';
import { costOf, settle } from './processes.js';
import { figuresHead, figuresRow, firstAskNote } from './report.js';
import { loadRows, startRowfeed } from './rowfeed.js';
import { newStorage, type Storage } from './storage.js';

/**
 * Loads a new database and starts anew on it, so that loading leaves no trace in the figures.
 *
 * @param nodeOptions for the server that is measured
 */
export async function measureRowfeed(
  bench: Bench,
  chosen: readonly Cell[],
  nodeOptions: readonly string[] = [],
): Promise<Measurement[]> {
  const storage = await newStorage(bench.folder, bench.postgres);
  await load(storage, bench, chosen);
  const target = await startRowfeed(storage, nodeOptions);
  try {
    await settle(target.server);
    const { rssBytes } = await costOf(target.server);
    console.log(`memory after the start: ${(rssBytes / 2 ** 20).toFixed(0)} MB\n`);
    return await measureAndPrint(bench, target, chosen);
  } finally {
    await target.server.stop();
    await storage.remove();
  }
}

/** Prints each figure as soon as it is known. */
export async function measureAndPrint(
  bench: Bench,
  target: Target,
  chosen: readonly Cell[],
): Promise<Measurement[]> {
  console.log(figuresHead());
  const measurements = await measureAll(bench, target, chosen, (one) => console.log(figuresRow(one)));
  const notes = measurements.flatMap(({ firstAsk }) =>
    firstAsk === undefined ? [] : [firstAskNote(firstAsk)],
  );
  for (const note of notes) console.log(`\n${note}`);
  return measurements;
}

export async function load(
  storage: Storage,
  { spread, seconds }: Bench,
  chosen: readonly Cell[],
  program?: string,
): Promise<void> {
  const target = await startRowfeed(storage, [], {}, program);
  const started = performance.now();
  try {
    await loadRows(
      target,
      chosen.map(({ name }) => name),
      spread,
      deletableRows(seconds),
    );
  } finally {
    await target.server.stop();
  }
  await storage.loaded();
  console.log(`loaded in ${((performance.now() - started) / 1_000).toFixed(1)} s`);
}
