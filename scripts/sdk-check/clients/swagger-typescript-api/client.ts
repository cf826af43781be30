import { Refused, type Sdk, url, walk } from '../typescript/walk';
import { Api, type HttpResponse, type ProblemDetails } from './rowfeed/Api';

/** What it throws is the answer itself. */
async function dataOf<T>(asked: Promise<{ data: T }>): Promise<T> {
  try {
    return (await asked).data;
  } catch (answer) {
    const { status, error } = answer as HttpResponse<unknown, ProblemDetails>;
    throw new Refused(status, error);
  }
}

await walk((key): Sdk => {
  // The format is for the problems of calls that answer with nothing.
  const baseApiParams = { format: 'json', headers: { 'x-api-key': key } } as const;
  const { v1, health } = new Api({ baseUrl: url, baseApiParams });
  return {
    health: () => dataOf(health.getHealth()),
    listCollections: () => dataOf(v1.listCollections()),
    createCollection: (name) => dataOf(v1.createCollection({ name })),
    insertRows: (name, rows, key) =>
      dataOf(
        v1.insertRows(
          { collectionName: name },
          [...rows],
          key ? { headers: { 'Idempotency-Key': key } } : {},
        ),
      ),
    getRow: (name, id) => dataOf(v1.getRow({ collectionName: name, rowId: id })),
    async listRows(name, list) {
      const asked = v1.listRows({ collectionName: name, ...list });
      return { rows: await dataOf(asked), next: (await asked).headers.get('next-after') };
    },
    updateRow: (name, id, fields) => dataOf(v1.updateRow({ collectionName: name, rowId: id }, fields)),
    deleteRow: (name, id) => dataOf(v1.deleteRow({ collectionName: name, rowId: id })),
  };
});
