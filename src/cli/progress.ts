/** Shows the progress of a command on standard error: a bar on a terminal, otherwise a line with the time every 5 s. */

import { formatCount } from '../text/count.js';
import { remark } from './output.js';

export interface Progress {
  /**
   * @param count number of rows or bytes so far; undefined if the step does not count
   * @param done completed share of all work, from 0 to 1; undefined if it is unknown
   * @param step the step of the work, such as `reading`; each step starts to count again
   */
  update(count: number | undefined, done?: number, step?: string): void;
  /** Prints a line without disturbing the progress bar. */
  remark(text: string): void;
}

/** Displays the progress, as a bar or as lines. */
interface Display {
  readonly everyMs: number;
  show(words: string, done: number | undefined): void;
  remark(text: string): void;
  end(): void;
}

/** Runs `work` and displays its progress until it finishes. @param things the unit of the counts */
export async function withProgress<T>(
  work: (progress: Progress) => Promise<T>,
  things: 'rows' | 'bytes' | 'collections' | 'entries' = 'rows',
): Promise<T> {
  const display = process.stderr.isTTY ? await bar() : lines;
  let start = performance.now();
  let latest: readonly [count: number | undefined, done: number | undefined] | undefined;
  let latestStep: string | undefined;
  const timer = setInterval(() => {
    if (latest === undefined) return;
    const words = wordsOf(things, performance.now() - start, ...latest);
    display.show([latestStep, words].filter(Boolean).join(': '), latest[1]);
  }, display.everyMs);
  try {
    return await work({
      update: (count, done, step) => {
        if (latest !== undefined && step !== latestStep) start = performance.now();
        latestStep = step;
        latest = [count, done];
      },
      remark: (text) => display.remark(text),
    });
  } finally {
    clearInterval(timer);
    display.end();
  }
}

/** For logs, for example of a nightly job. */
const lines: Display = {
  everyMs: 5_000,
  show: (words) => remark(`${new Date().toISOString()} ${words}`),
  remark,
  end: () => undefined,
};

/** Returns when a command started and how long it has taken, for its JSON. */
export function startTimer(): () => { readonly started_at: string; readonly duration_ms: number } {
  const startedAt = new Date().toISOString();
  const start = performance.now();
  return () => ({ started_at: startedAt, duration_ms: Math.round(performance.now() - start) });
}

async function bar(): Promise<Display> {
  const { Presets, SingleBar } = await import('cli-progress');
  const options = { hideCursor: true, clearOnComplete: true, fps: 100 };
  let shown: InstanceType<typeof SingleBar> | undefined;
  let shownFormat: string | undefined;
  const end = (): void => {
    shown?.stop();
    shown = undefined;
  };
  return {
    everyMs: 200,
    show: (words, done) => {
      // Without a known share, only the words are shown.
      const format = done === undefined ? '{words}' : '{bar} {words}';
      if (format !== shownFormat) end();
      if (shown === undefined) {
        shownFormat = format;
        shown = new SingleBar({ ...options, format }, Presets.shades_classic);
        shown.start(1, done ?? 0, { words });
      } else shown.update(done ?? 0, { words });
    },
    // Removes the bar first, because it erases its line when it stops. The next update draws it again.
    remark: (text) => {
      end();
      remark(text);
    },
    end,
  };
}

function wordsOf(
  things: string,
  elapsedMs: number,
  count: number | undefined,
  done: number | undefined,
): string {
  if (count === undefined) return '';
  const seconds = elapsedMs / 1_000;
  return [
    ...(done === undefined ? [] : [`${Math.floor(done * 100)} %`]),
    `${formatCount(count)} ${things}`,
    `${formatCount(Math.round(count / seconds))}/s`,
    ...(done ? [`${Math.ceil((seconds / done) * (1 - done))} s left`] : []),
  ].join(', ');
}
