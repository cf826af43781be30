import { execFileSync } from 'node:child_process';
import { chown, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from './port.js';
import { startProgram } from './program.js';
import { removeDirectory, temporaryDirectory } from './service.js';

/** A connection pooler in transaction mode: it assigns a server connection for one transaction at a time. */
export interface Pooler {
  /** Returns the URL that reaches the same database through the pooler. */
  through(url: string): string;
  close(): Promise<void>;
}

/** Returns true if pgbouncer (Debian package of the same name) is installed. */
export function hasPooler(): boolean {
  try {
    execFileSync('pgbouncer', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Starts a pooler in front of the PostgreSQL server with this URL. */
export async function startPooler(server: string): Promise<Pooler> {
  const { hostname, port, username, password } = new URL(server);
  const directory = await temporaryDirectory();
  const own = await freePort();
  const settings = join(directory, 'pgbouncer.ini');
  const users = join(directory, 'users.txt');
  await writeFile(users, `"${username}" "${password}"\n`);
  await writeFile(
    settings,
    `[databases]
* = host=${hostname} port=${port || 5432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = ${password === '' ? 'trust' : 'plain'}
auth_file = ${users}
pool_mode = transaction
server_login_retry = 1
default_pool_size = 10
`,
  );
  // pgbouncer refuses to run as root.
  const user = userInfo().uid === 0 ? Number(execFileSync('id', ['-u', 'postgres'])) : undefined;
  if (user !== undefined) for (const path of [directory, settings, users]) await chown(path, user, -1);
  const pooler = await startProgram(['pgbouncer', settings], own, user === undefined ? {} : { uid: user });
  return {
    through: (url) => {
      const pooled = new URL(url);
      pooled.host = `127.0.0.1:${own}`;
      return pooled.href;
    },
    async close() {
      await pooler.stop();
      await removeDirectory(directory);
    },
  };
}
