import { loadConfig } from '../config.js';
import { type Database, type OpenOptions, openDatabase } from '../engines/open.js';

/** Lends a command the database of DATABASE_URL, beside a server that may be running on it. */
export async function withDatabase(
  work: (database: Database) => Promise<void>,
  options: Pick<OpenOptions, 'create'> = {},
): Promise<void> {
  const database = await openDatabase(loadConfig(process.env).databaseUrl, { role: 'tool', ...options });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}
