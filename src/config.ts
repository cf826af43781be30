/**
 * The environment, read once into one typed record. Nothing else in the program reads `process.env`.
 */
import { parseTrustedProxies } from './text/address.js';
import { isPossibleKey } from './text/api-key.js';
import { closestOf } from './text/closest.js';

export interface Config {
  /** Where to listen: TCP port (0: one the system chooses) and host name or address. */
  readonly port: number;
  readonly host: string;
  /** `sqlite:<path>` or a `postgres://` URL. */
  readonly databaseUrl: string;
  /** A `postgres://` URL of a standby of the database, from which rows are read, too. */
  readonly replicaUrl: string | undefined;
  /** A key to register for the account `default` at start; then none is made and printed. */
  readonly apiKey: string | undefined;
  /** The proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
  /** A change stays in a collection's log this many hours or among its last this many, whichever keeps more. */
  readonly retentionHours: number;
  readonly retentionChanges: number;
  /** The most feeds open at once: on this instance, and with one key. */
  readonly maxSockets: number;
  readonly maxSocketsPerKey: number;
  /** The port of /metrics; none when undefined. */
  readonly metricsPort: number | undefined;
  /** The origins that browsers may call from; `*` for all. */
  readonly corsOrigins: '*' | readonly string[];
  /** Where clients find the service, in documents; undefined: where each asks. */
  readonly publicUrl: URL | undefined;
  readonly logLevel: LogLevel;
  /** Variables that begin as settings do, and are none. */
  readonly unknown: readonly UnknownVariable[];
}

export interface UnknownVariable {
  readonly variable: string;
  /** The setting that has almost this name. */
  readonly meant: string | undefined;
}

export type LogLevel = (typeof logLevels)[number];

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** What is read, and what it says in a line. */
export const variables: Readonly<Record<string, string>> = {
  PORT: 'TCP port to listen on (3000)',
  HOST: 'host name or address to listen on (127.0.0.1)',
  DATABASE_URL: 'sqlite:PATH or postgres://... (sqlite:data/rowfeed.db)',
  DATABASE_REPLICA_URL: 'postgres://... of a standby, from which rows are read, too',
  ROWFEED_API_KEY: 'a key to register for the account default; then none is made',
  ROWFEED_TRUST_PROXY: 'proxies whose X-Forwarded-For names the client',
  ROWFEED_RETENTION_HOURS: 'how long changes are kept to resume feeds (24) ...',
  ROWFEED_RETENTION_CHANGES: '... or the last so many, whichever is more (100000)',
  ROWFEED_MAX_SOCKETS: 'open feeds, in all (10000)',
  ROWFEED_MAX_SOCKETS_PER_KEY: 'open feeds a key (1000)',
  ROWFEED_METRICS_PORT: 'port of /metrics; none without it',
  ROWFEED_PUBLIC_URL: 'where clients find the service, for documents',
  ROWFEED_CORS_ORIGIN: 'origins that browsers may call from, or * for all',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent (info)',
};

/** The environment can't be used; `problems` says why, a line a variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/**
 * Reads the environment. A variable that is empty counts as not set, as container files leave them.
 *
 * @throws ConfigError
 */
export function loadConfig(environment: NodeJS.ProcessEnv): Config {
  const problems: string[] = [];
  const read = <Value>(name: string, otherwise: Value, parse: (text: string) => Value): Value => {
    const text = environment[name] ?? '';
    if (text.trim() === '') return otherwise;
    try {
      return parse(text);
    } catch (error) {
      if (!(error instanceof Unfit)) throw error;
      problems.push(`${name} must be ${error.message}`);
      return otherwise;
    }
  };
  const config: Config = {
    port: read('PORT', 3000, port),
    // Loopback: no other machine reaches a server that was only tried out.
    host: read('HOST', '127.0.0.1', host),
    // Relative to the working directory, so a clone needs no rights elsewhere.
    databaseUrl: read('DATABASE_URL', 'sqlite:data/rowfeed.db', databaseUrl),
    replicaUrl: read<string | undefined>('DATABASE_REPLICA_URL', undefined, replicaUrl),
    apiKey: read<string | undefined>('ROWFEED_API_KEY', undefined, apiKey),
    trustedProxies: read('ROWFEED_TRUST_PROXY', [], trustedProxies),
    // A day, so that a client that was away over night can resume; and for busy collections at least the last
    // 100,000 changes (some 30 MB of frames).
    retentionHours: read('ROWFEED_RETENTION_HOURS', 24, integerBetween(1, 87_600)),
    retentionChanges: read('ROWFEED_RETENTION_CHANGES', 100_000, integerBetween(0, 1_000_000_000)),
    // An idle feed costs some kilobytes; these bound them at about 100 MB an instance.
    maxSockets: read('ROWFEED_MAX_SOCKETS', 10_000, integerBetween(0, 1_000_000)),
    maxSocketsPerKey: read('ROWFEED_MAX_SOCKETS_PER_KEY', 1_000, integerBetween(0, 1_000_000)),
    metricsPort: read<number | undefined>('ROWFEED_METRICS_PORT', undefined, port),
    corsOrigins: read<Config['corsOrigins']>('ROWFEED_CORS_ORIGIN', [], corsOrigins),
    publicUrl: read<URL | undefined>('ROWFEED_PUBLIC_URL', undefined, publicUrl),
    logLevel: read<LogLevel>('LOG_LEVEL', 'info', logLevel),
    unknown: Object.keys(environment)
      .filter((name) => name.startsWith('ROWFEED_') && variables[name] === undefined)
      .map((variable) => ({ variable, meant: settingLike(variable) })),
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

/** Some settings begin with ROWFEED_ and some don't, so that this part tells nothing. */
function settingLike(variable: string): string | undefined {
  const plain = (name: string): string => name.replace(/^ROWFEED_/, '');
  const names = Object.keys(variables);
  const closest = closestOf(plain(variable), names.map(plain));
  return names.find((name) => plain(name) === closest);
}

/** The database that a text names, as DATABASE_URL does: `sqlite:PATH` or a URL of PostgreSQL; undefined where it names none. */
export function databaseUrlOf(text: string): string | undefined {
  if (/^postgres(ql)?:\/\//.test(text)) return URL.canParse(text) ? text : undefined;
  // As others write an absolute path. With two slashes what looks like a host would silently become a folder.
  const path = text.replace(/^sqlite:\/\/(?=\/[^/])/, 'sqlite:');
  return /^sqlite:(?!\/\/|:memory:)./.test(path) ? path : undefined;
}

/** A text that a variable can't have; the message goes on from "PORT must be". */
class Unfit extends Error {}

const port = integerBetween(0, 65_535);

function integerBetween(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    throw new Unfit(`an integer from ${least} to ${most}, not ${JSON.stringify(text)}`);
  };
}

export function isHost(text: string): boolean {
  return /^[\w.:%-]+$/.test(text);
}

function host(text: string): string {
  if (isHost(text)) return text;
  throw new Unfit(`a host name or an address, not ${JSON.stringify(text)}`);
}

function databaseUrl(text: string): string {
  const url = databaseUrlOf(text);
  if (url !== undefined) return url;
  // Only the scheme is repeated: the rest may hold a password.
  const scheme = /^[\w+.-]{1,32}:(\/\/)?/.exec(text)?.[0];
  throw new Unfit(`sqlite:PATH or postgres://...${scheme === undefined ? '' : `, not "${scheme}..."`}`);
}

function replicaUrl(text: string): string {
  const url = databaseUrlOf(text);
  if (url !== undefined && !url.startsWith('sqlite:')) return url;
  throw new Unfit("postgres://... (this value isn't shown: it may hold a password)");
}

function apiKey(text: string): string {
  if (isPossibleKey(text)) return text;
  throw new Unfit("20 to 255 visible ASCII characters (this value isn't shown)");
}

function publicUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain =
    url !== undefined && /^https?:$/.test(url.protocol) && url.href === url.origin + url.pathname;
  if (isPlain) return url;
  throw new Unfit('http:// or https:// with a host, and maybe a port and a path');
}

function trustedProxies(text: string): Config['trustedProxies'] {
  try {
    return parseTrustedProxies(text);
  } catch (error) {
    throw new Unfit(`a comma list of addresses or CIDR ranges: ${(error as Error).message}`);
  }
}

function corsOrigins(text: string): Config['corsOrigins'] {
  if (text.trim() === '*') return '*';
  const origins = text.split(',').map((part) => part.trim());
  const wrong = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (wrong === undefined) return origins;
  throw new Unfit(`* or a comma list of origins like https://app.example.com, not ${JSON.stringify(wrong)}`);
}

function logLevel(text: string): LogLevel {
  const level = logLevels.find((known) => known === text);
  if (level !== undefined) return level;
  throw new Unfit(`one of ${logLevels.join(', ')}, not ${JSON.stringify(text)}`);
}
