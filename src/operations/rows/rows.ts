/** The operations of rows: list, insert, get, replace, update and delete, for one row or many. */
import { filterAsked } from '../../contract/filter-asked.js';
import type { Handlers, OperationRequest } from '../../contract/handlers.js';
import { weakTagOf } from '../../log/cursor.js';
import { parameterInvalid } from '../../problem.js';
import type { BulkQuery } from '../../store/bulk/bulk-rows.js';
import { adviceOnNull } from '../../store/schemas/row-rules.js';
import type { Store } from '../../store/store.js';
import type { OperationResult } from '../../store/writes/write-request.js';
import { type Direction, type Order, orderOf } from '../../values/order.js';
import {
  checkValues,
  type JsonObject,
  type JsonText,
  mergePatch,
  shallowPatch,
  textsOfRows,
} from '../../values/values.js';
import { isConditional, isUnchanged, precondition, prefers } from '../conditions.js';
import { fieldsAsked, fieldsOf, nameIn } from './fields.js';
import { isMinimal } from './minimal.js';
import { upsertOf } from './upsert.js';

export function rows(store: Store) {
  /** @param apply returns the new row, from the stored row and the fields of the body */
  async function change(
    {
      readRequest,
      parameters,
      body,
      text,
      keyed,
    }: OperationRequest<'replaceRow'> | OperationRequest<'updateRow'>,
    apply: (row: JsonObject, fields: JsonObject) => JsonObject,
    { isWhole = false, advice }: { readonly isWhole?: boolean; readonly advice?: string } = {},
  ) {
    checkValues(text, body);
    const { collection_name: name, row_id: id } = parameters;
    const fields = fieldsOf(body, id);
    const { row, etag, cursor } = await store.writes.update(readRequest, name, {
      id,
      precondition: precondition(parameters, `Row ${id}`),
      change: (before) => apply(before, fields),
      fields: isWhole ? 'all' : Object.keys(fields),
      size: text.length,
      keyed,
      advice,
    });
    const headers = { 'Collection-Cursor': cursor, ETag: etag };
    return { status: 200 as const, headers, body: row as JsonText<{ id: number }> };
  }

  /** @param change returns the new row for each matching row; undefined deletes the rows */
  function bulk(
    { parameters, readRequest, keyed }: OperationRequest<'updateRows'> | OperationRequest<'deleteRows'>,
    change: BulkQuery['change'],
    fields: readonly string[],
    advice?: string,
  ) {
    const { collection_name: name, max_rows: maxRows, dry_run } = parameters;
    const filter = filterAsked(parameters)!;
    return store.writes.bulk(readRequest, name, {
      filter,
      maxRows,
      change,
      fields,
      advice,
      isDryRun: dry_run !== undefined,
      keyed,
    });
  }

  return {
    async listRows({ parameters, query, readRequest }) {
      const { collection_name: name, limit, offset, after } = parameters;
      const isCounted = prefers(parameters.Prefer, 'count', 'exact');
      const { page, total, next, cursor, version } = await store.reads.list(readRequest, name, {
        limit,
        offset: offset ?? 0,
        after,
        order: orderAsked(parameters),
        orderedBy: parameters.sort === undefined ? 'order_by' : 'sort',
        filter: filterAsked(parameters),
        isCounted,
        fields: fieldsAsked(parameters),
        cacheKey: isCounted ? `${query} counted` : query,
        seen: parameters['Collection-Cursor'],
        isUnchanged: isConditional(parameters)
          ? (present) => isUnchanged(parameters, weakTagOf(present), 'The list')
          : undefined,
      });
      const ETag = weakTagOf(version);
      if (page === undefined) return { status: 304, headers: { 'Collection-Cursor': cursor, ETag } };
      const headers = {
        'Collection-Cursor': cursor,
        ETag,
        'Next-After': next,
        Link: next && linkOf(parameters, offset === undefined ? `after=${next}` : `offset=${offset + limit}`),
        'Total-Count': isCounted ? String(total) : undefined,
        'Preference-Applied': isCounted ? 'count=exact' : undefined,
      };
      return { status: 200, headers, body: page as JsonText<[]> | Buffer };
    },

    async insertRows({ readRequest, parameters, body, text, keyed }) {
      const onlyIds = isMinimal(parameters, readRequest);
      if (parameters.on_conflict !== undefined) {
        const rows = textsOfRows(text, body);
        const operations = rows.map((row, index) =>
          upsertOf(row, body[index] as JsonObject, parameters.on_conflict!),
        );
        const upsert = { operations, size: text.length, keyed, isUpsert: true };
        const { results, cursor } = await store.writes.batch(readRequest, parameters.collection_name, upsert);
        const texts = results.map(({ id, row }) => (onlyIds ? `{"id":${id}}` : row));
        return {
          status: 200,
          headers: upsertHeaders(results, cursor, onlyIds),
          body: `[${texts.join()}]` as JsonText<[]>,
        };
      }
      const { firstId, rows, cursor } = await store.writes.insert(readRequest, parameters.collection_name, {
        rows: textsOfRows(text, body),
        values: body as readonly JsonObject[],
        keyed,
      });
      if (onlyIds) {
        const headers = { 'Collection-Cursor': cursor, 'Preference-Applied': 'return=minimal' };
        return { status: 201, headers, body: rows.map((_row, index) => ({ id: firstId + index })) };
      }
      return {
        status: 201,
        headers: { 'Collection-Cursor': cursor },
        body: `[${rows.join()}]` as JsonText<[]>,
      };
    },

    async getRow({ parameters, readRequest }) {
      const { collection_name: name, row_id: id } = parameters;
      const query = { fields: fieldsAsked(parameters), seen: parameters['Collection-Cursor'] };
      const { row, etag, cursor } = await store.reads.row(readRequest, name, id, query);
      const headers = { 'Collection-Cursor': cursor, ETag: etag };
      const isUnchangedRow = isUnchanged(parameters, etag, `Row ${id}`);
      // With another ticket or key, the client may have got other fields of this version.
      if (isUnchangedRow && readRequest.grant === undefined) return { status: 304, headers };
      return { status: 200, headers, body: row as JsonText<{ id: number }> };
    },

    async updateRows(request) {
      const { mediaType, body, text } = request;
      checkValues(text, body);
      const { patch, advice } = patchOf(mediaType, body as JsonObject);
      const change = (row: JsonObject) => patch(row, body as JsonObject);
      const { matched, changed, cursor } = await bulk(request, change, Object.keys(body), advice);
      return { status: 200, headers: { 'Collection-Cursor': cursor }, body: { matched, changed } };
    },

    async deleteRows(request) {
      const { matched, cursor } = await bulk(request, undefined, []);
      return { status: 200, headers: { 'Collection-Cursor': cursor }, body: { deleted: matched } };
    },

    replaceRow(request) {
      return change(request, ({ id }, fields) => ({ id: id!, ...fields }), { isWhole: true });
    },

    updateRow(request) {
      const { patch, ...options } = patchOf(request.mediaType, request.body as JsonObject);
      return change(request, patch, options);
    },

    async deleteRow({ readRequest, parameters, keyed }) {
      const { collection_name: name, row_id: id } = parameters;
      const removal = { id, precondition: precondition(parameters, `Row ${id}`), keyed };
      const { cursor } = await store.writes.delete(readRequest, name, removal);
      return { status: 204, headers: { 'Collection-Cursor': cursor } };
    },
  } satisfies Partial<Handlers>;
}

/** Returns the function that applies a patch, and the advice for the error if the new row is invalid. */
function patchOf(mediaType: string, body: JsonObject) {
  if (mediaType === 'application/merge-patch+json') return { patch: mergePatch };
  return { patch: shallowPatch, advice: adviceOnNull(body) };
}

function upsertHeaders(results: readonly OperationResult[], cursor: string, onlyIds: boolean) {
  const counts = { inserted: 0, updated: 0, replaced: 0, unchanged: 0, deleted: 0 };
  for (const { outcome } of results) counts[outcome] += 1;
  return {
    'Collection-Cursor': cursor,
    'Rows-Inserted': String(counts.inserted),
    'Rows-Updated': String(counts.updated + counts.replaced),
    'Rows-Unchanged': String(counts.unchanged),
    'Preference-Applied': onlyIds ? 'return=minimal' : undefined,
  };
}

type ListParameters = OperationRequest<'listRows'>['parameters'];

/** Returns the value of `Link`: a relative URL of the next page, with the same parameters as the request. */
function linkOf(
  { collection_name, limit, order_by, order, sort = [], filter, fields = [] }: ListParameters,
  place: string,
): string {
  let query = `limit=${limit}&${place}`;
  if (order_by !== undefined) query += `&order_by=${encodeURIComponent(order_by)}`;
  if (order !== undefined) query += `&order=${order}`;
  for (const each of sort) query += `&sort=${encodeURIComponent(each)}`;
  if (filter !== undefined) query += `&filter=${encodeURIComponent(filter)}`;
  for (const field of fields) query += `&fields=${encodeURIComponent(field)}`;
  return `</v1/collections/${collection_name}/rows?${query}>; rel="next"`;
}

/**
 * @throws Problem parameter_invalid if `sort` names a field twice or has an invalid name, because the contract
 * can't express these rules
 */
function orderAsked({ order_by: field = 'id', order: direction = 'asc', sort }: ListParameters): Order {
  if (sort === undefined) return orderOf([{ field, direction }]);
  const fields = sort.map((each) => {
    const colon = each.lastIndexOf(':');
    return { field: nameIn('sort', each.slice(0, colon)), direction: each.slice(colon + 1) as Direction };
  });
  if (new Set(fields.map(({ field }) => field)).size < fields.length) {
    throw parameterInvalid('sort', 'must not name a field twice');
  }
  return orderOf(fields);
}
