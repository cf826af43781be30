import { key, serve, unwrapped, url } from '../typescript/serve';
import * as rowfeed from './rowfeed';
import { createClient, createConfig } from './rowfeed/client';

const client = createClient(createConfig({ baseUrl: url, auth: key }));
const at = (name: string) => ({ client, path: { collection_name: name } });
const rowAt = (name: string, id: number) => ({ client, path: { collection_name: name, row_id: id } });

await serve({
  createCollection: (name) => unwrapped(rowfeed.createCollection({ client, body: { name } })),
  insertRows: (name, body, key) =>
    unwrapped(rowfeed.insertRows({ ...at(name), ...(key && { headers: { 'Idempotency-Key': key } }), body })),
  getRow: (name, id) => unwrapped(rowfeed.getRow(rowAt(name, id))),
  async listRows(name, query) {
    const asked = rowfeed.listRows({ ...at(name), query });
    return { value: await unwrapped(asked), next: (await asked).response.headers.get('next-after') };
  },
  async listChanges(name, query) {
    const { changes, cursor } = await unwrapped(rowfeed.listChanges({ ...at(name), query }));
    return { value: changes, next: cursor };
  },
  updateRow: (name, id, body) => unwrapped(rowfeed.updateRow({ ...rowAt(name, id), body })),
  deleteRow: (name, id) => unwrapped(rowfeed.deleteRow(rowAt(name, id))),
});
