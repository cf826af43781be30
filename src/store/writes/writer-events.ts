/** Defines the events that the writer reports to other modules. */
import type { CollectionCommit } from '../../engines/engine.js';
import type { Background } from '../../runtime/background.js';

export interface WriterEvents {
  /** The changes of this commit in one collection are synced to disk. */
  committed(commit: CollectionCommit): void;
  /** A commit of `writes` writes was attempted. `writes` is 0 if the commit only contained usage. */
  measured?: ((writes: number, durationMs: number, outcome: 'done' | 'failed') => void) | undefined;
}

/** Returns events that never throw: if a listener fails, the commit and the other listeners aren't affected. */
export function guarded(events: WriterEvents, background: Background): Required<WriterEvents> {
  const tell = (listener: () => void): void => {
    try {
      listener();
    } catch (error) {
      background.failed('tell', error);
    }
  };
  return {
    committed: (commit) => tell(() => events.committed(commit)),
    measured: (writes, durationMs, outcome) => tell(() => events.measured?.(writes, durationMs, outcome)),
  };
}
