/** Completes the column names in the header line of a CSV file, and finds header lines that may be none. */
import { isTyped } from './cell-types.js';

/** Returns a sentence if the line of names can be a row, or can have another separator. */
export function doubtOf(names: readonly string[], separator: string | undefined): string | undefined {
  const value = names.find((name, index) => name === '\\N' || (index === 0 && isTyped(name)));
  if (value !== undefined)
    return `Line 1 is used as the header line, but contains for example ${JSON.stringify(value)}. If line 1 is a row, use --names.`;
  const spaced = names.find((name) => name !== name.trim());
  if (spaced !== undefined)
    return `The column name ${JSON.stringify(spaced)} starts or ends with a space, which is kept. If the file has spaces around the separators, its other cells contain them too.`;
  const mark = names.length === 1 && separator === undefined && /\w([ :^~])\w/.exec(names[0]!)?.[1];
  return mark
    ? `Each line is read as one column, ${JSON.stringify(names[0])}. If the lines have several columns, use --separator, for example --separator '${mark}'.`
    : undefined;
}

/** Returns names that differ, except for empty ones: `a,a,` becomes `a,a_2,`. */
export function numberRepeated(names: readonly string[]): readonly string[] {
  const taken = new Set(names);
  const seen = new Set<string>();
  return names.map((name) => {
    let own = name;
    for (let n = 2; own !== '' && (seen.has(own) || (own !== name && taken.has(own))); n += 1)
      own = `${name}_${n}`;
    seen.add(own);
    return own;
  });
}

/** Names columns without a name by their position: `,a` becomes `column_1,a`. */
export function nameByPosition(names: readonly string[]): readonly string[] {
  const taken = new Set(names);
  return names.map((name, index) => {
    if (name !== '') return name;
    const base = `column_${index + 1}`;
    let own = base;
    for (let n = 2; taken.has(own); n += 1) own = `${base}_${n}`;
    taken.add(own);
    return own;
  });
}
