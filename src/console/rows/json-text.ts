/**
 * Finds the first error in a text that must be a JSON object, with line and column. Browsers don't report the
 * position.
 */
import { isObject } from '../../values/json/json.js';

/** Describes the first error. Returns undefined if the text is a JSON object. */
export function errorIn(text: string): string | undefined {
  try {
    if (isObject(JSON.parse(text))) return undefined;
  } catch {
    const scan = new Scan(text);
    scan.value();
    return `Expected ${scan.expected} at ${placeAt(text, scan.at)}.`;
  }
  return 'A row must be a JSON object, such as {"title": "Tea"}.';
}

/** Returns the position as text, such as `line 3, column 7`. */
function placeAt(text: string, index: number): string {
  const lines = text.slice(0, index).split('\n');
  return `line ${lines.length}, column ${[...lines.at(-1)!].length + 1}`;
}

const string = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;

/** Reads a text up to the first character that isn't valid JSON (RFC 8259). */
class Scan {
  /** The index of the first character that isn't read yet. */
  at = 0;
  /** The syntax element that was expected at this index. */
  expected = 'the end of the text';
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  value(): boolean {
    if (this.#take(/\{/y)) return this.#items('}', () => this.#member());
    if (this.#take(/\[/y)) return this.#items(']', () => this.value());
    return (
      this.#take(string) ||
      this.#need(/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y, 'a value')
    );
  }

  #member(): boolean {
    return this.#need(string, 'a name in double quotes') && this.#need(/:/y, 'a colon') && this.value();
  }

  #items(end: '}' | ']', item: () => boolean): boolean {
    const close = end === '}' ? /\}/y : /\]/y;
    if (this.#take(close)) return this.#whole();
    do if (!item()) return false;
    while (this.#take(/,/y));
    return this.#need(close, `a comma or ${end}`) && this.#whole();
  }

  #whole(): boolean {
    this.expected = 'the end of the text';
    return true;
  }

  #need(pattern: RegExp, expected: string): boolean {
    if (this.#take(pattern)) return this.#whole();
    this.expected = expected;
    return false;
  }

  /** Skips white space. Then, if the pattern matches at this position, reads the match. */
  #take(pattern: RegExp): boolean {
    const blank = /[ \t\n\r]*/y;
    blank.lastIndex = this.at;
    blank.exec(this.#text);
    this.at = blank.lastIndex;
    pattern.lastIndex = this.at;
    if (!pattern.test(this.#text)) return false;
    this.at = pattern.lastIndex;
    return true;
  }
}
