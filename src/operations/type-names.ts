/** What collections are called in the documents of their account: `notes` is `Notes`. */
export function typeNameOf(collection: string, taken: readonly string[]): string {
  const parts = collection.split(/[^A-Za-z0-9]+/).filter((part) => part !== '');
  const name = parts.map((part) => part[0]!.toUpperCase() + part.slice(1)).join('') || 'C';
  const base = /^[0-9]/.test(name) ? `C${name}` : name;
  const known = new Set(taken.map((each) => each.toLowerCase()));
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? base : `${base}${count}`;
    if (!known.has(candidate.toLowerCase())) return candidate;
  }
}
