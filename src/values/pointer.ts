/** The pointers of error items. */

const maxPointerLength = 1_024;

/**
 * The JSON Pointer (RFC 6901) of a path, or of the nearest value around it whose pointer is at most 1,024
 * characters of well-formed text: a hostile name must not come back at length, or as half a surrogate pair.
 */
export function pointerTo(path: readonly (string | number)[]): string {
  let pointer = '';
  for (const segment of path) {
    const longer = `${pointer}/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (longer.length > maxPointerLength || hasLoneSurrogate(longer)) break;
    pointer = longer;
  }
  return pointer;
}

export function hasLoneSurrogate(text: string): boolean {
  return /\p{Surrogate}/u.test(text);
}
