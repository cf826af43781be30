/**
 * Translates regular expressions of JSON Schema to the syntax of RE2. It accepts the syntax that both
 * ECMAScript (with the flag `u`) and RE2 support, with the meaning of ECMAScript. `matcher.ts` runs the
 * result.
 */

/** A pattern in the syntax of RE2, without flags. */
export interface Translation {
  readonly re2: string;
  /** The number of instructions, which limits the steps that a character of a text can cost. */
  readonly size: number;
  /** How many times `\p` or `\P` occurs. Each occurrence stands for hundreds of ranges of characters. */
  readonly properties: number;
  /**
   * Returns a text that the pattern matches, if it has no assertions but `^` at its start and `$` at its end.
   *
   * @param times how often parts are repeated that can be repeated any number of times
   */
  readonly sample: Sample;
}

type Sample = (times: number) => string;

const maxSampleLength = 1_024;

const maxPatternLength = 256;
const maxInstructions = 1_000;
/** The limit of RE2. */
const maxRepeat = 1_000;

interface Part {
  readonly re2: string;
  readonly size: number;
  readonly sample: Sample;
  readonly isAssertion?: true;
}

export class PatternError extends Error {}

/** @throws PatternError with a reason that follows "is not a supported pattern: " */
export function translatePattern(pattern: string): Translation {
  if ([...pattern].length > maxPatternLength)
    throw new PatternError(`it has more than ${maxPatternLength} characters`);
  const reader = new Reader(pattern);
  const { re2, size, sample } = reader.pattern();
  // The match at the end of the pattern takes an instruction, too.
  if (size + 1 > maxInstructions)
    throw new PatternError(`it takes more than ${maxInstructions} instructions`);
  return { re2, size: size + 1, properties: reader.properties, sample };
}

/** WhiteSpace and LineTerminator of ECMAScript, as items of a class. RE2 knows fewer. */
const spaces =
  String.raw`\t-\r\x{20}\x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}` +
  String.raw`\x{feff}`;
/** All other characters. A class of RE2 can't contain the complement of a list of items. */
const others =
  String.raw`\x{0}-\x{8}\x{e}-\x{1f}\x{21}-\x{9f}\x{a1}-\x{167f}\x{1681}-\x{1fff}\x{200b}-\x{2027}` +
  String.raw`\x{202a}-\x{202e}\x{2030}-\x{205e}\x{2060}-\x{2fff}\x{3001}-\x{fefe}\x{ff00}-\x{10ffff}`;
const classes: Readonly<Record<string, string>> = {
  d: String.raw`\d`,
  D: String.raw`\D`,
  w: String.raw`\w`,
  W: String.raw`\W`,
  s: spaces,
  S: others,
};
const notLineTerminator = String.raw`[^\n\r\x{2028}\x{2029}]`;
const controls: Readonly<Record<string, number>> = { t: 0x09, n: 0x0a, v: 0x0b, f: 0x0c, r: 0x0d };
/** The names of general categories that both ECMAScript and RE2 know. */
const category = /^(?:Any|C[cfo]?|L[lmotu]?|M[cen]?|N[dlo]?|P[cdefios]?|S[ckmo]?|Z[lps]?)$/;

const nothing: Sample = () => '';
/** The characters of samples, the most readable ones first. Rows can't contain the character U+0000. */
const frequent = [
  'a',
  'A',
  '1',
  '0',
  ' ',
  ...Array.from({ length: 767 }, (_, code) => String.fromCodePoint(code + 1)),
];

function literal(codePoint: number): string {
  return `\\x{${codePoint.toString(16)}}`;
}

/**
 * Reads a pattern by code points, by recursive descent. The maximum length of a pattern limits the recursion.
 */
class Reader {
  properties = 0;
  readonly #text: readonly string[];
  #at = 0;

  constructor(pattern: string) {
    this.#text = [...pattern];
  }

  pattern(): Part {
    const part = this.#choice();
    if (this.#at < this.#text.length) throw new PatternError(`${this.#place()}: there is no group to close`);
    return part;
  }

  #place(at = this.#at): string {
    return `character ${at + 1}`;
  }

  #takes(words: string): boolean {
    for (let index = 0; index < words.length; index += 1)
      if (this.#text[this.#at + index] !== words[index]) return false;
    this.#at += words.length;
    return true;
  }

  #choice(): Part {
    const parts = [this.#sequence()];
    while (this.#takes('|')) parts.push(this.#sequence());
    const { sample } = parts[0]!;
    return { re2: parts.map(({ re2 }) => re2).join('|'), size: sizeOf(parts) + parts.length - 1, sample };
  }

  #sequence(): Part {
    const parts: Part[] = [];
    for (
      let next = this.#text[this.#at];
      next !== undefined && next !== '|' && next !== ')';
      next = this.#text[this.#at]
    )
      parts.push(this.#repeated());
    const sample: Sample = (times) =>
      parts
        .map((part) => part.sample(times))
        .join('')
        .slice(0, maxSampleLength);
    return { re2: parts.map(({ re2 }) => re2).join(''), size: sizeOf(parts), sample };
  }

  #repeated(): Part {
    const { re2, size, sample: one, isAssertion } = this.#atom();
    const at = this.#at;
    const bounds = this.#bounds();
    if (bounds === undefined) return { re2, size, sample: one };
    if (isAssertion) throw new PatternError(`${this.#place(at)}: there is nothing to repeat`);
    // Whether a repetition is lazy changes where a match ends, but not whether there is one.
    this.#takes('?');
    const [min, max] = bounds;
    if (Math.max(min, max ?? 0) > maxRepeat)
      throw new PatternError(`${this.#place(at)}: a repetition can be at most ${maxRepeat}`);
    const repeated = max === undefined ? Math.max(1, min) * size + 1 : min * size + (max - min) * (size + 1);
    // RE2 refuses nested repetitions if the product of their numbers is large, even if nothing is repeated.
    if (size === 0 || max === 0) return { re2: '', size: repeated, sample: nothing };
    const sample: Sample = (times) =>
      one(times)
        .repeat(Math.max(min, Math.min(times, max ?? times)))
        .slice(0, maxSampleLength);
    return { re2: `${re2}{${min},${max ?? ''}}`, size: repeated, sample };
  }

  /** Without a maximum, the part can be repeated any number of times. */
  #bounds(): readonly [min: number, max: number | undefined] | undefined {
    if (this.#takes('*')) return [0, undefined];
    if (this.#takes('+')) return [1, undefined];
    if (this.#takes('?')) return [0, 1];
    const at = this.#at;
    if (!this.#takes('{')) return undefined;
    const end = this.#text.indexOf('}', this.#at);
    const [, min, comma, max] = /^(\d+)(,)?(\d+)?$/.exec(this.#text.slice(this.#at, end).join('')) ?? [];
    if (end < 0 || min === undefined || (comma === undefined && max !== undefined))
      throw new PatternError(`${this.#place(at)}: write { as \\{ if it is not a repetition`);
    this.#at = end + 1;
    const most = comma === undefined ? Number(min) : max === undefined ? undefined : Number(max);
    if (most !== undefined && most < Number(min))
      throw new PatternError(`${this.#place(at)}: the maximum is less than the minimum`);
    return [Number(min), most];
  }

  #atom(): Part {
    const at = this.#at;
    const next = this.#text[this.#at]!;
    this.#at += 1;
    switch (next) {
      case '^':
      case '$':
        return { re2: next, size: 1, sample: nothing, isAssertion: true };
      case '.':
        return { re2: notLineTerminator, size: 1, sample: () => 'a' };
      case '(':
        return this.#group(at);
      case '[':
        return { re2: this.#class(at), size: 1, sample: this.#sampleSince(at) };
      case '\\':
        return this.#escape(at);
      case '*':
      case '+':
      case '?':
        throw new PatternError(`${this.#place(at)}: there is nothing to repeat`);
      case '{':
      case '}':
      case ']':
        throw new PatternError(`${this.#place(at)}: write ${next} as \\${next}`);
    }
    return { re2: literal(next.codePointAt(0)!), size: 1, sample: () => next };
  }

  /** The sample of a class or an escape that starts at this place and ends here. */
  #sampleSince(at: number): Sample {
    const source = this.#text.slice(at, this.#at).join('');
    let found: string | undefined;
    return () => {
      if (found !== undefined) return found;
      const isMember = new RegExp(`^${source}$`, 'u');
      found = frequent.find((each) => isMember.test(each)) ?? '';
      return found;
    };
  }

  #group(at: number): Part {
    const isPlain = this.#takes('?:');
    if (!isPlain && this.#takes('?')) {
      const isLook = ['=', '!', '<=', '<!'].some((words) => this.#takes(words));
      throw new PatternError(
        `${this.#place(at)}: ${isLook ? 'lookarounds are' : 'a group with a name or flags is'} not supported`,
      );
    }
    const { re2, size, sample } = this.#choice();
    if (!this.#takes(')')) throw new PatternError(`${this.#place(at)}: the group is not closed`);
    // RE2 counts two instructions for a group that captures. Nobody asks for what it captured.
    return { re2: `(?:${re2})`, size: isPlain ? size : size + 2, sample };
  }

  #escape(at: number): Part {
    const next = this.#text[this.#at];
    if (next === 'b' || next === 'B') {
      this.#at += 1;
      return { re2: `\\${next}`, size: 1, sample: nothing, isAssertion: true };
    }
    const escaped = this.#escaped(at);
    const sample = this.#sampleSince(at);
    return { re2: typeof escaped === 'number' ? literal(escaped) : `[${escaped}]`, size: 1, sample };
  }

  /** Reads an escape after its backslash, anywhere. Returns a character or the items of a class. */
  #escaped(at: number): string | number {
    const next = this.#text[this.#at];
    this.#at += 1;
    if (next === undefined) throw new PatternError(`${this.#place(at)}: a character must follow \\`);
    if (Object.hasOwn(classes, next)) return classes[next]!;
    if (Object.hasOwn(controls, next)) return controls[next]!;
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
        this.properties += 1;
        return `\\${next}{${name}}`;
      }
      throw new PatternError(
        `${this.#place(at)}: \\${next} requires a general category, such as \\${next}{L}`,
      );
    } else if (/^[\^$\\.*+?()[\]{}|/]$/.test(next)) return next.codePointAt(0)!;
    throw new PatternError(`${this.#place(at)}: \\${next} is not supported`);
  }

  #class(at: number): string {
    const isNegated = this.#takes('^');
    const items: string[] = [];
    while (!this.#takes(']')) {
      const start = this.#at;
      const from = this.#classItem(at);
      const isRange = this.#text[this.#at] === '-' && this.#text[this.#at + 1] !== ']';
      if (typeof from !== 'number') {
        if (isRange) throw new PatternError(`${this.#place(start)}: a class cannot start a range`);
        items.push(from);
        continue;
      }
      if (!isRange) {
        items.push(literal(from));
        continue;
      }
      this.#at += 1;
      const to = this.#classItem(at);
      if (typeof to !== 'number' || to < from)
        throw new PatternError(`${this.#place(start)}: the range ends before it starts`);
      items.push(`${literal(from)}-${literal(to)}`);
    }
    if (items.length === 0) throw new PatternError(`${this.#place(at)}: a class must not be empty`);
    return `[${isNegated ? '^' : ''}${items.join('')}]`;
  }

  #classItem(at: number): string | number {
    const start = this.#at;
    const next = this.#text[this.#at];
    if (next === undefined) throw new PatternError(`${this.#place(at)}: the class is not closed`);
    if (next === '[' && this.#text[this.#at + 1] === ':')
      throw new PatternError(`${this.#place(start)}: POSIX classes are not supported`);
    this.#at += 1;
    if (next !== '\\') return next.codePointAt(0)!;
    // Inside a class, ECMAScript also allows an escaped hyphen.
    if (this.#takes('-')) return 0x2d;
    return this.#escaped(start);
  }
}

function sizeOf(parts: readonly Part[]): number {
  return parts.reduce((total, { size }) => total + size, 0);
}
