/** Feathers: services over HTTP. Here, it uses Koa, Knex and SQLite. */
import { join } from 'node:path';
import { batchOf, sampleRow } from '../cells.js';
import { startServer } from '../processes.js';
import { json, type Peer, sqliteFile } from './peer.js';

const get = (path: string) => ({ method: 'GET', path, status: 200 }) as const;

export const feathers: Peer = {
  name: 'feathers',
  title: 'Feathers 5 with Koa and Knex (SQLite)',
  install: {
    packages: {
      '@feathersjs/feathers': '5.0.50',
      '@feathersjs/koa': '5.0.50',
      '@feathersjs/knex': '5.0.50',
      knex: '3.3.0',
      sqlite3: '6.0.1',
    },
    built: ['sqlite3'],
    programs: ['feathers-application.mjs'],
  },
  requests: {
    read: get('/items/{id}'),
    list20: get('/items?$limit=20&$skip={offset}'),
    'list20-hot': get('/items?$limit=20'),
    list100: get('/items?$limit=100&$skip={offset}'),
    'list100-hot': get('/items?$limit=100'),
    order: get('/items?$limit=20&$skip={offset}&$sort[score]=-1'),
    offset: get('/items?$limit=20&$skip={deepOffset}'),
    patch: { method: 'PATCH', path: '/items/{id}', body: '{"score":{score}}', headers: json, status: 200 },
    delete: { method: 'DELETE', path: '/spares/{next}', status: 200 },
    insert: {
      method: 'POST',
      path: '/items',
      body: JSON.stringify(sampleRow(1)),
      headers: json,
      status: 201,
    },
    batch: { method: 'POST', path: '/items', body: batchOf(100), headers: json, status: 201 },
  },
  async start(place) {
    return startServer({
      command: process.execPath,
      words: [join(place.installed, 'feathers-application.mjs'), await sqliteFile(place), String(place.port)],
      origin: `http://127.0.0.1:${place.port}`,
    });
  },
};
