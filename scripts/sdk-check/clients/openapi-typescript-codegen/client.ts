import { key, Refused, serve, url } from '../typescript/serve';
import {
  ApiError,
  CollectionsService as collections,
  HealthService as health,
  OpenAPI,
  type ProblemDetails,
  RowsService as rows,
} from './rowfeed';

OpenAPI.BASE = url;
OpenAPI.TOKEN = key;

async function asked<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const problem: ProblemDetails = error.body;
    throw new Refused(error.status, problem);
  }
}

await serve({
  health: () => asked(health.getHealth()),
  listCollections: () => asked(collections.listCollections()),
  createCollection: (name) => asked(collections.createCollection({ name })),
  insertRows: (name, fields, key) => asked(rows.insertRows(name, fields, undefined, key)),
  getRow: (name, id) => asked(rows.getRow(name, id)),
  // The client doesn't return headers, so the offset leads to the next page.
  async listRows(name, { limit, after = '0', order_by, order, filter, sort, fields, ...rest }) {
    const offset = rest.offset ?? Number(after);
    const page = await asked(
      rows.listRows(name, limit, offset, order_by, order, undefined, filter, sort, fields),
    );
    return { value: page, next: page.length < limit ? null : String(offset + limit) };
  },
  updateRow: (name, id, fields) => asked(rows.updateRow(name, id, fields)),
  deleteRow: (name, id) => asked(rows.deleteRow(name, id)),
});
