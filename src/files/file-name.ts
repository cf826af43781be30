/** What the name of a file says about its content. The file can also be compressed. */

export type RowFormat = 'csv' | 'ndjson';

export function rowFormatOf(name: string): RowFormat {
  return /\.(csv|tsv|tab|txt)(\.(gz|zst))?$/i.test(name) ? 'csv' : 'ndjson';
}

export function isTabSeparated(name: string): boolean {
  return /\.(tsv|tab)(\.(gz|zst))?$/i.test(name);
}
