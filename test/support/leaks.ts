import { isWellFormed } from '../../src/text/api-key.js';

/** Keys as the program makes them, and as the tests make those for ROWFEED_API_KEY. */
const keyText = /\brf_[0-9A-Za-z]{38}\b|\b(?:test|torture)-[0-9a-f]{36}\b/g;

const looked = new Map<string, number>();

/** Fails when a key stands in the text; `kind` says what the text is: an answer, a line of a log, a file ... */
export function holdNoKey(kind: string, text: string): void {
  looked.set(kind, (looked.get(kind) ?? 0) + 1);
  // Of a text that isn't well-formed, such as that of an example, nobody has the use.
  const found = [...text.matchAll(keyText)].find(([key]) => !key.startsWith('rf_') || isWellFormed(key));
  if (found === undefined) return;
  const around = text.slice(Math.max(0, found.index - 80), found.index + 80);
  throw new Error(`a key has leaked into the ${kind}: ...${around}...`);
}

/** How many texts of each kind were looked at since the last call. */
export function takeLooked(): Record<string, number> {
  const counts = Object.fromEntries(looked);
  looked.clear();
  return counts;
}
