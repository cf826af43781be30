/** Creates and reads the JSON Pointers that error items contain. */

const maxPointerLength = 1_024;

/**
 * Returns the JSON Pointer (RFC 6901) of a path. If it would be longer than 1,024 characters or contain a
 * lone surrogate, the function returns the pointer of the nearest container without these problems.
 * Otherwise, a hostile client could make the server return very long or malformed names.
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

/** Returns the path of a pointer. The first segment of a pointer into a row is the field. */
export function segmentsIn(pointer: string): string[] {
  const [, ...segments] = pointer.split('/');
  return segments.map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

export function hasLoneSurrogate(text: string): boolean {
  return /\p{Surrogate}/u.test(text);
}
