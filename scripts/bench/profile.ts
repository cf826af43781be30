/**
 * Shows where the main thread of a server spent its time during a measurement, from the file that
 * `--cpu-prof` writes.
 */
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cell } from './cells.js';
import type { Bench } from './measure.js';
import { measureRowfeed } from './session.js';

/** The parts of a V8 CPU profile that this module reads. Times are µs of the monotonic clock. */
interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: {
      readonly functionName: string;
      readonly url: string;
      readonly lineNumber: number;
    };
  }[];
  readonly startTime: number;
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

interface Window {
  readonly from: number;
  readonly to: number;
}

const shownPlaces = 40;
/** The default is 1,000 µs. With 250 µs, the load still reaches 90 % of its speed. */
const samplingIntervalUs = 250;

/** Measures one cell, and prints the functions with the most self time. The profile file is kept. */
export async function printProfile(bench: Bench, chosen: readonly Cell[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rowfeed-profile-'));
  const profiled = ['--cpu-prof', `--cpu-prof-dir=${folder}`, `--cpu-prof-interval=${samplingIntervalUs}`];
  const [measurement] = await measureRowfeed(bench, chosen, profiled);
  const file = (await readdir(folder)).find((name) => name.endsWith('.cpuprofile'));
  if (measurement === undefined || file === undefined) throw new Error('the server left no profile');
  const path = join(folder, file);
  const times = selfTimes(JSON.parse(await readFile(path, 'utf8')), measurement.window);
  const total = times.reduce((sum, { us }) => sum + us, 0);
  console.log('\nself time of the main thread while measured: percent, microseconds a request, function\n');
  for (const { place, us } of times.slice(0, shownPlaces)) {
    const percent = ((us / total) * 100).toFixed(1).padStart(5);
    console.log(`${percent} %  ${(us / measurement.requests).toFixed(2).padStart(7)}  ${place}`);
  }
  console.log(`\n${path} can be opened in a browser's developer tools`);
}

/** @returns the functions with their self time in the window, longest first */
function selfTimes(profile: CpuProfile, window: Window): { place: string; us: number }[] {
  const places = new Map(profile.nodes.map(({ id, callFrame }) => [id, placeOf(callFrame)]));
  const times = new Map<string, number>();
  let time = profile.startTime;
  profile.samples.forEach((id, index) => {
    const delta = profile.timeDeltas[index]!;
    time += delta;
    if (time < window.from || time > window.to) return;
    const place = places.get(id)!;
    times.set(place, (times.get(place) ?? 0) + delta);
  });
  return [...times].map(([place, us]) => ({ place, us })).sort((a, b) => b.us - a.us);
}

function placeOf({ functionName, url, lineNumber }: CpuProfile['nodes'][number]['callFrame']): string {
  const name = functionName || '(anonymous)';
  if (url === '') return name;
  const path = url.replace(/^.*\/(node_modules|dist)\//, '');
  return `${name}  ${path}:${lineNumber + 1}`;
}
