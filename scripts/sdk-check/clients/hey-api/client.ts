import { client } from './generated/client.gen';
import * as rowfeed from './generated/sdk.gen';
import { key, url, walk } from './walk';

client.setConfig({ baseUrl: url, auth: key });

const throwOnError = true;
const at = (name: string) => ({ throwOnError, path: { collection_name: name } }) as const;
const rowAt = (name: string, id: number) =>
  ({ throwOnError, path: { collection_name: name, row_id: id } }) as const;
const dataOf = async <T>(answer: Promise<{ data: T }>): Promise<T> => (await answer).data;

await walk({
  getHealth: () => dataOf(rowfeed.getHealth({ throwOnError })),
  createCollection: (name) => dataOf(rowfeed.createCollection({ throwOnError, body: { name } })),
  listCollections: () => dataOf(rowfeed.listCollections({ throwOnError })),
  getCollection: (name) => dataOf(rowfeed.getCollection(at(name))),
  insertRows: (name, rows) => dataOf(rowfeed.insertRows({ ...at(name), body: [...rows] })),
  listRows: (name) =>
    dataOf(rowfeed.listRows({ ...at(name), query: { limit: 2, order_by: 'id', order: 'desc' } })),
  getRow: (name, id) => dataOf(rowfeed.getRow(rowAt(name, id))),
  updateRow: (name, id, body) => dataOf(rowfeed.updateRow({ ...rowAt(name, id), body })),
  deleteRow: (name, id) => dataOf(rowfeed.deleteRow(rowAt(name, id))),
  getUsage: () => dataOf(rowfeed.getUsage({ throwOnError })),
  deleteCollection: (name) => dataOf(rowfeed.deleteCollection(at(name))),
});
