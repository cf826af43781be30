/** A file while it is served: whether its path still leads to it. */
import { renameSync, statSync } from 'node:fs';

/**
 * Looked at so often. It is done at once and not by a thread, all of which may be sorting; three calls take some
 * 10 us.
 */
const watchMs = 500;

/**
 * Tells once that a database, its log or the log's index was removed, or that another file is there now. Then the log
 * of the former one, in which acknowledged writes may be, is set aside first: at the next start it would be read into
 * the other file.
 *
 * @param lost gets the path of the log that was set aside
 */
export function watchFile(file: string, lost: (error: Error, aside?: string) => void): () => void {
  const ends = ['', '-wal', '-shm'] as const;
  const found = ends.map((end) => identityOf(file + end));
  const timer = setInterval(() => {
    const now = ends.map((end, part) => identityOf(file + end, found[part]));
    const part = now.findIndex((identity, each) => identity !== found[each]);
    if (part === -1) return;
    clearInterval(timer);
    const isReplaced = now[part] !== undefined;
    const what = `${file}${ends[part]} was ${isReplaced ? 'replaced' : 'removed'} under the server`;
    const isOtherBesideLog = part === 0 && isReplaced && now[1] === found[1];
    lost(new Error(what), isOtherBesideLog ? setAside(`${file}-wal`) : undefined);
  }, watchMs).unref();
  return () => clearInterval(timer);
}

function setAside(log: string): string | undefined {
  const aside = `${log}-of-replaced-${Date.now()}`;
  try {
    renameSync(log, aside);
    return aside;
  } catch {
    return undefined;
  }
}

/** Undefined where there is no such file, `unknown` where that can't be told. */
function identityOf(path: string, unknown?: string): string | undefined {
  try {
    const found = statSync(path, { bigint: true, throwIfNoEntry: false });
    return found && `${found.dev}/${found.ino}`;
  } catch {
    return unknown;
  }
}
