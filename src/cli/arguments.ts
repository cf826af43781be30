/** Parses arguments of the command line strictly. An unclear argument is a usage error. */
import { InvalidArgumentError } from 'commander';
import { patterns } from '../../generated/operations.js';
import { isKeyName, keyNameRule, type Scope, scopes } from '../access/keys.js';
import { unlimited } from '../access/plans.js';
import { isName, nameRule } from '../access/registry.js';
import { isHost } from '../config.js';
import { isPossibleKey } from '../text/api-key.js';
import { durationOf } from '../text/duration.js';
import { readFieldName } from '../values/field-name.js';
import { formatTime } from './output.js';

/**
 * Parses a duration such as `30d`, `12h`, `15m`, `2s` or `2w`. Returns milliseconds.
 *
 * @throws InvalidArgumentError
 */
export function parseDuration(text: string): number {
  const ms = durationOf(text);
  if (ms !== undefined) return ms;
  throw new InvalidArgumentError('Use a duration such as 30d, 12h or 2s.');
}

/**
 * Parses the expiry of a key. It can be a duration from now (`30d`), a date (`2030-01-31`, from 00:00 UTC), a
 * time (`2030-01-31T12:00Z`) or `never`.
 *
 * @returns milliseconds since the epoch, or `never`
 * @throws InvalidArgumentError
 */
export function parseExpiry(text: string): number | 'never' {
  if (text === 'never') return text;
  const ms = durationOf(text);
  const expiry = ms === undefined ? momentOf(text) : Date.now() + ms;
  if (expiry <= Date.now()) throw new InvalidArgumentError('The time must be in the future.');
  return expiry;
}

/** Parses a comma-separated list of `read`, `write` and `admin`. @throws InvalidArgumentError */
export function parseScopes(text: string): Scope[] {
  const wanted = new Set(text.split(','));
  const known = scopes.filter((scope) => wanted.has(scope));
  if (known.length === wanted.size) return known;
  throw new InvalidArgumentError('Use one or more of read, write and admin, separated by commas.');
}

/**
 * Parses a comma-separated list of collection names, or `*` for all collections.
 *
 * @throws InvalidArgumentError
 */
export function parseCollections(text: string): string[] | '*' {
  if (text === '*') return text;
  const names = [...new Set(text.split(','))];
  if (names.every((name) => patterns.CollectionName.test(name))) return names;
  throw new InvalidArgumentError('Use names of collections, separated by commas, or "*" for all.');
}

/**
 * Parses the name of a collection. The command line checks it, because in a path, `.` and `..` would lead to another
 * resource.
 *
 * @throws InvalidArgumentError
 */
export function parseCollection(text: string): string {
  if (patterns.CollectionName.test(text)) return text;
  throw new InvalidArgumentError(
    'The name of a collection starts with a letter or "_", followed by at most 63 letters, digits, "_" or "-".',
  );
}

/** Parses a comma-separated list of field names. A name that contains a comma is a JSON string, such as `"a,b"`. */
export function parseFieldNames(text: string): string[] {
  return splitNames(text).map((name) => readFieldName(name) ?? name);
}

/**
 * Splits a text at its commas, except for those in a JSON string at the start of an item.
 *
 * @param ending a regular expression for what follows such a string in its item
 */
export function splitNames(text: string, ending = ''): string[] {
  const item = new RegExp(`(?<=^|,)(?:"(?:[^"\\\\]|\\\\.)*"${ending}(?=,|$)|[^,]*)`, 'g');
  return text.match(item) ?? [];
}

/** Parses the name that a key gets. @throws InvalidArgumentError */
export function parseKeyName(text: string): string {
  if (isKeyName(text)) return text;
  throw new InvalidArgumentError(keyNameRule);
}

/** Parses the name of an account, which the command creates if it doesn't exist. @throws InvalidArgumentError */
export function parseAccount(text: string): string {
  if (isName(text)) return text;
  throw new InvalidArgumentError(nameRule);
}

/** Parses the name of a plan, which the command creates if it doesn't exist. @throws InvalidArgumentError */
export function parsePlan(text: string): string {
  if (!isName(text)) throw new InvalidArgumentError(nameRule);
  if (text !== unlimited) return text;
  throw new InvalidArgumentError(`The name "${unlimited}" is for accounts without a plan.`);
}

/** Parses the subject of a ticket. @throws InvalidArgumentError */
export function parseSubject(text: string): string {
  if (text !== '' && text.length <= 128 && patterns.TicketSubject.test(text)) return text;
  throw new InvalidArgumentError('A subject has 1 to 128 letters, digits and . _ ~ @ : + | -');
}

/** Parses a TCP port. With 0, the operating system chooses a port. @throws InvalidArgumentError */
export function parsePort(text: string): string {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return text;
  throw new InvalidArgumentError('Use a port from 0 to 65535.');
}

/** Parses the secret of a key that a person chose. @throws InvalidArgumentError */
export function parseKey(text: string): string {
  if (isPossibleKey(text)) return text;
  throw new InvalidArgumentError('Use 20 to 255 visible ASCII characters.');
}

export function parseHost(text: string): string {
  if (isHost(text)) return text;
  throw new InvalidArgumentError('Use a host name or an address.');
}

/** Parses an integer of at least 1. @throws InvalidArgumentError */
export function parseCount(text: string): number {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Use an integer of at least 1.');
}

function momentOf(text: string): number {
  const [, date] = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/.exec(text) ?? [];
  if (date === undefined)
    throw new InvalidArgumentError('Use a duration such as 30d or 12h, a date such as 2030-01-31, or never.');
  // `Date.parse` reads February 31 as March 3, so the result is compared with the input.
  if (Number.isNaN(Date.parse(text)) || !formatTime(Date.parse(date), '').startsWith(date))
    throw new InvalidArgumentError('The date does not exist.');
  return Date.parse(text);
}
