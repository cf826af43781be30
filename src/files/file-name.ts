/** Derives the format of a file from its name. The file can also be compressed. */

export type RowFormat = 'csv' | 'ndjson';

export function rowFormatOf(name: string): RowFormat {
  return /\.(csv|tsv|tab|txt)(\.(gz|zst))?$/i.test(name) ? 'csv' : 'ndjson';
}

export function isTabSeparated(name: string): boolean {
  return /\.(tsv|tab)(\.(gz|zst))?$/i.test(name);
}

/** Returns the extension of a name, such as `.xlsx`, if no format has it. The name must not end with a compression. */
export function unknownExtensionOf(name: string): string | undefined {
  const [, extension] = /[^/\\](\.[^./\\]+)$/.exec(name) ?? [];
  return extension === undefined || extensions.includes(extension.toLowerCase()) ? undefined : extension;
}

export const extensions = ['.csv', '.txt', '.tsv', '.tab', '.ndjson', '.jsonl', '.json'];
