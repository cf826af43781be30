import { key, Refused, serve, url } from '../typescript/serve';
import {
  CollectionsApi,
  Configuration,
  FeedApi,
  ProblemDetailsFromJSON,
  ResponseError,
  RowsApi,
} from './rowfeed';

const configuration = new Configuration({ basePath: url, accessToken: key });
const collections = new CollectionsApi(configuration);
const rows = new RowsApi(configuration);
const feed = new FeedApi(configuration);

async function asked<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ResponseError)) throw error;
    throw new Refused(error.response.status, ProblemDetailsFromJSON(await error.response.json()));
  }
}

await serve({
  createCollection: (name) => asked(collections.createCollection({ collectionInput: { name } })),
  insertRows: (name, requestBody, idempotencyKey) =>
    asked(rows.insertRows({ collectionName: name, requestBody, idempotencyKey })),
  getRow: (name, id) => asked(rows.getRow({ collectionName: name, rowId: id })),
  async listRows(name, { order_by: orderBy, fields, ...list }) {
    const request = { collectionName: name, orderBy, fields: fields && new Set(fields), ...list };
    const answer = await asked(rows.listRowsRaw(request));
    return { value: await answer.value(), next: answer.raw.headers.get('next-after') };
  },
  async listChanges(name, list) {
    const { changes, cursor } = await asked(feed.listChanges({ collectionName: name, ...list }));
    return { value: changes, next: cursor };
  },
  updateRow: (name, id, requestBody) =>
    asked(rows.updateRow({ collectionName: name, rowId: id, requestBody })),
  deleteRow: (name, id) => asked(rows.deleteRow({ collectionName: name, rowId: id })),
});
