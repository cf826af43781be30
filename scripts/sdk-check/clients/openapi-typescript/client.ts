import createClient from 'openapi-fetch';
import { key, serve, unwrapped, url } from '../typescript/serve';
import type { paths } from './rowfeed';

const rowfeed = createClient<paths>({ baseUrl: url, headers: { 'x-api-key': key } });
const rows = '/v1/collections/{collection_name}/rows';
const row = '/v1/collections/{collection_name}/rows/{row_id}';
const changesPath = '/v1/collections/{collection_name}/changes';
const at = (name: string) => ({ path: { collection_name: name } });
const rowAt = (name: string, id: number) => ({ path: { collection_name: name, row_id: id } });

await serve({
  createCollection: (name) => unwrapped(rowfeed.POST('/v1/collections', { body: { name } })),
  insertRows(name, body, key) {
    const params = { ...at(name), ...(key && { header: { 'Idempotency-Key': key } }) };
    return unwrapped(rowfeed.POST(rows, { params, body }));
  },
  getRow: (name, id) => unwrapped(rowfeed.GET(row, { params: rowAt(name, id) })),
  async listRows(name, query) {
    const asked = rowfeed.GET(rows, { params: { ...at(name), query } });
    return { value: await unwrapped(asked), next: (await asked).response.headers.get('next-after') };
  },
  async listChanges(name, query) {
    const { changes, cursor } = await unwrapped(rowfeed.GET(changesPath, { params: { ...at(name), query } }));
    return { value: changes, next: cursor };
  },
  updateRow: (name, id, body) => unwrapped(rowfeed.PATCH(row, { params: rowAt(name, id), body })),
  deleteRow: (name, id) => unwrapped(rowfeed.DELETE(row, { params: rowAt(name, id) })),
});
