/** Explains how to read cells of a CSV file that do not have the type of their column. */
import { type NumberFormat, optionsToRead } from './number-format.js';

const maxCellShown = 40;

/** Returns the text of a cell in the file with its quotes, cut to a reasonable length. */
function shownCell(cell: string): string {
  const written = cell.startsWith('"') ? `${cell}"` : cell;
  const characters = [...written.slice(0, 2 * maxCellShown)];
  return characters.length > maxCellShown ? `${characters.slice(0, maxCellShown - 3).join('')}...` : written;
}

/** How R, pandas, Excel and databases write a missing value. */
const spellingsOfNull = /^(#?n\/a|<?na>?|nan|null|none|nil|-)$/i;

/**
 * Returns a cell as messages contain it. If it doesn't have the type of its column, the option that helps follows.
 *
 * @param format the format of the numbers
 * @param spellingOfNull the additional spelling of null, if the user has set one; there is then no hint about null
 */
export function shownWithHint(
  cell: string,
  type: string,
  format: NumberFormat,
  spellingOfNull: string | undefined,
): string {
  const shown = shownCell(cell);
  const options = type === 'number' ? optionsToRead(cell, format) : [];
  if (options.length > 0) return `${shown} (to read such numbers, use ${options.join(' or ')})`;
  if (spellingOfNull !== undefined || !spellingsOfNull.test(cell)) return shown;
  return `${shown} (to read it as null, use --null "${cell}")`;
}
