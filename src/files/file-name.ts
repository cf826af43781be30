/** Derives the format of a file from its name. The file can also be compressed. */

export type RowFormat = 'csv' | 'ndjson';

export function rowFormatOf(name: string): RowFormat {
  return /\.(csv|tsv|tab|txt)(\.(gz|zst))?$/i.test(name) ? 'csv' : 'ndjson';
}

export function isTabSeparated(name: string): boolean {
  return /\.(tsv|tab)(\.(gz|zst))?$/i.test(name);
}
