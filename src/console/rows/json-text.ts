/** What is wrong with a text that is to be a JSON object, and where: browsers don't tell the place. */

/** In words; undefined where nothing is wrong. */
export function errorIn(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return undefined;
  } catch {
    const scan = new Scan(text);
    scan.value();
    return `${scan.expected} is expected at ${placeAt(text, scan.at)}.`;
  }
  return 'A JSON object is expected: fields in braces.';
}

/** `line 3, column 7` */
function placeAt(text: string, index: number): string {
  const lines = text.slice(0, index).split('\n');
  return `line ${lines.length}, column ${[...lines.at(-1)!].length + 1}`;
}

const string = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;

/** Goes through a text as far as it is JSON (RFC 8259). */
class Scan {
  /** The index that it came to. */
  at = 0;
  /** What should stand there. */
  expected = 'The end';
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  value(): boolean {
    if (this.#take(/\{/y)) return this.#items('}', () => this.#member());
    if (this.#take(/\[/y)) return this.#items(']', () => this.value());
    return (
      this.#take(string) ||
      this.#need(/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y, 'A value')
    );
  }

  #member(): boolean {
    return this.#need(string, 'A name in double quotes') && this.#need(/:/y, 'A colon') && this.value();
  }

  #items(end: '}' | ']', item: () => boolean): boolean {
    const close = end === '}' ? /\}/y : /\]/y;
    if (this.#take(close)) return this.#whole();
    do if (!item()) return false;
    while (this.#take(/,/y));
    return this.#need(close, `A comma or ${end}`) && this.#whole();
  }

  #whole(): boolean {
    this.expected = 'The end';
    return true;
  }

  #need(pattern: RegExp, expected: string): boolean {
    if (this.#take(pattern)) return this.#whole();
    this.expected = expected;
    return false;
  }

  /** What fits, behind blanks. */
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
