/** Watches the files of a database while a server uses it, to detect that they were removed or replaced. */
import { renameSync, statSync } from 'node:fs';

/**
 * The interval of the checks. They are synchronous, because all threads may be busy with sorting. The three
 * calls take about 10 µs.
 */
const watchMs = 500;

/**
 * Calls `lost` once if the database, its WAL or the index of the WAL was removed or replaced. If the database
 * was replaced, the WAL is renamed first, because it may contain acknowledged writes. Otherwise, the next
 * start would read it into the other file.
 *
 * @param lost receives the path of the renamed WAL
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
    const what = `${file}${ends[part]} was ${isReplaced ? 'replaced' : 'removed'} while the server was running`;
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

/** Returns undefined if the file does not exist, and `unknown` if this cannot be determined. */
function identityOf(path: string, unknown?: string): string | undefined {
  try {
    const found = statSync(path, { bigint: true, throwIfNoEntry: false });
    return found && `${found.dev}/${found.ino}`;
  } catch {
    return unknown;
  }
}
