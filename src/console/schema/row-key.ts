/** Reads the row key of a collection. */
import { collectionPath, type Service, ServiceProblem } from '../service.js';

/** Returns the fields of the row key, or undefined if the collection has no row key. */
export async function readRowKey(
  service: Service,
  collection: string,
  signal: AbortSignal,
): Promise<readonly string[] | undefined> {
  try {
    const path = `${collectionPath(collection)}/row-key`;
    return (await service.request<{ readonly fields: readonly string[] }>('GET', path, { signal })).body
      .fields;
  } catch (error) {
    if (error instanceof ServiceProblem && error.code === 'row_key_not_found') return undefined;
    throw error;
  }
}
