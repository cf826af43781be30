/** Load from one thread over kept-alive connections by wrk, whose request maker is written here, in Lua. */
import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestTemplate } from './cells.js';

export interface Load {
  readonly origin: string;
  readonly request: RequestTemplate;
  readonly headers: Readonly<Record<string, string>>;
  readonly spread: Spread;
  /** What `{next}` counts on from. */
  readonly start: number;
  readonly seconds: number;
}

/** How many rows there are to choose from: so many in each of so many collections. */
export interface Spread {
  readonly collections: number;
  readonly rowsEach: number;
}

export interface LoadResult {
  readonly requests: number;
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Answers of status 400 and above, and requests that got none. */
  readonly errors: number;
}

const connections = 32;

/** Requests that were sent and not counted when a run ended may still be carried out: ids to leave out. */
export const unanswered = 1_000;

/** @throws Error when wrk is missing or fails */
export async function runLoad(load: Load, folder: string): Promise<LoadResult> {
  const script = join(folder, 'request.lua');
  await writeFile(script, luaScript(load));
  const words = [
    '-t1',
    `-c${connections}`,
    `-d${load.seconds}s`,
    '--timeout',
    '10s',
    '-s',
    script,
    load.origin,
  ];
  const output = await runWrk(words);
  const line = output.split('\n').find((text) => text.startsWith('{'));
  if (line === undefined) throw new Error(`wrk printed no result:\n${output}`);
  const { microseconds, requests, p50, p99, errors } = JSON.parse(line);
  return {
    requests,
    requestsPerSecond: requests / (microseconds / 1e6),
    p50Ms: p50 / 1_000,
    p99Ms: p99 / 1_000,
    errors,
  };
}

/** The request as it is sent once, for a look at its answer before the load. */
export function fill(text: string, spread: Spread, start: number): string {
  const pick = (low: number, high: number): number => low + Math.floor(Math.random() * (high - low + 1));
  return text.replace(placeholder, (_, name: keyof typeof ranges | SequenceName) => {
    if (name === 'next') return String(Math.floor(start / spread.collections) + 1);
    if (name === 'nextCollection') return String((start % spread.collections) + 1);
    if (name === 'order') return 'asc';
    return String(pick(...ranges[name](spread)));
  });
}

type SequenceName = 'next' | 'nextCollection' | 'order';

/** Integers drawn anew for each request, from these to those. */
const ranges = {
  collection: ({ collections }: Spread) => [1, collections],
  id: ({ rowsEach }: Spread) => [1, rowsEach],
  /** Near the beginning, yet different from request to request. */
  offset: ({ rowsEach }: Spread) => [0, Math.min(1_000, rowsEach / 2)],
  nearOffset: () => [0, 100],
  deepOffset: ({ rowsEach }: Spread) => [Math.floor(rowsEach * 0.9) - 50, Math.floor(rowsEach * 0.9) + 50],
  /** Six digits always. */
  score: () => [100_000, 999_999],
} satisfies Record<string, (spread: Spread) => [number, number]>;

const placeholder = new RegExp(
  `\\{(${[...Object.keys(ranges), 'next', 'nextCollection', 'order'].join('|')})\\}`,
  'g',
);

function luaScript({ origin, request, headers, spread, start }: Load): string {
  const { method, path, body } = request;
  const fields = { Host: new URL(origin).host, ...headers, ...request.headers };
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  const begin = `${luaText(`${method} `)} .. ${luaExpression(path, spread)} .. ${luaText(` HTTP/1.1\r\n${head.join('')}`)}`;
  const end = body === undefined ? luaText('\r\n') : `"Content-Length: " .. #body .. "\\r\\n\\r\\n" .. body`;
  return `
local random, floor = math.random, math.floor
local number = ${start}
math.randomseed(${start} + os.time())

function request()
  local nextCollection, next = number % ${spread.collections} + 1, floor(number / ${spread.collections}) + 1
  number = number + 1
  ${body === undefined ? '' : `local body = ${luaExpression(body, spread)}`}
  return ${begin} .. ${end}
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format('\\n{"microseconds":%d,"requests":%d,"p50":%d,"p99":%d,"errors":%d}\\n',
    summary.duration, summary.requests, latency:percentile(50), latency:percentile(99),
    errors.status + errors.connect + errors.read + errors.write + errors.timeout))
end
`;
}

function luaExpression(template: string, spread: Spread): string {
  const parts = template.split(placeholder).map((part, index) => {
    if (index % 2 === 0) return luaText(part);
    if (part === 'next' || part === 'nextCollection') return part;
    if (part === 'order') return '(random(2) == 1 and "asc" or "desc")';
    return `random(${ranges[part as keyof typeof ranges](spread).join(', ')})`;
  });
  return parts.filter((part) => part !== '""').join(' .. ');
}

/** Printable ASCII and line ends are written alike in JSON and Lua. */
const luaText = (text: string): string => JSON.stringify(text);

function runWrk(words: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('wrk', words, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
    });
    child.stderr.on('data', (text) => {
      output += text;
    });
    child.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new Error('wrk is missing: install it (Debian: apt-get install wrk)')
          : error,
      ),
    );
    child.on('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`wrk ended with ${code}:\n${output}`)),
    );
  });
}
