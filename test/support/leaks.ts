import { randomBytes } from 'node:crypto';
import { isWellFormed } from '../../src/text/api-key.js';

/** Matches keys that rowfeed creates, and keys as an operator could choose them, which `chosenKey` makes. */
const keyText = /rf_[0-9A-Za-z]{38}|(?:test|torture)-[0-9a-f]{36}/g;

/** Returns a key without the form of generated keys, for ROWFEED_API_KEY. */
export function chosenKey(): string {
  return `test-${randomBytes(18).toString('hex')}`;
}

const looked = new Map<string, number>();

/**
 * Fails if the text contains an API key. `kind` describes the text, for example `answers`, `log` or `files`. In the
 * log, it also finds keys that are percent-encoded or in base64.
 */
export function holdNoKey(kind: string, text: string): void {
  looked.set(kind, (looked.get(kind) ?? 0) + 1);
  if (kind === 'log') for (const view of decodedViews(text)) refuseKey(`${kind}, encoded`, view);
  refuseKey(kind, text);
}

/** Returns what a reader of the log could decode from a line. */
function decodedViews(line: string): string[] {
  const plain = line.replace(/%([0-9a-f]{2})/gi, (_, digits) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
  const words = [line, plain].flatMap((text) => text.match(/[\w+/-]{24,}/g) ?? []);
  const shifts = words.flatMap((word) => [0, 1, 2, 3].map((shift) => word.slice(shift)));
  return [plain, ...shifts.map((word) => Buffer.from(word, 'base64').toString('latin1'))];
}

function refuseKey(kind: string, text: string): void {
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
