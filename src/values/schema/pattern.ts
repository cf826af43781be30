/**
 * Compiles regular expressions for JSON Schema. It accepts the syntax that both ECMAScript (with the flag
 * `u`) and RE2 support, with the meaning of ECMAScript. The result is a program of instructions.
 * `automaton.ts` runs it in time proportional to the length of the text.
 */

/** A set of code points. */
export interface CharacterSet {
  readonly ranges: readonly (readonly [from: number, to: number])[];
  /** Predicates for further code points that ranges can't describe. */
  readonly also: readonly ((codePoint: number) => boolean)[];
  readonly isNegated: boolean;
}

export type Instruction =
  | { readonly kind: 'set'; readonly set: CharacterSet; readonly next: number }
  | { readonly kind: 'split'; readonly next: number; readonly other: number }
  | { readonly kind: 'assert'; readonly what: Assertion; readonly next: number }
  | { readonly kind: 'match' };

export type Assertion = 'start' | 'end' | 'boundary' | 'no boundary';

/** The instructions of a pattern. The program starts at the last instruction. */
export type Program = readonly Instruction[];

export const maxPatternLength = 256;
export const maxInstructions = 1_000;
/** The limit of RE2. */
const maxRepeat = 1_000;

type Node =
  | { readonly kind: 'empty' }
  | { readonly kind: 'set'; readonly set: CharacterSet }
  | { readonly kind: 'assert'; readonly what: Assertion }
  | { readonly kind: 'sequence' | 'choice'; readonly nodes: readonly Node[] }
  | { readonly kind: 'group'; readonly node: Node }
  | { readonly kind: 'repeat'; readonly node: Node; readonly min: number; readonly max: number };

export class PatternError extends Error {}

/** @throws PatternError with a reason that follows "is no pattern that is taken: " */
export function compilePattern(pattern: string): Program {
  if ([...pattern].length > maxPatternLength)
    throw new PatternError(`it has more than ${maxPatternLength} characters`);
  const node = new Reader(pattern).pattern();
  try {
    new RegExp(pattern, 'u');
  } catch {
    throw new PatternError('ECMAScript does not take it');
  }
  if (sizeOf(node) + 1 > maxInstructions)
    throw new PatternError(`it takes more than ${maxInstructions} instructions`);
  const program: Instruction[] = [{ kind: 'match' }];
  const start = emit(node, 0, program);
  // Makes the last instruction the start of the program.
  if (start !== program.length - 1) program.push({ kind: 'split', next: start, other: start });
  return program;
}

/** Returns the number of instructions of a node. Groups include the instructions that RE2 uses for them. */
function sizeOf(node: Node): number {
  switch (node.kind) {
    case 'empty':
      return 0;
    case 'set':
    case 'assert':
      return 1;
    case 'sequence':
      return sum(node.nodes);
    case 'choice':
      return sum(node.nodes) + node.nodes.length - 1;
    case 'group':
      return sizeOf(node.node) + 2;
    case 'repeat': {
      const size = sizeOf(node.node);
      const { min, max } = node;
      return max === Number.POSITIVE_INFINITY
        ? Math.max(1, min) * size + 1
        : min * size + (max - min) * (size + 1);
    }
  }
}

function sum(nodes: readonly Node[]): number {
  return nodes.reduce((total, node) => total + sizeOf(node), 0);
}

/** Adds the instructions of a node, which continue at `next`. Returns the index of the first one. */
function emit(node: Node, next: number, program: Instruction[]): number {
  const add = (instruction: Instruction): number => program.push(instruction) - 1;
  switch (node.kind) {
    case 'empty':
      return next;
    case 'set':
      return add({ kind: 'set', set: node.set, next });
    case 'assert':
      return add({ kind: 'assert', what: node.what, next });
    case 'sequence':
      return node.nodes.reduceRight((to, each) => emit(each, to, program), next);
    case 'choice':
      return node.nodes
        .map((each) => emit(each, next, program))
        .reduceRight((other, begin) => add({ kind: 'split', next: begin, other }));
    case 'group':
      return emit(node.node, next, program);
    case 'repeat': {
      let to = next;
      const { min, max } = node;
      if (max === Number.POSITIVE_INFINITY) {
        const loop = add({ kind: 'split', next, other: next });
        const body = emit(node.node, loop, program);
        program[loop] = { kind: 'split', next: body, other: next };
        to = loop;
      } else {
        for (let count = min; count < max; count += 1)
          to = add({ kind: 'split', next: emit(node.node, to, program), other: next });
      }
      for (let count = 0; count < min; count += 1) to = emit(node.node, to, program);
      return to;
    }
  }
}

const digits: CharacterSet['ranges'] = [[0x30, 0x39]];
const words: CharacterSet['ranges'] = [
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
];
/** WhiteSpace and LineTerminator of ECMAScript. */
const spaces: CharacterSet['ranges'] = [
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];
const lineTerminators: CharacterSet['ranges'] = [
  [0x0a, 0x0a],
  [0x0d, 0x0d],
  [0x2028, 0x2029],
];
const classes: Readonly<Record<string, CharacterSet['ranges']>> = { d: digits, w: words, s: spaces };
const controls: Readonly<Record<string, number>> = { t: 0x09, n: 0x0a, v: 0x0b, f: 0x0c, r: 0x0d };
/** The names of general categories that both ECMAScript and RE2 know. */
const category = /^(?:Any|C[cfo]?|L[lmotu]?|M[cen]?|N[dlo]?|P[cdefios]?|S[ckmo]?|Z[lps]?)$/;

function setOf(ranges: CharacterSet['ranges'], isNegated = false): CharacterSet {
  return { ranges, also: [], isNegated };
}

/**
 * Reads a pattern by code points, by recursive descent. The maximum length of a pattern limits the recursion.
 */
class Reader {
  readonly #text: readonly string[];
  #at = 0;

  constructor(pattern: string) {
    this.#text = [...pattern];
  }

  pattern(): Node {
    const node = this.#choice();
    if (this.#at < this.#text.length) throw new PatternError(`${this.#place()}: there is no group to close`);
    return node;
  }

  #place(at = this.#at): string {
    return `character ${at + 1}`;
  }

  #takes(words: string): boolean {
    const length = [...words].length;
    if (this.#text.slice(this.#at, this.#at + length).join('') !== words) return false;
    this.#at += length;
    return true;
  }

  #choice(): Node {
    const nodes = [this.#sequence()];
    while (this.#takes('|')) nodes.push(this.#sequence());
    return nodes.length === 1 ? nodes[0]! : { kind: 'choice', nodes };
  }

  #sequence(): Node {
    const nodes: Node[] = [];
    for (
      let next = this.#text[this.#at];
      next !== undefined && next !== '|' && next !== ')';
      next = this.#text[this.#at]
    )
      nodes.push(this.#repeated());
    return nodes.length === 1
      ? nodes[0]!
      : nodes.length === 0
        ? { kind: 'empty' }
        : { kind: 'sequence', nodes };
  }

  #repeated(): Node {
    const node = this.#atom();
    const at = this.#at;
    const bounds = this.#bounds();
    if (bounds === undefined) return node;
    if (node.kind === 'assert') throw new PatternError(`${this.#place(at)}: there is nothing to repeat`);
    this.#takes('?');
    const [min, max] = bounds;
    if (Math.max(min, max === Number.POSITIVE_INFINITY ? 0 : max) > maxRepeat)
      throw new PatternError(`${this.#place(at)}: a repetition of more than ${maxRepeat}`);
    return { kind: 'repeat', node, min, max };
  }

  #bounds(): readonly [min: number, max: number] | undefined {
    if (this.#takes('*')) return [0, Number.POSITIVE_INFINITY];
    if (this.#takes('+')) return [1, Number.POSITIVE_INFINITY];
    if (this.#takes('?')) return [0, 1];
    const at = this.#at;
    if (!this.#takes('{')) return undefined;
    const end = this.#text.indexOf('}', this.#at);
    const [, min, comma, max] = /^(\d+)(,)?(\d+)?$/.exec(this.#text.slice(this.#at, end).join('')) ?? [];
    if (end < 0 || min === undefined || (comma === undefined && max !== undefined))
      throw new PatternError(`${this.#place(at)}: { is no repetition, and has to be written as \\{`);
    this.#at = end + 1;
    const most =
      comma === undefined ? Number(min) : max === undefined ? Number.POSITIVE_INFINITY : Number(max);
    if (most < Number(min)) throw new PatternError(`${this.#place(at)}: at most less than at least`);
    return [Number(min), most];
  }

  #atom(): Node {
    const at = this.#at;
    const next = this.#text[this.#at]!;
    this.#at += 1;
    switch (next) {
      case '^':
        return { kind: 'assert', what: 'start' };
      case '$':
        return { kind: 'assert', what: 'end' };
      case '.':
        return { kind: 'set', set: setOf(lineTerminators, true) };
      case '(':
        return this.#group(at);
      case '[':
        return { kind: 'set', set: this.#class(at) };
      case '\\':
        return this.#escape(at);
      case '*':
      case '+':
      case '?':
        throw new PatternError(`${this.#place(at)}: there is nothing to repeat`);
      case '{':
      case '}':
      case ']':
        throw new PatternError(`${this.#place(at)}: ${next} has to be written as \\${next}`);
    }
    return { kind: 'set', set: one(next) };
  }

  #group(at: number): Node {
    const isPlain = this.#takes('?:');
    if (!isPlain && this.#takes('?')) {
      const isLook = ['=', '!', '<=', '<!'].some((words) => this.#takes(words));
      throw new PatternError(
        `${this.#place(at)}: ${isLook ? 'lookarounds are' : 'a group with a name or flags is'} not taken`,
      );
    }
    const node = this.#choice();
    if (!this.#takes(')')) throw new PatternError(`${this.#place(at)}: the group is not closed`);
    return isPlain ? node : { kind: 'group', node };
  }

  #escape(at: number): Node {
    const next = this.#text[this.#at];
    if (next === 'b' || next === 'B') {
      this.#at += 1;
      return { kind: 'assert', what: next === 'b' ? 'boundary' : 'no boundary' };
    }
    const escaped = this.#escaped(at);
    return { kind: 'set', set: typeof escaped === 'number' ? setOf([[escaped, escaped]]) : escaped };
  }

  /**
   * Reads the part of an escape after the backslash, inside or outside a class. Returns a character or a set.
   */
  #escaped(at: number): CharacterSet | number {
    const next = this.#text[this.#at];
    this.#at += 1;
    if (next === undefined) throw new PatternError(`${this.#place(at)}: there is nothing behind \\`);
    const known = classes[next.toLowerCase()];
    if (known !== undefined) return setOf(known, next < 'a');
    if (next in controls) return controls[next]!;
    if (next === 'x') {
      const hex = this.#text.slice(this.#at, this.#at + 2).join('');
      if (/^[\da-f]{2}$/i.test(hex)) {
        this.#at += 2;
        return Number.parseInt(hex, 16);
      }
    } else if (next === 'p' || next === 'P') {
      const [, name = ''] = /^\{(\w+)\}/.exec(this.#text.slice(this.#at, this.#at + 8).join('')) ?? [];
      if (category.test(name)) {
        this.#at += name.length + 2;
        const property = new RegExp(`\\p{${name}}`, 'u');
        const has = (codePoint: number): boolean => property.test(String.fromCodePoint(codePoint));
        return { ranges: [], also: [has], isNegated: next === 'P' };
      }
      throw new PatternError(`${this.#place(at)}: \\${next} takes a general category, such as \\${next}{L}`);
    } else if (/^[\^$\\.*+?()[\]{}|/]$/.test(next)) return next.codePointAt(0)!;
    throw new PatternError(`${this.#place(at)}: \\${next} is not taken`);
  }

  #class(at: number): CharacterSet {
    const isNegated = this.#takes('^');
    const ranges: (readonly [number, number])[] = [];
    const also: ((codePoint: number) => boolean)[] = [];
    while (!this.#takes(']')) {
      const start = this.#at;
      const from = this.#classItem(at);
      if (typeof from !== 'number') {
        also.push((codePoint) => hasCharacter(from, codePoint));
        if (this.#text[this.#at] === '-' && this.#text[this.#at + 1] !== ']')
          throw new PatternError(`${this.#place(start)}: a class begins no range`);
        continue;
      }
      if (this.#text[this.#at] !== '-' || this.#text[this.#at + 1] === ']') {
        ranges.push([from, from]);
        continue;
      }
      this.#at += 1;
      const to = this.#classItem(at);
      if (typeof to !== 'number' || to < from)
        throw new PatternError(`${this.#place(start)}: the range ends before it begins`);
      ranges.push([from, to]);
    }
    if (ranges.length === 0 && also.length === 0)
      throw new PatternError(`${this.#place(at)}: a class holds something`);
    return { ranges, also, isNegated };
  }

  #classItem(at: number): CharacterSet | number {
    const start = this.#at;
    const next = this.#text[this.#at];
    if (next === undefined) throw new PatternError(`${this.#place(at)}: the class is not closed`);
    if (next === '[' && this.#text[this.#at + 1] === ':')
      throw new PatternError(`${this.#place(start)}: classes of POSIX are not taken`);
    this.#at += 1;
    if (next !== '\\') return next.codePointAt(0)!;
    // Inside a class, ECMAScript also allows an escaped hyphen.
    if (this.#takes('-')) return 0x2d;
    return this.#escaped(start);
  }
}

function one(character: string): CharacterSet {
  const codePoint = character.codePointAt(0)!;
  return setOf([[codePoint, codePoint]]);
}

export function hasCharacter({ ranges, also, isNegated }: CharacterSet, codePoint: number): boolean {
  const isIn =
    ranges.some(([from, to]) => codePoint >= from && codePoint <= to) || also.some((has) => has(codePoint));
  return isIn !== isNegated;
}
