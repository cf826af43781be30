/**
 * Recognizes a file that is one object around an array of rows, such as `{"data":[{"name":"Pencil"},{"name":"Eraser"}]}`.
 * Many APIs return this. It is also valid NDJSON with a single row.
 */
import { parseShallow } from '../values/json/depth.js';
import { isObject } from '../values/json/json.js';
import { maxNesting } from '../values/values.js';
import type { Read } from './rows.js';

const maxNameLength = 100;

/** Yields the batches. Calls a function after the last one with the name of the array, if there is one around the rows. */
export async function* findWrappedRows(
  batches: AsyncIterable<readonly Read[]>,
  found: (name: string) => void,
): AsyncGenerator<readonly Read[], void, undefined> {
  let rows = 0;
  let only: string | undefined;
  for await (const batch of batches) {
    for (const { text, faults, lines } of batch) {
      if (rows > 1) break;
      if (text === undefined && faults === undefined) continue;
      rows += 1;
      only = rows === 1 ? lines[0]?.text : undefined;
    }
    yield batch;
  }
  const name = only === undefined ? undefined : arrayNameIn(only);
  if (name !== undefined) found(name);
}

/** Returns the name of the only array of an object, if the array contains objects. */
function arrayNameIn(json: string): string | undefined {
  let value: unknown;
  try {
    value = parseShallow(json, maxNesting + 1);
  } catch {
    return undefined;
  }
  if (!isObject(value)) return undefined;
  const [array, ...others] = Object.entries(value).filter(([, member]) => Array.isArray(member));
  if (array === undefined || others.length > 0) return undefined;
  const [name, elements] = array as [string, unknown[]];
  return elements.length > 0 && elements.every(isObject) && name.length <= maxNameLength ? name : undefined;
}
