/** Runs the server process: starts the server, prints how to use it, and shuts it down on a signal. */
import type { Config } from './config.js';
import { createLogger } from './runtime/logger.js';
import { startService } from './service.js';

/** The time for requests in progress after the first signal. A second signal ends the process at once. */
const stopWithinMs = 10_000;
/** The time for requests in progress after the database has failed. */
const failWithinMs = 500;

/** Runs until SIGTERM or SIGINT. Throws if the server can't start. */
export async function runServer(config: Config): Promise<void> {
  const log = createLogger(config.logLevel);
  for (const { variable, meant } of config.unknown) {
    const advice = meant ? `Did you mean ${meant}?` : 'rowfeed serve --help lists the settings.';
    log.warn({ variable, meant }, `${variable} is not a setting and has no effect. ${advice}`);
  }
  const service = await startService(config, log);
  let isStopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (isStopping) {
      log.warn({ signal }, 'stopped at once');
      process.exit(1);
    }
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.error('requests in progress did not finish in time');
      process.exit(1);
    }, stopWithinMs).unref();
    service.close().then(
      () => {
        log.info('stopped');
        process.exit(0);
      },
      (error: unknown) => {
        log.error(error, 'stopping failed');
        process.exit(1);
      },
    );
  };
  void service.fatal.then((error) => {
    log.fatal(error, 'the database has failed and its state is unknown; the server stops');
    // The server doesn't shut down normally, because it must not write any more.
    setTimeout(() => process.exit(1), failWithinMs);
  });
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const { url, metricsPort, firstKey } = service;
  if (firstKey !== undefined) process.stderr.write(welcome(url, firstKey));
  else if (service.areKeysUnused) process.stderr.write(advice);
  log.info(
    { url, metrics_port: metricsPort, pid: process.pid, node: process.version },
    'rowfeed is listening',
  );
}

/** The first key is shown only once, and the operator may have missed it. */
const advice = `
No API key of this database was ever used. If you don't have one, create one:

  rowfeed keys create --name NAME

`;

function welcome(url: string, key: string): string {
  return `
This is the API key of the account "default". It is shown only once. Store it safely.

  ${key}

Open the console in a browser, and enter the key: ${url}/console
Read the guides: ${url}/docs/quickstart

The guides use the key as a variable. Set it in every terminal, for example to create a collection and to follow it:

  export KEY=${key}
  curl -w '\\n' -H "x-api-key: $KEY" -H 'content-type: application/json' -d '{"name":"hello"}' ${url}/v1/collections
  npx -y wscat -H "x-api-key: $KEY" -c '${url.replace(/^http/, 'ws')}/ws?collection=hello'

`;
}
