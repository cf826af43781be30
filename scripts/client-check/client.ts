/** The description of a third-party tool: how to install it and how to try it in a separate folder. */
export interface Client {
  /** The name of the tool in the command and in the table. */
  readonly name: string;
  /** The pinned version. */
  readonly version: string;
  /** The served documents that the tool reads. */
  readonly document: string;
  /** The purpose of the tool, for the table. */
  readonly does: string;
  /** Programs that must be installed. If one is missing, the tool is skipped and a line is printed. */
  readonly needs: readonly string[];
  /** Shell commands that install the tool in the working folder. */
  readonly install: readonly string[];
  /**
   * The shell command that tries the tool. Its exit code reports success, and its last line describes the
   * steps.
   */
  readonly walk: string;
  /** One or two sentences of advice for users, for the table. Empty if there is no advice. */
  readonly note: string;
}

/** Returns a command that installs npm packages in the working folder without running their scripts. */
export function npmInstall(...packages: readonly string[]): string {
  return `npm install --prefix . --silent --no-audit --no-fund --ignore-scripts ${packages.join(' ')}`;
}
