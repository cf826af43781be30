/** The changes that a comparison finds. */
import { type Part, placeOf } from './document.js';

/**
 * The direction of a value. Clients send requests: if the new document accepts less, they break. A response is sent by the
 * server: if the new document permits more, clients break.
 */
export type Direction = 'request' | 'response';

export interface Change {
  readonly impact: 'breaking' | 'compatible';
  /** The operation or channel and the part of it, such as `GET /v1/usage, response 200`. */
  readonly where: string;
  readonly what: string;
  /**
   * A JSON Pointer with `#` before it. If something was removed, it points into the old document, otherwise into the new
   * one.
   */
  readonly pointer: string;
  /** The number of further places with the same change, because they refer to the same part. */
  readonly more: number;
}

export class Changes {
  readonly #found = new Map<string, Change>();
  /** The keys of `#found`, once for each time that the change was found. */
  readonly #log: string[] = [];

  add(impact: Change['impact'], where: string, what: string, part: Part): void {
    const pointer = placeOf(part);
    const key = JSON.stringify([impact, what, pointer]);
    this.#log.push(key);
    const same = this.#found.get(key);
    this.#found.set(
      key,
      same === undefined ? { impact, where, what, pointer, more: 0 } : { ...same, more: same.more + 1 },
    );
  }

  /** Calls a function, and returns a function that adds the changes again that it has added, for another place. */
  record(compare: () => void): () => void {
    const start = this.#log.length;
    compare();
    const keys = [...new Set(this.#log.slice(start))];
    return () => {
      for (const key of keys) {
        const { more, ...change } = this.#found.get(key)!;
        this.#log.push(key);
        this.#found.set(key, { ...change, more: more + 1 });
      }
    };
  }

  /** Returns the changes, breaking ones first, otherwise in the order in which they were found. */
  get all(): readonly Change[] {
    const all = [...this.#found.values()];
    return [...all.filter(isBreaking), ...all.filter((change) => !isBreaking(change))];
  }
}

function isBreaking({ impact }: Change): boolean {
  return impact === 'breaking';
}

/** Returns the names in only one of two maps, and those in both with their values. */
export function compareNames<T>(
  before: ReadonlyMap<string, T>,
  after: ReadonlyMap<string, T>,
): { removed: [string, T][]; added: [string, T][]; both: [name: string, before: T, after: T][] } {
  return {
    removed: [...before].filter(([name]) => !after.has(name)),
    added: [...after].filter(([name]) => !before.has(name)),
    both: [...before].flatMap(([name, value]) => {
      const other = after.get(name);
      return other === undefined ? [] : [[name, value, other] as [string, T, T]];
    }),
  };
}
