import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { start } from './command.js';
import { holdNoKey } from './leaks.js';

/** A server that runs as a separate process, so that it can be killed. */
export interface ServerProcess {
  readonly url: string;
  readonly key: string;
  readonly pid: number;
  /** Returns the text that the server has written to standard error. */
  readonly errors: () => string;
  /** The lines that the server has logged. */
  readonly log: readonly string[];
  /** Waits until the process exits. Returns the exit code. */
  ended(): Promise<number | null>;
  /** Sends a signal and waits until the process exits. Returns the exit code, or null after a kill. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
}

const servers = new Set<ReturnType<typeof start>>();

export interface ServerOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** A command line that runs the server, for example `strace`. */
  readonly under?: readonly string[];
  /** The built program to run. By default, these sources are run. */
  readonly program?: string;
}

/** Starts `rowfeed serve` on a free port with this database. */
export async function startServer(
  databaseUrl: string,
  key: string,
  { env, under, program }: ServerOptions = {},
): Promise<ServerProcess> {
  const settings = { PORT: '0', DATABASE_URL: databaseUrl, ROWFEED_API_KEY: key, LOG_LEVEL: 'info' };
  const child = start(['serve'], { ...settings, ...env }, under, program);
  servers.add(child);
  const closed = once(child, 'close').finally(() => servers.delete(child)) as Promise<[number | null]>;
  let errors = '';
  const log: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const listening = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      log.push(line);
      holdNoKey('log', line);
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
    pid: child.pid!,
    errors: () => errors,
    log,
    ended: async () => (await closed)[0],
    async end(signal) {
      child.kill(signal);
      const [code] = await closed;
      return code;
    },
  };
}

/** Kills every server that a test left running, including a server that is starting. */
export async function killServers(): Promise<void> {
  for (let [child] = servers; child !== undefined; [child] = servers) {
    const closed = once(child, 'close');
    child.kill('SIGKILL');
    await closed;
    servers.delete(child);
  }
}
