/** Finds numbers that Python's `json` and other libraries write, but that JSON does not have. */

/**
 * Returns advice if a text stops being JSON at such a number, and otherwise an empty string.
 *
 * @param message contains ` at position 7` if the position is known
 */
export function numberAdvice(message: string, text: string): string {
  const at = Number(/ at position (\d+)/.exec(message)?.[1]);
  const [number] = /^(NaN|-?Infinity)/.exec(Number.isNaN(at) ? '' : text.slice(at, at + 9)) ?? [];
  return number === undefined ? '' : `: use null instead of ${number}`;
}
