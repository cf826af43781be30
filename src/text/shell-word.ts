/** Returns a text that a POSIX shell reads unchanged as one word. */
export function shellWord(text: string): string {
  return /^[\w:/.-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
