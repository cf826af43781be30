import { Refused, type Sdk, url, walk } from '../typescript/walk';
import * as rowfeed from './rowfeed';
import { createClient, createConfig } from './rowfeed/client';

async function dataOf<T>(
  asked: Promise<{ data?: T; error?: rowfeed.ProblemDetails; response: Response }>,
): Promise<T> {
  const { data, error, response } = await asked;
  if (error !== undefined) throw new Refused(response.status, error);
  return data as T;
}

const at = (name: string) => ({ path: { collection_name: name } });
const rowAt = (name: string, id: number) => ({ path: { collection_name: name, row_id: id } });

await walk((key): Sdk => {
  const client = createClient(createConfig({ baseUrl: url, auth: key }));
  return {
    async health() {
      const { data, error } = await rowfeed.getHealth({ client });
      return data ?? error;
    },
    listCollections: () => dataOf(rowfeed.listCollections({ client })),
    createCollection: (name) => dataOf(rowfeed.createCollection({ client, body: { name } })),
    insertRows: (name, rows, key) =>
      dataOf(
        rowfeed.insertRows({
          client,
          ...at(name),
          ...(key && { headers: { 'Idempotency-Key': key } }),
          body: [...rows],
        }),
      ),
    getRow: (name, id) => dataOf(rowfeed.getRow({ client, ...rowAt(name, id) })),
    async listRows(name, query) {
      const asked = rowfeed.listRows({ client, ...at(name), query });
      return { rows: await dataOf(asked), next: (await asked).response.headers.get('next-after') };
    },
    updateRow: (name, id, body) => dataOf(rowfeed.updateRow({ client, ...rowAt(name, id), body })),
    deleteRow: (name, id) => dataOf(rowfeed.deleteRow({ client, ...rowAt(name, id) })),
  };
});
