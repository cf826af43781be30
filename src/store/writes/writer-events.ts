/** Defines the events that the writer reports to other modules. */
import type { Background } from '../../runtime/background.js';

export interface WriterEvents {
  /** A commit that changed this collection is synced to disk. */
  committed(collectionId: number): void;
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
    committed: (collectionId) => tell(() => events.committed(collectionId)),
    measured: (writes, durationMs, outcome) => tell(() => events.measured?.(writes, durationMs, outcome)),
  };
}
