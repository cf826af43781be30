/** A tool of others' that works from the documents, and how it is tried in a working folder of its own. */
export interface Client {
  /** As the command and the table name it. */
  readonly name: string;
  /** Pinned. */
  readonly version: string;
  /** Of those served, what it reads. */
  readonly document: string;
  /** What it does, for the table. */
  readonly does: string;
  /** Programs that must be there, else it is skipped with a line. */
  readonly needs: readonly string[];
  /** Shell commands that make it available in the working folder. */
  readonly install: readonly string[];
  /** Whose exit code says whether all was right, and whose last line what was done. */
  readonly walk: string;
  /** What a user has to know, a sentence or two, for the table; '' where nothing. */
  readonly note: string;
}

/** Packages of npm in the working folder, none of whose own scripts is run. */
export function npmInstall(...packages: readonly string[]): string {
  return `npm install --prefix . --silent --no-audit --no-fund --ignore-scripts ${packages.join(' ')}`;
}
