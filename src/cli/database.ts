import { loadConfig } from '../config.js';
import { type Database, type OpenOptions, openDatabase } from '../engines/open.js';

/**
 * Runs `work` with the database of DATABASE_URL, even if a server is running on it. Then closes the database.
 */
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
