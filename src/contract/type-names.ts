/** What collections are called in the documents of their account: the rows of `notes` are `NotesRow`. */
import { asyncapiJson, openapiJson } from '../../generated/documents.js';
import { operations } from '../../generated/operations.js';

/** What stands behind a collection's name in those of the schemas of its rows and frames. */
const schemas = [
  ...['Row', 'RowInput', 'RowReplacement', 'RowPatch', 'RowMergePatch', 'RowList', 'RowInputList'],
  ...['InsertFrame', 'UpdateFrame', 'DeleteFrame', 'EnterFrame', 'LeaveFrame', 'RowFrame'],
];

/** Operations of rows, into whose ids a collection's name is put: `listNotesRows`. */
const ofRows = /^(list|insert|update|delete|export|get|replace)Rows?$/;

/**
 * The name of a collection whose account has called others so; once given, it is kept.
 *
 * @param collection its name in paths
 */
export function typeNameOf(collection: string, taken: readonly string[]): string {
  const parts = collection.split(/[^A-Za-z0-9]+/).filter((part) => part !== '');
  const joined = parts.map((part) => part[0]!.toUpperCase() + part.slice(1)).join('') || 'C';
  const base = /^[0-9]/.test(joined) ? `C${joined}` : joined;
  const known = new Set([...ownNames(), ...taken.flatMap(namesOf)]);
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? base : `${base}${count}`;
    if (!namesOf(name).some((each) => known.has(each))) return name;
  }
}

/** Whatever is called by it in a document, in lower case. */
function namesOf(name: string): string[] {
  const ids = Object.keys(operations).flatMap((id) =>
    ofRows.test(id) ? [id.replace(/Row(?=s?$)/, `${name}Row`)] : [],
  );
  return [...schemas.map((schema) => name + schema), ...ids, `${name}Feed`].map((each) => each.toLowerCase());
}

let own: readonly string[] | undefined;

/** Those of the service, in lower case. */
function ownNames(): readonly string[] {
  own ??= [openapiJson, asyncapiJson]
    .flatMap((text) => Object.keys(JSON.parse(text).components.schemas))
    .concat(Object.keys(operations))
    .map((each) => each.toLowerCase());
  return own;
}
