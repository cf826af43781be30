/** Finds and prepares the collection of an import. */
import type { JsonObject } from '../values/json/json.js';
import { type Answer, failureOf, type Problem, problemOf, type Service, ServiceFailure } from './service.js';

/** The number of rows that an error names. */
export const maxRowsNamed = 3;

export function collectionPath(collection: string): string {
  return `/v1/collections/${encodeURIComponent(collection)}`;
}

/** Returns the schema of the collection. Returns undefined if there is no schema, or if the key can't read it. */
export async function findSchema(service: Service, collection: string): Promise<JsonObject | undefined> {
  const answer = await service.ask({ method: 'GET', path: `${collectionPath(collection)}/schema` });
  if (answer.status === 200) return JSON.parse(await answer.text()) as JsonObject;
  await answer.skip();
  return undefined;
}

/** Creates the collection if it doesn't exist. @throws ServiceFailure */
export async function createCollection(service: Service, name: string): Promise<void> {
  const body = JSON.stringify({ name });
  const made = await service.ask({ method: 'POST', path: '/v1/collections', body });
  if (made.status !== 201 && made.status !== 409) throw await failureOf(made);
  await made.skip();
}

/** Returns the failure for a collection that doesn't exist. */
export async function collectionMissing(answer: Answer, problem?: Problem): Promise<ServiceFailure> {
  const { message } = await failureOf(answer, problem);
  return new ServiceFailure(`${message} To create it, use --create.`);
}

/** A collection that has a row key, or gets one. */
interface KeyedCollection {
  readonly exists: boolean;
  /** The number of its rows. */
  readonly rows: number;
  /** The fields of the row key. */
  readonly fields: readonly string[];
  /** Whether the collection already has the row key. */
  readonly hasKey: boolean;
}

/**
 * Returns the collection, and writes nothing.
 *
 * @param wanted the fields of the row key that the collection must have or gets
 * @param isMade whether the collection is created later if it doesn't exist
 * @throws ServiceFailure also if the collection has another row key
 */
export async function findKeyedCollection(
  service: Service,
  name: string,
  wanted: readonly string[] | undefined,
  isMade: boolean,
): Promise<KeyedCollection> {
  const answer = await service.ask({ method: 'GET', path: `${collectionPath(name)}/row-key` });
  let current: readonly string[] | undefined;
  if (answer.status === 200) current = (JSON.parse(await answer.text()) as { fields: string[] }).fields;
  else {
    const problem = await problemOf(answer);
    const isMissing = problem.code === 'collection_not_found';
    if (isMissing && !isMade) throw await collectionMissing(answer, problem);
    if (!isMissing && problem.code !== 'row_key_not_found') throw await failureOf(answer, problem);
    if (wanted === undefined)
      throw new ServiceFailure(
        `the collection ${name} has no row key. To set it, use --row-key with the fields that identify a row`,
      );
    if (isMissing) return { exists: false, rows: 0, fields: wanted, hasKey: false };
  }
  if (current !== undefined && wanted !== undefined && !haveSameFields(current, wanted))
    throw new ServiceFailure(
      `the row key of ${name} is ${current.join()}, not ${wanted.join()}. To use it, omit --row-key`,
    );
  const details = await service.ask({ method: 'GET', path: collectionPath(name) });
  if (details.status !== 200) throw await failureOf(details);
  const { rows } = JSON.parse(await details.text()) as { rows: number };
  return { exists: true, rows, fields: current ?? wanted!, hasKey: current !== undefined };
}

/**
 * Sets the row key of a collection that does not have one.
 *
 * @param isDryRun whether to only check that the rows conform to it
 * @throws ServiceFailure
 */
export async function setRowKey(
  service: Service,
  collection: string,
  fields: readonly string[],
  isDryRun: boolean,
): Promise<void> {
  const path = `${collectionPath(collection)}/row-key${isDryRun ? '?dry_run=true' : ''}`;
  const answer = await service.ask({ method: 'PUT', path, body: JSON.stringify({ fields }) });
  if (answer.status === 200) return answer.skip();
  const problem = await problemOf(answer);
  const { message, code } = await failureOf(answer, problem);
  if (code === 'scope_insufficient')
    throw new ServiceFailure(`${message} To set the row key, use such a key once`, code);
  const rows = (problem.errors ?? []).map(({ id, pointer, detail }) =>
    [...(id === undefined ? [] : [`row ${id}`]), ...(pointer ? [pointer] : []), detail].join(' '),
  );
  throw new ServiceFailure([message, rows.slice(0, maxRowsNamed).join(', ')].filter(Boolean).join(' '), code);
}

/** Returns whether two row keys are equal. The order of their fields doesn't matter. */
export function haveSameFields(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((field) => b.includes(field));
}
