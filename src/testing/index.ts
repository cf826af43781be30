/**
 * `rowfeed/testing`: starts a server for tests in another process. It works in mocha, vitest, jest and node:test, as an ES
 * module and with `require`. It needs only Node.js.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The data of the server, and its key. */
export interface RowfeedOptions {
  /**
   * A folder with the data: for each collection `NAME.ndjson`, `NAME.json` or `NAME.csv`, and optionally
   * `NAME.schema.json` and `NAME.row-key.json`. A path, or a URL such as `new URL('./seed', import.meta.url)`. Without
   * it, the server has no collections.
   */
  readonly seed?: string | { readonly href: string };
  /** The key of the account, 20 to 255 visible ASCII characters. It has all permissions. By default, always the same. */
  readonly key?: string;
}

/** A running server. */
export interface Rowfeed {
  /** The URL of the server, such as `http://127.0.0.1:40123`. */
  readonly url: string;
  /** The key of the account. It has all permissions. */
  readonly key: string;
  /**
   * Returns to the seed. Open feeds close with 4404. The key stays valid, but keys and tickets that were created in the
   * meantime are not valid any more.
   */
  reset(): Promise<void>;
  /** Stops the server. Its data is gone. A second call has no effect. */
  stop(): Promise<void>;
}

/** The line that the server prints when it is ready. */
interface Ready {
  readonly url: string;
  readonly key: string;
}

interface Done {
  readonly reset: number;
  readonly error?: string;
}

// Vite replaces new URL(.., import.meta.url), also in a package that is linked to the project.
const program = join(fileURLToPath(import.meta.url), '../../bin.js');
/** Settings of another server must not apply to this one. */
const settings = /^(ROWFEED_.*|PORT|HOST|DATABASE_(REPLICA_)?URL|LOG_LEVEL)$/;
/** The server needs less than 1 s. A machine that runs many tests can be much slower. */
const startMs = 30_000;

/**
 * Starts a server on a free port of this machine. Its data is gone when it stops. It also stops when this process ends, so
 * that a test that fails leaves nothing behind.
 *
 * @throws Error if the seed or the key is invalid. The message names the file, the line and the reason.
 */
export async function startRowfeed(options: RowfeedOptions = {}): Promise<Rowfeed> {
  checkOptions(options);
  const { seed, key } = options;
  const words = ['serve', '--memory', '--port', '0', '--quiet'];
  if (seed !== undefined) words.push('--seed', typeof seed === 'string' ? seed : fileURLToPath(seed.href));
  if (key !== undefined) words.push('--key', key);
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.test(name)));
  const server = fork(program, words, { env, execArgv: [], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  // A test that forgets `stop` must not keep its process alive.
  for (const each of [server, server.channel, server.stdout, server.stderr])
    (each as { unref?(): void } | null | undefined)?.unref?.();
  const ready = await whenReady(server);
  let resets = 0;
  let stopped: Promise<void> | undefined;
  return {
    url: ready.url,
    key: ready.key,
    reset() {
      resets += 1;
      return reset(server, resets);
    },
    stop() {
      stopped ??= stop(server);
      return stopped;
    },
  };
}

/** @throws TypeError for mistakes that the server can't report, because JavaScript programs have no types */
function checkOptions(options: RowfeedOptions): void {
  if (typeof options !== 'object' || options === null) throw new TypeError('The options must be an object.');
  const { seed, key, ...others } = options;
  const [other] = Object.keys(others);
  if (other !== undefined)
    throw new TypeError(`${JSON.stringify(other)} is not an option. The options are seed and key.`);
  if (seed !== undefined && typeof seed !== 'string' && typeof seed?.href !== 'string')
    throw new TypeError('The option seed must be a path or a URL of a folder.');
  if (typeof seed === 'object' && !seed.href.startsWith('file:'))
    throw new TypeError(
      `The option seed must be a path or a file URL of a folder, not ${seed.href}. Vite replaces new URL(.., import.meta.url) in a test with jsdom, so pass a path there.`,
    );
  if (key !== undefined && typeof key !== 'string') throw new TypeError('The option key must be a string.');
}

async function whenReady(server: ChildProcess): Promise<Ready> {
  let printed = '';
  let errors = '';
  server.stderr!.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const release = holdOpen();
  try {
    return await new Promise<Ready>((resolve, reject) => {
      const timer = setTimeout(() => {
        server.kill('SIGKILL');
        reject(new Error(`The server was not ready within ${startMs / 1_000} s. ${errors}`));
      }, startMs);
      const fail = (error: Error): void => {
        clearTimeout(timer);
        reject(error);
      };
      server.once('error', fail);
      server.once('close', (code, signal) =>
        fail(
          new Error(errors.replace(/^rowfeed: /gm, '').trim() || `The server exited with ${code ?? signal}.`),
        ),
      );
      server.stdout!.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        if (!printed.includes('\n')) return;
        clearTimeout(timer);
        server.stdout!.removeAllListeners('data').resume();
        resolve(JSON.parse(printed) as Ready);
      });
    });
  } finally {
    release();
  }
}

function reset(server: ChildProcess, number: number): Promise<void> {
  const release = holdOpen();
  return new Promise<void>((resolve, reject) => {
    const end = (error?: Error): void => {
      server.off('message', onMessage);
      server.off('exit', onExit);
      if (error === undefined) resolve();
      else reject(error);
    };
    const onMessage = ({ reset: done, error }: Done): void => {
      if (done === number) end(error === undefined ? undefined : new Error(`The reset failed: ${error}`));
    };
    const onExit = (): void => end(new Error('The server has stopped.'));
    server.on('message', onMessage);
    server.on('exit', onExit);
    if (server.connected) server.send({ reset: number });
    else onExit();
  }).finally(release);
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const release = holdOpen();
  const exited = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await exited.finally(release);
}

/** Keeps this process alive until the result is called, because the server does not. */
function holdOpen(): () => void {
  const timer = setInterval(() => undefined, 60_000);
  return () => clearInterval(timer);
}
