/** The process: starts the service, tells a person how to use it, and stops it on a signal. */
import type { Config } from './config.js';
import { createLogger } from './log.js';
import { startService } from './service.js';

/** In-flight requests get this long to finish after the first signal; the second one ends the process. */
const stopWithinMs = 10_000;

/** Serves until SIGTERM or SIGINT; throws when the service can't start. */
export async function runServer(config: Config): Promise<void> {
  const log = createLogger(config.logLevel);
  const service = await startService(config, log);
  if (service.firstKey !== undefined) process.stderr.write(welcome(service.url, service.firstKey));
  log.info({ url: service.url }, 'rowfeed is listening');
  let isStopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    service.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error(error, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function welcome(url: string, key: string): string {
  return `
This is the API key of the account "default". It is shown this once; keep it.

  ${key}

Make a collection, and follow it in another terminal:

  curl -X POST ${url}/v1/collections -H 'x-api-key: ${key}' -H 'content-type: application/json' -d '{"name":"notes"}'
  npx -y wscat -c '${url.replace(/^http/, 'ws')}/ws?api_key=${key}&collection=notes'

`;
}
