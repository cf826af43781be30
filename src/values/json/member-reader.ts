import { endOfString } from './json-strings.js';

/** Returns the JSON texts of certain members of an object, or undefined for members that it doesn't have. */
type MemberReader = (object: string) => readonly (string | undefined)[];

/**
 * Creates a reader for the members with these names. The objects must be spelled as JSON.stringify spells
 * them. The reader is several times as fast as JSON.parse.
 */
export function memberReader(names: readonly string[]): MemberReader {
  const places = new Map(names.map((name, place) => [JSON.stringify(name), place]));
  return (object) => {
    const values: (string | undefined)[] = new Array(names.length).fill(undefined);
    for (let at = 1; at < object.length - 1; ) {
      const colon = endOfString(object, at);
      const end = endOfValue(object, colon + 1);
      const place = places.get(object.slice(at, colon));
      if (place !== undefined) values[place] = object.slice(colon + 1, end);
      at = end + 1;
    }
    return values;
  };
}

/** Returns the index after the member value at `start`. */
function endOfValue(object: string, start: number): number {
  let depth = 0;
  for (let at = start; ; at += 1) {
    switch (object.charCodeAt(at)) {
      case quote:
        at = endOfString(object, at) - 1;
        break;
      case openArray:
      case openObject:
        depth += 1;
        break;
      case comma:
        if (depth === 0) return at;
        break;
      case closeArray:
      case closeObject:
        if (depth === 0) return at;
        depth -= 1;
    }
  }
}

const [quote, comma] = [0x22, 0x2c];
const [openArray, closeArray, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];
