/** Platformatic DB: a REST API that is generated from an SQL schema, on Fastify. Here, it uses SQLite. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startServer } from '../../shared/processes.js';
import { get, sampleRow, send } from '../cells.js';
import { type Peer, runSql, tablesSql } from './peer.js';

export const platformatic: Peer = {
  name: 'platformatic',
  title: 'Platformatic DB 2.61 (SQLite)',
  install: { packages: { '@platformatic/db': '2.61.0' }, built: ['better-sqlite3'] },
  requests: {
    health: get('/status'),
    read: get('/items/{id}'),
    list20: get('/items/?limit=20&offset={offset}&orderby.id={asc|desc}'),
    'list20-hot': get('/items/?limit=20'),
    list100: get('/items/?limit=100&offset={offset}&orderby.id={asc|desc}'),
    'list100-hot': get('/items/?limit=100'),
    order: {
      ...get('/indexed/?limit=20&offset={offset}&orderby.score={asc|desc}'),
      firstPath: '/items/?limit=20&orderby.score=asc',
    },
    filter: get('/indexed/?limit=20&where.tag.eq=tag-{0..99}&where.score.gt={score}'),
    'filter-one': {
      ...get('/indexed/?limit=20&where.tag.eq=tag-{0..99}'),
      firstPath: '/items/?limit=20&where.tag.eq=none',
    },
    'filter-range': get('/indexed/?limit=20&where.score.gt={score}'),
    'filter-id': get('/indexed/?limit=20&where.tag.eq=tag-{0..99}&where.score.gt={score}&orderby.id=asc'),
    'filter-range-id': get('/indexed/?limit=20&where.score.gt={score}&orderby.id=asc'),
    'filter-order': get('/indexed/?limit=20&where.score.gt={score}&orderby.score=asc'),
    scan: get('/items/?limit=20&where.title.like=%25Row%20{id}%20of%25'),
    after: get('/items/?limit=20&where.id.gt={id}&orderby.id=asc'),
    'after-order': get('/indexed/?limit=20&where.score.gt={score}&orderby.score=asc'),
    offset: get('/items/?limit=20&offset={deepOffset}'),
    patch: send('PUT', '/items/{id}', '{"score":{score}}', 200),
    delete: send('DELETE', '/spares/{next}', undefined, 200),
    insert: send('POST', '/items/', JSON.stringify(sampleRow(1)), 200),
  },
  async start(place) {
    const file = join(place.data, 'bench.db');
    await runSql(file, tablesSql(place.rows, 'INTEGER'));
    const config = join(place.data, 'platformatic.json');
    await writeFile(
      config,
      JSON.stringify({
        $schema: 'https://schemas.platformatic.dev/@platformatic/db/2.61.0.json',
        server: { hostname: '127.0.0.1', port: place.port, logger: { level: 'error' }, healthCheck: true },
        db: { connectionString: `sqlite://${file}`, openapi: true, graphql: false },
      }),
    );
    const program = join(place.installed, 'node_modules/@platformatic/db/db.mjs');
    return startServer({
      command: process.execPath,
      words: [program, 'start', '-c', config],
      cwd: place.data,
      origin: `http://127.0.0.1:${place.port}`,
    });
  },
};
