/** HTML by templates that escape whatever is put into them. */

/** What may stand in a template. Lists are joined; false and undefined are left out. */
export type Content = Html | string | number | false | undefined | readonly Content[];

/** Text that is HTML already. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** For elements' contents and for attributes' values in double quotes. */
export function html(strings: TemplateStringsArray, ...contents: readonly Content[]): Html {
  return new Html(String.raw({ raw: strings }, ...contents.map(render)));
}

/** Puts `separator` between the items of a list. */
export function joined(items: readonly Content[], separator: Content): Content[] {
  return items.flatMap((item, index) => (index === 0 ? [item] : [separator, item]));
}

function render(content: Content): string {
  if (content instanceof Html) return content.text;
  if (content === undefined || content === false) return '';
  if (typeof content === 'object') return content.map(render).join('');
  return String(content).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
