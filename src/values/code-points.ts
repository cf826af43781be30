/** Texts as sequences of Unicode scalar values, where JavaScript has UTF-16. */

/** How many there are; half of a surrogate pair counts as one. */
export function lengthOf(text: string): number {
  let length = text.length;
  // Most texts have no surrogates, which is told at once (28 characters in 60 ns instead of 400).
  if (!/[\ud800-\udfff]/.test(text)) return length;
  for (let at = 1; at < text.length; at += 1) {
    if (isLow(text.charCodeAt(at)) && isHigh(text.charCodeAt(at - 1))) length -= 1;
  }
  return length;
}

/** Less than 0 where `a` comes before `b`. */
export function compareTexts(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  for (let at = 0; at < shorter; at += 1) {
    const difference = rankOf(a.charCodeAt(at)) - rankOf(b.charCodeAt(at));
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** Surrogates stand for what comes after U+FFFF. */
function rankOf(code: number): number {
  return isHigh(code) || isLow(code) ? code + 0x10000 : code;
}

function isHigh(code: number): boolean {
  return code >= 0xd800 && code < 0xdc00;
}

function isLow(code: number): boolean {
  return code >= 0xdc00 && code < 0xe000;
}
