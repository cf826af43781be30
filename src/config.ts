/** Reads the settings of the server from the environment variables, once, into a `Config`. */
import { isIP } from 'node:net';
import { operations } from '../generated/operations.js';
import { parseTrustedProxies } from './text/address.js';
import { isPossibleKey } from './text/api-key.js';
import { basePathOf } from './text/base-path.js';
import { closestOf } from './text/closest.js';
import { membersOf } from './text/header-list.js';
import { type OriginPattern, parseOrigin, parseOriginPattern } from './text/origin.js';

export interface Config {
  /** The TCP port to listen on (0: chosen by the system), and the host name or address. */
  readonly port: number;
  readonly host: string;
  /** `sqlite:<path>` or a `postgres://` URL. */
  readonly databaseUrl: string;
  /** The `postgres://` URL of a standby of the database, which also serves reads. */
  readonly replicaUrl: string | undefined;
  /** A key to register for the account `default`. If it is set, the start does not create and print a key. */
  readonly apiKey: string | undefined;
  /** The proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[];
  /**
   * The change log keeps changes for this many hours and keeps at least this many changes, per collection.
   */
  readonly retentionHours: number;
  readonly retentionChanges: number;
  /** The maximum number of open feeds: on this instance, and per key. */
  readonly maxSockets: number;
  readonly maxSocketsPerKey: number;
  /** The port of `/metrics`. Undefined: metrics are off. */
  readonly metricsPort: number | undefined;
  /** The origins from which browsers can send requests. `*` allows all. */
  readonly corsOrigins: '*' | readonly OriginPattern[];
  /** The server's base URL in documents. If undefined, it is the address that the request was sent to. */
  readonly publicUrl: URL | undefined;
  /** How long the server continues to serve requests after SIGTERM, while it is not ready. */
  readonly drainSeconds: number;
  /** How long a start waits until PostgreSQL accepts connections. */
  readonly databaseWaitSeconds: number;
  readonly logLevel: LogLevel;
  /** Set by `serve --accept-damage`: start on a damaged write-ahead log, without what follows the damage. */
  readonly acceptDamage?: boolean | undefined;
  /** Set by `serve --memory`, whose data nobody needs after the process ends. */
  readonly isTransient?: boolean | undefined;
  /** Variables that start with `ROWFEED_` but are not settings, and parameters of URLs that have no effect. */
  readonly unknown: readonly UnknownSetting[];
}

interface UnknownSetting {
  readonly variable: string;
  /** The parameter in the URL that the variable contains. */
  readonly parameter?: string;
  /** The setting or the parameter with the most similar name. */
  readonly meant: string | undefined;
}

export type LogLevel = (typeof logLevels)[number];

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** All settings with a one-line description. */
export const variables: Readonly<Record<string, string>> = {
  PORT: 'TCP port to listen on (default: 3000)',
  HOST: 'host name or address to listen on (default: 127.0.0.1)',
  DATABASE_URL: 'sqlite:PATH or postgres://... (default: sqlite:data/rowfeed.db)',
  ROWFEED_DATABASE_WAIT_SECONDS: 'seconds for which a start waits for PostgreSQL (default: 0)',
  DATABASE_REPLICA_URL: 'postgres://... of a standby to read rows from',
  ROWFEED_API_KEY: 'API key for the account default, instead of a generated key',
  ROWFEED_TRUST_PROXY: 'proxies whose X-Forwarded-For the server trusts',
  ROWFEED_RETENTION_HOURS: 'hours for which feeds can resume from a change (default: 24)',
  ROWFEED_RETENTION_CHANGES: 'number of last changes that are kept even longer (default: 100000)',
  ROWFEED_MAX_SOCKETS: 'maximum number of open feeds (default: 10000)',
  ROWFEED_MAX_SOCKETS_PER_KEY: 'maximum number of open feeds per key (default: 1000)',
  ROWFEED_METRICS_PORT: 'port of /metrics (default: no metrics)',
  ROWFEED_PUBLIC_URL: 'URL at which clients access the server',
  ROWFEED_CORS_ORIGIN: 'origins whose web pages can use the server, or * for all',
  ROWFEED_DRAIN_SECONDS: 'seconds for which the server serves requests after SIGTERM (default: 2)',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent (default: info)',
};

/** Variables that only the commands read that send requests to a server. */
const ofClients: ReadonlySet<string> = new Set(['ROWFEED_URL', 'ROWFEED_KEY']);

/** The environment is invalid. `problems` has one line per invalid variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/**
 * Reads the environment. An empty variable counts as not set, because container files often contain empty
 * variables.
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
    // Only this machine can reach a server that is just tried out.
    host: read('HOST', '127.0.0.1', host),
    // This path is relative to the working directory, so a clone needs no permissions elsewhere.
    databaseUrl: read('DATABASE_URL', 'sqlite:data/rowfeed.db', databaseUrl),
    // By default, a wrong address is reported at once.
    databaseWaitSeconds: read('ROWFEED_DATABASE_WAIT_SECONDS', 0, integerBetween(0, 3_600)),
    replicaUrl: read<string | undefined>('DATABASE_REPLICA_URL', undefined, replicaUrl),
    apiKey: read<string | undefined>('ROWFEED_API_KEY', undefined, apiKey),
    trustedProxies: read('ROWFEED_TRUST_PROXY', [], trustedProxies),
    // With a day, a client that was offline overnight can resume. In a busy collection, the last 100,000
    // changes (about 30 MB of frames) are kept even longer.
    retentionHours: read('ROWFEED_RETENTION_HOURS', 24, integerBetween(1, 87_600)),
    retentionChanges: read('ROWFEED_RETENTION_CHANGES', 100_000, integerBetween(1, 1_000_000_000)),
    // An idle feed uses some kilobytes. These limits keep all feeds of an instance to about 100 MB.
    maxSockets: read('ROWFEED_MAX_SOCKETS', 10_000, integerBetween(0, 1_000_000)),
    maxSocketsPerKey: read('ROWFEED_MAX_SOCKETS_PER_KEY', 1_000, integerBetween(0, 1_000_000)),
    metricsPort: read<number | undefined>('ROWFEED_METRICS_PORT', undefined, port),
    corsOrigins: read<Config['corsOrigins']>('ROWFEED_CORS_ORIGIN', [], corsOrigins),
    publicUrl: read<URL | undefined>('ROWFEED_PUBLIC_URL', undefined, publicUrl),
    // With the checks of the guide for HAProxy, a load balancer notices within about 1 s that a server isn't ready.
    drainSeconds: read('ROWFEED_DRAIN_SECONDS', 2, integerBetween(0, 3_600)),
    logLevel: read<LogLevel>('LOG_LEVEL', 'info', logLevel),
    unknown: [
      ...Object.keys(environment)
        .filter(
          (name) => name.startsWith('ROWFEED_') && variables[name] === undefined && !ofClients.has(name),
        )
        .map((variable) => ({ variable, meant: settingLike(variable) })),
      ...['DATABASE_URL', 'DATABASE_REPLICA_URL'].flatMap((variable) =>
        ignoredParameters(environment[variable] ?? '').map((parameter) => ({
          variable,
          parameter,
          meant: closestOf(parameter, urlParameters),
        })),
      ),
    ],
  };
  const { port: own, metricsPort } = config;
  if (own === metricsPort && own !== 0)
    problems.push(`ROWFEED_METRICS_PORT must be a different port from PORT, not ${own}`);
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

/** The parameters of a PostgreSQL URL that the driver uses, except the parameters for TLS. */
const urlParameters = [
  ...['user', 'password', 'host', 'port', 'database', 'application_name', 'fallback_application_name'],
  ...['options', 'client_encoding', 'query_timeout', 'statement_timeout', 'lock_timeout'],
  ...['idle_in_transaction_session_timeout', 'keepAlive', 'keepAliveInitialDelayMillis', 'uselibpqcompat'],
];

/** Returns the parameters of a database URL that have no effect. A connection rejects unknown parameters for TLS. */
function ignoredParameters(text: string): string[] {
  const url = databaseUrlOf(text);
  if (url === undefined || url.startsWith('sqlite:')) return [];
  return [...new URL(url).searchParams.keys()].filter(
    (name) => !/^ssl/i.test(name) && !urlParameters.includes(name),
  );
}

/** Only some settings start with `ROWFEED_`, so this prefix is ignored in the comparison. */
function settingLike(variable: string): string | undefined {
  const plain = (name: string): string => name.replace(/^ROWFEED_/, '');
  const names = Object.keys(variables);
  const closest = closestOf(plain(variable), names.map(plain));
  return names.find((name) => plain(name) === closest);
}

/** Parses a database URL: `sqlite:PATH` or a PostgreSQL URL. Returns undefined if it is invalid. */
export function databaseUrlOf(text: string): string | undefined {
  if (/^postgres(ql)?:\/\//.test(text)) return URL.canParse(text) ? text : undefined;
  // Other programs write an absolute path as `sqlite:///path`. Two slashes are rejected, because a host name
  // would silently become a folder.
  const path = text.replace(/^sqlite:\/\/(?=\/[^/])/, 'sqlite:');
  return /^sqlite:(?!\/\/|:memory:)./.test(path) ? path : undefined;
}

/** An invalid value of a variable. The message continues "PORT must be". */
class Unfit extends Error {}

const maxShown = 100;

/** A value in a message. Control characters are escaped, and a long value is cut. */
function shown(value: string): string {
  return JSON.stringify(value.length > maxShown ? `${value.slice(0, maxShown)}...` : value);
}

const port = integerBetween(0, 65_535);

function integerBetween(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    throw new Unfit(`an integer from ${least} to ${most}, not ${shown(text)}`);
  };
}

/** Whether a text is an IP address or has the form of a host name. A name whose last part is a number is neither. */
export function isHost(text: string): boolean {
  return (
    isIP(text) > 0 || (text.length <= 253 && /^(\w[\w-]{0,62}\.)*(?!\d+\.?$)\w[\w-]{0,62}\.?$/.test(text))
  );
}

function host(text: string): string {
  if (isHost(text)) return text;
  throw new Unfit(
    `a host name or an address without a port, such as 127.0.0.1, 0.0.0.0 or ::, not ${shown(text)}`,
  );
}

function databaseUrl(text: string): string {
  const url = databaseUrlOf(text);
  if (url !== undefined) return url;
  if (/^postgres(ql)?:\/\//.test(text))
    throw new Unfit(
      'a valid postgres:// URL with one host. Write special characters of the password percent-encoded, such as %23 for # (the value is not shown, because it may contain a password)',
    );
  // The message repeats only the scheme, because the rest can contain a password.
  const scheme = /^[\w+.-]{1,32}:(\/\/)?/.exec(text)?.[0];
  throw new Unfit(`sqlite:PATH or postgres://...${scheme === undefined ? '' : `, not "${scheme}..."`}`);
}

function replicaUrl(text: string): string {
  const url = databaseUrlOf(text);
  if (url !== undefined && !url.startsWith('sqlite:')) return url;
  throw new Unfit('postgres://... (the value is not shown, because it may contain a password)');
}

function apiKey(text: string): string {
  if (isPossibleKey(text)) return text;
  throw new Unfit('20 to 255 visible ASCII characters (the value is not shown, because it is secret)');
}

function publicUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url !== undefined && /^https?:\/\//i.test(text) && url.href === url.origin + url.pathname;
  if (!isPlain || parseOrigin(url.origin) === undefined || !isReachable(url)) {
    // The value may contain a password.
    const value = text.includes('@') ? '' : `, not ${shown(text)}`;
    throw new Unfit(`a URL such as https://data.example.com, with only an optional port and path${value}`);
  }
  const [first, ...rest] = basePathOf(url).split('/').slice(1);
  if (first !== undefined && ownSegments.has(first)) {
    throw new Unfit(
      `a URL whose path does not start with a path of the server, such as https://data.example.com or ` +
        `https://data.example.com/rows, not ${shown(text)}`,
    );
  }
  // Proxies join slashes, and reject a percent sign without two hexadecimal digits.
  if (first === '' || rest.includes('') || /%(?![\da-f]{2})/i.test(url.pathname)) {
    throw new Unfit(
      `a URL whose path has no empty part and no incomplete percent encoding, such as https://data.example.com/rows, not ${shown(text)}`,
    );
  }
  return url;
}

/** The first parts of the paths of all operations. */
const ownSegments: ReadonlySet<string | undefined> = new Set(
  Object.values(operations).map(({ path }) => path.split('/')[1]),
);

/** Clients can't connect to port 0, or to the address that stands for all addresses. */
function isReachable({ hostname, port }: URL): boolean {
  return port !== '0' && hostname !== '0.0.0.0' && hostname !== '[::]';
}

function trustedProxies(text: string): Config['trustedProxies'] {
  try {
    const proxies = parseTrustedProxies(text);
    if (proxies.length > 0) return proxies;
    throw new Error(`${shown(text)} contains no address`);
  } catch (error) {
    throw new Unfit(`a list of addresses or CIDR ranges, separated by commas: ${(error as Error).message}`);
  }
}

function corsOrigins(text: string): Config['corsOrigins'] {
  if (text.trim() === '*') return '*';
  const parts = membersOf(text);
  const origins = parts.map(parseOriginPattern);
  const isWhole = (each: OriginPattern | undefined): each is OriginPattern => each !== undefined;
  if (origins.length > 0 && origins.every(isWhole)) return origins;
  const wrong = parts[origins.indexOf(undefined)] ?? text;
  throw new Unfit(
    `* or a list of origins, separated by commas, such as https://app.example.com or https://*.example.com, without a path, ` +
      `not ${shown(wrong)}`,
  );
}

function logLevel(text: string): LogLevel {
  const level = logLevels.find((known) => known === text);
  if (level !== undefined) return level;
  throw new Unfit(`one of ${logLevels.join(', ')}, not ${shown(text)}`);
}
