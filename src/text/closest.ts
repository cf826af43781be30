/** Finds the name that a misspelt name was meant to be. */

/** Returns the name with the fewest letter changes, or undefined if they exceed a third of its letters. */
export function closestOf(misspelt: string, names: readonly string[]): string | undefined {
  const found = names.map((name) => ({ name, changes: changesBetween(misspelt, name) }));
  const [best] = found.sort((one, other) => one.changes - other.changes);
  return best !== undefined && best.changes * 3 <= best.name.length ? best.name : undefined;
}

/** The number of letters to insert, remove or replace (Levenshtein distance), computed row by row. */
function changesBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[other.length]!;
}
