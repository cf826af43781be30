/** Keeps what can be read only once in a temporary file, so that it can be read again. */
import { randomUUID } from 'node:crypto';
import { openSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Opens a temporary file that has no name. Its space is free again when it is closed or the process ends. */
export function openSpool(): number {
  const path = join(tmpdir(), `rowfeed-${randomUUID()}`);
  const file = openSync(path, 'wx+', 0o600);
  unlinkSync(path);
  return file;
}
