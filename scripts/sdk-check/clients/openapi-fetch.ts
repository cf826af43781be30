import createClient from 'openapi-fetch';
import type { paths } from './generated/api';
import { key, url, walk } from './walk';

const rowfeed = createClient<paths>({ baseUrl: url, headers: { 'x-api-key': key } });

async function dataOf<T>(answer: Promise<{ data?: T; error?: unknown }>): Promise<T> {
  const { data, error } = await answer;
  if (error !== undefined) throw new Error(JSON.stringify(error));
  return data as T;
}

const collection = '/v1/collections/{collection_name}';
const rows = '/v1/collections/{collection_name}/rows';
const row = '/v1/collections/{collection_name}/rows/{row_id}';
const at = (name: string) => ({ path: { collection_name: name } });
const rowAt = (name: string, id: number) => ({ path: { collection_name: name, row_id: id } });

await walk({
  getHealth: () => dataOf(rowfeed.GET('/health')),
  createCollection: (name) => dataOf(rowfeed.POST('/v1/collections', { body: { name } })),
  listCollections: () => dataOf(rowfeed.GET('/v1/collections')),
  getCollection: (name) => dataOf(rowfeed.GET(collection, { params: at(name) })),
  insertRows: (name, body) => dataOf(rowfeed.POST(rows, { params: at(name), body: [...body] })),
  listRows: (name) =>
    dataOf(
      rowfeed.GET(rows, { params: { ...at(name), query: { limit: 2, order_by: 'id', order: 'desc' } } }),
    ),
  getRow: (name, id) => dataOf(rowfeed.GET(row, { params: rowAt(name, id) })),
  updateRow: (name, id, body) => dataOf(rowfeed.PATCH(row, { params: rowAt(name, id), body })),
  deleteRow: (name, id) => dataOf(rowfeed.DELETE(row, { params: rowAt(name, id) })),
  getUsage: () => dataOf(rowfeed.GET('/v1/usage')),
  deleteCollection: (name) => dataOf(rowfeed.DELETE(collection, { params: at(name) })),
});
