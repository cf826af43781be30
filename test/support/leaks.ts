import { isWellFormed } from '../../src/text/api-key.js';

/** Matches API keys that rowfeed creates, and keys that tests create for ROWFEED_API_KEY. */
const keyText = /\brf_[0-9A-Za-z]{38}\b|\b(?:test|torture)-[0-9a-f]{36}\b/g;

const looked = new Map<string, number>();

/**
 * Fails if the text contains an API key. `kind` describes the text, for example `answers`, `log` or `files`.
 */
export function holdNoKey(kind: string, text: string): void {
  looked.set(kind, (looked.get(kind) ?? 0) + 1);
  // A malformed key, for example in documentation, can't be used.
  const found = [...text.matchAll(keyText)].find(([key]) => !key.startsWith('rf_') || isWellFormed(key));
  if (found === undefined) return;
  const around = text.slice(Math.max(0, found.index - 80), found.index + 80);
  throw new Error(`a key has leaked into the ${kind}: ...${around}...`);
}

/** Returns the number of texts of each kind that were searched since the last call. */
export function takeLooked(): Record<string, number> {
  const counts = Object.fromEntries(looked);
  looked.clear();
  return counts;
}
