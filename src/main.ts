/** Runs the server process: starts the server, prints how to use it, and shuts it down on a signal. */
import { setFlagsFromString } from 'node:v8';
import type { Config } from './config.js';
import { awaitDatabase } from './engines/open.js';
import { createLogger, type Logger } from './runtime/logger.js';
import { repeatedSignalMs } from './runtime/signals.js';
import { version } from './runtime/version.js';
import { type Service, startService } from './service.js';

/** The time for requests in progress after the drain time. A second signal ends the process at once. */
const stopWithinMs = 8_000;
/** The time for requests in progress after the database has failed. */
const failWithinMs = 500;

/**
 * By default, V8 lets the old generation grow to several times its live objects before it collects the garbage. In a run of
 * `npm run bench`, the process then had up to 291 MB of memory instead of 238 MB. With this flag, lists take up to 5 % longer
 * (2 cores, Node.js 20).
 */
const heapGrowth = '--heap-growing-percent=100';

/** Runs until a signal. Throws if the server can't start. */
export async function runServer(config: Config): Promise<void> {
  setFlagsFromString(heapGrowth);
  const log = createLogger(config.logLevel);
  warnOfUnknown(config, log);
  const waiting = new AbortController();
  const { databaseUrl, databaseWaitSeconds } = config;
  const starting = awaitDatabase(databaseUrl, {
    withinMs: databaseWaitSeconds * 1_000,
    signal: waiting.signal,
    waiting: (reason) =>
      log.warn(
        `the database does not accept connections (${reason}), so the server retries every second for up to ${databaseWaitSeconds} s`,
      ),
  }).then(() => {
    if (waiting.signal.aborted) exitStopped(log);
    return startService(config, log);
  });
  stopOnSignals(starting, log, config, () => waiting.abort());
  const service = await starting;
  const { url, database, metricsPort, firstKey } = service;
  if (firstKey !== undefined) process.stderr.write(welcome(url, firstKey));
  else if (service.areKeysUnused) process.stderr.write(advice);
  log.info(
    { version, url, database, metrics_port: metricsPort, pid: process.pid, node: process.version },
    'rowfeed is listening',
  );
}

function exitStopped(log: Logger): never {
  log.info('stopped');
  process.exit(0);
}

/** Does nothing, because the caller reports the error of a failed start, and the process then exits. */
function startFailed(): void {}

/** Logs a warning for each variable that only looks like a setting, and for each parameter without an effect. */
export function warnOfUnknown({ unknown }: Config, log: Logger): void {
  for (const { variable, parameter, meant } of unknown) {
    const [ignored, list] =
      parameter === undefined
        ? [
            `${variable} is not a setting of rowfeed, so the server ignores it.`,
            ' To list the settings, run rowfeed serve --help.',
          ]
        : [`The parameter ${JSON.stringify(parameter)} in ${variable} has no effect.`, ''];
    log.warn({ variable, parameter, meant }, `${ignored}${meant ? ` Did you mean ${meant}?` : list}`);
  }
}

/**
 * Shuts the server down and ends the process on a signal, or if the database has failed. A server that is starting
 * finishes its start first. Without a handler, a signal would interrupt its first requests, and would have no effect in
 * a container, where the process has the id 1.
 *
 * @param hasten called before the server is closed, so that a start doesn't wait any more
 * @returns a function that does the same as a signal
 */
export function stopOnSignals(
  starting: Promise<Service>,
  log: Logger,
  { drainSeconds }: Config,
  hasten: () => void = () => undefined,
): (cause: string) => void {
  let stoppedAt: number | undefined;
  const stop = (signal: string): void => {
    if (stoppedAt !== undefined) {
      // A terminal that closes can send several.
      if (signal === 'SIGHUP' || performance.now() - stoppedAt < repeatedSignalMs) return;
      log.warn({ signal }, 'stopped immediately');
      process.exit(1);
    }
    stoppedAt = performance.now();
    // After SIGINT, a person is waiting. After SIGHUP, the terminal was closed.
    const drainMs = signal === 'SIGTERM' ? drainSeconds * 1_000 : 0;
    log.info({ signal, drain_ms: drainMs }, 'stopping');
    setTimeout(() => {
      log.error('some requests did not finish within 8 s, so the server stops now');
      process.exit(1);
    }, drainMs + stopWithinMs).unref();
    const close = (service: Service): Promise<void> =>
      service.close(drainMs).then(
        () => exitStopped(log),
        (error: unknown) => {
          log.error(error, 'stopping failed');
          process.exit(1);
        },
      );
    hasten();
    starting.then(close, startFailed);
  };
  const watch = async ({ fatal }: Service): Promise<void> => {
    log.fatal(await fatal, 'the database has failed in an unknown state, so the server stops');
    // The server doesn't shut down normally, because it must not write any more.
    setTimeout(() => process.exit(1), failWithinMs);
  };
  starting.then(watch, startFailed);
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('SIGHUP', stop);
  return stop;
}

/** The first key is shown only once, and the operator may have missed it. */
const advice = `
No API key of this database has ever been used. If you do not have a key, create one:

  rowfeed keys create --name NAME

`;

function welcome(url: string, key: string): string {
  return `
This is the API key of the account "default". It is shown only once. Store it safely.

  ${key}

Open the console in a browser, and enter the key: ${url}/console
Read the guides: ${url}/docs/quickstart

The guides use the key as the variable KEY. Set it in each terminal. For example, create a collection and follow it:

  export KEY=${key}
  curl -w '\\n' -H "x-api-key: $KEY" -H 'content-type: application/json' -d '{"name":"hello"}' ${url}/v1/collections
  npx -y wscat -H "x-api-key: $KEY" -c '${url.replace(/^http/, 'ws')}/ws?collection=hello'

`;
}
