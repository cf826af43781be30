// A Feathers application with a service for each of the two tables: feathers-application.mjs FILE PORT
import { feathers } from '@feathersjs/feathers';
import { KnexService } from '@feathersjs/knex';
import { bodyParser, errorHandler, koa, rest } from '@feathersjs/koa';
import knex from 'knex';

const [filename, port] = process.argv.slice(2);
const database = knex({ client: 'sqlite3', connection: { filename }, useNullAsDefault: true });
const app = koa(feathers());
app.use(errorHandler());
app.use(bodyParser());
app.configure(rest());
for (const name of ['items', 'spares']) {
  app.use(name, new KnexService({ Model: database, name, id: 'id', multi: true }));
}
await app.listen(Number(port), '127.0.0.1');
