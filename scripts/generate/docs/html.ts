/** HTML templates that escape all inserted text. */

/** The values that a template can contain. Lists are joined, and false and undefined are omitted. */
export type Content = Html | string | number | false | undefined | readonly Content[];

/** Text that is already HTML. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Creates HTML. Values can be the content of an element, or an attribute value in double quotes. */
export function html(strings: TemplateStringsArray, ...contents: readonly Content[]): Html {
  return new Html(String.raw({ raw: strings }, ...contents.map(render)));
}

/** Inserts `separator` between the items of a list. */
export function joined(items: readonly Content[], separator: Content): Content[] {
  return items.flatMap((item, index) => (index === 0 ? [item] : [separator, item]));
}

function render(content: Content): string {
  if (content instanceof Html) return content.text;
  if (content === undefined || content === false) return '';
  if (typeof content === 'object') return content.map(render).join('');
  return String(content).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
