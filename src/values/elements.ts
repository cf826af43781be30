/** The texts of the elements of a JSON array of arrays and objects, which is valid and holds no space between them. */
export function elementsOf(array: string): string[] {
  const elements: string[] = [];
  let depth = 0;
  let begin = 1;
  for (let at = 0; at < array.length; at += 1) {
    switch (array.charCodeAt(at)) {
      case quote:
        at = endOfString(array, at);
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

const [quote, backslash] = [0x22, 0x5c];
const [openArray, closeArray, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/** The index of the quote that ends the string that begins at `start`. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  for (;;) {
    let backslashes = 0;
    while (text.charCodeAt(end - 1 - backslashes) === backslash) backslashes += 1;
    if (backslashes % 2 === 0) return end;
    end = text.indexOf('"', end + 1);
  }
}
