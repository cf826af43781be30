import { endOfString } from './json-strings.js';

/**
 * Splits a JSON array into the texts of its elements. All elements must be arrays or objects. The text must
 * be valid and must not contain whitespace between the elements.
 */
export function elementsOf(array: string): string[] {
  const elements: string[] = [];
  let depth = 0;
  let begin = 1;
  for (let at = 0; at < array.length; at += 1) {
    switch (array.charCodeAt(at)) {
      case quote:
        at = endOfString(array, at) - 1;
        break;
      case openArray:
      case openObject:
        depth += 1;
        break;
      case closeArray:
      case closeObject:
        depth -= 1;
        if (depth !== 1) break;
        elements.push(array.slice(begin, at + 1));
        begin = at + 2;
    }
  }
  return elements;
}

const quote = 0x22;
const [openArray, closeArray, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];
