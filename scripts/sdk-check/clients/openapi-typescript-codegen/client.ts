import { Refused, type Sdk, url, walk } from '../typescript/walk';
import {
  ApiError,
  CollectionsService as collections,
  HealthService as health,
  OpenAPI,
  type ProblemDetails,
  RowsService as rows,
} from './rowfeed';

OpenAPI.BASE = url;

await walk((key): Sdk => {
  /** The key is of all clients alike. */
  async function asked<T>(call: () => Promise<T>): Promise<T> {
    OpenAPI.TOKEN = key;
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const problem: ProblemDetails = error.body;
      throw new Refused(error.status, problem);
    }
  }
  return {
    health: () => asked(() => health.getHealth()),
    listCollections: () => asked(() => collections.listCollections()),
    createCollection: (name) => asked(() => collections.createCollection({ name })),
    insertRows: (name, fields, key) => asked(() => rows.insertRows(name, [...fields], undefined, key)),
    getRow: (name, id) => asked(() => rows.getRow(name, id)),
    // It gives no headers, so that the next page is known by its offset.
    async listRows(name, { limit, after = '0', order_by, order, filter, sort, fields, ...rest }) {
      const offset = rest.offset ?? Number(after);
      const page = await asked(() =>
        rows.listRows(name, limit, offset, order_by, order, undefined, filter, sort, fields),
      );
      return { rows: page, next: page.length < limit ? null : String(offset + limit) };
    },
    updateRow: (name, id, fields) => asked(() => rows.updateRow(name, id, fields)),
    deleteRow: (name, id) => asked(() => rows.deleteRow(name, id)),
  };
});
