/** Opens a file with SQLite for a moment, apart from the connections of the engine. */
import sqlite3 from 'sqlite3';

export interface FileConnection {
  /** The connection of the driver. */
  readonly raw: sqlite3.Database;
  exec(sql: string): Promise<void>;
  all<Row>(sql: string): Promise<Row[]>;
  close(): Promise<void>;
}

/** @param mode flags of the driver, for example `sqlite3.OPEN_READONLY` */
export async function connect(file: string, mode: number): Promise<FileConnection> {
  const raw = await new Promise<sqlite3.Database>((resolve, reject) => {
    const opened = new sqlite3.Database(file, mode, (error) => (error ? reject(error) : resolve(opened)));
  });
  return {
    raw,
    exec: (sql) => call((done) => raw.exec(sql, done)),
    all: (sql) => call((done) => raw.all(sql, done)),
    close: () => call((done) => raw.close(done)),
  };
}

/** Connects to a file while `work` runs. */
export async function inFile<T>(
  file: string,
  mode: number,
  work: (connection: FileConnection) => Promise<T>,
): Promise<T> {
  const connection = await connect(file, mode);
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

/** Converts a call with a callback to a promise. */
export function call<T>(work: (done: (error: Error | null, result?: T) => void) => unknown): Promise<T> {
  return new Promise((resolve, reject) => {
    work((error, result) => (error ? reject(error) : resolve(result as T)));
  });
}
