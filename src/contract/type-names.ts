/** Names the types of collections in typed contracts. Example: the rows of `notes` are `NotesRow`. */
import { operations } from '../../generated/operations.js';
import { schemaNames } from '../../generated/summary.js';

/** The suffixes after the collection's type name, in the names of the schemas of its rows and frames. */
const schemas = [
  ...['Row', 'RowInput', 'RowReplacement', 'RowPatch', 'RowMergePatch', 'RowList', 'RowInputList'],
  ...['InsertFrame', 'UpdateFrame', 'DeleteFrame', 'EnterFrame', 'LeaveFrame', 'RowFrame'],
];

/** Operations on rows. Their typed ids contain the collection's type name, for example `listNotesRows`. */
const rowOperations = Object.keys(operations).filter((id) =>
  /^(list|insert|update|delete|export|get|replace)Rows?$/.test(id),
);

/**
 * Returns a type name for a collection, for example `MyNotes` for `my-notes`. It doesn't conflict with names
 * in the contract or in the account. The collection keeps the name once it is stored.
 *
 * @param collection the name of the collection in paths
 * @param taken the type names of the account's other collections
 */
export function typeNameOf(collection: string, taken: readonly string[]): string {
  return new TypeNames(taken).add(collection);
}

/** Assigns the type names of several collections, one after the other. */
export class TypeNames {
  readonly #known: Set<string>;
  /** The number of the last name for each base, so that many similar collections don't take quadratic time. */
  readonly #counts = new Map<string, number>();

  /** @param taken the type names of other collections */
  constructor(taken: readonly string[] = []) {
    this.#known = new Set([...ownNames, ...taken.flatMap(namesOf)]);
  }

  /** Returns the type name of a collection, as `typeNameOf` does, and takes it. */
  add(collection: string): string {
    const parts = collection.split(/[^A-Za-z0-9]+/).filter((part) => part !== '');
    const joined = parts.map((part) => part[0]!.toUpperCase() + part.slice(1)).join('') || 'C';
    const base = /^[0-9]/.test(joined) ? `C${joined}` : joined;
    for (let count = (this.#counts.get(base.toLowerCase()) ?? 0) + 1; ; count += 1) {
      const name = count === 1 ? base : `${base}${count}`;
      const names = namesOf(name);
      if (names.some((each) => this.#known.has(each))) continue;
      this.#counts.set(base.toLowerCase(), count);
      for (const each of names) this.#known.add(each);
      return name;
    }
  }
}

/** Returns all names in the typed contract that contain this type name, in lower case. */
function namesOf(name: string): string[] {
  const ids = rowOperations.map((id) => id.replace(/Row(?=s?$)/, `${name}Row`));
  return [...schemas.map((schema) => name + schema), ...ids, `${name}Feed`].map((each) => each.toLowerCase());
}

/** The names that the contract itself uses, in lower case. */
const ownNames = [...schemaNames, ...Object.keys(operations)].map((each) => each.toLowerCase());
