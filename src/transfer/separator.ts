/** Finds the character between the cells of a CSV file. */
import { Unreadable } from './lines.js';

/** The separators that an import finds by itself. */
export const separators = [',', ';', '\t', '|'];

/** Returns the separator that a first line such as `sep=;` names, as Excel reads it. */
export function namedSeparator(line: string): string | undefined {
  return /^"?sep=([^"\w])"?$/i.exec(line)?.[1];
}

/**
 * Returns the candidate that occurs most often outside of quotes in the line of names. Returns a comma if
 * none occurs.
 *
 * @throws Unreadable if two occur equally often
 */
export function separatorIn(header: string): string {
  const bare = header.replace(/"(?:[^"]|"")*("|$)/g, '');
  const counts = separators.map((separator) => ({ separator, count: bare.split(separator).length - 1 }));
  const [first, second] = counts.sort((a, b) => b.count - a.count);
  if (first!.count > 0 && first!.count === second!.count)
    throw new Unreadable(
      `line 1 has as many ${JSON.stringify(first!.separator)} as ${JSON.stringify(second!.separator)}: name the separator, such as --separator ${JSON.stringify(first!.separator)}`,
    );
  return first!.count > 0 ? first!.separator : ',';
}
