import { EventEmitter, once } from 'node:events';
import { WebSocket } from 'ws';
import type {
  AnyRow,
  Change,
  Mirror,
  MirrorError,
  MirrorStorage,
  StoredChanges,
} from '../../src/client/index.js';
import { hangMs } from './eventually.js';

/** The events that a mirror has sent since it was created. */
export interface Told {
  readonly changes: (readonly Change[])[];
  readonly synced: boolean[];
  readonly errors: MirrorError[];
  /** Waits until the condition is true. Checks it at each event. */
  until(what: string, isSo: () => boolean): Promise<void>;
}

export function listenTo(mirror: Mirror): Told {
  const events = new EventEmitter();
  const told = { changes: [] as (readonly Change[])[], synced: [] as boolean[], errors: [] as MirrorError[] };
  const note = <T>(list: T[], value: T): void => {
    list.push(value);
    events.emit('told');
  };
  mirror.on('change', (changes) => note(told.changes, changes));
  mirror.on('synced', (isSynced) => note(told.synced, isSynced));
  mirror.on('error', (error) => note(told.errors, error));
  return {
    ...told,
    async until(what, isSo) {
      const signal = AbortSignal.timeout(hangMs);
      while (!isSo()) {
        await once(events, 'told', { signal }).catch(() => {
          const rows = JSON.stringify([...mirror.rows.values()].slice(0, 5));
          throw new Error(`${what}: not so; ${mirror.rows.size} rows ${rows}, ${told.errors.join('; ')}`);
        });
      }
    },
  };
}

/** The WebSocket class to pass to a mirror. Undefined if the platform has one. */
export const ownWebSocket = 'WebSocket' in globalThis ? undefined : WebSocket;

/** The transports of a mirror. Everything that a mirror guarantees is true for each of them. */
export const transports = ['websocket', 'stream', 'poll'] as const;

/** Stores copies in memory. */
export class MemoryStorage implements MirrorStorage {
  readonly copies = new Map<string, { readonly rows: Map<number, AnyRow>; cursor: string }>();
  readonly cleared: string[] = [];
  /** Called with the copy after each save. */
  onSave: (copy: { readonly rows: ReadonlyMap<number, AnyRow>; readonly cursor: string }) => void = () =>
    undefined;

  async load(name: string): Promise<{ rows: Iterable<AnyRow>; cursor: string } | undefined> {
    const copy = this.copies.get(name);
    return copy && { rows: [...copy.rows.values()], cursor: copy.cursor };
  }

  async save(name: string, { from, put, remove, cursor }: StoredChanges): Promise<void> {
    if (this.copies.get(name)?.cursor !== from) return;
    const copy = this.copies.get(name) ?? { rows: new Map<number, AnyRow>(), cursor };
    for (const row of put) copy.rows.set(row.id, row);
    for (const id of remove) copy.rows.delete(id);
    copy.cursor = cursor;
    this.copies.set(name, copy);
    this.onSave(copy);
  }

  async clear(name: string): Promise<void> {
    this.cleared.push(name);
    this.copies.delete(name);
  }
}
