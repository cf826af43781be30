/** Applies the edits of the table to a document. */

/** `null` removes a member or an item, and `+` adds an item to a list. */
export type Edit = Readonly<Record<string, unknown>>;

export function edited(document: object, edit: Edit): object {
  const copy = structuredClone(document);
  for (const [path, value] of Object.entries(edit)) {
    const steps = path.split(' > ');
    const last = steps.pop()!;
    // biome-ignore lint/suspicious/noExplicitAny: the tests know the form of their documents
    const target = steps.reduce((node: any, step) => node[step], copy);
    if (last === '+') target.push(value);
    else if (value !== null) target[last] = value;
    else if (Array.isArray(target)) target.splice(Number(last), 1);
    else delete target[last];
  }
  return copy;
}
