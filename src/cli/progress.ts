/** How far a command has come: a bar on a terminal, elsewhere a line now and then; on standard error. */
import { formatCount, remark } from './output.js';

export interface Progress {
  /**
   * @param rows so far
   * @param done of what is to be done in all, from 0 to 1; undefined where nobody knows
   */
  update(rows: number, done?: number): void;
  /** Says something meanwhile. */
  remark(text: string): void;
}

const lineEveryMs = 5_000;

export function withProgress<T>(work: (progress: Progress) => Promise<T>): Promise<T> {
  return process.stderr.isTTY ? withBar(work) : withLines(work);
}

async function withLines<T>(work: (progress: Progress) => Promise<T>): Promise<T> {
  const start = performance.now();
  let last: { readonly rows: number; readonly done: number | undefined } | undefined;
  const timer = setInterval(() => {
    if (last === undefined) return;
    const { rows, done } = last;
    remark([...(done === undefined ? [] : [percentOf(done)]), ...saidOf(start, rows, done)].join(', '));
  }, lineEveryMs);
  try {
    return await work({
      update: (rows, done) => {
        last = { rows, done };
      },
      remark,
    });
  } finally {
    clearInterval(timer);
  }
}

async function withBar<T>(work: (progress: Progress) => Promise<T>): Promise<T> {
  const { Presets, SingleBar } = await import('cli-progress');
  const start = performance.now();
  const options = { hideCursor: true, clearOnComplete: true, format: '{bar}{said}' };
  const bar = new SingleBar(options, Presets.shades_classic);
  // Where nobody knows how far it is, there is no bar.
  const unknown = new SingleBar({ ...options, format: '{said}' }, Presets.shades_classic);
  let shown = unknown;
  unknown.start(1, 0, { said: '' });
  try {
    return await work({
      update: (rows, done) => {
        const said = saidOf(start, rows, done).join(', ');
        if (done !== undefined && shown === unknown) {
          unknown.stop();
          shown = bar;
          bar.start(1, done, { said });
        }
        shown.update(done ?? 0, { said: done === undefined ? said : ` ${percentOf(done)}, ${said}` });
      },
      // The bar is drawn anew below.
      remark: (text) => remark(`\r\u001b[K${text}`),
    });
  } finally {
    shown.stop();
  }
}

function percentOf(done: number): string {
  return `${Math.floor(done * 100)} %`;
}

function saidOf(start: number, rows: number, done: number | undefined): string[] {
  const seconds = (performance.now() - start) / 1_000;
  const words = [`${formatCount(rows)} rows`, `${formatCount(Math.round(rows / seconds))}/s`];
  return done ? [...words, `${Math.ceil((seconds / done) * (1 - done))} s to go`] : words;
}
