/** The file of `rowfeed follow --cursor-file`, which contains the cursor of the last frame that was handled. */
import { accessSync, constants, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isCursor } from '../log/cursor.js';
import { CommandFailure } from './output.js';
import { writeTo } from './system-errors.js';

export class CursorFile {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  /**
   * Returns undefined if the file does not exist. Fails if it does not contain a cursor, because a start without its cursor
   * would skip changes. Also fails if the file cannot be written later.
   */
  read(): string | undefined {
    accessSync(dirname(this.path), constants.W_OK);
    let cursor: string;
    try {
      cursor = readFileSync(this.path, 'utf8').trim();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
    if (isCursor(cursor)) return cursor;
    const fault = cursor === '' ? 'is empty, for example after a power failure' : 'does not contain a cursor';
    throw new CommandFailure(
      `${this.path} ${fault}. Write a cursor into it, or delete it to start without a cursor.`,
    );
  }

  /**
   * Replaces the file in one step, so that a process that is killed never leaves an incomplete cursor. Syncing each cursor
   * to the disk would slow the command down.
   */
  write(cursor: string): void {
    const next = `${this.path}.new`;
    writeTo(next, () => writeFileSync(next, `${cursor}\n`));
    renameSync(next, this.path);
  }
}
