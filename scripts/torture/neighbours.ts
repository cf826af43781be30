/**
 * Tests what one client can do to another. Attackers run in separate processes against a built server, while
 * a victim sends a light, steady load. The victim's latencies are compared with the latencies before the
 * attack. The server must stay within limits for memory and time.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { engine } from '../../test/support/engine.js';
import { killServers } from '../../test/support/server-process.js';
import { quantile } from '../shared/statistics.js';
import { attack as begin } from './neighbours/attackers.js';
import { type Attack, attacks, type Form } from './neighbours/attacks.js';
import { fillCollection, type Stage, setStage } from './neighbours/stage.js';
import { type Experience, type Kind, Victim } from './neighbours/victim.js';
import { type Finding, watchServer } from './neighbours/watch.js';

interface NeighboursOptions {
  /** The short form skips long attacks, and latencies, because they need a machine without other load. */
  readonly form: Form;
  /** The attacks to run. By default, all attacks of the form. */
  readonly ids?: readonly string[] | undefined;
  /** The built program. By default, the program of these sources. */
  readonly program?: string | undefined;
}

const columns = [
  ...(['victim', 'p50 ms', 'p99 ms', 'at most', 'probe', 'wrong', 'peak MB', 'held MB', 'end'] as const),
  ...(['besides', 'answers to attackers'] as const),
] as const;
/** One line of the table: a result for each column. */
type Line = Readonly<Record<(typeof columns)[number], Finding>>;

const builtProgram = fileURLToPath(new URL('../../dist/src/bin.js', import.meta.url));
const quietSeconds = { long: 5, short: 2 };
/** During an attack, p99 can be this multiple of the quiet p99, or exceed it by this many milliseconds. */
const p99AtMost = { times: 2, addedMs: 25 };
/** How much memory an attack may take, without a key and with keys. */
const peakAtMostMegabytes = { anonymous: 100, keyed: 500 };
/** The time from the second start of an attack until the server gets SIGTERM. */
const underwayMs = 2_000;

export async function neighbours({ form, ids, program = builtProgram }: NeighboursOptions) {
  const chosen = attacks.filter(
    ({ id, engine: only = engine, isQuick }) =>
      only === engine && (ids?.includes(id) ?? (form === 'long' || isQuick === true)),
  );
  const rows: string[][] = [];
  let failed = 0;
  for (const attack of chosen) {
    const line = await run(attack, form, program).catch(unjudged);
    const broken = columns.filter((column) => !line[column].isGood).join(', ');
    if (broken !== '') failed += 1;
    // The table comes only at the end, which can be many minutes later.
    console.error(
      `${attack.id} ${broken || 'holds'}: p99 ${line['p99 ms'].text} ms, peak ${line['peak MB'].text} MB`,
    );
    rows.push([`${attack.id} ${attack.name}`, ...columns.map((column) => line[column].text), broken || '-']);
  }
  return { head: [engine, ...columns, 'broken'], rows, failed };
}

async function run(attack: Attack, form: Form, program: string): Promise<Line> {
  let rows = '';
  const stage = await setStage(engine, program, attack.keys ?? 1, async (url, set) => {
    rows = await fillCollection(url, set.victim, 'own', 1, (n) => ({ n }));
    await attack.fill?.(url, set, form);
  });
  try {
    return await measure(attack, form, stage, rows);
  } finally {
    await killServers();
    await stage.remove();
  }
}

/** @param rows the path of the victim's rows */
async function measure(attack: Attack, form: Form, stage: Stage, rows: string): Promise<Line> {
  const server = await stage.start();
  const victim = new Victim(server.url, stage.victim, rows);
  const quiet = await victim.live(sleep(quietSeconds[form] * 1_000));
  const watch = await watchServer(server, stage.walFile);
  const tasks = attack.tasks(stage, form);
  const release = await attack.beside?.(stage);
  const attackers = await begin(server.url, tasks);
  const { stallsSeconds } = attack;
  const enough = stallsSeconds === undefined ? attackers.done : sleep(stallsSeconds * 1_000);
  const attacked = await victim.live(Promise.race([enough, watch.ended]));
  await release?.();
  const cut = stallsSeconds === undefined ? undefined : await watch.cut(attackers.begunAt);
  const overAt = cut === undefined ? attacked.endedAt : performance.now();
  const proof = await attack.proves?.({ pid: server.pid, url: server.url, stage, watch }).catch(unproved);
  const held = await watch.held(overAt);
  const again = attack.isStoppedUnder && !watch.hasEnded() ? await begin(server.url, tasks) : undefined;
  if (again !== undefined) await sleep(underwayMs);
  const end = await watch.stop();
  await again?.end();
  await attackers.end();
  const answers = [...(await attackers.done)].map(([status, count]) => `${count} x ${status}`);
  const besides = [cut, proof].filter((found) => found !== undefined);
  return {
    ...compare(quiet, attacked, form),
    ...{
      'peak MB': watch.peak(peakAtMostMegabytes[attack.keys === 0 ? 'anonymous' : 'keyed']),
      'held MB': held,
      end,
    },
    besides: {
      text: besides.map(({ text }) => text).join('; ') || '-',
      isGood: besides.every(({ isGood }) => isGood),
    },
    'answers to attackers': told(answers.join(', ') || '-'),
  };
}

/** Returns the latencies of the kind of request that is closest to its limit, and all wrong responses. */
function compare(quiet: Experience, attacked: Experience, form: Form) {
  const kinds = (Object.keys(quiet.fared) as Kind[]).map((kind) => {
    const [before, after] = [quiet.fared[kind].times, attacked.fared[kind].times];
    const quietP99 = quantile(before, 0.99);
    const limit = Math.max(quietP99 * p99AtMost.times, quietP99 + p99AtMost.addedMs);
    return { kind, before, after, limit, share: quantile(after, 0.99) / limit };
  });
  const worst = kinds.reduce((one, other) => (other.share > one.share ? other : one));
  const change = (share: number): string =>
    `${quantile(worst.before, share).toFixed(1)} > ${quantile(worst.after, share).toFixed(1)}`;
  const wrongs = new Map<string, { count: number; kinds: string[] }>();
  for (const [kind, { wrong }] of Object.entries(attacked.fared)) {
    for (const [what, count] of wrong) {
      const known = wrongs.get(what) ?? { count: 0, kinds: [] };
      wrongs.set(what, { count: known.count + count, kinds: [...known.kinds, kind] });
    }
  }
  const wrong = [...wrongs].map(([what, { count, kinds: of }]) => `${count} x ${what} (${of.join(', ')})`);
  return {
    victim: told(worst.kind),
    'p50 ms': told(change(0.5)),
    'p99 ms': { text: change(0.99), isGood: form === 'short' || worst.share <= 1 },
    'at most': told(worst.limit.toFixed(1)),
    probe: probed(attacked),
    wrong: { text: wrong.join(', ') || '0', isGood: wrong.length === 0 },
  };
}

/** Returns the worst status and the longest time of `/health`. */
function probed({ fared: { health } }: Experience): Finding {
  const [worst = '200'] = health.wrong.keys();
  return { text: `${worst}, ${Math.max(...health.times).toFixed(0)} ms`, isGood: health.wrong.size === 0 };
}

/** The line of an attack that failed to run. */
function unjudged({ message }: { message: string }): Line {
  const line = Object.fromEntries(columns.map((column) => [column, told('-')])) as unknown as Line;
  return { ...line, end: unproved({ message }) };
}

/** A value that has no limit. */
function told(text: string): Finding {
  return { text, isGood: true };
}

function unproved({ message }: { message: string }): Finding {
  return { text: message, isGood: false };
}
