/**
 * The log: JSON lines on standard output, a readable form on a terminal, and never a key.
 */
import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../config.js';
import { keysWithin } from '../text/api-key.js';

export type { Logger };

/** Loaded only for a terminal. */
const pretty = process.stdout.isTTY ? (await import('pino-pretty')).default : undefined;

/** Lines go to `destination`, by default to standard output (as JSON unless it is a terminal). */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: credentialPaths, censor: mask },
      hooks: { streamWrite: redact },
    },
    destination ??
      (pretty === undefined ? pino.destination(1) : pretty({ translateTime: 'SYS:HH:MM:ss.l', sync: true })),
  );
}

/**
 * `text` with everything that could be a key masked, wherever it stands (in the URL of an error's message, say): the last
 * net under every line of the log.
 */
export function redact(text: string): string {
  return text.replace(keysWithin, mask).replace(queryKeys, `$1${mask}`);
}

/**
 * `url` with the values of `api_key` masked, however its name is written, and what stands in the place of a key's id and
 * is none: a key, maybe.
 */
export function redactUrl(url: string): string {
  const start = url.indexOf('?') + 1;
  const path = (start === 0 ? url : url.slice(0, start)).replace(keyIds, `$1${mask}`);
  if (start === 0) return redact(path);
  const parts = url.slice(start).split('&');
  return redact(path + parts.map(redactParameter).join('&'));
}

const mask = '[redacted]';
const keyIds = /(\/v1\/keys\/)(?!key_[0-9A-Za-z]{12}(?:[/?]|$))[^/?]+/;
const queryKeys = /(\bapi_key=)[^&\s"'#\\]*/gi;
const credentialPaths = [
  'apiKey',
  '*.apiKey',
  ...['headers', '*.headers'].flatMap((headers) => [`${headers}.authorization`, `${headers}["x-api-key"]`]),
];

function redactParameter(part: string): string {
  const end = part.indexOf('=');
  if (end === -1) return part;
  try {
    if (decodeURIComponent(part.slice(0, end)).toLowerCase() !== 'api_key') return part;
  } catch {
    // A name that can't be decoded could still be read as api_key by another program.
  }
  return part.slice(0, end + 1) + mask;
}
