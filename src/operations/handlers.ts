/** What each operation of the contract does: one short entry an operationId. */
import { createHash } from 'node:crypto';
import { docsContentSecurityPolicy, docsHtml } from '../../generated/docs.js';
import {
  asyncapiJson,
  asyncapiYaml,
  openapi30Json,
  openapiJson,
  openapiYaml,
} from '../../generated/documents.js';
import * as guides from '../../generated/guides.js';
import type { Meter } from '../access/meter.js';
import type { Handlers, OperationRequest } from '../contract/handlers.js';
import { Problem } from '../errors.js';
import type { Store } from '../store/store.js';
import {
  checkValues,
  type JsonObject,
  type JsonText,
  mergePatch,
  shallowPatch,
  textsOfRows,
} from '../values.js';
import { entityTags, includesTag, prefers } from './conditions.js';

const service = 'rowfeed';

export interface Parts {
  readonly store: Store;
  readonly meter: Meter;
  readonly state: { readonly isStopping: boolean; readonly hasFailed: boolean };
}

export function handlers({ store, meter, state }: Parts): Handlers {
  const isWell = async (): Promise<boolean> => {
    if (state.hasFailed) return false;
    return store.ping().then(
      () => true,
      () => false,
    );
  };
  return {
    async listCollections({ caller, reading }) {
      const names = await store.listCollections(reading, caller.collections);
      return { status: 200, body: names as JsonText<[]> };
    },

    async createCollection({ caller, body: { name } }) {
      await store.createCollection(caller.accountId, name);
      return { status: 201, headers: { Location: `/v1/collections/${name}` }, body: { name } };
    },

    async getCollection({ caller, parameters }) {
      const { name, rows, createdAt } = await store.describeCollection(
        caller.accountId,
        parameters.collection_name,
      );
      return { status: 200, body: { name, rows, created_at: new Date(createdAt).toISOString() } };
    },

    async deleteCollection({ caller, parameters }) {
      await store.deleteCollection(caller.accountId, parameters.collection_name);
      return { status: 204 };
    },

    async listRows({ parameters, reading }) {
      const { collection_name: name, limit, offset, order_by: orderBy, order, Prefer } = parameters;
      const { page, total, cursor } = await store.list(reading, name, {
        limit,
        offset,
        orderBy,
        order,
      });
      const isCounted = prefers(Prefer, 'count', 'exact');
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
      if (includesTag(parameters['If-None-Match'], etag)) return { status: 304, headers };
      return { status: 200, headers, body: row as JsonText<{ id: number }> };
    },

    async updateRow({ caller, parameters, mediaType, body, text }) {
      checkValues(text, body);
      const { collection_name: name, row_id: id } = parameters;
      const patch = patchOf(body, id);
      const apply = mediaType === 'application/merge-patch+json' ? mergePatch : shallowPatch;
      const change = (row: JsonObject) => apply(row, patch);
      const ifMatch = entityTags(parameters['If-Match']);
      const { row, etag, cursor } = await store.update(
        caller.accountId,
        name,
        id,
        ifMatch,
        change,
        text.length,
      );
      const headers = { 'Collection-Cursor': cursor, ETag: etag };
      return { status: 200, headers, body: row as JsonText<{ id: number }> };
    },

    async deleteRow({ caller, parameters }) {
      const { collection_name: name, row_id: id } = parameters;
      const { cursor } = await store.delete(caller.accountId, name, id, entityTags(parameters['If-Match']));
      return { status: 204, headers: { 'Collection-Cursor': cursor } };
    },

    async getUsage({ caller }) {
      return { status: 200, body: await meter.report(caller.accountId) };
    },

    async getHealth() {
      const ok = await isWell();
      return { status: ok ? 200 : 503, body: { ok, service } };
    },

    async getReady() {
      const ok = !state.isStopping && (await isWell());
      return { status: ok ? 200 : 503, body: { ok, service } };
    },

    openFeed() {
      throw new Problem('upgrade_required', 'A feed is opened by a WebSocket handshake.');
    },

    getOpenapiJson: document(openapiJson),
    getOpenapiYaml: document(openapiYaml),
    getOpenapi30Json: document(openapi30Json),
    getAsyncapiJson: document(asyncapiJson),
    getAsyncapiYaml: document(asyncapiYaml),
    getDocs: page(docsHtml),
    getGuide({ parameters }) {
      const guide = guidePages.get(parameters.guide);
      if (guide === undefined) throw new Problem('route_not_found', `There is no guide ${parameters.guide}.`);
      return guide({ parameters });
    },
  };
}

function page(html: string) {
  return document(html, { 'Content-Security-Policy': docsContentSecurityPolicy });
}

const guidePages = new Map(Object.entries(guides).map(([name, html]) => [name, page(html)]));

/** Answers a text that never changes while the process runs. */
function document<Headers extends object>(text: string, headers?: Headers) {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const all = { ...(headers as Headers), ETag: etag };
  return ({ parameters }: { readonly parameters: { readonly 'If-None-Match'?: string } }) =>
    includesTag(parameters['If-None-Match'], etag)
      ? { status: 304 as const, headers: { ETag: etag } }
      : { status: 200 as const, headers: all, body: text as JsonText<never> };
}

/** The relative link to the page after this one, with the parameters of this one. */
function nextPage({
  collection_name,
  limit,
  offset,
  order_by,
  order,
}: OperationRequest<'listRows'>['parameters']): string {
  const query = `limit=${limit}&offset=${offset + limit}&order_by=${encodeURIComponent(order_by)}&order=${order}`;
  return `</v1/collections/${collection_name}/rows?${query}>; rel="next"`;
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
