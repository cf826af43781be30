/** How far a command has come: a bar on a terminal, elsewhere a line now and then; on standard error. */
import { formatCount, remark } from './output.js';

export interface Progress {
  /**
   * @param count of rows, or what else is counted, so far
   * @param done of what is to be done in all, from 0 to 1; undefined where nobody knows
   */
  update(count: number, done?: number): void;
  /** Says something meanwhile. */
  remark(text: string): void;
}

/** Shows how far it is. */
interface Display {
  readonly everyMs: number;
  show(words: string, done: number | undefined): void;
  remark(text: string): void;
  end(): void;
}

/** @param things what is counted */
export async function withProgress<T>(
  work: (progress: Progress) => Promise<T>,
  things: 'rows' | 'bytes' = 'rows',
): Promise<T> {
  const display = process.stderr.isTTY ? await bar() : lines;
  const start = performance.now();
  let latest: readonly [count: number, done: number | undefined] | undefined;
  const timer = setInterval(() => {
    if (latest !== undefined) display.show(wordsOf(things, performance.now() - start, ...latest), latest[1]);
  }, display.everyMs);
  try {
    return await work({
      update: (count, done) => {
        latest = [count, done];
      },
      remark: (text) => display.remark(text),
    });
  } finally {
    clearInterval(timer);
    display.end();
  }
}

const lines: Display = { everyMs: 5_000, show: remark, remark, end: () => undefined };

async function bar(): Promise<Display> {
  const { Presets, SingleBar } = await import('cli-progress');
  const options = { hideCursor: true, clearOnComplete: true, fps: 100 };
  let shown: InstanceType<typeof SingleBar> | undefined;
  const end = (): void => {
    shown?.stop();
    shown = undefined;
  };
  return {
    everyMs: 200,
    show: (words, done) => {
      // Where nobody knows how far it is, there is no bar.
      const format = done === undefined ? '{words}' : '{bar} {words}';
      if (shown === undefined) {
        shown = new SingleBar({ ...options, format }, Presets.shades_classic);
        shown.start(1, done ?? 0, { words });
      } else shown.update(done ?? 0, { words });
    },
    // It is drawn anew below: at its end it wipes out the line where it began.
    remark: (text) => {
      end();
      remark(text);
    },
    end,
  };
}

function wordsOf(things: string, elapsedMs: number, count: number, done: number | undefined): string {
  const seconds = elapsedMs / 1_000;
  return [
    ...(done === undefined ? [] : [`${Math.floor(done * 100)} %`]),
    `${formatCount(count)} ${things}`,
    `${formatCount(Math.round(count / seconds))}/s`,
    ...(done ? [`${Math.ceil((seconds / done) * (1 - done))} s to go`] : []),
  ].join(', ');
}
