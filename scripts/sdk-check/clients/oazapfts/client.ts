import * as Oazapfts from '@oazapfts/runtime';
import * as rowfeed from './generated/api';
import { key, url, walk } from './walk';

rowfeed.defaults.baseUrl = url;
rowfeed.defaults.headers = { 'x-api-key': key };

await walk({
  getHealth: () => Oazapfts.ok(rowfeed.getHealth()),
  createCollection: (name) => Oazapfts.ok(rowfeed.createCollection({ name })),
  listCollections: () => Oazapfts.ok(rowfeed.listCollections()),
  getCollection: (name) => Oazapfts.ok(rowfeed.getCollection(name)),
  insertRows: (name, rows) => Oazapfts.ok(rowfeed.insertRows(name, [...rows])),
  listRows: (name) => Oazapfts.ok(rowfeed.listRows(name, { limit: 2, orderBy: 'id', order: 'desc' })),
  getRow: (name, id) => Oazapfts.ok(rowfeed.getRow(name, id)),
  updateRow: (name, id, fields) => Oazapfts.ok(rowfeed.updateRow(name, id, fields)),
  deleteRow: (name, id) => Oazapfts.ok(rowfeed.deleteRow(name, id)),
  getUsage: () => Oazapfts.ok(rowfeed.getUsage()),
  deleteCollection: (name) => Oazapfts.ok(rowfeed.deleteCollection(name)),
});
