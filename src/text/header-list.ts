/** Splits headers whose value is a list into the members of the list. */

/**
 * Returns the members of a list, without surrounding blanks. Empty members are left out (RFC 9110, section
 * 5.6.1). A comma within a quoted string separates nothing.
 */
export function membersOf(value: string | undefined): string[] {
  return split(value, /(?:[^",]|"(?:[^"\\]|\\.)*(?:"|\\?$))+/gs);
}

/** Like `membersOf`, for entity tags (RFC 9110, section 8.8.3), in which a backslash escapes nothing. */
export function tagsOf(value: string | undefined): string[] {
  return split(value, /(?:[^",]|"[^"]*(?:"|$))+/g);
}

/** @param member matches everything between two commas that separate members */
function split(value: string | undefined, member: RegExp): string[] {
  return (
    value
      ?.match(member)
      ?.map(withoutBlanks)
      .filter((each) => each !== '') ?? []
  );
}

/** `trim` would also remove U+00A0, which is the byte A0 of a header. */
function withoutBlanks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isBlank(text[start])) start += 1;
  while (start < end && isBlank(text[end - 1])) end -= 1;
  return text.slice(start, end);
}

function isBlank(character: string | undefined): boolean {
  return character === ' ' || character === '\t';
}
