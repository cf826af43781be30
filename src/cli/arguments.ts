/** Arguments of the command line, read strictly: one that isn't clear is a usage error. */
import { InvalidArgumentError } from 'commander';
import { patterns } from '../../generated/operations.js';
import { type Scope, scopes } from '../access/keys.js';
import { isHost } from '../config.js';
import { durationOf } from '../text/duration.js';
import { formatTime } from './output.js';

/** `30d`, `12h`, `15m`, `2s` or `2w`, in milliseconds. */
export function parseDuration(text: string): number {
  const ms = durationOf(text);
  if (ms !== undefined) return ms;
  throw new InvalidArgumentError('Write a time like 30d, 12h or 2s.');
}

/**
 * A time from now (`30d`), a date (`2030-01-31`: its first moment in UTC) or a moment (`2030-01-31T12:00Z`), in
 * milliseconds since the epoch; or `never`.
 */
export function parseExpiry(text: string): number | 'never' {
  if (text === 'never') return text;
  const ms = durationOf(text);
  const expiry = ms === undefined ? momentOf(text) : Date.now() + ms;
  if (expiry <= Date.now()) throw new InvalidArgumentError('That is over already.');
  return expiry;
}

/** Of `read`, `write` and `admin`, with commas between them. */
export function parseScopes(text: string): Scope[] {
  const wanted = new Set(text.split(','));
  const known = scopes.filter((scope) => wanted.has(scope));
  if (known.length === wanted.size) return known;
  throw new InvalidArgumentError('Write some of read, write and admin, with commas between them.');
}

/** Names of collections with commas between them, or `*` for all. */
export function parseCollections(text: string): string[] | '*' {
  if (text === '*') return text;
  const names = [...new Set(text.split(','))];
  if (names.every((name) => patterns.CollectionName.test(name))) return names;
  throw new InvalidArgumentError('Write names of collections with commas between them, or "*" for all.');
}

/** A TCP port, 0 for one that the system chooses. */
export function parsePort(text: string): string {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return text;
  throw new InvalidArgumentError('Write a port, 0 to 65535.');
}

export function parseHost(text: string): string {
  if (isHost(text)) return text;
  throw new InvalidArgumentError('Write a host name or an address.');
}

/** An integer of at least 1. */
export function parseCount(text: string): number {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Write an integer of at least 1.');
}

function momentOf(text: string): number {
  const [, date] = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/.exec(text) ?? [];
  if (date === undefined)
    throw new InvalidArgumentError('Write a time like 30d or 12h, a date like 2030-01-31, or never.');
  // JavaScript takes February 31 for March 3.
  if (Number.isNaN(Date.parse(text)) || !formatTime(Date.parse(date), '').startsWith(date))
    throw new InvalidArgumentError('There is no such date.');
  return Date.parse(text);
}
