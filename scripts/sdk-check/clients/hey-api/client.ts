import { key, Refused, serve, url } from '../typescript/serve';
import * as rowfeed from './rowfeed';
import { createClient, createConfig } from './rowfeed/client';

const client = createClient(createConfig({ baseUrl: url, auth: key }));
const at = (name: string) => ({ client, path: { collection_name: name } });
const rowAt = (name: string, id: number) => ({ client, path: { collection_name: name, row_id: id } });

async function dataOf<T>(
  asked: Promise<{ data?: T; error?: rowfeed.ProblemDetails; response: Response }>,
): Promise<T> {
  const { data, error, response } = await asked;
  if (error !== undefined) throw new Refused(response.status, error);
  return data as T;
}

await serve({
  async health() {
    const { data, error } = await rowfeed.getHealth({ client });
    return data ?? error;
  },
  listCollections: () => dataOf(rowfeed.listCollections({ client })),
  createCollection: (name) => dataOf(rowfeed.createCollection({ client, body: { name } })),
  insertRows: (name, body, key) =>
    dataOf(rowfeed.insertRows({ ...at(name), ...(key && { headers: { 'Idempotency-Key': key } }), body })),
  getRow: (name, id) => dataOf(rowfeed.getRow(rowAt(name, id))),
  async listRows(name, query) {
    const asked = rowfeed.listRows({ ...at(name), query });
    return { value: await dataOf(asked), next: (await asked).response.headers.get('next-after') };
  },
  updateRow: (name, id, body) => dataOf(rowfeed.updateRow({ ...rowAt(name, id), body })),
  deleteRow: (name, id) => dataOf(rowfeed.deleteRow(rowAt(name, id))),
});
