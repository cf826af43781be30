import * as rowfeed from './generated/api';
import { key, walk } from './walk';

const options = { headers: { 'x-api-key': key } };

/** The data of an answer of this status; the types of the others go. */
async function dataOf<Answer extends { status: number; data: unknown }, Status extends Answer['status']>(
  asked: Promise<Answer>,
  status: Status,
): Promise<Extract<Answer, { status: Status }>['data']> {
  const answer = await asked;
  if (answer.status !== status) throw new Error(JSON.stringify(answer.data));
  return answer.data;
}

await walk({
  getHealth: () => dataOf(rowfeed.getHealth(), 200),
  createCollection: (name) => dataOf(rowfeed.createCollection({ name }, options), 201),
  listCollections: () => dataOf(rowfeed.listCollections(options), 200),
  getCollection: (name) => dataOf(rowfeed.getCollection(name, options), 200),
  insertRows: (name, rows) => dataOf(rowfeed.insertRows(name, [...rows], options), 201),
  listRows: (name) =>
    dataOf(rowfeed.listRows(name, { limit: 2, order_by: 'id', order: 'desc' }, options), 200),
  getRow: (name, id) => dataOf(rowfeed.getRow(name, id, options), 200),
  updateRow: (name, id, fields) => dataOf(rowfeed.updateRow(name, id, fields, options), 200),
  deleteRow: (name, id) => dataOf(rowfeed.deleteRow(name, id, options), 204),
  getUsage: () => dataOf(rowfeed.getUsage(options), 200),
  deleteCollection: (name) => dataOf(rowfeed.deleteCollection(name, options), 204),
});
