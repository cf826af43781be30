/** Defines the events that the writer reports to other modules. */
import type { CollectionCommit } from '../../engines/engine.js';
import type { Background } from '../../runtime/background.js';

export interface WriterEvents {
  /** A commit that changed this collection is synced to disk. */
  committed(collectionId: number): void;
  /** The changes of this commit in one collection are synced to disk. */
  changed?: ((commit: CollectionCommit) => void) | undefined;
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
    changed: (commit) => tell(() => events.changed?.(commit)),
    measured: (writes, durationMs, outcome) => tell(() => events.measured?.(writes, durationMs, outcome)),
  };
}
