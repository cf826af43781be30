import { dataOf, key, serve } from '../typescript/serve';
import * as rowfeed from './rowfeed';

const options = { headers: { 'x-api-key': key } };

await serve({
  createCollection: (name) => dataOf(rowfeed.createCollection({ name }, options), 201),
  insertRows(name, rows, key) {
    const headers = { ...options.headers, ...(key && { 'Idempotency-Key': key }) };
    return dataOf(rowfeed.insertRows(name, rows, {}, { headers }), 201);
  },
  getRow: (name, id) => dataOf(rowfeed.getRow(name, id, {}, options), 200),
  async listRows(name, list) {
    const asked = rowfeed.listRows(name, list, options);
    return { value: await dataOf(asked, 200), next: (await asked).headers.get('next-after') };
  },
  async listChanges(name, list) {
    const { changes, cursor } = await dataOf(rowfeed.listChanges(name, list, options), 200);
    return { value: changes, next: cursor };
  },
  updateRow: (name, id, fields) => dataOf(rowfeed.updateRow(name, id, fields, options), 200),
  deleteRow: (name, id) => dataOf(rowfeed.deleteRow(name, id, options), 204),
});
