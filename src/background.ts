/** What goes on in the background: nobody waits for it to succeed, so its failures are logged and counted here. */
import { type Logger, OutageLog } from './logger.js';

/** The tasks by their names in /metrics, with what the log calls them. */
const tasks = {
  purge: 'removing what deleted collections held',
  trim: 'trimming the change log',
  index: 'making indexes',
  read_log: 'reading the change log',
  flush_usage: 'storing the usage',
  tell: 'telling of commits',
} as const;

export type BackgroundTask = keyof typeof tasks;

interface State {
  readonly outage: OutageLog;
  readonly failing: Set<unknown>;
}

export class Background {
  readonly #states: ReadonlyMap<string, State>;
  readonly #counted: ((task: BackgroundTask) => void) | undefined;

  /** `counted` is told of every failure. */
  constructor(log?: Logger, counted?: (task: BackgroundTask) => void) {
    const state = (what: string): State => ({ outage: new OutageLog(log, what), failing: new Set() });
    this.#states = new Map(Object.entries(tasks).map(([task, what]) => [task, state(what)]));
    this.#counted = counted;
  }

  /** `by`: whichever of several does the task. It is logged when the first of them fails, and when none does any more. */
  failed(task: BackgroundTask, error: unknown, by: unknown = task): void {
    const { outage, failing } = this.#states.get(task)!;
    failing.add(by);
    this.#counted?.(task);
    outage.failed(error);
  }

  worked(task: BackgroundTask, by: unknown = task): void {
    const { outage, failing } = this.#states.get(task)!;
    if (failing.delete(by) && failing.size === 0) outage.worked();
  }

  /** Never rejects. */
  run(task: BackgroundTask, work: () => Promise<unknown>): Promise<void> {
    return work().then(
      () => this.worked(task),
      (error: unknown) => this.failed(task, error),
    );
  }
}
