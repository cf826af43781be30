/** Conditional requests (RFC 9110, section 13) and preferences (RFC 7240), as far as the contract has them. */
import type { Precondition } from '../store/commit-plan.js';

const entityTag = /(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g;

/** An If-Match that fits the contract; compared strongly, so weak tags match nothing. */
export function entityTags(ifMatch: string | undefined): Precondition | undefined {
  if (ifMatch === undefined) return undefined;
  return ifMatch.trim() === '*' ? '*' : (ifMatch.match(entityTag) ?? []);
}

/** Whether If-None-Match names `etag`, compared weakly. */
export function includesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return (ifNoneMatch.match(entityTag) ?? []).some((tag) => tag.replace(/^W\//, '') === etag);
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
