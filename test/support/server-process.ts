import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { start } from './command.js';

/** A server that runs as a process of its own, so that it can be killed. */
export interface ServerProcess {
  readonly url: string;
  readonly key: string;
  /** Sends a signal and waits for the end; returns the exit code, null after a kill. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
}

const servers = new Set<ReturnType<typeof start>>();

/** Starts `rowfeed serve` on a free port over this database. */
export async function startServer(databaseUrl: string, key: string): Promise<ServerProcess> {
  const child = start(['serve'], {
    PORT: '0',
    DATABASE_URL: databaseUrl,
    ROWFEED_API_KEY: key,
    LOG_LEVEL: 'info',
  });
  servers.add(child);
  const closed = once(child, 'close').finally(() => servers.delete(child)) as Promise<[number | null]>;
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const listening = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const url = /"url":"([^"]+)"/.exec(line)?.[1];
      if (url !== undefined) resolve(url);
    });
  });
  const url = await Promise.race([
    listening,
    closed.then(([code]) => {
      throw new Error(`the server ended with ${code}: ${errors}`);
    }),
  ]);
  return {
    url,
    key,
    async end(signal) {
      child.kill(signal);
      const [code] = await closed;
      return code;
    },
  };
}

/** Kills every server that a test left running. */
export async function killServers(): Promise<void> {
  await Promise.all(
    [...servers].map(async (child) => {
      const closed = once(child, 'close');
      child.kill('SIGKILL');
      await closed;
    }),
  );
}
