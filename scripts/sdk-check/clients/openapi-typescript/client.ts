import createClient from 'openapi-fetch';
import { key, Refused, serve, url } from '../typescript/serve';
import type { components, paths } from './rowfeed';

type Problem = components['schemas']['ProblemDetails'];

async function dataOf<T>(asked: Promise<{ data?: T; error?: Problem; response: Response }>): Promise<T> {
  const { data, error, response } = await asked;
  if (error !== undefined) throw new Refused(response.status, error);
  return data as T;
}

const rowfeed = createClient<paths>({ baseUrl: url, headers: { 'x-api-key': key } });
const rows = '/v1/collections/{collection_name}/rows';
const row = '/v1/collections/{collection_name}/rows/{row_id}';
const at = (name: string) => ({ path: { collection_name: name } });
const rowAt = (name: string, id: number) => ({ path: { collection_name: name, row_id: id } });

await serve({
  async health() {
    const { data, error } = await rowfeed.GET('/health');
    return data ?? error;
  },
  listCollections: () => dataOf(rowfeed.GET('/v1/collections')),
  createCollection: (name) => dataOf(rowfeed.POST('/v1/collections', { body: { name } })),
  insertRows(name, body, key) {
    const params = { ...at(name), ...(key && { header: { 'Idempotency-Key': key } }) };
    return dataOf(rowfeed.POST(rows, { params, body }));
  },
  getRow: (name, id) => dataOf(rowfeed.GET(row, { params: rowAt(name, id) })),
  async listRows(name, query) {
    const asked = rowfeed.GET(rows, { params: { ...at(name), query } });
    return { value: await dataOf(asked), next: (await asked).response.headers.get('next-after') };
  },
  updateRow: (name, id, body) => dataOf(rowfeed.PATCH(row, { params: rowAt(name, id), body })),
  deleteRow: (name, id) => dataOf(rowfeed.DELETE(row, { params: rowAt(name, id) })),
});
