/** Returns a text that a POSIX shell reads unchanged as one word. */
export function shellWord(text: string): string {
  return /^[\w:/.-]+$/.test(text) ? text : shellQuoted(text);
}

/** Quotes a text for a POSIX shell. */
export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
