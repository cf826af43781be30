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
    insertRows: (name, fields) => asked(() => rows.insertRows(name, [...fields])),
    getRow: (name, id) => asked(() => rows.getRow(name, id)),
    listRows: (name, { limit, offset, order_by, order }) =>
      asked(() => rows.listRows(name, limit, offset, order_by, order)),
    updateRow: (name, id, fields) => asked(() => rows.updateRow(name, id, fields)),
    deleteRow: (name, id) => asked(() => rows.deleteRow(name, id)),
  };
});
