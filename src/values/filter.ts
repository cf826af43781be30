/**
 * Parses filters, such as `@.price > 10 && @.tags[?@ == "new"]`, into trees. The syntax is a subset of
 * `logical-expr` in RFC 9535 (JSONPath), where `@` is the row. The functions `starts_with` and `contains` are
 * extensions.
 *
 * The parser uses recursive descent without backtracking. Each method corresponds to a rule of the grammar.
 */
import { Scanner, type Why } from './filter-scanner.js';
import { lengthOf } from './json/code-points.js';
import { numberError, textError } from './json/number-text.js';

/**
 * The tree of a filter. An `and` never contains an `and` directly, and an `or` never contains an `or`. In a
 * comparison, the path is always on the left side.
 */
export type Filter =
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Filter[] }
  | { readonly kind: 'not'; readonly part: Filter }
  | { readonly kind: 'exists'; readonly path: Path }
  /**
   * Matches if `part` matches at least one element or member of the value at `path`. Paths in `part` start at
   * that element or member.
   */
  | { readonly kind: 'some'; readonly path: Path; readonly part: Filter }
  | { readonly kind: 'compare'; readonly operator: Operator; readonly path: Path; readonly literal: Literal }
  | { readonly kind: 'length'; readonly operator: Operator; readonly path: Path; readonly literal: number }
  | { readonly kind: 'starts_with' | 'contains'; readonly path: Path; readonly text: string };

/** Names of members, and indexes of elements. A negative index counts from the end. */
export type Path = readonly (string | number)[];
export type Operator = '==' | '!=' | '<' | '<=' | '>' | '>=';
export type Literal = null | boolean | number | string;

/** Lengths here and below are in code points. */
export const maxFilterLength = 2_048;
/** Maximum number of comparisons, existence tests and function calls. */
export const maxTests = 32;
/** Maximum number of `(` and `[?` that are open at the same time. */
export const maxOpen = 8;
const maxSegments = 8;
const maxNameLength = 128;
const maxTextLength = 1_024;

/** @throws FilterError */
export function parseFilter(text: string): Filter {
  return new Parser(text).filter();
}

/** Returns the top-level fields of a row that the filter reads. A path that begins with an index reads none. */
export function fieldsIn(filter: Filter): readonly string[] {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return filter.parts.flatMap(fieldsIn);
    case 'not':
      return fieldsIn(filter.part);
  }
  const [field] = filter.path;
  return typeof field === 'string' ? [field] : [];
}

/**
 * One side of a comparison, or a complete test. `at` is the index where the operand starts. For a test with
 * `[?`, it is the index of that bracket.
 */
type Operand =
  | { readonly is: 'literal'; readonly at: number; readonly literal: Literal }
  | { readonly is: 'length'; readonly at: number; readonly path: Path }
  | { readonly is: 'test'; readonly at: number; readonly test: Filter; readonly name: string }
  | PathOperand;

interface PathOperand {
  readonly is: 'path';
  readonly at: number;
  readonly path: Path;
  /**
   * Index of the first space inside the path's brackets. RFC 9535 forbids such spaces if the path is compared
   * or passed to a function.
   */
  readonly spaceAt: number | undefined;
}

const turned: Readonly<Record<Operator, Operator>> = {
  '==': '==',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

const nameCharacter = '\\w\\u0080-\\ud7ff\\ue000-\\u{10ffff}';
const shorthand = new RegExp(`(?!\\d)[${nameCharacter}]+`, 'uy');
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
const escaped: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  '/': '/',
  '\\': '\\',
};

const bareWord = "a path starts with '@', and a string starts with a quote";
const quotedName = 'write such a name as @["name"]';
const whyNotSegment = { '*': 'wildcards are not supported' };
const whyNotSelector = {
  ...whyNotSegment,
  ':': 'slices are not supported',
  ',': 'brackets must contain one name, one index or [?..]',
};
const whyNotOperand = {
  $: "a path starts with '@', which is the row",
  '[': 'a literal cannot be an array',
  '{': 'a literal cannot be an object',
  '(': 'the sides of a comparison cannot be in parentheses',
  '!': "'!' can only be used once, before a path, a function or '('",
};

class Parser extends Scanner {
  #tests = 0;
  #open = 0;
  /** The number of `[?` that are open. Only inside `[?` can `@` be used without a segment. */
  #inside = 0;

  filter(): Filter {
    const characters = [...this.text];
    if (characters.length > maxFilterLength) {
      const { length } = characters.slice(0, maxFilterLength).join('');
      throw this.beyond('too long', 'a filter can have', maxFilterLength, 'characters', length);
    }
    const filter = this.#or();
    if (this.next !== undefined) throw this.unexpected();
    return filter;
  }

  #or(): Filter {
    return this.#joined('or', '||', () => this.#joined('and', '&&', () => this.#basic()));
  }

  /** Reads parts that are separated by `sign`, and the whitespace around them. */
  #joined(kind: 'and' | 'or', sign: string, part: () => Filter): Filter {
    const parts: Filter[] = [];
    do {
      this.space();
      const next = part();
      if (next.kind === kind) parts.push(...next.parts);
      else parts.push(next);
      this.space();
    } while (this.take(sign));
    return parts.length === 1 ? parts[0]! : { kind, parts };
  }

  #basic(): Filter {
    const isNegated = this.take('!');
    if (isNegated) this.space();
    const filter = this.sees('(') ? this.#parenthesised() : this.#test(isNegated);
    return isNegated ? { kind: 'not', part: filter } : filter;
  }

  #parenthesised(): Filter {
    this.#opens('(');
    const filter = this.#or();
    this.#closes(')');
    return filter;
  }

  #test(isNegated: boolean): Filter {
    this.#tests += 1;
    if (this.#tests > maxTests) {
      const tests = 'comparisons, existence tests and functions';
      throw this.beyond('too many tests', 'a filter can have', maxTests, tests);
    }
    const left = this.#operand();
    this.space();
    const at = this.at;
    const operator = this.match(/[=!]=|[<>]=?/y) as Operator | undefined;
    if (operator === undefined) {
      if (left.is === 'path') {
        // A name with spaces must be quoted.
        if (/[^\s!-@[\]|]/.test(this.next ?? ' ')) throw this.unexpected(quotedName);
        return { kind: 'exists', path: left.path };
      }
      if (left.is === 'test') return left.test;
      throw this.unexpected(`a ${left.is} must be compared with something`);
    }
    if (isNegated) throw this.unexpected("'!' before a comparison needs parentheses", at);
    if (left.is === 'test') throw this.unexpected(`${left.name} cannot be compared`, at);
    this.space();
    return this.#comparison(left, operator, this.#operand());
  }

  #comparison(left: Exclude<Operand, { is: 'test' }>, operator: Operator, right: Operand): Filter {
    if (right.is === 'test') throw this.unexpected(`${right.name} cannot be compared`, right.at);
    if (left.is === 'literal') {
      if (right.is !== 'literal') return this.#comparison(right, turned[operator], left);
      throw this.unexpected('a literal can only be compared with a path or a length', right.at);
    }
    if (left.is === 'path') this.#refuseSpace(left);
    if (right.is !== 'literal')
      throw this.unexpected(`a ${left.is} can only be compared with a literal`, right.at);
    const { path } = left;
    const { literal } = right;
    if (left.is === 'path') return { kind: 'compare', operator, path, literal };
    if (typeof literal === 'number') return { kind: 'length', operator, path, literal };
    throw this.unexpected('lengths can only be compared with numbers', right.at);
  }

  #operand(): Operand {
    const at = this.at;
    if (this.sees('@')) return this.#path();
    if (this.isQuote) return { is: 'literal', at, literal: this.#string('string', maxTextLength) };
    const digits = this.match(number);
    if (digits !== undefined) return { is: 'literal', at, literal: this.#number(digits, at) };
    const word = this.match(/[a-z_]\w*/iy);
    if (word !== undefined && this.sees('(')) return this.#call(word, at);
    if (word === 'null') return { is: 'literal', at, literal: null };
    if (word === 'true' || word === 'false') return { is: 'literal', at, literal: word === 'true' };
    throw this.unexpected(word === undefined ? whyNotOperand : bareWord, at);
  }

  #number(digits: string, at: number): number {
    const error = numberError(digits);
    if (error !== undefined) throw this.unexpected(`it ${error}`, at);
    // Adding 0 turns -0 into 0, so that filters with the same meaning have the same tree.
    return Number(digits) + 0;
  }

  #call(name: string, at: number): Operand {
    if (name !== 'length' && name !== 'starts_with' && name !== 'contains') {
      throw this.unexpected('the functions are length, starts_with and contains', at);
    }
    this.#opens('(');
    this.space();
    const why = `${name}() takes a path${name === 'length' ? '' : ' and a string'}`;
    if (!this.sees('@')) throw this.unexpected(this.sees('$') ? whyNotOperand : why);
    const argument = this.#path();
    if (argument.is === 'test') throw this.unexpected(`${argument.name} cannot be compared`, argument.at);
    this.#refuseSpace(argument);
    const { path } = argument;
    if (name === 'length') {
      this.#closes(')', why);
      return { is: 'length', at, path };
    }
    if (!this.take(',')) throw this.unexpected(why);
    this.space();
    if (!this.isQuote) throw this.unexpected(why);
    const text = this.#string('string', maxTextLength);
    this.space();
    this.#closes(')', why);
    return { is: 'test', at, test: { kind: name, path, text }, name: `${name}()` };
  }

  /** Reads a path and the whitespace after it. */
  #path(): PathOperand | Extract<Operand, { is: 'test' }> {
    const at = this.at;
    const path: (string | number)[] = [];
    let spaceAt: number | undefined;
    this.at += 1;
    for (this.space(); this.sees('.') || this.sees('['); this.space()) {
      if (path.length === maxSegments) {
        throw this.beyond('the path is too long', 'a path can have', maxSegments, 'segments');
      }
      if (this.sees('.')) {
        path.push(this.#shorthand());
        continue;
      }
      const opening = this.at;
      this.at += 1;
      const hasSpace = this.space();
      if (this.sees('?')) {
        if (path.length === 0) this.#refuseRow(opening);
        return { is: 'test', at: opening, test: this.#some(path, opening), name: '[?..]' };
      }
      path.push(this.isQuote ? this.#string('name', maxNameLength) : this.#index());
      if (hasSpace) spaceAt ??= opening + 1;
      const end = this.at;
      if (this.space()) spaceAt ??= end;
      if (!this.take(']')) throw this.unexpected(whyNotSelector);
    }
    if (path.length === 0) this.#refuseRow(this.at);
    return { is: 'path', at, path, spaceAt };
  }

  #shorthand(): string {
    if (this.sees('..')) throw this.unexpected('descendants are not supported');
    this.at += 1;
    const at = this.at;
    const name = this.match(shorthand);
    if (name === undefined)
      throw this.unexpected(/[\d"'[]/.test(this.next ?? '') ? quotedName : whyNotSegment);
    // If this character can't follow a path, it belongs to a name that must be quoted.
    if (/[^\s.[\])&|=!<>,]/.test(this.next ?? ' ')) throw this.unexpected(quotedName);
    return this.#bounded('name', name, maxNameLength, at);
  }

  #some(path: Path, opening: number): Filter {
    this.#opens('?', opening);
    this.#inside += 1;
    const part = this.#or();
    this.#inside -= 1;
    this.#closes(']', whyNotSelector);
    this.space();
    if (this.sees('.') || this.sees('[')) throw this.unexpected('a path must end after [?..]');
    return { kind: 'some', path, part };
  }

  #index(): number {
    const at = this.at;
    const digits = this.match(/0|-?[1-9]\d*/y);
    if (digits === undefined) throw this.unexpected(whyNotSelector);
    if (Number.isSafeInteger(Number(digits))) return Number(digits);
    throw this.unexpected(`an index must be at most ${Number.MAX_SAFE_INTEGER}, from either end`, at);
  }

  #string(what: 'name' | 'string', maxLength: number): string {
    const start = this.at;
    const quote = this.next;
    let text = '';
    this.at += 1;
    while (!this.take(quote!)) {
      const at = this.at;
      const character = this.next;
      if (character === undefined || character < ' ') throw this.unexpected(`a ${what} ends with ${quote}`);
      this.at += 1;
      text += character === '\\' ? this.#escape(quote!, at) : character;
    }
    const error = textError(text);
    if (error !== undefined) throw this.unexpected(`the ${what} ${error}`, start);
    return this.#bounded(what, text, maxLength, start);
  }

  #escape(quote: string, at: number): string {
    const hex = this.match(/u[\dA-Fa-f]{4}/y);
    if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex.slice(1), 16));
    const character = this.next ?? '';
    this.at += 1;
    const meant = character === quote ? quote : escaped[character];
    if (meant === undefined) throw this.unexpected('this escape is not supported', at);
    return meant;
  }

  #bounded(what: 'name' | 'string', text: string, most: number, at: number): string {
    if (lengthOf(text) > most)
      throw this.beyond(`the ${what} is too long`, `a ${what} can have`, most, 'characters', at);
    return text;
  }

  #refuseSpace({ spaceAt }: PathOperand): void {
    if (spaceAt === undefined) return;
    throw this.unexpected('brackets of a compared path must not contain spaces', spaceAt);
  }

  #refuseRow(at: number): void {
    if (this.#inside === 0)
      throw this.unexpected("'@' is the entire row, so the path must contain a field", at);
  }

  #opens(sign: string, at = this.at): void {
    this.#open += 1;
    if (this.#open > maxOpen) {
      throw this.beyond(
        'the filter is nested too deeply',
        'a filter can have',
        maxOpen,
        "nested '(' and '[?'",
        at,
      );
    }
    this.take(sign);
  }

  #closes(sign: string, why?: Why): void {
    if (!this.take(sign)) throw this.unexpected(why);
    this.#open -= 1;
  }
}
