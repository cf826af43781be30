/**
 * Kills and restarts the nodes of the Citus cluster that the suite uses. The nodes must run on this machine.
 */
import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { promisify } from 'node:util';
import pg from 'pg';
import { eventually } from './eventually.js';

/**
 * Returns false and prints a message if TEST_CITUS_URL isn't set. The URL names a database on the
 * coordinator.
 */
export function hasCitus(): boolean {
  if (process.env.TEST_CITUS_URL) return true;
  console.log('    skipped: TEST_CITUS_URL names no Citus');
  return false;
}

/** Removes the workers of a database, and adds them again. */
export async function workersOf(url: string): Promise<{ remove(): Promise<void>; add(): Promise<void> }> {
  const workers = await ask(url, 'SELECT nodename, nodeport FROM pg_dist_node WHERE groupid <> 0');
  const each = async (call: string): Promise<void> => {
    for (const { nodename, nodeport } of workers)
      await ask(url, `SELECT ${call}('${nodename}', ${nodeport})`);
  };
  return { remove: () => each('citus_remove_node'), add: () => each('citus_add_node') };
}

export interface CitusNode {
  readonly port: number;
  readonly isCoordinator: boolean;
  /** Stops the node immediately, as in a power failure. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

const run = promisify(execFile);

export async function citusNodes(): Promise<CitusNode[]> {
  const url = process.env.TEST_CITUS_URL!;
  const nodes = await ask(url, 'SELECT nodename, nodeport, groupid FROM pg_dist_node ORDER BY groupid');
  return Promise.all(
    nodes.map(async ({ nodename, nodeport, groupid }) => {
      const at = new URL(url);
      at.host = `${nodename}:${nodeport}`;
      const pidSql = "SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int AS pid";
      const [{ directory, binaries }] = await ask(
        at.href,
        `SELECT current_setting('data_directory') AS directory,
           (SELECT setting FROM pg_config WHERE name = 'BINDIR') AS binaries`,
      );
      const { uid, gid } = statSync(directory);
      return {
        port: nodeport as number,
        isCoordinator: groupid === 0,
        async kill() {
          const [{ pid }] = await ask(at.href, pidSql);
          process.kill(pid, 'SIGKILL');
          await eventually('it is gone', () => !isThere(pid));
        },
        async start() {
          const server = ['-D', directory, '-l', `${directory}/log`, '-w', 'start'];
          // The child processes of the killed server can take a moment to exit.
          const begun = (): Promise<boolean> =>
            run(`${binaries}/pg_ctl`, server, { uid, gid, cwd: '/' }).then(
              () => true,
              () => false,
            );
          await eventually('it has started', begun, { everyMs: 200 });
        },
      };
    }),
  );
}

// biome-ignore lint/suspicious/noExplicitAny: the type of a row depends on the statement.
async function ask(url: string, sql: string): Promise<any[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
