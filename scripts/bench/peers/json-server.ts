/** json-server: REST over one JSON file, which each write writes anew. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleRow } from '../cells.js';
import { startServer } from '../processes.js';
import { json, type Peer } from './peer.js';

const get = (path: string) => ({ method: 'GET', path, status: 200 }) as const;

export const jsonServer: Peer = {
  name: 'json-server',
  title: 'json-server 0.17 (one JSON file)',
  install: { packages: { 'json-server': '0.17.4' }, built: [], programs: [] },
  requests: {
    read: get('/items/{id}'),
    list20: get('/items?_start={offset}&_limit=20'),
    'list20-hot': get('/items?_limit=20'),
    list100: get('/items?_start={offset}&_limit=100'),
    'list100-hot': get('/items?_limit=100'),
    order: get('/items?_start={0..100}&_limit=20&_sort=score&_order={asc|desc}'),
    offset: get('/items?_start={deepOffset}&_limit=20'),
    patch: { method: 'PATCH', path: '/items/{id}', body: '{"score":{score}}', headers: json, status: 200 },
    delete: { method: 'DELETE', path: '/spares/{next}', status: 200 },
    insert: {
      method: 'POST',
      path: '/items',
      body: JSON.stringify(sampleRow(1)),
      headers: json,
      status: 201,
    },
  },
  async start({ installed, data, port, rows }) {
    const file = join(data, 'bench.json');
    const table = (count: number): unknown[] =>
      Array.from({ length: count }, (_, index) => ({ id: index + 1, ...sampleRow(index + 1) }));
    // It deletes a few a second: no more are needed.
    await writeFile(file, JSON.stringify({ items: table(rows.items), spares: table(spares) }));
    const program = join(installed, 'node_modules/json-server/lib/cli/bin.js');
    return startServer({
      command: process.execPath,
      words: [program, file, '--host', '127.0.0.1', '--port', String(port), '--quiet'],
      cwd: data,
      origin: `http://127.0.0.1:${port}`,
    });
  },
};

const spares = 10_000;
