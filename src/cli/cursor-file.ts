/** The file of `rowfeed follow --cursor-file`, which contains the cursor of the last frame that was handled. */
import { accessSync, constants, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export class CursorFile {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  /** Returns undefined if the file does not exist or is empty. Fails if the file cannot be written later. */
  read(): string | undefined {
    accessSync(dirname(this.path), constants.W_OK);
    try {
      return readFileSync(this.path, 'utf8').trim() || undefined;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** Replaces the file in one step, so that a process that is killed never leaves an incomplete cursor. */
  write(cursor: string): void {
    const next = `${this.path}.new`;
    writeFileSync(next, `${cursor}\n`);
    renameSync(next, this.path);
  }
}
