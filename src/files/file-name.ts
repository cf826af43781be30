/** Derives the format of a file from its name. The file can also be compressed. */

export type RowFormat = 'csv' | 'ndjson';

export function rowFormatOf(name: string): RowFormat {
  return /\.(csv|tsv|tab|txt)(\.(gz|zst))?$/i.test(name) ? 'csv' : 'ndjson';
}

export function isTabSeparated(name: string): boolean {
  return /\.(tsv|tab)(\.(gz|zst))?$/i.test(name);
}

/** Returns the extension of a name, such as `.xlsx`, if it belongs to a format that rowfeed cannot write. */
export function foreignExtensionOf(name: string): string | undefined {
  return /\.(parquet|avro|arrow|feather|orc|xlsx?|ods|xml|ya?ml|sql|sqlite3?|db|html?|pdf|zip|zst|bz2|xz)$/i.exec(
    name,
  )?.[0];
}
