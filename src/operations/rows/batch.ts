/** Executes several operations on rows as one commit. */
import type { Handlers, OperationRequest } from '../../contract/handlers.js';
import { pointOf, pointOfTag } from '../../log/cursor.js';
import { Problem } from '../../problem.js';
import { adviceOnNull } from '../../store/schemas/row-rules.js';
import type { Store } from '../../store/store.js';
import type { BatchOperation, OperationResult, Precondition } from '../../store/writes/write-request.js';
import { type Around, canonicalTexts, nothingAround } from '../../values/json/canonical-text.js';
import { checkRows, type JsonObject, type JsonText, shallowPatch } from '../../values/values.js';
import { precondition } from '../conditions.js';
import { fieldsOf } from './fields.js';
import { isMinimal } from './minimal.js';
import { upsertOf } from './upsert.js';

type Operation = OperationRequest<'batchRows'>['body']['operations'][number];
type Results = JsonText<{ results: [] }>;

export function batches(store: Store) {
  return {
    async batchRows({ readRequest, parameters, body, text, keyed }) {
      const { collection_name: name } = parameters;
      const { operations } = body;
      const canonical = canonicalTexts(text, operations.map(storedIn), arrayInBody, (at) =>
        aroundStored(operations[at]!),
      );
      const pathOf = (at: number) => ['operations', at, operations[at]!.op === 'update' ? 'patch' : 'row'];
      checkRows(text, operations.map(rowIn), pathOf, canonical !== undefined);
      const { results, cursor } = await store.writes.batch(readRequest, name, {
        operations: operations.map((operation, at) => operationOf(operation, at, canonical?.[at])),
        size: text.length,
        keyed,
      });
      const onlyIds = isMinimal(parameters, readRequest);
      const texts = results.map(onlyIds ? minimalText : resultText);
      return {
        status: 200,
        headers: {
          'Collection-Cursor': cursor,
          'Preference-Applied': onlyIds ? 'return=minimal' : undefined,
        },
        body: `{"results":[${texts.join()}]}` as Results,
      };
    },
  } satisfies Partial<Handlers>;
}

/** Returns the row or patch of an operation. */
function rowIn(operation: Operation): object | undefined {
  if (operation.op === 'delete') return undefined;
  return operation.op === 'update' ? operation.patch : operation.row;
}

/** Returns the row of an operation that can store it as the client wrote it. Returns other operations. */
function storedIn(operation: Operation): object {
  return operation.op === 'insert' || operation.op === 'upsert' ? operation.row : operation;
}

const arrayInBody: Around = { before: '{"operations":', after: '}' };
const aroundInsert: Around = { before: '{"op":"insert","row":', after: '}' };
const aroundUpsert = (onConflict: string): Around => ({
  before: '{"op":"upsert","row":',
  after: `,"on_conflict":"${onConflict}"}`,
});
const aroundUpserts = {
  update: aroundUpsert('update'),
  replace: aroundUpsert('replace'),
  ignore: aroundUpsert('ignore'),
};

/** Returns the text around `storedIn` if the client writes the members in order. */
function aroundStored(operation: Operation): Around {
  if (operation.op === 'insert') return aroundInsert;
  return operation.op === 'upsert' ? aroundUpserts[operation.on_conflict] : nothingAround;
}

/** @param canonical the text of `storedIn`, if JSON.stringify would write the same text */
function operationOf(operation: Operation, at: number, canonical?: string): BatchOperation {
  if (operation.op === 'insert') {
    const value = operation.row as JsonObject;
    return { op: 'insert', text: canonical ?? JSON.stringify(value), value };
  }
  if (operation.op === 'upsert') {
    const row = operation.row as JsonObject;
    return upsertOf(canonical ?? JSON.stringify(row), row, operation.on_conflict);
  }
  const { op, id } = operation;
  const versioned = { id, precondition: preconditionOf(operation) };
  if (op === 'delete') return { op, ...versioned };
  if (op === 'update') {
    const fields = fieldsOf(operation.patch, id, `/operations/${at}/patch`);
    const change = (row: JsonObject) => shallowPatch(row, fields);
    return { op, ...versioned, change, fields: Object.keys(fields), advice: adviceOnNull(fields) };
  }
  const fields = fieldsOf(operation.row, id, `/operations/${at}/row`);
  return { op, ...versioned, change: (row) => ({ id: row.id!, ...fields }), fields: 'all' };
}

function preconditionOf({
  id,
  if_match,
  if_unchanged_since: cursor,
}: Extract<Operation, { id: number }>): Precondition | undefined {
  const matches = precondition({ 'If-Match': if_match }, `Row ${id}`, 'if_match');
  if (cursor === undefined) return matches;
  const since = pointOf(cursor);
  return (etag) => {
    const mismatch = matches?.(etag);
    if (mismatch !== undefined) return mismatch;
    const { incarnation, seq } = pointOfTag(etag);
    if (incarnation === since.incarnation && seq <= since.seq) return undefined;
    return new Problem('version_mismatch', `Row ${id} has changed since the cursor in if_unchanged_since.`);
  };
}

function resultText({ outcome, id, row }: OperationResult): string {
  return row === undefined ? minimalText({ outcome, id }) : `{"outcome":"${outcome}","row":${row}}`;
}

function minimalText({ outcome, id }: Pick<OperationResult, 'outcome' | 'id'>): string {
  return `{"outcome":"${outcome}","id":${id}}`;
}
