/** Reports every response to the metrics and, at level debug, to the log. */
import type { IncomingMessage } from 'node:http';
import { type Logger, redactUrl } from '../runtime/logger.js';
import type { Exchange, Step } from './exchange.js';

/**
 * Receives each response. `operation` is the operation's id, or undefined if the request matched no
 * operation. `status` is undefined if the client disconnected before the response.
 */
export type Answered = (
  operation: string | undefined,
  status: number | undefined,
  durationMs: number,
) => void;

interface Observers {
  readonly answered: Answered | undefined;
  readonly address: (request: IncomingMessage) => string;
  readonly log: Logger;
}

export function observe({ answered, address, log }: Observers): Step {
  return ({ state: exchange }, next) => {
    if (answered === undefined && !log.isLevelEnabled('debug')) return next();
    const begun = performance.now();
    // An open feed drops the headers of its request.
    const client = log.isLevelEnabled('debug') ? address(exchange.request) : undefined;
    const report = (): void => {
      // The time of an open feed depends on its client.
      const durationMs = (exchange.feedSince ?? performance.now()) - begun;
      answered?.(exchange.operation?.id, exchange.status, durationMs);
      // An open feed has its own log lines in feeds.ts.
      if (exchange.isUpgraded || !log.isLevelEnabled('debug')) return;
      const ms = Math.round(durationMs * 1_000) / 1_000;
      const line = { ...described(exchange), client, ms };
      log.debug(line, exchange.upgrade === undefined ? 'request' : 'feed refused');
    };
    return next().then(() => exchange.whenSent(report));
  };
}

function described(exchange: Exchange): object {
  const { request, requestId, operation, status, caller, problem, upgrade } = exchange;
  return {
    request_id: requestId,
    method: request.method,
    url: redactUrl(request.url ?? ''),
    operation: operation?.id,
    status,
    code: problem?.code,
    key_id: caller?.keyId,
    account_id: caller?.accountId,
    ...(upgrade !== undefined && {
      collection: new URLSearchParams(exchange.query).get('collection') ?? undefined,
      detail: problem?.detail,
    }),
  };
}
