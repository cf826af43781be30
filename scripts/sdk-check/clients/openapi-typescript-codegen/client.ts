import {
  CollectionsService as collections,
  HealthService as health,
  OpenAPI,
  RowsService as rows,
  UsageService as usage,
} from './generated';
import { key, url, walk } from './walk';

OpenAPI.BASE = url;
OpenAPI.TOKEN = key;

await walk({
  getHealth: () => health.getHealth(),
  createCollection: (name) => collections.createCollection({ name }),
  listCollections: () => collections.listCollections(),
  getCollection: (name) => collections.getCollection(name),
  insertRows: (name, fields) => rows.insertRows(name, [...fields]),
  listRows: (name) => rows.listRows(name, 2, 0, 'id', 'desc'),
  getRow: (name, id) => rows.getRow(name, id),
  updateRow: (name, id, fields) => rows.updateRow(name, id, fields),
  deleteRow: (name, id) => rows.deleteRow(name, id),
  getUsage: () => usage.getUsage(),
  deleteCollection: (name) => collections.deleteCollection(name),
});
