/** Creates load over keep-alive connections with wrk. This module writes the Lua script of the requests. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RequestTemplate } from './cells.js';
import { luaText, type Spread, toLua } from './template.js';

export interface Load {
  readonly origin: string;
  readonly connections: number;
  readonly request: RequestTemplate;
  readonly headers: Readonly<Record<string, string>>;
  readonly spread: Spread;
  /** The number of earlier requests, for templates with counters. */
  readonly start: number;
  readonly seconds: number;
}

export interface LoadResult {
  readonly requests: number;
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** The number of requests with a status of 400 or above, or without a response. */
  readonly errors: number;
}

/** At the end of a run, the server can still execute uncounted requests. The next run skips so many IDs. */
export const unanswered = 1_000;

const wrk = (words: readonly string[]) => promisify(execFile)('wrk', words);

/** @throws Error if wrk is not installed */
export async function requireWrk(): Promise<void> {
  // wrk prints its version and then fails because no address is given.
  await wrk(['-v']).catch(({ code }) => {
    if (code === 'ENOENT') throw new Error('wrk is missing: install it (Debian: apt-get install wrk)');
  });
}

/** @throws Error if wrk fails */
export function runLoad(load: Load, folder: string): Promise<LoadResult> {
  return runScript(luaRequest(load), load, folder);
}

/**
 * Runs wrk with a script.
 *
 * @param request Lua code that defines the function `request`, which returns the text of the next request
 * @throws Error if wrk fails
 */
export async function runScript(
  request: string,
  { origin, connections, seconds }: Pick<Load, 'origin' | 'connections' | 'seconds'>,
  folder: string,
): Promise<LoadResult> {
  const script = join(folder, 'request.lua');
  await writeFile(script, request + luaDone);
  const { stdout } = await wrk([
    ...['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', script, origin],
  ]);
  const line = stdout.split('\n').find((text) => text.startsWith('{'));
  if (line === undefined) throw new Error(`wrk printed no result:\n${stdout}`);
  const { microseconds, requests, p50, p99, errors } = JSON.parse(line);
  return {
    requests,
    requestsPerSecond: requests / (microseconds / 1e6),
    p50Ms: p50 / 1_000,
    p99Ms: p99 / 1_000,
    errors,
  };
}

/** Prints the result as a line of JSON. */
const luaDone = `
function done(summary, latency)
  local errors = summary.errors
  io.write(string.format('\\n{"microseconds":%d,"requests":%d,"p50":%d,"p99":%d,"errors":%d}\\n',
    summary.duration, summary.requests, latency:percentile(50), latency:percentile(99),
    errors.status + errors.connect + errors.read + errors.write + errors.timeout))
end
`;

function luaRequest({ origin, request, headers, spread, start }: Load): string {
  const { method, path, body } = request;
  const fields = { Host: new URL(origin).host, ...headers, ...request.headers };
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  const begin = `${luaText(`${method} `)} .. ${toLua(`${path} HTTP/1.1\r\n${head.join('')}`, spread)}`;
  const end = body === undefined ? luaText('\r\n') : `"Content-Length: " .. #body .. "\\r\\n\\r\\n" .. body`;
  return `
local random, floor = math.random, math.floor
local choices = {}
local number = ${start}
math.randomseed(${start} + os.time())

local function choose(text)
  local words = choices[text]
  if words == nil then
    words = {}
    for word in text:gmatch("[^|]+") do words[#words + 1] = word end
    choices[text] = words
  end
  return words[random(#words)]
end

function request()
  number = number + 1
  ${body === undefined ? '' : `local body = ${toLua(body, spread)}`}
  return ${begin} .. ${end}
end
`;
}
