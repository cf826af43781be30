/** Explains how to read cells of a CSV file that do not have the type of their column. */
import { type NumberFormat, optionsToRead } from './number-format.js';

const maxCellShown = 40;

/** Returns the text of a cell in the file with its quotes, cut to a reasonable length. */
export function shownCell(cell: string): string {
  const written = cell.startsWith('"') ? `${cell}"` : cell;
  const characters = [...written.slice(0, 2 * maxCellShown)];
  return characters.length > maxCellShown ? `${characters.slice(0, maxCellShown - 3).join('')}...` : written;
}

/** How R, pandas, Excel and databases write a missing value. */
const spellingsOfNull = /^(#?n\/a|<?na>?|nan|null|none|nil|-)$/i;

/**
 * Returns the option that helps to read a cell that doesn't have the type of its column, if there is one.
 *
 * @param format the format of the numbers
 */
export function hintFor(cell: string, type: string, format: NumberFormat): string | undefined {
  const options = type === 'number' ? optionsToRead(cell, format) : [];
  if (options.length > 0) return `to read such numbers, use ${options.join(' or ')}`;
  return spellingsOfNull.test(cell) ? `to read it as null, use --null "${cell}"` : undefined;
}
