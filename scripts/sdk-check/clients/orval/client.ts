import { Refused, type Sdk, walk } from '../typescript/walk';
import * as rowfeed from './rowfeed';

/** The data of an answer of this status; the types of the others are problems. */
async function dataOf<Answer extends { status: number; data: unknown }, Status extends Answer['status']>(
  asked: Promise<Answer>,
  status: Status,
): Promise<Extract<Answer, { status: Status }>['data']> {
  const answer = await asked;
  if (answer.status !== status) throw new Refused(answer.status, answer.data as rowfeed.ProblemDetails);
  return answer.data;
}

await walk((key): Sdk => {
  const options = { headers: { 'x-api-key': key } };
  return {
    health: () => dataOf(rowfeed.getHealth(), 200),
    listCollections: () => dataOf(rowfeed.listCollections(options), 200),
    createCollection: (name) => dataOf(rowfeed.createCollection({ name }, options), 201),
    insertRows: (name, rows, key) => {
      const headers = { ...options.headers, ...(key && { 'Idempotency-Key': key }) };
      return dataOf(rowfeed.insertRows(name, [...rows], { headers }), 201);
    },
    getRow: (name, id) => dataOf(rowfeed.getRow(name, id, {}, options), 200),
    async listRows(name, list) {
      const asked = rowfeed.listRows(name, list, options);
      return { rows: await dataOf(asked, 200), next: (await asked).headers.get('next-after') };
    },
    updateRow: (name, id, fields) => dataOf(rowfeed.updateRow(name, id, fields, options), 200),
    deleteRow: (name, id) => dataOf(rowfeed.deleteRow(name, id, options), 204),
  };
});
