/** Measures rowfeed in turns with the baseline and with other servers, and prints the results. */
import { median, whole } from '../shared/statistics.js';
import { startTable } from '../shared/table.js';
import { type Cell, cellNames, cells, get } from './cells.js';
import { type Bench, type Measured, measureInTurns, type Target } from './measure.js';
import { startPeers } from './peers.js';
import { startLoaded } from './rowfeed.js';
import { spreadsUpTo, titleOf } from './template.js';

interface Measurement extends Measured {
  readonly cell: Cell;
  /** The ratio to the baseline's requests per second. */
  readonly ratio: number;
  readonly baseline: number;
}

/** Measurements by server or build, in display order. */
export type Groups = ReadonlyMap<string, readonly Measurement[]>;

const titleWidth = Math.max(...cells.map(({ title }) => title.length));
const goalOnPostgres = 3;

/** @param peers the names of the other servers to measure, and the folder in which they are installed */
export async function compare(
  bench: Bench,
  chosen: readonly Cell[],
  peers?: { readonly only: readonly string[] | undefined; readonly folder: string },
): Promise<Groups> {
  const targets: Target[] = [];
  const groups = new Map<string, Measurement[]>();
  try {
    targets.push(await startLoaded(bench, chosen));
    if (peers !== undefined) targets.push(...(await startPeers(bench, chosen, peers)));
    const row = startTable({
      ...{ cell: -titleWidth, server: -17, 'req/s': 6, ratio: 6, goal: 6, reached: -11, 'CPU us': 7 },
      ...{ 'main us': 7, 'p50 ms': 7, 'p99 ms': 7, 'RSS MB': 6, 'anon MB': 7, baseline: 8 },
    });
    for (const { name } of targets) groups.set(name, []);
    for (const cell of chosen) {
      const hello = helloOf(bench);
      const [own, baseline, ...others] = await measureInTurns(
        bench,
        [targets[0]!, hello, ...targets.slice(1)],
        cell,
      );
      for (const [index, measured] of [own!, ...others].entries()) {
        if (measured.length === 0) continue;
        const server = targets[index]!.name;
        const one = medianOf(cell, measured, baseline!);
        groups.get(server)!.push(one);
        const { requestsPerSecond, ratio, errors, requests } = one;
        // The goals only apply to rowfeed.
        const goal = index === 0 ? cell.goal : undefined;
        const reached = goal === undefined ? '' : ratio >= goal ? 'yes' : 'no';
        row(
          ...[cell.title, server, whole(requestsPerSecond), ratio.toFixed(3), goal?.toFixed(3) ?? ''],
          isValid(one) ? reached : requests === 0 ? 'no answers' : `${errors} errors`,
          ...[one.cpuUs.toFixed(1), one.mainThreadUs.toFixed(1), one.p50Ms.toFixed(2), one.p99Ms.toFixed(2)],
          ...[whole(one.rssMb), whole(one.anonymousMb), whole(one.baseline)],
        );
      }
    }
  } finally {
    for (const { server } of targets) await server.stop();
  }
  for (const [server, group] of groups) for (const one of group) printFirstAsk(server, one);
  if (peers === undefined) return groups;
  const [, ...others] = groups.keys();
  const goal = bench.postgres === undefined ? undefined : goalOnPostgres;
  const title = goal === undefined ? 'x best peer' : `x best peer, goal ${goal.toFixed(1)}`;
  printRatios('Ratios to the baseline', chosen, groups, title, (ratios) =>
    timesBestPeer(ratios, others, goal),
  );
  return groups;
}

/** Returns true if there were responses and all of them were as expected. */
export const isValid = ({ errors, requests }: Measured): boolean => errors === 0 && requests > 0;

/** The baseline as a target that takes part in the turns. */
function helloOf({ hello }: Bench): Target {
  const requests = Object.fromEntries(cellNames.map((name) => [name, get('/')]));
  return { name: 'hello', server: hello, headers: {}, requests };
}

/** Returns the round with the median ratio to the baseline. The errors are the sum of all rounds. */
function medianOf(cell: Cell, rounds: readonly Measured[], baselines: readonly Measured[]): Measurement {
  const all = rounds.map((measured, round) => {
    const baseline = baselines[round]!.requestsPerSecond;
    return { ...measured, cell, baseline, ratio: measured.requestsPerSecond / baseline };
  });
  const middle = median(all.map(({ ratio }) => ratio));
  const errors = rounds.reduce((sum, round) => sum + round.errors, 0);
  return { ...all.find(({ ratio }) => ratio === middle)!, errors, firstAsk: rounds[0]!.firstAsk };
}

function printFirstAsk(server: string, { cell, firstAsk }: Measurement): void {
  if (firstAsk === undefined) return;
  const { firstMs, isIncomplete, indexedAfterMs } = firstAsk;
  const scan = isIncomplete ? 'an incomplete scan' : 'a scan';
  const index = indexedAfterMs === undefined ? '' : `; served by an index after ${whole(indexedAfterMs)} ms`;
  console.log(
    `\n${server}, ${cell.title}: the first request, ${scan}, took ${firstMs.toFixed(1)} ms${index}`,
  );
}

type Ratios = readonly (number | undefined)[];

/** Prints the ratios to the baseline, with a row for each cell and a column for each group and for a remark. */
function printRatios(
  what: string,
  chosen: readonly Cell[],
  groups: Groups,
  remark: string,
  remarkOn: (ratios: Ratios) => string,
): void {
  console.log(`\n${what}:\n`);
  const columns = [...groups.keys(), remark].map(
    (title) => [title, title === remark ? -title.length : 6] as const,
  );
  const row = startTable({ cell: -titleWidth, ...Object.fromEntries(columns) });
  for (const cell of chosen) {
    const found = [...groups.values()].map((group) => group.find((one) => one.cell === cell));
    const texts = found.map((one) =>
      one === undefined ? '-' : isValid(one) ? one.ratio.toFixed(3) : 'errors',
    );
    const ratios = found.map((one) => (one !== undefined && isValid(one) ? one.ratio : undefined));
    row(cell.title, ...texts, remarkOn(ratios));
  }
}

/** @param names the names of the peers, in the order of their ratios */
function timesBestPeer([own, ...others]: Ratios, names: readonly string[], goal: number | undefined): string {
  const best = Math.max(...others.map((ratio) => ratio ?? 0));
  if (own === undefined || best <= 0) return '';
  const times = own / best;
  const reached = goal === undefined ? [] : [times >= goal ? 'yes' : 'no'];
  return [names[others.indexOf(best)], String(Number(times.toPrecision(2))), ...reached].join('  ');
}

/**
 * Measures whether the cost of a request depends on the numbers of rows and collections. Prints multiples of the speed
 * with the smallest number of rows.
 */
export async function measureGrowth(bench: Bench, chosen: readonly Cell[]): Promise<Groups> {
  const groups = new Map<string, readonly Measurement[]>();
  for (const spread of spreadsUpTo(bench.spread.rowsEach)) {
    const title = titleOf(spread);
    console.log(`\n${title} rows`);
    groups.set(title, (await compare({ ...bench, spread }, chosen)).get('rowfeed')!);
  }
  const [smallest, ...larger] = groups.values();
  console.log('\nCollections x rows in each: first requests per second and CPU us, then multiples of both.');
  console.log('The multiples of requests per second take the baseline into account.\n');
  const titles = [...groups.keys()].map((title) => [title, 14] as const);
  const row = startTable({ cell: -titleWidth, ...Object.fromEntries(titles) });
  for (const [index, cell] of chosen.entries()) {
    const base = smallest![index]!;
    const multiples = larger.map((group) => {
      const one = group[index]!;
      if (!isValid(one) || !isValid(base)) return 'errors';
      return `${(one.ratio / base.ratio).toFixed(2)} ${(one.cpuUs / base.cpuUs).toFixed(2)}`;
    });
    row(cell.title, `${whole(base.requestsPerSecond)} ${base.cpuUs.toFixed(0)}`, ...multiples);
  }
  return groups;
}

/** Measures this build and another one in turns, and prints the median of the ratios of all rounds. */
export async function compareBuilds(
  bench: Bench,
  chosen: readonly Cell[],
  programs: readonly string[],
): Promise<void> {
  const targets: Target[] = [];
  try {
    for (const program of programs) targets.push(await startLoaded(bench, chosen, program));
    const row = startTable({
      ...{ cell: -titleWidth, 'this build': 10, 'the other': 10, ratio: 6, 'main thread us, least': 21 },
    });
    for (const cell of chosen) {
      const sides = await measureInTurns(bench, targets, cell);
      const [own, other] = sides.map((side) => side.map(({ requestsPerSecond }) => requestsPerSecond));
      if (other!.length === 0) continue;
      const ratio = median(own!.map((rate, round) => rate / other![round]!));
      // Uses the minimum of each, because noise on the machine only adds time.
      const least = sides.map((side) => Math.min(...side.map(({ mainThreadUs }) => mainThreadUs)).toFixed(1));
      row(
        cell.title,
        median(own!).toFixed(0),
        median(other!).toFixed(0),
        ratio.toFixed(2),
        least.join(' / '),
      );
    }
  } finally {
    for (const { server } of targets) await server.stop();
  }
}
