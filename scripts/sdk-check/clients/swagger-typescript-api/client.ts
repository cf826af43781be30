import { Api } from './generated/api';
import { key, url, walk } from './walk';

const { v1, health } = new Api({ baseUrl: url, baseApiParams: { headers: { 'x-api-key': key } } });
const dataOf = async <T>(answer: Promise<{ data: T }>): Promise<T> => (await answer).data;

await walk({
  getHealth: () => dataOf(health.getHealth()),
  createCollection: (name) => dataOf(v1.createCollection({ name })),
  listCollections: () => dataOf(v1.listCollections()),
  getCollection: (name) => dataOf(v1.getCollection({ collectionName: name })),
  insertRows: (name, rows) => dataOf(v1.insertRows({ collectionName: name }, [...rows])),
  listRows: (name) => dataOf(v1.listRows({ collectionName: name, limit: 2, order_by: 'id', order: 'desc' })),
  getRow: (name, id) => dataOf(v1.getRow({ collectionName: name, rowId: id })),
  updateRow: (name, id, fields) => dataOf(v1.updateRow({ collectionName: name, rowId: id }, fields)),
  deleteRow: (name, id) => v1.deleteRow({ collectionName: name, rowId: id }),
  getUsage: () => dataOf(v1.getUsage()),
  deleteCollection: (name) => v1.deleteCollection({ collectionName: name }),
});
