/**
 * The environment, read once into one typed record. Nothing else in the program reads `process.env`.
 */
import type { BlockList } from 'node:net';
import { cleanEnv, EnvError, makeValidator } from 'envalid';
import { parseTrustedProxies } from './http/address.js';

export interface Config {
  /** Where to listen: TCP port (0: one the system chooses) and host name or address. */
  readonly port: number;
  readonly host: string;
  /** `sqlite:<path>` or a `postgres://` URL. */
  readonly databaseUrl: string;
  /** A key to register for the account `default` at start; then none is made and printed. */
  readonly apiKey: string | undefined;
  /** The proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: BlockList;
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
  readonly logLevel: LogLevel;
}

export type LogLevel = (typeof logLevels)[number];

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** What an empty environment means. */
export const defaults: Config = {
  port: 3000,
  // Loopback: nobody else reaches a server that was only tried out.
  host: '127.0.0.1',
  // Relative to the working directory, so a clone needs no rights elsewhere.
  databaseUrl: 'sqlite:data/rowfeed.db',
  apiKey: undefined,
  trustedProxies: parseTrustedProxies(''),
  // A day, so that who was away over night can resume; and for busy collections at least the last
  // 100,000 changes (some 30 MB of frames).
  retentionHours: 24,
  retentionChanges: 100_000,
  // An idle feed costs some kilobytes; these bound them at about 100 MB an instance.
  maxSockets: 10_000,
  maxSocketsPerKey: 1_000,
  metricsPort: undefined,
  corsOrigins: [],
  logLevel: 'info',
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
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ''));
  const read = cleanEnv(
    given,
    {
      PORT: port({ default: defaults.port }),
      HOST: host({ default: defaults.host }),
      DATABASE_URL: databaseUrl({ default: defaults.databaseUrl }),
      ROWFEED_API_KEY: apiKey({ default: defaults.apiKey }),
      ROWFEED_TRUST_PROXY: trustedProxies({ default: defaults.trustedProxies }),
      ROWFEED_RETENTION_HOURS: integerBetween(1, 87_600)({ default: defaults.retentionHours }),
      ROWFEED_RETENTION_CHANGES: integerBetween(0, 1_000_000_000)({ default: defaults.retentionChanges }),
      ROWFEED_MAX_SOCKETS: integerBetween(0, 1_000_000)({ default: defaults.maxSockets }),
      ROWFEED_MAX_SOCKETS_PER_KEY: integerBetween(0, 1_000_000)({ default: defaults.maxSocketsPerKey }),
      ROWFEED_METRICS_PORT: port({ default: defaults.metricsPort }),
      ROWFEED_CORS_ORIGIN: corsOrigins({ default: defaults.corsOrigins }),
      LOG_LEVEL: logLevel({ default: defaults.logLevel }),
    },
    {
      reporter: ({ errors }) => {
        const problems = Object.entries(errors).map(([name, error]) => `${name} ${error?.message}`);
        if (problems.length > 0) throw new ConfigError(problems);
      },
    },
  );
  return {
    port: read.PORT,
    host: read.HOST,
    databaseUrl: read.DATABASE_URL,
    apiKey: read.ROWFEED_API_KEY,
    trustedProxies: read.ROWFEED_TRUST_PROXY,
    retentionHours: read.ROWFEED_RETENTION_HOURS,
    retentionChanges: read.ROWFEED_RETENTION_CHANGES,
    maxSockets: read.ROWFEED_MAX_SOCKETS,
    maxSocketsPerKey: read.ROWFEED_MAX_SOCKETS_PER_KEY,
    metricsPort: read.ROWFEED_METRICS_PORT,
    corsOrigins: read.ROWFEED_CORS_ORIGIN,
    logLevel: read.LOG_LEVEL,
  };
}

/** Whether it names a database, as DATABASE_URL does. */
export function isDatabaseUrl(text: string): boolean {
  // `sqlite://...` is refused: what looks like a host there would silently become a folder.
  return /^sqlite:(?!\/\/|:memory:)./.test(text) || (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text));
}

const integerBetween = (least: number, most: number) =>
  makeValidator<number>((text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    throw new EnvError(`must be an integer from ${least} to ${most}, not ${JSON.stringify(text)}`);
  });

const port = integerBetween(0, 65_535);

const host = makeValidator<string>((text) => {
  if (/^[\w.:%-]+$/.test(text)) return text;
  throw new EnvError(`must be a host name or an address, not ${JSON.stringify(text)}`);
});

const databaseUrl = makeValidator<string>((text) => {
  if (isDatabaseUrl(text)) return text;
  // Only the scheme is repeated: the rest may hold a password.
  const scheme = /^[\w+.-]{1,32}:(\/\/)?/.exec(text)?.[0];
  throw new EnvError(
    `must be sqlite:PATH or postgres://...${scheme === undefined ? '' : `, not "${scheme}..."`}`,
  );
});

const apiKey = makeValidator<string>((text) => {
  if (/^[!-~]{20,255}$/.test(text)) return text;
  throw new EnvError(`must be 20 to 255 visible ASCII characters (what it holds isn't shown)`);
});

const trustedProxies = makeValidator<BlockList>((text) => {
  try {
    return parseTrustedProxies(text);
  } catch (error) {
    throw new EnvError(`must be a comma list of addresses or CIDR ranges: ${(error as Error).message}`);
  }
});

const corsOrigins = makeValidator<'*' | readonly string[]>((text) => {
  if (text.trim() === '*') return '*';
  const origins = text.split(',').map((part) => part.trim());
  const wrong = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (wrong === undefined) return origins;
  throw new EnvError(
    `must be * or a comma list of origins like https://app.example.com, not ${JSON.stringify(wrong)}`,
  );
});

const logLevel = makeValidator<LogLevel>((text) => {
  const level = logLevels.find((known) => known === text);
  if (level !== undefined) return level;
  throw new EnvError(`must be one of ${logLevels.join(', ')}, not ${JSON.stringify(text)}`);
});
