/** Measures rowfeed and prints the results. */
import type { Cell } from './cells.js';
import { type Bench, deletableRows, type Measurement, measureAll, type Target } from './measure.js';
import { costOf, settle } from './processes.js';
import { figuresHead, figuresRow, firstAskNote } from './report.js';
import { loadRows, startRowfeed, withPlaces } from './rowfeed.js';
import { newStorage, type Storage } from './storage.js';

/** Prints each result immediately. @param nodeOptions options for the measured server */
export async function measureRowfeed(
  bench: Bench,
  chosen: readonly Cell[],
  nodeOptions: readonly string[] = [],
): Promise<Measurement[]> {
  const target = await startLoaded(bench, chosen, nodeOptions);
  try {
    console.log(figuresHead());
    const measurements = await measureAll(bench, target, chosen, (one) => console.log(figuresRow(one)));
    console.log(measurements.map(firstAskNote).join(''));
    return measurements;
  } finally {
    await target.server.stop();
  }
}

/**
 * Loads a new database and restarts the server on it, so that loading doesn't affect the results. `stop` also
 * removes the database.
 */
export async function startLoaded(
  bench: Bench,
  chosen: readonly Cell[],
  nodeOptions: readonly string[] = [],
  program?: string,
): Promise<Target> {
  const storage = await newStorage(bench.folder, bench.postgres);
  await load(storage, bench, chosen, program);
  const started = await startRowfeed(storage, nodeOptions, {}, program);
  const target = await withPlaces(started, chosen, bench.spread);
  await settle(target.server);
  const { rssBytes } = await costOf(target.server);
  console.log(`memory after the start: ${(rssBytes / 2 ** 20).toFixed(0)} MB\n`);
  const stop = async (): Promise<void> => {
    await target.server.stop();
    await storage.remove();
  };
  return { ...target, server: { ...target.server, stop } };
}

async function load(
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
