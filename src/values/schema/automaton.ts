/**
 * Tests whether a text contains a match of a compiled pattern. It runs the program of the pattern as a
 * deterministic automaton. The automaton creates states on demand and keeps only a limited number of them.
 * Each character costs one table look-up, or at most one step per instruction if the next state is new.
 */
import { type Assertion, type CharacterSet, hasCharacter, type Program } from './pattern.js';

/** The remaining budget for validation. `spend` throws if it is exhausted. */
export interface Budget {
  spend(steps: number): void;
}

interface State {
  /** Sorted indexes of the instructions that follow the last character. Assertions are not evaluated yet. */
  readonly pending: Uint16Array;
  readonly isStart: boolean;
  readonly isBehindWord: boolean;
  /**
   * The next state by class of the next character. `matched` means that the text matches regardless of the
   * rest.
   */
  readonly next: (State | typeof matched | undefined)[];
  /** Whether the text matches if it ends here. Undefined until this is needed. */
  fitsAtEnd: boolean | undefined;
}

const matched = Symbol('matched');
const maxStates = 500;
/**
 * Approximate limit for the states of all patterns together, because one account may have thousands of
 * patterns.
 */
const maxBytesInAll = 33_554_432;
const asciiCount = 128;
/** Maximum number of non-ASCII characters whose class is cached. A full cache is emptied. */
const maxClasses = 4_096;

export class Automaton {
  readonly #program: Program;
  readonly #sets: readonly CharacterSet[];
  readonly #ascii = new Int16Array(asciiCount).fill(-1);
  readonly #others = new Map<number, number>();
  /**
   * Classes of characters, by signature: the sets that contain them, and whether they are word characters.
   */
  readonly #classes = new Map<string, number>();
  readonly #examples: number[] = [];
  #states = new Map<string, State>();
  #first: State;
  /** The automata that currently have states. `#bytes` is the approximate size of these states. */
  static readonly #holders = new Set<Automaton>();
  static #bytes = 0;

  constructor(program: Program) {
    this.#program = program;
    this.#sets = [...new Set(program.flatMap((each) => (each.kind === 'set' ? [each.set] : [])))];
    this.#first = this.#state([program.length - 1], true, false);
  }

  /** Returns whether some part of the text matches. @throws what `budget.spend` throws */
  fits(text: string, budget: Budget): boolean {
    let state = this.#first;
    for (let at = 0; at < text.length; at += 1) {
      if ((at & 0x3ff) === 0) budget.spend(1 + (Math.min(text.length - at, 1_024) >> 4));
      const codePoint = text.codePointAt(at)!;
      if (codePoint > 0xffff) at += 1;
      const kind = this.#classOf(codePoint);
      const next = state.next[kind] ?? this.#step(state, kind, budget);
      if (next === matched) return true;
      state = next;
    }
    state.fitsAtEnd ??= this.#closure(state, undefined) === matched;
    return state.fitsAtEnd;
  }

  #classOf(codePoint: number): number {
    const known = codePoint < asciiCount ? this.#ascii[codePoint]! : (this.#others.get(codePoint) ?? -1);
    if (known >= 0) return known;
    const signature = `${isWord(codePoint)} ${this.#sets.map((set) => Number(hasCharacter(set, codePoint))).join('')}`;
    let found = this.#classes.get(signature);
    if (found === undefined) {
      found = this.#examples.push(codePoint) - 1;
      this.#classes.set(signature, found);
    }
    if (codePoint < asciiCount) this.#ascii[codePoint] = found;
    else {
      if (this.#others.size >= maxClasses) this.#others.clear();
      this.#others.set(codePoint, found);
    }
    return found;
  }

  #step(state: State, kind: number, budget: Budget): State | typeof matched {
    budget.spend(16 + 2 * this.#program.length);
    const example = this.#examples[kind]!;
    const reached = this.#closure(state, example);
    let next: State | typeof matched = matched;
    if (reached !== matched) {
      const pending = reached.flatMap((index) => {
        const instruction = this.#program[index]!;
        return instruction.kind === 'set' && hasCharacter(instruction.set, example) ? [instruction.next] : [];
      });
      // A match can start at any character, so the program also starts again here.
      pending.push(this.#program.length - 1);
      next = this.#state(pending, false, isWord(example));
    }
    if (kind >= state.next.length) Automaton.#count(this, 16 * (kind + 1 - state.next.length));
    state.next[kind] = next;
    return next;
  }

  static #count(holder: Automaton, bytes: number): void {
    Automaton.#bytes += bytes;
    Automaton.#holders.add(holder);
    if (Automaton.#bytes <= maxBytesInAll) return;
    for (const each of Automaton.#holders) each.#forget();
    Automaton.#holders.clear();
    Automaton.#bytes = 0;
  }

  /** Drops the states to free memory. A match in progress keeps a reference to the state that it needs. */
  #forget(): void {
    this.#states = new Map();
    this.#first = { ...this.#first, next: [] };
  }

  #state(pending: readonly number[], isStart: boolean, isBehindWord: boolean): State {
    const sorted = Uint16Array.from(new Set(pending)).sort();
    const name = `${isStart} ${isBehindWord} ${sorted.join(' ')}`;
    const known = this.#states.get(name);
    if (known !== undefined) return known;
    if (this.#states.size >= maxStates) this.#forget();
    Automaton.#count(this, 200 + 10 * sorted.length);
    const made: State = { pending: sorted, isStart, isBehindWord, next: [], fitsAtEnd: undefined };
    this.#states.set(name, made);
    return made;
  }

  /**
   * Follows the instructions up to the sets that the next character is compared with, and returns these sets.
   * Undefined as `next` means the end of the text.
   */
  #closure(state: State, next: number | undefined): number[] | typeof matched {
    const isBoundary = state.isBehindWord !== (next !== undefined && isWord(next));
    const holds: Readonly<Record<Assertion, boolean>> = {
      start: state.isStart,
      end: next === undefined,
      boundary: isBoundary,
      'no boundary': !isBoundary,
    };
    const seen = new Uint8Array(this.#program.length);
    const stack = [...state.pending];
    const sets: number[] = [];
    for (let index = stack.pop(); index !== undefined; index = stack.pop()) {
      if (seen[index] === 1) continue;
      seen[index] = 1;
      const instruction = this.#program[index]!;
      if (instruction.kind === 'match') return matched;
      if (instruction.kind === 'set') sets.push(index);
      else if (instruction.kind === 'split') stack.push(instruction.next, instruction.other);
      else if (holds[instruction.what]) stack.push(instruction.next);
    }
    return sets;
  }
}

/** Returns whether a code point is a word character for `\b`, as in `\w`. */
function isWord(codePoint: number): boolean {
  return (
    (codePoint >= 0x61 && codePoint <= 0x7a) ||
    (codePoint >= 0x41 && codePoint <= 0x5a) ||
    (codePoint >= 0x30 && codePoint <= 0x39) ||
    codePoint === 0x5f
  );
}
