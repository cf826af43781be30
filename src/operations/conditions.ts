/** Conditional requests (RFC 9110, section 13) and preferences (RFC 7240), as far as the contract has them. */
import { Problem } from '../problem.js';
import type { Precondition } from '../store/writes/commit-plan.js';

interface Conditions {
  readonly 'If-Match'?: string;
  readonly 'If-None-Match'?: string;
}

export function isConditional(conditions: Conditions): boolean {
  return conditions['If-Match'] !== undefined || conditions['If-None-Match'] !== undefined;
}

/**
 * @param what of which there are versions, as the answer names it
 * @returns undefined where a request sets no condition
 */
export function precondition(conditions: Conditions, what: string): Precondition | undefined {
  if (!isConditional(conditions)) return undefined;
  return (etag) => {
    if (failsMatch(conditions, etag)) return mismatch(what);
    if (!includesTag(conditions['If-None-Match'], etag)) return undefined;
    return new Problem('version_mismatch', `${what} has a version that If-None-Match excludes.`);
  };
}

/**
 * Whether a client that reads has this version already.
 *
 * @throws Problem version_mismatch where it asks for another one, which comes first (RFC 9110, section 13.2.2)
 */
export function isUnchanged(conditions: Conditions, etag: string, what: string): boolean {
  if (failsMatch(conditions, etag)) throw mismatch(what);
  return includesTag(conditions['If-None-Match'], etag);
}

/** The same for what may not be there, of which no version is asked for by any tag. */
export function preconditionOfPresent(
  conditions: Pick<Conditions, 'If-Match'>,
  what: string,
): ((etag: string | undefined) => Problem | undefined) | undefined {
  const refusal = precondition(conditions, what);
  return refusal && ((etag) => (etag === undefined ? mismatch(what) : refusal(etag)));
}

/** Whether Prefer asks for `name=value`. Other preferences, and what is not well formed, mean nothing. */
export function prefers(header: string | undefined, name: string, value: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((preference) => {
    const [asked = ''] = preference.split(';');
    const [askedName = '', askedValue = ''] = asked.split('=');
    return askedName.trim().toLowerCase() === name && askedValue.trim().replace(/^"(.*)"$/, '$1') === value;
  });
}

/** Compared strongly: weak tags match nothing. */
function failsMatch({ 'If-Match': header }: Conditions, etag: string): boolean {
  if (header === undefined || isAny(header)) return false;
  return etag.startsWith('W/') || !tagsOf(header).includes(etag);
}

/** Compared weakly: whether they are weak makes no difference. */
function includesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return isAny(header) || tagsOf(header).some((tag) => strongOf(tag) === strongOf(etag));
}

function strongOf(tag: string): string {
  return tag.replace(/^W\//, '');
}

function isAny(header: string): boolean {
  return header.trim() === '*';
}

function tagsOf(header: string): readonly string[] {
  return header.match(/(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g) ?? [];
}

function mismatch(what: string): Problem {
  return new Problem('version_mismatch', `${what} has another version than If-Match asks for.`);
}
