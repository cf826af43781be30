/** Creates the logger: JSON lines, or a readable form on a terminal. It masks API keys in every line. */
import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../config.js';
import { failureOf } from '../problem.js';
import { mask, redactKeys } from '../text/redact.js';
import { LogOutput } from './log-output.js';

export type { Logger };

/** Loaded only if a terminal shows the log. */
const pretty =
  process.stdout.isTTY || process.stderr.isTTY ? (await import('pino-pretty')).prettyFactory : undefined;

const outputs = { 1: new LogOutput(1), 2: new LogOutput(2) };

/** Creates a logger that writes to `destination`, by default to standard output (1). 2 is standard error. */
export function createLogger(level: LogLevel, destination: DestinationStream | 1 | 2 = 1): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: serializeError },
      redact: { paths: credentialPaths, censor: mask },
      hooks: { streamWrite: redact },
    },
    typeof destination === 'number' ? standardStream(destination) : destination,
  );
}

/** Omits the stack of an error that the database or the disk caused, because it only shows which statement was running. */
function serializeError(error: Error): object {
  const serialized = pino.stdSerializers.err(error);
  const failure = failureOf(error);
  if (failure === undefined || failure === 'failed') return serialized;
  const { code } = error as NodeJS.ErrnoException;
  return { type: serialized.type, message: serialized.message, code, failure };
}

function standardStream(destination: 1 | 2): DestinationStream {
  const { isTTY } = destination === 1 ? process.stdout : process.stderr;
  const output = outputs[destination];
  if (pretty === undefined || !isTTY) return output;
  const readable = pretty({ translateTime: 'SYS:HH:MM:ss.l' });
  return { write: (line) => output.write(readable(line)) };
}

/**
 * Masks everything in `text` that could be a key, for example in the URL of an error message. Every log line
 * passes through this function, in case a more specific redaction missed a key.
 */
export function redact(text: string): string {
  return redactKeys(text).replace(queryKeys, `$1${mask}`);
}

/**
 * Masks the values of `api_key` in a URL, even if the name is percent-encoded. If the path contains a
 * malformed key id, masks it too, because it could be a key. The log doesn't name the subjects of tickets.
 */
export function redactUrl(url: string): string {
  const start = url.indexOf('?') + 1;
  const path = (start === 0 ? url : url.slice(0, start))
    .replace(keyIds, `$1${mask}`)
    .replace(subjects, `$1${mask}`);
  if (start === 0) return redact(path);
  const parts = url.slice(start).split('&');
  return redact(path + parts.map(redactParameter).join('&'));
}

const keyIds = /(\/v1\/keys\/)(?!key_[0-9A-Za-z]{12}(?:[/?]|$))[^/?]+/;
const subjects = /(\/v1\/tickets\/)[^?]+/i;
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
    // Another program might read an undecodable name as api_key, so its value is masked.
  }
  return part.slice(0, end + 1) + mask;
}
