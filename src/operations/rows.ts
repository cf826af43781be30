/** Rows. */
import type { Handlers, OperationRequest } from '../contract/handlers.js';
import { Problem } from '../errors.js';
import type { Store } from '../store/store.js';
import { type Filter, FilterError, parseFilter } from '../values/filter.js';
import {
  checkValues,
  type JsonObject,
  type JsonText,
  mergePatch,
  shallowPatch,
  textsOfRows,
} from '../values.js';
import { isUnchanged, precondition, prefers } from './conditions.js';

type Rows = Pick<Handlers, 'listRows' | 'insertRows' | 'getRow' | 'updateRow' | 'deleteRow'>;

export function rows(store: Store): Rows {
  return {
    async listRows({ parameters, reading }) {
      const { collection_name: name, limit, offset, order_by: orderBy, order, filter, Prefer } = parameters;
      const isCounted = prefers(Prefer, 'count', 'exact');
      const { page, total, cursor } = await store.list(reading, name, {
        limit,
        offset,
        orderBy,
        order,
        matching: filter === undefined ? undefined : { filter: parsed(filter), isCounted },
      });
      const headers = {
        'Collection-Cursor': cursor,
        Link: offset + limit < total ? nextPage(parameters) : undefined,
        'Total-Count': isCounted ? String(total) : undefined,
        'Preference-Applied': isCounted ? 'count=exact' : undefined,
      };
      return { status: 200, headers, body: page as JsonText<[]> };
    },

    async insertRows({ caller, parameters, body, text }) {
      const { firstId, rows, cursor } = await store.insert(
        caller.accountId,
        parameters.collection_name,
        textsOfRows(text, body),
        body as readonly JsonObject[],
      );
      if (prefers(parameters.Prefer, 'return', 'minimal')) {
        const headers = { 'Collection-Cursor': cursor, 'Preference-Applied': 'return=minimal' };
        return { status: 201, headers, body: rows.map((_row, index) => ({ id: firstId + index })) };
      }
      return {
        status: 201,
        headers: { 'Collection-Cursor': cursor },
        body: `[${rows.join()}]` as JsonText<[]>,
      };
    },

    async getRow({ parameters, reading }) {
      const { collection_name: name, row_id: id } = parameters;
      const { row, etag, cursor } = await store.read(reading, name, id);
      const headers = { 'Collection-Cursor': cursor, ETag: etag };
      if (isUnchanged(parameters, etag, `Row ${id}`)) return { status: 304, headers };
      return { status: 200, headers, body: row as JsonText<{ id: number }> };
    },

    async updateRow({ caller, parameters, mediaType, body, text }) {
      checkValues(text, body);
      const { collection_name: name, row_id: id } = parameters;
      const patch = patchOf(body, id);
      const apply = mediaType === 'application/merge-patch+json' ? mergePatch : shallowPatch;
      const change = (row: JsonObject) => apply(row, patch);
      const { row, etag, cursor } = await store.update(
        caller.accountId,
        name,
        id,
        precondition(parameters, `Row ${id}`),
        change,
        text.length,
      );
      const headers = { 'Collection-Cursor': cursor, ETag: etag };
      return { status: 200, headers, body: row as JsonText<{ id: number }> };
    },

    async deleteRow({ caller, parameters }) {
      const { collection_name: name, row_id: id } = parameters;
      const condition = precondition(parameters, `Row ${id}`);
      const { cursor } = await store.delete(caller.accountId, name, id, condition);
      return { status: 204, headers: { 'Collection-Cursor': cursor } };
    },
  };
}

/** The relative link to the page after this one, with the parameters of this one. */
function nextPage({
  collection_name,
  limit,
  offset,
  order_by,
  order,
  filter,
}: OperationRequest<'listRows'>['parameters']): string {
  const query = `limit=${limit}&offset=${offset + limit}&order_by=${encodeURIComponent(order_by)}&order=${order}`;
  const filtered = filter === undefined ? '' : `&filter=${encodeURIComponent(filter)}`;
  return `</v1/collections/${collection_name}/rows?${query}${filtered}>; rel="next"`;
}

function parsed(filter: string): Filter {
  try {
    return parseFilter(filter);
  } catch (error) {
    if (!(error instanceof FilterError)) throw error;
    const { message: detail } = error;
    throw new Problem('parameter_invalid', `filter: ${detail}.`, {
      errors: [{ parameter: 'filter', detail }],
    });
  }
}

/** The fields to change; an id is allowed where it is that of the path. */
function patchOf(body: { readonly [field: string]: unknown }, id: number): JsonObject {
  if (!Object.hasOwn(body, 'id')) return body as JsonObject;
  const { id: given, ...patch } = body;
  if (given !== id) {
    const detail = `must be ${id}, as in the path, or be left out`;
    throw new Problem('body_invalid', `/id ${detail}.`, { errors: [{ pointer: '/id', detail }] });
  }
  return patch as JsonObject;
}
