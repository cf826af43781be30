import sqlite3 from 'sqlite3';

type Method = (this: { readonly sql?: string }, ...args: unknown[]) => unknown;
const prototype = sqlite3.Statement.prototype as unknown as Record<'all' | 'run' | 'get', Method>;

/**
 * Lets statements fail in the driver, as they do when a disk is full or gone, until the function returned is called.
 * Beginning and ending a transaction still work, so that what recovers can be seen to.
 *
 * @param code SQLite's name of the error; undefined for an error that nobody knows
 * @param which the statements that fail
 */
export function breakDriver(
  code: string | undefined,
  which: (sql: string) => boolean = () => true,
): () => void {
  const originals = { ...methodsOf() };
  for (const name of ['all', 'run', 'get'] as const) {
    prototype[name] = function (...args) {
      const callback = args.at(-1);
      const sql = this.sql ?? '';
      if (typeof callback !== 'function' || /^\s*(BEGIN|ROLLBACK|PRAGMA)/i.test(sql) || !which(sql)) {
        return originals[name].apply(this, args);
      }
      const error = Object.assign(
        new Error(`${code ?? 'broken'}: by the test`),
        code === undefined ? {} : { code },
      );
      setImmediate(() => callback(error));
      return this;
    };
  }
  return () => Object.assign(prototype, originals);
}

/** Holds back what statements return until the function returned is called, as a disk that hangs would. */
export function stallDriver(): () => void {
  const originals = { ...methodsOf() };
  const held: (() => void)[] = [];
  for (const name of ['all', 'run', 'get'] as const) {
    prototype[name] = function (...args) {
      const callback = args.at(-1);
      if (typeof callback !== 'function') return originals[name].apply(this, args);
      const hold = (...results: unknown[]) => held.push(() => callback.apply(this, results));
      return originals[name].apply(this, [...args.slice(0, -1), hold]);
    };
  }
  return () => {
    Object.assign(prototype, originals);
    for (const release of held.splice(0)) release();
  };
}

function methodsOf(): Record<'all' | 'run' | 'get', Method> {
  const { all, run, get } = prototype;
  return { all, run, get };
}
