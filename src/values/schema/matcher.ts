/**
 * Matches texts against patterns with re2js. The time of a match is at most proportional to the length of the
 * text times the size of the pattern. The memory of a pattern is limited, and is released with its matcher.
 */
import { RE2JS } from 're2js';
import { type Translation, translatePattern } from './pattern.js';

/** The remaining budget for validation. `spend` throws if it is exhausted. */
export interface Budget {
  spend(steps: number): void;
}

/**
 * A step of the budget pays for this many instructions times characters. If every character leads to a new
 * state, re2js takes 4 to 20 ns for each of them. It is far faster if it knows the states already, but nobody
 * can tell this in advance.
 */
const instructionsInStep = 16;
/**
 * The maximum size of the states of a pattern. Most patterns need 2 to 6 KB, but a single state of a pattern
 * with a Unicode property takes 10 to 30 KB. If re2js needs more, it drops the states or works without them.
 */
const maxStateBytes = 32_768;
const maxStateBytesOfProperties = 262_144;

export class PatternMatcher {
  /** The maximum size of the matcher in memory, approximately. */
  readonly bytes: number;
  readonly #pattern: Translation;
  readonly #maxStateBytes: number;
  #compiled: RE2JS | undefined;

  /** @param pattern a pattern that the schema check accepts */
  constructor(pattern: string) {
    this.#pattern = translatePattern(pattern);
    const { size, properties } = this.#pattern;
    this.#maxStateBytes = properties === 0 ? maxStateBytes : maxStateBytesOfProperties;
    this.bytes = this.#maxStateBytes + 200 * size + 8_192 * properties;
  }

  /**
   * Returns whether some part of the text matches. The budget pays in advance, because nothing can interrupt
   * re2js.
   *
   * @throws what `budget.spend` throws
   */
  matches(text: string, budget: Budget): boolean {
    budget.spend(1 + Math.ceil((text.length * this.#pattern.size) / instructionsInStep));
    this.#compiled ??= this.#compile(budget);
    return this.#compiled.test(text);
  }

  #compile(budget: Budget): RE2JS {
    const { re2, size, properties } = this.#pattern;
    // The ranges of a property are sorted again for each instruction.
    budget.spend(500 + size * (properties === 0 ? 5 : 60) + 400 * properties);
    // The group keeps re2js from its one-pass engine, which is 5 to 10 times slower than its automaton.
    const compiled = RE2JS.compile(`(${re2})`);
    // re2js has no option for this limit, which is 8 MiB by default. The fields are those of re2js 2.10.0.
    const { dfa } = compiled.re2();
    dfa.stateBudget = dfa.memBudget = this.#maxStateBytes;
    return compiled;
  }
}
