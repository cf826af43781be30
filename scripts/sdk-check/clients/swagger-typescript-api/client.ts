import { key, Refused, serve, url } from '../typescript/serve';
import { Api, type HttpResponse, type ProblemDetails } from './rowfeed/Api';

/** The client throws the response. */
async function dataOf<T>(asked: Promise<{ data: T }>): Promise<T> {
  try {
    return (await asked).data;
  } catch (answer) {
    const { status, error } = answer as HttpResponse<unknown, ProblemDetails>;
    throw new Refused(status, error);
  }
}

// Without the format, the client doesn't read the problem of a call whose response has no body.
const baseApiParams = { format: 'json', headers: { 'x-api-key': key } } as const;
const { v1 } = new Api({ baseUrl: url, baseApiParams });

await serve({
  createCollection: (name) => dataOf(v1.createCollection({ name })),
  insertRows(name, rows, key) {
    const more = key ? { headers: { 'Idempotency-Key': key } } : {};
    return dataOf(v1.insertRows({ collectionName: name }, rows, more));
  },
  getRow: (name, id) => dataOf(v1.getRow({ collectionName: name, rowId: id })),
  async listRows(name, list) {
    const asked = v1.listRows({ collectionName: name, ...list });
    return { value: await dataOf(asked), next: (await asked).headers.get('next-after') };
  },
  async listChanges(name, list) {
    const { changes, cursor } = await dataOf(v1.listChanges({ collectionName: name, ...list }));
    return { value: changes, next: cursor };
  },
  updateRow: (name, id, fields) => dataOf(v1.updateRow({ collectionName: name, rowId: id }, fields)),
  deleteRow: (name, id) => dataOf(v1.deleteRow({ collectionName: name, rowId: id })),
});
