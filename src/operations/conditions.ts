/** Evaluates the conditions (RFC 9110, section 13) and `Prefer` (RFC 7240) that the contract supports. */
import { Problem } from '../problem.js';
import type { Precondition } from '../store/writes/write-request.js';
import { membersOf, tagsOf } from '../text/header-list.js';

interface Conditions {
  readonly 'If-Match'?: string | undefined;
  readonly 'If-None-Match'?: string;
}

export function isConditional(conditions: Conditions): boolean {
  return conditions['If-Match'] !== undefined || conditions['If-None-Match'] !== undefined;
}

/**
 * Returns the precondition of a write, which returns a problem if the version doesn't satisfy If-Match or
 * If-None-Match.
 *
 * @param what the resource that has versions, as the problem names it, for example `Row 7`
 * @param given where the client sent the versions that the resource may have
 * @returns undefined if the request has no condition
 */
export function precondition(
  conditions: Conditions,
  what: string,
  given = 'If-Match',
): Precondition | undefined {
  if (!isConditional(conditions)) return undefined;
  return (etag) => {
    if (failsMatch(conditions, etag)) return mismatch(what, given);
    if (!includesTag(conditions['If-None-Match'], etag)) return undefined;
    return new Problem('version_mismatch', `${what} matches a version in If-None-Match.`);
  };
}

/**
 * Whether the client of a read already has this version. If so, the server returns 304.
 *
 * @throws Problem version_mismatch if If-Match fails, which is checked first (RFC 9110, section 13.2.2)
 */
export function isUnchanged(conditions: Conditions, etag: string, what: string): boolean {
  if (failsMatch(conditions, etag)) throw mismatch(what);
  return includesTag(conditions['If-None-Match'], etag);
}

/** Like `precondition`, for a resource that may not exist. If it doesn't exist, only If-Match fails. */
export function preconditionOfPresent(
  conditions: Conditions,
  what: string,
): ((etag: string | undefined) => Problem | undefined) | undefined {
  const refusal = precondition(conditions, what);
  const absent = conditions['If-Match'] === undefined ? undefined : mismatch(what);
  return refusal && ((etag) => (etag === undefined ? absent : refusal(etag)));
}

/**
 * Whether Prefer contains `name=value`. Other preferences and malformed ones are ignored. If a preference
 * occurs more than once, the first one counts (RFC 7240, section 2).
 */
export function prefers(header: string | undefined, name: string, value: string): boolean {
  for (const member of membersOf(header)) {
    const { given, word } = preference.exec(member)?.groups ?? {};
    if (given?.toLowerCase() === name) return word?.replace(/^"(.*)"$/s, '$1') === value;
  }
  return false;
}

/** A preference with an optional value, which is a token or a quoted string, and with optional parameters. */
const preference =
  /^(?<given>[^\s"=;]+)[ \t]*(?:=[ \t]*(?<word>[^\s"=;]+|"(?:[^"\\]|\\.)*")?[ \t]*)?(?:;|$)/s;

/** Uses strong comparison: a weak tag never matches. */
function failsMatch({ 'If-Match': header }: Conditions, etag: string): boolean {
  if (header === undefined || isAny(header)) return false;
  return etag.startsWith('W/') || !tagsOf(header).includes(etag);
}

/** Uses weak comparison: `W/"1"` and `"1"` match. */
function includesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return isAny(header) || tagsOf(header).some((tag) => strongOf(tag) === strongOf(etag));
}

function strongOf(tag: string): string {
  return tag.replace(/^W\//, '');
}

function isAny(header: string): boolean {
  return header === '*';
}

function mismatch(what: string, given = 'If-Match'): Problem {
  return new Problem('version_mismatch', `${what} matches none of the versions in ${given}.`);
}
