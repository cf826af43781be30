/** Names the types of collections in typed contracts. Example: the rows of `notes` are `NotesRow`. */
import { operations } from '../../generated/operations.js';
import { schemaNames } from '../../generated/summary.js';

/** The text before and after the type name of a collection in a name of its typed contract, in lower case. */
type Form = readonly [prefix: string, suffix: string];

/** The forms of schemas of its rows and frames. */
const ofSchemas: readonly Form[] = [
  ...['Row', 'RowInput', 'RowReplacement', 'RowPatch', 'RowMergePatch', 'RowList', 'RowInputList'],
  ...['InsertFrame', 'UpdateFrame', 'DeleteFrame', 'EnterFrame', 'LeaveFrame', 'RowFrame', 'Feed'],
].map((suffix) => ['', suffix.toLowerCase()]);

/** The forms of ids of operations on its rows, for example of `listNotesRows`. */
const ofOperations: readonly Form[] = Object.keys(operations).flatMap((id) => {
  const [, prefix, suffix] = /^(list|insert|update|delete|export|get|replace)(Rows?)$/.exec(id) ?? [];
  return prefix === undefined ? [] : [[prefix, suffix!.toLowerCase()]];
});

const forms: readonly Form[] = [...ofSchemas, ...ofOperations];

/** The names that the contract itself uses, in lower case. */
const ownNames = new Set([...schemaNames, ...Object.keys(operations)].map((each) => each.toLowerCase()));

/**
 * Returns a type name for a collection, for example `MyNotes` for `my-notes`. It doesn't conflict with names
 * in the contract or in the account. The collection keeps the name once it is stored.
 *
 * Doubles the number at the end of the name until the name is free, and then searches between the last two numbers. So
 * the number of questions hardly grows with the number of similar collections.
 *
 * @param collection the name of the collection in paths
 * @param areTaken whether another collection of the account has one of these type names, which are in lower case
 */
export async function typeNameOf(
  collection: string,
  areTaken: (typeNames: readonly string[]) => Promise<boolean>,
): Promise<string> {
  const base = baseOf(collection);
  const nameAt = (number: number): string => (number === 1 ? base : `${base}${number}`);
  const isTaken = async (number: number): Promise<boolean> => {
    const names = namesOf(nameAt(number));
    return names.some((name) => ownNames.has(name)) || (await areTaken(typesWith(names)));
  };
  let [taken, free] = [0, 1];
  while (await isTaken(free)) [taken, free] = [free, free * 2];
  while (free - taken > 1) {
    const middle = Math.floor((taken + free) / 2);
    if (await isTaken(middle)) taken = middle;
    else free = middle;
  }
  return nameAt(free);
}

function baseOf(collection: string): string {
  const parts = collection.split(/[^A-Za-z0-9]+/).filter((part) => part !== '');
  const joined = parts.map((part) => part[0]!.toUpperCase() + part.slice(1)).join('') || 'C';
  return /^[0-9]/.test(joined) ? `C${joined}` : joined;
}

/** Returns all names in the typed contract that contain this type name, in lower case. */
function namesOf(typeName: string): string[] {
  return forms.map(([prefix, suffix]) => prefix + typeName.toLowerCase() + suffix);
}

/** Returns the type names that are contained in one of these names, in lower case. It is the inverse of `namesOf`. */
function typesWith(names: readonly string[]): string[] {
  const types = names.flatMap((name) =>
    forms
      .filter(([prefix, suffix]) => name.startsWith(prefix) && name.endsWith(suffix))
      .map(([prefix, suffix]) => name.slice(prefix.length, -suffix.length)),
  );
  return [...new Set(types)].filter((type) => type !== '');
}
