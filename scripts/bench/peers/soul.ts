/**
 * Soul: a REST API over SQLite, on Express and better-sqlite3. By default, it doesn't sync commits to disk.
 */
import { join } from 'node:path';
import { sampleRow } from '../cells.js';
import { startServer } from '../processes.js';
import { json, type Peer, sqliteFile } from './peer.js';

const rows = '/api/tables/items/rows';
const get = (path: string) => ({ method: 'GET', path, status: 200 }) as const;

export const soul: Peer = {
  name: 'soul',
  title: 'Soul 0.8.2 (SQLite, commits not synced)',
  install: {
    packages: { 'soul-cli': '0.8.2' },
    built: ['better-sqlite3', 'bcrypt'],
    programs: ['loopback.cjs'],
  },
  requests: {
    health: get('/api/health'),
    read: get(`${rows}/{id}`),
    list20: get(`${rows}?_limit=20&_page={1..50}`),
    'list20-hot': get(`${rows}?_limit=20`),
    list100: get(`${rows}?_limit=100&_page={1..10}`),
    'list100-hot': get(`${rows}?_limit=100`),
    order: get(`${rows}?_limit=20&_ordering=-score&_page={1..50}`),
    offset: get(`${rows}?_limit=20&_page={4498..4502}`),
    patch: {
      method: 'PUT',
      path: `${rows}/{id}`,
      body: '{"fields":{"score":{score}}}',
      headers: json,
      status: 200,
    },
    delete: { method: 'DELETE', path: '/api/tables/spares/rows/{next}', status: 200 },
    // Soul can't bind a boolean.
    insert: {
      method: 'POST',
      path: rows,
      body: JSON.stringify({ fields: { ...sampleRow(1), done: 0 } }),
      headers: json,
      status: 201,
    },
  },
  async start(place) {
    const file = await sqliteFile(place);
    const program = join(place.installed, 'node_modules/soul-cli/src/server.js');
    return startServer({
      command: process.execPath,
      // Soul has no setting for the address.
      words: [
        '--require',
        join(place.installed, 'loopback.cjs'),
        program,
        '-d',
        file,
        '-p',
        String(place.port),
      ],
      cwd: place.data,
      origin: `http://127.0.0.1:${place.port}`,
    });
  },
};
