/** Strings in JSON texts. */

const backslash = 0x5c;

/** The index after the closing quote of the string that begins at `start`; that of the end where there is none. */
export function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end - 1;
    while (text.charCodeAt(before) === backslash) before -= 1;
    if ((end - before) % 2 === 1) return end + 1;
  }
  return text.length;
}
