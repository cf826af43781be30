// Generated from openapi.yaml, asyncapi.yaml and src/docs by npm run generate. Do not edit.
const whatRowfeedIs = `# What rowfeed is, and what it is not

rowfeed stores JSON rows in named collections. Clients read and write the rows over HTTP, and receive every change over a
WebSocket feed. You host rowfeed yourself. Run one server with an SQLite file, or several servers with one PostgreSQL database.

## When rowfeed fits

- **Clients must not miss a change.** For example, a dashboard, a cache or a search index follows the feed. After a lost
  connection, it [resumes](http://127.0.0.1:3000/docs/feed.md#reconnect-and-resume) after the last change that it processed.
- **Clients must not write twice.** A device on an unreliable network retries a write with the same [idempotency
  key](http://127.0.0.1:3000/docs/safe-writes.md#idempotent-requests). The server executes the write only once.
- **Other teams generate their clients.** The server is built from its OpenAPI document and validates every request against it.
  An [SDK](http://127.0.0.1:3000/docs/sdks.md) that you generate from this document therefore matches the server.
- **The structure of the rows evolves.** A collection starts without a schema. Later, you can infer a [JSON
  Schema](http://127.0.0.1:3000/docs/schemas.md) from its rows. From then on, the server validates every write.
- **Several customers share one deployment.** Each account has its own collections, [keys](http://127.0.0.1:3000/docs/keys.md), quota and storage
  limits.

## What rowfeed doesn't do

- **It doesn't join collections.** Each request lists the rows of one collection. If you need SQL, use PostgreSQL directly or with
  PostgREST.
- **It doesn't run your code.** rowfeed has no triggers, functions or webhooks. Instead, you can run a small program that
  follows the feed.
- **It doesn't manage user accounts.** rowfeed has no passwords and no sign-in. If users sign in to your application, its server
  can create [tickets](http://127.0.0.1:3000/docs/end-users.md) for them. A ticket gives access to certain rows and fields for a short time.
- **It doesn't store files.** A row can be at most 256 KiB.
- **It doesn't merge offline edits.** If two clients edit the same row, they can use
  [\`If-Match\`](http://127.0.0.1:3000/docs/safe-writes.md#prevent-lost-updates-if-match) to prevent one from overwriting the other's change.
- **It doesn't encrypt connections.** Put a [TLS proxy](http://127.0.0.1:3000/docs/deploy.md) in front of it.

## What to do next

[Install](http://127.0.0.1:3000/docs/install.md) rowfeed, and then follow the quickstart for [curl](http://127.0.0.1:3000/docs/quickstart.md) or
[TypeScript](http://127.0.0.1:3000/docs/quickstart-typescript.md). A [tutorial](http://127.0.0.1:3000/docs/todo-list.md) shows how to build a shared to-do list. To view
your data in a browser, open the [web console](http://127.0.0.1:3000/docs/console.md). To find out whether rowfeed is right for you, read the
[comparison with other services](http://127.0.0.1:3000/docs/comparison.md).
`;
export { whatRowfeedIs as 'what-rowfeed-is' };

export const install = `# Install

You need Node.js 20.19 or later in the 20.x series, or Node.js 22.12 or later. rowfeed is tested with Node.js 20.19, 22 and 24.
SQLite is included, so you don't need a database server.

## Run from a clone

\`\`\`sh
npm install
npm start
\`\`\`

The first \`npm start\` also builds the server, which takes about 10 s. \`npm install\` downloads the SQLite driver. If the download
fails, npm compiles the driver. This takes a few minutes without any output. It requires Python, \`make\` and a C++ compiler.

The server listens on http://127.0.0.1:3000 and stores its data in \`data/rowfeed.db\`. To use another port, run
\`PORT=8080 npm start\`. [Configuration](http://127.0.0.1:3000/docs/configuration.md) lists all settings.

## Install as a package

Run \`npm pack\` in the clone. It creates a package file. Copy the file to the folder of your project, and install it there:

\`\`\`sh
npm install ./rowfeed-0.2.0.tgz
npx rowfeed
\`\`\`

To install the command \`rowfeed\` for all folders instead, run \`npm install -g ./rowfeed-0.2.0.tgz\`. Then use \`rowfeed\` instead of
\`npx rowfeed\`.

Some package managers need one more step:

- **npm 12 or later** (npm 11 only prints a warning): Approve the install script of the SQLite driver. Run
  \`npm install-scripts approve sqlite3\`, and then \`npm rebuild sqlite3\`. With \`-g\`, add the option \`--allow-scripts=sqlite3\` instead.
- **pnpm**: Add the option \`--allow-build=sqlite3\`.
- **Yarn 4**, also with Plug'n'Play: First add \`"dependenciesMeta": {"sqlite3": {"built": true}}\` to your \`package.json\`.
- **Yarn 1** with Node.js earlier than 22.19: Add the option \`--ignore-engines\`. Otherwise, Yarn rejects the package
  \`@apidevtools/json-schema-ref-parser\`. npm only prints the warning \`EBADENGINE\` for it. You can ignore this warning, because
  rowfeed works with this package.

The package file also contains the [JavaScript client](http://127.0.0.1:3000/docs/client.md). The client doesn't need the SQLite driver. If you
use only the client, add the option \`--ignore-scripts\`, so that npm doesn't download or compile the driver. The server and
[\`rowfeed/testing\`](http://127.0.0.1:3000/docs/testing.md) need the driver. To add it later, run \`npm rebuild sqlite3\`.

## Keep the first key

When the server starts for the first time, it prints an API key. Store the key, because the server doesn't show it again. Set
the key in every terminal that you use:

\`export KEY=rf_...\`

If you lose the key, run \`npx rowfeed keys create --name mine\` in the folder of the server to create another key. In a clone,
use \`npm run -s rowfeed --\` instead of \`npx rowfeed\`.

## Check the installation

\`\`\`sh
curl -s -w '\\n' http://127.0.0.1:3000/ready
\`\`\`

\`\`\`json
{"ok":true,"service":"rowfeed"}
\`\`\`

Open \`http://127.0.0.1:3000/console\` in a browser and enter the key. All guides are at \`http://127.0.0.1:3000/docs\`.

## Other ways to run it

- [With Docker](http://127.0.0.1:3000/docs/deploy.md#run-with-docker)
- [With systemd](http://127.0.0.1:3000/docs/deploy.md#run-with-systemd)
- [On Kubernetes](http://127.0.0.1:3000/docs/deploy.md#run-on-kubernetes)
- [On PostgreSQL](http://127.0.0.1:3000/docs/postgres.md), with one or more instances

To uninstall rowfeed, stop the server and delete its folder. All data is in the database file and the files next to it.
`;

export const quickstart = `# Quickstart with curl

In this five-minute quickstart, you create a collection, write rows, read them with a filter and follow their changes. You need
curl, Node.js and a running server. To start a server, run \`npm install && npm start\` in a clone. The examples build on each
other.

## Set the key

The server prints an API key when it first starts. Set the key in every terminal that you use:

\`\`\`sh
export KEY=rf_...
\`\`\`

If you don't have the key any more, run \`npm run -s rowfeed -- keys create --name mine\` in the clone to create another key.

## Create a collection

\`\`\`sh
curl -s -w '\\n' -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -d '{"name":"books"}' http://127.0.0.1:3000/v1/collections
\`\`\`

\`\`\`json
{"name":"books"}
\`\`\`

## Insert rows

A row can be any JSON object. The server adds an \`id\`:

\`\`\`sh
curl -s -w '\\n' -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -d '[{"title":"Emma","year":1815},{"title":"Dracula","year":1897},{"title":"Ulysses","year":1922}]' \\
  http://127.0.0.1:3000/v1/collections/books/rows
\`\`\`

\`\`\`json
[{"id":1,"title":"Emma","year":1815},{"id":2,"title":"Dracula","year":1897},{"id":3,"title":"Ulysses","year":1922}]
\`\`\`

## Filter rows

In a filter, \`@\` is the row. This request lists the books from the 19th century, latest first:

\`\`\`sh
curl -s -w '\\n' -G -H "x-api-key: $KEY" http://127.0.0.1:3000/v1/collections/books/rows \\
  --data-urlencode 'filter=@.year > 1800 && @.year < 1901' -d sort=year:desc
\`\`\`

\`\`\`json
[{"id":2,"title":"Dracula","year":1897},{"id":1,"title":"Emma","year":1815}]
\`\`\`

## Follow changes

The following script prints the current rows and then every change. Save it as \`books.mjs\`:

\`\`\`js
// books.mjs
import WebSocket from 'ws';

const socket = new WebSocket('ws://127.0.0.1:3000/ws?collection=books&initial=true', {
  headers: { 'x-api-key': process.env.KEY },
});
socket.on('message', (text) => {
  const { event, row } = JSON.parse(text);
  if (row) console.log(\`\${event}: \${row.title}, read: \${row.read ?? false}\`);
});
\`\`\`

In the same folder, run \`npm install ws\` to install the WebSocket library. Then start the script:

\`\`\`sh
node books.mjs
\`\`\`

In another terminal, update one row and delete another:

\`\`\`sh
curl -s -w '\\n' -X PATCH -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -d '{"read":true}' http://127.0.0.1:3000/v1/collections/books/rows/1
curl -s -X DELETE -H "x-api-key: $KEY" http://127.0.0.1:3000/v1/collections/books/rows/3
\`\`\`

The script prints:

\`\`\`text books.mjs
row: Emma, read: false
row: Dracula, read: false
row: Ulysses, read: false
update: Emma, read: true
delete: Ulysses, read: false
\`\`\`

## What to do next

- [Collections and rows](http://127.0.0.1:3000/docs/rows.md) shows all operations, filters and safe retries.
- [Reconnect and resume](http://127.0.0.1:3000/docs/resume.md) shows how to continue after a lost connection.
- [Import and export](http://127.0.0.1:3000/docs/import-export.md) shows how to load a spreadsheet.
- [Create and rotate API keys](http://127.0.0.1:3000/docs/keys.md) shows how to create keys with fewer permissions.
`;

const quickstartTypescript = `# Quickstart with TypeScript

In this five-minute quickstart, you generate a typed client from your server, write and read rows with it, and follow changes. You
need a [running server](http://127.0.0.1:3000/docs/install.md) and Node.js.

## Create a project

The server prints an API key when it first starts. Set the key in every terminal that you use:

\`\`\`sh
export KEY=rf_...
\`\`\`

In an empty folder, install the tools. Then generate the types from the server's OpenAPI document:

\`\`\`sh
npm init -y && npm pkg set type=module
npm install openapi-fetch ws
npm install --save-dev openapi-typescript typescript@5 tsx @types/node @types/ws
npx openapi-typescript http://127.0.0.1:3000/openapi.json --output rowfeed.d.ts
\`\`\`

## Write and read rows

openapi-fetch is a small, typed wrapper around \`fetch\`. The compiler checks paths, parameters and bodies against the generated
types:

\`\`\`ts
// books.ts
import { randomUUID } from 'node:crypto';
import createClient from 'openapi-fetch';
import type { paths } from './rowfeed.js';

const rowfeed = createClient<paths>({
  baseUrl: 'http://127.0.0.1:3000',
  headers: { 'x-api-key': process.env.KEY },
});
const path = { collection_name: 'novels' };

await rowfeed.POST('/v1/collections', { body: { name: 'novels' } });
const inserted = await rowfeed.POST('/v1/collections/{collection_name}/rows', {
  params: { path, header: { 'Idempotency-Key': randomUUID() } },
  body: [
    { title: 'Emma', year: 1815 },
    { title: 'Dracula', year: 1897 },
    { title: 'Ulysses', year: 1922 },
  ],
});
if (inserted.error) throw new Error(\`\${inserted.error.code}: \${inserted.error.detail}\`);

const { data, error } = await rowfeed.GET('/v1/collections/{collection_name}/rows', {
  params: { path, query: { filter: '@.year < 1901', sort: ['year:desc'] } },
});
if (error) throw new Error(\`\${error.code}: \${error.detail}\`);
for (const book of data) console.log(book.id, book.title, book.year);
\`\`\`

Check the types and run the script:

\`\`\`sh
npx tsc --strict --skipLibCheck --noEmit --module nodenext --target es2022 books.ts
npx tsx books.ts
\`\`\`

\`\`\`text
2 Dracula 1897
1 Emma 1815
\`\`\`

If the response to the insert is lost, you can send the same request again, because it has an [idempotency
key](http://127.0.0.1:3000/docs/safe-writes.md#idempotent-requests).

## Handle errors

A response contains either \`data\` or \`error\`. To handle a specific error in your program, check \`error.code\`:

\`\`\`ts
// missing.ts
import createClient from 'openapi-fetch';
import type { paths } from './rowfeed.js';

const rowfeed = createClient<paths>({
  baseUrl: 'http://127.0.0.1:3000',
  headers: { 'x-api-key': process.env.KEY },
});
const { data, error } = await rowfeed.GET('/v1/collections/{collection_name}/rows/{row_id}', {
  params: { path: { collection_name: 'novels', row_id: 9 } },
});
if (error) console.log(error.status, error.code);
else console.log(data.title);
\`\`\`

\`\`\`sh
npx tsc --strict --skipLibCheck --noEmit --module nodenext --target es2022 missing.ts
npx tsx missing.ts
\`\`\`

\`\`\`text
404 row_not_found
\`\`\`

## Follow changes

This script prints the current rows and then every change:

\`\`\`ts
// follow.ts
import WebSocket from 'ws';
import type { components } from './rowfeed.js';

interface Frame {
  readonly event: 'insert' | 'update' | 'delete' | 'row' | 'bookmark';
  readonly row?: components['schemas']['Row'];
}

const socket = new WebSocket('ws://127.0.0.1:3000/ws?collection=novels&initial=true', {
  headers: { 'x-api-key': process.env.KEY },
});
socket.on('message', (text) => {
  const { event, row }: Frame = JSON.parse(text.toString());
  if (row) console.log(\`\${event}: \${row.title}, read: \${row.read ?? false}\`);
});
\`\`\`

\`\`\`sh
npx tsc --strict --skipLibCheck --noEmit --module nodenext --target es2022 follow.ts
\`\`\`

\`\`\`sh
node --import tsx follow.ts
\`\`\`

In another terminal, update a row:

\`\`\`sh
curl -s -w '\\n' -X PATCH -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -d '{"read":true}' http://127.0.0.1:3000/v1/collections/novels/rows/1
\`\`\`

The script prints:

\`\`\`text follow.ts
row: Emma, read: false
row: Dracula, read: false
row: Ulysses, read: false
update: Emma, read: true
\`\`\`

## What to do next

- [From a spreadsheet to a typed API](http://127.0.0.1:3000/docs/spreadsheet.md) also generates types for the fields of your rows.
- [JavaScript client](http://127.0.0.1:3000/docs/client.md) describes a module that keeps a copy of a collection and reconnects automatically.
- [Generate SDKs](http://127.0.0.1:3000/docs/sdks.md) shows other generators.
`;
export { quickstartTypescript as 'quickstart-typescript' };

const todoList = `# A shared to-do list in the browser

In this tutorial, you build a web page with a to-do list that several people can edit at the same time. The page shows other
people's changes immediately. Even without a network, the page shows the list. It consists of one HTML file. You need a [running
server](http://127.0.0.1:3000/docs/install.md).

## Create the collection

Set the key that the server printed when it first started. Then create the collection and set its schema, so that the server
rejects tasks without a title:

\`\`\`sh
export KEY=rf_...
curl -s -w '\\n' -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -d '{"name":"todos"}' http://127.0.0.1:3000/v1/collections
curl -s -w '\\n' -X PUT -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -d '{"type":"object","required":["title","done"],"properties":{"title":{"type":"string","minLength":1},"done":{"type":"boolean"}}}' \\
  http://127.0.0.1:3000/v1/collections/todos/schema
\`\`\`

\`\`\`json
{"name":"todos"}
{"type":"object","required":["title","done"],"properties":{"title":{"type":"string","minLength":1},"done":{"type":"boolean"}}}
\`\`\`

## Create a key for the page

Anyone who can open the page can read its key. Therefore, create a key for only this collection. Run the command in the folder
of the server, because the command opens the database file in that folder. In a clone, use \`npm run -s rowfeed --\` instead of
\`npx rowfeed\`:

\`\`\`sh
npx rowfeed keys create --name todo-page --scopes read,write --collections todos
\`\`\`

\`\`\`text
rf_...
\`\`\`

## Write the page

In an empty folder, install the package as described in [Install](http://127.0.0.1:3000/docs/install.md#install-as-a-package), with the option
\`--ignore-scripts\`, because the page needs only the [JavaScript client](http://127.0.0.1:3000/docs/client.md) from it. Save this page as
\`index.html\` and insert the key:

\`\`\`html
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>To do</title>
<script type="importmap">
  { "imports": { "rowfeed/client": "./node_modules/rowfeed/dist/src/client/index.js" } }
</script>
<h1>To do</h1>
<form id="form"><input id="text" aria-label="New task" required> <button>Add</button></form>
<ul id="list"></ul>
<p id="state" role="status">connecting</p>
<p id="problem" role="alert"></p>
<script type="module">
  import { indexedDbStorage, mirror } from 'rowfeed/client';

  const url = 'http://127.0.0.1:3000';
  const key = 'rf_...';
  const todos = mirror({ url, key, collection: 'todos', storage: indexedDbStorage('to-do') });

  todos.on('change', () => {
    const rows = [...todos.rows.values()].sort((a, b) => a.id - b.id);
    list.replaceChildren(...rows.map(itemOf));
  });
  todos.on('synced', (isSynced) => (state.textContent = isSynced ? 'live' : 'connecting'));
  todos.on('error', (error) => (state.textContent = error.message));

  function itemOf({ id, title, done }) {
    const item = document.createElement('li');
    const label = document.createElement('label');
    const box = Object.assign(document.createElement('input'), { type: 'checkbox', checked: done });
    const remove = Object.assign(document.createElement('button'), { textContent: 'Delete' });
    box.addEventListener('change', async () => {
      if (!(await send('PATCH', \`/\${id}\`, { done: box.checked }))) box.checked = done;
    });
    remove.addEventListener('click', () => send('DELETE', \`/\${id}\`));
    label.append(box, \` \${title}\`);
    item.append(label, ' ', remove);
    return item;
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (await send('POST', '', [{ title: text.value, done: false }])) form.reset();
  });

  /** Sends a write. The list is updated when the feed sends the change. An error stays visible until the next write. */
  async function send(method, path, body) {
    problem.textContent = '';
    const headers = { 'x-api-key': key, 'Content-Type': 'application/json' };
    try {
      const address = \`\${url}/v1/collections/todos/rows\${path}\`;
      const response = await fetch(address, { method, headers, body: JSON.stringify(body) });
      if (!response.ok) problem.textContent = (await response.json()).detail;
      return response.ok;
    } catch {
      problem.textContent = 'The server is not reachable. Try again later.';
      return false;
    }
  }
</script>
\`\`\`

The page never updates its list directly. It sends each write to the server. The feed then sends the change to all pages,
including this one. All pages therefore show the same list.

## Open it

Serve the folder of the page:

\`\`\`sh
python3 -m http.server 8080 --bind 127.0.0.1
\`\`\`

Stop the rowfeed server with Ctrl+C. Then start it again in its own folder, and allow the origin of the page. In a clone, use
\`npm start\` instead of \`npx rowfeed\`:

\`\`\`sh
ROWFEED_CORS_ORIGIN=http://127.0.0.1:8080 npx rowfeed
\`\`\`

Open http://127.0.0.1:8080 in two windows. Add a task in one window and complete it in the other.

## What to try

- **Stop the server.** The list stays visible, and the line below it shows the error. Start the server again. The page reconnects
  and shows the changes that it missed.
- **Reload the page.** It shows the stored list before the server responds.
- **Change a row with curl** or in the [console](http://127.0.0.1:3000/docs/console.md). Both windows show the change.
- **Show only open tasks.** Add \`filter: '@.done != true'\` to the options of \`mirror\`. When you complete a task, it disappears
  immediately.

## Before you publish the page

- Serve both the page and rowfeed over HTTPS, with a [proxy](http://127.0.0.1:3000/docs/deploy.md#serve-under-a-path) in front of them.
- Anyone can use the key of the page. If people sign in to your application, create
  [tickets](http://127.0.0.1:3000/docs/end-users.md#example-application) on your own server and pass a function as \`key\`.
- [Assign a plan](http://127.0.0.1:3000/docs/plans.md) to the account, so that nobody can fill your disk.
- If two people edit the same text, the later write overwrites the earlier write. To prevent this, send
  [\`If-Match\`](http://127.0.0.1:3000/docs/safe-writes.md#prevent-lost-updates-if-match).
`;
export { todoList as 'todo-list' };

export const spreadsheet = `# From a spreadsheet to a typed API

In this tutorial, you turn a spreadsheet into an API with typed rows, and generate a TypeScript client for it. In the end, both
the compiler and the server reject a row if its price has the wrong type. You need a [running server](http://127.0.0.1:3000/docs/install.md) and
Node.js.

## Prepare a folder

In an empty folder, install the rowfeed package as described in [Install](http://127.0.0.1:3000/docs/install.md#install-as-a-package). The package
contains the \`rowfeed\` command. In the same folder, create the spreadsheet as a CSV file and install the tools:

\`\`\`sh
cat > stock.csv <<'END'
item,price,in_stock,since
Pencil,0.5,true,2030-01-31
Ruler,2,false,
Eraser,1.2,true,2030-02-01
END
npm init -y && npm pkg set type=module
npm install openapi-fetch && npm install --save-dev openapi-typescript typescript@5 tsx @types/node
\`\`\`

The rowfeed commands read the server's URL and the key from two variables. Set them to the URL of your server and to the key that
it printed when it first started:

\`\`\`sh
export KEY=rf_...
export ROWFEED_URL=http://127.0.0.1:3000 ROWFEED_KEY=$KEY
\`\`\`

## Import the file

\`\`\`sh
npx rowfeed import stock stock.csv --create
\`\`\`

\`\`\`text
3 rows stored in stock, 214 per second.
\`\`\`

The import infers the type of each column and prints the types. If a cell is empty, the row doesn't have this field. If a type is
wrong, set it with \`--types\`, for example \`--types price:number\`. [Import and export](http://127.0.0.1:3000/docs/import-export.md) describes all
options.

## Query the rows

The rows are now available over HTTP. List the cheap items, cheapest first:

\`\`\`sh
curl -s -w '\\n' -G -H "x-api-key: $KEY" http://127.0.0.1:3000/v1/collections/stock/rows \\
  --data-urlencode 'filter=@.price < 2' -d sort=price:asc
\`\`\`

\`\`\`json
[{"id":1,"item":"Pencil","price":0.5,"in_stock":true,"since":"2030-01-31"},{"id":3,"item":"Eraser","price":1.2,"in_stock":true,"since":"2030-02-01"}]
\`\`\`

## Set a schema

So far, a row can have any fields. Infer a schema that all current rows conform to:

\`\`\`sh
npx rowfeed schema infer stock > stock.json
node -p 'JSON.stringify(require("./stock.json").properties.price)'
\`\`\`

\`\`\`json
{"type":"number"}
\`\`\`

Read \`stock.json\` and correct the schema if necessary. Then set it as the schema of the collection:

\`\`\`sh
npx rowfeed schema set stock stock.json
\`\`\`

From now on, the server rejects rows that don't conform to the schema:

\`\`\`sh
curl -s -H "x-api-key: $KEY" -H 'Content-Type: application/json' -d '[{"item":"Tape","price":"4","in_stock":true}]' \\
  http://127.0.0.1:3000/v1/collections/stock/rows | node -p 'JSON.parse(require("fs").readFileSync(0)).errors[0]'
\`\`\`

\`\`\`text
{ pointer: '/0/price', detail: 'must be a number' }
\`\`\`

## Generate a typed client

The [typed contract](http://127.0.0.1:3000/docs/schemas.md#typed-contract) is an OpenAPI document that describes your rows. Generate types from it:

\`\`\`sh
curl -s -H "x-api-key: $KEY" http://127.0.0.1:3000/v1/contract/openapi.json > contract.json
npx openapi-typescript contract.json --output contract.d.ts
\`\`\`

The paths in the generated types contain the name of the collection, and \`price\` is a number:

\`\`\`ts
// client.ts
import createClient from 'openapi-fetch';
import type { paths } from './contract.js';

const rowfeed = createClient<paths>({
  baseUrl: 'http://127.0.0.1:3000',
  headers: { 'x-api-key': process.env.KEY },
});
const stock = '/v1/collections/stock/rows';

await rowfeed.POST(stock, { body: [{ item: 'Glue', price: 3, in_stock: true }] });
// @ts-expect-error: the price is a number
const rejected = await rowfeed.POST(stock, { body: [{ item: 'Tape', price: '4', in_stock: true }] });
console.log(rejected.error?.code);

const { data, error } = await rowfeed.GET(stock, { params: { query: { order_by: 'price' } } });
if (error) throw new Error(\`\${error.code}: \${error.detail}\`);
for (const { id, item, price, since } of data) console.log(id, item.toUpperCase(), price.toFixed(2), since?.slice(0, 4));
\`\`\`

\`\`\`sh
npx tsc --strict --skipLibCheck --noEmit --module nodenext --target es2022 client.ts
npx tsx client.ts
\`\`\`

\`\`\`text
row_invalid
1 PENCIL 0.50 2030
3 ERASER 1.20 2030
2 RULER 2.00 undefined
4 GLUE 3.00 undefined
\`\`\`

Without \`@ts-expect-error\`, the compiler would reject the request in which the price is a string. \`since\` can be missing, so the
compiler requires \`?.\`.

## What to do next

- [Validate rows with JSON Schema](http://127.0.0.1:3000/docs/schemas.md) describes the supported keywords and how to change a schema.
- [Typed SDK for your rows](http://127.0.0.1:3000/docs/sdks.md#typed-sdk-for-your-rows) lists the tested generators, including those for other
  languages.
- [A shared to-do list](http://127.0.0.1:3000/docs/todo-list.md) shows rows in a browser.
`;

const keepInSync = `# Keep a copy in sync

In this tutorial, you copy a collection to a file with Node.js, and to an SQLite database with Python. Both copies follow every
change. After a restart, they continue without missing a change. You need a [running server](http://127.0.0.1:3000/docs/install.md).

## How it works

A program that keeps a copy does three things:

1. It opens a feed with \`initial=true\`, and stores the rows until the server sends \`"synced":true\`.
2. It applies every later change, and stores the \`cursor\` of the change together with the rows.
3. After a restart, it opens the feed with the stored cursor as \`since\`. The server sends the changes that the copy doesn't
   contain yet.

The program must store the rows and the cursor in one atomic step. Otherwise, a crash between two steps could lose a change.

## Create the collection

The server prints an API key when it first starts. Set the key in every terminal that you use:

\`\`\`sh
export KEY=rf_...
\`\`\`

Create the collection with two rows:

\`\`\`sh
curl -s -w '\\n' -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -d '{"name":"products"}' http://127.0.0.1:3000/v1/collections
curl -s -w '\\n' -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -d '[{"name":"Lamp","price":30},{"name":"Chair","price":45}]' http://127.0.0.1:3000/v1/collections/products/rows
\`\`\`

\`\`\`json
{"name":"products"}
[{"id":1,"name":"Lamp","price":30},{"id":2,"name":"Chair","price":45}]
\`\`\`

## Copy to a file (Node.js)

Install the WebSocket library with \`npm install ws\` and save this script:

\`\`\`js
// copy.mjs
import { readFile, rename, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import WebSocket from 'ws';

const file = 'products.json';
const headers = { 'x-api-key': process.env.KEY };
let copy = await readFile(file, 'utf8').then(JSON.parse, () => ({ rows: {} }));
console.log(\`stored: \${Object.keys(copy.rows).length} rows\`);

/** Follows the feed until the connection closes. Resolves to the close code, or to 4000 + the status of the handshake. */
function follow() {
  const start = copy.cursor ? { since: copy.cursor } : { initial: 'true' };
  if (!copy.cursor) copy = { rows: {} };
  const query = new URLSearchParams({ collection: 'products', ...start });
  const socket = new WebSocket(\`ws://127.0.0.1:3000/ws?\${query}\`, { headers });
  // Handles the frames one at a time.
  let done = Promise.resolve();
  socket.on('message', (text) => (done = done.then(() => handle(JSON.parse(text)))));
  socket.on('error', (error) => console.error(error.message));
  return new Promise((resolve) => {
    socket.on('close', (code) => done.then(() => resolve(code)));
    // For example, a handshake is rejected with 401 where an open feed is closed with 4401.
    socket.on('unexpected-response', (_request, response) => {
      response.resume();
      resolve(4000 + response.statusCode);
    });
  });
}

async function handle({ event, row, cursor, synced }) {
  if (event === 'delete') delete copy.rows[row.id];
  else if (row) copy.rows[row.id] = row;
  // Without a cursor, the copy is incomplete until the feed is synced.
  if (copy.cursor || synced) {
    copy.cursor = cursor;
    // Replaces the file in one step, so that the rows and the cursor in it always belong together.
    await writeFile(\`\${file}.new\`, JSON.stringify(copy));
    await rename(\`\${file}.new\`, file);
  }
  if (row) console.log(\`\${event} \${row.id}: \${row.name}\`);
}

for (;;) {
  const code = await follow();
  if (code === 4410) copy = { rows: {} };
  else if (code > 4400 && code < 4405) throw new Error(\`The server closed or rejected the feed: \${code}\`);
  await setTimeout(1000);
}
\`\`\`

\`\`\`sh
node copy.mjs
\`\`\`

The script prints the rows that it has copied:

\`\`\`text copy.mjs
stored: 0 rows
row 1: Lamp
row 2: Chair
\`\`\`

In another terminal, update a row:

\`\`\`sh
curl -s -w '\\n' -X PATCH -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -d '{"price":25}' http://127.0.0.1:3000/v1/collections/products/rows/1
\`\`\`

The script also prints the change, and \`products.json\` contains the new price:

\`\`\`text copy.mjs
stored: 0 rows
row 1: Lamp
row 2: Chair
update 1: Lamp
\`\`\`

The script writes the complete file after each change. For a large collection, save the file less often. After a restart with an
older file, the server sends the missing changes again.

## Continue after a restart

Stop the script with Ctrl+C. While it is stopped, change some rows:

\`\`\`sh
curl -s -X DELETE -H "x-api-key: $KEY" http://127.0.0.1:3000/v1/collections/products/rows/2
curl -s -w '\\n' -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -d '[{"name":"Rug","price":60}]' http://127.0.0.1:3000/v1/collections/products/rows
\`\`\`

Start the script again:

\`\`\`sh
node copy.mjs
\`\`\`

The script doesn't load all rows again. It receives only the changes that it missed:

\`\`\`text copy.mjs
stored: 2 rows
delete 2: Chair
insert 3: Rug
\`\`\`

## Copy to a database (Python)

Python's \`sqlite3\` module can store the rows and the cursor in one transaction. Install the \`websockets\` library:

\`\`\`sh
python3 -m venv .venv
.venv/bin/pip install --quiet websockets
\`\`\`

Save this script:

\`\`\`py
# copy_products.py
import json
import os
import sqlite3
import time
from urllib.parse import urlencode

from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import connect

database = sqlite3.connect("products.db")
database.executescript("""
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS products (id INTEGER PRIMARY KEY, row TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS position (cursor TEXT NOT NULL);
""")


def follow():
    """Follows the feed until the connection closes. Returns the close code."""
    stored = database.execute("SELECT cursor FROM position").fetchone()
    start = {"since": stored[0]} if stored else {"initial": "true"}
    if not stored:
        database.execute("DELETE FROM products")
    is_complete = stored is not None
    url = "ws://127.0.0.1:3000/ws?" + urlencode({"collection": "products", **start})
    with connect(url, additional_headers={"x-api-key": os.environ["KEY"]}) as socket:
        try:
            for text in socket:
                frame = json.loads(text)
                apply(frame)
                is_complete = is_complete or frame.get("synced", False)
                if is_complete:
                    store(frame["cursor"])
        except WebSocketException:
            pass
        return socket.close_code


def apply(frame):
    row = frame.get("row")
    if frame["event"] == "delete":
        database.execute("DELETE FROM products WHERE id = ?", [row["id"]])
    elif row:
        database.execute("INSERT OR REPLACE INTO products VALUES (?, ?)", [row["id"], json.dumps(row)])
    if row:
        print(frame["event"], row["id"], row["name"], flush=True)


def store(cursor):
    """Commits the changes since the last commit, together with the cursor."""
    database.execute("DELETE FROM position")
    database.execute("INSERT INTO position VALUES (?)", [cursor])
    database.commit()


while True:
    try:
        code = follow()
    except InvalidStatus as error:
        # For example, a handshake is rejected with 401 where an open feed is closed with 4401.
        code = 4000 + error.response.status_code
    except (OSError, WebSocketException) as error:
        print(error, flush=True)
        code = None
    database.rollback()
    if code == 4410:
        database.execute("DELETE FROM position")
        database.commit()
    elif code in (4401, 4403, 4404):
        raise SystemExit(f"The server closed or rejected the feed: {code}")
    time.sleep(1)
\`\`\`

\`\`\`sh
.venv/bin/python copy_products.py
\`\`\`

The script prints the rows that it has copied:

\`\`\`text copy_products.py
row 1 Lamp
row 3 Rug
\`\`\`

In another terminal, update a row:

\`\`\`sh
curl -s -w '\\n' -X PATCH -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -d '{"price":55}' http://127.0.0.1:3000/v1/collections/products/rows/3
\`\`\`

The script also prints the change:

\`\`\`text copy_products.py
row 1 Lamp
row 3 Rug
update 3 Rug
\`\`\`

Other programs can read \`products.db\` at the same time. They always see a consistent snapshot, even while the script loads the
initial rows. The two \`PRAGMA\` lines make this possible. With them, SQLite also doesn't wait for the disk after each change, so the
script keeps up with large imports. If the computer crashes, the copy can lose its last changes together with their cursor. The
server then sends these changes again.

## When the copy must start again

If the change log no longer contains the changes after the cursor, the server closes the feed with 4410. By default, this
happens if the script was stopped for more than 24 hours and the collection changed more than 100,000 times in the meantime. It
also happens if the collection was deleted and created again, or if the server was restored from a backup. Both scripts then
load all rows again.

## What to do next

- [Reconnect and resume](http://127.0.0.1:3000/docs/resume.md) explains the close codes and the retention.
- [JavaScript client](http://127.0.0.1:3000/docs/client.md) keeps a copy in memory or in a browser, so you don't have to write this code
  yourself.
- [Scheduled exports](http://127.0.0.1:3000/docs/import-export.md#scheduled-exports) are sufficient if the copy can be a few minutes old.
`;
export { keepInSync as 'keep-in-sync' };

export const rows = `# Collections and rows

A collection is a named set of rows. A row is a JSON object with an \`id\`. The examples start with a new server on
\`http://127.0.0.1:3000\`. Run them in order. The variable \`KEY\` contains an API key. The \`/docs\` page of the server describes
every parameter and response. You can also send requests from this page.

## Collections

Create a collection:

\`\`\`sh
curl -s -w '\\n' -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -d '{"name":"notes"}' http://127.0.0.1:3000/v1/collections
\`\`\`

\`\`\`json
{"name":"notes"}
\`\`\`

List all collections:

\`\`\`sh
curl -s -w '\\n' -H "x-api-key: $KEY" http://127.0.0.1:3000/v1/collections
\`\`\`

\`\`\`json
[{"name":"notes"}]
\`\`\`

By default, a page contains up to 100 collections. \`limit\` can be at most 1,000. The headers \`Link\` and \`Next-After\` lead to the
next page, as in [lists of rows](http://127.0.0.1:3000/docs/lists.md#pagination).

Get one collection with its number of rows:

\`\`\`sh
curl -s -w '\\n' -H "x-api-key: $KEY" http://127.0.0.1:3000/v1/collections/notes
\`\`\`

\`\`\`json
{"name":"notes","rows":0,"created_at":"2026-11-21T10:21:36.741Z","indexes":[]}
\`\`\`

Delete the collection and all its rows:

\`\`\`sh
curl -s -X DELETE -H "x-api-key: $KEY" http://127.0.0.1:3000/v1/collections/notes
\`\`\`

## Rows

You can insert up to 1,000 rows in one request. The server inserts all of them or none, and assigns an \`id\` to each row:

\`\`\`sh
curl -s -w '\\n' -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -d '{"name":"tasks"}' http://127.0.0.1:3000/v1/collections
curl -s -w '\\n' -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -d '[{"text":"Buy milk"},{"text":"Call Ada","due":"2030-01-31"}]' \\
  http://127.0.0.1:3000/v1/collections/tasks/rows
\`\`\`

\`\`\`json
{"name":"tasks"}
[{"id":1,"text":"Buy milk"},{"id":2,"text":"Call Ada","due":"2030-01-31"}]
\`\`\`

Get one row:

\`\`\`sh
curl -s -w '\\n' -H "x-api-key: $KEY" http://127.0.0.1:3000/v1/collections/tasks/rows/1
\`\`\`

\`\`\`json
{"id":1,"text":"Buy milk"}
\`\`\`

Update some fields of a row:

\`\`\`sh
curl -s -w '\\n' -X PATCH -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -d '{"done":true}' http://127.0.0.1:3000/v1/collections/tasks/rows/1
\`\`\`

\`\`\`json
{"id":1,"text":"Buy milk","done":true}
\`\`\`

Delete a row:

\`\`\`sh
curl -s -X DELETE -H "x-api-key: $KEY" http://127.0.0.1:3000/v1/collections/tasks/rows/2
\`\`\`

A PATCH with \`application/json\` sets the fields in the request body and keeps all other fields. To update fields inside an object or
to remove a field, use \`application/merge-patch+json\` ([RFC 7396](https://www.rfc-editor.org/rfc/rfc7396)). In a merge patch, \`null\`
removes a field:

\`\`\`sh
curl -s -w '\\n' -X PATCH -H "x-api-key: $KEY" -H 'Content-Type: application/merge-patch+json' \\
  -d '{"done":null,"place":{"shop":"corner"}}' http://127.0.0.1:3000/v1/collections/tasks/rows/1
\`\`\`

\`\`\`json
{"id":1,"text":"Buy milk","place":{"shop":"corner"}}
\`\`\`

PUT replaces the row with the request body. The server removes fields that aren't in the body. If the row doesn't exist, the server
returns 404, because PUT doesn't create rows.

\`\`\`sh
curl -s -w '\\n' -X PUT -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -d '{"text":"Buy milk","shop":"market"}' http://127.0.0.1:3000/v1/collections/tasks/rows/1
\`\`\`

\`\`\`json
{"id":1,"text":"Buy milk","shop":"market"}
\`\`\`

If a PUT or PATCH doesn't change the row, the server doesn't store a new version. The feed doesn't send a frame, and the row keeps
its [version](http://127.0.0.1:3000/docs/safe-writes.md#prevent-lost-updates-if-match).

To read many rows, see [Filter, sort and paginate](http://127.0.0.1:3000/docs/lists.md). To retry writes, see [Write safely](http://127.0.0.1:3000/docs/safe-writes.md).

## Supported values and limits

The server stores strings, booleans, \`null\` and integers from -9007199254740991 to 9007199254740991 (2^53 - 1) exactly. Other
numbers are doubles (IEEE 754 binary64), as in JavaScript:

- The server stores a number with a fraction or an exponent as the nearest double, which preserves at least 15 significant
  digits. For example, it returns \`0.12345678901234567891\` as \`0.12345678901234568\`.
- The server accepts a larger integer only if it is the shortest form of a double, such as 100000000000000000000. It rejects
  9007199254740993, because it would have to return 9007199254740992.

If you need all digits of a number, send the number as a string.

The server returns 422 \`value_unsupported\`, with a pointer to each unsupported value, for:

- integers that a double can't represent exactly
- numbers that overflow, such as \`1e400\`, or underflow to zero
- \`\\u0000\` and lone surrogates in strings and field names
- the field name \`__proto__\` at any depth (all other names are allowed, including \`constructor\` and \`prototype\`)
- rows that exceed one of the row limits in this table

| Limit | Value |
|---|---|
| Depth of a row | 64 levels; the row is level 1 |
| Number of fields in a row, without \`id\` | 1,000 |
| Size of a row as JSON | 256 KiB |
| Size of a request body | 1 MiB (413 \`body_too_large\`) |

The server returns JSON values that are equal to the values that you sent. It doesn't preserve the order of fields, \`-0\`, or the
way a number is written. For example, it can return \`1\` for \`1.0\`, and \`20000000000000000000\` for \`2e19\`. Python reads the results as
\`int\`, so convert them with \`float()\` if you need \`float\`. If an object contains a field twice, the server stores the last value. Request bodies are JSON in UTF-8. The server ignores a byte order mark at the start of the body.

To allow only certain fields and values in a collection, set a [schema](http://127.0.0.1:3000/docs/schemas.md).
`;

export const lists = `# Filter, sort and paginate

\`GET /v1/collections/{name}/rows\` returns a list of rows. This guide shows how to select rows and fields, how to read a list page by
page, and how to export rows. The examples start with a new server. The variable \`KEY\` contains an API key.

## Filter, sort and select fields

This example lists the goods in the hall that cost less than 40. It sorts them by \`price\` and \`item\`, and returns only these two
fields and the \`id\`:

\`\`\`sh
curl -s -w '\\n' -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -d '{"name":"goods"}' http://127.0.0.1:3000/v1/collections
curl -s -w '\\n' -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -d '[{"item":"Lamp","price":30,"room":"hall"},{"item":"Chair","price":45},{"item":"Rug","price":30,"room":"hall"}]' \\
  http://127.0.0.1:3000/v1/collections/goods/rows
curl -s -w '\\n' -G -H "x-api-key: $KEY" http://127.0.0.1:3000/v1/collections/goods/rows \\
  --data-urlencode 'filter=@.price < 40 && @.room == "hall"' \\
  -d sort=price:desc -d sort=item:desc -d fields=item -d fields=price
\`\`\`

\`\`\`json
{"name":"goods"}
[{"id":1,"item":"Lamp","price":30,"room":"hall"},{"id":2,"item":"Chair","price":45},{"id":3,"item":"Rug","price":30,"room":"hall"}]
[{"id":3,"item":"Rug","price":30},{"id":1,"item":"Lamp","price":30}]
\`\`\`

| Parameter | Meaning |
|---|---|
| \`filter\` | Selects the rows that match, for example \`@.place.shop == "corner" && !@.due\`. See the [filter language](http://127.0.0.1:3000/docs/filter.md). |
| \`sort\` | One to four fields, each with a direction, for example \`sort=price:desc&sort=item:asc\`. By default, the server sorts by \`id\`. |
| \`order_by\`, \`order\` | A shorter form for a single field: \`order_by=price&order=desc\` is the same as \`sort=price:desc\`. |
| \`fields\` | Up to 50 fields to return, in addition to \`id\`. Repeat the parameter for each field: \`fields=item&fields=price\`. You can also use it for a single row. It doesn't change the \`ETag\` of the row. |
| \`limit\` | The number of rows per page, from 1 to 1,000. The default is 100. |
| \`after\`, \`offset\` | Where the page starts. \`after\` is a [page token](#pagination), and \`offset\` is the number of rows to skip. |

If the name of a field contains a comma, write the name as a JSON string, for example \`sort="a,b":asc\` or \`fields="a,b"\`. If a
value is out of range, or if a field occurs twice, the server returns an error. It never adjusts a value silently.

The server sorts values of different types in this order:

1. missing fields and \`null\`
2. \`false\`
3. \`true\`
4. numbers
5. strings, by code point
6. arrays, by their JSON text
7. objects, by their JSON text

Sorting uses only the first 256 bytes (UTF-8) of a string or JSON text. Filters compare complete strings. The server sorts rows
with equal values by \`id\`, in the direction of the last field. If you reverse all directions, the list is therefore in exactly
the reverse order.

Lists of large collections have [limits](http://127.0.0.1:3000/docs/limits.md#slow-lists). The server automatically creates the
[indexes](http://127.0.0.1:3000/docs/limits.md#indexes) that your lists need. While it creates an index, a list that needs this index can
receive 503 \`index_building\`. Wait for the time in \`Retry-After\`, and send the request again. If an index is not used for an hour,
the server drops it, so handle this response in scheduled reports too.

## Pagination

If there are more rows, the response has the headers \`Next-After\` and \`Link\`. To get the next page, repeat the request and set
\`after\` to the value of \`Next-After\`, or request the URL in \`Link\`. The last page has neither header.

\`\`\`sh
after=$(curl -s -D - -o page.json -H "x-api-key: $KEY" \\
  'http://127.0.0.1:3000/v1/collections/goods/rows?sort=price:asc&limit=2' |
  tr -d '\\r' | sed -n 's/^Next-After: //p')
cat page.json; echo
curl -s -w '\\n' -H "x-api-key: $KEY" -H 'Prefer: count=exact' \\
  "http://127.0.0.1:3000/v1/collections/goods/rows?sort=price:asc&limit=2&after=$after"
\`\`\`

\`\`\`json
[{"id":1,"item":"Lamp","price":30,"room":"hall"},{"id":3,"item":"Rug","price":30,"room":"hall"}]
[{"id":2,"item":"Chair","price":45}]
\`\`\`

\`Next-After\` contains a page token, which identifies the position of the last row of the page. A page deep in the list is
therefore as fast as the first page. Other clients can change rows while you read the pages. A row appears on exactly one page
if its sort fields don't change and it still matches the filter.

A page token is valid for one collection, \`filter\` and sort order. You can use it with any \`limit\` and \`fields\`, on any instance,
and after a restart. If you modify the token or use it for another list, the server returns 400. If the collection was deleted and
created again, or the database was restored or copied, the server returns 410 \`page_expired\`. In this case, start again from the
first page.

To get the total count of matching rows, send \`Prefer: count=exact\`. The response to each page then includes the \`Total-Count\`
header. If you send \`offset\`, the URL in \`Link\` uses \`offset\` too. To keep your own copy of all rows, [list the rows and follow
the feed](http://127.0.0.1:3000/docs/resume.md#list-and-follow).

## Export rows (NDJSON, CSV)

An export returns all rows, or all matching rows, sorted by \`id\`. The \`ndjson\` format has one JSON object per line:

\`\`\`sh
curl -sf -H "x-api-key: $KEY" -o goods.ndjson \\
  'http://127.0.0.1:3000/v1/collections/goods/export?format=ndjson'
cat goods.ndjson
\`\`\`

\`\`\`json
{"id":1,"item":"Lamp","price":30,"room":"hall"}
{"id":2,"item":"Chair","price":45}
{"id":3,"item":"Rug","price":30,"room":"hall"}
\`\`\`

The \`csv\` format requires \`fields\`, which sets the columns after \`id\`. Both formats support \`filter\`:

\`\`\`sh
curl -sf -G -H "x-api-key: $KEY" http://127.0.0.1:3000/v1/collections/goods/export \\
  -d format=csv -d fields=item -d fields=room --data-urlencode 'filter=@.price > 30 || @.item == "Rug"'
\`\`\`

\`\`\`text
id,item,room
2,Chair,
3,Rug,hall
\`\`\`

The CSV format follows [RFC 4180](https://www.rfc-editor.org/rfc/rfc4180), without a byte order mark. The cells contain these
values:

| Value | Cell |
|---|---|
| Missing field | empty |
| \`null\` | \`null\` |
| Empty string, or the string \`null\` | \`""\`, or \`"null"\` |
| Any other string | The string, in quotes only if RFC 4180 requires quotes. The string \`30\` therefore looks the same as the number 30. |
| Number, boolean, array or object | JSON |

To offer the file as a download on a page, request it with \`fetch\`, because a link can't send the key. Then use
\`URL.createObjectURL(new Blob(['\\ufeff', await response.blob()]))\` as the \`href\` of a link with \`download="goods.csv"\`. The byte
order mark \`\\ufeff\` makes Excel read the file as UTF-8.

All rows come from one snapshot. \`Collection-Cursor\` identifies the snapshot. To receive all later changes, [follow the
feed](http://127.0.0.1:3000/docs/resume.md#list-and-follow) from this cursor.

The response has no \`Content-Length\`. A complete response ends with the last chunk of the chunked encoding. If the response is
incomplete, curl fails with exit code 18 or 56. Other HTTP clients also report an error if they read the response to its end.

An instance runs up to two exports at the same time. While another account requests an export, each account can run only one. If an
export can't start, the server returns 503 \`overloaded\` with \`Retry-After\`. For the other limits, see
[Exports](http://127.0.0.1:3000/docs/limits.md#exports).

## Polling and caching (ETag)

A list response has an \`ETag\`, which stays the same until the collection changes. When you poll, send the \`ETag\` as
\`If-None-Match\`. If the collection hasn't changed, the server returns 304 without a body. Such a response costs the server very
little.

\`\`\`sh
tag=$(curl -s -D - -o page.json -H "x-api-key: $KEY" \\
  http://127.0.0.1:3000/v1/collections/goods/rows | tr -d '\\r' | sed -n 's/^ETag: //p')
curl -s -o page.json -w '%{http_code}\\n' -H "x-api-key: $KEY" -H "If-None-Match: $tag" \\
  http://127.0.0.1:3000/v1/collections/goods/rows
\`\`\`

\`\`\`text
304
\`\`\`

The list of collections also has an \`ETag\`. It changes when a collection is created or deleted, or when the key gets access to
other collections. All instances return the same \`ETag\`. Instead of polling often, [follow the feed](http://127.0.0.1:3000/docs/follow.md).
`;

const safeWrites = `# Write safely

Networks fail, and several clients can write at the same time. This guide shows how to retry a write, how to avoid overwriting
another client's change, and how to write many rows at once. The examples start with a new server. The variable \`KEY\` contains an
API key.

## Create the rows of the examples

\`\`\`sh
curl -s -w '\\n' -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -d '{"name":"goods"}' http://127.0.0.1:3000/v1/collections
curl -s -w '\\n' -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -d '[{"item":"Lamp","price":30},{"item":"Chair","price":45},{"item":"Rug","price":30}]' \\
  http://127.0.0.1:3000/v1/collections/goods/rows
\`\`\`

\`\`\`json
{"name":"goods"}
[{"id":1,"item":"Lamp","price":30},{"id":2,"item":"Chair","price":45},{"id":3,"item":"Rug","price":30}]
\`\`\`

## Idempotent requests

If a connection is lost before the response arrives, you don't know whether the server executed the write. Send every write with an
\`Idempotency-Key\`, and retry the same request until you get a response. The server executes the write only once, even if it receives
several of these requests. All write operations accept this header. Use a new random key for each new request, such as a UUID:

\`\`\`sh
curl -s -w '\\n' -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: 7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d' \\
  -d '[{"item":"Shelf"}]' http://127.0.0.1:3000/v1/collections/goods/rows
\`\`\`

\`\`\`json
[{"id":4,"item":"Shelf"}]
\`\`\`

If you send the same request again, the server returns the first response again, with the header \`Idempotent-Replayed: true\`. It
doesn't insert a second row:

\`\`\`sh
curl -s -w '\\nIdempotent-Replayed: %header{idempotent-replayed}\\n' -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: 7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d' \\
  -d '[{"item":"Shelf"}]' http://127.0.0.1:3000/v1/collections/goods/rows
\`\`\`

\`\`\`text
[{"id":4,"item":"Shelf"}]
Idempotent-Replayed: true
\`\`\`

If you use the key for another request, the server returns 422:

\`\`\`sh
curl -s -w '\\n' -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: 7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d' \\
  -d '[{"item":"Two shelves"}]' http://127.0.0.1:3000/v1/collections/goods/rows
\`\`\`

\`\`\`json
{"type":"urn:rowfeed:problem:idempotency_key_reused","title":"The idempotency key belongs to another request","status":422,"detail":"This Idempotency-Key was already used for another request.","instance":"/v1/collections/goods/rows","code":"idempotency_key_reused","request_id":"g2K8S2-C-b"}
\`\`\`

- Retry if you don't get a response, or if you get 502, 503, 504 or 409 \`idempotency_in_progress\`. Increase the delay after each
  attempt. 409 \`idempotency_in_progress\` means that the server is still executing the first request.
- The server commits the idempotency key in the same transaction as the write, and syncs it to disk before it responds. You can
  therefore retry on any instance, after a crash, and after a 503.
- Two requests are the same if they have the same method, path, query, media type and body. The headers \`If-Match\`,
  \`If-None-Match\` and \`Prefer\` must also be the same. Keep the exact bytes of the body, because a new serialization of the same
  JSON can differ.
- The replayed response shows the result of the first request. Other requests may have changed the data since then.
- The server stores successful responses for 24 hours, and doesn't store errors. A rejected request has no effect, so you can
  correct it and send it with the same idempotency key.
- An idempotency key consists of 1 to 255 visible ASCII characters, except \`"\` and \`\\\`. You can enclose it in double quotes.
- Idempotency keys belong to the account, so you can retry with another API key of the same account. That API key needs the
  permissions for the request.
- A retry counts toward the quota like any other request.

## Prevent lost updates (If-Match)

The \`ETag\` of a row is its version. To avoid overwriting another client's change, send the \`ETag\` as \`If-Match\` with PUT, PATCH or
DELETE. If the row now has a different version, the server returns 412 and doesn't change the row:

\`\`\`sh
curl -s -w '\\n' -X DELETE -H "x-api-key: $KEY" -H 'If-Match: "v5937mcx2e-1"' \\
  http://127.0.0.1:3000/v1/collections/goods/rows/1
\`\`\`

\`\`\`json
{"type":"urn:rowfeed:problem:version_mismatch","title":"The version does not match","status":412,"detail":"Row 1 matches none of the versions in If-Match.","instance":"/v1/collections/goods/rows/1","code":"version_mismatch","request_id":"g2K8S2-C-a"}
\`\`\`

To find out whether a row has changed, send its \`ETag\` as \`If-None-Match\` with GET. The server returns 304 if the row is unchanged.
With a [ticket](http://127.0.0.1:3000/docs/end-users.md), the server always returns the row, because tickets with other fields have the same \`ETag\`.

For rows and [schemas](http://127.0.0.1:3000/docs/schemas.md), you can use both headers with every method, as [RFC
9110](https://www.rfc-editor.org/rfc/rfc9110#section-13) specifies. For lists and the published contracts, you can use them with GET.
These rules apply:

- If a GET request doesn't have the current version in \`If-Match\`, the server returns 412. The \`ETag\` of a list is weak, so only
  \`If-Match: *\` matches a list.
- If a PUT, PATCH or DELETE request has the current version or \`*\` in \`If-None-Match\`, the server returns 412.
- If a request has both headers, the server checks \`If-Match\` first.
- All other writes, for example inserts or requests that delete a collection, reject both headers with 400 \`parameter_invalid\`.
- The server first validates the request, then checks the version (412), and finally validates the changed row.

All errors have the same format as the error above. [Errors](http://127.0.0.1:3000/docs/errors.md) lists the codes.

## Bulk update and delete

Send PATCH or DELETE to the \`rows\` path of a collection to update or delete all rows that match a \`filter\`. The server writes all of
these rows or none. \`max_rows\` is the maximum number of matching rows, from 1 to 1,000. If you add \`dry_run=true\`, the server
returns the same response without writing:

\`\`\`sh
curl -s -w '\\n' -X DELETE -H "x-api-key: $KEY" \\
  'http://127.0.0.1:3000/v1/collections/goods/rows?filter=@.price%3C40&max_rows=10&dry_run=true'
curl -s -w '\\n' -X PATCH -H "x-api-key: $KEY" -H 'Content-Type: application/json' -d '{"price":25,"room":"hall"}' \\
  'http://127.0.0.1:3000/v1/collections/goods/rows?filter=@.price%3C40&max_rows=10'
\`\`\`

\`\`\`json
{"deleted":2}
{"matched":2,"changed":2}
\`\`\`

\`matched\` is the number of matching rows, and \`changed\` is the number of rows that the request changed. The server selects all
matching rows from one snapshot. The feed sends one frame per changed row. These frames are consecutive and sorted by \`id\`.

If more than \`max_rows\` rows match, the server doesn't change any row:

\`\`\`sh
curl -s -w '\\n' -X DELETE -H "x-api-key: $KEY" \\
  'http://127.0.0.1:3000/v1/collections/goods/rows?filter=@.price%3E0&max_rows=2'
\`\`\`

\`\`\`json
{"type":"urn:rowfeed:problem:too_many_rows","title":"Too many rows match","status":409,"detail":"The filter matches more than 2 rows (max_rows), or the rows are larger than 4 MiB in total. The server did not change any row. To change more rows, send several requests with parts of the ids, such as '@.id > 1000 && @.id <= 2000' in the filter.","instance":"/v1/collections/goods/rows","code":"too_many_rows","request_id":"g2K8S2-C-d"}
\`\`\`

Bulk writes have these limits:

- If the matching rows are larger than 4 MiB in total, before or after the change, the server returns the same error.
- If a row would exceed a [limit](http://127.0.0.1:3000/docs/rows.md#supported-values-and-limits), the server returns 422 and doesn't write any row. \`detail\`
  identifies the row.
- You can use \`If-Match\` and \`If-None-Match\` only for single rows. If a bulk request contains one of these headers, the server
  returns 400.
- To change more than 1,000 rows, send several requests, each with a different range of ids, for example
  \`@.id > 1000 && @.id <= 2000\`.
- If a large bulk write has delayed other accounts, the next bulk write of the same account waits up to 2 s.

## Batches

A batch executes several operations on the rows of a collection, all of them or none. This example sells two chairs. It sets the
new stock, inserts the sale and deletes another row. Other clients see either all of these changes or none.

\`\`\`sh
curl -s -w '\\n' -H "x-api-key: $KEY" -H 'Content-Type: application/json' -d '{"operations":[
    {"op":"update","id":2,"patch":{"stock":11}},
    {"op":"insert","row":{"sold":2,"price":45}},
    {"op":"delete","id":4}]}' \\
  http://127.0.0.1:3000/v1/collections/goods/batch
\`\`\`

\`\`\`json
{"results":[{"outcome":"updated","row":{"id":2,"item":"Chair","price":45,"stock":11}},{"outcome":"inserted","row":{"id":5,"sold":2,"price":45}},{"outcome":"deleted","id":4}]}
\`\`\`

A batch can have 1 to 1,000 operations. The server executes them in order, in one commit. Each operation sees the changes of
earlier operations:

| \`op\` | Other members | Equivalent request |
|---|---|---|
| \`insert\` | \`row\` | POST with one row |
| \`update\` | \`id\`, \`patch\` | PATCH with \`application/json\` |
| \`replace\` | \`id\`, \`row\` | PUT |
| \`upsert\` | \`row\`, \`on_conflict\` | POST with one row and [\`on_conflict\`](http://127.0.0.1:3000/docs/row-keys.md#insert-or-update-rows-upsert) |
| \`delete\` | \`id\` | DELETE |

- \`update\`, \`replace\` and \`delete\` can have \`if_match\`, which accepts the same versions as the \`If-Match\` header.
- They can also have \`if_unchanged_since\` with a cursor. If the row has changed since then, the operation fails with 412. For
  example, you can export rows and then delete some of them with the \`Collection-Cursor\` of the export.
- \`results\` contains one result per operation. \`row\` is the row after that operation. With \`Prefer: return=minimal\`, each result
  contains \`id\` instead of \`row\`.
- If an operation doesn't change the row, its \`outcome\` is \`unchanged\`, and the feed doesn't send a frame for it. For every other
  operation, the feed sends one frame. These frames are consecutive and in the order of the operations.
- The \`outcome\` of an upsert is \`inserted\`, \`updated\`, \`replaced\` or \`unchanged\`. Several upserts in a batch can have the same
  row key. Each upsert sees the result of the previous one.
- As with every other write, you can retry a batch safely if it has an \`Idempotency-Key\`.

If an operation fails, the server executes none of them, and returns the error of this operation. The pointer in \`errors\`
identifies the operation:

\`\`\`sh
curl -s -w '\\n' -H "x-api-key: $KEY" -H 'Content-Type: application/json' -d '{"operations":[
    {"op":"update","id":2,"patch":{"stock":10}},
    {"op":"delete","id":4}]}' \\
  http://127.0.0.1:3000/v1/collections/goods/batch
\`\`\`

\`\`\`json
{"type":"urn:rowfeed:problem:row_not_found","title":"The row does not exist","status":404,"detail":"/operations/1: There is no row 4 in goods.","instance":"/v1/collections/goods/batch","code":"row_not_found","request_id":"g2K8S2-C-e","errors":[{"pointer":"/operations/1","detail":"There is no row 4 in goods."}]}
\`\`\`

- The error describes the first operation that fails. For each operation, the server checks in this order: whether the row exists
  (404), its version (412), conflicts (409), and the new row (422).
- Every row must conform to the schema after each operation.
- [Storage limits](http://127.0.0.1:3000/docs/plans.md#storage-limits) apply to the result of the complete batch. Even if the account has reached a limit,
  a batch can therefore delete some rows and insert others.
- If the rows are larger than 4 MiB in total, before or after the operations, the server returns 409 \`too_many_rows\`.
`;
export { safeWrites as 'safe-writes' };

const rowKeys = `# Use your own keys

The server assigns an \`id\` to every row. Your data may already have a unique value, such as an article number. You can make this
field the row key of the collection. The server then ensures that no two rows have the same value, and you can write rows
without their \`id\`. The examples start with a new server. The variable \`KEY\` contains the key that the server printed when it
first started.

## Quick start

Create a collection with one row:

\`\`\`sh
curl -s -w '\\n' -X POST http://127.0.0.1:3000/v1/collections -H "x-api-key: $KEY" -H 'content-type: application/json' -d '{"name":"goods"}'
curl -s -w '\\n' -X POST http://127.0.0.1:3000/v1/collections/goods/rows -H "x-api-key: $KEY" -H 'content-type: application/json' \\
  -d '[{"sku":"A1","name":"Lamp","price":30}]'
\`\`\`

\`\`\`json
{"name":"goods"}
[{"id":1,"sku":"A1","name":"Lamp","price":30}]
\`\`\`

Set \`sku\` as the row key of the collection:

\`\`\`sh
curl -s -w '\\n' -X PUT http://127.0.0.1:3000/v1/collections/goods/row-key -H "x-api-key: $KEY" -H 'content-type: application/json' \\
  -d '{"fields":["sku"]}'
\`\`\`

\`\`\`json
{"fields":["sku"]}
\`\`\`

If two rows would have the same row key after a write, the server rejects the write and doesn't store anything. \`id\` in the error
identifies the row that already has this row key:

\`\`\`sh
curl -s -w '\\n' -X POST http://127.0.0.1:3000/v1/collections/goods/rows -H "x-api-key: $KEY" -H 'content-type: application/json' \\
  -d '[{"sku":"B2","name":"Desk"},{"sku":"A1","name":"Chair"}]'
\`\`\`

\`\`\`json
{"type":"urn:rowfeed:problem:row_key_taken","title":"Another row has this row key","status":409,"detail":"A row of goods would have the same row key as another row. The server did not store anything.","instance":"/v1/collections/goods/rows","code":"row_key_taken","request_id":"b7c41e5a90d24f6f","errors":[{"pointer":"/1","id":1,"detail":"has the same row key as row 1: sku is \\"A1\\""}]}
\`\`\`

To get a row by its row key, filter with \`==\`. The server uses an index, so this is fast even in a large collection:

\`\`\`sh
curl -s -w '\\n' -G http://127.0.0.1:3000/v1/collections/goods/rows -H "x-api-key: $KEY" --data-urlencode 'filter=@.sku == "A1"'
\`\`\`

\`\`\`json
[{"id":1,"sku":"A1","name":"Lamp","price":30}]
\`\`\`

## Insert or update rows (upsert)

With \`on_conflict\`, an insert updates rows whose row key already exists, and inserts all other rows. The server executes the
complete request in one commit:

\`\`\`sh
curl -s -i -X POST 'http://127.0.0.1:3000/v1/collections/goods/rows?on_conflict=update' -H "x-api-key: $KEY" \\
  -H 'content-type: application/json' -d '[{"sku":"A1","price":25},{"sku":"B2","name":"Desk","price":90}]' | grep -E '^(Rows-|\\[)'; echo
\`\`\`

\`\`\`
Rows-Inserted: 1
Rows-Updated: 1
Rows-Unchanged: 0
[{"id":1,"sku":"A1","name":"Lamp","price":25},{"id":2,"sku":"B2","name":"Desk","price":90}]
\`\`\`

The server returns 200 with the stored rows, in the order of the request.

| \`on_conflict\` | Effect on an existing row with the same row key |
|---|---|
| \`update\` | Updates the row with a JSON merge patch ([RFC 7396](https://www.rfc-editor.org/rfc/rfc7396)). Other fields stay unchanged, and \`null\` removes a field. |
| \`replace\` | Replaces the row. The server removes fields that the request doesn't contain. |
| \`ignore\` | Leaves the row unchanged. |

- You can safely send the same request again. If it doesn't change any rows, the feed doesn't send any frames.
- With \`update\`, the server applies the merge patch to \`{}\` to create a new row. Fields that are \`null\` in the request are
  therefore missing in the new row.
- If several clients send the same row key at the same time, the server applies their changes to the same row, one after the other.
- If two rows of a request have the same row key, the server returns 400 \`body_invalid\` with the pointers of both rows.
- If the collection has no row key, the server returns 409 \`row_key_missing\`.
- To combine upserts with other writes in one commit, use the \`upsert\` operation in a [batch](http://127.0.0.1:3000/docs/safe-writes.md#batches). A batch can
  contain the same row key several times.
- If the rows are larger than 4 MiB in total, before or after the request, the server returns 409 \`too_many_rows\`.

## Keep a collection equal to a file

\`rowfeed import --on-conflict\` compares the lines of a file with the rows that have the same row key. It writes only the rows
that differ. You can therefore import a new version of the file every night, and the feed sends only the differences. Save this
file, and use \`--dry-run\` to see what an import would change:

\`\`\`sh
cat > goods.csv <<'END'
sku,name,price
A1,Lamp,20
B2,Desk,90
C3,"Chair, oak",120
END
npx rowfeed import goods goods.csv --on-conflict replace --delete-missing --dry-run \\
  --types sku:string,name:string,price:number --url http://127.0.0.1:3000 --key $KEY
\`\`\`

\`\`\`text
Dry run. Rows in goods: 1 inserted, 1 updated, 1 unchanged, 0 deleted.
\`\`\`

Import the file. Then remove a line and import the file again:

\`\`\`sh
npx rowfeed import goods goods.csv --on-conflict replace --delete-missing \\
  --types sku:string,name:string,price:number --url http://127.0.0.1:3000 --key $KEY
sed -i.bak /B2/d goods.csv
npx rowfeed import goods goods.csv --on-conflict replace --delete-missing --yes \\
  --types sku:string,name:string,price:number --url http://127.0.0.1:3000 --key $KEY 2>&1
\`\`\`

\`\`\`text
Rows in goods: 1 inserted, 1 updated, 1 unchanged, 0 deleted.
1 of 3 rows is not in the file.
Rows in goods: 0 inserted, 0 updated, 2 unchanged, 1 deleted.
\`\`\`

| Option | Description |
|---|---|
| \`--on-conflict MODE\` | Updates, replaces or ignores rows whose row key already exists, as described [above](#insert-or-update-rows-upsert). Inserts all other rows. |
| \`--row-key sku\` | Sets the row key if the collection doesn't have one. This requires the \`admin\` scope. For several fields, use \`shop,sku\`. If the collection has a different row key, the import fails. |
| \`--delete-missing\` | Deletes all rows whose row key isn't in the file. This is the last step of the import. |
| \`--dry-run\` | Prints how many rows would change, without writing. |
| \`--max-delete 100\` | Allows \`--delete-missing\` to delete at most 100 rows without confirmation. If more rows aren't in the file, the import fails before it writes. |
| \`--yes\` | Allows \`--delete-missing\` to delete rows without confirmation, and to delete more than half of the rows. |

The import first reads the complete file and compares it with a snapshot of the collection. Before it writes, it checks for
these problems:

- If two lines have the same row key, the import fails and reports both lines. With \`--skip-bad\`, it stores only the first of
  these lines.
- If a line is invalid, the import fails and reports the line. With \`--skip-bad\`, it stores all other lines. In this case,
  \`--delete-missing\` doesn't delete any rows.
- If the import would delete rows, it prints their number. On a terminal, it waits for your confirmation. Otherwise, it requires
  \`--max-delete\` or \`--yes\`.
- Without \`--yes\`, the import never deletes more than half of the rows, because the file may be incomplete.

The import doesn't check the schema of the collection: the server does, while the rows are written. If a row doesn't conform, the
import stops, and reports which lines of its request are invalid and up to which line the rows are stored. Therefore, \`--dry-run\`
doesn't find such rows. While the import runs, other clients see both new and previous rows.

\`--delete-missing\` deletes a row only if it hasn't changed since the snapshot. The import reports how many rows it kept for this
reason. If the import fails, run it again. It compares the file again and sends only the rows that still differ. It therefore
also corrects rows that another client has changed since the last run.

- For a CSV file, set the types of all columns with \`--types\`, or [set a schema](http://127.0.0.1:3000/docs/schemas.md). Otherwise, a single cell such as \`n/a\`
  can change the inferred type of a column, and the import then updates every row. The number \`7\` and the string \`"7"\` are also
  different row keys.
- If your application adds fields that aren't in the file, use \`update\`. \`replace\` removes these fields.
- If a column in \`--types\` isn't in the file, the import fails. Without \`--types\`, \`replace\` removes the field from every row. A
  schema in which the field is \`required\` prevents this too.
- An empty CSV cell means that the field is missing. \`--on-conflict update\` leaves the field unchanged, and \`replace\` removes it.
- You can use \`--create\`, \`--keep-id\` and all options for [file formats](http://127.0.0.1:3000/docs/import-export.md#supported-files), but not \`--again\`.

## Import a file every night (cron)

In a scheduled import, use \`--max-delete\` instead of \`--yes\`. If the file is incomplete or empty, the import then fails instead of
deleting most of the rows. \`--json\` prints a line for your log, with the start, the duration and the numbers of rows:

\`\`\`sh
npx rowfeed import goods goods.csv --on-conflict replace --delete-missing --max-delete 100 --json \\
  --types sku:string,name:string,price:number --url http://127.0.0.1:3000 --key $KEY >> nightly.log 2>&1
tail -n 1 nightly.log
\`\`\`

\`\`\`json
{"collection":"goods","ok":true,"dry_run":false,"inserted":0,"updated":0,"unchanged":2,"deleted":0,"bad":0,"started_at":"2026-11-28T02:00:00.412Z","duration_ms":97}
\`\`\`

If the import takes longer than 5 s, the log also contains its progress, with the time and the step in each line. The steps are
\`reading\`, \`comparing\`, \`sending\` and \`deleting\`. If the exit code isn't 0, \`ok\` is \`false\` and the next line contains the reason. \`bad\` is the
number of invalid lines that were found before the import stopped.
You can run the import again at any time, even if it was interrupted. Commands that cron starts have a short \`PATH\`. Therefore,
use the absolute paths of \`node\` and \`node_modules/.bin/rowfeed\` in the crontab. In a clone of the repository, the command is
\`node\` with the absolute path of \`dist/src/bin.js\`.

## Set, get and remove a row key

Send these requests to \`/v1/collections/{collection_name}/row-key\`:

| Method | Scopes | Effect |
|---|---|---|
| \`PUT\` | \`admin\`, \`read\` | Sets the row key, for example \`{"fields":["sku"]}\`, with 1 to 3 fields. Replaces any existing row key. |
| \`GET\` | \`read\` | Returns the row key. If the collection has no row key, the server returns 404 \`row_key_not_found\`. |
| \`DELETE\` | \`admin\` | Removes the row key. The rows stay unchanged. |

All rows in the collection must already conform to the row key. Otherwise, the server returns 409 \`rows_mismatch\` and doesn't
set the row key. \`errors\` contains the ids of the first ten rows that don't conform. If several rows have the same row key, the
list doesn't contain the row with the lowest id. To check the rows without setting the row key, add \`?dry_run=true\`.

The check doesn't block writes. If it takes more than 60 s, the server returns 503 \`overloaded\`. If another request is already
changing the row key, the server returns 409 \`row_key_busy\`.

Setting or removing a row key doesn't change any rows, and the feed doesn't send a frame. If you run several instances, all of
them enforce the row key as soon as it is committed.

## Values of row keys

Every row must have a valid value in each field of the row key. If a write would store a row with an invalid or missing value, the
server returns 422 \`row_invalid\` with a pointer to the field.

- A value can be a string of at most 256 bytes (UTF-8), a number or a boolean.
- \`null\`, arrays and objects aren't valid, and each field must exist.
- \`1\` and \`1.0\` are the same value. \`1\`, \`"1"\` and \`true\` are different values.
- The server compares strings by code point. Uppercase and lowercase letters are different. Composed and decomposed forms of the
  same accented letter are also different.
- If a row key has several fields, only the combination of their values is unique.
`;
export { rowKeys as 'row-keys' };

export const python = `# Use rowfeed from Python

This guide contains a small, complete client for Python that you can copy into your project. It needs only the standard library. It
inserts, upserts and lists rows, retries safely, and raises errors with the details that the server sends. The examples start with a
new server. The variable \`KEY\` contains the key that the server printed when it first started.

## A complete client

Save this file next to your scripts:

\`\`\`py
# rowfeed.py
import json
import random
import time
import uuid
from email.utils import parsedate_to_datetime
from http.client import HTTPException
from urllib.parse import urlencode
from urllib.request import HTTPErrorProcessor, Request, build_opener


class AllResponses(HTTPErrorProcessor):
    """Returns errors like other responses, instead of raising them."""

    def http_response(self, request, response):
        return response

    https_response = http_response


opener = build_opener(AllResponses)


class Problem(Exception):
    """An error that the server returned. \`details\` are the problem details (RFC 9457)."""

    def __init__(self, status, body):
        try:
            self.details = json.loads(body)
        except ValueError:
            self.details = {"code": None, "detail": body.decode(errors="replace")[:200]}
        self.status = status
        self.code = self.details["code"]
        super().__init__(f"{status} {self.code}: {self.details['detail']}")


class Rowfeed:
    def __init__(self, url, key, retry_seconds=300):
        self.url = url
        self.key = key
        self.retry_seconds = retry_seconds

    def insert(self, collection, rows):
        """Inserts any number of rows."""
        for batch in batches(rows):
            self.request("POST", f"/v1/collections/{collection}/rows", batch)

    def upsert(self, collection, rows, on_conflict="update"):
        """Inserts or updates any number of rows by their row key. Returns the number of rows with each result."""
        counts = {"Inserted": 0, "Updated": 0, "Unchanged": 0}
        for batch in batches(rows):
            path = f"/v1/collections/{collection}/rows"
            _, headers = self.request("POST", path, batch, on_conflict=on_conflict)
            for name in counts:
                counts[name] += int(headers[f"Rows-{name}"])
        return counts

    def rows(self, collection, **query):
        """Yields all rows, page by page. The query can contain filter, sort and other parameters of the list."""
        query = {"limit": 1000, **query}
        while True:
            rows, headers = self.request("GET", f"/v1/collections/{collection}/rows", **query)
            yield from rows
            if "Next-After" not in headers:
                return
            query["after"] = headers["Next-After"]

    def request(self, method, path, body=None, **query):
        """Returns the body and the headers. While the server can't respond, waits and tries again."""
        data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
        headers = {"x-api-key": self.key, "Content-Type": "application/json", "Prefer": "return=minimal"}
        # All attempts have the same idempotency key, so the server executes a write only once.
        if method != "GET":
            headers["Idempotency-Key"] = str(uuid.uuid4())
        request = Request(f"{self.url}{path}?{urlencode(query, doseq=True)}", data, headers, method=method)
        deadline = time.monotonic() + self.retry_seconds
        pause = 0.5
        while True:
            wait = 0
            try:
                with opener.open(request, timeout=60) as response:
                    text = response.read()
                if response.status < 300:
                    return json.loads(text) if text else None, response.headers
                failure = Problem(response.status, text)
                # A proxy may return 502 or 504. All temporary errors of the server have this header.
                after = response.headers.get("Retry-After")
                wait = seconds(after)
                if after is None and response.status not in (502, 503, 504):
                    raise failure
            except (OSError, HTTPException) as error:
                failure = error
            wait = max(wait, random.random() * pause)
            if time.monotonic() + wait > deadline:
                raise failure
            time.sleep(wait)
            pause = min(2 * pause, 30)


def seconds(after):
    """Converts \`Retry-After\`, which contains a number of seconds or, from some proxies, a date."""
    if after is None or after.isdecimal():
        return int(after or 0)
    return parsedate_to_datetime(after).timestamp() - time.time()


def batches(rows, max_rows=1000, max_bytes=1_000_000):
    """Yields JSON arrays that are small enough for a request."""
    batch, size = [], 0
    for row in rows:
        text = json.dumps(row).encode()
        if batch and (len(batch) == max_rows or size + len(text) > max_bytes):
            yield b"[" + b",".join(batch) + b"]"
            batch, size = [], 0
        batch.append(text)
        size += len(text) + 1
    if batch:
        yield b"[" + b",".join(batch) + b"]"
\`\`\`

## Insert, upsert and list rows

This script sets a [row key](http://127.0.0.1:3000/docs/row-keys.md), so that it can upsert rows by their \`sku\`:

\`\`\`py
# fill_parts.py
import os

from rowfeed import Problem, Rowfeed

client = Rowfeed("http://127.0.0.1:3000", os.environ["KEY"])

try:
    client.request("POST", "/v1/collections", {"name": "parts"})
except Problem as problem:
    if problem.code != "collection_exists":
        raise
client.request("PUT", "/v1/collections/parts/row-key", {"fields": ["sku"]})

parts = ({"sku": f"P{number}", "price": number % 50} for number in range(2_500))
print(client.upsert("parts", parts))
print(client.upsert("parts", [{"sku": "P7", "price": 80}, {"sku": "new", "price": 90}]))
for row in client.rows("parts", filter="@.price > 49", sort="price:desc"):
    print(row)
print(sum(1 for row in client.rows("parts")), "rows")

try:
    client.insert("parts", [{"sku": "P7"}])
except Problem as problem:
    print(problem.status, problem.code, problem.details["errors"])
\`\`\`

\`\`\`sh
python3 fill_parts.py
\`\`\`

\`\`\`text
{'Inserted': 2500, 'Updated': 0, 'Unchanged': 0}
{'Inserted': 1, 'Updated': 1, 'Unchanged': 0}
{'id': 2501, 'sku': 'new', 'price': 90}
{'id': 8, 'sku': 'P7', 'price': 80}
2501 rows
409 row_key_taken [{'pointer': '/0', 'id': 8, 'detail': 'has the same row key as row 8: sku is "P7"'}]
\`\`\`

You can run the script again at any time. The first upsert then resets the row \`P7\`, and all other rows are unchanged.

## Retries, batches and errors

- **Retries**: the client retries if the connection is lost, and after all responses with \`Retry-After\`. It waits at least as long
  as this header requires. After \`retry_seconds\`, it raises the last error.
- **Writes**: all attempts of a write have the same [\`Idempotency-Key\`](http://127.0.0.1:3000/docs/safe-writes.md#idempotent-requests). The server therefore
  executes the write only once, even if the response to the first attempt was lost.
- **Batches**: \`insert\` and \`upsert\` send at most 1,000 rows and 1 MB per request. The server stores all rows of a request or none.
  If a later request fails, the rows of earlier requests stay stored. After an error, you can repeat an upsert without creating
  duplicates. To find repeated inserts, set a row key.
- **Errors**: \`Problem\` contains the \`status\`, the [\`code\`](http://127.0.0.1:3000/docs/errors.md) and all other \`details\`. In \`errors\`, the
  \`pointer\` \`/0\` means the first row of the request.
- **pandas**: JSON has no \`NaN\` and no times. To write the rows of a data frame \`df\`, pass
  \`json.loads(df.to_json(orient="records", date_format="iso"))\`. It contains \`null\` instead of \`NaN\`, and times as strings.
- **Pages**: \`rows\` reads up to 1,000 rows per request, and requests the next page only when you need it. If the collection is
  deleted and created again in the meantime, it raises a \`Problem\` with the code \`page_expired\`.

## What to do next

- To follow changes, use [the follower in Python](http://127.0.0.1:3000/docs/follow-http.md#follow-in-python), or [copy a collection to a
  database](http://127.0.0.1:3000/docs/keep-in-sync.md#copy-to-a-database-python).
- To run tests against a server, see [pytest](http://127.0.0.1:3000/docs/test-in-ci.md#test-with-pytest).
- To generate a client with types, see [SDK generators](http://127.0.0.1:3000/docs/generators.md).
`;

const importExport = `# Import and export (CSV, NDJSON)

\`rowfeed import\` stores the rows of a file in a collection. \`rowfeed export\` writes the rows of a collection to a file. A file can
be CSV, NDJSON (one JSON object per line) or a JSON array.

Both commands connect to a server over HTTP. Set its URL with \`--url\` or \`ROWFEED_URL\`, and a [key](http://127.0.0.1:3000/docs/keys.md) with \`--key\` or
\`ROWFEED_KEY\`. An export requires the \`read\` scope. An import requires the \`read\` and \`write\` scopes. The examples build on each
other. See also [the exported formats](http://127.0.0.1:3000/docs/lists.md#export-rows-ndjson-csv) and [the cost of an
export](http://127.0.0.1:3000/docs/limits.md#exports).

## Import a spreadsheet

Save the sheet as CSV in UTF-8:

- Excel: choose "CSV UTF-8".
- LibreOffice: choose "Text CSV" and the character set "Unicode (UTF-8)", or run
  \`soffice --headless --convert-to 'csv:Text - txt - csv (StarCalc):44,34,76' stock.xlsx\`.

A spreadsheet program saves the values of cells as it displays them. Before you save the file, format numbers as in \`1234.5\` and
dates as in \`2030-01-31\`. The first line must contain the field names, without duplicates.

\`\`\`sh
cat > stock.csv <<'END'
item,price,in stock,since,remark
Pencil,0.5,TRUE,2030-01-31,"soft, 2B"
"Ruler 12""",2,FALSE,,
Eraser,"1,20",TRUE,2030-02-01,white
END
npx rowfeed import stock stock.csv --create --types 'price:number,in stock:boolean' \\
  --url http://127.0.0.1:3000 --key $KEY 2>&1 || echo "exit code $?"
\`\`\`

\`\`\`text
Types of columns, inferred from the complete file (to change them, use --types):
  column  type    because of
  item    string  line 2: Pencil
  since   string  line 2: 2030-01-31
  remark  string  line 2: "soft, 2B"
line 4: /price is not a JSON number: "1,20" (to read such numbers, use --decimal ",")
rowfeed: Some lines are invalid. No rows are stored. Correct these lines and run the import again within 24 hours. It does not store any row twice. To store only the rows of valid lines, use --skip-bad.
exit code 1
\`\`\`

The import reports the line number and the field of each invalid line, and then stops. It sends batches of up to 1,000 lines. If
a line is invalid, the import doesn't store any line of its batch. To check the complete file without storing rows, add
\`--dry-run\`. Correct the line and run the import again:

\`\`\`sh
sed 's/"1,20"/1.20/' stock.csv > fixed.csv
npx rowfeed import stock fixed.csv --types 'price:number,in stock:boolean' \\
  --url http://127.0.0.1:3000 --key $KEY
curl -s -w '\\n' -H "x-api-key: $KEY" http://127.0.0.1:3000/v1/collections/stock/rows
\`\`\`

\`\`\`text
3 rows stored in stock, 214 per second.
[{"id":1,"item":"Pencil","price":0.5,"in stock":true,"since":"2030-01-31","remark":"soft, 2B"},{"id":2,"item":"Ruler 12\\"","price":2,"in stock":false},{"id":3,"item":"Eraser","price":1.2,"in stock":true,"since":"2030-02-01","remark":"white"}]
\`\`\`

To store all valid lines immediately, run the import with \`--skip-bad bad.csv\`. The command writes the header line and the invalid
lines to that file. Correct these lines and import the new file too. If no line is valid, the command fails with exit code 1. The
import ignores a byte order mark, empty lines, and empty columns without a name.

## Supported files

| Kind | How the import reads it | Option |
|---|---|---|
| Format | CSV (\`.csv\`, \`.txt\`) or TSV (\`.tsv\`, \`.tab\`); otherwise NDJSON, a JSON array of rows, or pretty-printed JSON objects | \`--format ndjson\` or \`csv\` |
| One object around an array of rows, such as \`{"data":[...]}\` | One row, with a hint | Extract the array: \`jq .data rows.json \\| npx rowfeed import stock -\` |
| Separator of cells | Comma, semicolon, tab or vertical bar. The import uses the separator in a first line such as \`sep=;\`. If there is no such line, it uses the most frequent of these characters in the header line. | \`--separator ';'\`, \`--separator tab\` |
| Line endings | LF, CRLF or CR. If a CSV file contains several of these, the import prints a warning. | |
| Encoding | UTF-8 or UTF-16 | \`--encoding windows-1252\`, \`latin1\`, \`iso-8859-7\`, \`shift_jis\` or another name in the [Encoding Standard](https://encoding.spec.whatwg.org/#names-and-labels) |
| Compression | gzip, or zstd with Node.js 22.15 or later. The import detects it from the first bytes. | |
| No header line | A warning if the first name is a number | \`--names id,name\` names the columns |
| Columns without a name, such as the index of pandas and R | Named by their position, such as \`column_1\` | \`--types column_1:skip\` omits a column |
| Duplicate names | Rejected | \`--rename-headers\` stores \`a\` and \`a_2\` |
| Lines with fewer or more cells than the header line | Rejected | \`--relax-columns\` omits fields or adds \`column_3\` |
| Quotes inside cells | Rejected | \`--relax-quotes\` keeps them as text |
| Decimal commas | Strings, with a hint | \`--decimal ,\` |
| Thousands separators, such as \`1,192.80\` | Strings, with a hint | \`--thousands ,\` (or \`.\`, \`space\`, \`"'"\`). \`1.192,80\` also needs \`--decimal ,\`. Each group after the first must have three digits. |
| Other spellings of null, such as \`NULL\` or \`NA\` | Strings, with a hint | \`--null NA\` stores null, which the schema must allow. For several spellings, repeat the option. To omit the field, leave the cell empty. |
| Backslash escapes, as in files from PostgreSQL (\`COPY\`) and MySQL (\`--tab\`) | Text, with a warning for TSV | \`--backslash-escapes\` |

An error message contains the line, the column if it is known, and the option that solves the problem. \`--skip-bad\` always writes
UTF-8. It writes the invalid rows of a JSON array as NDJSON.

## Files from pandas

To write a file that you can import, use one of these calls:

- \`df.to_json("rows.ndjson", orient="records", lines=True, date_format="iso")\`
- \`df.to_csv("rows.csv", index=False)\`

With its default settings, \`to_csv\` also writes the index, as a first column without a name. If you receive such a file, use
\`--types column_1:skip\`. Otherwise, an upsert updates every row whose position in the file has changed.

\`json.dumps\` of Python writes missing numbers as \`NaN\`, which isn't JSON. \`to_json\` writes \`null\`.

With its default settings, \`to_json\` writes a single JSON object for all rows, and the import stores it as one row. To read the
rows of a collection, pandas can use the export URL directly:

\`pd.read_json("http://127.0.0.1:3000/v1/collections/stock/export?format=ndjson", lines=True, dtype=False, storage_options={"x-api-key": KEY})\`

Without \`dtype=False\`, pandas turns strings into numbers if it can, for example an article number \`007\` into 7. It also turns the
values of some fields into times, such as fields whose names end with \`_at\`. pandas 2 also requires \`convert_dates=False\` for this.

polars can't send the key when it reads a URL. Export the rows to a file with \`rowfeed export\`, and read the file with
\`pl.read_ndjson("stock.ndjson", infer_schema_length=None)\`. Without this argument, polars infers the types from the first 100 rows,
and fails if a later row has another type. DuckDB can read the same file: \`SELECT * FROM 'stock.ndjson'\`.

pandas can also prepare files that the import doesn't support, such as Excel workbooks and dates such as \`31.01.2030\`.

## CSV type conversion

\`rowfeed import\` reads a CSV file twice. In the first pass, it infers the type of each column that you didn't set with \`--types\`,
and prints the types. If the collection has a [schema](http://127.0.0.1:3000/docs/schemas.md), the schema determines the types of its fields. A cell such as
\`n/a\` in a column of numbers is then an error in one line. Without a schema, it makes the complete column strings. If a column
contains strings, it also prints the first cell that isn't a number, a boolean or JSON. You can then see, for example, that prices
are strings because of \`1.234,50\` in line 7.

If the input comes from a pipe, the command stores it in a temporary file for the second pass. It doesn't need this file if you
pass \`--types all:TYPE\`. A column has one of these types:

- \`number\` if all cells with a value are numbers
- \`boolean\` if all cells with a value are \`true\` or \`false\`, in upper or lower case
- \`json\` if all cells with a value are JSON, and at least one of them is an array, an object or a JSON string
- \`json\` if the column contains both numbers and booleans, and all cells with a value are JSON
- \`string\` in all other cases

Numbers with thousands separators or decimal commas make a column a \`string\` column. The import then prints the options that
read the first of them as a number, also with \`--dry-run\`. Without these options, \`2.067\` is the number 2.067, even if the point
separates thousands. If another column has decimal commas, the import prints a warning. With these options, a cell in quotes can
be a number if it contains the separator between cells.

Otherwise, a cell in quotes is not a number or a boolean. To read numbers in quotes, set the type of the column with \`--types\`. If a
double can't preserve the text of a number, the cell is a string, for example \`007\`, \`+1\` or \`9007199254740993\`. Dates are strings.
Empty cells and nulls do not affect the type of a column. Spreadsheets often write rows with only empty cells. The import does not
store them, and prints how many there are.

To set the types of columns, use \`--types\`, for example \`--types price:number,tags:json\`. A name that contains a comma must be a JSON
string: \`--types '"price, net":number'\`. The name \`all\` stands for all other
columns. With \`--types all:string\`, the import infers no types. To omit a column, use the type \`skip\`. For example,
\`--types sku:string,price:number,all:skip\` stores only two columns. The following table shows the value of a cell in a column of
each other type. "bad" means that the import rejects the line.

| Cell | \`string\`, inferred | \`string\` in \`--types\` | \`number\` | \`boolean\` | \`json\` |
|---|---|---|---|---|---|
| empty | missing | missing | missing | missing | missing |
| \`""\` | \`""\` | \`""\` | bad | bad | bad |
| \`null\` | \`null\` | \`"null"\` | \`null\` | \`null\` | \`null\` |
| \`\\N\` | \`null\` | \`"\\\\N"\` | \`null\` | \`null\` | \`null\` |
| \`"null"\` | \`"null"\` | \`"null"\` | bad | bad | \`null\` |
| \`12\` | \`"12"\` | \`"12"\` | \`12\` | bad | \`12\` |
| \`007\` | \`"007"\` | \`"007"\` | bad | bad | bad |
| \`"1,5"\` | \`"1,5"\` | \`"1,5"\` | bad | bad | bad |
| \`1E3\` | \`"1E3"\` | \`"1E3"\` | \`1000\` | bad | \`1000\` |
| \`TRUE\` | \`"TRUE"\` | \`"TRUE"\` | bad | \`true\` | bad |
| \`"[1,""a""]"\` | \`"[1,\\"a\\"]"\` | \`"[1,\\"a\\"]"\` | bad | bad | \`[1,"a"]\` |
| \`=A1\` | \`"=A1"\` | \`"=A1"\` | bad | bad | bad |

## Export formats

\`rowfeed export\` writes NDJSON, CSV or a JSON array. To select the format, use a file name that ends with \`.ndjson\`, \`.csv\`,
\`.tsv\` or \`.json\`, or use \`--format\`. If the file name ends with \`.gz\`, or if you pass \`--gzip\`, the command compresses the file with gzip.
For Excel, use \`--bom\`. If Excel displays decimal commas, as in German or French, use \`--bom --decimal ,\`. The command then also
separates the cells with semicolons, as this Excel expects. To import such a file again, use \`--decimal ,\` too.

If you import an exported file without options, you get the same rows with the same values and types. Only the ids differ, because
the server assigns new ids. In CSV files:

- The first column is \`id\`. A column for each field follows, in the order in which the fields first occur. With \`--fields\`, only
  these fields follow, in their order there. A name that contains a comma is a JSON string, such as \`--fields '"a,b",c'\`.
- A missing field is an empty cell. A null is the text \`null\`.
- If an import would read a string as a number, a boolean, a null or an empty cell, the export puts the string in quotes.
- If a column has values of several types, such as numbers and strings, each cell is JSON. The string \`A1\` is then \`"""A1"""\`.
- A field with an empty name cannot be a column.
- A string that starts with \`=\`, \`+\`, \`-\` or \`@\` is written unchanged. Spreadsheet programs can evaluate it as a formula, so import the
  column as text if other people wrote the rows.
- Spreadsheet programs read \`007\` as 7, and keep only the first 15 digits of long numbers. To keep such strings, import their
  columns as text.

To write CSV, \`rowfeed export\` first stores the rows in a temporary file, because it must know all columns before it can write
the header line. [\`GET .../export\`](http://127.0.0.1:3000/docs/lists.md#export-rows-ndjson-csv) writes CSV row by row instead. It does not quote a string
such as \`12\`, so an import can read the string as a number.

## Scheduled exports

To show rows elsewhere, for example on a dashboard, export them to a file regularly. The file gets its name only when the export
is complete. Other programs therefore always find a complete file: the previous file or the new one.

\`\`\`sh
npx rowfeed export stock --filter '@.price >= 1' --fields item,price --out shown.ndjson --json \\
  --url http://127.0.0.1:3000 --key $KEY > shown.json
cat shown.ndjson shown.json
\`\`\`

\`\`\`text
{"id":2,"item":"Ruler 12\\"","price":2}
{"id":3,"item":"Eraser","price":1.2}
{"collection":"stock","rows":2,"bytes":76,"cursor":"v5937mcx2e-3"}
\`\`\`

To run the export every 15 minutes, add the command to a crontab after \`*/15 * * * *\`. Use a key that has only the \`read\` scope.
If you need newer data, follow the feed from the cursor of the export. \`watch.mjs\` prints every change since the export:

\`\`\`js
// watch.mjs
import { readFileSync } from 'node:fs';
import WebSocket from 'ws';

const { collection, cursor } = JSON.parse(readFileSync('shown.json', 'utf8'));
const query = new URLSearchParams({ collection, since: cursor, filter: '@.price >= 1' });
const socket = new WebSocket(\`ws://127.0.0.1:3000/ws?\${query}\`, { headers: { 'x-api-key': process.env.KEY } });
socket.on('message', (text) => {
  const { event, row } = JSON.parse(text);
  if (event !== 'bookmark') console.log(event, row.item, row.price);
});
\`\`\`

\`\`\`sh
curl -s -w '\\n' -X PATCH -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -d '{"price":1.5}' http://127.0.0.1:3000/v1/collections/stock/rows/1
\`\`\`

\`\`\`sh
node watch.mjs
\`\`\`

\`\`\`text watch.mjs
enter Pencil 1.5
\`\`\`

[Change feed](http://127.0.0.1:3000/docs/feed.md) describes the events and how long a cursor is valid.

## Migrate between servers

First, copy the rows. The target server assigns new ids. Therefore, use \`--keep-id\` to store the old id in a field:

\`\`\`sh
npx rowfeed export notes --out notes.ndjson --json --url $FROM --key $FROM_KEY > notes.json
npx rowfeed import notes notes.ndjson --create --keep-id old_id --url $TO --key $TO_KEY
\`\`\`

\`\`\`text
3 rows stored in notes, 231 per second.
\`\`\`

Then apply all changes since the export, while clients still write to the source server:

\`\`\`js
// follow.mjs
import { readFileSync } from 'node:fs';
import WebSocket from 'ws';

const { FROM, FROM_KEY, TO, TO_KEY } = process.env;
const { collection, cursor } = JSON.parse(readFileSync('notes.json', 'utf8'));

async function send(method, path, body) {
  const headers = { 'x-api-key': TO_KEY, 'Content-Type': 'application/json' };
  const url = \`\${TO}/v1/collections/\${collection}/rows\${path}\`;
  const response = await fetch(url, { method, headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  return response;
}

async function apply({ event, row }) {
  if (event === 'bookmark') return;
  const { id, ...fields } = row;
  const found = await send('GET', \`?\${new URLSearchParams({ filter: \`@.old_id == \${id}\` })}\`);
  const [copy] = await found.json();
  if (event === 'delete') {
    if (copy) await send('DELETE', \`/\${copy.id}\`);
  } else if (copy) await send('PUT', \`/\${copy.id}\`, { old_id: id, ...fields });
  else await send('POST', '', [{ old_id: id, ...fields }]);
  console.log(event, id);
}

const feed = \`\${FROM.replace('http', 'ws')}/ws?\${new URLSearchParams({ collection, since: cursor })}\`;
const socket = new WebSocket(feed, { headers: { 'x-api-key': FROM_KEY } });
let done = Promise.resolve();
socket.on('message', (text) => (done = done.then(() => apply(JSON.parse(text)))));
\`\`\`

\`\`\`sh
node follow.mjs
\`\`\`

\`\`\`text follow.mjs
insert 4
update 1
delete 2
\`\`\`

If \`follow.mjs\` applies the same change twice, the result is the same. If the script stops, start it again. It then applies all
changes since the export again. When it prints no more changes, switch the clients to the target server and stop \`follow.mjs\`.

If no client writes during the migration, you can copy the rows without a file. With \`pipefail\`, the command fails if the export
is incomplete:

\`\`\`sh
set -o pipefail
npx rowfeed export notes --url $FROM --key $FROM_KEY |
  npx rowfeed import moved - --create --url $TO --key $TO_KEY
\`\`\`

\`\`\`text
3 rows stored in moved, 198 per second.
\`\`\`

To move a complete database with its keys, ids and cursors, use [\`rowfeed copy\`](http://127.0.0.1:3000/docs/backup.md#move-between-sqlite-and-postgresql).

## Resume a failed import

An import sends batches of up to 1,000 lines. It computes the [\`Idempotency-Key\`](http://127.0.0.1:3000/docs/safe-writes.md#idempotent-requests) of each
batch from the position of the batch in the file and from its first line. For the last batch of a file, it uses the complete
content. The content is the text of the cells, or the rows in NDJSON.

- **The import failed or was stopped.** Run it again within 24 hours, with the same file, the same options and a key of the same
  account. It skips all batches that are already stored, and reports them. After 24 hours, the import stores all rows again.
- **You corrected an invalid line.** The import stores the batch of this line once.
- **You changed, added or removed other lines.** If one of these lines is in a batch that is already stored, the import stops, and
  doesn't store any row twice. However, it stores a batch again if the first line of the batch has changed, or if the batch is the
  last one of the file. If you added lines at the end of a file, import only the new lines.
- **The types of columns changed** because you corrected a cell or used different \`--types\`. The import stops, and doesn't store
  any row twice. Run it again with the types that the first run printed.
- **You want to store the same rows with other types or options**, for example because you forgot \`--decimal ,\`. If a field
  identifies each row, use [\`--on-conflict replace\`](http://127.0.0.1:3000/docs/row-keys.md#keep-a-collection-equal-to-a-file) with this field as \`--row-key\`.
  Otherwise, delete the rows, and run the import again with \`--again\`. You can also delete the collection in the
  [console](http://127.0.0.1:3000/docs/console.md) and run the import again with \`--create\`.
- **You import another file** of more than 1,000 lines whose first line is the same, for example a new export. The import stops. Use
  \`--again\`.
- **You used \`--skip-bad\`.** Correct the file of invalid lines and import only that file, with the \`--types\` that the first run
  printed.
- **You deleted imported rows.** A second run skips the batches of these rows, so it does not store them again. To store all
  rows again, use \`--again\`. If you delete the collection and create it again, the import also stores all rows.
- **The collection has a row key.** If a row with the same row key exists, the import stops, and reports the lines. To update these
  rows, use \`--on-conflict\`.

These rules don't apply with \`--on-conflict\`. You can repeat an import with \`--on-conflict\` at any time, even with a new version
of the file. See [Keep a collection equal to a file](http://127.0.0.1:3000/docs/row-keys.md#keep-a-collection-equal-to-a-file).

## Limits

- An import sends one request at a time, so that the ids follow the order of the lines. Each request can contain at most 1,000
  rows and about 786,000 bytes. The requests count toward the quota of the [plan](http://127.0.0.1:3000/docs/plans.md#rate-limits-and-quotas). For example,
  1,000,000 rows need at least 1,000 requests. An export needs one request.
- If the server is overloaded or restarts, both commands try again for up to 5 minutes, and print why. A server runs at most two
  exports at the same time.
- An export to a pipe fails if the other program does not read for 30 s. If an export to a file fails, it does not create the
  file.
- A row can be at most 256 KiB of JSON. A CSV file can have at most 16,384 columns. \`--fields\` does not support names that contain
  commas.
- With \`--on-conflict\`, an import also exports the collection, unless the collection has more than four times as many rows as the
  file. For the rows that differ, the import sends one request for each group of up to 1,000 rows. To delete rows,
  \`--delete-missing\` also sends one request for each group of up to 1,000 rows. For each row that another client changes in the
  meantime, it sends up to two more.
- An import uses less than 200 MiB of memory, regardless of the size of the file. With \`--on-conflict\`, this applies to up to
  1,000,000 rows. Each additional row needs about 50 bytes.
- An export to CSV, an import of CSV from a pipe and an import with \`--on-conflict\` store the content in temporary files. The
  folder for temporary files (\`TMPDIR\`) must have enough free space.
`;
export { importExport as 'import-export' };

export const follow = `# Follow changes

A feed sends every insert, update and delete in a collection, in commit order. This guide shows how to subscribe to a feed from
Node.js and from a browser. For the frames and their rules, see [Change feed](http://127.0.0.1:3000/docs/feed.md). For clients that can't use
a WebSocket, see [Follow changes over HTTP](http://127.0.0.1:3000/docs/follow-http.md). Before you run the scripts, run \`npm install ws\`. The examples
start with a new server. The variable \`KEY\` contains an API key.

## Subscribe to changes

Create a collection:

\`\`\`sh
curl -s -w '\\n' -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -d '{"name":"notes"}' http://127.0.0.1:3000/v1/collections
\`\`\`

This script prints every frame of the feed:

\`\`\`js
// watch.mjs
import WebSocket from 'ws';

const socket = new WebSocket('ws://127.0.0.1:3000/ws?collection=notes&events=insert,update,delete', {
  headers: { 'x-api-key': process.env.KEY },
});
socket.on('open', () => console.log('open'));
socket.on('message', (text) => console.log(text.toString()));
socket.on('close', (code) => console.log(\`closed with \${code}\`));
\`\`\`

\`\`\`sh
node watch.mjs
\`\`\`

In another terminal, insert, update and delete a row:

\`\`\`sh
curl -s -w '\\n' -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -d '[{"text":"Water the plants"}]' http://127.0.0.1:3000/v1/collections/notes/rows
curl -s -w '\\n' -X PATCH -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -d '{"done":true}' http://127.0.0.1:3000/v1/collections/notes/rows/1
curl -s -X DELETE -H "x-api-key: $KEY" http://127.0.0.1:3000/v1/collections/notes/rows/1
\`\`\`

The script prints:

\`\`\`text watch.mjs
open
{"event":"insert","collection":"notes","seq":1,"cursor":"v5937mcx2e-1","time":"2026-11-21T10:25:01.123Z","row":{"id":1,"text":"Water the plants"}}
{"event":"update","collection":"notes","seq":2,"cursor":"v5937mcx2e-2","time":"2026-11-21T10:25:01.234Z","row":{"id":1,"text":"Water the plants","done":true},"changed":["done"]}
{"event":"delete","collection":"notes","seq":3,"cursor":"v5937mcx2e-3","time":"2026-11-21T10:25:01.456Z","row":{"id":1,"text":"Water the plants","done":true}}
\`\`\`

To receive only certain kinds of changes, list these kinds in \`events\`. If the connection is lost, this script stops. For a
script that reconnects without missing a change, see [Reconnect and resume](http://127.0.0.1:3000/docs/resume.md). The [JavaScript
client](http://127.0.0.1:3000/docs/client.md) reconnects and resumes automatically.

## Follow matching rows

With \`initial=true\`, the feed first sends the current rows, so you don't need to list them. With a
[\`filter\`](http://127.0.0.1:3000/docs/lists.md#filter-sort-and-select-fields), the feed includes only matching rows. Insert an open task and a completed
task:

\`\`\`sh
curl -s -w '\\n' -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -d '[{"text":"Call home"},{"text":"Post the letter","done":true}]' \\
  http://127.0.0.1:3000/v1/collections/notes/rows
\`\`\`

This script keeps a copy of the open tasks:

\`\`\`js
// open.mjs
import WebSocket from 'ws';

const query = new URLSearchParams({ collection: 'notes', filter: '@.done != true', initial: 'true' });
const socket = new WebSocket(\`ws://127.0.0.1:3000/ws?\${query}\`, {
  headers: { 'x-api-key': process.env.KEY },
});
const rows = new Map();
socket.on('message', (text) => {
  const { event, row, synced } = JSON.parse(text);
  if (event === 'delete' || event === 'leave') rows.delete(row.id);
  else if (event !== 'bookmark') rows.set(row.id, row);
  if (event !== 'bookmark') console.log(\`\${event} \${row.id}: \${rows.size} rows\`);
  if (synced) console.log(\`synced: \${rows.size} rows\`);
});
\`\`\`

\`\`\`sh
node open.mjs
\`\`\`

In another terminal, complete one task and reopen another:

\`\`\`sh
curl -s -w '\\n' -X PATCH -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -d '{"done":true}' http://127.0.0.1:3000/v1/collections/notes/rows/2
curl -s -w '\\n' -X PATCH -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -d '{"done":false}' http://127.0.0.1:3000/v1/collections/notes/rows/3
\`\`\`

The script prints:

\`\`\`text open.mjs
row 2: 1 rows
synced: 1 rows
leave 2: 0 rows
enter 3: 1 rows
\`\`\`

\`leave\` means that a row stopped matching the filter. \`enter\` means that a row started to match it.

## Stream changes with EventSource

Browsers have a built-in client for server-sent events, \`EventSource\`. It reconnects and resumes automatically:

\`\`\`js
// stream.js
const query = new URLSearchParams({ api_key: 'rf_...' });
const source = new EventSource(\`http://127.0.0.1:3000/v1/collections/notes/changes/stream?\${query}\`);
for (const event of ['insert', 'update', 'delete'])
  source.addEventListener(event, ({ data }) => console.log(JSON.parse(data)));
source.addEventListener('end', ({ data }) => console.error(JSON.parse(data).detail));
\`\`\`

In a shell, \`curl\` prints the events as they happen:

\`\`\`text
curl -N -H "x-api-key: $KEY" http://127.0.0.1:3000/v1/collections/notes/changes/stream
\`\`\`

For a page on another origin, set [\`ROWFEED_CORS_ORIGIN\`](#use-a-feed-in-a-browser-cors). The
[reference](http://127.0.0.1:3000/docs/feed.md#server-sent-events) describes the events and when a stream ends.

## Poll for changes

A cron job or a shell script doesn't need a WebSocket. It can request all changes after a cursor over plain HTTP. If a request
has no cursor, the server returns the current cursor:

\`\`\`sh
curl -s -w '\\n' -H "x-api-key: $KEY" http://127.0.0.1:3000/v1/collections/notes/changes
\`\`\`

Save the following script, which requires [\`jq\`](https://jqlang.org). It prints all changes since its last run and stores the
new cursor:

\`\`\`sh
cat > changes.sh <<'END'
while :; do
  since=$(cat cursor 2>/dev/null)
  curl -s --fail-with-body -o page.json -H "x-api-key: $KEY" \\
    "http://127.0.0.1:3000/v1/collections/notes/changes?limit=1000&wait=\${1:-0}\${since:+&since=$since}" ||
    { cat page.json >&2; exit 1; }
  jq -r '.changes[] | "\\(.event) \\(.row.id)"' page.json || exit 1
  jq -r .cursor page.json > cursor.tmp && mv cursor.tmp cursor || exit 1
  [ "$(jq .has_more page.json)" = true ] || exit 0
done
END
sh changes.sh
curl -s -X DELETE -H "x-api-key: $KEY" http://127.0.0.1:3000/v1/collections/notes/rows/3
sh changes.sh
\`\`\`

\`\`\`text
delete 3
\`\`\`

To receive changes as they happen, run \`sh changes.sh 30\` in a loop. The server then responds as soon as there is a change, or
after 30 s at the latest. A response contains at most 1,000 changes, so the script sends requests until \`has_more\` is \`false\`. If
it prints 410 \`cursor_expired\`, [list all rows](http://127.0.0.1:3000/docs/follow-http.md#rules-for-followers) again. [Changes over
HTTP](http://127.0.0.1:3000/docs/feed.md#changes-over-http) describes all parameters.

## Follow from the command line

\`rowfeed follow\` prints each change as one line of JSON. After a lost connection, it reconnects and resumes. Set the URL of the
server in \`ROWFEED_URL\` and the key in \`ROWFEED_KEY\`:

\`\`\`sh
npx rowfeed follow notes
\`\`\`

\`\`\`json
{"event":"insert","collection":"notes","seq":1,"cursor":"v5937mcx2e-1","time":"2026-11-21T10:25:01.123Z","row":{"id":1,"text":"Water the plants"}}
\`\`\`

With \`--exec\`, it runs a shell command for each change instead. The change is the standard input of this command:

\`\`\`sh
npx rowfeed follow notes --filter '@.done != true' --fields text --exec 'jq -r .row.text >> open.txt'
\`\`\`

If the shell command fails, \`rowfeed follow\` exits with code 1. Whenever it exits, it prints the last cursor to standard error.
To continue without missing a change, start it again with \`--since\` and this cursor. After a failed command, this cursor is the
position before the change, so you receive the change again.

A program that is killed can't print its cursor. With \`--cursor-file\`, the command stores the cursor in a file after each change
that it has handled. To resume, run the same command again, for example with systemd or cron:

\`npx rowfeed follow notes --initial --cursor-file notes.cursor --exec ./handle.sh\`

The first run starts with the current rows, because the file doesn't exist yet. These rows have the event \`row\`. All later runs
start after the cursor in the file. A change can arrive twice if the command is killed before it stores the cursor.

If the change log doesn't reach back to the cursor in the file, for example after a restore, the command fails each time with 410
\`cursor_expired\`. Delete the file, so that the next run starts with the current rows.

## Use a feed in a browser (CORS)

The [JavaScript client](http://127.0.0.1:3000/docs/client.md) follows a feed, reconnects and keeps a copy for you. You can also use a WebSocket
directly, as shown in this section.

Browsers can't set headers on a WebSocket connection, so the page sends the key in the URL. Anyone who can open the page can
read the key. Therefore, use a [ticket](http://127.0.0.1:3000/docs/end-users.md), or create a key that can only read this collection
([\`keys create --scopes read --collections notes\`](http://127.0.0.1:3000/docs/keys.md)). Then set \`ROWFEED_CORS_ORIGIN\` to the origin of the page.

Save this page as \`page.html\` in an empty folder and insert your key:

\`\`\`html
<!doctype html>
<meta charset="utf-8">
<title>Notes</title>
<p id="state" role="status">connecting</p>
<ol id="changes"></ol>
<script type="module">
  const key = 'rf_...';
  const query = new URLSearchParams({ api_key: key, collection: 'notes' });
  const socket = new WebSocket(\`ws://127.0.0.1:3000/ws?\${query}\`);

  socket.addEventListener('open', () => (state.textContent = 'open'));
  socket.addEventListener('message', ({ data }) => {
    const { event, row } = JSON.parse(data);
    const textContent = \`\${event} \${row.id}: \${row.text}\`;
    changes.append(Object.assign(document.createElement('li'), { textContent }));
  });
  // A close event always follows. Only the browser's developer tools show why the server rejected a handshake.
  socket.addEventListener('error', () => console.error('The feed failed.'));
  socket.addEventListener('close', ({ code, reason }) => {
    state.textContent = \`closed with \${code} \${reason}\`;
  });
</script>
\`\`\`

Serve the folder of the page:

\`\`\`sh
python3 -m http.server 8080 --bind 127.0.0.1
\`\`\`

Stop the server. Then start it again in its own folder, and allow the origin of the page. In a clone, use \`npm start\` instead of
\`npx rowfeed\`:

\`\`\`sh
ROWFEED_CORS_ORIGIN=http://127.0.0.1:8080 npx rowfeed
\`\`\`

Then open http://127.0.0.1:8080/page.html.

If the feed closes with 1006 before it opens, the server rejected the handshake or isn't reachable. Check the key, the name of the
collection and the origin. You can also request [\`/v1/collections/notes\`](http://127.0.0.1:3000/docs/rows.md) with curl and the same key. For other codes,
see [Reconnect and resume](http://127.0.0.1:3000/docs/feed.md#reconnect-and-resume).

## Call a webhook

rowfeed doesn't send webhooks. Instead, run a script that follows the feed and calls your URL for each change:

- Send one request at a time, so that the changes arrive in order. You can use
  [\`rowfeed follow --exec\`](#follow-from-the-command-line) for this.
- Send the \`cursor\` of the frame as an idempotency key, so that the receiver can ignore a change that arrives twice.
- Store the cursor after your URL has accepted the change. After a restart, [resume](http://127.0.0.1:3000/docs/resume.md#store-the-cursor) from this cursor.
`;

const followHttp = `# Follow changes over HTTP

Some clients can't keep a WebSocket open, for example scheduled jobs, serverless functions, shell scripts and pages behind strict
proxies. Such clients can receive the same changes over plain HTTP. This guide shows complete clients in a shell, Python, Go and a
browser. The variable \`KEY\` contains an API key.

## Choose a transport

All transports send the same frames in the same order, with the same cursors. A client can stop on one transport and resume on
another.

| Transport | Use it for | Note |
|---|---|---|
| [WebSocket](http://127.0.0.1:3000/docs/follow.md) | Programs and pages that stay open | The most frames per second |
| [Stream](#follow-in-a-browser-eventsource) (Server-Sent Events) | \`EventSource\`, \`curl -N\`, [\`rowfeed follow\`](http://127.0.0.1:3000/docs/follow.md#follow-from-the-command-line) | One response that stays open, so proxies must not buffer it |
| [Long polling](#follow-in-a-shell-curl-and-jq) | All other clients, because it needs only HTTP requests | Every request counts toward the quota |

## Rules for followers

To follow a collection, set \`since\` in each request to the \`cursor\` from the previous response. With \`wait\`, the server responds
as soon as there is a change (long polling). [Poll for changes](http://127.0.0.1:3000/docs/follow.md#poll-for-changes) shows the first steps. [Changes over
HTTP](http://127.0.0.1:3000/docs/feed.md#changes-over-http) describes all parameters.

The following clients follow the collection \`notes\`. They all use the same rules:

- They first list all rows, page by page. Then they continue from the \`Collection-Cursor\` of the first page.
- They store the cursor after they have processed the changes. If a client crashes before it stores the cursor, it receives these
  changes again.
- They retry after 429, 5xx and lost connections.
- If the change log no longer contains the changes after the cursor, the server returns 410 \`cursor_expired\`. The clients then
  list all rows again. See [Keep changes for longer](http://127.0.0.1:3000/docs/resume.md#keep-changes-for-longer).
- They stop after any other error.

The clients in a shell, Python and Go print one JSON object per line. To process the changes in the client itself, replace the
lines that print:

| Line | Meaning |
|---|---|
| \`{"event":"reset"}\` | All rows follow. If you keep a copy, delete its rows now. |
| \`{"event":"row","row":{..}}\` | A row of the list. |
| All others | A [frame](http://127.0.0.1:3000/docs/feed.md#frames) with a change. |

## Follow in a shell (curl and jq)

\`\`\`sh
# follow.sh
url=http://127.0.0.1:3000/v1/collections/notes

# Saves a response in page.json. While the server can't respond, waits and tries again.
get() {
  while :; do
    head=$(curl -s -o page.json -m 60 -G -H "x-api-key: $KEY" "$@" \\
      -w '%{http_code} %header{collection-cursor} %header{next-after}') || head=000
    case $head in
      200* | 410*) return ;;
      000 | 429* | 5*) sleep 2 ;;
      *) cat page.json >&2; exit 1 ;;
    esac
  done
}

# Prints all rows, and sets the cursor from which the changes continue.
list() {
  echo '{"event":"reset"}'
  cursor= after=
  while :; do
    get "$url/rows" -d limit=1000 \${after:+-d after="$after"}
    case $head in 410*) list; return ;; esac
    jq -c '.[] | {event: "row", row: .}' page.json || exit 1
    set -- $head
    cursor=\${cursor:-$2} after=$3
    [ -n "$after" ] || return 0
  done
}

touch cursor.txt
cursor=$(cat cursor.txt)
if [ -z "$cursor" ]; then list; fi
while :; do
  echo "$cursor" > cursor.tmp && mv cursor.tmp cursor.txt
  get "$url/changes" -d limit=1000 -d wait=30 -d since="$cursor"
  case $head in 410*) list; continue ;; esac
  jq -c '.changes[]' page.json || exit 1
  cursor=$(jq -r .cursor page.json)
done
\`\`\`

Run it with \`sh follow.sh\`. It requires curl 7.84 or later.

## Follow in Python

This script needs only the standard library:

\`\`\`py
# follow.py
import json
import os
import random
import sys
import time
from http.client import HTTPException
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

URL = "http://127.0.0.1:3000/v1/collections/notes"
STORED = Path("cursor.txt")


class Expired(Exception):
    """The server can't continue from this cursor or page."""


def get(path, **parameters):
    """Returns the body and the headers. While the server can't respond, waits and tries again."""
    request = Request(f"{URL}{path}?{urlencode(parameters)}", headers={"x-api-key": os.environ["KEY"]})
    pause = 1
    while True:
        after = 0
        try:
            with urlopen(request, timeout=60) as response:
                return json.load(response), response.headers
        except HTTPError as error:
            if error.code == 410:
                raise Expired from error
            if error.code < 500 and error.code != 429:
                sys.exit(error.read().decode())
            after = int(error.headers.get("Retry-After", 0))
        except (OSError, HTTPException, ValueError) as error:
            print(f"Trying again: {error}", file=sys.stderr)
        time.sleep(max(after, random.random() * pause))
        pause = min(2 * pause, 30)


def list_rows():
    """Prints all rows. Returns the cursor from which the changes continue."""
    handle({"event": "reset"})
    rows, headers = get("/rows", limit=1000)
    cursor = headers["Collection-Cursor"]
    while True:
        for row in rows:
            handle({"event": "row", "row": row})
        if "Next-After" not in headers:
            return cursor
        rows, headers = get("/rows", limit=1000, after=headers["Next-After"])


def handle(frame):
    print(json.dumps(frame), flush=True)


def store(cursor):
    new = STORED.with_suffix(".new")
    new.write_text(cursor)
    os.replace(new, STORED)


cursor = STORED.read_text() if STORED.exists() else ""
while True:
    try:
        if not cursor:
            cursor = list_rows()
            store(cursor)
        page, _ = get("/changes", since=cursor, limit=1000, wait=30)
    except Expired:
        cursor = ""
        continue
    for change in page["changes"]:
        handle(change)
    cursor = page["cursor"]
    store(cursor)
\`\`\`

Run it with \`python3 follow.py\`.

## Follow in Go

This program needs only the standard library:

\`\`\`go
// follow.go
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"math/rand"
	"net/http"
	"net/url"
	"os"
	"strconv"
	"time"
)

const (
	collectionURL = "http://127.0.0.1:3000/v1/collections/notes"
	stored        = "cursor.txt"
)

type page struct {
	Changes []json.RawMessage \`json:"changes"\`
	Cursor  string            \`json:"cursor"\`
}

var client = http.Client{Timeout: time.Minute}

// errExpired means that the server can't continue from this cursor or page.
var errExpired = errors.New("expired")

// get decodes the body. While the server can't respond, get waits and tries again.
func get(path string, query url.Values, body any) (http.Header, error) {
	for pause := time.Second; ; pause = min(2*pause, 30*time.Second) {
		header, after, err := try(path, query, body)
		if err == nil || err == errExpired {
			return header, err
		}
		log.Printf("trying again: %v", err)
		time.Sleep(max(after, time.Duration(rand.Int63n(int64(pause)))))
	}
}

// try sends one request. If the request fails, try returns the minimum time to wait.
func try(path string, query url.Values, body any) (header http.Header, after time.Duration, err error) {
	request, err := http.NewRequest("GET", collectionURL+path+"?"+query.Encode(), nil)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("x-api-key", os.Getenv("KEY"))
	response, err := client.Do(request)
	if err != nil {
		return
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		return
	}
	header = response.Header
	switch status := response.StatusCode; {
	case status == 200:
		err = json.Unmarshal(text, body)
	case status == 410:
		err = errExpired
	case status == 429 || status >= 500:
		seconds, _ := strconv.Atoi(header.Get("Retry-After"))
		return header, time.Duration(seconds) * time.Second, fmt.Errorf("status %d", status)
	default:
		log.Fatal(string(text))
	}
	return
}

// list prints all rows. It returns the cursor from which the changes continue.
func list() (cursor string, err error) {
	fmt.Println(\`{"event":"reset"}\`)
	query := url.Values{"limit": {"1000"}}
	for {
		var rows []json.RawMessage
		header, err := get("/rows", query, &rows)
		if err != nil {
			return "", err
		}
		for _, row := range rows {
			fmt.Printf("{\\"event\\":\\"row\\",\\"row\\":%s}\\n", row)
		}
		if cursor == "" {
			cursor = header.Get("Collection-Cursor")
		}
		after := header.Get("Next-After")
		if after == "" {
			return cursor, nil
		}
		query.Set("after", after)
	}
}

// changes prints the changes after the cursor. It returns the next cursor.
func changes(cursor string) (string, error) {
	var next page
	_, err := get("/changes", url.Values{"since": {cursor}, "limit": {"1000"}, "wait": {"30"}}, &next)
	for _, change := range next.Changes {
		fmt.Println(string(change))
	}
	return next.Cursor, err
}

// store replaces the file in one step, so that a crash can't leave an incomplete cursor.
func store(cursor string) {
	if err := os.WriteFile(stored+".new", []byte(cursor), 0o600); err != nil {
		log.Fatal(err)
	}
	if err := os.Rename(stored+".new", stored); err != nil {
		log.Fatal(err)
	}
}

func main() {
	text, _ := os.ReadFile(stored)
	cursor, err := string(text), error(nil)
	for {
		if cursor == "" {
			cursor, err = list()
		} else {
			cursor, err = changes(cursor)
		}
		if err == errExpired {
			cursor = ""
		} else {
			store(cursor)
		}
	}
}
\`\`\`

Run it with \`go run follow.go\`.

## Follow in a browser (EventSource)

\`EventSource\` is built into browsers. When it reconnects, it sends the id of the last event. This id is a cursor. It can't set
headers, so the page sends the key in the URL, as [with a WebSocket](http://127.0.0.1:3000/docs/follow.md#use-a-feed-in-a-browser-cors). Create a key that
can only read this collection, and set \`ROWFEED_CORS_ORIGIN\` to the origin of the page. Without a cursor, the page starts with
\`initial=true\`, so that the server first sends the current rows.

\`\`\`html
<!doctype html>
<meta charset="utf-8">
<title>Notes</title>
<p id="state" role="status">connecting</p>
<ol id="changes"></ol>
<script type="module">
  function follow() {
    const cursor = localStorage.getItem('notes-cursor');
    const start = cursor === null ? { initial: true } : { since: cursor };
    let isSynced = cursor !== null;
    const query = new URLSearchParams({ api_key: 'rf_...', ...start });
    const source = new EventSource(\`http://127.0.0.1:3000/v1/collections/notes/changes/stream?\${query}\`);

    source.addEventListener('open', () => {
      state.textContent = 'open';
      // All rows follow, even if the connection was lost while the server sent them.
      if (!isSynced) changes.replaceChildren();
    });
    // A row is one of the initial rows. A bookmark only renews the cursor.
    for (const name of ['row', 'insert', 'update', 'delete', 'bookmark'])
      source.addEventListener(name, ({ data, lastEventId }) => {
        const { event, row, synced } = JSON.parse(data);
        const textContent = \`\${event} \${row?.id}: \${row?.text}\`;
        if (row) changes.append(Object.assign(document.createElement('li'), { textContent }));
        isSynced ||= synced;
        if (isSynced) localStorage.setItem('notes-cursor', lastEventId);
      });
    source.addEventListener('error', async () => {
      state.textContent = 'connecting';
      if (source.readyState !== EventSource.CLOSED) return;
      // The server rejected the request. EventSource doesn't expose why.
      const { status } = await fetch(source.url, { method: 'HEAD' });
      if (status === 410) {
        // The change log no longer contains the changes after the cursor.
        localStorage.removeItem('notes-cursor');
        follow();
      } else state.textContent = \`rejected with \${status}\`;
    });
  }
  follow();
</script>
\`\`\`

If you use a \`filter\`, also add listeners for \`enter\` and \`leave\`. Over HTTP/1.1, a browser opens at most 6 connections to one
server. If people open your page in many tabs, use a WebSocket, or put an HTTP/2 proxy in front of the server.
`;
export { followHttp as 'follow-http' };

export const resume = `# Reconnect and resume

With cursors, a client can follow a feed without missing a change, even if it loses its connection. This guide shows a complete
client for Node.js. To install its only dependency, run \`npm install ws\`. The examples start with a new server. The variable
\`KEY\` contains an API key. In JavaScript, you can use the [\`rowfeed/client\`](http://127.0.0.1:3000/docs/client.md) module instead.

## List and follow

[Picture: A list contains every change up to its cursor, and a feed from this cursor contains every change after it]

Create the collection:

\`\`\`sh
curl -s -w '\\n' -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -d '{"name":"notes"}' http://127.0.0.1:3000/v1/collections
\`\`\`

To keep a copy of a collection up to date, first list all rows, page by page. Then follow the feed from the \`Collection-Cursor\`
of the first page. This cursor and the rows of the first page come from the same snapshot. Pass the cursor as \`since\`. The feed
then sends all changes after the cursor and continues with live changes. It also sends bookmarks, which are frames that only
renew the cursor. With a recent cursor, a client receives only a few changes when it resumes.

\`\`\`js
// follow.mjs
import WebSocket from 'ws';

const service = 'http://127.0.0.1:3000';
const headers = { 'x-api-key': process.env.KEY };
const rows = new Map();
let cursor;

async function list() {
  rows.clear();
  cursor = undefined;
  let after;
  do {
    const query = new URLSearchParams({ limit: 1000, ...(after && { after }) });
    const page = await fetch(\`\${service}/v1/collections/notes/rows?\${query}\`, { headers });
    // The collection was deleted and created again.
    if (page.status === 410) return list();
    if (!page.ok) throw new Error(await page.text());
    for (const row of await page.json()) rows.set(row.id, row);
    // The cursor of the first page. The feed sends all changes that happen while the script lists the other pages.
    cursor ??= page.headers.get('collection-cursor');
    after = page.headers.get('next-after');
  } while (after);
  console.log(\`listed: \${rows.size} rows\`);
}

/** Follows from the cursor until the connection ends. Resolves to the close code. */
function follow() {
  const query = new URLSearchParams({ collection: 'notes', since: cursor });
  const socket = new WebSocket(\`\${service.replace('http', 'ws')}/ws?\${query}\`, { headers });
  socket.on('message', (text) => {
    const { event, row, ...frame } = JSON.parse(text);
    if (event === 'insert' || event === 'update') rows.set(row.id, row);
    if (event === 'delete') rows.delete(row.id);
    cursor = frame.cursor;
    if (event !== 'bookmark') console.log(\`\${event} \${row.id}: \${rows.size} rows\`);
  });
  socket.on('error', (error) => console.error(error.message));
  return new Promise((resolve) => socket.on('close', resolve));
}

await list();
for (;;) {
  const code = await follow();
  // 4410: the change log no longer contains the cursor.
  if (code === 4410) await list();
  // 4401, 4403, 4404: a retry cannot succeed.
  else if (code > 4400 && code < 4405) break;
  await new Promise((resolve) => setTimeout(resolve, 1000));
}
\`\`\`

\`\`\`sh
node follow.mjs
\`\`\`

In another terminal, change some rows:

\`\`\`sh
curl -s -w '\\n' -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -d '[{"text":"Post the letter"}]' http://127.0.0.1:3000/v1/collections/notes/rows
curl -s -w '\\n' -X PATCH -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -d '{"done":true}' http://127.0.0.1:3000/v1/collections/notes/rows/1
\`\`\`

The script prints:

\`\`\`text follow.mjs
listed: 0 rows
insert 1: 1 rows
update 1: 1 rows
\`\`\`

If the connection is lost, the script resumes from the last frame that it handled. It therefore receives every change exactly once.

## Store the cursor

The script above lists all rows each time it starts. If your client stores its copy of the rows, store the cursor in the same
transaction. After a restart, pass the stored cursor as \`since\`. [Keep a copy in sync](http://127.0.0.1:3000/docs/keep-in-sync.md) shows how to do
this with a file and with a database.

- Store the cursor of a frame only after you have handled the frame. If you store it earlier and the client crashes, the client can
  miss a change.
- Store the cursors of bookmarks too. Even if your filter excludes all changes, bookmarks then keep the cursor recent, so that
  it doesn't expire.
- With \`initial=true\`, the first cursor that you can store is in the bookmark with \`"synced":true\`.
- Cursors are opaque strings. Never compare or change them.
- A cursor is valid only with the same permissions. If your [ticket](http://127.0.0.1:3000/docs/end-users.md) gets another filter or other fields, list all rows
  again. The server doesn't report this. Your application knows it, because it creates the tickets.

## Handle close codes

- **Reconnect with \`since\`** after 1001, 1006, 1011 or 4408, or if the connection is lost without a close code.
- **List all rows again** after 4410, because the change log no longer contains all changes after the cursor.
- **Don't reconnect** after 4401, 4403 or 4404, because the client can no longer use the key or the collection.

The [close codes reference](http://127.0.0.1:3000/docs/feed.md#reconnect-and-resume) lists all codes. Wait before you reconnect, and double the
delay after each failure, up to 30 s. Randomize the delay so that clients don't all reconnect at the same moment.

## Keep changes for longer

By default, the server keeps the changes of the last 24 hours and the last 100,000 changes of a collection. A client can resume
from the cursor of any of these changes. If your clients can be offline for longer, increase
[\`ROWFEED_RETENTION_HOURS\`](http://127.0.0.1:3000/docs/configuration.md#environment-variables):

\`ROWFEED_RETENTION_HOURS=168 npx rowfeed\`

The database then keeps one week of changes. Each change takes up about 100 bytes more than its row.
`;

export const authenticate = `# Authenticate

Every request under \`/v1\` and every feed requires an API key or a [ticket](http://127.0.0.1:3000/docs/end-users.md). This guide shows how to send a key and
explains what a key allows. To create keys, see [API keys](http://127.0.0.1:3000/docs/keys.md). In the examples, the variable \`KEY\` contains the key that
the server printed when it first started.

## Send the key

Send the key in the \`x-api-key\` header:

\`\`\`sh
curl -s -w '\\n' -H "x-api-key: $KEY" http://127.0.0.1:3000/v1/collections
\`\`\`

\`\`\`json
[]
\`\`\`

You can also send it as a bearer token:

\`\`\`sh
curl -s -w '\\n' -H "Authorization: Bearer $KEY" http://127.0.0.1:3000/v1/collections
\`\`\`

\`\`\`json
[]
\`\`\`

Browsers can't set headers for the \`/ws\` handshake or for [streams of changes](http://127.0.0.1:3000/docs/follow.md#stream-changes-with-eventsource). For
these two requests, you can also send the key in the \`api_key\` query parameter. Proxies often log URLs, so use a header whenever
you can.

You don't need a key for the contracts, \`/docs\`, \`/console\`, \`/health\` and \`/ready\`.

## Authentication errors

Without a key, the server returns 401:

\`\`\`sh
curl -s -w '\\n' http://127.0.0.1:3000/v1/collections
\`\`\`

\`\`\`json
{"type":"urn:rowfeed:problem:key_missing","title":"An API key is required","status":401,"detail":"An API key is required. Send it as \\"x-api-key: <key>\\" or \\"Authorization: Bearer <key>\\".","instance":"/v1/collections","code":"key_missing","request_id":"g2K8S2-C-a"}
\`\`\`

| Error | Cause |
|---|---|
| 401 \`key_missing\` | The request doesn't contain a key. |
| 401 \`key_invalid\` | The key is malformed, unknown, revoked or expired. The response is the same in all four cases. |
| 400 \`credentials_conflict\` | The request contains two different keys. You can send the same key twice. |
| 429 \`too_many_attempts\` | The key is invalid, and this address has sent more than 20 invalid keys within a minute. For IPv6, the server counts all addresses of a /64 network together. Each instance counts separately. Requests with a valid key still work. |
| 403 \`scope_insufficient\` | The key doesn't allow this request. |

Before it returns 403 \`scope_insufficient\`, the server checks only the key, the method and the path. The response therefore
doesn't reveal whether a collection or row exists.

## Scopes and permissions

Each scope allows certain requests:

| Scope | Allows |
|---|---|
| \`read\` | Feeds, and GET requests for collections, rows, exports, schemas and row keys |
| \`write\` | All writes to collections and rows |
| \`admin\` | All requests that manage keys, schemas and row keys. To set a schema or a row key, the key also needs \`read\`. |

Every valid key can read its usage and its typed contract.

A key that is limited to certain collections can list and use only these collections. It can't create or delete collections.
Responses to such a key don't reveal anything about other collections or keys:

- The usage covers only the key's collections and the key's own requests.
- The [typed contract](http://127.0.0.1:3000/docs/schemas.md#typed-contract) and every \`ETag\` depend only on the key's collections.
- If the server returns 403 \`limit_reached\`, the response doesn't reveal how much the account has stored.

If such a key has the \`admin\` scope, it can also list other keys that have only collections of this key. All keys of an account
share one quota. The \`RateLimit\` header therefore reports the remaining requests of the account.

## Users of your application

API keys are for programs. rowfeed has no user accounts, passwords or single sign-on. If people sign in to your application,
choose one of these options:

- **Your server sends the requests.** It checks the user's permissions and uses a key that never leaves the server.
- **The browser uses a ticket.** Your server [creates a ticket](http://127.0.0.1:3000/docs/end-users.md) for the user. The ticket allows access to certain
  rows and fields for a short time. The guide about tickets contains a [complete application](http://127.0.0.1:3000/docs/end-users.md#example-application).

A ticket can be limited to certain rows. An API key can't.
`;

export const keys = `# Create and rotate API keys

You can manage API keys on the [command line](http://127.0.0.1:3000/docs/cli.md) or [over HTTP](#manage-keys-over-http). The command line
opens the database in \`DATABASE_URL\` directly, so it also works while no server is running. A running server applies the changes
within 2 seconds. [Authenticate](http://127.0.0.1:3000/docs/authenticate.md) explains how to send a key and what its scopes allow. The examples start with
a new server. The variable \`KEY\` contains the key that the server printed when it first started.

## Create and use API keys

Create a key, and list all keys. The command prints the secret of the new key only once, because the database stores only a hash of
it:

\`\`\`sh
npx rowfeed keys create --name dashboard --scopes read --collections notes --expires 30d
npx rowfeed keys list
\`\`\`

\`\`\`text
rf_...
ID                NAME       ACCOUNT  BEGINS    SCOPES              COLLECTIONS  EXPIRES (UTC)     LAST USED         STATUS
key_jC9vqLxeIFbO  first      default  rf_NRiWr  read, write, admin  all          never             2026-11-21 10:22  valid
key_393NvC4w2gKU  dashboard  default  rf_aURZk  read                notes        2026-12-21 10:23  never             valid
\`\`\`

A key has scopes. You can also limit it to certain collections, and set when it expires. By default, a key has the \`read\` and
\`write\` scopes, can use all collections and never expires. The first key of an account also has the \`admin\` scope.

The \`admin\` scope doesn't include \`read\` or \`write\`. A key that only has \`admin\` can manage keys, but it can't read or write rows.
If a key needs several scopes, list all of them, for example \`--scopes read,write,admin\`.

## Rotate a key

Rotate a key regularly, and whenever it may have leaked. \`keys rotate\` creates a new key with the same permissions:

\`\`\`sh
npx rowfeed keys rotate dashboard --grace 24h
\`\`\`

\`\`\`text
rf_...
\`\`\`

The old key expires after the grace period. The command prints the time when it expires. Distribute the new key to all clients
before that time. If the key has leaked, use \`--grace 0s\`, or revoke the key.

### Rotate the key in ROWFEED_API_KEY

If [\`ROWFEED_API_KEY\`](http://127.0.0.1:3000/docs/configuration.md#environment-variables) contains the key, also change the variable, on all
instances:

1. Rotate the key, for example with \`npx rowfeed keys rotate environment --grace 1h\`. The grace period must be long enough for the
   next steps. If several keys have the name \`environment\`, use the id from \`keys list\`.
2. Set the variable to the new key for all instances.
3. Restart the instances one after the other. The old key remains valid until its grace period ends.
4. Distribute the new key to the clients.

On [Kubernetes](http://127.0.0.1:3000/docs/deploy.md#run-on-kubernetes), these commands do the first three steps:

- \`NEW=$(kubectl exec deploy/rowfeed -- node /app/dist/src/bin.js keys rotate environment --grace 1h)\`
- \`kubectl patch secret rowfeed -p "{\\"stringData\\":{\\"ROWFEED_API_KEY\\":\\"$NEW\\"}}"\`
- \`kubectl rollout restart deploy/rowfeed\`

If an instance restarts with the old key during the grace period, nothing changes. If it starts with the old key after the grace
period, this key becomes valid again and no longer expires. The server then logs a warning with the id of the key. The next start
with the new key revokes the old key.

If the key has leaked, don't rotate it. Set the variable to a new random value for all instances, and then restart them. The first
start revokes the key that the variable set, and the server logs its id.

However, a start never revokes a key that a rotation created, because you created this key with a command. If such a key has leaked,
also run \`npx rowfeed keys revoke ID\`. \`npx rowfeed keys list\` shows the id and the first characters (\`BEGINS\`) of each key.

## Revoke a key

To revoke a key immediately, use its id. You can use its name instead if no other valid key has the same name:

\`\`\`sh
npx rowfeed keys create --name guest --scopes read
npx rowfeed keys revoke guest
\`\`\`

\`\`\`text
rf_...
Revoked key key_4fZ8mQ2rTn6W (guest) of account default.
\`\`\`

When a key is revoked or expires, the server closes its feeds and aborts its requests in progress within 2 seconds. Writes and
lists that haven't started yet receive 401. Exports stop and remain incomplete. If the commit of a write has already started,
the client still receives the result. You can't make a revoked key valid again, unless it is the key in
[\`ROWFEED_API_KEY\`](http://127.0.0.1:3000/docs/configuration.md#environment-variables).

## Manage keys over HTTP

The first key of an account and the key in \`ROWFEED_API_KEY\` have the \`admin\` scope. You can use an admin key to create and revoke
keys without the command line:

\`\`\`sh
curl -s -w '\\n' -X POST http://127.0.0.1:3000/v1/keys -H "x-api-key: $KEY" -H 'content-type: application/json' \\
  -d '{"name":"phone","scopes":["read"],"collections":["notes"],"expires_at":"2090-01-31T00:00:00Z"}'
\`\`\`

\`\`\`json
{"id":"key_4fZ8mQ2rTn6W","key":"rf_...","name":"phone","account":"default","prefix":"rf_4nYq8","scopes":["read"],"collections":["notes"],"created_at":"2026-11-23T10:23:11.207Z","expires_at":"2090-01-31T00:00:00.000Z","revoked_at":null,"last_used_at":null}
\`\`\`

| Request | Effect |
|---|---|
| \`POST /v1/keys\` | Creates a key. |
| \`GET /v1/keys\` | Lists the keys of the account, 100 per page by default. \`limit\` can be at most 1,000. \`Link\` and \`Next-After\` point to the next page. |
| \`GET /v1/keys/{key_id}\` | Returns one key. |
| \`PATCH /v1/keys/{key_id}\` | Updates a key. |
| \`DELETE /v1/keys/{key_id}\` | Revokes a key. |
| \`POST /v1/keys/{key_id}/rotate\` | Rotates a key. To keep the old key valid for a while, send \`{"grace":"24h"}\`. |

A change takes effect immediately on the instance that receives it, and within 2 seconds on other instances. These rules apply:

- **A key can't grant more than it has.** A key can't grant other scopes, other collections or a later expiry than it has. It
  also can't update, rotate or revoke a key that has more permissions. In these cases, the server returns 403 \`grant_exceeded\`.
- **You can't revoke the last admin key.** An admin key for all collections is the last admin key if no other key can replace
  it. The other key must have at least the same scopes, access to all collections, and the same expiry or a later one. You can
  rotate this key. If you try to revoke it, to reduce its permissions or to make it expire earlier, the server returns 409
  \`last_admin_key\`. On the command line, you can revoke this key, because you can also create a new one.
- **A revoked or expired key can't be updated** (409 \`key_ended\`). Create a new key.
- **A limited admin key manages only some keys.** For keys that it can't list, GET returns 404, and requests that change a key
  return 403 \`grant_exceeded\`. The responses are the same for keys that don't exist.
- **The server returns the secret of a new key only once.** If the request had an
  [\`Idempotency-Key\`](http://127.0.0.1:3000/docs/safe-writes.md#idempotent-requests), a retry with the same API key returns the secret again for 24 hours.
  For this purpose, the server stores the secret, encrypted with that API key. If a key rotates itself, use a grace period.
  Otherwise, the old key expires immediately, and you can't retry after a lost response.
- **If an admin key leaks**, run \`npx rowfeed keys revoke ID\` on the server's machine. Then run \`npx rowfeed keys list\` to look
  for keys that an attacker created with it.
- **Over HTTP, an account can have at most 10,000 keys**, including revoked and expired keys. You can create more on the command
  line.

## Accounts (multi-tenancy)

Each account has its own collections, keys and usage. For example, two accounts can each have a collection named \`notes\`.
\`keys create --account NAME\` creates the account if it doesn't exist.

Only the command line can manage accounts, [plans](http://127.0.0.1:3000/docs/plans.md) and the keys of several accounts. Over HTTP, an admin key manages
only the keys of its account, and no key has access to other accounts.

To limit what an account can use, [assign a plan](http://127.0.0.1:3000/docs/plans.md) to it.

## Delete an account

If a customer leaves, delete its account with all of its keys, collections and usage. The command first prints the contents of the
account, and then waits for your confirmation. In a script, use \`--yes\`. The server can continue to run:

\`\`\`sh
npx rowfeed keys create --name shop --account acme > acme.key
npx rowfeed accounts delete acme --yes 2>&1
\`\`\`

\`\`\`text
The account acme has 1 key (1 valid) and 0 collections with 0 rows (0 bytes).
Deleted the account acme.
\`\`\`

- The command first revokes all keys. Servers reject the keys and close the feeds of the account within 2 s.
- Then it deletes the collections. The server removes their rows from the database in the background, also if you start it later.
- If the command is interrupted, run it again.
- [Backups](http://127.0.0.1:3000/docs/backup.md) that you created earlier still contain the account. To keep a copy of the data,
  [export](http://127.0.0.1:3000/docs/import-export.md#export-formats) the collections first.
- To keep the data but prevent its use, revoke the keys instead.
`;

const endUsers = `# Let end users in

A web page or an app can't keep an API key secret. To access rowfeed directly, it uses a ticket instead. A ticket is valid for a
short time and for one end user. It gives access only to certain rows and fields, for example the rows of this user. Your server
creates the tickets.

\`\`\`text
 your server                          rowfeed                            browser of the end user
 has: the API key                     has: the secret for tickets        has: a ticket

 1 the user logs in          <---------------------------------------    login
 2 POST /v1/tickets          ------>  3 encrypts the grants in a ticket
 4 passes the ticket on      --------------------------------------->    keeps it in memory
                                      5 decrypts and checks it   <---    lists, edits, follows
 6 new ticket before or after it expires     <----------------------     renews
\`\`\`

- The API key never leaves your server.
- The secret for tickets never leaves rowfeed. All instances on one database share it.
- The ticket is encrypted, so the browser can't read or change it. A ticket can't be used to create other tickets.

## Create a ticket

Any key can create tickets, but a ticket can't have more permissions than the key. The variable \`KEY\` contains your API key. Create
a collection, two rows and a ticket for the user \`ann\`:

\`\`\`sh
curl -s -o /dev/null -H "x-api-key: $KEY" --json '{"name":"tasks"}' http://127.0.0.1:3000/v1/collections
curl -s -o /dev/null -H "x-api-key: $KEY" --json '[{"owner":"ann","title":"Milk"},{"owner":"bob","title":"Tea"}]' \\
  http://127.0.0.1:3000/v1/collections/tasks/rows
TICKET=$(curl -s -H "x-api-key: $KEY" --json '{"subject":"ann","expires_in":900,"grants":[
  {"collection":"tasks","scopes":["read","insert","update"],"filter":"@.owner == \\"ann\\"","fields":["owner","title"]}]}' \\
  http://127.0.0.1:3000/v1/tickets | sed 's/.*"ticket":"\\([^"]*\\)".*/\\1/')
curl -s -w '\\n' -H "Authorization: Bearer $TICKET" http://127.0.0.1:3000/v1/collections/tasks/rows
\`\`\`

\`\`\`json
[{"id":1,"owner":"ann","title":"Milk"}]
\`\`\`

| Member | Meaning |
|---|---|
| \`subject\` | The end user: 1 to 128 letters, digits and \`. _ ~ @ : + \\| -\`. Use the id of the user, because you need the subject to revoke the user's tickets. The subject never appears in logs or metrics. |
| \`expires_in\` | The number of seconds until the ticket expires, 60 to 86,400. The default is 3,600. |
| \`grants\` | 1 to 16 grants, each for a different collection. |
| \`collection\` | The name of the collection, which doesn't have to exist yet. The grant also applies if the collection is created later. |
| \`scopes\` | \`read\`, \`insert\`, \`update\` and \`delete\`. |
| \`filter\` | The rows that the ticket can access. The default is all rows. |
| \`fields\` | The fields that the ticket can access, in addition to \`id\`. The default is all fields. |

A ticket can be at most 4,096 characters long.

Build the filter from the user id in your own session, never from text that the browser sent. Write strings in the filter as JSON
strings, for example with \`JSON.stringify\`.

## Example application

This application has a login page, a server that creates tickets, and a page with the tasks of the signed-in user. It consists of
two files and needs only Node.js and the client in the package. In an empty folder, install the package as described in
[Install](http://127.0.0.1:3000/docs/install.md#install-as-a-package), with the option \`--ignore-scripts\`.

### The server

Save this file as \`server.mjs\`. Only this program has the API key:

\`\`\`js
// server.mjs
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

const { KEY, PORT = '8080', ROWFEED_URL = 'http://127.0.0.1:3000' } = process.env;
const page = new URL('index.html', import.meta.url);
const client = import.meta.resolve('rowfeed/client');
const cookie = 'HttpOnly; SameSite=Strict; Path=/';

// Replace these users, passwords and sessions with your own login.
const passwords = new Map([['ann', 'tea'], ['bob', 'milk']]);
const sessions = new Map();

/** Sends a request to rowfeed with the API key. */
async function tickets(method, path, body) {
  const response = await fetch(\`\${ROWFEED_URL}/v1/tickets\${path}\`, {
    method,
    headers: { 'x-api-key': KEY, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(text, { cause: response });
  return text;
}

/** Creates a ticket that gives access only to this user's tasks. */
function createTicket(user) {
  const grant = {
    collection: 'tasks',
    scopes: ['read', 'insert', 'update', 'delete'],
    filter: \`@.owner == \${JSON.stringify(user)}\`,
    fields: ['owner', 'title', 'done'],
  };
  return tickets('POST', '', { subject: user, expires_in: 900, grants: [grant] });
}

const server = createServer(async (request, response) => {
  const send = (status, type = 'text/plain', body = '', headers = {}) =>
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store', ...headers }).end(body);
  const [, session] = /(?:^|; )session=([\\w-]+)/.exec(request.headers.cookie ?? '') ?? [];
  const user = sessions.get(session);
  const route = \`\${request.method} \${request.url}\`;
  const [, script] = /^GET \\/client\\/([\\w-]+\\.js)$/.exec(route) ?? [];
  try {
    if (route === 'GET /') send(200, 'text/html', await readFile(page));
    else if (script) send(200, 'text/javascript', await readFile(new URL(script, client)));
    else if (route === 'POST /login') {
      const { name, password } = await json(request);
      if (!passwords.has(name) || passwords.get(name) !== password) return send(401);
      const id = randomUUID();
      sessions.set(id, name);
      send(204, undefined, '', { 'Set-Cookie': \`session=\${id}; \${cookie}\` });
    } else if (user === undefined) send(401);
    else if (route === 'GET /session') send(200, 'application/json', JSON.stringify({ user, url: ROWFEED_URL }));
    else if (route === 'POST /ticket') {
      const ticket = await createTicket(user);
      // The user may have signed out in the meantime.
      if (sessions.has(session)) send(200, 'application/json', ticket);
      else send(401);
    } else if (route === 'POST /logout') {
      sessions.delete(session);
      await tickets('DELETE', \`/\${encodeURIComponent(user)}\`);
      send(204, undefined, '', { 'Set-Cookie': \`session=; Max-Age=0; \${cookie}\` });
    } else send(404);
  } catch (error) {
    console.error(error.message);
    // After 429 and 503 of rowfeed, a later request can succeed.
    const { status, headers } = error.cause ?? {};
    if (status !== 429 && status !== 503) return send(500);
    send(status, undefined, '', { 'Retry-After': headers.get('Retry-After') ?? '1' });
  }
});
server.listen(Number(PORT), '127.0.0.1', () => console.log(\`http://127.0.0.1:\${server.address().port}\`));
\`\`\`

### The page

Save this page as \`index.html\` in the same folder:

\`\`\`html
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>My tasks</title>
<script type="importmap">
  { "imports": { "rowfeed/client": "/client/index.js" } }
</script>
<h1>My tasks</h1>
<form id="login" hidden>
  <label>Name <input name="name" autocomplete="username" required></label>
  <label>Password <input name="password" type="password" autocomplete="current-password" required></label>
  <button>Sign in</button>
</form>
<section id="app" hidden>
  <p>Signed in as <b id="who"></b> <button id="leave">Sign out</button></p>
  <form id="add"><input id="text" aria-label="New task" required> <button>Add</button></form>
  <ul id="list"></ul>
</section>
<p id="state" role="status"></p>
<p id="problem" role="alert"></p>
<script type="module">
  import { mirror } from 'rowfeed/client';

  let session; // The user's name and the URL of rowfeed.
  let ticket; // Only in memory, so that it isn't in the browser's storage.
  let tasks; // The mirror.

  const post = (path, body) => fetch(path, { method: 'POST', body: JSON.stringify(body) });

  /** Shows the tasks of the session, or the login. */
  async function start(message = '') {
    tasks?.close();
    ticket = tasks = undefined;
    list.replaceChildren();
    const response = await fetch('/session');
    login.hidden = response.ok;
    app.hidden = !response.ok;
    state.textContent = message;
    problem.textContent = '';
    if (!response.ok) return;
    session = await response.json();
    who.textContent = session.user;
    const mine = mirror({ url: session.url, collection: 'tasks', key: renew });
    tasks = mine;
    mine.on('change', (changes) => changes.forEach(draw));
    mine.on('synced', (isSynced) => (state.textContent = isSynced ? 'live' : 'connecting'));
    mine.on('error', (error) => {
      if (tasks === mine) state.textContent = error.isFinal ? \`\${error.message} Reload the page.\` : error.message;
    });
  }

  /** Gets a new ticket. The mirror calls this when it starts and whenever a ticket has expired. */
  async function renew() {
    const response = await post('/ticket');
    if (response.status === 401) {
      await start('The application created no ticket. Sign in again.');
      throw new Error('The user has signed out.');
    }
    if (!response.ok) throw new Error(\`The application's server returned \${response.status}.\`);
    const created = await response.json();
    if (created.subject !== session.user) {
      await start();
      throw new Error('Somebody else has signed in.');
    }
    ticket = created.ticket;
    return ticket;
  }

  /**
   * Sends a write. If rowfeed rejects the ticket, gets a new one and retries once. An error stays visible until the
   * next write.
   */
  async function send(method, path, body, isRetry = false) {
    problem.textContent = '';
    try {
      ticket ??= await renew();
      const headers = { Authorization: \`Bearer \${ticket}\`, 'Content-Type': 'application/json' };
      const address = \`\${session.url}/v1/collections/tasks/rows\${path}\`;
      const response = await fetch(address, { method, headers, body: JSON.stringify(body) });
      if (response.status === 401 && !isRetry) {
        ticket = undefined;
        return await send(method, path, body, true);
      }
      if (!response.ok) problem.textContent = (await response.json()).detail;
      return response.ok;
    } catch (error) {
      // If the user has signed out, the status already says so.
      if (tasks) problem.textContent = error.message;
      return false;
    }
  }

  /** Draws a changed task. Leaves other tasks as they are, so that nobody loses a title while typing it. */
  function draw({ id, row }) {
    const item = document.getElementById(\`task-\${id}\`);
    if (row === undefined) item?.remove();
    else if (item === null) list.append(itemOf(row));
    else item.replaceWith(itemOf(row));
  }

  function itemOf({ id, title = '', done = false }) {
    const make = (tag, members) => Object.assign(document.createElement(tag), members);
    const box = make('input', { type: 'checkbox', checked: done, ariaLabel: \`Done: \${title}\` });
    const field = make('input', { value: title, required: true, ariaLabel: \`Title: \${title}\` });
    const remove = make('button', { textContent: 'Delete', ariaLabel: \`Delete \${title}\` });
    box.addEventListener('change', async () => {
      if (!(await send('PATCH', \`/\${id}\`, { done: box.checked }))) box.checked = done;
    });
    field.addEventListener('change', () => send('PATCH', \`/\${id}\`, { title: field.value }));
    remove.addEventListener('click', () => send('DELETE', \`/\${id}\`));
    const item = make('li', { id: \`task-\${id}\` });
    item.append(box, ' ', field, ' ', remove);
    return item;
  }

  login.addEventListener('submit', async (event) => {
    event.preventDefault();
    const response = await post('/login', Object.fromEntries(new FormData(login)));
    login.reset();
    await start(response.status === 401 ? 'The name or the password is wrong.' : '');
  });
  leave.addEventListener('click', async () => {
    tasks?.close();
    await post('/logout');
    await start('You are signed out.');
  });
  add.addEventListener('submit', async (event) => {
    event.preventDefault();
    const row = { owner: session.user, title: text.value, done: false };
    if (await send('POST', '', [row])) add.reset();
  });
  start();
</script>
\`\`\`

### Run it

The application uses the collection \`tasks\` that you created [above](#create-a-ticket). It needs a key that can read and write only
this collection. Run the following command in the folder where you installed the rowfeed server. In a clone, use
\`npm run -s rowfeed --\` instead of \`npx rowfeed\`:

\`\`\`sh
npx rowfeed keys create --name tasks-app --scopes read,write --collections tasks
\`\`\`

\`\`\`text
rf_...
\`\`\`

Stop rowfeed. Then start it again and allow the origin of the page. In a clone, use \`npm start\` instead of \`npx rowfeed\`:

\`\`\`sh
ROWFEED_CORS_ORIGIN=http://127.0.0.1:8080 npx rowfeed
\`\`\`

Start the application in its own folder, with the key that you created:

\`\`\`sh
KEY=rf_... node server.mjs
\`\`\`

\`\`\`text
http://127.0.0.1:8080
\`\`\`

Open http://127.0.0.1:8080 in two browsers. In one browser, sign in as \`ann\` with the password \`tea\`. In the other, sign in as
\`bob\` with the password \`milk\`. Each user can see and edit only their own tasks. If a user opens several windows, all of them
show the same tasks.

- **List and follow.** The [mirror](http://127.0.0.1:3000/docs/client.md) receives the tasks of the user and then every change to them.
- **Edit.** The page sends writes directly to rowfeed. It sets \`owner\`, because a new task must match the filter of the ticket.
- **Renew.** A ticket is valid for 15 minutes. When it expires, the feed closes with 4401, and writes return 401. The page then
  requests another ticket from the application's server. This server creates a ticket only while the user is signed in.
- **Several tabs.** All tabs of a browser have the same session. If somebody else signs in, the \`subject\` of the next ticket is this
  user. The page then shows the tasks of this user instead.
- **Sign out.** The server first ends the session and then revokes the user's tickets. The user remains signed in on other
  devices, because the pages on these devices request new tickets.

Before you publish such an application, serve both the application and rowfeed over HTTPS, add \`Secure\` to the cookie, and store
the sessions in a database.

## What a ticket can access

To see what a ticket can access, create one in the [console](http://127.0.0.1:3000/docs/console.md#view-as-an-end-user).

With a ticket, a collection appears to contain only the rows that match the filter, with only the granted fields. You can use a
ticket to list collections, to read, export and write rows, and to follow feeds. For all other operations, the server returns
403 \`scope_insufficient\`.

- If a request has a \`filter\`, a row must match both this filter and the filter of the grant.
- If a row doesn't match the filter of the grant, the server returns 404 \`row_not_found\` for every operation on this row.
- After each write, the row must match the filter of the grant. Otherwise, the server returns 403 \`ticket_exceeded\` and stores
  nothing.
- If a request uses a field that isn't granted, the server returns 403 \`ticket_exceeded\`. This applies to filters, sort orders,
  selected fields and writes.
- PUT requires a grant without \`fields\`.
- If the filter uses a field that the ticket can't set, the ticket can't insert rows. No ticket can set \`id\`.
- A cursor is valid only for tickets with the same \`filter\` and \`fields\`. If you change them, clients must list all rows again. The
  [mirror](http://127.0.0.1:3000/docs/client.md#reconnection-and-error-handling) detects this itself.
- Without the \`read\` scope, responses to writes contain only the \`id\`. Bulk updates and deletes require \`read\`.
- If a hidden field violates the schema, the error identifies the row, but not the field or the rule.
- If a write would give a row the same row key as a row that the ticket can't access, the server returns 403 \`ticket_exceeded\`.
  The response doesn't identify the other row.
- Each operation in a batch requires the scope for this operation.
- An \`Idempotency-Key\` applies only to requests with the same subject and grants, whose tickets were created by the same key. So
  two subjects never receive each other's responses.
- With a ticket, the details of a collection don't include its indexes.

Requests with a ticket count toward the quotas and limits of the key that created it. One subject can have at most 8 open feeds
and 4 slow lists. Within these limits, the subjects of a key take turns.

All end users of an account share the [plan](http://127.0.0.1:3000/docs/plans.md) of the account, so one of them can exhaust its quota. All requests to the
account then receive 429, also requests that revoke tickets. To stop this end user, run \`rowfeed tickets revoke\` on the server,
and assign a larger plan.

## What a ticket reveals

- \`Collection-Cursor\`, \`seq\`, ids and ETags reveal the number of changes, but not their content.
- The ETag of a row also changes if only its hidden fields change.
- If the collection has a row key, 403 \`ticket_exceeded\` reveals that a hidden row has this row key.
- Errors about the size of rows reveal that hidden fields exist.
- The length of a ticket reveals how long its grants are.
- Response times reveal how busy the server is, and roughly how large the collection is.

## Revoke tickets

A ticket is valid until it expires. It never has more permissions than its key has at the time of the request. The following
events revoke tickets earlier:

| Event | What is revoked |
|---|---|
| The key is revoked or expires. | All tickets of the key. |
| The key loses a scope or a collection. | This scope or collection, in all tickets of the key. |
| You send \`DELETE /v1/tickets/{subject}\`. | All existing tickets of the subject. If the requesting key doesn't have the \`admin\` scope, only the tickets of this key. |
| You run \`rowfeed tickets revoke SUBJECT\`. | All existing tickets of the subject. |
| You run \`rowfeed tickets rotate-secret\`. | All tickets of the database. |

Each of these events takes effect within 2 s on every instance. The server aborts requests in progress with 401 or 403, and closes
feeds with 4401 or 4403. If you rotate a key, its tickets remain valid until its grace period ends. Until then, only the old key and
keys with the \`admin\` scope can revoke these tickets.

When a user signs out, revoke the user's tickets:

\`\`\`sh
curl -s -X DELETE -H "x-api-key: $KEY" http://127.0.0.1:3000/v1/tickets/ann
\`\`\`

The server stores each revocation for two days. A ticket is valid for at most one day, but the clock of an instance can be wrong
for a while. An account can have 10,000 revocations, and all accounts together can have 100,000. If there are more, the server
merges the oldest revocations of the key with the most revocations. Equally old tickets of this key then become invalid, and
clients must request new ones.

After you restore a backup, rotate the secret for tickets. If you copy a database with \`rowfeed copy\`, the new database gets its
own secret.
`;
export { endUsers as 'end-users' };

export const plans = `# Set plans and quotas

A plan limits the requests or the storage of an [account](http://127.0.0.1:3000/docs/keys.md#accounts-multi-tenancy), or both. If you omit a limit, the plan
doesn't have this limit. Accounts without a plan have no limits. You can manage plans and their accounts only on the command line.
Over HTTP, a key can only read the usage of its account. The examples start with a new server. The variable \`KEY\` contains the key
that the server printed when it first started.

## Rate limits and quotas

Create a plan, assign it to an account, and display the usage:

\`\`\`sh
npx rowfeed plans set small --requests 10000 --period day --burst 20 --max-rows 100000 --max-bytes 50000000
npx rowfeed plans assign default small
npx rowfeed usage
\`\`\`

\`\`\`text
Plan small: 10,000 requests per day, 20 at once, 100,000 rows, 50,000,000 bytes.
Account default now has the plan small.
default: plan small, 2026-11-21 UTC
  0 of 10,000 requests  ░░░░░░░░░░░░░░░░░░░░ 0 %
  0 collections, 0 of 100,000 rows, 0 of 50,000,000 bytes
  KEY    ID                REQUESTS  TODAY  14 DAYS
  first  key_jC9vqLxeIFbO         0      0  ··············
\`\`\`

Every request to \`/v1\` with a valid key counts toward the quota, regardless of the response status. A feed handshake and a request
that waits for changes each count as one request. The following don't count:

- responses with status 401, 426 or 429 \`quota_exceeded\`, and other requests that the server rejects before it checks the key
- frames
- requests to \`/health\` and \`/ready\`

\`--period\` is a calendar hour, day or month in UTC. \`--burst\` is the maximum number of requests that an account can send at
once, and on average per second. It requires \`--requests\`. To change a plan, set all of its limits again. To remove the plan of
an account, assign \`unlimited\`.

If the quota is exhausted, the server returns 429 \`quota_exceeded\` with \`Retry-After\`. If a plan has \`--requests\`, the responses
under \`/v1\` contain the headers \`RateLimit-Policy\` and \`RateLimit\`, provided that the key is valid. The errors of feed
handshakes contain these headers too.

The server then also rejects requests that revoke a key or tickets. To revoke them, use [\`rowfeed keys revoke\` and \`rowfeed
tickets revoke\`](http://127.0.0.1:3000/docs/cli.md), which don't count toward the quota. All keys and [end users](http://127.0.0.1:3000/docs/end-users.md) of an account
share its plan.

## Read the usage

Clients can get the usage from the server:

\`\`\`sh
curl -s -w '\\n' -H "x-api-key: $KEY" http://127.0.0.1:3000/v1/usage
\`\`\`

\`\`\`json
{"account":"default","plan":"small","period":{"start":"2026-11-21T00:00:00.000Z","end":"2026-11-22T00:00:00.000Z"},"requests":{"used":1,"limit":10000},"collections":{"used":0},"rows":{"used":0,"limit":100000},"bytes":{"used":0,"limit":50000000},"keys":[{"id":"key_jC9vqLxeIFbO","name":"first","requests":1}]}
\`\`\`

\`GET /v1/usage/history?days=14\` returns the usage per day, with the total number of requests and the requests per key. \`days\` can be
from 1 to 90. The days are in UTC, and the oldest day is first.

## Storage limits

| Option | What it limits |
|---|---|
| \`--max-collections\` | The number of collections of the account |
| \`--max-rows\` | The number of rows in all collections |
| \`--max-bytes\` | The total size of all rows in bytes, as JSON in UTF-8, including the \`id\`. The change log and the indexes don't count. |

If a request would exceed a limit, the server returns 403 \`limit_reached\`. It doesn't store anything, and the feed doesn't send a
frame. \`detail\` describes the limit: \`The plan small allows 100,000 rows. The account has 99,998, and this request adds 5.\`

The server checks the limits when a request creates a collection, inserts rows, or uses PUT or PATCH to make a row larger. For a
PATCH with a \`filter\`, the server checks all matching rows together. With \`dry_run\`, it returns the same error.

All other requests still work, even if a plan change puts the account over a limit:

- DELETE requests, because they free storage
- writes that don't make a row larger
- retries of an executed request, with the same \`Idempotency-Key\`

## Accuracy of limits and usage

- **Quota**: A single instance enforces a quota exactly. If several instances share a database, an account can exceed its quota by
  the number of requests that it sends in 1.25 s plus the duration of one query. Each instance has a separate burst limit.
- **Storage**: A single instance enforces storage limits exactly, even for concurrent writes. Several instances enforce the
  number of collections exactly. For rows and bytes, other instances can accept too much data for 1.25 s plus the duration of
  one query. If an account has more than 10,000 collections, this time grows in proportion to their number.
- **Crashes**: After a crash of the process or the machine, the usage may not include reads from the last 250 ms. On SQLite, the
  server commits the count of a write with the write. On PostgreSQL, it commits the count separately, so a crash can also lose
  this count. The server never counts a request twice.
`;

export const schemas = `# Validate rows with JSON Schema

By default, the rows of a collection can have any fields. If you set a [JSON Schema](https://json-schema.org/) for a collection,
the server validates every write against it. The examples start with a new server. The variable \`KEY\` contains the key that the
server printed when it first started.

## Quick start

Create a collection:

\`\`\`sh
curl -s -w '\\n' -X POST http://127.0.0.1:3000/v1/collections -H "x-api-key: $KEY" -H 'content-type: application/json' -d '{"name":"tasks"}'
\`\`\`

\`\`\`json
{"name":"tasks"}
\`\`\`

Set its schema:

\`\`\`sh
curl -s -w '\\n' -X PUT http://127.0.0.1:3000/v1/collections/tasks/schema -H "x-api-key: $KEY" -H 'content-type: application/json' \\
  -d '{"type":"object","required":["title"],"properties":{"title":{"type":"string","minLength":1},"done":{"type":"boolean"}}}'
\`\`\`

\`\`\`json
{"type":"object","required":["title"],"properties":{"title":{"type":"string","minLength":1},"done":{"type":"boolean"}}}
\`\`\`

If a row doesn't conform to the schema, the server rejects the request:

\`\`\`sh
curl -s -w '\\n' -X POST http://127.0.0.1:3000/v1/collections/tasks/rows -H "x-api-key: $KEY" -H 'content-type: application/json' \\
  -d '[{"title":"Milk","done":false},{"title":"","done":"no"}]'
\`\`\`

\`\`\`json
{"type":"urn:rowfeed:problem:row_invalid","title":"The row does not conform","status":422,"detail":"At least one row would not conform to the schema of tasks.","instance":"/v1/collections/tasks/rows","code":"row_invalid","request_id":"b7c41e5a90d24f6f","errors":[{"pointer":"/1/done","detail":"must be true or false"},{"pointer":"/1/title","detail":"must have at least 1 character"}]}
\`\`\`

The server accepts valid rows:

\`\`\`sh
curl -s -w '\\n' -X POST http://127.0.0.1:3000/v1/collections/tasks/rows -H "x-api-key: $KEY" -H 'content-type: application/json' \\
  -d '[{"title":"Milk","done":false}]'
\`\`\`

\`\`\`json
[{"id":1,"title":"Milk","done":false}]
\`\`\`

## Set, get and remove a schema

Send these requests to \`/v1/collections/{collection_name}/schema\`:

| Method | Scopes | Effect |
|---|---|---|
| \`PUT\` | \`admin\`, \`read\` | Sets the schema. A schema describes a row without its \`id\`. |
| \`GET\` | \`read\` | Returns the schema exactly as you sent it, but without a byte order mark, with the headers \`ETag\` and \`Schema-Since\`. \`Schema-Since\` contains a cursor. All changes after this cursor conform to the schema. |
| \`DELETE\` | \`admin\` | Removes the schema. |

To avoid overwriting another client's schema, send the \`ETag\` of the schema that you want to replace as \`If-Match\`.
To set a schema only if the collection doesn't have one, send \`If-None-Match: *\`.

All rows in the collection must already conform to the new schema. Otherwise, the server returns 409 \`rows_mismatch\` and identifies
the first ten rows that don't conform. The check doesn't block writes. If it takes more than 60 s, the server returns 503
\`overloaded\`. To validate the rows without setting the schema, add \`?dry_run=true\`.

You can also use the command line:

\`\`\`sh
npx rowfeed schema infer tasks --url http://127.0.0.1:3000 --key "$KEY" > tasks.json
npx rowfeed schema set tasks tasks.json --url http://127.0.0.1:3000 --key "$KEY" --dry-run
npx rowfeed schema set tasks tasks.json --url http://127.0.0.1:3000 --key "$KEY"
npx rowfeed schema get tasks --url http://127.0.0.1:3000 --key "$KEY"
\`\`\`

\`schema infer\` prints a schema that all current rows conform to. Review it before you set it, because new rows must conform to it
too:

- If a string field has at most 8 different values, and each value occurs often, the schema restricts the field to these values
  (\`enum\`). The command prints the names of these fields. If a field can have other values later, use \`--no-enums\`.
- If all rows have a field, the field is \`required\`.
- The schema never contains \`pattern\` or \`additionalProperties: false\`.

If you delete a collection and create it again, the new collection doesn't have a schema. Backups and copies of the database include
schemas. Exports contain only rows.

Setting or removing a schema doesn't change any rows. The feed doesn't send a frame, and the collection's cursor stays the same.

If you run several instances, all of them enforce the schema as soon as it is committed.

## Typed contract

A typed contract is an OpenAPI or AsyncAPI document that describes the rows of your account. It covers all collections that have a
schema. You can download it with any key of the account:

\`\`\`sh
curl -s -H "x-api-key: $KEY" http://127.0.0.1:3000/v1/contract/openapi.json | node -e '
  const { paths, components } = JSON.parse(require("fs").readFileSync(0));
  console.log(paths["/v1/collections/tasks/rows"].get.operationId);
  console.log(JSON.stringify(components.schemas.TasksRowPatch.properties));'
\`\`\`

\`\`\`text
listTasksRows
{"title":{"type":"string"},"done":{"type":"boolean"}}
\`\`\`

The examples in the typed paths show one row. The server builds this row from \`examples\` and \`default\` in your schema, or generates
values that conform to the schema. If the server can't quickly build a valid row, these paths have no examples. They don't have any
either if a field has a name that all JavaScript objects inherit, such as \`constructor\`.

The typed contract contains everything in the server's general documents, such as \`/openapi.json\`. In addition, it has typed paths
for each collection with a schema that the key can use. You can generate [a typed SDK](http://127.0.0.1:3000/docs/sdks.md#typed-sdk-for-your-rows) from it with
five commands. For the rows of \`tasks\`, the documents use these names:

| Name | Description |
|---|---|
| \`TasksRow\` | A row in a response, with its \`id\`. |
| \`TasksRowInput\` | A row to insert. |
| \`TasksRowReplacement\` | The body of a PUT, with or without \`id\`. |
| \`TasksRowPatch\`, \`TasksRowMergePatch\` | The fields to update in one row. All fields are optional. In a merge patch, \`null\` removes a field that the schema doesn't require. |
| \`TasksRowsPatch\`, \`TasksRowsMergePatch\` | The fields to update in all matching rows. |
| \`TasksInsertFrame\`, \`TasksUpdateFrame\`, .. | The frames of the feed after the cursor in \`Schema-Since\`. |

The typed contract has these limits:

- If your schema allows other fields, the generated types also accept a misspelt field in a write. To reject it on the
  server and in the types, set \`"additionalProperties": false\` in the schema. openapi-fetch still accepts a misspelt field in a body.
  To find it at compile time, write \`satisfies components['schemas']['TasksRowInput']\` after the row.
- The schema of a patch can't describe every rule, because the server validates the row that results from the patch.
- The typed paths don't support the parameter \`fields\` or the header \`Prefer: return=minimal\`, because both omit fields. To use
  these features, send requests to the general paths.
- With \`on_conflict=update\`, the server also accepts [parts of rows](http://127.0.0.1:3000/docs/row-keys.md#insert-or-update-rows-upsert), and \`null\` to remove
  a field. The typed operations describe complete rows only. To send a part of a row, use the general paths.
- OpenAPI 3.0 doesn't support every keyword. If your schema uses such a keyword, the OpenAPI 3.0 document is less precise.
- If a key can use more than 1,000 collections with a schema, or if a document would be larger than 16 MiB, the server returns 403
  \`limit_reached\`.

The documents have an \`ETag\`. For the server, a request with \`If-None-Match\` is as cheap as a list of collections.

## Validation errors

If a write would store a row that doesn't conform to the schema, the server returns 422 \`row_invalid\`. It then doesn't store any
row of the write. The server validates the schema last. If a write also has another error, such as a missing row (404), the
server returns that error.

- For an insert, each pointer starts with the index of the row, for example \`/1/done\`. For PATCH and PUT, the pointers refer to the
  resulting row.
- For a bulk PATCH, the error identifies the first row, in order of \`id\`, that wouldn't conform.
- The response contains at most ten errors.
- If a field is missing or not allowed, the pointer identifies the field. For \`anyOf\`, \`oneOf\` and \`not\`, the response contains a
  single error, and its pointer identifies the value.
- A PATCH with \`application/json\` can't remove a field, because it stores \`null\` as a value. To remove a field, use
  \`application/merge-patch+json\` or PUT.
- The server doesn't add missing fields from \`default\`.

If a validation is expensive, the server runs it in a separate thread, so that other requests don't wait. The accounts take
turns in this thread. If the validation takes more than 2 s, the server rejects the request.

## Supported JSON Schema keywords

The server supports these JSON Schema 2020-12 keywords and all keywords that start with \`x-\`:

| Kind | Keywords |
|---|---|
| Any value | \`type\`, \`enum\`, \`const\` |
| Objects | \`properties\`, \`required\`, \`additionalProperties\`, \`minProperties\`, \`maxProperties\` |
| Arrays | \`items\`, \`prefixItems\`, \`minItems\`, \`maxItems\`, \`uniqueItems\` |
| Strings | \`minLength\`, \`maxLength\`, \`pattern\`, \`format\` |
| Numbers | \`minimum\`, \`maximum\`, \`exclusiveMinimum\`, \`exclusiveMaximum\`, \`multipleOf\` |
| Combinations | \`anyOf\`, \`oneOf\`, \`allOf\`, \`not\` |
| References | \`$defs\`, \`$ref\` |
| Annotations | \`title\`, \`description\`, \`default\`, \`examples\`, \`deprecated\`, \`$comment\`, \`$schema\` |

The server never ignores a rule silently. If a schema contains any other keyword, the server returns 422 \`schema_invalid\` with
pointers to the errors.

Schemas must follow these rules:

- The root must have \`"type": "object"\`. It can't contain \`id\`, because the server assigns it.
- \`$ref\` must be \`#/$defs/\` followed by a name in the root's \`$defs\`. References can't be circular.
- \`format\` can be \`date-time\`, \`date\`, \`time\`, \`email\`, \`uuid\`, \`uri\`, \`ipv4\` or \`ipv6\`. The server validates all of them. A
  \`date-time\` or \`time\` must have an offset. A \`uri\` must be absolute.
- The server must be able to match a \`pattern\` in linear time. It doesn't support lookarounds, backreferences and named groups,
  which some published patterns for email addresses use. \`\\d\`, \`\\w\`, \`\\s\` and \`.\` have the same meaning as in JavaScript with
  the \`u\` flag. A pattern can match any part of a string, unless it contains \`^\` or \`$\`.
- The server compares numbers by their mathematical value. For example, \`1.0\` is an integer, and 19.99 is a multiple of 0.01.
- The unit of lengths is the Unicode code point.

| Limit | Value |
|---|---|
| Size of a schema | 64 KiB |
| Size of a schema after its references are expanded | 256 KiB |
| Depth of nested schemas | 16 |
| Levels of arrays and objects in a value, such as the value of \`const\` | 64 |
| Number of schemas in a schema, including nested schemas | 500 |
| Length of a pattern | 256 characters |
| Total size of all schemas of an account | 1 MiB (403 \`limit_reached\`) |
`;

export const sdks = `# Generate SDKs

rowfeed doesn't come with SDKs. Instead, you generate a client from the documents that the server publishes. This guide shows complete
clients for TypeScript, Python and Go. For other generators, such as orval, and for other languages, see [SDK
generators](http://127.0.0.1:3000/docs/generators.md). The examples read the key from the variable \`KEY\`.

## Choose an OpenAPI document

| Document | Use |
|---|---|
| \`/openapi.json\` (or \`.yaml\`) | The complete HTTP API in OpenAPI 3.1. Start with this document. |
| \`/openapi-3.0.json\` | For generators that don't support OpenAPI 3.1. It doesn't contain \`/ws\` or merge patches, so PATCH accepts only \`application/json\`. |
| \`/asyncapi.json\` (or \`.yaml\`) | The frames of the [feed](http://127.0.0.1:3000/docs/feed.md) in AsyncAPI 3.0. The handshake of the feed is in \`/openapi.json\`. |

You don't need a key to download these documents. They contain the URL of the server, which generated clients use by default. To
set this URL, use [\`ROWFEED_PUBLIC_URL\`](http://127.0.0.1:3000/docs/configuration.md). By default, it is the address that the server listens
on. Apart from the URL, the documents are identical to the files in the repository. If your collections have schemas, you can
also generate a [typed SDK for your rows](#typed-sdk-for-your-rows).

## Generators and TypeScript 7

The TypeScript generators in this guide use the compiler interface of TypeScript 5. A project with TypeScript 7, such as a new Vite
project, can use the generated code, but npm can't install the generators in it. Let \`npx\` install them in a separate folder:

- \`npx --yes openapi-typescript openapi.json --output rowfeed.d.ts\`
- \`npx --yes --package typescript@5 --package @hey-api/openapi-ts openapi-ts --input ./openapi.json --output rowfeed\`

## Postman, Bruno and Insomnia

Import \`http://127.0.0.1:3000/openapi.json\`. For Insomnia, import \`/openapi-3.0.json\` instead, because Insomnia supports only
parts of OpenAPI 3.1. The tool reads the base URL from the document. Enter your key as the bearer token. Insomnia sends a key in
two headers, and the server rejects requests with two different keys. In Insomnia, therefore set both \`bearerToken\` and
\`xApiKey\` to your key.

The imported requests contain the examples of the contract. In Postman, set *Parameter generation* to *Example* in the import
settings to include the examples. Create the \`notes\` collection first, and then insert rows. In Insomnia, enter \`collection_name\`,
\`row_id\` and \`key_id\` yourself.

In Postman and Bruno, disable these parameters and headers:

- **Optional parameters that you don't need.** The import enables all parameters, but you can't combine some of them, such as
  \`after\` with \`offset\`, or \`sort\` with \`order_by\`. For such a request, the server returns 400 \`parameter_invalid\`. Also disable
  \`If-Match\` and \`If-None-Match\` for single rows. In Postman, you can disable all optional parameters with *Enable optional
  parameters* in the import settings.
- **\`Idempotency-Key\`.** After the import, all writes have the same idempotency key. If two different requests use the same
  idempotency key, the server returns 422 \`idempotency_key_reused\`. You can also keep the header and enter a different value for
  each request.

## openapi-typescript and openapi-fetch

openapi-typescript generates types. openapi-fetch is a small client based on \`fetch\` that uses these types to check your calls.

\`\`\`sh
npm init -y && npm pkg set type=module
npm install openapi-fetch
npm install --save-dev openapi-typescript typescript@5 tsx @types/node
npx openapi-typescript http://127.0.0.1:3000/openapi.json --output rowfeed.d.ts
\`\`\`

\`\`\`ts
// client.ts
import createClient from 'openapi-fetch';
import type { paths } from './rowfeed.js';

const rowfeed = createClient<paths>({
  baseUrl: 'http://127.0.0.1:3000',
  headers: { 'x-api-key': process.env.KEY },
});
const path = { collection_name: 'todos' };

await rowfeed.POST('/v1/collections', { body: { name: 'todos' } });
await rowfeed.POST('/v1/collections/{collection_name}/rows', { params: { path }, body: [{ text: 'Buy milk' }] });
const { data, error, response } = await rowfeed.GET('/v1/collections/{collection_name}/rows', {
  params: { path, query: { order_by: 'text', limit: 10 } },
});
if (error) throw new Error(\`\${error.code}: \${error.detail}\`);
for (const row of data) console.log(row.id, row.text, response.status);
\`\`\`

\`\`\`sh
npx tsc --strict --skipLibCheck --noEmit --module nodenext --target es2022 client.ts
npx tsx client.ts
\`\`\`

\`\`\`text
1 Buy milk 200
\`\`\`

## @hey-api/openapi-ts

This generator creates one function per operation. The path of a local document must start with \`./\` or \`/\`. If the server is
unreachable, \`error\` contains the exception instead of a problem, and \`response\` is undefined.

\`\`\`sh
npm init -y && npm pkg set type=module
npm install --save-dev @hey-api/openapi-ts typescript@5 tsx @types/node
npx openapi-ts --input http://127.0.0.1:3000/openapi.json --output rowfeed
\`\`\`

\`\`\`ts
// client.ts
import { client } from './rowfeed/client.gen';
import { createCollection, insertRows, listRows } from './rowfeed';

client.setConfig({ baseUrl: 'http://127.0.0.1:3000', auth: process.env.KEY });
const path = { collection_name: 'errands' };

await createCollection({ body: { name: 'errands' } });
await insertRows({ path, body: [{ text: 'Buy milk' }] });
const { data, error, response } = await listRows({ path, query: { order_by: 'text', limit: 10 } });
if (error) throw new Error(\`\${error.code}: \${error.detail}\`);
for (const row of data) console.log(row.id, row.text, response.status);
\`\`\`

\`\`\`sh
npx tsc --strict --skipLibCheck --noEmit --module esnext --moduleResolution bundler --target es2022 client.ts
npx tsx client.ts
\`\`\`

\`\`\`text
1 Buy milk 200
\`\`\`

## openapi-python-client (Python)

This generator creates a package with one module per operation. \`sync\` returns the parsed body, and \`sync_detailed\` also returns the
status and the headers. The generator prints warnings about operations that return YAML, and about \`ruff\`. You can ignore them. If
you don't want to generate code, [copy a small client](http://127.0.0.1:3000/docs/python.md) instead.

\`\`\`sh
python3 -m venv .venv && . .venv/bin/activate
pip install -q openapi-python-client
curl -s http://127.0.0.1:3000/openapi.json > openapi.json
openapi-python-client generate --path openapi.json --output-path client
pip install -q ./client
\`\`\`

\`\`\`py
# client.py
import os

from rowfeed_client import AuthenticatedClient
from rowfeed_client.api.collections import create_collection
from rowfeed_client.api.rows import insert_rows, list_rows
from rowfeed_client.models import CollectionInput, ProblemDetails, RowInput

client = AuthenticatedClient(base_url="http://127.0.0.1:3000", token=os.environ["KEY"])

create_collection.sync(client=client, body=CollectionInput(name="chores"))
insert_rows.sync("chores", client=client, body=[RowInput.from_dict({"text": "Buy milk"})])
response = list_rows.sync_detailed("chores", client=client, order_by="text", limit=10)
if isinstance(response.parsed, ProblemDetails):
    raise SystemExit(f"{response.parsed.code}: {response.parsed.detail}")
for row in response.parsed or []:
    print(row.id, row["text"], response.status_code)
\`\`\`

\`\`\`sh
. .venv/bin/activate && python client.py
\`\`\`

\`\`\`text
1 Buy milk 200
\`\`\`

## oapi-codegen (Go)

This generator creates one file, with a method and a type of response for each operation. A response has one field per status, such
as \`JSON200\`, and \`ApplicationproblemJSON404\` for a problem. Only the field of the received status is set.

\`\`\`sh
go mod init example
mkdir rowfeed
curl -s http://127.0.0.1:3000/openapi.json > openapi.json
go run github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2 \\
  -generate types,client -package rowfeed -o rowfeed/rowfeed.go openapi.json
\`\`\`

\`\`\`go
// main.go
package main

import (
	"context"
	"fmt"
	"log"
	"net/http"
	"os"

	"example/rowfeed"
)

func main() {
	withKey := rowfeed.WithRequestEditorFn(func(_ context.Context, request *http.Request) error {
		request.Header.Set("x-api-key", os.Getenv("KEY"))
		return nil
	})
	client, err := rowfeed.NewClientWithResponses("http://127.0.0.1:3000", withKey)
	check(err)

	ctx := context.Background()
	_, err = client.CreateCollectionWithResponse(ctx, nil, rowfeed.CollectionInput{Name: "tasks"})
	check(err)
	_, err = client.InsertRowsWithResponse(ctx, "tasks", nil, []rowfeed.RowInput{{"text": "Buy milk"}})
	check(err)
	limit, orderBy := rowfeed.Limit(10), "text"
	list, err := client.ListRowsWithResponse(ctx, "tasks", &rowfeed.ListRowsParams{Limit: &limit, OrderBy: &orderBy})
	check(err)
	if list.JSON200 == nil {
		log.Fatalf("%s: %s", list.Status(), list.Body)
	}
	for _, row := range *list.JSON200 {
		fmt.Println(row.Id, row.AdditionalProperties["text"], list.StatusCode())
	}
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
\`\`\`

\`\`\`sh
go mod tidy
go run .
\`\`\`

\`\`\`text
1 Buy milk 200
\`\`\`

## Typed SDK for your rows

The documents above don't describe the fields of your rows. If your collections have [schemas](http://127.0.0.1:3000/docs/schemas.md), the [typed
contract](http://127.0.0.1:3000/docs/schemas.md#typed-contract) of your account describes these fields. It contains everything in the documents above, plus
typed paths for each collection with a schema that the key can use. You can download it with any key:

- \`/v1/contract/openapi.json\` or \`.yaml\`
- \`/v1/contract/openapi-3.0.json\`
- \`/v1/contract/asyncapi.json\` or \`.yaml\`

The following five commands turn a CSV file into TypeScript types. They require the variables \`ROWFEED_URL\` and \`ROWFEED_KEY\`. The
tutorial [From a spreadsheet to a typed API](http://127.0.0.1:3000/docs/spreadsheet.md) explains each command:

- \`npx rowfeed import stock stock.csv --create\`
- \`npx rowfeed schema infer stock > stock.json\`
- \`npx rowfeed schema set stock stock.json\`
- \`curl -s -H "x-api-key: $ROWFEED_KEY" $ROWFEED_URL/v1/contract/openapi.json > contract.json\`
- \`npx --yes openapi-typescript contract.json --output contract.d.ts\`

Review the inferred schema before you run \`schema set\`. To make the types and the server reject misspelt fields, add
\`"additionalProperties": false\`. openapi-fetch accepts bodies with more fields. To find a misspelt field at
compile time, also write \`satisfies\` and the type of the row. The names of the types, here \`StockRow\`, \`StockRowInput\` and so on,
don't change later. \`info["x-contract"]\` changes when a schema or a row key changes. Your build can compare this value to find
out whether the SDK is up to date. \`x-row-key\` in a row type contains the fields of the row key. The documents contain the URL
of the server in [\`ROWFEED_PUBLIC_URL\`](http://127.0.0.1:3000/docs/configuration.md), or the URL that you used for the request if this
variable isn't set.

We tested these [generators](http://127.0.0.1:3000/docs/generators.md) with a typed contract: openapi-typescript, hey-api, openapi-python-client
and oapi-codegen. The generated clients compile with the strictest settings, and can insert, update and list rows. To repeat the
test, run \`npm run sdk-check -- --typed-contract\` in a clone.

oapi-codegen generates invalid code if the root of a schema has an \`additionalProperties\` that is a schema. ogen fails if a schema
contains \`exclusiveMinimum\`, because it expects the OpenAPI 3.0 form of this keyword even in an OpenAPI 3.1 document.

## Postman, MCP and other tools

You can also use these tools with the documents:

| Tool | Document | Use |
|---|---|---|
| Postman, Bruno, Insomnia | \`openapi.json\`, \`openapi-3.0.json\` | Send requests manually. See [Postman, Bruno and Insomnia](#postman-bruno-and-insomnia). |
| FastMCP 4.2 | \`openapi.json\` | Creates an MCP server, so that AI models can call the operations. Call \`FastMCP.from_openapi(document, client=..)\`, and set the key as a header of the client. Pass a row as \`body\`. Limit the permissions of the key, because every operation becomes a tool, including \`deleteKey\`. |
| Prism 5.14 | \`openapi.json\` | Runs as a proxy in front of the server, and validates requests and responses. It doesn't support WebSocket connections, and treats YAML as text. |
| Schemathesis 4.32 | \`openapi.json\` | Generates requests from the document, and validates the responses. Send the key in both headers, \`x-api-key\` and \`Authorization\`. Otherwise, Schemathesis generates a different key for the other header, and the server returns 400. Exclude the \`positive_data_acceptance\` check, because it treats documented errors as failures, such as 412 for a generated \`If-Match\`. Exclude \`ignored_auth\`, because the server returns 429 after many invalid keys. Exclude the \`openFeed\` operation, because Schemathesis doesn't treat status 426 as a rejection. |
`;

export const react = `# React

This recipe shows a live list in React. It uses the [mirror](http://127.0.0.1:3000/docs/client.md), [tickets](http://127.0.0.1:3000/docs/end-users.md) and optimistic updates.
If you only want to show rows on an internal page, start with [the list without tickets](#live-list-without-tickets).
You can use the module with [Vue](#use-the-module-with-vue) and other frameworks too, because it doesn't import React.

## Live list with tickets and optimistic updates

The list needs an application server that signs users in and creates tickets. Use \`server.mjs\` of the
[example application](http://127.0.0.1:3000/docs/end-users.md#example-application), and follow the guide until this server is running. When you start rowfeed,
allow the origin of Vite instead, with \`ROWFEED_CORS_ORIGIN=http://localhost:5173\`. Then create a React 19 application with \`npm
create vite@latest -- --template react-ts\`, and install rowfeed [as a package](http://127.0.0.1:3000/docs/install.md#install-as-a-package). Use the
option \`--ignore-scripts\`, because the page needs only the client. Vite passes the requests for the session and the tickets
to \`server.mjs\`:

\`\`\`ts
// vite.config.ts
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [react()],
  server: { proxy: { '/login': server, '/logout': server, '/session': server, '/ticket': server } },
});
\`\`\`

Set a [schema](http://127.0.0.1:3000/docs/schemas.md) for the tasks, and generate the type of a row from the typed contract. The variable \`KEY\` contains a key
with the \`admin\` scope:

\`\`\`sh
curl -s -o /dev/null -X PUT -H "x-api-key: $KEY" --json '{"type":"object","required":["owner","title"],
  "properties":{"owner":{"type":"string"},"title":{"type":"string","minLength":1},"done":{"type":"boolean"}},
  "additionalProperties":false}' http://127.0.0.1:3000/v1/collections/tasks/schema
curl -s -H "x-api-key: $KEY" http://127.0.0.1:3000/v1/contract/openapi.json > contract.json
npx --yes openapi-typescript contract.json --output ./src/contract.d.ts
\`\`\`

\`useSyncExternalStore\` needs a new snapshot after each change, but the mirror always uses the same \`Map\`. This module makes the
snapshots, and sends the writes. Save it and the following files in the \`src\` folder:

\`\`\`ts
// tasks.ts
import { type Mirror, mirror, type Transport } from 'rowfeed/client';
import type { components } from './contract';

export type Task = components['schemas']['TasksRow'];

/** The user who has signed in, and how to connect to rowfeed. */
export interface Session {
  readonly user: string;
  readonly url: string;
  readonly transport?: Transport;
}

/** Changes a copy of the rows. */
type Edit = (rows: Map<number, Task>) => void;

/** The status is about the connection. The message is why the last write failed, until the next write. */
const empty = { rows: [] as readonly Task[], status: 'connecting', hasStopped: false, message: '' };
const rowsPath = '/v1/collections/tasks/rows';

/** Returns why the server rejected a request, such as \`/title must have at most 500 characters\`. */
function reasonIn({ detail, errors = [] }: { detail: string; errors?: { pointer?: string; detail: string }[] }) {
  return [detail, ...errors.map((error) => \`\${error.pointer} \${error.detail}\`)].join('\\n');
}

/** The tasks of one user. The mirror runs while there is a subscriber. */
export class TaskStore {
  readonly #session: Session;
  readonly #signedOut: () => void;
  readonly #listeners = new Set<() => void>();
  /** The edits that the mirror doesn't contain yet. */
  readonly #edits = new Set<Edit>();
  #mirror: Mirror<Task> | undefined;
  /** Only in memory, so that it isn't in the browser's storage. */
  #ticket: string | undefined;
  /** The last new task, until the server has confirmed it. */
  #entry: { readonly title: string; readonly key: string } | undefined;
  #snapshot = empty;

  /** @param signedOut called when the application's server has no session of this user any more */
  constructor(session: Session, signedOut: () => void) {
    this.#session = session;
    this.#signedOut = signedOut;
  }

  readonly getSnapshot = () => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#mirror ??= this.#start();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#clear();
    };
  };

  readonly reload = (): void => {
    this.#clear();
    this.#mirror = this.#start();
  };

  /** Adds a task. The list shows it when the server has given it an id. */
  async add(title: string): Promise<boolean> {
    // If the response is lost, the user sends the same title again. With the same key, the server stores it only once.
    if (this.#entry?.title !== title) this.#entry = { title, key: crypto.randomUUID() };
    const rows = [{ owner: this.#session.user, title }];
    const isSaved = await this.#write(() => undefined, 'POST', '', rows, this.#entry.key);
    if (isSaved) this.#entry = undefined;
    return isSaved;
  }

  update(id: number, change: Partial<Pick<Task, 'title' | 'done'>>): Promise<boolean> {
    const edit: Edit = (rows) => {
      const row = rows.get(id);
      if (row) rows.set(id, { ...row, ...change });
    };
    return this.#write(edit, 'PATCH', \`/\${id}\`, change);
  }

  remove(id: number): Promise<boolean> {
    return this.#write((rows) => rows.delete(id), 'DELETE', \`/\${id}\`);
  }

  #start(): Mirror<Task> {
    const { url, transport } = this.#session;
    const started = mirror<Task>({ url, transport, collection: 'tasks', key: () => this.#renew() });
    started.on('change', () => this.#show());
    started.on('synced', (isSynced) => this.#show({ status: isSynced ? 'live' : 'connecting' }));
    started.on('error', (error) => {
      if (this.#mirror !== started) return;
      console.error(error);
      const lost = 'The connection is lost. The list is updated as soon as it is back.';
      if (error.isFinal) this.#clear({ ...empty, hasStopped: true, status: 'The list is not available.' });
      // An error of a storage doesn't end the connection.
      else if (!started.synced) this.#show({ status: error.code ? error.message : lost });
    });
    return started;
  }

  /** Stops the mirror, and forgets the rows and the ticket. */
  #clear(snapshot = empty): void {
    void this.#mirror?.close();
    this.#mirror = this.#ticket = undefined;
    this.#edits.clear();
    this.#publish(snapshot);
  }

  #publish(snapshot: typeof empty): void {
    this.#snapshot = snapshot;
    for (const listener of this.#listeners) listener();
  }

  #show(changed: { status?: string; message?: string } = {}): void {
    if (!this.#mirror) return;
    const rows = new Map(this.#mirror.rows);
    for (const edit of this.#edits) edit(rows);
    const sorted = [...rows.values()].sort((a, b) => a.id - b.id);
    this.#publish({ ...this.#snapshot, rows: sorted, ...changed });
  }

  /** Gets a new ticket. The mirror calls this function at the start and whenever a ticket has expired. */
  async #renew(): Promise<string> {
    const response = await fetch('/ticket', { method: 'POST' });
    const { ticket, subject } = response.ok ? await response.json() : {};
    if (!this.#mirror) throw new Error('The list is closed.');
    // In another tab, the user may have signed out, or somebody else may have signed in.
    if (response.status === 401 || (response.ok && subject !== this.#session.user)) {
      this.#clear();
      this.#signedOut();
      throw new Error('The user has signed out.');
    }
    if (!response.ok) throw new Error(\`The application's server returned \${response.status}.\`);
    this.#ticket = ticket;
    return ticket;
  }

  /** Sends a write. If rowfeed rejects the ticket, gets a new one and retries once. */
  async #send(method: string, path: string, body?: unknown, key?: string, isRetry = false): Promise<Response> {
    const used = this.#ticket ?? (await this.#renew());
    const headers = { Authorization: \`Bearer \${used}\`, 'Content-Type': 'application/json' };
    const response = await fetch(\`\${this.#session.url}\${rowsPath}\${path}\`, {
      method,
      headers: key ? { ...headers, 'Idempotency-Key': key } : headers,
      body: JSON.stringify(body),
    });
    if (response.status !== 401 || isRetry) return response;
    if (this.#ticket === used) this.#ticket = undefined;
    return this.#send(method, path, body, key, true);
  }

  /** Shows an edit until the mirror contains it or the write fails. Returns whether the server has executed the write. */
  async #write(edit: Edit, method: string, path: string, body?: unknown, key?: string): Promise<boolean> {
    this.#edits.add(edit);
    this.#show({ message: '' });
    const end = (message = this.#snapshot.message): void => {
      this.#edits.delete(edit);
      this.#show({ message });
    };
    try {
      const response = await this.#send(method, path, body, key);
      const isDone = response.ok || (method === 'DELETE' && response.status === 404);
      if (!isDone) end(reasonIn(await response.json()));
      // The write is stored, even if the mirror stops before it contains the change.
      else this.#mirror?.reached(response.headers.get('collection-cursor')).catch(() => undefined).then(() => end());
      return isDone;
    } catch (error) {
      console.error(error);
      end('The change may not be saved, because the server is unreachable. Try again.');
      return false;
    }
  }
}
\`\`\`

This component shows the tasks of a user:

\`\`\`tsx
// TaskList.tsx
import { useState, useSyncExternalStore } from 'react';
import { type Session, TaskStore } from './tasks';

export function TaskList({ session, onSignedOut }: { session: Session; onSignedOut: () => void }) {
  const [tasks] = useState(() => new TaskStore(session, onSignedOut));
  const { rows, status, hasStopped, message } = useSyncExternalStore(tasks.subscribe, tasks.getSnapshot);
  const [isSending, setIsSending] = useState(false);
  return (
    <>
      <p role="status">{status}</p>
      {message && <p role="alert">{message}</p>}
      {hasStopped && <button onClick={tasks.reload}>Reload</button>}
      <form
        onSubmit={async (event) => {
          event.preventDefault();
          const form = event.currentTarget;
          setIsSending(true);
          if (await tasks.add(String(new FormData(form).get('title')))) form.reset();
          setIsSending(false);
        }}
      >
        <input name="title" aria-label="New task" required /> <button disabled={isSending || hasStopped}>Add</button>
      </form>
      <ul>
        {rows.map(({ id, title, done = false }) => (
          <li key={id}>
            <label>
              <input type="checkbox" checked={done} onChange={() => tasks.update(id, { done: !done })} /> {title}
            </label>
            <button onClick={() => tasks.remove(id)}>Delete</button>
          </li>
        ))}
      </ul>
    </>
  );
}
\`\`\`

The application shows the login or the list. After the [login](http://127.0.0.1:3000/docs/end-users.md#the-page), \`GET /session\` returns the \`user\` and the \`url\`
of rowfeed:

\`\`\`tsx
// App.tsx
import { useEffect, useState } from 'react';
import { TaskList } from './TaskList';
import type { Session } from './tasks';

/** Returns undefined if nobody has signed in. */
async function getSession(): Promise<Session | undefined> {
  const response = await fetch('/session');
  return response.ok ? response.json() : undefined;
}

export default function App() {
  const [session, setSession] = useState<Session>();
  const [message, setMessage] = useState('');

  async function signIn(form: FormData): Promise<void> {
    const body = JSON.stringify(Object.fromEntries(form));
    const response = await fetch('/login', { method: 'POST', body });
    setMessage(response.ok ? '' : 'The name or the password is wrong.');
    setSession(await getSession());
  }

  function leave(): void {
    setSession(undefined);
    setMessage('You are signed out.');
  }

  async function signOut(): Promise<void> {
    leave();
    await fetch('/logout', { method: 'POST' });
  }

  useEffect(() => void getSession().then(setSession), []);
  if (session)
    return (
      <>
        <p>
          Signed in as {session.user} <button onClick={signOut}>Sign out</button>
        </p>
        <TaskList key={session.user} session={session} onSignedOut={leave} />
      </>
    );
  return (
    <form action={signIn}>
      <p role="status">{message}</p>
      <input name="name" aria-label="Name" autoComplete="username" required />
      <input name="password" aria-label="Password" type="password" autoComplete="current-password" required />
      <button>Sign in</button>
    </form>
  );
}
\`\`\`

- **One store per session.** The mirror runs while the list is mounted. When the list is unmounted, the store forgets the rows and the
  ticket of the user.
- **Several tabs.** If the user signs out in another tab, this tab can't renew its ticket. It then removes the rows and shows the login.
  It does the same if somebody else has signed in, because the \`subject\` of the new ticket is another user.
- **Order.** \`rows\` of the mirror have no defined order. The store sorts them by \`id\`.
- **Tickets.** The mirror and the writes use the same ticket. When it expires, the mirror or the next write gets a new one.
- **Optimistic updates.** The list shows an edit until the [mirror contains it](http://127.0.0.1:3000/docs/client.md#wait-for-a-write). If the server
  rejects the edit, the list shows the previous row and the reason.
- **Lost responses.** If a user sends the same title again, the [\`Idempotency-Key\`](http://127.0.0.1:3000/docs/safe-writes.md#idempotent-requests) prevents a second
  task.
- **Lost edits.** The status is about the connection. The reason why a write failed stays visible until the next write, so the end of an
  outage doesn't hide it.
- **Final errors.** If the collection was deleted, or if the key lost its permissions, the list is empty and offers to reload.
- **Conflicts.** The last update wins. To detect updates of other users, see
  [Conflicts](http://127.0.0.1:3000/docs/client.md#optimistic-updates-and-conflicts).
- **Edits of the code.** After you edit \`tasks.ts\`, reload the page, because the list keeps its store.
- **Production.** \`npm run build\` writes the page to the \`dist\` folder. Serve this folder and the paths of \`server.mjs\` from one
  origin, and allow this origin in \`ROWFEED_CORS_ORIGIN\`.
- **An API key instead of tickets.** For an internal page, pass the key as \`key\` and send it as the \`Authorization\` of each write.

## Live list without tickets

This hook returns the rows of the collection \`notes\`, sorted by \`id\`. Everyone who can open the page can read the key, so use a key
that can only [read this collection](http://127.0.0.1:3000/docs/keys.md):

\`\`\`ts
// useNotes.ts
import { useSyncExternalStore } from 'react';
import { mirror } from 'rowfeed/client';

interface Note {
  readonly id: number;
  readonly text: string;
}

const notes = mirror<Note>({ url: 'http://127.0.0.1:3000', collection: 'notes', key: 'rf_...' });
let rows: readonly Note[] = [];
// useSyncExternalStore needs a new array after each change.
notes.on('change', () => (rows = [...notes.rows.values()].sort((a, b) => a.id - b.id)));
notes.on('error', (error) => console.error(error));

const subscribe = (listener: () => void) => notes.on('change', listener);
export const useNotes = () => useSyncExternalStore(subscribe, () => rows);
\`\`\`

The mirror starts with the page, and runs until the page is closed.

## Use the module with Vue

In Vue 3, use the same \`tasks.ts\` with this composable:

\`\`\`ts
// useTasks.ts
import { onScopeDispose, shallowRef } from 'vue';
import { type Session, TaskStore } from './tasks';

export function useTasks(session: Session, signedOut: () => void) {
  const tasks = new TaskStore(session, signedOut);
  const snapshot = shallowRef(tasks.getSnapshot());
  onScopeDispose(tasks.subscribe(() => (snapshot.value = tasks.getSnapshot())));
  return { tasks, snapshot };
}
\`\`\`

Call \`const { tasks, snapshot } = useTasks(session, signedOut)\` in \`<script setup>\`. The template can then use \`snapshot.rows\`,
\`snapshot.status\` and \`snapshot.message\`. When the component is unmounted, the mirror stops.

## Check the component with vitest

[rowfeed in your tests](http://127.0.0.1:3000/docs/testing.md) starts a server for a test of the component. The session passes its URL to the store. The test
uses \`poll\`, because the \`WebSocket\` of jsdom doesn't work in vitest. The server needs the SQLite driver. If you installed rowfeed with
\`--ignore-scripts\`, first run \`npm rebuild sqlite3\`. Create the data, with the schema of the tasks:

\`\`\`sh
mkdir -p seed
echo '{"owner":"ann","title":"Milk"}' > seed/tasks.ndjson
curl -s -H "x-api-key: $KEY" http://127.0.0.1:3000/v1/collections/tasks/schema > seed/tasks.schema.json
npm install --save-dev vitest jsdom @testing-library/react
\`\`\`

\`\`\`tsx
// TaskList.test.tsx
// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type Rowfeed, startRowfeed } from 'rowfeed/testing';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { TaskList } from './TaskList';

const realFetch = fetch;
const grant = { collection: 'tasks', scopes: ['read', 'insert', 'update', 'delete'], filter: '@.owner == "ann"' };
let rowfeed: Rowfeed;
/** The user of the application's session. */
let user: string;

beforeAll(async () => {
  rowfeed = await startRowfeed({ seed: 'seed' });
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    if (path !== '/ticket') return realFetch(path, init);
    const headers = { 'x-api-key': rowfeed.key, 'Content-Type': 'application/json' };
    const body = JSON.stringify({ subject: user, grants: [grant] });
    return realFetch(\`\${rowfeed.url}/v1/tickets\`, { method: 'POST', headers, body });
  });
});
beforeEach(async () => {
  cleanup();
  await rowfeed.reset();
  user = 'ann';
});
afterAll(async () => {
  cleanup();
  await rowfeed?.stop();
});

function open(onSignedOut: () => void = () => undefined) {
  render(<TaskList session={{ user: 'ann', url: rowfeed.url, transport: 'poll' }} onSignedOut={onSignedOut} />);
}

test('shows the tasks, and adds one', async () => {
  open();
  await screen.findByText('Milk');
  fireEvent.change(screen.getByLabelText('New task'), { target: { value: 'Tea' } });
  fireEvent.click(screen.getByText('Add'));
  await screen.findByText('Tea');
});

test('shows nothing if somebody else has signed in', async () => {
  user = 'bob';
  await new Promise<void>((resolve) => open(resolve));
  expect(screen.queryByText('Milk')).toBeNull();
});
\`\`\`

Run it with \`npx vitest run\`.
`;

export const testing = `# rowfeed in your tests

With \`rowfeed/testing\`, your tests can start a real server with your test data in less than a second. The server uses a temporary
database and stops when your tests end. [Install](http://127.0.0.1:3000/docs/install.md#install-as-a-package) the package in your project.

## Quick start

Create a folder with one file per collection. The file name is the name of the collection:

\`\`\`sh
mkdir -p seed
cat > seed/notes.ndjson <<'END'
{"title":"Buy milk","done":false}
{"title":"Call Ada","done":true}
END
\`\`\`

Start the server before the tests, and reset the data before each test:

\`\`\`js
// notes.test.mjs
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { startRowfeed } from 'rowfeed/testing';

let rowfeed;
before(async () => {
  rowfeed = await startRowfeed({ seed: 'seed' });
});
beforeEach(() => rowfeed.reset());
after(() => rowfeed?.stop());

async function send(method, path, body) {
  const headers = { 'x-api-key': rowfeed.key, 'Content-Type': 'application/json' };
  return fetch(rowfeed.url + path, { method, headers, body: JSON.stringify(body) });
}

test('a note gets the next id', async () => {
  const response = await send('POST', '/v1/collections/notes/rows', [{ title: 'Write a test' }]);
  assert.deepEqual(await response.json(), [{ id: 3, title: 'Write a test' }]);
});

test('each test starts with the same rows', async () => {
  const response = await send('GET', '/v1/collections/notes/rows');
  assert.deepEqual(await response.json(), [
    { id: 1, title: 'Buy milk', done: false },
    { id: 2, title: 'Call Ada', done: true },
  ]);
});
\`\`\`

\`\`\`sh
node --test --test-reporter=tap notes.test.mjs | grep '^# pass'
\`\`\`

\`\`\`text
# pass 2
\`\`\`

Pass \`rowfeed.url\` and \`rowfeed.key\` to the code that you test. The server doesn't mock anything. For example, schemas, feeds
and idempotency keys work as in production.

## API reference

\`startRowfeed(options)\` starts a server on a free port of the local machine. It resolves when the server is ready.

| Option | Meaning |
|---|---|
| \`seed\` | A folder with [data](#data-for-the-tests), as a path or a URL such as \`new URL('./seed', import.meta.url)\`. By default, the server has no collections. |
| \`key\` | The key of the account, 20 to 255 visible ASCII characters. The default is a fixed key. |

| Member of the result | Meaning |
|---|---|
| \`url\` | The URL of the server, such as \`http://127.0.0.1:40123\`. |
| \`key\` | The key. It has the \`read\`, \`write\` and \`admin\` scopes. |
| \`reset()\` | Restores the data of the seed. The server deletes all collections and creates them again, so open feeds close with 4404. It also revokes all other keys and all tickets, and deletes the usage and the idempotency keys. With 1,000 rows, a reset takes less than 50 ms. |
| \`stop()\` | Stops the server and removes its data. |

- Web pages of all origins can use the server, so you can also test a page in jsdom or in a browser. In vitest, the \`WebSocket\` of
  jsdom 29 throws an error when a connection opens. For a [mirror](http://127.0.0.1:3000/docs/client.md), set \`transport: 'poll'\` in such tests.
  Pass \`seed\` as a path, because Vite replaces \`new URL(.., import.meta.url)\`.
- The environment \`jsdom\` of jest has no \`fetch\`, so a page can't send requests in it. Use \`jest-fixed-jsdom\` from npm instead. A
  mirror can use all transports in it.
- A mirror stops when its collection is deleted. Before you call \`reset()\`, close all mirrors and unmount the components that use them.
- Each test file can start its own server. Several servers can run at the same time without affecting each other.
- The server ignores \`DATABASE_URL\` and all other rowfeed variables in the environment, so a test can't change real data.
- If the seed is invalid, the promise rejects with an error that contains the file, the line and the reason.
- If your test process exits without a call of \`stop()\`, for example because it was killed, the server also stops.

With the same seed, the server always returns the same response bodies, except for times, cursors and the port. If a test
creates keys in the same order, even their ids and secrets are the same. You can therefore compare response bodies with
snapshots.

## Data for the tests

| File | Content |
|---|---|
| \`NAME.ndjson\` | One row per line. |
| \`NAME.json\` | A JSON array of rows. |
| \`NAME.csv\` | The first line contains the field names. If the collection has a schema, the schema determines the type of each cell. Otherwise, the server infers the types, like [an import](http://127.0.0.1:3000/docs/import-export.md#csv-type-conversion). |
| \`NAME.schema.json\` | The [schema](http://127.0.0.1:3000/docs/schemas.md) of the collection. Without a file of rows, the collection is empty. |
| \`NAME.row-key.json\` | The [row key](http://127.0.0.1:3000/docs/row-keys.md) of the collection, such as \`{"fields":["sku"]}\`. |

Rows get the ids 1, 2, 3 and so on, in the order of the lines. The server ignores any \`id\` in a file. Each collection can have only
one file with rows. If the folder contains any other files, the server doesn't start. Files whose names start with a dot are
allowed. To create these files from the data of a server, use [\`rowfeed export\`](http://127.0.0.1:3000/docs/import-export.md#export-formats) and
[\`rowfeed schema get\`](http://127.0.0.1:3000/docs/cli.md#cli-commands).

## vitest, jest and mocha

For complete examples, see [Test with vitest](http://127.0.0.1:3000/docs/test-in-ci.md#test-with-vitest), [Test with jest](http://127.0.0.1:3000/docs/test-in-ci.md#test-with-jest) and
[Test with mocha](http://127.0.0.1:3000/docs/test-in-ci.md#test-with-mocha). You can load \`rowfeed/testing\` with \`import\` or with \`require\`.

## Other languages

For tests in other languages, start the same server with \`rowfeed serve --memory\`. It prints one line of JSON when it is ready:

\`\`\`sh
node_modules/.bin/rowfeed serve --memory --seed seed --port 0 --quiet > rowfeed.json &
while kill -0 $! && [ ! -s rowfeed.json ]; do sleep 0.1; done
curl -s -w '\\n' -H "x-api-key: $(node -p 'require("./rowfeed.json").key')" \\
  "$(node -p 'require("./rowfeed.json").url')/v1/collections"
kill $!
\`\`\`

\`\`\`json
[{"name":"notes"}]
\`\`\`

| Option | Meaning |
|---|---|
| \`--seed DIR\` | The folder with the data. |
| \`--key K\` | The key. The default is \`ROWFEED_API_KEY\`, or a fixed key if this variable isn't set. If other people can connect to the server, set your own key. |
| \`--port 0\` | Uses a free port. The default is \`PORT\`, or 3000 if this variable isn't set. |
| \`--quiet\` | Disables logging. By default, the server logs to standard error. |

Web pages of all origins can use the server, unless you set \`ROWFEED_CORS_ORIGIN\`. The line contains \`url\`, \`key\` and \`pid\`. To stop the server, send SIGTERM to the process with this \`pid\`. The server doesn't leave
any files behind, even if it is killed. To reset the data, restart the server.

## Detect breaking changes of the contract

Commit the [typed contract](http://127.0.0.1:3000/docs/schemas.md#typed-contract) of your account together with your client. In CI, compare it with the current
contract of your server. Use a key that can read only the collections of your client. Otherwise, the contract contains all
collections of the account, and the comparison also reports changes to collections that your client doesn't use. For example, create a collection with a schema, and save the contract:

\`\`\`sh
export KEY=rf_...
curl -s -o /dev/null -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -d '{"name":"notes"}' http://127.0.0.1:3000/v1/collections
curl -s -o /dev/null -X PUT -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -d '{"type":"object","properties":{"title":{"type":"string","maxLength":100}}}' \\
  http://127.0.0.1:3000/v1/collections/notes/schema
npx rowfeed contract get --url http://127.0.0.1:3000 --key $KEY --out contract
\`\`\`

\`\`\`text
Saved contract/openapi.json and contract/asyncapi.json.
\`\`\`

After you change the schema, compare the contracts. The output lists the changes, and shows which of them break clients:

\`\`\`sh
curl -s -o /dev/null -X PUT -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -d '{"type":"object","properties":{"title":{"type":"string","maxLength":50},"done":{"type":"boolean"}}}' \\
  http://127.0.0.1:3000/v1/collections/notes/schema
npx rowfeed contract diff contract/openapi.json --url http://127.0.0.1:3000 --key $KEY > changes.txt || echo "exit code $?"
sed -n '1,2p;$p' changes.txt
\`\`\`

\`\`\`text
exit code 1
breaking    POST /v1/collections/notes/rows, request body []/title: has the maxLength 50 instead of 100, and in 2 other places
            #/components/schemas/NotesRowInput/properties/title/maxLength
6 breaking changes, 8 compatible changes (version 0.2.0)
\`\`\`

\`rowfeed contract diff OLD NEW\` compares two JSON or YAML files. You can also use it for contracts of other services.

| Exit code | Meaning |
|---|---|
| 0 | None of the changes breaks clients. |
| 1 | At least one change breaks clients. |
| 2 | A document can't be read, or you compared an OpenAPI document with an AsyncAPI document. |

A change breaks clients if one of these is true:

- The server now rejects a request that the old contract allows. For example, a parameter becomes required, or a limit becomes
  stricter.
- A client can now receive a value that the old contract doesn't allow, for example a different type, a new \`enum\` value or \`null\`.
- The new contract doesn't contain an operation, a parameter, a response, a property, a header or a frame of the old contract.
- A name that SDKs use (\`operationId\`) is different, or a default value is different.

New operations, responses, frames and response properties are compatible, because [clients must ignore what they don't
know](http://127.0.0.1:3000/docs/versioning.md#what-your-client-must-do). The comparison ignores descriptions, examples and the server URL.
`;

const testInCi = `# Test against rowfeed in CI

A rowfeed server starts within a second, so you can test your client against a real server. The files in this guide are
complete. Save each file under the name in its first line. [Install](http://127.0.0.1:3000/docs/install.md#install-as-a-package) the package in
your project. \`npm ci\` needs the package in CI too. Commit the file \`rowfeed-0.2.0.tgz\`, or publish it to your registry.

## Data for the tests

All tests use this folder, which contains rows and their schema. [Data for the tests](http://127.0.0.1:3000/docs/testing.md#data-for-the-tests) describes all
supported files.

\`\`\`sh
mkdir -p seed
cat > seed/notes.ndjson <<'END'
{"title":"Buy milk","done":false}
{"title":"Call Ada","done":true}
END
cat > seed/notes.schema.json <<'END'
{
  "type": "object",
  "required": ["title"],
  "properties": { "title": { "type": "string", "maxLength": 100 }, "done": { "type": "boolean" } }
}
END
\`\`\`

## GitHub Actions

This workflow has two jobs. The first job runs the tests of a Node.js project. Then it starts a server with \`npx\` and compares
its contract with the contract that you committed. If a schema change breaks clients, the job fails. The second job runs the
server as a container and tests it with [Schemathesis](#fuzz-with-schemathesis). Build the image as described in [Run with
Docker](http://127.0.0.1:3000/docs/deploy.md#run-with-docker), and push it to your registry.

\`\`\`yaml
# .github/workflows/test.yml
name: test
on: push
env:
  ROWFEED_URL: http://localhost:3000
  ROWFEED_KEY: a-key-only-for-tests

jobs:
  npx:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with:
          node-version: 24
      - run: npm ci
      - run: npm test
      - name: Start rowfeed
        run: |
          npx rowfeed serve --memory --seed seed --key "$ROWFEED_KEY" --port 3000 --quiet &
          curl -sf --retry 30 --retry-delay 1 --retry-connrefused "$ROWFEED_URL/ready"
      - name: Compare the contract
        run: npx rowfeed contract diff contract/openapi.json

  container:
    runs-on: ubuntu-latest
    services:
      rowfeed:
        image: registry.example.com/rowfeed:0.2.0
        env:
          ROWFEED_API_KEY: a-key-only-for-tests
        ports:
          - 3000:3000
        options: --health-interval 1s
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-python@v6
        with:
          python-version: '3.13'
      - run: pip install schemathesis==4.32.5
      - run: st run "$ROWFEED_URL/openapi.json"
\`\`\`

To save the contract for the first time, run these commands and commit the \`contract\` folder. They don't use \`npx\` to start the
server, because \`npx\` doesn't forward the signal from \`kill\`:

\`\`\`sh
export ROWFEED_URL=http://localhost:3000 ROWFEED_KEY=a-key-only-for-tests
node_modules/.bin/rowfeed serve --memory --seed seed --key "$ROWFEED_KEY" --port 3000 --quiet &
curl -sf --retry 30 --retry-delay 1 --retry-connrefused "$ROWFEED_URL/ready"
npx rowfeed contract get --out contract
kill $!
\`\`\`

After an intentional change, save the contract again. On other CI services, run the same commands.

## Test with vitest

\`\`\`ts
// tests/notes.spec.ts
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Rowfeed, startRowfeed } from 'rowfeed/testing';

let rowfeed: Rowfeed;
beforeAll(async () => {
  rowfeed = await startRowfeed({ seed: 'seed' });
});
beforeEach(() => rowfeed.reset());
afterAll(() => rowfeed?.stop());

function send(method: string, path: string, body?: object): Promise<Response> {
  const headers = { 'x-api-key': rowfeed.key, 'Content-Type': 'application/json' };
  return fetch(rowfeed.url + path, { method, headers, body: JSON.stringify(body) });
}

test('a note gets the next id', async () => {
  const response = await send('POST', '/v1/collections/notes/rows', [{ title: 'Write a test' }]);
  expect(await response.json()).toEqual([{ id: 3, title: 'Write a test' }]);
});

test('each test starts with the same notes', async () => {
  const response = await send('GET', '/v1/collections/notes/rows');
  expect(await response.json()).toHaveLength(2);
});
\`\`\`

Run it with \`npx vitest run\`. Test files can run in parallel, because each file starts its own server. If a test uses jsdom and a
[mirror](http://127.0.0.1:3000/docs/client.md), set \`transport: 'poll'\`, because the \`WebSocket\` of jsdom 29 throws an error in vitest.

## Test with jest

\`\`\`js
// tests/notes.test.js
const { startRowfeed } = require('rowfeed/testing');

let rowfeed;
// Jest's default timeout of 5 s can be too short on a busy CI machine.
beforeAll(async () => {
  rowfeed = await startRowfeed({ seed: 'seed' });
}, 30_000);
beforeEach(() => rowfeed.reset());
afterAll(() => rowfeed?.stop());

function send(method, path, body) {
  const headers = { 'x-api-key': rowfeed.key, 'Content-Type': 'application/json' };
  return fetch(rowfeed.url + path, { method, headers, body: JSON.stringify(body) });
}

test('a note gets the next id', async () => {
  const response = await send('POST', '/v1/collections/notes/rows', [{ title: 'Write a test' }]);
  expect(await response.json()).toEqual([{ id: 3, title: 'Write a test' }]);
});

test('each test starts with the same notes', async () => {
  const response = await send('GET', '/v1/collections/notes/rows');
  expect(await response.json()).toHaveLength(2);
});
\`\`\`

Run it with \`npx jest\`. In a test that is an ES module, use \`import { startRowfeed } from 'rowfeed/testing'\` instead of the first
line, and run \`NODE_OPTIONS=--experimental-vm-modules npx jest\`.

## Test with mocha

\`\`\`js
// tests/notes.mjs
import assert from 'node:assert/strict';
import { startRowfeed } from 'rowfeed/testing';

describe('notes', () => {
  let rowfeed;
  before(async () => {
    rowfeed = await startRowfeed({ seed: 'seed' });
  });
  beforeEach(() => rowfeed.reset());
  after(() => rowfeed?.stop());

  const send = (method, path, body) =>
    fetch(\`\${rowfeed.url}/v1/collections/notes/rows\${path}\`, {
      method,
      headers: { 'x-api-key': rowfeed.key, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('get the next id', async () => {
    const response = await send('POST', '', [{ title: 'Write a test' }]);
    assert.deepEqual(await response.json(), [{ id: 3, title: 'Write a test' }]);
  });

  it('need a title', async () => {
    const response = await send('POST', '', [{ done: true }]);
    assert.equal((await response.json()).code, 'row_invalid');
  });
});
\`\`\`

Run it with \`npx mocha --timeout 10000 tests/notes.mjs\`. Mocha's default timeout of 2 s can be too short on a busy CI machine.

## Test with pytest

These two files require only pytest and the standard library. The server prints one line of JSON when it is ready:

\`\`\`py
# conftest.py
import json
import subprocess

import pytest


@pytest.fixture(scope="session")
def rowfeed():
    """Starts a server with the rows in the seed folder. Returns its address and a key."""
    command = "node_modules/.bin/rowfeed serve --memory --seed seed --port 0 --quiet"
    with subprocess.Popen(command.split(), stdout=subprocess.PIPE, text=True) as server:
        line = server.stdout.readline()
        assert line, "The server did not start. The captured stderr contains the reason."
        ready = json.loads(line)
        yield ready["url"], ready["key"]
        server.terminate()
\`\`\`

\`\`\`py
# test_notes.py
import json
import urllib.request


def send(rowfeed, method, path, body):
    url, key = rowfeed
    headers = {"x-api-key": key, "Content-Type": "application/json"}
    request = urllib.request.Request(url + path, json.dumps(body).encode(), headers, method=method)
    with urllib.request.urlopen(request) as response:
        return json.load(response)


def test_a_note_gets_the_next_id(rowfeed):
    rows = send(rowfeed, "POST", "/v1/collections/notes/rows", [{"title": "Write a test"}])
    assert rows == [{"id": 3, "title": "Write a test"}]
\`\`\`

Run them with \`python3 -m pytest -q\`.

## Test with Go

\`\`\`go
// notes_test.go
package notes

import (
	"encoding/json"
	"io"
	"net/http"
	"os"
	"os/exec"
	"strings"
	"testing"
)

type server struct{ URL, Key string }

// start starts a server with the rows in the seed folder. The server stops at the end of the test.
func start(t *testing.T) (ready server) {
	command := exec.Command("node_modules/.bin/rowfeed", "serve", "--memory", "--seed", "seed", "--port", "0", "--quiet")
	command.Stderr = os.Stderr
	stdout, err := command.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		command.Process.Signal(os.Interrupt)
		command.Wait()
	})
	// The server prints one line of JSON when it is ready.
	if err := json.NewDecoder(stdout).Decode(&ready); err != nil {
		t.Fatal(err)
	}
	return ready
}

func TestANoteGetsTheNextID(t *testing.T) {
	rowfeed := start(t)
	body := strings.NewReader(\`[{"title":"Write a test"}]\`)
	request, _ := http.NewRequest("POST", rowfeed.URL+"/v1/collections/notes/rows", body)
	request.Header.Set("x-api-key", rowfeed.Key)
	request.Header.Set("Content-Type", "application/json")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	if got, _ := io.ReadAll(response.Body); string(got) != \`[{"id":3,"title":"Write a test"}]\` {
		t.Error(string(got))
	}
}
\`\`\`

Run it with \`go test notes_test.go\`.

## Fuzz with Schemathesis

[Schemathesis](https://schemathesis.readthedocs.io) generates requests from the contract and checks the responses. Use a
separate server for this test, because the requests create and delete collections and keys.

\`\`\`toml
# schemathesis.toml
headers = { Authorization = "Bearer \${ROWFEED_KEY}" }
generation.max-examples = 20

[checks]
positive_data_acceptance.enabled = false
ignored_auth.enabled = false
negative_data_rejection.expected-statuses = ["4XX"]

[[operations]]
include-path-regex = "^/ws$|/changes"
enabled = false
\`\`\`

Run it with \`st run "$ROWFEED_URL/openapi.json"\`. The settings in the file have these reasons:

- \`positive_data_acceptance\`: The server rejects some requests that conform to the contract, for example if another request used the
  same idempotency key, or if \`If-Match\` contains an old version.
- \`ignored_auth\`: After 20 invalid keys within a minute, the server returns 429 instead of 401.
- \`negative_data_rejection\`: The server rejects a query of more than 16 KiB with 431, which Schemathesis doesn't expect by default.
- Excluded operations: \`/ws\` requires a WebSocket handshake, a stream doesn't end, and \`changes\` can wait longer than the timeout of
  Schemathesis.

## Mock server (Prism)

In the contract, the examples of requests and responses have matching names. A mock server can therefore simulate a complete
series of requests without rowfeed. Every operation has an example named \`typical\`. With
[Prism](https://github.com/stoplightio/prism), the client selects an example in the \`Prefer\` header:

\`\`\`sh
# prism.sh
curl -sf "$ROWFEED_URL/openapi.json" -o openapi.json
npm install --silent --prefix prism @stoplight/prism-cli@5
prism/node_modules/.bin/prism mock --port 4010 openapi.json > prism.log &
curl -sf --retry 60 --retry-delay 1 --retry-connrefused -o /dev/null http://127.0.0.1:4010/health
curl -s -H 'x-api-key: any' -H 'Prefer: example=typical' http://127.0.0.1:4010/v1/collections/notes/rows/7
kill $!
\`\`\`

The script prints the row from the example. To mock your own collections, use the [typed contract](http://127.0.0.1:3000/docs/schemas.md#typed-contract), whose
examples conform to your schemas.

## Mock server (Microcks)

[Microcks](https://microcks.io) selects the example that matches the request, so the client doesn't need to send a header. It runs
as a container:

\`\`\`sh
# microcks.sh
docker run -d --rm --name microcks -p 8585:8080 quay.io/microcks/microcks-uber:latest
curl -sf --retry 60 --retry-delay 1 --retry-all-errors -o /dev/null http://127.0.0.1:8585/api/health
curl -sf "$ROWFEED_URL/openapi.json" -o openapi.json
curl -sf -F file=@openapi.json 'http://127.0.0.1:8585/api/artifact/upload?mainArtifact=true'
curl -s -H 'x-api-key: any' http://127.0.0.1:8585/rest/rowfeed/0.2.0/v1/collections/notes/rows/7
docker stop microcks
\`\`\`

The path of the mock server contains the title and version of the contract.

[Specmatic](https://specmatic.io) 2.55.1 can't load the contract. It generates a text for each \`pattern\`, but some patterns take
too long. Use Prism or Microcks instead.

## Test code that follows a feed

- **Don't wait for a fixed time.** Wait for the frame instead. The feed sends the frame within milliseconds after the response
  to the write.
- **Check whether the client is up to date.** Every list response has the \`Collection-Cursor\` header. When the client has handled
  the frame with this \`cursor\`, it has handled every change that the list contains.
- **Test a lost connection.** Stop the server and start it again with the same \`DATABASE_URL\` and \`PORT\`. The client must resume
  without missing a change.

## Test on PostgreSQL

If you use PostgreSQL in production, set \`DATABASE_URL\` to a database that you use only for the tests, for example in a service
container. The responses are the same as on SQLite, so one run per day is often enough.

## Check a deployment

After a deployment, check that the server conforms to its contract. This command creates its own collections, and deletes them when
it is done. It also inserts a row into each of your collections that has a schema, and deletes this row again. Clients that
follow these collections receive these changes:

\`npx rowfeed conform --url https://data.example.com --key "$KEY"\`

The exit code is 0 if the deployment conforms. [Test a deployment](http://127.0.0.1:3000/docs/troubleshooting.md#test-a-deployment) describes the
options. To validate the requests of a client, run [Prism](http://127.0.0.1:3000/docs/sdks.md#postman-mcp-and-other-tools) as a proxy between the client and
the server.
`;
export { testInCi as 'test-in-ci' };

export const console = `# Web console

In the console, you can view and edit collections, rows, schemas, keys and usage in a browser. The server serves the console at
\`/console\`. With the default settings, open http://127.0.0.1:3000/console. The path \`/\` redirects to it.

To sign in, enter an API key. The console keeps the key only in the memory of the page, not in the browser's storage or in a
URL. When you close or reload the page, you must enter the key again. A password manager can do this for you.

The key determines what you can do. If it doesn't allow an action, the console shows the error from the server. The *Keys* view
requires a key with the [\`admin\`](http://127.0.0.1:3000/docs/keys.md#manage-keys-over-http) scope.

The first view lists the collections, with the number of rows and the [indexes](http://127.0.0.1:3000/docs/limits.md#indexes) of each
collection. While the server creates an index, the list shows the progress.

The console uses the same API as every other client. It doesn't load anything from other servers, so it also works without an
internet connection.

## Browse live rows

[Picture: A collection in the console with its rows, the filter and the live status]

The console shows the current rows of a collection, and each change when it happens. Rows on the screen keep their positions:

- The console updates a changed row in place.
- The console strikes through a row that was deleted or that no longer matches the filter.
- If the list is sorted by ascending \`id\`, the console adds each inserted row at the end. Otherwise, a button shows the number of
  new rows. Press the button to add them to the list.

You can scroll through a million rows, because the console loads only the rows near the visible part. If the connection is lost,
the console shows a message and resumes automatically.

You can also do the following:

- **Filter** the rows with a [filter](http://127.0.0.1:3000/docs/lists.md#filter-sort-and-select-fields). The console shows errors in the filter while you
  type. To add a condition without typing it, use *Build a filter* and choose a field, a test and a value.
- **Sort** by a field: click its name. To reverse the direction, click it again.
- **Delete several rows**: select them with the checkboxes before their ids. To select a range, keep Shift pressed.
- **Use this list in a program**: copy the commands for curl or the code for [\`rowfeed/client\`](http://127.0.0.1:3000/docs/client.md).
  The commands read your key from the variable \`KEY\`. In the code, replace \`rf_...\` with the key.

## Edit rows

[Picture: The editor shows both versions of a row]

To open a row as JSON, click it or press Enter. The console saves the row exactly as you typed it. It sends \`If-Match\`, so that
it doesn't overwrite another client's change. If another client changed the row while you edited it, the console shows both
versions. You can use the other version, keep your version, or continue editing. Below the text, the editor suggests fields from
the schema or from the other rows.

If a collection is empty, the console suggests a first row. If the collection has a schema, this row has the fields of the schema.
Without a schema, the console also offers sample rows. If the account has no collections, a button creates a collection with
sample rows.

| Key | What it does |
|---|---|
| ? | Show the list of keys. |
| / | Go to the filter. |
| ↑ ↓ Page Up Page Down Home End | Move through the rows. |
| Enter | Open the row. |
| Space, Shift + Space | Select the row, or all rows from the last selected row. |
| Delete | Delete the selected rows after confirmation. |
| Escape | Close the editor. If you changed the text, you must confirm this. |

## Schemas and row keys

[Picture: The schema of a collection]

*Schema* shows the [JSON Schema](http://127.0.0.1:3000/docs/schemas.md) of a collection. You can check whether all rows conform to a schema, and you can
set or remove it. *Infer from the rows* creates a schema that all rows conform to. You can edit this schema before you set it.
The console shows errors in the schema while you type.

If a collection has a schema, the row editor shows errors in the row while you type. It also suggests missing fields, each with an
initial value.

Below the schema, *Row key* shows the [row key](http://127.0.0.1:3000/docs/row-keys.md) of the collection. You can check whether all rows conform to a row
key, and you can set or remove it. If some rows don't conform, the console lists the first ten of them.

## Manage keys, usage and feeds

[Picture: The keys of an account]

[Picture: Requests by day]

- *Keys* creates, updates, rotates and revokes API keys. It shows the secret of a new key once.
- *Usage* shows the plan and the number of requests per day and key.
- *Feed* shows the frames of a collection as they arrive.

## View as an end user

*View as* shows what an end user of your application can access with a [ticket](http://127.0.0.1:3000/docs/end-users.md):

1. Enter the subject, and the collection, scopes, filter and fields of each grant.
2. Press *View*. The console creates the ticket with your key and then uses the ticket instead of the key. A line above each view
   shows that the ticket is in use.
3. Read and filter the rows, and try to edit them. The server applies the rules of the ticket to every request that the console
   sends.
4. Press *Back to your key*. The console shows the same view with your key again.

The ticket is valid for 15 minutes. The page keeps the ticket only in memory, like your key. A ticket can't allow more than your
key. If a grant is limited to certain fields, you can insert and delete rows in the editor. You can't save changed rows, because
the editor replaces rows with PUT.

## Import and export

*Import and export* reads and writes the same CSV, TSV, JSON and NDJSON files as the [commands](http://127.0.0.1:3000/docs/import-export.md)
\`rowfeed import\` and \`rowfeed export\`. The files can be compressed with gzip.

To import rows:

1. Choose a file, or drop it on the rows of a collection. The console reads the complete file. It shows the first 20 rows and the
   inferred type of each column.
2. If necessary, correct the types above the columns. *Options* contains the separator, the encoding and other options.
3. Press *Import*. The server assigns new ids.

If the collection has a row key, the import can update, replace or ignore existing rows. Select this in *Rows with an existing
row key*. You can repeat such an import at any time, but you can't undo it. If two lines of the file have the same row key, the
console reports both lines.

If a row is invalid, the console reports its line and column, and the option that solves the problem. All rows before the batch
of the invalid row are stored. To continue, correct the options and import the same file again. The console doesn't store any
row twice, even if a response is lost.

If you select *Skip invalid lines*, the console stores the rows from all valid lines. Then it lists the skipped lines, which you
can save as a file.

*Undo the import* deletes the rows that the import stored. It keeps rows that have changed since then. The console sends one
request for each row, and these requests count toward the quota. You can undo only the last import into a collection, and only
until you close or reload the page.

An export contains all rows, or the rows that match a filter, as NDJSON, JSON or CSV. A CSV file has a column for each field. If
Excel shows wrong characters, select *For Excel* and the separator that your Excel expects. If Excel displays decimal commas,
select *semicolon, with decimal commas*. The console can compress the file with gzip. The browser keeps the whole export in memory
until it saves the file.

The commands have more features. They resume after an interruption, delete rows that the file doesn't contain, and write files of
any size.
`;

export const deploy = `# Deployment

This guide shows how to run rowfeed on a server.

## Run with Docker

In a clone, build an image with \`docker build -f scripts/container/Containerfile -t rowfeed .\`. The image contains Node.js, the
server and its dependencies. Then run it with \`docker run -p 127.0.0.1:3000:3000 -v rowfeed:/data rowfeed\`.

- The server runs as user 1000 and stores its data in the volume \`/data\`.
- When the server first starts, it prints an API key. If you use \`-d\`, read the key with \`docker logs\`. To keep the key out of the
  log, set [\`ROWFEED_API_KEY\`](http://127.0.0.1:3000/docs/configuration.md#environment-variables) instead.
- To run a [command](http://127.0.0.1:3000/docs/cli.md), use \`docker exec CONTAINER node /app/dist/src/bin.js keys create --name mine\`.
- Docker checks the health of the server. SIGTERM shuts the server down.
- To use other base images, set the build arguments \`BASE\` and \`BUILD_BASE\`.
- \`npm run container-check\` builds the image and tests it. It requires root, buildah and debootstrap.

## Run with systemd

\`scripts/systemd/rowfeed.service\` is a unit for a package that is installed in \`/opt/rowfeed\`. The unit:

- runs the server as a separate user that can only write to \`/var/lib/rowfeed\`
- restarts the server if it fails
- reads the settings from \`/etc/rowfeed.env\`

Install [the package](http://127.0.0.1:3000/docs/install.md#install-as-a-package) and the unit. Start the unit, and read the first API key in its
log:

- \`sudo npm install --prefix /opt/rowfeed ./rowfeed-0.2.0.tgz\`
- \`sudo cp scripts/systemd/rowfeed.service /etc/systemd/system/\`
- \`sudo systemctl enable --now rowfeed\`
- \`sudo journalctl -u rowfeed\`

The journal stores the first key. To prevent this, set \`ROWFEED_API_KEY\` in \`/etc/rowfeed.env\` before the first start. Only root
should be able to read this file.

Node.js must be in \`/usr/local/bin\` or \`/usr/bin\`, because systemd doesn't read the \`PATH\` of your shell.

To run a [command](http://127.0.0.1:3000/docs/cli.md), set the same \`DATABASE_URL\` as in the unit:

\`sudo DATABASE_URL=sqlite:/var/lib/rowfeed/rowfeed.db /opt/rowfeed/node_modules/.bin/rowfeed keys list\`

You can also [restore a backup](http://127.0.0.1:3000/docs/backup.md#create-and-restore-a-backup) in this way, because the restored file belongs to the user
of the server.

To use [PostgreSQL](http://127.0.0.1:3000/docs/postgres.md#connect-to-postgresql) instead, set \`DATABASE_URL\` in \`/etc/rowfeed.env\`. Also set
\`ROWFEED_DATABASE_WAIT_SECONDS=60\`, because PostgreSQL may start later than rowfeed when the machine boots.

## Run on Kubernetes

Push the image from [Run with Docker](#run-with-docker) to your registry. Store the URL of the PostgreSQL database and a random API
key in a Secret. These commands create the Secret from a file, so that the history of your shell doesn't contain the password:

- \`(umask 077 && echo "ROWFEED_API_KEY=$(openssl rand -hex 24)" > rowfeed.env)\`
- With an editor, add the line \`DATABASE_URL=postgres://user:password@host:5432/rowfeed?sslmode=verify-full\` to the file. Without
  \`sslmode\`, the connection [isn't encrypted](http://127.0.0.1:3000/docs/postgres.md#connect-to-postgresql).
- \`kubectl create secret generic rowfeed --from-env-file=rowfeed.env && rm rowfeed.env\`

To use the key, read it from the Secret:

\`kubectl get secret rowfeed -o jsonpath='{.data.ROWFEED_API_KEY}' | base64 -d\`

Store the certificate for your domain in another Secret, or let cert-manager create it:

\`kubectl create secret tls rowfeed-tls --cert=fullchain.pem --key=privkey.pem\`

Then save this file, and replace the name of the image, the domain \`data.example.com\` and \`INGRESS_POD_RANGE\`. Run
\`kubectl apply -f rowfeed.yaml\`:

\`\`\`yaml
# rowfeed.yaml
apiVersion: apps/v1
kind: Deployment
metadata:
  name: rowfeed
spec:
  replicas: 2
  selector:
    matchLabels:
      app: rowfeed
  template:
    metadata:
      labels:
        app: rowfeed
    spec:
      # A shutdown can take up to 8 s longer than ROWFEED_DRAIN_SECONDS.
      terminationGracePeriodSeconds: 30
      # Otherwise, Kubernetes sets variables such as ROWFEED_PORT, and the server warns about them.
      enableServiceLinks: false
      # The server doesn't use the API of Kubernetes.
      automountServiceAccountToken: false
      # Distributes the pods over the nodes, so that the failure of one node doesn't stop all of them.
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: kubernetes.io/hostname
          whenUnsatisfiable: ScheduleAnyway
          labelSelector:
            matchLabels:
              app: rowfeed
      # With the securityContext of the container, the pod conforms to the Pod Security Standard "restricted".
      securityContext:
        runAsNonRoot: true
        seccompProfile:
          type: RuntimeDefault
      volumes:
        - name: tmp
          emptyDir: {}
      containers:
        - name: rowfeed
          image: registry.example.com/rowfeed:0.2.0
          securityContext:
            allowPrivilegeEscalation: false
            readOnlyRootFilesystem: true
            capabilities:
              drop: [ALL]
          # For temporary files. The server sorts the keys of a new index there, with about 60 bytes per row.
          volumeMounts:
            - name: tmp
              mountPath: /tmp
          envFrom:
            - secretRef:
                name: rowfeed
          env:
            - name: ROWFEED_METRICS_PORT
              value: '9464'
            # The contracts and links contain this URL.
            - name: ROWFEED_PUBLIC_URL
              value: https://data.example.com
            - name: TMPDIR
              value: /tmp
            # Until other pods get all new requests, the server continues to serve requests.
            - name: ROWFEED_DRAIN_SECONDS
              value: '7'
            # Otherwise, a pod that starts before PostgreSQL exits. Kubernetes then starts it again after up to 5 minutes.
            - name: ROWFEED_DATABASE_WAIT_SECONDS
              value: '60'
            # Replace it with the addresses of the ingress pods, such as 10.244.3.0/24. The server uses the client addresses
            # that these pods send. Any other pod in the range can send a false client address.
            - name: ROWFEED_TRUST_PROXY
              value: INGRESS_POD_RANGE
          resources:
            requests:
              cpu: 250m
              memory: 256Mi
            # Without a limit for the CPU, because Kubernetes would pause the server whenever it reaches the limit.
            limits:
              memory: 1Gi
          ports:
            - name: http
              containerPort: 3000
            - name: metrics
              containerPort: 9464
          readinessProbe:
            httpGet:
              path: /ready
              port: http
            periodSeconds: 5
          # The server doesn't listen before it has migrated the database, which can take up to 1 hour.
          startupProbe:
            httpGet:
              path: /ready
              port: http
            periodSeconds: 5
            failureThreshold: 720
          # Not /health, which fails while PostgreSQL is unavailable. A restart wouldn't help, and a server that is still
          # running connects again at once. The console doesn't need the database.
          livenessProbe:
            httpGet:
              path: /console
              port: http
            periodSeconds: 10
            timeoutSeconds: 5
            failureThreshold: 6
---
apiVersion: v1
kind: Service
metadata:
  name: rowfeed
spec:
  selector:
    app: rowfeed
  ports:
    - name: http
      port: 80
      targetPort: http
---
# While Kubernetes drains nodes, one pod continues to run.
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: rowfeed
spec:
  minAvailable: 1
  selector:
    matchLabels:
      app: rowfeed
---
# The port of the metrics doesn't require a key. Only pods in the namespace of Prometheus can use it.
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: rowfeed
spec:
  podSelector:
    matchLabels:
      app: rowfeed
  ingress:
    - ports:
        - port: http
    - ports:
        - port: metrics
      from:
        - namespaceSelector:
            matchLabels:
              kubernetes.io/metadata.name: monitoring
---
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata:
  name: rowfeed
  annotations:
    # The server rejects bodies over 1 MiB itself, with a problem.
    nginx.ingress.kubernetes.io/proxy-body-size: 2m
    # Long polling waits up to 60 s. The other forms of the feed send data at least every 30 s.
    nginx.ingress.kubernetes.io/proxy-read-timeout: '70'
    nginx.ingress.kubernetes.io/proxy-send-timeout: '70'
    # Sends streams, exports and long lists without buffering them.
    nginx.ingress.kubernetes.io/proxy-buffering: 'off'
    # The log contains the query of each request, and the query of /ws can contain a key.
    nginx.ingress.kubernetes.io/enable-access-log: 'false'
spec:
  ingressClassName: nginx
  tls:
    - hosts: [data.example.com]
      secretName: rowfeed-tls
  rules:
    - host: data.example.com
      http:
        paths:
          - path: /
            pathType: Prefix
            backend:
              service:
                name: rowfeed
                port:
                  name: http
\`\`\`

- The image sets \`HOST=0.0.0.0\`, so the server accepts connections from other pods.
- The server doesn't start with the placeholder \`INGRESS_POD_RANGE\`. \`kubectl get pods -n ingress-nginx -o wide\` lists the addresses of
  the ingress pods.
- With SQLite, use one replica, the strategy \`Recreate\`, and a persistent volume for \`/data\`. Set \`fsGroup: 1000\` in the
  \`securityContext\` of the pod. Two servers can't open the same file. The liveness probe can use
  \`/health\`, because the server doesn't depend on another server. Delete the PodDisruptionBudget, because Kubernetes couldn't
  drain the node.
- Without \`ROWFEED_API_KEY\`, the server creates a key when it first starts, and prints it to the log. Everyone who can read the logs
  of the pod can then read the key.
- If your own authority issued the certificate of PostgreSQL, mount the certificate of the authority as a file. Add
  [\`&sslrootcert=\`](http://127.0.0.1:3000/docs/postgres.md#connect-to-postgresql) and the path of the file to \`DATABASE_URL\`.
- The NetworkPolicy takes effect only if the network plugin of the cluster supports it. Replace \`monitoring\` with the namespace of
  your Prometheus.
- If the server uses [a database user without DDL
  permissions](http://127.0.0.1:3000/docs/postgres.md#use-a-database-user-without-ddl-permissions), run \`migrate\` as a Job before you change the image.
- The annotations are for ingress-nginx. With another ingress controller, set the same limits: bodies of 2 MB, 70 s without data,
  and no buffers for responses. If you don't use an ingress, delete it, \`ROWFEED_PUBLIC_URL\` and \`ROWFEED_TRUST_PROXY\`.
- The Ingress doesn't log requests. To log them without the query, remove the annotation. Then set \`log-format-upstream\` in the
  ConfigMap of ingress-nginx to a format with \`$uri\` instead of \`$request\` and \`$request_uri\`.
- The limit of 1 GiB leaves space for all data that [the server keeps for clients](http://127.0.0.1:3000/docs/limits.md#per-client-limits).
- To serve the metrics to Prometheus, see [Metrics](http://127.0.0.1:3000/docs/monitor.md#metrics).
- To run a [command](http://127.0.0.1:3000/docs/cli.md), use \`kubectl exec deploy/rowfeed -- node /app/dist/src/bin.js keys list\`.

## Graceful shutdown

On SIGTERM, the server shuts down within 10 s:

1. \`/ready\` returns 503 at once. For 2 s, the server still accepts connections and executes all requests. During this time, load
   balancers can notice the shutdown without losing a request. Each response has the header \`Connection: close\`.
2. It rejects new requests with 503 \`shutting_down\`, and finishes the requests that are in progress.
3. It closes feeds with code 1001. Clients resume on another instance or after the restart.
4. It closes all connections and writes everything to disk.

From step 2, the server disconnects clients that neither send nor read for 3 s. On SIGINT (Ctrl+C) and
SIGHUP (the terminal is closed), it skips the first step.

To change the duration of the first step, set [\`ROWFEED_DRAIN_SECONDS\`](http://127.0.0.1:3000/docs/configuration.md#environment-variables). It
must be longer than your load balancer needs to notice the shutdown. For example, if the load balancer checks \`/ready\` every 5 s and
removes an instance after two failures, set it to 12. The shutdown can then take up to 20 s, because all other steps take up to
8 s. By default, the process is killed after this time:

- Docker: 10 s (\`--stop-timeout\`)
- Kubernetes: 30 s (\`terminationGracePeriodSeconds\`)
- systemd, with the unit for rowfeed: 15 s (\`TimeoutStopSec\`)

If no load balancer checks \`/ready\`, \`ROWFEED_DRAIN_SECONDS=0\` shuts the server down without this delay.

Send the signal to the server itself, because \`npm start\` and \`npx\` don't forward it. In your own scripts, start
\`node_modules/.bin/rowfeed\`, as in [the setup with HAProxy](http://127.0.0.1:3000/docs/postgres.md#load-balancing-with-haproxy). In a clone, build the server with
\`npm run build\`, and start \`node dist/src/bin.js\`.

Background tasks, for example the creation of an index, continue when the server starts again. A second SIGTERM terminates the
server immediately. Even then, the database keeps all acknowledged writes. Within 0.5 s of the first signal, another one has no
effect, because \`timeout\` and some process managers send each signal twice.

## Serve over HTTPS (nginx)

In production, serve rowfeed over HTTPS, because every request contains a key. This file is a complete configuration for nginx.
Replace \`data.example.com\` and the paths of the certificate, for example with the paths that certbot prints:

\`\`\`nginx
# /etc/nginx/conf.d/rowfeed.conf
map $http_upgrade $connection_option {
  default upgrade;
  '' '';
}
# Logs the path without its query, because the query of /ws can contain a key.
log_format without_query '$remote_addr [$time_iso8601] $request_method $uri $status $body_bytes_sent';

server {
  listen 80;
  server_name data.example.com;
  return 308 https://$host$request_uri;
}

server {
  listen 443 ssl;
  server_name data.example.com;
  ssl_certificate /etc/letsencrypt/live/data.example.com/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/data.example.com/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  access_log /var/log/nginx/rowfeed.log without_query;
  # The server rejects bodies over 1 MiB itself, with a problem.
  client_max_body_size 2m;

  location / {
    proxy_pass http://127.0.0.1:3000;
    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    # For feeds, which are WebSocket connections.
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection $connection_option;
    # Long polling waits up to 60 s.
    proxy_read_timeout 70s;
    # Sends exports and long lists without buffering them.
    proxy_buffering off;
  }
}
\`\`\`

Start rowfeed with these settings, and then reload nginx with \`nginx -t && systemctl reload nginx\`:

| Variable | Value | Reason |
|---|---|---|
| \`HOST\` | \`127.0.0.1\` | Clients can reach the server only through nginx. This is the default. |
| \`ROWFEED_PUBLIC_URL\` | \`https://data.example.com\` | The contracts and links contain this URL. |
| \`ROWFEED_TRUST_PROXY\` | \`127.0.0.1\` | The server distinguishes clients by the addresses that nginx sends. |

Clients use \`https://data.example.com\` as the URL of the server. Feeds are at \`wss://data.example.com/ws\`. To enable HTTP/2, add
\`http2 on;\` to the second server (nginx 1.25.1 or later).

### Two instances (nginx)

If [several instances](http://127.0.0.1:3000/docs/postgres.md#run-several-instances-high-availability) share a database, add this block to the file. In
\`location /\`, replace \`proxy_pass\` with \`proxy_pass http://rowfeed;\` and add \`proxy_connect_timeout 2s;\`:

\`\`\`nginx
upstream rowfeed {
  server 127.0.0.1:3001 max_fails=0;
  server 127.0.0.1:3002 max_fails=0;
}
\`\`\`

By default (\`max_fails=1\`), nginx doesn't use an instance for 10 s after one failed connection. In a rolling restart, both
instances would then be excluded at the same time, and clients would receive 502. With \`max_fails=0\`, nginx tries the other
instance for each request that it can't send. nginx doesn't check \`/ready\`, so a request can receive 503 \`shutting_down\`. The
request had no effect, so the client can retry it immediately. If the instance stops at the moment when nginx sends a write, the
client receives 502 from nginx. Clients can [retry such a write safely](http://127.0.0.1:3000/docs/safe-writes.md#idempotent-requests) with an
\`Idempotency-Key\`. [HAProxy](http://127.0.0.1:3000/docs/postgres.md#load-balancing-with-haproxy) checks \`/ready\`, so both rarely happen there.

### Caddy

Caddy gets a certificate itself. This file is a complete configuration:

\`\`\`caddy
# /etc/caddy/Caddyfile
data.example.com {
  reverse_proxy 127.0.0.1:3000
}
\`\`\`

Set the same variables as for nginx.

## Serve under a path

If a proxy serves rowfeed at \`https://example.org/rows\`, set \`ROWFEED_PUBLIC_URL=https://example.org/rows\`. The console, the
documentation, the published contracts, and the \`Location\` and \`Link\` headers then contain the path. Clients use
\`https://example.org/rows\` as the URL of the server: in SDKs, in \`rowfeed/client\`, and as \`--url\`. The feed is at
\`wss://example.org/rows/ws\`.

The proxy can remove the path from requests or keep it, because the server accepts both. This also applies to requests that
don't pass through the proxy. The following configuration files remove the path. They also forward WebSocket connections, which
feeds need:

\`\`\`nginx
# nginx.conf
events {}
http {
  map $http_upgrade $connection_option {
    default upgrade;
    '' '';
  }
  server {
    listen 8080;
    location /rows/ {
      # With the trailing slash, proxy_pass removes /rows. Without the slash, it keeps /rows.
      proxy_pass http://127.0.0.1:3000/;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_option;
      # The server rejects bodies over 1 MiB itself, with a problem.
      client_max_body_size 2m;
      # Long polling waits up to 60 s.
      proxy_read_timeout 70s;
      # Sends exports and long lists without buffering them.
      proxy_buffering off;
    }
  }
}
\`\`\`

\`\`\`caddy
# Caddyfile
http://:8080 {
  redir /rows /rows/
  handle_path /rows/* {
    reverse_proxy 127.0.0.1:3000
  }
}
\`\`\`

\`\`\`haproxy
# haproxy.cfg
defaults
  mode http
  timeout connect 2s
  timeout client 70s
  timeout server 70s
  timeout tunnel 70s

frontend public
  bind :8080
  http-request redirect location /rows/ if { path /rows }
  http-request replace-path /rows(/.*) \\1 if { path_beg /rows/ }
  default_backend rowfeed

backend rowfeed
  option forwardfor
  server a 127.0.0.1:3000
\`\`\`

To serve rowfeed at the root of a host instead, set \`ROWFEED_PUBLIC_URL=https://data.example.com\` and change the configuration of
the proxy:

- In nginx, replace \`location /rows/\` with \`location /\`.
- In Caddy, use [this file](#caddy). Caddy then also gets a TLS certificate.
- In HAProxy, remove both lines with \`http-request\`.

In all cases, set [\`ROWFEED_TRUST_PROXY\`](http://127.0.0.1:3000/docs/configuration.md#environment-variables) to the address of the proxy. The
server can then distinguish clients by their own addresses.

## Compression

The server can compress the contracts, \`/docs\` and the guides with \`br\` or \`gzip\`. The client selects the encoding with
\`Accept-Encoding\`. Each encoding has its own \`ETag\`. The build of rowfeed compresses the documents. If the contracts contain
another URL than http://127.0.0.1:3000, the server compresses them on the first request.

| | Uncompressed | \`gzip\` | \`br\` |
|---|---|---|---|
| \`/openapi.json\` | 319 KB | 36 KB | 30 KB |
| \`/docs\` | 570 KB | 69 KB | 46 KB |
| A guide, such as \`/docs/sdks\` | 48 KB | 17 KB | 15 KB |
| All | 4.6 MB | 1.4 MB | 1.2 MB |

The server loads the documents when a client requests one of them for the first time. It keeps the encodings that it has sent in
memory. All documents in all encodings use about 29 MB.

The server doesn't compress responses under \`/v1\`, for two reasons:

- Compression can reveal secrets (the BREACH attack). A list can contain a secret next to rows from an attacker. An attacker who
  can see the lengths of encrypted responses could then guess the secret bit by bit.
- The compression would take more time than the request. For a list of 100 rows (18 KB), gzip takes 0.2 ms, and the rest of the
  request takes [0.14 ms](http://127.0.0.1:3000/docs/benchmarks.md#comparison-with-pocketbase).

If this attack isn't possible in your deployment, you can compress responses in a proxy:

\`\`\`haproxy
# haproxy.cfg
defaults
  mode http
  timeout connect 2s
  timeout client 70s
  timeout server 70s
  timeout tunnel 70s

frontend public
  bind :8080
  default_backend rowfeed

backend rowfeed
  # HAProxy turns the ETag of a compressed response into a weak ETag, which If-Match never matches. Don't compress single rows.
  http-request del-header Accept-Encoding if { path_reg ^/v1/collections/[^/]+/rows/. }
  compression algo gzip
  compression type application/json
  server a 127.0.0.1:3000
\`\`\`

A list of 100 rows is then 4 KB instead of 18 KB. HAProxy compresses only responses with status 200 to 203. It doesn't compress
feeds or problems.

## Software bill of materials (SBOM)

Run this command in the folder of the installed package:

\`npm sbom --package-lock-only --sbom-format cyclonedx --sbom-type application > rowfeed.cdx.json\`

It writes the dependencies with their versions, checksums and licences in the CycloneDX format. In a clone, add \`--omit dev\` to
exclude packages that only the development tools need.
`;

export const postgres = `# Deploy on PostgreSQL

## Connect to PostgreSQL

Create an empty UTF-8 database, and start the server with the URL of the database:
\`DATABASE_URL=postgres://user:password@host:5432/rowfeed npx rowfeed\`. In a clone, use \`npm start\` instead of \`npx rowfeed\`. You don't
need any other settings. The API, the order of rows and the feed are the same as on SQLite. Commands such as
[\`rowfeed keys\`](http://127.0.0.1:3000/docs/cli.md) need the same \`DATABASE_URL\`.

When the server starts, it creates the tables and PL/pgSQL functions. The database user must therefore own the database. If several
instances start at the same time, one of them creates the tables and the others wait.

To start rowfeed before PostgreSQL, set \`ROWFEED_DATABASE_WAIT_SECONDS\`, for example to 60. If PostgreSQL doesn't accept connections
yet, or its host name isn't known yet, the server logs a warning and retries every second. It does the same if all connections of
PostgreSQL are in use. After this time, it prints the reason and exits with code 1. Commands don't wait.

rowfeed requires PostgreSQL 15 or later. The tests run on PostgreSQL 18. rowfeed doesn't support other databases that use the
PostgreSQL protocol. It also needs the SQLite driver if it runs on PostgreSQL, because it sorts the keys of a new
[index](http://127.0.0.1:3000/docs/indexes.md) in an SQLite file.

To encrypt the connections with TLS, add \`?sslmode=verify-full\` to the URL. The server then also verifies the certificate and the
host name. If your own authority issued the certificate, add \`&sslrootcert=\` and the path of the authority's certificate. \`require\`,
\`verify-ca\` and \`prefer\` have the same effect as \`verify-full\`. With \`no-verify\`, the server encrypts the connections without a
verification. If you misspell such a parameter, for example as \`sslMode\`, the server doesn't start. If any other parameter has no
effect, for example \`target_session_attrs\`, the server logs a warning. In the user and the password,
write special characters percent-encoded, for example \`%23\` for \`#\`.

If other programs use the database, create a schema for rowfeed, and add the schema to the URL. For example, after \`CREATE SCHEMA
rowfeed\`, add \`?options=-c%20search_path%3Drowfeed\`. rowfeed then creates its tables and functions in this schema. If tables of another
program have the same names, the server doesn't start and prints the names. If they have other names, it logs a warning when it creates
its tables.

The transactions of rowfeed need the isolation level \`read committed\`, which is the default of PostgreSQL. If
\`default_transaction_isolation\` has another value, the server doesn't start. If other programs need this value, set the level only
for the user of rowfeed: \`ALTER ROLE rowfeed SET default_transaction_isolation = 'read committed'\`.

To connect through a Unix socket, write its folder percent-encoded as the host:
\`postgres://rowfeed@%2Fvar%2Frun%2Fpostgresql/rowfeed\`.

## Use a database user without DDL permissions

You can also run the server with a database user that can only read and write tables. Create the user as a superuser, for example
with \`CREATE ROLE rowfeed_server LOGIN PASSWORD 'password'\`. Then run these statements in the database, as the owner of the
database:

\`\`\`sql
GRANT CONNECT ON DATABASE rowfeed TO rowfeed_server;
GRANT USAGE ON SCHEMA public TO rowfeed_server;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO rowfeed_server;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO rowfeed_server;
\`\`\`

The last statement includes the tables that this owner creates later. You can therefore run the statements before or after the
first migration. The server doesn't use sequences. PostgreSQL lets all users execute functions, unless you have revoked this
permission.

Before you start a new version for the first time, run \`rowfeed migrate\` as the owner. Set \`DATABASE_URL\` of the server to the URL
with \`rowfeed_server\`. On Kubernetes, run \`migrate\` as a Job: use the image of the new version, \`args: [migrate]\`, and the owner's
\`DATABASE_URL\`. Change the image of the Deployment when the Job has finished.

If a table, function or permission is missing, the server prints the reason in one line and doesn't start. It does the same if
row-level security hides rows of its tables from the user.

The name of each function contains a hash. Each version therefore has its own functions, and two versions can run at the same
time. If no instance has used a function for a day, the next start or migration as the owner drops it.

## Connections and timeouts

| Limit | Value |
|---|---|
| Connections per instance | 22, opened as needed |
| Time before an idle connection is closed | 1 minute |
| Time that a statement waits for a lock | 5 s, or 9 s if other statements are already waiting for the lock |
| Duration of a statement | 10 s |

A rolling update runs one additional instance for a while. \`max_connections\` of PostgreSQL must therefore allow 22 connections for
each instance and for one more. For two instances, these are 66 connections. Add the connections of other programs. The same applies
to the \`CONNECTION LIMIT\` of the database and of its user.

If a statement exceeds a time limit, the server returns 503 with \`Retry-After\`. For a write, \`detail\` states whether the server
may have executed it. Don't set a lower \`statement_timeout\` for the database or its user, because it applies to some statements
too.

rowfeed doesn't change \`synchronous_commit\`. If the PostgreSQL server supports LZ4, it uses LZ4 to compress texts of more than 2 KB.

## Run several instances (high availability)

Any number of instances can share a database, behind any load balancer. You don't need a message broker, because the instances
use NOTIFY to report changes to each other. Feeds on every instance receive a change within about 20 ms.

Synchronize the clocks of the machines, for example with NTP. If the clocks of two instances differ by more than an hour, an instance
can remove changes and records of [idempotency keys](http://127.0.0.1:3000/docs/safe-writes.md#idempotent-requests) earlier than configured.

\`DATABASE_URL\` contains one host. For an automatic failover of PostgreSQL, use an address that always leads to the current
primary, for example the address of a proxy. While no primary is available, requests return 503. The instances then connect to
the new primary, and feeds continue.
PgBouncer retries the connection only every 15 s (\`server_login_retry\`).

If the standby had not received all commits, acknowledged writes are lost, and you must
[reset the cursors](http://127.0.0.1:3000/docs/backup.md#restore-with-another-program). To prevent this, use synchronous replication
(\`synchronous_standby_names\`).

## Read replicas

A read replica reduces the load on the primary, because a standby serves lists and reads of single rows. Set
\`DATABASE_REPLICA_URL=postgres://...\` to the same database on a standby. The standby must use streaming replication from the
primary.

To allow a read from the standby, the client sends a cursor in the \`Collection-Cursor\` header. It uses the last cursor that it
received, in a response or in a frame of the feed. The instance compares the cursor with the state of the standby:

- If the standby contains all changes up to the cursor, the instance reads from the standby.
- Otherwise, the instance reads from the primary instead, within the same request.

A client therefore always sees its own writes and never receives an older state, even if the standby lags behind.

The instance always uses the primary for:

- reads without the \`Collection-Cursor\` header
- reads with a cursor from another collection, or from a deleted collection with the same name
- reads with a cursor that is newer than the last change
- exports and the feed
- keys, quotas and collection names
- all reads that a write depends on

On SQLite and on [Citus](http://127.0.0.1:3000/docs/citus.md), the server doesn't start if \`DATABASE_REPLICA_URL\` is set. Clients can always send
\`Collection-Cursor\`, even to a server without a read replica. If the value isn't a valid cursor, the server returns 400
\`parameter_invalid\`.

A read from the standby doesn't cause any work on the primary. On the instance, it uses as much CPU time as a read from the
primary. We measured this with 16 clients that read single rows and lists of 20 rows.

### Outages of the standby

If the standby is unavailable, requests still succeed:

- An instance checks the standby every 250 ms. If the standby doesn't respond for 400 ms, the instance reads from the primary until
  the standby is available again. Reads that are in progress also move to the primary.
- The instance logs the outage once and the recovery once. \`/ready\` doesn't change.
- If the standby cancels a read because the read blocks replication, the instance repeats the read on the primary.
- While the standby replays a change that locks a table, such as a migration, its reads wait. Within 0.7 s, they move to the
  primary.
- The metric [\`rowfeed_replica_reads_total\`](http://127.0.0.1:3000/docs/metrics.md) counts the reads from the standby.

### Requirements of the standby

An instance opens up to 8 connections to the standby. If a read has waited too long for a lock, its connection stays open until
the lock is released. On every new connection, the instance checks the following:

- The standby belongs to the same database. If it belongs to a different database when the server starts, the server exits with an
  error. If it belongs to a different database later, all reads use the primary. The check uses \`pg_control_system()\`, so both
  database users must be allowed to call this function.
- The standby hasn't been promoted. Otherwise, all reads use the primary.
- The standby has the functions of this version. Otherwise, all reads use the primary.

Note these limits:

- After a failover, the former primary may continue to run. rowfeed can't detect that a standby still follows the former primary.
  Make the standby follow the new primary, or shut it down.
- If one instance deletes a collection, other instances may still read it from the standby for up to 1 s.
- You can use a [pooler](#pgbouncer) in front of the standby. The pooler must contain only standbys of this database, because it
  can move a connection to another server. The instance detects this within 0.7 s. After an outage, PgBouncer retries the
  connection only every 15 s (\`server_login_retry\`).

## PgBouncer

You can use a connection pooler in transaction mode, because rowfeed doesn't keep any state in a session. rowfeed is tested with
PgBouncer. NOTIFY doesn't work through a pooler, so feeds receive changes from other instances within about 250 ms instead of 20
ms.

In session mode, the pool must contain [22 connections for each instance](#connections-and-timeouts). The default of PgBouncer
(\`default_pool_size\`) is only 20. If the pool is too small, statements wait for a connection. The server then exits at its start
after some time, or requests return 503 after 10 s.

## Load balancing with HAProxy

This setup runs two instances on one machine, with PostgreSQL and HAProxy. If one instance stops or fails, the other continues
to serve requests. The files were tested with HAProxy 2.6 from Debian 12 (\`apt-get install haproxy\`).

Save the files in the folder where you [installed the package](http://127.0.0.1:3000/docs/install.md#install-as-a-package). In a clone, run
\`npm run build\` first, and replace \`node_modules/.bin/rowfeed\` in \`start.sh\` with \`node dist/src/bin.js\`.

\`\`\`sh
# rowfeed.env
# The quotes are necessary, because the shell would end an unquoted URL at a "&".
DATABASE_URL='postgres://rowfeed:password@127.0.0.1:5432/rowfeed'
# A random text, for example from: openssl rand -hex 24
ROWFEED_API_KEY=rf_...
ROWFEED_TRUST_PROXY=127.0.0.1
# The URL that clients use. Otherwise, each instance publishes contracts with its own URL.
ROWFEED_PUBLIC_URL=http://127.0.0.1:8080
\`\`\`

\`\`\`haproxy
# haproxy.cfg
global
  # Each connection needs two open files. See ulimit -n.
  maxconn 5000
  log stdout format raw local0 info

defaults
  mode http
  log global
  # Logs the path without its query, because the query of /ws can contain a key. The last value is the Request-Id.
  log-format "%tr %ci %HM %HPO %ST %b/%s %Tr/%Ta ms %B bytes %ts %[var(txn.request_id)]"
  timeout connect 2s
  timeout client 70s
  timeout server 70s
  timeout http-request 10s
  timeout http-keep-alive 60s
  # For open feeds. rowfeed sends a ping every 30 s, so a longer silence means that its machine failed.
  timeout tunnel 70s
  timeout check 2s
  # Retries a request without a response on another instance.
  option redispatch 1
  retry-on conn-failure empty-response

frontend public
  # With TLS: bind :443 ssl crt /etc/haproxy/rowfeed.pem
  bind :8080
  option forwardfor
  # Used only in the problem below.
  unique-id-format %[uuid]
  http-after-response set-var(txn.request_id) res.hdr(Request-Id)
  default_backend rowfeed

backend rowfeed
  # Selects the instance with the fewest connections, because feeds stay open for a long time.
  balance leastconn
  # An instance may have executed the request. Retries only reads and writes with an idempotency key, which is safe.
  http-request disable-l7-retry unless METH_GET or { req.hdr(idempotency-key) -m found }
  # While no instance is ready, HAProxy responds with a problem instead of an HTML page.
  http-error status 503 content-type application/problem+json lf-string "{\\"type\\":\\"urn:rowfeed:problem:database_unavailable\\",\\"title\\":\\"No instance is ready\\",\\"status\\":503,\\"detail\\":\\"No instance is ready. If the request has an Idempotency-Key, it may have been executed.\\",\\"instance\\":\\"%[path,json(utf8s)]\\",\\"code\\":\\"database_unavailable\\",\\"request_id\\":\\"%ID\\"}" hdr Retry-After 1 hdr Request-Id %ID hdr Cache-Control no-store hdr X-Content-Type-Options nosniff
  option httpchk GET /ready
  default-server check inter 500ms fall 2 rise 1
  server a 127.0.0.1:3001
  server b 127.0.0.1:3002
\`\`\`

\`\`\`sh
# start.sh PORT
set -a && . ./rowfeed.env && set +a
# The server continues to run when you close the terminal. nohup wouldn't help, because Node.js ignores it.
PORT=$1 setsid node_modules/.bin/rowfeed >>"rowfeed-$1.log" 2>&1 &
echo $! >"rowfeed-$1.pid"
\`\`\`

\`\`\`sh
sh start.sh 3001
sh start.sh 3002
nohup haproxy -f haproxy.cfg >>haproxy.log 2>&1 &
echo $! >haproxy.pid
\`\`\`

HAProxy now listens on port 8080. To apply a new version or new settings without an interruption, save this script and run
\`sh restart.sh\`:

\`\`\`sh
# restart.sh
# Restarts the instances one by one. Stops the next instance when the previous one is ready and HAProxy has noticed it.
for port in 3001 3002; do
  kill -TERM "$(cat "rowfeed-$port.pid")"
  while curl -s "http://127.0.0.1:$port/ready" >/dev/null; do sleep 0.2; done
  sh start.sh "$port"
  until curl -fs "http://127.0.0.1:$port/ready" >/dev/null; do
    # If the new instance doesn't start, prints the reason. The other instance continues to serve requests.
    kill -0 "$(cat "rowfeed-$port.pid")" 2>/dev/null || { tail -n 1 "rowfeed-$port.log"; exit 1; }
    sleep 0.2
  done
  sleep 2
done
\`\`\`

When an instance shuts down, clients see the following:

- Its feeds close with 1001. Clients resume on the other instance from their last cursor.
- All requests succeed, because HAProxy notices the shutdown within about 1 s and the instance [executes requests for
  2 s](http://127.0.0.1:3000/docs/deploy.md#graceful-shutdown) (\`ROWFEED_DRAIN_SECONDS\`).
- If HAProxy notices the shutdown later, a request can receive 503 \`shutting_down\`. The request had no effect, so the client can
  retry it immediately.

When an instance is killed, clients see the following:

- Its feeds close with 1006.
- HAProxy repeats interrupted reads on the other instance. It also repeats writes with an
  [\`Idempotency-Key\`](http://127.0.0.1:3000/docs/safe-writes.md#idempotent-requests). If the request is at most 16 KiB (\`tune.bufsize\`), the client doesn't
  notice the failure.
- For other writes, HAProxy returns 502 or closes the connection without a response. The server may have executed them.

While no instance is ready, HAProxy returns 503 \`database_unavailable\`. To enable
[metrics](http://127.0.0.1:3000/docs/monitor.md#metrics) on one machine, give each instance its own port. For example, replace \`PORT=$1\` in \`start.sh\` with
\`PORT=$1 ROWFEED_METRICS_PORT=$(($1 + 1000))\`.

If the instances run on several machines, set \`HOST\` on each instance to the address of its machine. On all instances, set
\`ROWFEED_TRUST_PROXY\` to the address of HAProxy, so that rowfeed can identify and limit clients that try to guess keys. You don't
need to limit request bodies in HAProxy, because rowfeed returns 413 if a body is larger than 1 MiB.
`;

export const citus = `# Scale out with Citus

If one PostgreSQL server doesn't have enough storage or write capacity, you can run rowfeed on
[Citus](https://github.com/citusdata/citus). Citus is an extension that distributes a PostgreSQL database over several servers.
Each collection is stored entirely on one worker, together with its change log and its indexes. The id of a collection determines
its worker.

Citus adds capacity and isolation. However, a request [costs several times as much](#performance) on Citus, so a few nodes
aren't faster than one PostgreSQL server. The API, the sort order of rows and the feed are the same. You can run any number of
instances. This guide was tested with Citus 13.2 on PostgreSQL 15, with one coordinator and two workers.

## Set up Citus

Configure PostgreSQL on every node:

| Setting | Value |
|---|---|
| \`shared_preload_libraries\` | \`'citus'\` |
| \`wal_level\` | \`logical\`, so that you can move shards during writes |
| \`max_worker_processes\` | A higher value than the default. Each database needs one worker process. |
| \`max_connections\` | Enough for the [connections](http://127.0.0.1:3000/docs/postgres.md#connections-and-timeouts) of all instances. For each of these connections, the coordinator can open one connection to each worker. |
| \`max_prepared_transactions\` | Enough for the connections of all instances. It must not be 0. |
| \`citus.node_conninfo\` | The same TLS setting on all nodes: either all nodes use TLS, or none of them does. |

Then set up the database:

1. On every node, create the database in UTF-8 and run \`CREATE EXTENSION citus\` as the same user. The user must own the database
   on all nodes.
2. On the coordinator, call \`citus_set_coordinator_host\` with the coordinator's own address. Then call \`citus_add_node\` for each
   worker.
3. Set \`DATABASE_URL\` of every instance to the coordinator.
4. If the database already contains rows, stop all instances. Otherwise, they would continue to use the functions for a single
   PostgreSQL server.
5. Run \`rowfeed migrate\` or start an instance. rowfeed finds the extension and its workers, and distributes the tables.
   \`rowfeed migrate\` also prints a message about this.

Without workers, the database works as on a single PostgreSQL server. After the first \`citus_add_node\`, the next start or
\`rowfeed migrate\` distributes the database.

The number of shards is the value of \`citus.shard_count\` at that time, which is 32 by default. More shards make requests more
expensive. If there are fewer shards than workers, some workers store no collections.

If the server uses [a database user without DDL permissions](http://127.0.0.1:3000/docs/postgres.md#use-a-database-user-without-ddl-permissions), run
\`SET citus.multi_shard_modify_mode TO 'sequential'\` before you grant the permissions on all tables with one statement.

You can use PgBouncer in front of the coordinator, [in transaction mode](http://127.0.0.1:3000/docs/postgres.md#pgbouncer).

An instance can also connect to a worker instead of the coordinator. It then also serves all collections. Before you start the
instance, migrate the coordinator to the version of the instance. PostgreSQL doesn't pass notifications (NOTIFY) on to other
nodes. Instances on different nodes therefore poll for each other's commits.

## Where data is stored

| Location | Data |
|---|---|
| Distributed over the workers by \`collection_id\` | \`heads\`, \`rows\`, \`changes\` and the data of indexes |
| On the coordinator | accounts, keys, usage, names of collections, schemas and idempotency keys |

The most frequent requests read single rows, list rows, commit changes and read the change log for a feed. For each of these
requests, the server makes a single call. The coordinator forwards the call to the worker of the collection.

Once per second, the server also queries several workers. It looks for change logs to trim, and for new changes in the
collections that clients follow.

## Performance

These figures are from one run with 32 clients and 64 collections of 500 rows each. All nodes, rowfeed and the clients ran on
one machine with 2 cores. The requests per second therefore show the cost of a request, not the speed with a separate machine
for each node.

| Request | One PostgreSQL server | Citus, one worker | Citus, two workers |
|---|---|---|---|
| read one row | 25,878 per second | 0.10 of that rate | 0.10 |
| list 20 rows | 10,337 per second | 0.15 | 0.14 |
| insert a row | 3,495 per second | 0.41 | 0.40 |
| insert a row with an idempotency key | 1,366 per second | 0.50 | 0.50 |
| insert 100 rows | 1,529 per second | 0.44 | 0.52 |

The extra hop from the coordinator to a worker causes most of this difference. With two workers, the median time of a read was
12.0 ms instead of 1.1 ms. The median time of an insert was 24.0 ms instead of 9.2 ms. Both cores were fully used. In a second
run, the ratios with two workers were 0.09, 0.14, 0.32, 0.51 and 0.47.

This table shows the CPU time per request in the first run, in microseconds:

| Request | One PostgreSQL server | Coordinator | Workers | rowfeed without Citus | rowfeed on Citus |
|---|---|---|---|---|---|
| read one row | 9 | 153 | 279 | 33 | 130 |
| list 20 rows | 54 | 209 | 643 | 78 | 248 |
| insert a row | 201 | 309 | 618 | 216 | 316 |
| insert a row with an idempotency key | 986 | 1,124 | 790 | 279 | 544 |
| insert 100 rows | 527 | 510 | 1,285 | 460 | 457 |

We calculated the following estimate from these figures, but didn't measure it:

| Nodes | CPU time per second | Requests per second |
|---|---|---|
| Ten workers with 8 cores each | 80 s | 129,000 inserts |
| A coordinator with 8 cores | 8 s | 26,000 inserts (309 µs each), 38,000 lists, 7,100 inserts with an idempotency key, or 15,700 inserts of 100 rows |
| One PostgreSQL server with 8 cores | 8 s | 40,000 inserts |

The coordinator is therefore the next bottleneck. Two workers of the same size are enough to use the coordinator's full capacity
for inserts, and three workers are enough for lists. Ten workers have these advantages:

- ten times the disk space, memory and vacuum capacity
- isolation, because a collection doesn't slow down collections on other workers
- capacity for requests that cost the workers more than the coordinator

After the CPU of the coordinator, the next bottleneck is the tables on the coordinator. These tables contain the names of the
collections, and the usage with one row per key, hour and instance.

## Failure modes

| Event | What happens |
|---|---|
| A worker fails | The server returns 503 for the collections of this worker. Other collections aren't affected. If a commit was in progress, the server returns 503, and \`detail\` states that the server may have stored the write. A client that sent an [\`Idempotency-Key\`](http://127.0.0.1:3000/docs/safe-writes.md#idempotent-requests) can retry the write. When the worker is available again, you don't need to do anything. |
| The coordinator fails | All requests return 503 until the coordinator is available again. Protect it in the same way as a single PostgreSQL server, for example with a standby. |
| A worker fails between the two phases of a commit | The data of this write stays locked on the worker until Citus finishes the commit (\`citus.recover_2pc_interval\`, 1 minute by default). Until then, writes to this collection return 503. |
| You add a worker | Call \`citus_add_node\`, and then \`rebalance_table_shards(shard_transfer_mode := 'force_logical')\`. Clients can continue to write. While Citus moves a shard, writes to this shard wait or return 503. You don't lose data. |
| You remove a worker | Call \`citus_drain_node\`, \`CALL citus_cleanup_orphaned_resources()\`, and then \`citus_remove_node\`. Without the second call, Citus can refuse to move shards later, because copies on the removed worker were not dropped. |
| You upgrade to a later version | The migration changes the tables of all nodes in one transaction. |

Some writes change data both on a worker and on the coordinator, with a two-phase commit. These writes create or delete a
collection, set a schema, or use an idempotency key.

## Back up and restore

If you run \`pg_dump\` against the coordinator, the dump contains all rows, but not their distribution over the workers. To restore the
dump:

1. Create a new database on Citus with the extension and its workers, [as described above](#set-up-citus).
2. Restore the dump and run \`rowfeed migrate\`.

The restored database returns the same responses and cursors, byte for byte. You can't restore the dump to a single PostgreSQL
server, because the table of index keys has different columns there.

For base backups, all nodes need a common restore point (\`citus_create_restore_point\`).

[\`rowfeed copy\`](http://127.0.0.1:3000/docs/backup.md#move-between-sqlite-and-postgresql) moves a database to Citus. Before you copy a database from Citus,
stop all instances. The command reads one worker after another, so the copy isn't a single snapshot of all workers.

## Untested setups

These tests ran on Citus and passed, two files at a time on 2 cores:

- the suite of \`.mocharc.postgres.json\`, except for the tests that are only for SQLite
- the tests for several instances, database functions, \`migrate\`, replicas and faults
- \`copy\` between Citus and SQLite, and between Citus and a single PostgreSQL server, in both directions

Two problems occurred in earlier runs:

- One instance was killed while it created an index of 40,000 rows, and another instance continued. In one of five runs, the
  index wasn't ready within 15 s, which is the time limit of the test. The machine was overloaded at that time.
- \`rebalance_table_shards\` failed once during writes, because PostgreSQL aborted it to resolve a deadlock. The cause isn't
  known, and the later runs didn't fail. After such a failure, a subscription, a replication slot and a role remain. Drop all
  three. As long as they exist, Citus can't move this shard again.

PostgreSQL 16 and 17, standbys, restoring from base backups, and workers on separate machines weren't tested.
`;

export const backup = `# Back up and restore

This guide explains how to back up, restore, check and move a database.

## SQLite database file

Only one server can use the database file at a time. This also applies if another server uses a different path or a symbolic
link. The file must not have several hard links, because each link would have a separate log. For the same reason, mount the
folder of the file in a container, not the file.

Only the owner can read files that rowfeed creates, including backups (mode 0600, and 0700 for folders). An existing database
file keeps its mode, and the files next to it get the same mode.

The file doesn't shrink after deletes, because SQLite uses the free space for new rows. To make it smaller, [copy it to a new
file](#move-between-sqlite-and-postgresql).

## Create and restore a backup

\`rowfeed backup\` copies an SQLite database while the server is running, and then checks the copy:

\`\`\`sh
npx rowfeed backup monday.db
\`\`\`

\`\`\`text
Copied data/rowfeed.db to monday.db and verified the copy: 126,976 bytes in 0.0 s.
\`\`\`

The backup is a snapshot of the database. The command copies it in small steps, so that it doesn't delay writes. On a terminal,
it shows a progress bar. Otherwise, it prints its progress every 5 s.

Until the backup is complete, the file has the name \`monday.db.<host>-<pid>.partial\`. If a signal stops the command, it removes
this file. If the command is killed, the next backup with the same name removes the file.

\`rowfeed restore\` replaces the database with a backup. Stop the server first, because the command fails while a server or another
command is using the database:

1. Stop the server, for example with \`sudo systemctl stop rowfeed\`.
2. Run \`npx rowfeed restore monday.db --replace\` with the \`DATABASE_URL\` of the server. With \`--replace\`, the command deletes the
   data of an existing database. If it fails or is killed, the existing database remains unchanged.
3. Revoke [the keys that are valid again](#keys-and-accounts-after-a-restore), and start the server.

This example restores the backup to a second database, so that you can examine it:

\`\`\`sh
DATABASE_URL=sqlite:look.db npx rowfeed restore monday.db
DATABASE_URL=sqlite:look.db npx rowfeed keys list
\`\`\`

\`\`\`text
Restored look.db: 0 collections, 0 rows.
ID                NAME   ACCOUNT  BEGINS    SCOPES              COLLECTIONS  EXPIRES (UTC)  LAST USED  STATUS
key_jC9vqLxeIFbO  first  default  rf_NRiWr  read, write, admin  all          never          never      valid
\`\`\`

The restored database starts a new change history, so all earlier cursors become invalid. If a client uses an earlier cursor, the
server closes the feed with 4410. The client must then list the rows again.

## Back up and restore on PostgreSQL

Use \`pg_dump\` while the servers are running. Its version must be at least the version of the PostgreSQL server. Only you should be able
to read the dump, because it contains all rows and [the secrets in \`settings\`](http://127.0.0.1:3000/docs/security-model.md#secrets):

\`(umask 077 && pg_dump -Fc -f rowfeed.dump "$DATABASE_URL")\`

To restore the dump:

1. Stop all instances.
2. Run \`pg_restore --clean --if-exists --no-owner --no-acl --single-transaction -d "$DATABASE_URL" rowfeed.dump\`. If it fails, the
   database doesn't change.
3. Run \`npx rowfeed cursors reset\`, because all cursors after the dump [must become invalid](#restore-with-another-program).
4. Check the [keys and accounts](#keys-and-accounts-after-a-restore), and start the instances.

Run all commands as the owner of the database. If another user restores the tables, they can belong to that user. The server can then
neither read nor migrate them. If the database was migrated after the dump, first
[remove its tables](http://127.0.0.1:3000/docs/upgrade.md#go-back-to-the-previous-version).

The command also restores the dump to a new, empty database, on any PostgreSQL server of at least the same version. Such a server
doesn't know the users of the old one. If you use [a database user without DDL
permissions](http://127.0.0.1:3000/docs/postgres.md#use-a-database-user-without-ddl-permissions), create this user again and run the statements in that section.

To verify a dump, restore it to another database, and check that database with \`npx rowfeed check --database postgres://...\`. The
command can't read the dump itself.

You can also use a physical backup, for example to restore the database to a point in time. For Citus, see
[Back up and restore on Citus](http://127.0.0.1:3000/docs/citus.md#back-up-and-restore).

## Back up every night (cron)

This crontab creates a backup of the server [with systemd](http://127.0.0.1:3000/docs/deploy.md#run-with-systemd) every night. After a successful backup, it
deletes backups that are older than 14 days. Create the folder with \`sudo mkdir -m 700 /var/backups/rowfeed\`:

\`\`\`text
# /etc/cron.d/rowfeed
PATH=/usr/local/bin:/usr/bin:/bin
DATABASE_URL=sqlite:/var/lib/rowfeed/rowfeed.db
0 3 * * * root cd /var/backups/rowfeed && /opt/rowfeed/node_modules/.bin/rowfeed backup rowfeed-$(date +\\%F).db >/dev/null && find . -name 'rowfeed-*' -mtime +14 -delete
\`\`\`

On PostgreSQL, use these lines instead. If \`pg_dump\` fails, the file \`new.dump\` is incomplete. Only root should be able to read the
crontab (\`chmod 600\`), because the URL contains the password:

\`\`\`text
DATABASE_URL=postgres://user:password@host:5432/rowfeed
0 3 * * * root cd /var/backups/rowfeed && umask 077 && pg_dump -Fc -f new.dump "$DATABASE_URL" && mv new.dump rowfeed-$(date +\\%F).dump && find . -name 'rowfeed-*' -mtime +14 -delete
\`\`\`

cron sends the error of a failed backup as mail to root. Copy the backups to another machine, and regularly verify one with [\`rowfeed
check\`](#check-a-database).

## Keys and accounts after a restore

After a restore, keys and accounts are in the same state as when you created the backup:

- A key that you revoked after the backup is valid again. The same applies to a key that you rotated or limited.
- An account that you deleted after the backup exists again, with its keys and rows.
- A key that you created after the backup doesn't exist.

Before you start the server, list the keys and accounts, and revoke or delete them again:

- \`npx rowfeed keys list\` and \`npx rowfeed keys revoke ID\`
- \`npx rowfeed accounts list\` and \`npx rowfeed accounts delete ACCOUNT\`
- \`npx rowfeed tickets rotate-secret\`, if you created a new secret for tickets after the backup

## Restore with another program

If you restore the database without \`rowfeed restore\`, for example with \`pg_restore\`, to a point in time or from a snapshot of a
disk, cursors keep their meaning only up to the backup. Changes after the backup are lost, and the new changes get the same
sequence numbers. A client that continues with a later cursor would then miss changes and not notice it. The same is true if
PostgreSQL fails over to a standby that has not received all commits.

1. Stop all servers, and restore the database.
2. Run \`rowfeed cursors reset\`. All cursors become invalid, and the rows don't change.
3. Start the servers. Clients that follow a feed list the rows again.

## Check a database

By default, \`rowfeed check\` verifies the database in \`DATABASE_URL\`. You can also check another database (\`--database URL\`) or an
SQLite file such as a backup:

\`\`\`sh
npx rowfeed check monday.db
\`\`\`

\`\`\`text
CHECK            VERIFIED                            RESULT
write-ahead log  0 frames                            ok
pages            44 pages                            ok
tables           19 tables, 22 indexes               ok
accounts         1 account, 0 plans, 0 usage counts  ok
keys             1 key                               ok
ids              6 counters                          ok
heads            0 collections                       ok
rows             0 rows                              ok
change log       0 changes                           ok
indexes          0 indexes, 0 index keys             ok
schemas          0 schemas                           ok
\`\`\`

The check compares the data that rowfeed stores twice. On SQLite, it also verifies the definitions of the tables. SQLite doesn't
store checksums for pages. The check can therefore find a changed byte in a row only while the change log contains the last
change of this row.

If the check takes longer, it shows its progress on a terminal. Otherwise, it prints its progress to standard error every 5 s. SQLite
doesn't report the progress of \`checking pages\`. The step \`comparing\` counts entries: rows, changes and index keys.

The check reads one snapshot. Servers can write during the check, but on SQLite, the write-ahead log grows until the check
finishes. If the command finds faults, it prints them and exits with code 1.

\`rowfeed check --repair\` recomputes the counts of rows, bytes and deleted ids, and the next ids. It also drops incorrect
indexes, and the server creates them again. The command never changes rows, the change log or keys. If these are damaged,
restore a backup. Before a repair, stop all servers. To print the result as JSON for programs, add \`--json\`.

## Damaged files

Before the server or any other rowfeed command opens the database, it checks SQLite's write-ahead log (the \`-wal\` file). SQLite
itself treats corruption as the end of the log, and drops all later commits. If the log is damaged, rowfeed doesn't change
anything and exits with code 1:

\`\`\`text
rowfeed: The write-ahead log data/rowfeed.db-wal is damaged at byte 57712: at least 6 commits after it are lost. Restore a backup with \`rowfeed restore\`, or continue without these commits with \`rowfeed serve --accept-damage\`.
\`\`\`

1. Copy the folder of the database, so that you don't lose any more data.
2. If you have a recent backup, run \`rowfeed restore --replace FILE\`.
3. Otherwise, run \`rowfeed serve --accept-damage\` once. The server keeps a copy of the log (\`-wal-damaged-<time>\`) and continues
   without the commits after the damage. Clients that follow a feed must then list the rows again.

After a crash, the log can end within a commit that wasn't acknowledged. rowfeed doesn't treat such a log as damaged. Checking
64 MiB of the log takes about 0.1 s.

## Move between SQLite and PostgreSQL

1. Stop the server, because the copy doesn't include later writes. If a server is still using the source, the command prints a
   warning.
2. Run \`rowfeed copy --from sqlite:data/rowfeed.db --to postgres://...\`. The target must be an empty database.
3. Start the server with the new \`DATABASE_URL\`.

The command copies accounts, keys, plans, usage, collections, schemas, rows and the change log. It can also copy from SQLite to
SQLite, or from PostgreSQL to PostgreSQL. With \`--json\`, it prints the number of rows and the checksum of each table.
[Tickets](http://127.0.0.1:3000/docs/end-users.md) that were created on the source are not valid on the target.

The copy is a snapshot of the source. The command writes the copy in one transaction. Before the commit, it reads all data back
and compares the checksums. If the command fails or is killed, the target remains empty.

On the target, keys remain valid, new ids continue from the same number, and feeds resume from their cursors. However, the
\`ETag\` of each row changes, so the server returns 412 for a request with an earlier \`ETag\` in \`If-Match\`. Don't write to the old
database after the copy. If a client uses the cursor of such a write on the target, the server closes the feed with 4410.
`;

export const monitor = `# Monitoring

This guide shows how to check whether a server is working, and how to monitor it.

## Health checks

To find out whether an instance accepts requests, call \`GET /ready\`:

\`\`\`sh
curl -s -w '\\n' http://localhost:3000/ready
\`\`\`

\`\`\`json
{"ok":true,"service":"rowfeed"}
\`\`\`

| Endpoint | Use |
|---|---|
| \`GET /ready\` | Shows whether the instance accepts requests. If it returns 503, stop sending requests to the instance. It returns 503 as soon as the instance starts to shut down. |
| \`GET /health\` | Shows whether the instance is working. If it returns 503 for 1 minute, restart the instance. With PostgreSQL, don't restart it automatically: while PostgreSQL is unavailable, the instance also returns 503, and a restarted instance can't start before PostgreSQL is available. |
| \`GET /console\` | Shows whether the process responds. It doesn't need the database. With PostgreSQL, restart the instance if it fails for 1 minute. |

You don't need a key for these endpoints.

## Logging

The server writes JSON lines to standard output. It logs its start with its version and its \`database\`, its shutdown and every internal error. The
log line of an error contains the \`request_id\`, which the client received in the \`Request-Id\` header. If an error affects every request, the
server logs it only once per second. \`unlogged\` is then the number of errors that it didn't log.

An outage of PostgreSQL has one line when it starts (\`the database is not available\`) and one when it ends (\`the database is
available again\`, with its duration in \`seconds\`). During the outage, the server logs at most one failed request per minute.

If a client exceeds a limit (status 429, or 403 \`limit_reached\`), the server logs this once per minute for each key. The line
contains the \`key_id\` and the \`code\`, and \`detail\` describes the limit. \`rowfeed keys list\` shows the account of the key. If the key of a request is invalid, the
line contains the address of the \`client\` instead. The server logs one such line per minute for each \`code\`, even if several
clients exceed the limit.

With \`LOG_LEVEL=debug\`, the server also logs:

- every request, with its operation, status, duration in milliseconds, key id and client address
- every feed that it opens, rejects or closes, with \`close_code\`, \`seconds\` and \`frames\`

The server doesn't open a log file itself. If you redirect its output to a file, rotate the file with the option \`copytruncate\` of
logrotate.

If the server can't write its log, for example because the disk is full, it continues to serve requests. It keeps about 1 MiB of log
lines and retries. Further lines are lost.

The log lines never contain the secret of a key. However, a server that starts with a new database prints the first key to
standard error, as text instead of JSON. If a log collector or systemd reads this output, it stores the key. To prevent this, set
[\`ROWFEED_API_KEY\`](http://127.0.0.1:3000/docs/configuration.md#environment-variables) before the first start.

## Metrics

Set \`ROWFEED_METRICS_PORT=9464\`. The server then provides Prometheus metrics at \`/metrics\`, on this port and the address in
\`HOST\`. This port doesn't require a key, so don't make it public.

Add the port of each instance to the configuration of Prometheus:

\`\`\`yaml
# prometheus.yml
scrape_configs:
  - job_name: rowfeed
    static_configs:
      - targets: ['127.0.0.1:9464']
rule_files:
  - rowfeed-alerts.yml
\`\`\`

Start with these seven alerts. Replace 500 MB with the memory that you planned for:

\`\`\`yaml
# rowfeed-alerts.yml
groups:
  - name: rowfeed
    rules:
      - alert: RowfeedDown
        expr: up{job="rowfeed"} == 0
        for: 1m
      # Prometheus knows no instance at all.
      - alert: RowfeedAbsent
        expr: absent(up{job="rowfeed"})
        for: 1m
      # For example, PostgreSQL is unavailable.
      - alert: RowfeedNotReady
        expr: rowfeed_ready == 0
        for: 1m
      - alert: RowfeedErrors
        expr: sum by (instance, operation, status) (rate(rowfeed_request_duration_seconds_count{status=~"5.."}[5m])) > 0
        for: 5m
      - alert: RowfeedSlowCommits
        expr: histogram_quantile(0.99, sum by (instance, le) (rate(rowfeed_commit_duration_seconds_bucket[5m]))) > 0.1
        for: 5m
      - alert: RowfeedMemory
        expr: process_resident_memory_bytes{job="rowfeed"} > 500e6
        for: 5m
      - alert: RowfeedBackgroundTask
        expr: sum by (instance, task) (rate(rowfeed_background_failures_total[5m])) > 0
        for: 5m
\`\`\`

On Kubernetes, the Prometheus Operator finds the pods of [the Deployment](http://127.0.0.1:3000/docs/deploy.md#run-on-kubernetes) with this file:

\`\`\`yaml
# rowfeed-monitor.yaml
apiVersion: monitoring.coreos.com/v1
kind: PodMonitor
metadata:
  name: rowfeed
spec:
  selector:
    matchLabels:
      app: rowfeed
  # Names the job rowfeed, as in the alerts.
  jobLabel: app
  podMetricsEndpoints:
    - port: metrics
\`\`\`

If your Prometheus finds pods by their annotations, add \`prometheus.io/scrape: 'true'\` and \`prometheus.io/port: '9464'\` to the
annotations of the pod instead. In the alerts, replace \`rowfeed\` by the name of your job.

[Metrics](http://127.0.0.1:3000/docs/metrics.md) lists all metrics, with an alert and a solution for each.
`;

export const upgrade = `# Upgrade

This guide shows how to upgrade safely. You don't need to migrate the database yourself, because each new version migrates it
when it starts.

## Upgrade one server

Read the [changelog](http://127.0.0.1:3000/docs/changelog.md) first. Then back up the database. You can do this while the server is running:

\`\`\`sh
npx rowfeed backup before-upgrade.db
\`\`\`

Install the new version, and restart the server. Until the restart, the previous version continues to run, even after you have
replaced its files. The new version migrates the database when it starts. When \`/ready\` returns 200, the server accepts
requests:

\`\`\`sh
npx rowfeed --version
curl -s -w '\\n' http://localhost:3000/ready
\`\`\`

Clients reconnect and [resume](http://127.0.0.1:3000/docs/resume.md) from their last cursor. On PostgreSQL, use
[\`pg_dump\`](http://127.0.0.1:3000/docs/backup.md#back-up-and-restore-on-postgresql) instead of \`rowfeed backup\`.

## Upgrade without an interruption

If you run several instances on PostgreSQL, replace them [one by one](http://127.0.0.1:3000/docs/postgres.md#load-balancing-with-haproxy). The first new
instance migrates the database while the old instances continue to run. This works because each version only adds to the
database schema of the previous version. A later version drops unused parts. The timeouts of the PostgreSQL server don't apply
to migrations. The server logs \`migrating the database\` when a migration starts, and \`the database is migrated\` when it is complete. Both
lines contain the schema versions as \`from\` and \`to\`. \`from\` is 0 for a new database.

## Migrate the database

At its start, the server checks the state of the database. \`rowfeed migrate\` and all other commands that open the database do
the same:

| State of the database | What happens |
|---|---|
| It is empty, or the file is missing | \`serve\`, \`migrate\`, \`restore\` and \`copy\` create the tables. Other commands fail. |
| It has an older schema | rowfeed migrates the database completely or not at all. If several programs start at the same time, one of them migrates the database and the others wait. |
| It has the schema of this version | The database doesn't change. |
| It has a newer schema | The program prints a one-line error and doesn't change the database. Instances that are already running continue to run. |
| It belongs to another program | The program prints a one-line error and doesn't change the database. On PostgreSQL, this applies only if a table has the same name as a table of rowfeed. Otherwise, rowfeed creates its tables and prints a warning with the names of other tables in the [schema](http://127.0.0.1:3000/docs/postgres.md#connect-to-postgresql). |

\`rowfeed backup\`, \`rowfeed check\` and \`rowfeed copy --from\` only read a database, so they don't migrate it. \`check\` and \`copy\` fail
if the schema is older. To check a backup of an older version, restore it to a second database, which \`rowfeed restore\` migrates.

## Go back to the previous version

An older version can't open a database that a newer version has migrated. Stop the server, install the old version, and restore
the backup with \`npx rowfeed restore before-upgrade.db --replace\`. You lose all changes since the backup, and clients must list
their rows again. Revoke [the keys that are valid again](http://127.0.0.1:3000/docs/backup.md#keys-and-accounts-after-a-restore) before you start the server.

On PostgreSQL, \`pg_restore --clean\` doesn't drop tables that the newer version has added. Drop the whole schema instead, as the owner
of the database, if only rowfeed uses the database:

1. Stop all instances, and install the old version.
2. Run \`psql "$DATABASE_URL" -1 -c 'DROP SCHEMA public CASCADE' -c 'CREATE SCHEMA public'\`.
3. Restore [the dump](http://127.0.0.1:3000/docs/backup.md#back-up-and-restore-on-postgresql) with
   \`pg_restore --no-owner --no-acl --single-transaction -d "$DATABASE_URL" before-upgrade.dump\`. If you use [a database user
   without DDL permissions](http://127.0.0.1:3000/docs/postgres.md#use-a-database-user-without-ddl-permissions), run the statements in that section again.
4. Run \`npx rowfeed cursors reset\`, and start the instances.

## Keep clients working

A new version doesn't break clients. [Versioning](http://127.0.0.1:3000/docs/versioning.md) explains what a new version can add, and how rowfeed
announces removals. After an upgrade, check the deployment with [\`rowfeed conform\`](http://127.0.0.1:3000/docs/troubleshooting.md#test-a-deployment).
`;

export const http = `# HTTP reference

This page describes rules that apply to all operations, in addition to the contract.

## Requests

- The server treats HTTP/1.2 to HTTP/1.9 as HTTP/1.1 (RFC 9110, 2.5). For HTTP/0.9, HTTP/2 and HTTP/3, it returns 400
  \`request_malformed\`. To support HTTP/2 and HTTP/3, use a proxy in front of the server.
- The response to HEAD has the same status and headers as the response to GET, but no body.
- The server ignores \`Accept\`, and the bodies of GET and DELETE requests.
- The server rejects unknown or repeated query parameters with 400 \`parameter_invalid\`. The exceptions are \`/health\` and \`/ready\`,
  because some probes add parameters.
- Paths must match exactly. If a path has a trailing slash, the server returns 404. Collection names are case-sensitive.
- If a path parameter or the query contains a percent sign without two hexadecimal digits, or bytes that aren't UTF-8, the
  server returns 400 \`parameter_invalid\`. In another part of a path, the server returns 404, because such a route doesn't exist.
- For rows, schemas, lists and documents, \`If-Match\` and \`If-None-Match\` [take
  effect](http://127.0.0.1:3000/docs/safe-writes.md#prevent-lost-updates-if-match), because they have an \`ETag\`. All other writes reject both
  headers with 400 \`parameter_invalid\`. All other reads ignore them.
- The server ignores \`If-Modified-Since\`, \`If-Unmodified-Since\`, \`If-Range\` and \`Range\`, as RFC 9110 requires for responses
  without \`Last-Modified\` and \`Accept-Ranges\`.
- Every response has a \`Request-Id\`. If the client sends an \`X-Request-Id\` of at most 128 characters from
  \`A-Z a-z 0-9 . _ ~ + / = : -\`, the server uses this value. Otherwise, the server creates one.
- When you read a row or a list, you can send the latest cursor that you received for the collection in \`Collection-Cursor\`. A
  [read replica](http://127.0.0.1:3000/docs/postgres.md#read-replicas) can then serve the read, and the response never shows an earlier state.
- \`Idempotency-Key\` makes a write [safe to retry](http://127.0.0.1:3000/docs/safe-writes.md#idempotent-requests). For reads, the server ignores this
  header.
- The server ignores unknown preferences in \`Prefer\`, as RFC 7240 requires.
- The server uses \`Accept-Encoding\` only for documents and pages. Their responses therefore have a \`Vary\` header.
  [Compression](http://127.0.0.1:3000/docs/deploy.md#compression) explains why the server doesn't compress other responses.
- If a client pipelines requests on a connection, the server executes them one after the other. After CONNECT, the server
  ignores further input and closes the connection.

## Timeouts and request limits

- The server disconnects clients that don't make progress. The headers must arrive within 10 s. The complete request must arrive
  within 28 s. The client must read at least 16 KiB of a response every 30 s. In a stream of changes, one byte is enough.
- The requests of a key can use at most 16 MiB of memory for bodies, and 64 MiB for responses that the client hasn't read yet. If a
  key exceeds this limit, its further requests receive 503 \`overloaded\` and have no effect.
- For value limits, see [Collections and rows](http://127.0.0.1:3000/docs/rows.md#supported-values-and-limits). For feed limits, see [Change
  feed](http://127.0.0.1:3000/docs/feed.md#limits-and-backpressure).

## Headers

The first table contains all request headers that the server reads, and some common headers that it ignores. If the value of a
header is a list, the server ignores empty members. It combines several header fields with the same name into one list (RFC
9110, 5.3 and 5.6.1). The last column is a test file or folder in \`test/\`.

| Request header | Specification | What the server does | Test |
|---|---|---|---|
| \`Accept\` | RFC 9110, 12.5.1 | Ignored. An operation has a single media type, or a parameter selects the media type. | \`http/requests/hostile\` |
| \`Accept-Encoding\` | RFC 9110, 12.5.3 | Selects \`br\`, \`gzip\` or no compression for documents and pages. Ignored for all other responses. | \`operations/documents/compression\` |
| \`Access-Control-Request-Headers\` | Fetch, 3.3 | Ignored. The response to a preflight allows all headers that the server reads. | \`http/responses/cross-origin\` |
| \`Access-Control-Request-Method\` | Fetch, 3.3 | Marks an OPTIONS request as a preflight. | \`http/responses/cross-origin\` |
| \`Authorization\` | RFC 9110, 11.6.2; RFC 6750, 2.1 | \`Bearer\` followed by the key. The server ignores other schemes. | \`access/authentication\` |
| \`baggage\` | W3C Baggage | Ignored, but allowed in cross-origin requests. | \`http/responses/cross-origin\` |
| \`Collection-Cursor\` | rowfeed | [Ensures that the response never shows an earlier state.](http://127.0.0.1:3000/docs/postgres.md#read-replicas) | \`engines/postgres/replica\` |
| \`Connection\` | RFC 9110, 7.6.1; RFC 9112, 9.6 | With \`close\`, the server closes the connection after the response. The \`Upgrade\` header requires the option \`Upgrade\`. The server ignores other options. | \`http/closing\` |
| \`Content-Encoding\` | RFC 9110, 8.4 | If the body is compressed, the server returns 415 with \`Accept-Encoding: identity\`. Ignored if the operation has no body. | \`http/requests/unsupported-types\` |
| \`Content-Length\` | RFC 9110, 8.6; RFC 9112, 6.3 | The length of the body. If the request contains this header twice, or together with \`Transfer-Encoding\`, the server returns 400. | \`http/protocol\` |
| \`Content-Type\` | RFC 9110, 8.3 | For an unsupported media type or charset, the server returns 415. If the request contains this header twice, the server returns 400. | \`http/requests/unsupported-types\` |
| \`Expect\` | RFC 9110, 10.1.1 | With \`100-continue\`, the server sends 100 (Continue), unless the headers already cause an error. It ignores other expectations. | \`http/interim\` |
| \`Forwarded\` | RFC 7239, 4 | Ignored, because proxies also send \`X-Forwarded-For\`. | \`http/header-table\` |
| \`Host\` | RFC 9110, 7.2; RFC 9112, 3.2 | HTTP/1.1 requests must contain it exactly once. If the request target is an absolute URL, its host takes precedence. | \`http/requests/targets\` |
| \`Idempotency-Key\` | draft-ietf-httpapi-idempotency-key-header | Makes a write [safe to retry](http://127.0.0.1:3000/docs/safe-writes.md#idempotent-requests). | \`store/writes/idempotency\` |
| \`If-Match\` | RFC 9110, 13.1.1 | If the header doesn't contain the current version, the server returns 412. A weak \`ETag\` never matches. For writes of other resources, the server returns 400. | \`operations/conditions\` |
| \`If-Modified-Since\` | RFC 9110, 13.1.3 | Ignored, because no response has \`Last-Modified\`. | \`operations/conditions\` |
| \`If-None-Match\` | RFC 9110, 13.1.2 | If the header contains the current version, the server returns 304 (reads) or 412 (writes). For writes of other resources, the server returns 400. | \`operations/conditions\` |
| \`If-Range\` | RFC 9110, 13.1.5 | Ignored, like \`Range\`. | \`operations/conditions\` |
| \`If-Unmodified-Since\` | RFC 9110, 13.1.4 | Ignored, because no response has \`Last-Modified\`. | \`operations/conditions\` |
| \`Last-Event-ID\` | HTML, 9.2.4 | A cursor. A [stream of changes](http://127.0.0.1:3000/docs/feed.md#server-sent-events) resumes after this cursor. Browsers send the header when they reconnect. | \`feed/stream\` |
| \`Origin\` | RFC 6454, 7; Fetch, 3.2 | Determines whether [a page](#cors) can read responses and open feeds. | \`http/responses/origins\` |
| \`Prefer\` | RFC 7240, 2 | \`count=exact\` and \`return=minimal\`. The server ignores other preferences. If a preference occurs twice, the server uses the first. | \`http/requests/list-headers\` |
| \`Range\` | RFC 9110, 14.2 | Ignored, because no response has \`Accept-Ranges\`. | \`operations/conditions\` |
| \`Sec-WebSocket-Extensions\` | RFC 6455, 11.3.2 | Ignored, because feeds don't support extensions. | \`http/requests/list-headers\` |
| \`Sec-WebSocket-Key\` | RFC 6455, 11.3.1 | If the value is malformed, the server returns 400. | \`feed/handshake\` |
| \`Sec-WebSocket-Protocol\` | RFC 6455, 11.3.4 | Ignored, because feeds don't support subprotocols. If the list is malformed, the server returns 400. | \`http/requests/list-headers\` |
| \`Sec-WebSocket-Version\` | RFC 6455, 11.3.5 | If the version isn't 13, the server returns 426. | \`feed/handshake\` |
| \`TE\` | RFC 9110, 10.1.4 | Ignored, because responses don't have trailers. | \`http/header-table\` |
| \`traceparent\` | W3C Trace Context, 3.2 | Ignored, but allowed in cross-origin requests. | \`http/responses/cross-origin\` |
| \`tracestate\` | W3C Trace Context, 3.3 | Ignored, but allowed in cross-origin requests. | \`http/responses/cross-origin\` |
| \`Trailer\` | RFC 9110, 6.6.2 | Ignored, like the trailers of a body. | \`http/header-table\` |
| \`Transfer-Encoding\` | RFC 9112, 6.1 | \`chunked\` in HTTP/1.1. For any other value, the server returns 400 and closes the connection. | \`http/closing\` |
| \`Upgrade\` | RFC 9110, 7.8 | \`websocket\` on \`/ws\` in HTTP/1.1. Ignored on all other paths. | \`http/requests/targets\` |
| \`X-API-Key\` | rowfeed | The key. The server ignores an empty value. | \`access/authentication\` |
| \`X-Forwarded-For\` | de facto | The address of the client, if a [trusted proxy](http://127.0.0.1:3000/docs/configuration.md#environment-variables) set it. | \`http/requests/list-headers\` |
| \`X-Forwarded-Host\` | de facto | Ignored. [\`ROWFEED_PUBLIC_URL\`](http://127.0.0.1:3000/docs/configuration.md#environment-variables) sets the URL of the server. | \`http/header-table\` |
| \`X-Forwarded-Proto\` | de facto | Ignored, like \`X-Forwarded-Host\`. | \`http/header-table\` |
| \`X-HTTP-Method-Override\` | de facto | Ignored. | \`http/header-table\` |
| \`X-Request-Id\` | de facto | If the value is valid, the server uses it as \`Request-Id\`. | \`http/requests/hostile\` |

All headers that the server sends:

| Response header | Specification | What the server does | Test |
|---|---|---|---|
| \`Accept\` | RFC 9110, 12.5.1 and 15.5.16 | The supported media types for the body, in 415 responses. | \`http/requests/unsupported-types\` |
| \`Accept-Encoding\` | RFC 9110, 12.5.3 | \`identity\`, in 415 responses to a compressed body. | \`http/requests/unsupported-types\` |
| \`Accept-Patch\` | RFC 5789, 3.1 | The supported media types for the body, in 415 responses to PATCH. These responses don't have \`Accept\`. | \`http/requests/unsupported-types\` |
| \`Access-Control-Allow-Headers\` | Fetch, 3.3 | The allowed request headers, in responses to preflights. | \`http/responses/cross-origin\` |
| \`Access-Control-Allow-Methods\` | Fetch, 3.3 | The allowed methods, in responses to preflights. | \`http/responses/cross-origin\` |
| \`Access-Control-Allow-Origin\` | Fetch, 3.3 | The origin of the page, if it is allowed. | \`http/responses/origins\` |
| \`Access-Control-Expose-Headers\` | Fetch, 3.3 | The headers that scripts can read. | \`http/responses/cross-origin\` |
| \`Access-Control-Max-Age\` | Fetch, 3.3 | The time for which a browser can reuse the result of a preflight: 10 minutes. | \`http/responses/cross-origin\` |
| \`Allow\` | RFC 9110, 10.2.1 | The supported methods, in 405 responses. | \`http/requests/methods\` |
| \`Cache-Control\` | RFC 9111, 5.2.2 | The contract specifies the value for each response. | \`contract/contract\` |
| \`Collection-Cursor\` | rowfeed | The cursor of the snapshot that the response shows. | \`operations/rows/list\` |
| \`Connection\` | RFC 9110, 7.6.1; RFC 9112, 9.6 | \`close\` if the server closes the connection. \`Upgrade\` in 101 and 426 responses. | \`http/closing\` |
| \`Content-Encoding\` | RFC 9110, 8.4 | \`br\` or \`gzip\`, for documents and pages. | \`operations/documents/compression\` |
| \`Content-Length\` | RFC 9110, 8.6 | The length of the body, in all final responses except exports, 204 and 304. | \`http/closing\` |
| \`Content-Security-Policy\` | CSP Level 3, 3.1 | The sources that a page can load content from. | \`docs/page\` |
| \`Content-Type\` | RFC 9110, 8.3 | The contract specifies the value for each response. | \`contract/contract\` |
| \`Date\` | RFC 9110, 6.6.1 | The time of the response, in all responses except 100 and 101. | \`http/closing\` |
| \`ETag\` | RFC 9110, 8.8.3 | The version. It is strong for rows and documents, and weak for lists. | \`operations/conditions\` |
| \`Idempotent-Replayed\` | rowfeed | \`true\` in a replayed response. | \`store/writes/idempotency\` |
| \`Keep-Alive\` | RFC 2068, 19.7.1.1 | How long an idle connection stays open. | \`http/header-table\` |
| \`Link\` | RFC 8288, 3 | The URL of the next page of a list, with \`rel="next"\`. | \`operations/rows/list\` |
| \`Location\` | RFC 9110, 10.2.2 | The path of the new collection (201), or of the console (302). | \`http/base-path\` |
| \`Next-After\` | rowfeed | The page token of the next page. | \`operations/rows/list\` |
| \`Preference-Applied\` | RFC 7240, 3 | The preferences that the server applied. | \`http/requests/list-headers\` |
| \`RateLimit\` | draft-ietf-httpapi-ratelimit-headers | The remaining quota. | \`access/rate-limit-headers\` |
| \`RateLimit-Policy\` | draft-ietf-httpapi-ratelimit-headers | The quota. | \`access/rate-limit-headers\` |
| \`Request-Id\` | rowfeed | The id of the request. The log contains the same id. | \`http/requests/hostile\` |
| \`Retry-After\` | RFC 9110, 10.2.3 | The number of seconds to wait, in 429 and 503 responses. | \`fairness/refusals\` |
| \`Rows-Inserted\` | rowfeed | The number of rows that an upsert inserted. | \`store/row-keys/upsert\` |
| \`Rows-Unchanged\` | rowfeed | The number of rows that an upsert didn't change. | \`store/row-keys/upsert\` |
| \`Rows-Updated\` | rowfeed | The number of rows that an upsert changed. | \`store/row-keys/upsert\` |
| \`Schema-Since\` | rowfeed | A cursor. All changes after this cursor conform to the schema. | \`store/schemas\` |
| \`Sec-WebSocket-Accept\` | RFC 6455, 11.3.3 | Confirms the handshake, in the 101 response. | \`feed/handshake\` |
| \`Sec-WebSocket-Version\` | RFC 6455, 4.4 | The supported version, in 426 responses to a request for another version. | \`feed/handshake\` |
| \`Total-Count\` | rowfeed | The total count of matching rows, if the request has \`Prefer: count=exact\`. | \`operations/rows/list\` |
| \`Transfer-Encoding\` | RFC 9112, 6.1 | \`chunked\` in exports and streams of changes, except for HTTP/1.0 clients. | \`http/header-table\` |
| \`Upgrade\` | RFC 9110, 7.8 and 15.5.22 | \`websocket\`, in 101 and 426 responses. | \`http/requests/methods\` |
| \`Vary\` | RFC 9110, 12.5.5 | \`Accept-Encoding\` for documents and pages. \`Origin\` if \`ROWFEED_CORS_ORIGIN\` is a list of origins. | \`http/responses/cross-origin\` |
| \`WWW-Authenticate\` | RFC 9110, 11.6.1; RFC 6750, 3 | The authentication scheme, in 401 responses. | \`access/authentication\` |
| \`X-Accel-Buffering\` | de facto | \`no\` in streams of changes, so that proxies forward each event immediately. | \`feed/stream\` |
| \`X-Content-Type-Options\` | Fetch, 3.6 | \`nosniff\`. | \`contract/contract\` |

## CORS

By default, the server doesn't allow cross-origin requests. To allow them, set
[\`ROWFEED_CORS_ORIGIN\`](http://127.0.0.1:3000/docs/configuration.md#environment-variables). The server then responds to preflights (OPTIONS requests with
\`Access-Control-Request-Method\`) with 204. Preflights don't require a key. If the origin isn't allowed, the response contains no
CORS headers. Scripts can send the headers \`Authorization\`, \`x-api-key\`, \`Content-Type\`, \`If-Match\`, \`If-None-Match\`,
\`Idempotency-Key\`, \`Prefer\`, \`Collection-Cursor\`, \`Last-Event-ID\`, \`traceparent\`, \`tracestate\`, \`baggage\` and \`X-Request-Id\`. If a
script sends another header, such as \`sentry-trace\`, the browser blocks the request. Scripts can read the headers \`Accept\`,
\`Accept-Encoding\`, \`Accept-Patch\`, \`Collection-Cursor\`, \`ETag\`, \`Idempotent-Replayed\`, \`Link\`, \`Location\`, \`Next-After\`,
\`Preference-Applied\`, \`RateLimit\`, \`RateLimit-Policy\`, \`Request-Id\`, \`Retry-After\`, \`Rows-Inserted\`, \`Rows-Unchanged\`,
\`Rows-Updated\`, \`Schema-Since\`, \`Total-Count\` and \`WWW-Authenticate\`. The server doesn't use cookies. Don't set the option
\`credentials: 'include'\`, because browsers then block the response.

If a feed handshake or a request for a stream of changes has an \`Origin\` header, the server checks it. It accepts the allowed
origins, the origin of [\`ROWFEED_PUBLIC_URL\`](http://127.0.0.1:3000/docs/configuration.md#environment-variables), and the origin in \`Host\`. For all other
origins, it returns 403 \`origin_forbidden\`. Two origins are the same if their scheme, host and port are the same ([RFC
6454](https://www.rfc-editor.org/rfc/rfc6454)).
`;

export const feed = `# Change feed (WebSocket)

The feed is a WebSocket connection that sends every insert, update and delete in a collection, in commit order. You can also receive
the same frames as [server-sent events](#server-sent-events) or [over plain HTTP](#changes-over-http). This page describes the
protocol. For complete scripts, see [Follow changes](http://127.0.0.1:3000/docs/follow.md) and [Reconnect and resume](http://127.0.0.1:3000/docs/resume.md). The [feed
contract](http://127.0.0.1:3000/asyncapi.yaml) describes all frames and their fields.

## Open a feed

Connect to \`ws://127.0.0.1:3000/ws\` with these query parameters, and send the key [in the same way as in other
requests](http://127.0.0.1:3000/docs/authenticate.md#send-the-key):

| Parameter | Meaning |
|---|---|
| \`collection\` | The collection to follow. Required. |
| \`since\` | A cursor. The feed first sends all changes after the cursor, and then continues with live changes. By default, the feed starts with the next change. |
| \`initial\` | If \`true\`, the feed sends the current rows first. You can't combine \`initial\` with \`since\`. |
| \`filter\` | The feed includes only [matching rows](#filtered-feeds-and-initial-rows). |
| \`fields\` | The [row fields](#selected-fields) to include in the frames. Repeat the parameter for each field: \`fields=text&fields=done\`. |
| \`events\` | The types of changes to send: \`insert\`, \`update\` or \`delete\`, separated by commas. By default, the feed sends all three. |
| \`api_key\` | The key, if the client can't set headers. |

If the server can't open the feed, it responds to the handshake with an [error](http://127.0.0.1:3000/docs/errors.md).

## Frames

Each frame is a JSON object in a text message:

\`\`\`json
{"event":"update","collection":"notes","seq":2,"cursor":"v5937mcx2e-2","time":"2026-11-21T10:25:01.234Z","row":{"id":1,"text":"Water the plants","done":true},"changed":["done"]}
\`\`\`

| Event | Meaning |
|---|---|
| \`insert\`, \`update\`, \`delete\` | A change. \`row\` is the row after the change. For \`delete\`, it is the row before the change. \`changed\` contains the names of the changed fields. |
| \`enter\`, \`leave\` | The row started or stopped matching the filter because of an update. For \`leave\`, \`row\` is the last state that matched. |
| \`row\` | One of the initial rows. It has no cursor. |
| \`bookmark\` | A new cursor, without a change. \`"synced":true\` means that the server has sent all initial rows. |

\`seq\` is the sequence number of the change. The sequence numbers of a collection have no gaps. \`cursor\` is the position in the feed
after the change. Treat it as an opaque string. \`time\` is the time of the commit.

If you use \`since\` or \`initial\`, the feed also sends bookmarks, at least every 30 s. With a recent cursor, you receive only a
few changes when you resume.

## Changes over HTTP

Clients that can't keep a WebSocket connection open, such as scripts and serverless functions, can get the same frames over plain
HTTP: \`GET /v1/collections/{name}/changes\` returns the changes after a cursor. For an example, see [Poll for
changes](http://127.0.0.1:3000/docs/follow.md#poll-for-changes).

\`\`\`json
{"changes":[{"event":"insert","collection":"notes","seq":1,"cursor":"v5937mcx2e-1","time":"2026-11-21T10:25:01.123Z","row":{"id":1,"text":"Water the plants"}}],"cursor":"v5937mcx2e-1","has_more":false}
\`\`\`

| Parameter | Meaning |
|---|---|
| \`since\` | A cursor. The response contains the changes after the cursor. By default, the response contains only the current cursor. |
| \`limit\` | The maximum number of frames, from 1 to 1,000. The default is 100. A response can contain at most 1 MiB of frames. |
| \`wait\` | If there is no frame to return, the server waits up to this number of seconds for the next frame, from 0 to 60. The default is 0. |
| \`events\` | The types of changes to return. Repeat the parameter for each type: \`events=insert&events=delete\`. |
| \`filter\`, \`fields\` | The same as for \`/ws\`. |

| Member | Meaning |
|---|---|
| \`changes\` | The frames, except \`row\` and \`bookmark\` frames. |
| \`cursor\` | The value of \`since\` for the next request. The cursor also advances past changes that your parameters exclude. |
| \`has_more\` | If \`true\`, send the next request immediately. The change log may contain more frames. |

If you pass each \`cursor\` to the next request, you receive every frame exactly once and in order. This also applies after a
restart and with several instances. If the change log no longer contains all changes after the cursor, the server returns 410
[\`cursor_expired\`](http://127.0.0.1:3000/docs/errors.md#error-format-and-error-codes). List the rows again, and continue from the cursor of that list.

If a filter excludes most changes, the server stops reading after about 10,000 changes or 0.5 s. \`has_more\` can then be \`true\`
even if \`changes\` is empty.

While a request waits, it counts as an [open feed](http://127.0.0.1:3000/docs/limits.md#per-client-limits) and not as a request in progress. It counts as one
request toward the quota. The server responds early in these cases:

| Case | Response |
|---|---|
| The server shuts down | 200 with the frames that are available |
| The key is revoked or expires | 401 \`key_invalid\` |
| The key loses the \`read\` scope or access to the collection | 403 \`scope_insufficient\` |
| The collection is deleted | 404 \`collection_not_found\` |

## Server-sent events

\`GET /v1/collections/{name}/changes/stream\` sends the frames as [server-sent
events](https://html.spec.whatwg.org/multipage/server-sent-events.html), for \`EventSource\` in browsers and for \`curl -N\`. For an
example, see [Stream changes with EventSource](http://127.0.0.1:3000/docs/follow.md#stream-changes-with-eventsource).

\`\`\`text
retry: 2000

event: insert
id: v5937mcx2e-1
data: {"event":"insert","collection":"notes","seq":1,"cursor":"v5937mcx2e-1","time":"2026-11-21T10:25:01.123Z","row":{"id":1,"text":"Water the plants"}}
\`\`\`

- The parameters are \`since\`, \`initial\`, \`filter\`, \`fields\` and \`api_key\`, as for \`/ws\`. Repeat the \`events\` parameter for each type
  of change.
- In each event, \`event\` is the frame's \`event\`, \`id\` is its \`cursor\`, and \`data\` is the complete frame. With \`initial=true\`,
  events before the \`synced\` bookmark have no \`id\`. If the client is disconnected before this bookmark, it must start again.
- If you omit \`since\` and \`initial\`, the stream starts with a bookmark, so that the client always has a cursor. All streams send
  bookmarks.
- When a browser reconnects, it sends the last \`id\` as \`Last-Event-ID\`. This header takes precedence over \`since\` and \`initial\`.
- After every 15 s of silence, the server sends a comment line, so that proxies don't close the connection.
- If the stream can't start, the server returns a normal [error](http://127.0.0.1:3000/docs/errors.md), for example 410 \`cursor_expired\`.
- In the cases in which the server closes a WebSocket with 4401, 4403, 4404 or 4410, it sends an \`end\` event. The \`data\` of the
  event is the [problem](http://127.0.0.1:3000/docs/errors.md#error-format-and-error-codes). \`EventSource\` then reconnects, receives the same problem as an
  HTTP error, and stops.
- If the server shuts down, it closes the stream without an \`end\` event, and the client resumes. Slow clients have the same
  [limits](#limits-and-backpressure) as with a WebSocket. The server disconnects them without an \`end\` event.

A stream counts as an [open feed](http://127.0.0.1:3000/docs/limits.md#per-client-limits).

## Follow a paginated list

A page can contain up to 1,000 rows. With \`after\`, the next page continues after the last row, in [any sort
order](http://127.0.0.1:3000/docs/lists.md#pagination). A row that doesn't change while you read the pages appears on exactly one page. A row
that changes in the meantime can appear on two pages or on none, but the feed sends the change.

The pages come from different snapshots, so your copy isn't consistent at first. Apply all frames in order, up to the
\`Collection-Cursor\` of the *last* page:

- If the first and the last page have the same cursor, the copy is consistent immediately.
- Otherwise, the copy is consistent after the frame whose \`cursor\` equals the cursor of the last page.

After that, the copy is identical to the collection after every frame.

Don't use \`offset\` to page through a list that you want to follow. If a row is deleted between two requests, all later rows move
up, and you can miss a row. If you use a \`filter\` for the list, use the same \`filter\` for the feed.

## Filtered feeds and initial rows

With \`initial=true\`, the feed sends the current rows first, so you don't need to list them first. The server sends one \`row\` frame
per row, sorted by \`id\`. After the last row, it sends a bookmark with \`"synced":true\`.

With a [\`filter\`](http://127.0.0.1:3000/docs/lists.md#filter-sort-and-select-fields), the feed includes only matching rows. If an update makes a row
match, the server sends \`enter\`. If a row stops matching, the server sends \`leave\` with the last state that matched.

If a row changes while the server is sending the initial rows, the server sends the change between the \`row\` frames, in order. At
the \`synced\` bookmark and after every later frame, the copy contains exactly the matching rows.

\`row\` frames have no cursor. If the connection is lost before the \`synced\` bookmark, start again with \`initial=true\` and an
empty copy. After the bookmark, resume with \`since\` and the same \`filter\`.

You can't combine \`initial\` with \`since\`. If you set \`events\`, it must contain all three types of changes. Otherwise, the copy
would become outdated. With a filter, the type \`update\` includes \`enter\` and \`leave\`.

The server reads the initial rows like a list. In a large collection without an index for the filter, this can exceed the time
limit of 5 s:

- If it takes too long to find the first rows, the server rejects the handshake with 503 \`index_building\` or 400 \`query_too_costly\`.
- If it takes too long to find later rows, the server closes the feed with 1011.

## Selected fields

With \`fields\`, the rows in the frames contain only these fields and \`id\`. \`changed\` also contains only these fields. If an
update doesn't change any of these fields, the feed doesn't send it. Clients that need only a few fields therefore receive less
data.

With \`fields=text\` and \`filter=@.done == false\`, a feed sends these frames:

| Change | Frame |
|---|---|
| \`text\` of an open task changes | \`update\` with \`"changed":["text"]\` |
| Another field of an open task changes, for example \`due\` | None |
| \`done\` changes from \`false\` to \`true\` | \`leave\`, because \`enter\` and \`leave\` depend only on the filter |

## Reconnect and resume

When the server closes a feed, it sends a [close code](http://127.0.0.1:3000/docs/errors.md#close-codes). The code determines what your client must do:

| Close code | What to do |
|---|---|
| 1001, 1006, 1011, 4408 | Reconnect, and pass the last cursor as \`since\`. If the feed used \`initial\` and hasn't sent the \`synced\` bookmark yet, start again with \`initial\`. |
| 4410 | List the rows again and follow the feed from the new cursor, or start again with \`initial\`. |
| 4401, 4403, 4404 | Stop. The key was revoked, expired or can no longer read the collection, or the collection was deleted. |
| 1002, 1003, 1007, 1008, 1009 | Fix your client. It violated the protocol or a limit. |

Your WebSocket library reports 1006 if the connection was closed without a close code.

By default, the server keeps the changes of the last 24 hours, and at least the last 100,000 changes of each collection. You can
resume from any of these changes. To keep changes for longer, see [Configuration](http://127.0.0.1:3000/docs/configuration.md).

For a complete client, see [Reconnect and resume](http://127.0.0.1:3000/docs/resume.md).

## Limits and backpressure

The server reads the change log and the initial rows only as fast as the client reads the frames. A slow client therefore
doesn't delay other clients.

| Limit | Value | Effect if exceeded |
|---|---|---|
| Time without progress while data is waiting to be sent | 30 s | The server closes the feed with 4408. |
| Unread frames of all feeds of a key or an account | [limits](http://127.0.0.1:3000/docs/limits.md#per-client-limits) | The server disconnects the clients of feeds that need more. |
| Consecutive pings without a reply (the server sends one every 30 s) | 2 | The server disconnects the client. |
| Frames from the client | 100 per second | The server closes the feed with 1008. |
| Size of a frame from the client | 4 KiB | The server closes the feed with 1009. |

A client with more than 1 MiB of unread data stays connected as long as it continues to read. The server ignores the content of
text frames from the client. If the client sends a binary frame, the server closes the feed with 1003.
`;

export const filter = `# Filter language

A filter selects the rows for a list, an export, a bulk write or a feed. The language is a subset of JSONPath filters ([RFC
9535](https://www.rfc-editor.org/rfc/rfc9535)), with two additional functions.

## Tests

A filter consists of one or more tests, in which \`@\` is the row:

| Test | Matches a row if |
|---|---|
| \`@.price < 20\` | The comparison of the field with the value is true. The operators are \`==\`, \`!=\`, \`<\`, \`<=\`, \`>\` and \`>=\`. |
| \`@.due\` | The row has the field, even if it is \`null\`. |
| \`@.tags[?@ == "home"]\` | At least one element of the array, or one member of the object, matches the filter in the brackets. |
| \`length(@.title) > 80\` | The comparison of the length is true. The length is the number of characters, array elements or object members. |
| \`starts_with(@.title, "Re: ")\` | The string starts with the text. |
| \`contains(@.title, "milk")\` | The string contains the text. Upper and lower case are different. |

Combine tests with \`&&\` and \`||\`. \`&&\` has higher precedence. Use parentheses to group tests, and \`!\` to negate them. To negate a
comparison, put it in parentheses: \`!(@.done == true)\`.

## Paths and values

A path starts at \`@\` and points to a value. It can contain \`.name\`, \`["any name"]\`, \`[0]\` for the first element, and \`[-1]\` for the
last element. For example, \`@.address.lines[0]\` is the first line of an address.

Values can be numbers, strings in double or single quotes, \`true\`, \`false\` and \`null\`. Write them as in JSON.

## How values are compared

Values of different types are never equal. \`<\` and \`>\` can be true only for two numbers or two strings. A missing field isn't
the same as \`null\`. This example shows the difference:

\`\`\`sh
curl -s -w '\\n' -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -d '{"name":"examples"}' http://127.0.0.1:3000/v1/collections
curl -s -o /dev/null -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -d '[{"n":5,"tags":["home"],"due":null},{"n":"5","tags":["home","work"]},{"n":7.5,"due":"2030-01-31"},{"tags":"home"}]' \\
  http://127.0.0.1:3000/v1/collections/examples/rows
for filter in '@.n == 5' '@.n > 4' '@.n != 5' '!@.due' '@.due == null' '@.tags[?@ == "home"]' 'starts_with(@.due, "2030")'; do
  curl -s -G -H "x-api-key: $KEY" http://127.0.0.1:3000/v1/collections/examples/rows -d fields=id \\
    --data-urlencode "filter=$filter"
  echo "  $filter"
done
\`\`\`

\`\`\`text
{"name":"examples"}
[{"id":1}]  @.n == 5
[{"id":1},{"id":3}]  @.n > 4
[{"id":2},{"id":3},{"id":4}]  @.n != 5
[{"id":2},{"id":4}]  !@.due
[{"id":1}]  @.due == null
[{"id":1},{"id":2}]  @.tags[?@ == "home"]
[{"id":3}]  starts_with(@.due, "2030")
\`\`\`

## Insert a value safely

Write the value as JSON, and percent-encode the complete filter. The value then can't change the meaning of the filter:

\`\`\`js
// safe.mjs
const title = 'a" || @.id > "';
const filter = \`@.title == \${JSON.stringify(title)}\`;
console.log(String(new URLSearchParams({ filter })));
\`\`\`

\`\`\`sh
node safe.mjs
\`\`\`

\`\`\`text safe.mjs
filter=%40.title+%3D%3D+%22a%5C%22+%7C%7C+%40.id+%3E+%5C%22%22
\`\`\`

If a field name comes from a user, write it as JSON in brackets: \`\` \`@[\${JSON.stringify(name)}] < 5\` \`\`.

## Limits

| Limit | Value |
|---|---|
| Characters in a filter | 2,048 |
| Tests | 32 |
| Nesting depth of parentheses and \`[?\` | 8 |
| Segments in a path | 8 |
| Characters in a name | 128 |
| Characters in a string | 1,024 |

If a filter is malformed or exceeds a limit, the server returns 400 \`parameter_invalid\` with the position of the error, for example
\`unexpected '&' at character 5\`. For operators of SQL, such as \`=\`, \`in\`, \`like\` and \`and\`, the error shows what to use instead.

In large collections, a filter without an index has [a time limit](http://127.0.0.1:3000/docs/limits.md#slow-lists). The server creates
[indexes](http://127.0.0.1:3000/docs/limits.md#indexes) automatically.
`;

export const client = `# JavaScript client: live mirror

\`rowfeed/client\` keeps an up-to-date copy of a collection in a \`Map\` and notifies you of every change. If you set a filter, the
copy contains only the matching rows. The client opens one connection. It first receives the current rows and then [every
change](http://127.0.0.1:3000/docs/feed.md). If the connection is lost, the client reconnects and resumes from the last cursor. The module and its types
are part of the \`rowfeed\` package. It has no dependencies, and runs in browsers and in Node.js 20 or later. It adds at most
20 kB to a minified bundle, or 8 kB with gzip.

## Quick start in a browser

You need a collection named \`notes\` and a key that can only [read this collection](http://127.0.0.1:3000/docs/keys.md). In an empty folder,
install the package as described in [Install](http://127.0.0.1:3000/docs/install.md#install-as-a-package), with the option \`--ignore-scripts\`,
because the page needs only the client from it. Save this page as \`index.html\`, and insert your key:

\`\`\`html
<!doctype html>
<meta charset="utf-8">
<title>To do</title>
<script type="importmap">
  { "imports": { "rowfeed/client": "./node_modules/rowfeed/dist/src/client/index.js" } }
</script>
<p id="state" role="status">connecting</p>
<ul id="list"></ul>
<script type="module">
  import { indexedDbStorage, mirror } from 'rowfeed/client';

  const notes = mirror({
    url: 'http://127.0.0.1:3000',
    collection: 'notes',
    filter: '@.done != true',
    key: 'rf_...',
    storage: indexedDbStorage('to-do'),
  });

  notes.on('change', () => {
    const rows = [...notes.rows.values()].sort((a, b) => a.id - b.id);
    const items = rows.map(({ text }) =>
      Object.assign(document.createElement('li'), { textContent: text }),
    );
    list.replaceChildren(...items);
  });
  notes.on('synced', (isSynced) => (state.textContent = isSynced ? 'live' : 'connecting'));
  notes.on('error', (error) => (state.textContent = error.message));
</script>
\`\`\`

Serve the folder of the page:

\`\`\`sh
python3 -m http.server 8080 --bind 127.0.0.1
\`\`\`

Stop the rowfeed server. Start it again in its own folder, and allow the origin of the page. In a clone, use \`npm start\` instead of
\`npx rowfeed\`:

\`\`\`sh
ROWFEED_CORS_ORIGIN=http://127.0.0.1:8080 npx rowfeed
\`\`\`

Open http://127.0.0.1:8080.

The page shows every insert, update and delete immediately. If you reload the page, it shows the stored list even before the server
responds. If you stop the server, the page keeps the list and shows the error above it. When the server is available again, the list
is live again.

## Quick start in Node.js

Node.js 22 and later have a built-in \`WebSocket\` class. For Node.js 20, run \`npm install ws\` and pass the class from this package:

\`\`\`js
// mirror.mjs
import { mirror } from 'rowfeed/client';
import WebSocket from 'ws';

const notes = mirror({
  url: 'http://127.0.0.1:3000',
  collection: 'notes',
  key: process.env.KEY,
  WebSocket,
});
notes.on('error', (error) => console.error(error.message));
await notes.ready;
console.log(\`synced: \${notes.rows.size} rows\`);
notes.on('change', (changes) => {
  for (const { kind, id, row } of changes) console.log(\`\${kind} \${id}: \${row?.text}\`);
});
\`\`\`

Create the collection:

\`\`\`sh
curl -s -w '\\n' -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -d '{"name":"notes"}' http://127.0.0.1:3000/v1/collections
\`\`\`

\`\`\`sh
node mirror.mjs
\`\`\`

In another terminal, insert, update and delete a row:

\`\`\`sh
curl -s -w '\\n' -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -d '[{"text":"Water the plants"}]' http://127.0.0.1:3000/v1/collections/notes/rows
curl -s -w '\\n' -X PATCH -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -d '{"text":"Water the roses"}' http://127.0.0.1:3000/v1/collections/notes/rows/1
curl -s -X DELETE -H "x-api-key: $KEY" http://127.0.0.1:3000/v1/collections/notes/rows/1
\`\`\`

The script prints:

\`\`\`text mirror.mjs
synced: 0 rows
insert 1: Water the plants
update 1: Water the roses
delete 1: undefined
\`\`\`

## API reference

\`mirror<Note>({ .. })\` starts a mirror. \`Note\` is the type of your rows, including \`id: number\`. If the collection has a schema, you can generate this type
from the [typed contract](http://127.0.0.1:3000/docs/schemas.md#typed-contract), for example \`components['schemas']['NotesRow']\`. The function accepts these options:

| Option | Meaning |
|---|---|
| \`url\` | The address of the server, an absolute URL. For the origin of the page, use \`location.origin\`. |
| \`collection\` | The collection to mirror. |
| \`key\` | An API key or a [ticket](http://127.0.0.1:3000/docs/end-users.md), or a function that returns it, directly or as a promise. The mirror calls the function at the start, and again after 401 or 4401. |
| \`filter\` | [Selects the rows](http://127.0.0.1:3000/docs/lists.md#filter-sort-and-select-fields). By default, the mirror contains all rows. Use \`JSON.stringify\` to insert a value into the filter. |
| \`transport\` | How the server sends the changes: \`'websocket'\`, \`'stream'\` (Server-Sent Events), \`'poll'\` (long polling) or \`'auto'\` (the default). |
| \`WebSocket\` | A class to use instead of the platform's \`WebSocket\`. |
| \`storage\` | Where to store the copy for the next start: \`indexedDbStorage(name)\`, or your own \`MirrorStorage\`. |
| \`signal\` | An \`AbortSignal\` that closes the mirror. |

If an option is unknown, missing or invalid, the function throws a \`TypeError\`. There is no option to sort the rows.

The mirror has these members:

| Member | Meaning |
|---|---|
| \`rows\` | A \`Map\` of all rows by \`id\`. The mirror always uses the same \`Map\`. Don't change it. Its order is not defined, so sort the rows before you show them. It is empty until the copy is complete or the mirror has loaded it from the storage. |
| \`synced\` | Whether the copy is complete and receives live changes. |
| \`ready\` | A promise that resolves when the mirror is synced for the first time. If the mirror stops before that, the promise rejects. |
| \`cursor\` | The cursor up to which \`rows\` contains all changes. It is undefined until the copy is complete. |
| \`reached(cursor)\` | Returns a promise that resolves when \`rows\` contains all changes up to this cursor. See [Wait for a write](#wait-for-a-write). |
| \`on('change', f)\` | Calls \`f\` when \`rows\` has changed, with an array of \`{ kind, id, row, before }\`. One call contains all changes that arrived together. |
| \`on('synced', f)\` | Calls \`f\` when \`synced\` has changed. |
| \`on('error', f)\` | Calls \`f\` when a connection was lost or rejected, or when the storage failed. If \`isFinal\` is true, the mirror has stopped. |
| \`close()\` | Stops the mirror. The rows stay in memory. Returns a promise that resolves when all changes are stored. |

The module also exports the types \`MirrorOptions\`, \`Mirror\`, \`Change\` and \`MirrorStorage\`, and the class \`MirrorError\`. \`on\` returns a
function that removes the listener. \`kind\` is \`insert\`, \`update\` or \`delete\`. With a filter, it can also be
\`enter\` if a row started matching, or \`leave\` if a row stopped matching. If a change removes a row from the copy, it has no
\`row\`. If it adds a row, it has no \`before\`.

## Wait for a write

The response to a write can arrive before the mirror receives the change. To wait until the mirror contains your own write, pass the
\`Collection-Cursor\` of the response to \`reached\`:

\`\`\`js
// write.mjs
import { mirror } from 'rowfeed/client';
import WebSocket from 'ws';

const url = 'http://127.0.0.1:3000';
const key = process.env.KEY;
const notes = mirror({ url, collection: 'notes', key, WebSocket });

async function insert(note) {
  const response = await fetch(\`\${url}/v1/collections/notes/rows\`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify([note]),
  });
  if (!response.ok) throw new Error((await response.json()).detail);
  await notes.reached(response.headers.get('collection-cursor'));
  const [{ id }] = await response.json();
  return notes.rows.get(id);
}

console.log(await insert({ text: 'Feed the cat' }));
await notes.close();
\`\`\`

\`\`\`sh
node write.mjs
\`\`\`

\`\`\`text write.mjs
{ id: 2, text: 'Feed the cat' }
\`\`\`

- All responses to writes and lists of rows have this header, and scripts of other origins can read it.
- If the mirror has already received the change, the promise resolves immediately. While the connection is lost, it waits.
- If the row doesn't match the mirror's filter before and after the write, the mirror doesn't receive the change. The promise then
  resolves with the next cursor that the server sends, within 30 s.
- The promise rejects if the mirror stops. It also rejects if the cursor belongs to another collection, or if the collection was
  created again or restored from a backup. The code is then \`cursor_expired\`. While the connection is lost, the mirror can't detect
  this.

## Show one page of a large collection

The mirror downloads all matching rows and keeps them in memory. To show only some rows of a large collection, list these rows. Then
[wait for a change](http://127.0.0.1:3000/docs/feed.md#changes-over-http), and list them again:

\`\`\`js
// page.mjs
async function get(path) {
  const headers = { 'x-api-key': process.env.KEY };
  const response = await fetch(\`http://127.0.0.1:3000/v1/collections/notes\${path}\`, { headers });
  if (!response.ok) throw new Error((await response.json()).detail);
  return response;
}

for (;;) {
  const list = await get('/rows?sort=text:asc&limit=2');
  console.log((await list.json()).map(({ text }) => text).join(', '));
  let cursor = list.headers.get('collection-cursor');
  let changes = [];
  while (changes.length === 0)
    ({ changes, cursor } = await (await get(\`/changes?wait=30&since=\${cursor}\`)).json());
}
\`\`\`

\`\`\`sh
node page.mjs
\`\`\`

In another terminal, insert a row:

\`\`\`sh
curl -s -w '\\n' -H "x-api-key: $KEY" -H 'Content-Type: application/json' \\
  -d '[{"text":"Air the room"}]' http://127.0.0.1:3000/v1/collections/notes/rows
\`\`\`

\`\`\`text page.mjs
Feed the cat
Air the room, Feed the cat
\`\`\`

If a request fails, wait a moment and list the rows again. If many clients change the collection, also wait before each list.

## Reconnection and error handling

- **Start.** \`rows\` stays empty until all initial rows have arrived. The mirror then adds all of them at once.
- **Lost connection.** The mirror reconnects and resumes from the last cursor. It first [lists the changes](http://127.0.0.1:3000/docs/feed.md#changes-over-http)
  since this cursor, and then opens the connection. The mirror is synced again only when it contains all these changes. This is also
  true for a copy from the [storage](#offline-storage-indexeddb), and for \`ready\`. Before the first attempt, the mirror waits a random time
  of up to 0.5 s. This maximum doubles with each attempt, up to 30 s. Because the time is random, clients don't all reconnect at
  the same moment. After a connection of at least 10 s, the maximum is 0.5 s again. In a browser, the mirror stops being synced as
  soon as the browser reports that it is offline. It reconnects immediately when the network is available again.
- **Exhausted quota.** After 429 \`quota_exceeded\`, the mirror waits for the time in \`Retry-After\`, but at most one hour. If you
  increase the [plan](http://127.0.0.1:3000/docs/plans.md) in the meantime, reload the page.
- **Redirects.** The mirror doesn't follow redirects, because they could send the key to another server. Use the URL of the server
  itself as \`url\`.
- **Silent connection.** The server sends data at least every 30 s. If the mirror doesn't receive anything for 45 s, it treats the
  connection as lost.
- **Closing in Node.js.** The built-in \`WebSocket\` class of Node.js 22 waits for the server when it closes. If the server is
  unreachable, a closed mirror keeps the process running until the operating system closes the connection. To avoid this, pass the
  class of the package \`ws\`, or set \`transport\` to \`'stream'\`.
- **Expired cursor.** If the change log no longer contains all changes after the cursor, the mirror loads a new copy. It keeps
  the old copy until the new copy is complete, so that the list on the screen is never empty. Then it replaces the old copy and
  reports the differences as changes.
- **Final error.** If a retry can't succeed, the mirror stops and reports an error with \`isFinal: true\`. The rows stay in memory.
  To start again, for example because the collection was created again, call \`mirror\` again. After all other errors, the mirror
  retries. An error is final in these cases:
  - The server rejects the key.
  - The key can't read the collection.
  - The collection doesn't exist.
  - The filter is invalid.
  - The platform doesn't allow the connection, for example an unencrypted connection from an HTTPS page.
- **Short-lived keys and tickets.** If \`key\` is a function, the mirror calls it at the start. It calls the function again after
  status 401 or close code 4401, without an error. The mirror isn't synced until it has reconnected with the new key. If the server
  also rejects the new key, the mirror reports a final error. In this function, you can request a [ticket](http://127.0.0.1:3000/docs/end-users.md)
  from your application server. If the function throws, the mirror reports the reason and calls the function again later. If the
  user is signed out, call \`close()\`.
- **A ticket with other grants.** If the next ticket has another filter or other fields, the mirror loads a new copy, as it does after
  an expired cursor. To detect this, the mirror sends one request for each new ticket.

## Transports

Everything on this page applies to all transports. With \`'auto'\`, the mirror first uses a WebSocket. If three handshakes fail
although the server is reachable, for example because a proxy blocks WebSocket connections, the mirror switches to long polling. If
the polls fail too, the mirror tries a WebSocket again. While the server is unreachable, the mirror doesn't change the transport.

| \`transport\` | Connection | Key | Error |
|---|---|---|---|
| \`'websocket'\` | One WebSocket | In the URL, because browsers can't set headers on a WebSocket | \`closeCode\` and \`code\` |
| \`'stream'\` | One response that stays open, so proxies must not buffer it | In a header | \`code\` |
| \`'poll'\` | Consecutive requests, each of which waits up to 25 s for a change | In a header | \`code\` |

Each poll counts as one request toward the quota of a [plan](http://127.0.0.1:3000/docs/plans.md). On the other transports, the request for the
changes since the last cursor and the connection itself count as one request each. \`code\` is the [error code](http://127.0.0.1:3000/docs/errors.md), such as
\`cursor_expired\`, and \`closeCode\` is the close code of the WebSocket.

## Offline storage (IndexedDB)

\`indexedDbStorage(name)\` stores the rows and the cursor in an IndexedDB database with this name. It saves them in one
transaction, so the stored copy is consistent even if the tab is closed during a save. After a reload, the mirror shows this
copy immediately and then updates it.

The database can contain several copies, one for each combination of server, collection and filter. Use a different database name
for each user who signs in. When a user signs out, delete the database with \`indexedDB.deleteDatabase(name)\`. The mirror also
deletes its copy if the key loses the permission to read the collection, or if the collection was deleted.

If several tabs use the same copy, all of them receive changes, but only one of them stores the copy. If the storage fails, for
example because the browser's storage quota is exceeded, the mirror reports the error and continues in memory.

The mirror is read-only. To write rows, use the [HTTP API](http://127.0.0.1:3000/docs/rows.md). The client doesn't queue writes while it is offline.

## Bundlers and import maps

Import \`rowfeed/client\` from the package, either with an import map as [above](#quick-start-in-a-browser) or with a bundler. The
files use relative imports and don't need a build step. Vite serves an application at \`http://localhost:5173\` by default, so add
this origin to \`ROWFEED_CORS_ORIGIN\`. Node.js programs can also load the package with \`require\`. The rowfeed
server doesn't serve these files.

Instead of allowing the origin, you can let Vite forward the requests. Pass \`location.origin\` as \`url\`, and set \`server.proxy\` to
\`{ '/v1': address, '/ws': { target: address, ws: true } }\` with the address of the server. Don't set \`changeOrigin\` for \`/ws\`.
Otherwise, the server doesn't recognize the origin of the page and rejects the WebSocket.

A page that was loaded over HTTPS can connect only to a server that uses HTTPS.

## React

The recipe for [React](http://127.0.0.1:3000/docs/react.md) is a module that makes the snapshots for \`useSyncExternalStore\`, with tickets and optimistic
updates. You can use this module with other frameworks too.

## Optimistic updates and conflicts

- **Show a change before the server responds.** Show the new value until the mirror [contains your write](#wait-for-a-write). Stop
  immediately if the server returns an error. The module in the recipe [for React](http://127.0.0.1:3000/docs/react.md) is an example.
- **Detect a conflict.** When the user starts to edit a row, remember the \`cursor\` of the mirror. Send the change in a
  [batch](http://127.0.0.1:3000/docs/safe-writes.md#batches) with this cursor as \`if_unchanged_since\`. If another client has changed the row since
  then, the server returns 412. You don't need to get the row and its \`ETag\` first.
- **Offline.** The mirror doesn't queue writes. If a request fails, keep the new value in the form, and let the user try again. Use
  the same [\`Idempotency-Key\`](http://127.0.0.1:3000/docs/safe-writes.md#idempotent-requests) for the same change.

This is the body of a batch that updates a row only if no other client has changed it since the cursor:

\`\`\`json
{"operations":[
  {"op":"update","id":1,"patch":{"text":"Oat milk"},"if_unchanged_since":"k3f9x2mq-12"}
]}
\`\`\`
`;

export const cli = `# Command line (CLI)

The \`rowfeed\` command starts the server, and manages keys, plans, schemas and databases. To see the options of a command, run
\`npx rowfeed COMMAND --help\`. For example, this command lists all keys:

\`npx rowfeed keys list\`

In a clone, use \`npm run -s rowfeed --\` instead of \`npx rowfeed\`. npm runs the command in the folder of the clone. The names of
files are therefore relative to this folder.

## CLI commands

| Command | Description |
|---|---|
| \`rowfeed serve [--port N] [--host H] [--accept-damage] [--memory [--seed DIR] [--key K] [--quiet]]\` | Start the server. \`rowfeed\` without a command and \`npm start\` do the same. For \`--accept-damage\`, see [Damaged files](http://127.0.0.1:3000/docs/backup.md#damaged-files). With \`--memory\`, the server deletes its data when it stops. See [rowfeed in your tests](http://127.0.0.1:3000/docs/testing.md#other-languages). |
| \`rowfeed keys create --name N [--account A] [--scopes read,write] [--collections a,b] [--expires 30d]\` | Create a key and print its secret once. If the account doesn't exist, the command creates it. |
| \`rowfeed keys list [--account A] [--valid]\` | List keys, without their secrets. \`--valid\` omits revoked and expired keys. |
| \`rowfeed keys update KEY [--name N] [--scopes S] [--collections a,b] [--expires 30d]\` | Update the permissions, expiry or name of a key. |
| \`rowfeed keys rotate KEY [--grace 24h]\` | Create a key with the same permissions. The old key expires after the grace period, which is 24 hours by default. |
| \`rowfeed keys revoke KEY\` | Revoke a key. The server closes its open feeds within 2 seconds. |
| \`rowfeed accounts list\` | List all accounts with their plans and the number of valid keys. |
| \`rowfeed accounts delete ACCOUNT [--yes]\` | Print the number of keys, collections and rows of an account. After confirmation, [delete the account](http://127.0.0.1:3000/docs/keys.md#delete-an-account) with all of its data. |
| \`rowfeed plans set PLAN [--requests N --period hour\\|day\\|month [--burst N]] [--max-collections N] [--max-rows N] [--max-bytes N]\` | Create a plan, or replace all limits of a plan. If you omit a limit, the plan doesn't have this limit. |
| \`rowfeed plans list\` | List all plans and the accounts that use them. |
| \`rowfeed plans remove PLAN\` | Remove a plan. You can't remove a plan that is assigned to an account. |
| \`rowfeed plans assign ACCOUNT PLAN\` | Assign a plan to an account. To remove the plan of the account, use \`unlimited\`. |
| \`rowfeed tickets revoke SUBJECT [--account A]\` | Revoke all tickets of a subject within 2 s, even if the quota of the account is exhausted. |
| \`rowfeed tickets rotate-secret\` | Invalidate all tickets of the database within 2 s. |
| \`rowfeed usage [--account A]\` | Show the usage of accounts and keys. |
| \`rowfeed import COLLECTION FILE [--url U] [--key K] [--format ndjson\\|csv] [--types n:number,done:boolean] [--separator ';' or --delimiter ';'] [--decimal ,] [--thousands .] [--encoding latin1] [--names id,name] [--null NA] [--backslash-escapes] [--rename-headers] [--relax-columns] [--relax-quotes] [--create] [--keep-id FIELD] [--skip-bad FILE] [--again] [--on-conflict update\\|replace\\|ignore [--row-key a,b] [--delete-missing [--max-delete N] [--yes]]] [--dry-run]\` | Import the rows of a file into a collection. If you run the command again, it resumes and doesn't store any row twice. See [Import and export](http://127.0.0.1:3000/docs/import-export.md). With \`--on-conflict\`, the command writes only rows that differ from the file. See [Keep a collection equal to a file](http://127.0.0.1:3000/docs/row-keys.md#keep-a-collection-equal-to-a-file). |
| \`rowfeed export COLLECTION [--url U] [--key K] [--format ndjson\\|csv\\|json] [--gzip] [--bom] [--separator ';'] [--decimal ,] [--filter F] [--fields a,b] [--out FILE]\` | Write the rows of a collection to a file or to standard output. |
| \`rowfeed follow COLLECTION [--url U] [--key K] [--since CURSOR] [--initial] [--cursor-file FILE] [--filter F] [--fields a,b] [--exec COMMAND]\` | Print each change as one line of JSON, or run a command for each change. By default, the command starts with the next change. When it stops, it prints the last cursor to standard error. With \`--cursor-file\`, it stores each cursor in a file and resumes from there. See [Follow from the command line](http://127.0.0.1:3000/docs/follow.md#follow-from-the-command-line). |
| \`rowfeed schema infer COLLECTION [--url U] [--key K] [--no-enums]\` | Print a JSON Schema that matches all rows of a collection. |
| \`rowfeed schema get COLLECTION [--url U] [--key K]\` | Print the schema of a collection. |
| \`rowfeed schema set COLLECTION FILE [--url U] [--key K] [--dry-run]\` | Set the schema of a collection. All rows must already conform to the schema. See [Validate rows with JSON Schema](http://127.0.0.1:3000/docs/schemas.md). |
| \`rowfeed schema remove COLLECTION [--url U] [--key K]\` | Remove the schema of a collection. |
| \`rowfeed contract get [--url U] [--key K] [--out DIR]\` | Save the account's [typed contract](http://127.0.0.1:3000/docs/schemas.md#typed-contract) as \`openapi.json\` and \`asyncapi.json\`. |
| \`rowfeed contract diff OLD [NEW] [--url U] [--key K]\` | Show [which changes break clients](http://127.0.0.1:3000/docs/testing.md#detect-breaking-changes-of-the-contract) between two contracts. If you omit NEW, the command compares OLD with the current contract of the server. |
| \`rowfeed conform [--url U] [--key K] [--wait 60s] [--operation ID]\` | [Check whether a deployment conforms to the contract](http://127.0.0.1:3000/docs/troubleshooting.md#test-a-deployment). The checks create their own collections. With \`--operation\`, the command checks only certain operations. |
| \`rowfeed check [FILE] [--database URL] [--repair]\` | Verify a database or a backup. \`--repair\` recomputes derived data. See [Check a database](http://127.0.0.1:3000/docs/backup.md#check-a-database). |
| \`rowfeed backup FILE\` | Copy the SQLite database to a new file. You can run this command while a server is using the database. |
| \`rowfeed restore FILE [--replace]\` | Replace the database with a backup. Stop the server first. Clients that follow a feed must list the rows again. |
| \`rowfeed cursors reset\` | Make all cursors invalid after you have restored the database with another program. See [Restore with another program](http://127.0.0.1:3000/docs/backup.md#restore-with-another-program). |
| \`rowfeed copy --from URL --to URL\` | Copy all data from one database to an empty database. Each database can be on SQLite or PostgreSQL. |
| \`rowfeed migrate\` | Migrate the database to this version. The server also does this whenever it starts. |

\`KEY\` in \`keys update\`, \`keys rotate\` and \`keys revoke\` is the id of a key. You can also use its name if no other valid key has this
name.

All commands except \`serve\`, \`follow\` and \`schema\` have the \`--json\` option. \`follow\`, \`schema infer\` and \`schema get\` always print
JSON. Commands print results to standard output, and notes, progress and errors to standard error. Each error starts with
\`rowfeed: \`.

## Formats of files

\`import\` and \`export\` derive the format from the extension of the file, which \`.gz\` can follow:

| Extension | \`import\` | \`export --out\` |
|---|---|---|
| \`.csv\`, \`.txt\` | CSV | CSV |
| \`.tsv\`, \`.tab\` | CSV with tabs | CSV with tabs |
| \`.json\` | NDJSON, or a JSON array | JSON array |
| Any other or none, as for standard input | NDJSON, or a JSON array | NDJSON |

For a file of another format, such as \`.parquet\` or \`.xlsx\`, \`export\` exits with 2, unless you set \`--format\`.

## Server and key

The commands \`import\`, \`export\`, \`follow\`, \`schema\`, \`contract\` and \`conform\` send requests to a server:

| Option | Variable | Default |
|---|---|---|
| \`--url\` | \`ROWFEED_URL\` | http://127.0.0.1:3000, the default address of a server on the same machine |
| \`--key\` | \`ROWFEED_KEY\` | the value of \`ROWFEED_API_KEY\`, if it is set |

If you set both, the command uses the option. An empty variable counts as not set. An option must not have an empty value. For
example, \`--key "$KEY"\` fails if \`KEY\` is not set.

## Database

All other commands open the database in [\`DATABASE_URL\`](http://127.0.0.1:3000/docs/configuration.md#environment-variables) directly, so they also work while
no server is running. \`restore\`, \`cursors reset\` and \`check --repair\` fail while a server is using the database. If the SQLite file doesn't exist,
\`serve\`, \`migrate\`, \`restore\` and \`copy\` create it. The other commands fail.

## Exit codes

| Exit code | Meaning |
|---|---|
| 0 | The command succeeded. \`serve\` and \`follow\` also exit with 0 after SIGTERM or SIGINT. |
| 1 | The command failed and printed the reason. For example, a setting is invalid, the port is in use, or the server rejected a request. \`serve\` also exits with 1 if the database fails or if it receives a second signal. \`conform\` exits with 1 if the deployment doesn't conform to the contract, and \`contract diff\` exits with 1 if a change breaks clients. |
| 2 | The command line is invalid, and the command had no effect. \`conform\` also exits with 2 if it [can't decide](http://127.0.0.1:3000/docs/troubleshooting.md#test-a-deployment) whether the deployment conforms. \`contract diff\` also exits with 2 if it can't read or compare the documents. |

If a signal terminates a command before it can print a message, the shell sets the exit code, for example 130 after Ctrl-C.
`;

export const configuration = `# Configuration

You configure the server with environment variables. For example, \`PORT=8080 npx rowfeed\` starts the server on port 8080. In a clone,
use \`npm start\` instead of \`npx rowfeed\`. The [commands](http://127.0.0.1:3000/docs/cli.md) read the same variables.

## Environment variables

- An empty variable counts as not set.
- If a value is invalid, the server doesn't start. It prints one line for each invalid setting, with the value and the allowed
  values. It doesn't print values that can contain a password or a key.
- If a variable starts with \`ROWFEED_\` but isn't a setting, the server ignores it and logs a warning. The warning suggests the
  setting with the most similar name.

| Variable | Default | Meaning |
|---|---|---|
| \`PORT\` | \`3000\` | The TCP port to listen on. |
| \`HOST\` | \`127.0.0.1\` | The host name or address to listen on, without a port. Use \`0.0.0.0\` to listen on all IPv4 addresses. |
| \`DATABASE_URL\` | \`sqlite:data/rowfeed.db\` | \`sqlite:\` followed by a path, or \`postgres://...\`. |
| \`ROWFEED_DATABASE_WAIT_SECONDS\` | \`0\` | The number of seconds, up to 3600, for which a server that starts retries if [PostgreSQL doesn't accept connections yet](http://127.0.0.1:3000/docs/postgres.md#connect-to-postgresql). By default, the server reports the error and exits at once. |
| \`DATABASE_REPLICA_URL\` | none | \`postgres://...\` of a standby of that database. The server [can read rows from the standby](http://127.0.0.1:3000/docs/postgres.md#read-replicas). Only for PostgreSQL. |
| \`ROWFEED_API_KEY\` | none | An API key of 20 to 255 visible ASCII characters. At its start, the server registers this key for the \`default\` account, instead of creating and printing a key. If you change the value, the next start revokes the previous key, unless you created that key with a command or with the API. To keep the previous key valid for a while, [rotate it](http://127.0.0.1:3000/docs/keys.md#rotate-the-key-in-rowfeed_api_key), and set the variable to the new key. |
| \`ROWFEED_TRUST_PROXY\` | none | Addresses or CIDR ranges of trusted proxies, separated by commas. If a request comes from one of these proxies, the server reads the client's address from the \`X-Forwarded-For\` header. You can't use \`0.0.0.0/0\` or \`::/0\`, because the server would then trust every client. |
| \`ROWFEED_RETENTION_HOURS\` | \`24\` | The number of hours for which the server keeps the changes of a collection, so that clients can resume a feed. |
| \`ROWFEED_RETENTION_CHANGES\` | \`100000\` | The number of latest changes of a collection that the server keeps even if they are older than that. |
| \`ROWFEED_MAX_SOCKETS\` | \`10000\` | The maximum number of open feeds on this instance. |
| \`ROWFEED_MAX_SOCKETS_PER_KEY\` | \`1000\` | The maximum number of open feeds per key on this instance. |
| \`ROWFEED_METRICS_PORT\` | none | The port of \`/metrics\`, which doesn't require a key. It must differ from \`PORT\`. |
| \`ROWFEED_PUBLIC_URL\` | none | The URL that clients use for the server, such as \`https://data.example.com\` or, [under a path](http://127.0.0.1:3000/docs/deploy.md#serve-under-a-path), \`https://example.org/rows\`. The path can't start with a path of the server itself, such as \`/v1\` or \`/docs\`. Set this variable if the server runs behind a proxy or in a container. The contracts contain this URL, and pages from its origin can open feeds. By default, the contracts contain the address that the server listens on, or the loopback address for \`0.0.0.0\` and \`::\`. A [typed contract](http://127.0.0.1:3000/docs/schemas.md#typed-contract) contains the address that the client used for the request. |
| \`ROWFEED_CORS_ORIGIN\` | none | The origins of web pages that can use the server, separated by commas, such as \`https://app.example.com\`. \`https://*.example.com\` allows all subdomains of \`example.com\`, and \`*\` allows all origins. |
| \`ROWFEED_DRAIN_SECONDS\` | \`2\` | The number of seconds, up to 3600, for which the server continues to accept connections and serve requests after SIGTERM, while \`/ready\` returns 503. Your load balancer must [notice the shutdown](http://127.0.0.1:3000/docs/deploy.md#graceful-shutdown) within this time. After SIGINT (Ctrl+C) or SIGHUP, the server doesn't wait. With \`--memory\`, the default is 0. |
| \`LOG_LEVEL\` | \`info\` | \`fatal\`, \`error\`, \`warn\`, \`info\`, \`debug\`, \`trace\` or \`silent\`. The server logs to standard output: JSON lines, or readable text if the output is a terminal. The lines never contain the secret of a key. At the first start, the server [prints the first key](http://127.0.0.1:3000/docs/monitor.md#logging) to standard error. |
`;

export const errors = `# Errors

## Error format and error codes

The body of every error is a problem in the \`application/problem+json\` format ([RFC 9457](https://www.rfc-editor.org/rfc/rfc9457)):

\`\`\`json
{
  "type": "urn:rowfeed:problem:body_invalid",
  "title": "The body is invalid",
  "status": 400,
  "detail": "/3/id must be omitted, because the server assigns ids.",
  "instance": "/v1/collections/notes/rows",
  "code": "body_invalid",
  "request_id": "b7c41e5a90d24f6f",
  "errors": [{ "pointer": "/3/id", "detail": "must be omitted, because the server assigns ids" }]
}
\`\`\`

- Programs should evaluate \`code\`. The table below lists all codes. Later versions may add codes. If your program doesn't know a code, it
  should use the status.
- \`detail\` is a text for people. Later versions may change it.
- \`errors\` lists the invalid parts of the request. Each entry has a \`pointer\` or a \`parameter\`. A \`pointer\` is a [JSON
  Pointer](https://www.rfc-editor.org/rfc/rfc6901) into the body. A \`parameter\` is the name of a path, query or header parameter.
- \`request_id\` is the value of the \`Request-Id\` header. Include it when you report a problem.

| Code | Status | Meaning |
|---|---|---|
| \`request_malformed\` | 400 | The request line, a header or the WebSocket handshake is malformed, or the request has more than one \`Host\` or \`Content-Type\` header. |
| \`credentials_conflict\` | 400 | The request contains API keys in more than one place, and the keys differ. |
| \`parameter_invalid\` | 400 | A path, query or header parameter is missing, unknown, repeated or invalid. |
| \`body_malformed\` | 400 | The body is empty, is not well-formed JSON, or is not valid UTF-8. |
| \`body_invalid\` | 400 | The body is valid JSON, but does not have the structure that the operation requires. |
| \`page_too_large\` | 400 | The rows of this page are larger than 16 MiB in total. To request fewer rows, use a smaller \`limit\`. |
| \`query_too_costly\` | 400 | The server stopped the query because no index supports it and it took more than 10 s (5 s with a \`filter\`). In a large collection, sort by a field, or compare a field with a value in the filter. |
| \`key_missing\` | 401 | The request does not contain an API key. |
| \`key_invalid\` | 401 | The key or ticket is malformed, unknown, revoked or expired. If \`detail\` reports that a ticket has expired, the client needs a new ticket. |
| \`scope_insufficient\` | 403 | The key or ticket does not have the scope for this operation, or it is limited to other collections. The server also returns this error if a ticket cannot be used for the operation. |
| \`grant_exceeded\` | 403 | The request concerns permissions that the requesting key does not have: another scope, another collection or a later expiry. |
| \`ticket_exceeded\` | 403 | The request uses a field that the ticket does not allow, or a row would not match the ticket's filter after the write. The server did not store anything. |
| \`limit_reached\` | 403 | The request would exceed a storage limit of the account's plan: collections, rows or bytes. The server also returns this error if an account's schemas would exceed 1 MiB in total, or if a typed contract is too large. \`detail\` identifies the limit. The server did not store anything. Storage limits never prevent deletes, because deletes free storage. |
| \`origin_forbidden\` | 403 | Web pages of this origin cannot open a feed. \`ROWFEED_CORS_ORIGIN\` lists the allowed origins. |
| \`route_not_found\` | 404 | This path does not exist. Paths must match exactly and do not end with a slash. |
| \`collection_not_found\` | 404 | The account does not have a collection with this name. |
| \`row_not_found\` | 404 | The collection does not have a row with this id, or the row was deleted. |
| \`schema_not_found\` | 404 | The collection does not have a schema, so its rows can contain any supported values. |
| \`row_key_not_found\` | 404 | The collection does not have a row key, so its rows are identified only by their \`id\`. |
| \`key_not_found\` | 404 | The account does not have a key with this id. |
| \`method_not_allowed\` | 405 | The path exists, but does not support this method. The \`Allow\` header lists the supported methods. |
| \`request_timeout\` | 408 | The headers took more than 10 s to arrive, or the complete request took more than 28 s. |
| \`collection_exists\` | 409 | The account already has a collection with this name. |
| \`key_ended\` | 409 | The key was revoked or has expired, so it cannot be updated or rotated. Create a new key. |
| \`last_admin_key\` | 409 | No other key of the account can replace this admin key. Such a key must have at least the same scopes, access to all collections, and the same expiry or a later one. The key cannot be revoked, lose permissions or expire earlier, but it can be rotated. |
| \`too_many_keys\` | 409 | The account already has 10,000 keys, including revoked and expired keys. To create more keys, use the command \`rowfeed keys create\`. |
| \`idempotency_in_progress\` | 409 | Another request with this \`Idempotency-Key\` is in progress. Retry after one second. |
| \`schema_busy\` | 409 | Another request that sets or removes the schema of this collection is in progress. |
| \`rows_mismatch\` | 409 | Some rows of the collection do not conform to the schema or the row key. \`errors\` lists the first ten of these rows, and \`checked\` is the number of rows that the server checked. The server did not change anything. |
| \`row_key_taken\` | 409 | Two rows of the collection would have the same row key. \`errors\` contains the location in the body and the \`id\` of the existing row. The server did not store anything. |
| \`row_key_missing\` | 409 | An upsert uses the row key of the collection to find existing rows, but this collection does not have a row key. |
| \`row_key_busy\` | 409 | Another request that sets or removes the row key of this collection is in progress. |
| \`too_many_rows\` | 409 | More than \`max_rows\` rows match the \`filter\`, or the rows to change are larger than 4 MiB in total, before or after the change. The server did not change any row. |
| \`page_expired\` | 410 | The collection was deleted and created again, or the database was restored or copied, after the server returned this value of \`after\`. Start again from the first page. |
| \`cursor_expired\` | 410 | The server cannot continue from this cursor. It is older than the change log, newer than the last change, or from an earlier collection with the same name. List the rows again and continue from the cursor of that response. |
| \`version_mismatch\` | 412 | \`If-Match\` does not contain the current version, or \`If-None-Match\` contains it. Get the current version and try again. |
| \`body_too_large\` | 413 | The body is larger than 1 MiB. |
| \`media_type_unsupported\` | 415 | \`Content-Type\` is missing or not supported by the operation, its charset is not UTF-8, or the body has a \`Content-Encoding\`. |
| \`value_unsupported\` | 422 | The body contains a value that the server cannot return unchanged, such as an integer that a double cannot represent exactly. The server also returns this error if a value exceeds a limit for rows. Other numbers are stored as the nearest double. |
| \`schema_invalid\` | 422 | The body is not a JSON Schema, uses an unsupported keyword, or exceeds a limit for schemas. \`errors\` contains each location and the reason. |
| \`row_invalid\` | 422 | After the write, a row would not conform to the schema or the row key of its collection. The server also returns this error if the validation takes more than 2 s. The server did not store anything. |
| \`idempotency_key_reused\` | 422 | The server already executed another request with this \`Idempotency-Key\`. Its method, path, query, media type, \`If-Match\`, \`If-None-Match\`, \`Prefer\` or body was different. Use a new key for each new request. |
| \`upgrade_required\` | 426 | The request is not a WebSocket handshake. |
| \`too_many_attempts\` | 429 | The server received more than 20 invalid keys from this address within a minute. Valid keys from this address still work. |
| \`quota_exceeded\` | 429 | The account has exhausted its plan's quota for the current period, or its burst limit. \`detail\` identifies the limit. |
| \`too_many_sockets\` | 429 | The key or its account has the maximum number of open feeds on this instance. The maximum is lower while other accounts, or other keys of the account, also use feeds. |
| \`headers_too_large\` | 431 | The headers of the request are larger than 16 KiB. |
| \`internal_error\` | 500 | An internal error occurred. The server logs it with the \`request_id\`. |
| \`method_unknown\` | 501 | The server does not support this method for any path. Methods are case-sensitive. |
| \`sockets_exhausted\` | 503 | This instance has reached its maximum number of open feeds across all keys. |
| \`index_building\` | 503 | The server is creating an index that the list needs. \`index\` contains the progress, and \`Retry-After\` contains the time to wait before a retry. |
| \`database_unavailable\` | 503 | The database is unreachable, locked or failing. If a write may have been executed, \`detail\` reports this. |
| \`overloaded\` | 503 | The server has too much work in progress, either in total or for one client. It did not execute this request. |
| \`shutting_down\` | 503 | The instance is shutting down and rejects new requests. It did not execute this request. |
| \`storage_full\` | 507 | The disk does not have enough space for the change. The server did not change anything, and reads still work. |

Responses with status 429 or 503, or with code \`idempotency_in_progress\`, \`schema_busy\` or \`row_key_busy\`, have a \`Retry-After\`
header with the number of seconds to wait.

\`database_unavailable\` doesn't always mean that a write failed. The server also returns this code if it lost the connection to
the database during the commit. If the write has an [\`Idempotency-Key\`](http://127.0.0.1:3000/docs/safe-writes.md#idempotent-requests), you can
retry it safely.

## Which error comes first

If a request has several errors, the server returns the error that comes first in this order:

1. the API key (400 \`credentials_conflict\`, 401, 429 \`too_many_attempts\`)
2. the quota (429 \`quota_exceeded\`)
3. the route (404 \`route_not_found\`, 405)
4. the permissions of the key (403)
5. the \`Idempotency-Key\` (400, 409, 422 \`idempotency_key_reused\`)
6. the media type and size of the body (415, 413)
7. the parameters and the body (400, 422)
8. the collection or row in the request (404)
9. the version (412)
10. a row key that another row already has (409)
11. the row after the change (422)

For example, an unknown path under \`/v1\` returns 401 if the request has no key. With a valid key, it returns 404.

If the client is waiting for 100 (Continue), the server checks the parameters before it reads the body.

For \`/ws\`, the server first checks whether the request is a WebSocket handshake (426). After that, the same order applies.

## Errors outside an operation

If the server rejects a request before it can select an operation, the response is also a problem. The contract describes these
responses under \`x-answers-outside-operations\`. This section of the contract also lists the errors that concern the key, the
quota or the server.

| Status | Code | When |
|---|---|---|
| 400 | \`request_malformed\` | The request line, the headers or the framing of the body are malformed or ambiguous. For example, the request has more than one \`Host\` or \`Content-Type\` header, even if the values are equal. |
| 404 | \`route_not_found\` | The path doesn't exist. Under \`/v1\`, the server checks the key first. |
| 405 | \`method_not_allowed\` | The path doesn't support this method. \`Allow\` lists the supported methods. |
| 408 | \`request_timeout\` | The headers took more than 10 s to arrive, or the complete request took more than 28 s. |
| 501 | \`method_unknown\` | The server doesn't support this method for any path, for example \`INDEX\` or \`get\`. |

## Close codes

When the server closes a feed, the close code identifies the reason. [Reconnect and resume](http://127.0.0.1:3000/docs/feed.md#reconnect-and-resume)
explains what to do after each code.

| Close code | Meaning |
|---|---|
| 1001 | The server is shutting down. Connect again and resume from the last cursor. |
| 1002 | The client violated the WebSocket protocol. |
| 1003 | The client sent a binary frame. Feeds support only text frames. |
| 1007 | The client sent text that is not UTF-8. |
| 1008 | The client sent more than 100 messages or control frames within a second, or a message in more than 100 frames. |
| 1009 | The client sent a message of more than 4 KiB. |
| 1011 | The server could not read the change log. Connect again and resume from the last cursor. With \`initial\`, the server also uses this code if it could not read more rows, or if finding them took more than 5 s. In these cases, start again. |
| 4401 | The key or the ticket was revoked or has expired, at most 2 s ago. |
| 4403 | The key lost the \`read\` scope or access to this collection. |
| 4404 | The collection was deleted. |
| 4408 | The client did not read for 30 seconds: data was waiting, and the server could not send any of it. A client that does not read at all can receive 1006 instead. A client also receives 1006 if the feeds of its key or its account have too many unread frames. |
| 4410 | The feed cannot resume from this cursor, so list the rows again and follow from the cursor of that response. The cursor is older than the change log, newer than the last change, or from an earlier collection with the same name. |
`;

export const limits = `# Limits and performance

This page describes the limits for clients, and the cost of lists and exports.

## Per-client limits

- The server executes the requests on a connection one after the other.
- It disconnects a client that reads less than 16 KiB of a response within 30 s, or that takes more than 28 s to send a request.
- Each instance limits the work in progress of its clients. This table shows the maximums.

| Limited | Per address | Per subject | Per key | Per account | In total | Response if exceeded |
|---|---|---|---|---|---|---|
| requests in progress |  |  |  |  | 10,000 | 503 \`overloaded\`, \`Retry-After: 1\` |
| keys that are waiting to be looked up in the database | 1,000 |  |  |  | 5,000 | 503 \`overloaded\`, \`Retry-After: 1\` |
| data that the server has received of request bodies in progress |  |  | 16 MiB |  | 64 MiB | 503 \`overloaded\`, \`Retry-After: 1\` |
| data of responses that clients have not read yet | 16 MiB |  | 64 MiB |  | 256 MiB | 503 \`overloaded\`, \`Retry-After: 1\` |
| open feeds, including requests that wait for changes |  | 8 | 1,000 |  | 10,000 | 429 \`too_many_sockets\`, \`Retry-After: 5\`; 503 \`sockets_exhausted\`, \`Retry-After: 5\` |
| frames of feeds that clients have not read yet; feeds with the same frames share them |  |  | 64 MiB |  | 256 MiB | 503 \`overloaded\`, \`Retry-After: 1\` |
| exports in progress |  |  |  |  | 2 | 503 \`overloaded\`, \`Retry-After: 5\` |
| slow lists that are waiting or in progress |  | 4 | 4, and 16 with its tickets |  |  | 503 \`overloaded\`, \`Retry-After: 1\` |
| reads of rows that are waiting |  |  |  | 2,500 | 10,000 | 503 \`overloaded\`, \`Retry-After: 1\` |
| lists that are waiting |  |  |  | 2,500 | 10,000 | 503 \`overloaded\`, \`Retry-After: 1\` |
| idempotency keys that are waiting to be looked up in the database |  |  |  | 2,500 | 10,000 | 503 \`overloaded\`, \`Retry-After: 1\` |
| writes that are waiting to be committed |  |  |  | 2,500 | 10,000 | 503 \`overloaded\`, \`Retry-After: 1\` |
| new data of the writes that are waiting, in characters |  |  |  | 16,777,216 | 67,108,864 | 503 \`overloaded\`, \`Retry-After: 1\` |
| bulk updates and deletes in progress, including dry runs |  |  |  | 250 | 1,000 | 503 \`overloaded\`, \`Retry-After: 1\` |
| changes to schemas and row keys in progress, including dry runs |  |  |  | 250 | 1,000 | 503 \`overloaded\`, \`Retry-After: 1\` |
| changes to keys that are waiting |  |  |  | 2,500 | 10,000 | 503 \`overloaded\`, \`Retry-After: 1\` |
| changes to collections and schemas that are waiting to be committed |  |  |  | 2,500 | 10,000 | 503 \`overloaded\`, \`Retry-After: 1\` |
| reads of keys, usage and schemas that are waiting |  |  |  | 250 | 1,000 | 503 \`overloaded\`, \`Retry-After: 1\` |
| writes that are waiting for the thread that validates slow rows |  |  |  | 100 | 400 | 503 \`overloaded\`, \`Retry-After: 1\` |
| typed contracts that are waiting to be generated |  |  |  | 25 | 100 | 503 \`overloaded\`, \`Retry-After: 1\` |

The server divides each resource between the accounts:

- While no other account uses a resource, an account can use 63/64 of the total. If the table contains a number for an account,
  this number is the maximum.
- While other accounts use or request the resource, an account can use up to half of the total.
- While other keys of the account use or request the resource, a key can use up to half of the account's share.
- If an account already uses more than half, it keeps its part, but can't get more until it uses less than half.
- After a rejected request, the account still counts as a user of the resource for twice the time in \`Retry-After\`.
- Up to 1 MiB of bodies and 1 MiB of responses are always available to each account.

A request with a [ticket](http://127.0.0.1:3000/docs/end-users.md) counts as a request of the key that created the ticket. In addition, these rules
apply:

- The subjects of a key take turns. Requests with the key itself also take turns with requests with its tickets.
- The table contains limits for each subject of a key.
- While other subjects of the key use or request a resource, a subject can use up to half of the key's share.

The server counts all requests without a key together, as if they used the same key. It also counts them per address. For IPv6,
it counts all addresses of a /64 network together. Behind [trusted proxies](http://127.0.0.1:3000/docs/configuration.md#environment-variables), it uses the
address of the client. These limits don't apply to \`/health\` and \`/ready\`. To change the limits for feeds, set
\`ROWFEED_MAX_SOCKETS\` and \`ROWFEED_MAX_SOCKETS_PER_KEY\`.

## Slow lists

The accounts take turns in all reads. A page of a list is cheap in two cases:

- The server can read the rows in the order of their ids or of an index. This applies to the first page and to all pages with
  \`after\`.
- The collection is small.

The server reads a list as a slow list in these cases:

- The server must sort at least 2,000 rows or 4 MiB.
- Its \`offset\` skips more than 10,000 rows in an index.
- It has a \`filter\`, and the server must examine 2,000 rows or exceed a limit in bytes. For example, few rows match, or you
  request a total count (\`Prefer: count=exact\`). The limit is 4 MiB, or 64 KiB if the filter examines array elements, divided by
  the number of tests in the filter.

Slow lists have these limits:

| Limit | Value | Effect if exceeded |
|---|---|---|
| Slow lists in progress | 1 on SQLite, 2 on PostgreSQL, but only 1 per account | The list waits. |
| Waiting or running slow lists of a key | 4 | 503 \`overloaded\` |
| Waiting time | 30 s | 503 \`overloaded\` |
| Duration including the wait, while the server creates an index for the list | 1.8 s | 503 \`index_building\` |
| Duration of other lists | 10 s, or 5 s with a filter | 400 \`query_too_costly\` |
| Writes during the list, on SQLite | 128 MiB | 503 \`overloaded\` |

If the client disconnects, the server stops reading the list.

Because of the last limit, the SQLite write-ahead log stays below about 256 MiB, unless an export is in progress. After the
list, the log shrinks to 64 MiB or less.

Two types of cheap lists have separate queues:

- Lists that can examine more than 300 rows. The server reads one of these lists at a time on SQLite, and two on PostgreSQL.
- Pages of more than 1 MiB. The server reads such a page when its [memory for responses](#per-client-limits) has enough space.

## Indexes

Without an index, the server must read the complete collection to sort or filter a list. With a million rows, this can take
several seconds. If a collection has at least 2,000 rows, the server automatically [creates indexes](http://127.0.0.1:3000/docs/indexes.md)
for such lists while writes continue.

| Index on | Created for |
|---|---|
| the sort fields | sorted lists, in both directions. |
| one field | filters that compare the field with \`==\`, \`<\`, \`<=\`, \`>\`, \`>=\` or \`starts_with\`, as the only condition or combined with \`&&\`. The server indexes a field with \`==\` first. |
| a field with \`==\`, and a second field of the filter or the sort fields | lists with \`==\` that still examine more than 300 rows |
| the fields with \`==\`, \`id\`, and a field that is compared with \`<\` or a similar operator (only on SQLite) | lists by \`id\`. The index keys show which rows match. |

With an index, such a list takes about as long as a list by \`id\`, unless the server must still examine many rows. Each index
makes writes to the collection slightly slower (on PostgreSQL, up to 1 ms per commit).

| Limit | Value |
|---|---|
| Indexes per collection | 4 |
| Indexes per account | 1,000 |
| Indexes in total | 4,000 |
| Time before an unused index is dropped | 1 hour |

If a limit is reached, the server drops an index before it creates a new one. If the limit per collection is reached, it drops
the least recently used index of the collection. It never drops an index that a list has used in the last 10 s. If another limit
is reached, it drops the least recently used index of the account with the most indexes. The server creates indexes for up to 4
accounts at the same time.

During an [import](http://127.0.0.1:3000/docs/indexes.md#indexes-during-an-import) that changes a quarter of the collection, the server drops
the indexes that no list uses during this time. It creates them again after the import.

## Disk space

| | Disk space on SQLite |
|---|---|
| row | the JSON of the row, and 10 to 40 % |
| change in the change log | the JSON of the new row, and 10 to 20 % |

The server keeps changes for 24 hours, and always the latest 100,000 of each collection. You can [configure
both](http://127.0.0.1:3000/docs/configuration.md#environment-variables). For example, 1,000,000 rows of 170 bytes take 240 MB, and 200,000 changes take 39 MB.

On PostgreSQL, also plan for the old versions of rows until VACUUM removes them, and for the write-ahead log.

## Exports

An [export](http://127.0.0.1:3000/docs/lists.md#export-rows-ndjson-csv) reads one snapshot of the database on a separate connection. It reads
about 64 KiB at a time, as fast as the client receives the data. The memory usage therefore doesn't depend on the size of the
collection.

These figures are for a million rows of 180 bytes on 2 cores:

| Database | NDJSON | CSV | Memory |
|---|---|---|---|
| SQLite | 2 s | 3.5 s | 26 MB, or 35 MB for two exports |
| PostgreSQL, on the same machine | 4.5 s | | 50 MB |

An instance runs at most two exports at the same time. If a client reads less than 16 KiB within 30 s, the server disconnects
it.

- **SQLite:** During an export, SQLite can't run a checkpoint, so the write-ahead log grows with every write. If the log grows
  by more than 1 GiB while exports are in progress, the server stops the exports. Keep at least 1 GiB of disk space free. After
  the last export, the log shrinks to 64 MiB or less.
- **PostgreSQL:** An export is a read-only transaction (REPEATABLE READ), which doesn't block writes. Until the transaction ends,
  VACUUM can't remove the old versions of rows that were updated or deleted after the export started. If the instance fails, the PostgreSQL server ends
  the transaction within 30 minutes.
`;

export const metrics = `# Metrics

The server provides these metrics for Prometheus. To enable them, see [Monitoring](http://127.0.0.1:3000/docs/monitor.md#metrics).

## All metrics

The words in parentheses are the labels of the metric.

| Metric | Alert when | Meaning and solution |
|---|---|---|
| \`rowfeed_ready\` | 0 for 1 min | 1 if the instance accepts requests, and 0 while it shuts down or can't use its database. During an outage of PostgreSQL, the metrics continue to be available. The value changes within seconds, as [\`/ready\`](http://127.0.0.1:3000/docs/monitor.md#health-checks). |
| \`rowfeed_request_duration_seconds\` (\`operation\`, \`status\`) | rate of \`status=~"5.."\` above 0 for 5 min | The server returned errors. Search the log for \`request failed\`. \`code\` contains the reason. For 503 \`overloaded\`, see \`rowfeed_write_queue_length\`. For 507, see [Troubleshooting](http://127.0.0.1:3000/docs/troubleshooting.md#errors-and-symptoms). |
| | p99 above 0.1 s | The machine is overloaded, or a list sorts a large collection by a new field. The server [creates an index](http://127.0.0.1:3000/docs/limits.md#indexes) automatically. |
| \`rowfeed_commit_duration_seconds\` (\`outcome\`) | p99 above 0.1 s | The disk is slow to sync, and every write waits for the sync. For \`outcome="failed"\`, the log contains the reason. |
| \`rowfeed_commit_writes\` | mean near 500 | Commits are full, because writes arrive faster than the disk can store them. |
| \`rowfeed_write_queue_length\` | above 1,000 for 1 min | Writes arrive faster than the disk can store them. At 10,000 writes or 64 MiB, the server returns 503 \`overloaded\` with \`Retry-After\`. For a single account, the limits are a quarter of these values. |
| \`rowfeed_requests_in_flight\` | above 1,000 for 1 min | Requests arrive faster than the server can process them. The limit is 10,000. |
| \`rowfeed_feed_lag_seconds\` | p99 above 1 s | Clients receive changes late, because commits are slow or the server doesn't get enough CPU time. The lag includes the duration of the commit. |
| \`rowfeed_feeds_open\` | near \`ROWFEED_MAX_SOCKETS\` | When the limit is reached, new feeds receive 503 \`sockets_exhausted\`. Increase the limit, or start another instance on PostgreSQL. |
| \`rowfeed_background_failures_total\` (\`task\`) | rate above 0 for 5 min | A background task is failing, and the server is retrying it. See [Background tasks](#background-tasks). |
| \`rowfeed_replica_reads_total\` (\`outcome\`, [PostgreSQL](http://127.0.0.1:3000/docs/postgres.md#read-replicas)) | \`served\` no longer increases | Reads that the standby could have served. \`served\` counts the reads from the standby. With any other outcome, the primary served the read: the standby was \`behind\` the cursor or \`away\`, or the read \`failed\`. |
| \`rowfeed_indexes_under_way\` | above 0 for 30 min | The number of indexes that the server is creating or that are waiting. For each index, the server logs the start, the end and every 10 % of progress. |
| \`rowfeed_index_duration_seconds\` | | The time that it took to create an index. |
| \`rowfeed_wal_bytes\` (SQLite) | above 1 GB for 10 min | A long read is preventing a checkpoint. For example, a tool has the file open, or an [export](http://127.0.0.1:3000/docs/limits.md#exports) is in progress. |
| \`rowfeed_version_info\` (\`version\`) | | Always 1. The label contains the version of the server. |
| \`nodejs_eventloop_lag_p99_seconds\` | above 0.1 s | The process doesn't get enough CPU time. |
| \`process_open_fds\` | near \`process_max_fds\` | The server has opened almost as many files and connections as the system allows. See [Troubleshooting](http://127.0.0.1:3000/docs/troubleshooting.md#errors-and-symptoms). |
| \`process_resident_memory_bytes\` | above the value that you planned for | The server itself needs 90 MB. 10,000 idle feeds add about 80 MB, and 2,000 idle keep-alive connections add about 15 MB.  |

## Background tasks

The server logs the first failure of a task with its reason. It logs another line when the task works again. During an [outage of
PostgreSQL](http://127.0.0.1:3000/docs/monitor.md#logging), it logs only the outage.

| Task | Effect while the task is failing |
|---|---|
| \`purge\`, \`trim\`, \`expire_keys\` | The database grows. |
| \`index\` | Lists that sort by a field stay slow. |
| \`read_log\` | Feeds don't send changes. |
| \`read_registry\` | The instance doesn't notice changes to keys and plans. |
| \`read_usage\` | With several instances, accounts can exceed their quotas. |
| \`read_totals\` | With several instances, accounts can exceed their storage limits. |
| \`replica\` | Reads with a cursor use the primary instead of the standby. |
| \`flush_usage\`, \`fold_usage\`, \`note_use\`, \`tell\` | See the log. |
`;

export const generators = `# SDK generators

You can use these generators to create clients from rowfeed's documents. Run each command in a folder that contains the document.
For a first client, see [Generate SDKs](http://127.0.0.1:3000/docs/sdks.md).

## SDK generators by language

| Language | Generator | Document | Command | Correct calls | Notes |
|---|---|---|---|---|---|
| TypeScript | openapi-typescript 7.13.0 | \`openapi.json\` | \`npx openapi-typescript@7.13.0 openapi.json --output rowfeed.d.ts\` | 10 and 10 of 10 | Generates only types. Use openapi-fetch 0.17.0 as the client. |
| TypeScript | hey-api 0.95.0 | \`openapi.json\` | \`npx @hey-api/openapi-ts@0.95.0 --input openapi.json --output rowfeed\` | 10 and 10 of 10 | Later versions need Node.js 22. |
| TypeScript | orval 7.13.2 | \`openapi-3.0.json\` | \`npx orval@7.13.2 --config orval.config.cjs\` | 10 and 10 of 10 | The content of \`orval.config.cjs\` is \`module.exports = { rowfeed: { input: 'openapi-3.0.json', output: { target: 'rowfeed.ts', client: 'fetch', baseUrl: 'http://127.0.0.1:3000' } } }\`. Don't use \`openapi.json\`, in which PATCH accepts two media types: orval then generates an \`updateRow\` that doesn't send a media type, and the server returns 415. Later versions need Node.js 22. |
| TypeScript | swagger-typescript-api 13.13.0 | \`openapi.json\` | \`npx swagger-typescript-api@13.13.0 generate --path openapi.json --output rowfeed --extract-request-params\` | 10 and 10 of 10 | If a request fails, the client throws the response, which contains the problem in \`error\`. For DELETE, this requires \`baseApiParams: { format: 'json' }\`. |
| TypeScript | oazapfts 7.5.0 | \`openapi.json\` | \`npx oazapfts@7.5.0 openapi.json rowfeed.ts\` | 10 and 10 of 10 | The client requires \`@oazapfts/runtime\`. |
| TypeScript | openapi-generator-typescript 7.25.0 | \`openapi.json\` | \`java -jar openapi-generator-cli-7.25.0.jar generate -i openapi.json -g typescript-fetch -o rowfeed\` | 10 and 10 of 10 | To get the problem, use \`ProblemDetailsFromJSON(await error.response.json())\`. To get headers, use \`raw\` in the result of \`listRowsRaw\`. \`fields\` is a \`Set\`. |
| Go | oapi-codegen 2.8.2 | \`openapi.json\` | \`go run github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2 -generate types,client -package rowfeed -o rowfeed/rowfeed.go openapi.json\` | 10 and 10 of 10 | A response has one field per status, such as \`JSON200\` and \`ApplicationproblemJSON404\`, and one for the headers of that status, such as \`Headers200\`. In a typed contract, the client omits a field whose pointer is \`nil\`. To send \`null\` for fields that can be null, write \`output-options: {nullable-type: true}\` to a file and pass the file with \`-config\`. |
| Go | ogen 1.24.0 | \`openapi.json\` | \`go run -mod=mod github.com/ogen-go/ogen/cmd/ogen --package rowfeed --target rowfeed --clean openapi.json\` | 10 and 10 of 10 | First run \`go mod edit -require github.com/ogen-go/ogen@v1.24.0\`. The fields of a row are encoded JSON (\`jx.Raw\`) that you must decode. Problems of any status have \`GetResponse() ProblemDetails\`. The client serializes the fields of a row in a different order each time. To retry a request with an \`Idempotency-Key\`, resend the same bytes in the \`http.Client\`. The client rejects responses if a proxy has changed a declared header such as \`Cache-Control\`. |
| Go | openapi-generator-go 7.25.0 | \`openapi.json\` | \`java -jar openapi-generator-cli-7.25.0.jar generate -i openapi.json -g go -o rowfeed --package-name rowfeed --global-property apiTests=false --additional-properties withGoMod=false,enumClassPrefix=true,disallowAdditionalPropertiesIfNotPresent=false\` | 10 and 10 of 10 | Without \`disallowAdditionalPropertiesIfNotPresent=false\`, the client rejects members that a later version adds. Without \`enumClassPrefix=true\`, the constants of different enums have the same names. |
| Rust | progenitor 0.15.1 | \`openapi-3.0.json\` | \`cargo progenitor -i openapi-3.0.json -o rowfeed-client -n rowfeed-client -v 0.2.0 --interface builder\` | 10 and 10 of 10 | Install the \`cargo-progenitor\` crate. Pass the client a \`reqwest::Client\` that has the key as a default header. The fields of a row are in \`extra\`. The client returns a problem as bytes, which you parse into \`types::ProblemDetails\`. Without the builder interface, optional parameters of later versions become additional arguments. |
| Rust | openapi-generator-rust 7.25.0 | \`openapi-3.0.json\` | \`java -jar openapi-generator-cli-7.25.0.jar generate -i openapi-3.0.json -g rust -o rowfeed-client --package-name rowfeed_client --schema-mappings Row=Row && echo 'pub type Row = std::collections::HashMap<String, serde_json::Value>;' >> rowfeed-client/src/models/mod.rs\` | 10 and 10 of 10 | The generated structs have only the declared fields. Without the mapping and your own \`Row\` type, rows contain only \`id\`. To distinguish errors, use \`status\`, because the client always uses the first variant. The client serializes the fields of a row in a different order each time. To retry a request with an \`Idempotency-Key\`, resend the same bytes in the \`reqwest::Client\`. The client doesn't return headers, so you can paginate only with \`offset\`. Optional parameters of later versions become additional arguments. |
| Rust | modelina-rust 5.10.1 | \`asyncapi.json\` | \`node -e "const { RustFileGenerator, defaultRustRenderCompleteModelOptions } = require('@asyncapi/modelina'); const presets = [{ struct: { fieldMacro: ({ field, content }) => (field.propertyName === 'additional_properties' ? '#[serde(flatten)]' : content) }, union: { structMacro: () => '#[derive(Debug, Deserialize)] #[serde(untagged)]' } }]; new RustFileGenerator({ presets }).generateToPackage(require('./asyncapi.json'), 'rowfeed-feed', defaultRustRenderCompleteModelOptions)"\` | 7 and 7 of 7 | The npm package is \`@asyncapi/modelina\`. Without the presets, the code doesn't compile, and rows contain only \`id\`. |
| Python | openapi-python-client 0.29.1 | \`openapi.json\` | \`openapi-python-client generate --path openapi.json --output-path client\` | 10 and 10 of 10 | \`sync_detailed\` returns headers. The type of the body determines how \`update_row\` handles \`null\`: a \`RowPatch\` stores \`null\`, and a \`RowMergePatch\` removes the field. \`update_rows\` has a \`RowsPatch\` and a \`RowsMergePatch\`. The generator prints a warning for each operation that returns YAML, and in a typed contract for each export. For these operations, use \`content\` in the result of \`sync_detailed\`. The warning about \`ruff\` has no effect either. In a typed contract, the value of an \`enum\` is a member of a generated class. To use plain strings, write \`literal_enums: true\` to a file and pass the file with \`--config\`. |
| Python | datamodel-code-generator 0.89.0 | \`openapi.json\` | \`datamodel-codegen --input openapi.json --output client/rowfeed.py --output-model-type pydantic_v2.BaseModel --use-annotated\` | 10 and 10 of 10 | Generates only models. The test uses them with httpx. Without \`--use-annotated\`, the types contain function calls for limits, which mypy rejects. |
| Python | openapi-generator-python 7.25.0 | \`openapi.json\` | \`java -jar openapi-generator-cli-7.25.0.jar generate -i openapi.json -g python -o client --package-name rowfeed_client\` | 10 and 10 of 10 | The fields of a row are in its \`additional_properties\`. To send fields, pass a \`dict\`. The problem is in \`ApiException.data\`. \`list_rows_with_http_info\` returns headers. The names of the headers have the same case as in the response. |
| Python | modelina-python 5.10.1 | \`asyncapi.json\` | \`modelina generate python asyncapi.json --pyDantic --packageName rowfeed --output client/rowfeed\` | 7 and 7 of 7 | The npm package is \`@asyncapi/modelina-cli\`. Validate a frame against the union of the seven models. The fields of a row are in its \`additional_properties\`. Without \`--pyDantic\`, the models don't contain these fields. |
| Python | redocly-python 2.77.0 | \`openapi.json\` | \`npx @redocly/cli@2.77.0 generate-client openapi.json --generator python --output rowfeed/client.ts\` | 10 and 10 of 10 | Writes \`rowfeed/client.py\`, which requires \`httpx\`. The type of a row is \`Any\`. To get the problem, use \`decode(ProblemDetails, error.body)\`. \`list_rows_with_headers\` returns headers. |
| Java | openapi-generator-java 7.25.0 | \`openapi.json\` | \`java -jar openapi-generator-cli-7.25.0.jar generate -i openapi.json -g java --library native -o client --parameter-name-mappings wait=waitSeconds --additional-properties useJackson3=true,useSingleRequestParameter=true\` | 10 and 10 of 10 | The fields of a row are in \`getAdditionalProperties()\`. To send fields, pass a \`Map\`. \`fields\` is a \`Set\`. \`listRowsWithHttpInfo\` returns headers. Without \`useJackson3\`, the client doesn't send fields that are \`null\`. Without \`useSingleRequestParameter\`, an optional parameter of a later version changes the arguments. Without the mapping, the code doesn't compile, because the \`wait\` parameter has the same name as a method of \`Object\`. |
| Java | redocly-java 2.77.0 | \`openapi.json\` | \`npx @redocly/cli@2.77.0 generate-client openapi.json --generator java --output rowfeed/client.ts\` | 10 and 10 of 10 | Writes \`rowfeed/Client.java\`, which has no dependencies. The declared type of a row is \`Object\`, and its value is a \`Map\` of the fields. \`listRowsWithHeaders\` returns headers. |
| Kotlin | openapi-generator-kotlin 7.25.0 | \`openapi.json\` | \`java -jar openapi-generator-cli-7.25.0.jar generate -i openapi.json -g kotlin -o client --additional-properties serializationLibrary=jackson,useJackson3=true --type-mappings 'AnyType=kotlin.Any?'\` | 10 and 10 of 10 | A row is a map of its fields, with \`id\` as a separate property. \`listRowsWithHttpInfo\` returns headers, and you must pass all parameters. \`fields\` is a \`Set\`. With Moshi, the default, rows contain only \`id\`, and the client doesn't send \`null\`. Without the mapping, the types of request bodies don't allow \`null\`. |

\`npx\` and \`go run\` download the generators. Install the Python generators from PyPI. A package has the name in the table, unless
the notes contain another name. OpenAPI Generator is a single JAR file:
\`mvn -q dependency:copy -Dartifact=org.openapitools:openapi-generator-cli:7.25.0 -DoutputDirectory=.\`

## How the generators were tested

We used each generator to create a client from the documents of a running server. We compiled the client with the strictest
settings of its language. The client then sent ten requests:

- create a collection
- insert, read, list, update and delete rows
- list the rows that match a filter, with two fields per row, sorted by two fields, page by page with \`Next-After\`
- list the changes after a cursor
- send an invalid key, and read the error code
- request a missing row, and read the error code

The rows have fields of all types, including nested objects, \`null\`, 9007199254740991 and Unicode text. The test compares complete
rows. The filter contains \`&&\`, single and double quotes, a plus sign, a percent sign and an emoji. One of the field names contains
a comma and an ampersand.

The two Modelina generators read \`asyncapi.json\`. They generate models of the frames, but no client and no calls. Their test reads
one frame of each of the seven types.

"10 and 10 of 10" means that all 10 calls were correct with this version and with a simulated later version. The later version adds
a member to every open object and a header to every response, and returns an unknown error code for the missing row.

To repeat the test, run \`npm run sdk-check\` in a clone. It uses a temporary folder and a separate server, and tests all
generators whose toolchains are installed. To test only certain generators, add their names:
\`npm run sdk-check -- ogen progenitor\`. To update the table, add \`--write\`. We tested OpenAPI Generator only for the languages
in the table.
`;

export const consistency = `# Consistency and ordering

This page explains what rowfeed guarantees about the order of changes, and how clients can rely on it.

## Every collection has one order

All changes to a collection form one sequence. Each change has a sequence number, \`seq\`, and there are no gaps between the
numbers. A feed sends the changes in this order. In a feed without a filter, change 42 always follows change 41.

Each collection has its own sequence. A write changes only one collection, so all its changes are in one sequence.

## A write is complete before its response

The server responds to a write only after the database has synced it to disk. A write of several rows is atomic: the server inserts,
updates or deletes all of the rows or none. Their changes are consecutive in the sequence.

If a client doesn't receive a response, it can't know whether the server executed the write. It can then send the same request
again with the same [idempotency key](http://127.0.0.1:3000/docs/safe-writes.md#idempotent-requests). The server executes the write only once,
and returns the same response.

## A read is a snapshot

All rows in a response come from one snapshot. The snapshot contains every write that was acknowledged before the request arrived.
The \`Collection-Cursor\` header identifies the snapshot. A feed that starts from this cursor sends exactly the changes that the
snapshot doesn't contain.

A [ticket](http://127.0.0.1:3000/docs/end-users.md) can limit the rows and fields of a copy. If a client gets a ticket with another filter or other
fields, it must list all rows again instead of resuming from its cursor. The [mirror](http://127.0.0.1:3000/docs/client.md) does this itself.

The pages of a long list come from several snapshots. [Follow a paginated list](http://127.0.0.1:3000/docs/feed.md#follow-a-paginated-list) shows
how to use the feed to get a consistent copy.

## Clients don't go back in time

If you run several instances, each request from a client can reach a different instance. All instances use the same database, so
clients still see their own writes. A [read replica](http://127.0.0.1:3000/docs/postgres.md#read-replicas) can lag behind the primary. An
instance therefore reads from the replica only if the client sends its last cursor. The replica must contain all changes up to
this cursor.

## Concurrent writes

The server executes one write after the other. Without a condition, the later write replaces the result of the earlier write.
With [\`If-Match\`](http://127.0.0.1:3000/docs/safe-writes.md#prevent-lost-updates-if-match), the server rejects the later write with 412 if the
row has changed since the client read it. The client can then read the row again and decide what to do.

## After a crash

After a crash, the database contains every acknowledged write. It can also contain writes whose responses were lost. Feeds can
resume from any cursor within the retention period, even on a different instance. If the collection was deleted and created
again, or if the database was restored from a backup, the server rejects earlier cursors with 4410. The client must then list
the rows again.
`;

export const durability = `# Durability

This page explains what survives a crash, and how rowfeed detects corruption.

## Acknowledged writes survive

On SQLite, the server commits to a write-ahead log with \`synchronous=FULL\`. The server responds to a write only after the disk
has confirmed that it stored the log. Acknowledged writes therefore survive a crash of the process, a crash of the machine and a
power failure.

For speed, the server commits the writes of many clients together. It responds to these writes only after the disk has confirmed
the common commit.

On PostgreSQL, durability depends on the settings of your PostgreSQL server. rowfeed doesn't change \`synchronous_commit\`.

## Damage is reported

If a byte of the write-ahead log is corrupted, SQLite treats this position as the end of the log. Later commits disappear
without an error. rowfeed therefore verifies the log at every start, before SQLite reads it. If the log is
[damaged](http://127.0.0.1:3000/docs/backup.md#damaged-files), the server doesn't start. It prints the position of the damage and the number of
lost commits. You have these options:

- \`rowfeed check\` verifies the complete database: pages, change log, counts, keys and indexes. \`--repair\` recomputes derived data.
- \`rowfeed restore\` replaces the database with a [backup](http://127.0.0.1:3000/docs/backup.md).
- \`rowfeed serve --accept-damage\` continues without the lost commits, and keeps a copy of the log. After that, clients must list
  their rows again.

## Backups are verified

\`rowfeed backup\` copies a snapshot while the server is running. It verifies the copy before it renames the file to its final
name. After a restore, the server rejects all earlier cursors. Otherwise, clients could resume a feed and miss changes.
`;

export const indexes = `# How indexes create themselves

The server creates indexes automatically. This page explains when and how it does this.

## Slow lists request indexes

Without an index, the server must read all rows to sort or filter a list. In a small collection, this takes less
than a millisecond. If the collection has at least 2,000 rows, the list also requests an index that makes it fast.

Only lists that clients request cause new indexes. If no client sorts or filters by a field, the field never has an index, so it
doesn't make writes slower.

## What the planner chooses

For example, a client requests a list with the filter \`@.city == "Oslo" && @.age > 30\`, sorted by \`id\`. Several indexes can
help:

- **With an index on \`city\`**: All index keys for Oslo have the same value, so they are sorted by \`id\`. The server reads the rows in
  this order and tests the age in each row.
- **With an index on \`age\`**: The index keys above 30 aren't sorted by \`id\`. If there are only a few, the server sorts their rows.
  Otherwise, it reads the rows of the collection in order and tests each row.
- **With an index on \`city\` and \`age\`**: The server creates this index if lists still examine many rows with the first two
  indexes.

The server first tries the access path that it expects to be cheapest, up to a maximum number of rows. If it reaches this
maximum, it tries the next access path. A wrong estimate therefore costs little time.

## How the server creates an index

The database stores the keys of an index in sorted order, but the rows in order of \`id\`. If the server added the keys row by
row, it would write most pages of the index many times. It therefore works in three phases, while clients can continue to write:

1. It reads all rows once, in order of \`id\`, and writes their keys to a temporary file for each index. If lists need several new
   indexes of the collection, the server reads the rows only once for all of them.
2. It sorts the keys in each file.
3. It copies the sorted keys into the index, in steps of a few milliseconds between commits. At the same time, it sorts the keys of the
   next index.

As soon as the build of an index starts, every write also updates the index keys of the rows that it changes. If the server
stops during the build, it continues with the sorted files after the next start. For the other indexes, it reads the rows again.

With SQLite, the temporary files are in the same folder as the database. With PostgreSQL, they are in the folder for temporary
files (\`TMPDIR\`) of one instance. A file takes up about 60 bytes per row, and more for long texts.

## Unused indexes are dropped

Each collection has [at most four indexes](http://127.0.0.1:3000/docs/limits.md#indexes). The server drops an index that no list has used for an
hour. If clients request the list again later, the server creates the index again. If a list needs a fifth index, it replaces the
least recently used index. The server never replaces an index that a list has used in the last 10 seconds.

## Indexes during an import

An import into a collection with indexes adds keys all over each index. The server would therefore write most pages of the
indexes many times. To avoid this, it drops indexes during an import, and creates them again as soon as no large commit
arrives for two seconds. This applies when three conditions are met:

- Requests insert or change at least 500 rows per commit, with less than two seconds between them.
- Since the import started, at least 10,000 rows and a quarter of the collection have changed.
- No list has used the index since then. The index of a row key stays in any case.

A list that needs such an index during the import is a slow list, as described below. The server then creates the index at
once, and keeps it while lists use it. In our measurement with SQLite, an import of a million rows into a collection with three
indexes wrote 1.5 times the bytes of an import without indexes. Before, it wrote between 13 and 26 times the bytes.

If the server stops during the import, the next list that needs the index requests it again.

## While an index is missing

A list without an index is a [slow list](http://127.0.0.1:3000/docs/limits.md#slow-lists). It takes turns with other slow lists and has a time
limit. While the server creates an index for the list, this limit is 1.8 seconds. If a request takes longer, the server returns
503 \`index_building\`. The \`Retry-After\` header and \`index\` in the problem show when to retry. The server creates this index
before other indexes of the account. If no index can help the list, the server returns 400 \`query_too_costly\` after 5 or 10
seconds.
`;

const securityModel = `# Security model

This page explains what rowfeed protects, what it protects against, and what you must do yourself.

## Who can do what

Every API request requires a key or a [ticket](http://127.0.0.1:3000/docs/end-users.md). A key belongs to one account and has
[scopes](http://127.0.0.1:3000/docs/authenticate.md#scopes-and-permissions). You can set when it expires, and limit it to certain collections. A
ticket has at most the permissions of its key, and you can limit it to certain rows and fields. No account can access the data
of another account. A limited key doesn't reveal anything about other collections. For example, counts, \`ETag\` values and error
messages depend only on its own collections.

If you revoke a key, every instance stops the feeds, exports and waiting requests of the key within two seconds.

## Secrets

- The database contains only the SHA-256 hash of a key. A key has 190 random bits, so an attacker can't find the key that
  belongs to a hash.
- The server never logs any part of a key, even if a client sends the key in the wrong place. It only prints the first key of a new
  database once, [unless \`ROWFEED_API_KEY\` is set](http://127.0.0.1:3000/docs/monitor.md#logging).
- The table \`settings\` contains the secrets of tickets and page tokens, so that all instances share them. Anyone who can read a
  [backup](http://127.0.0.1:3000/docs/backup.md) can create tickets with the permissions of every key. If a backup leaks, run
  \`rowfeed tickets rotate-secret\`, which invalidates all tickets.
- The server signs page tokens, so that clients can't create or change them. A forged page token only starts a list at another
  position. To replace the secret of page tokens, stop all instances and run \`DELETE FROM settings WHERE name = 'token_secret'\` in the
  database. The next start creates a new secret.
- Files that rowfeed creates have the mode 0600, so only their owner can read them.

## One client can't stop the others

The server [limits](http://127.0.0.1:3000/docs/limits.md#per-client-limits) the work in progress of each connection, address, key and account, and
the accounts take turns. After an address has sent 20 invalid keys within a minute, the server rejects further invalid keys without
a database query. Each instance counts separately, so an address can send 20 invalid keys to each of them.

## Browsers

[By default](http://127.0.0.1:3000/docs/http.md#cors), the server doesn't allow other origins. It doesn't use cookies, so a page on another
site can't send requests with the permissions of a visitor. The console and the documentation don't load anything from other
servers. A Content-Security-Policy enforces this.

## Your part

- **TLS.** rowfeed doesn't encrypt connections. Put a [proxy](http://127.0.0.1:3000/docs/deploy.md) with TLS in front of it. Set
  \`ROWFEED_TRUST_PROXY\` so that the limits apply to the address of the client instead of the proxy.
- **The machine.** Anyone who can read the database file can read all rows. Encrypt the disk if you need to protect the rows.
- **Metrics.** \`/metrics\` doesn't require a key. It is available on a separate port, \`ROWFEED_METRICS_PORT\`. Don't make this port
  public.
- **Keys in browsers.** If a page contains a key, every visitor can read the key. Use [tickets](http://127.0.0.1:3000/docs/end-users.md) instead,
  or limit the key to the permissions that every visitor may have.
`;
export { securityModel as 'security-model' };

export const versioning = `# Versioning

This page explains what later versions of rowfeed can change, and what your clients must be able to handle.

## What a later version can add

New versions of rowfeed can add to \`/v1\`, but they don't remove anything from it. They can add:

- operations
- optional request parameters and request headers
- response headers
- members of responses, problems and frames
- error codes and close codes

Clients receive new types of frames only if they request them. For an existing request, a later version never returns a status
that the operation doesn't already declare. In the list of collections, each collection contains only its \`name\`, also in later
versions.

## What your client must do

The contract allows all of these additions, so generated clients continue to work. Your own code must follow three rules:

- If your code doesn't know a \`code\`, it must use the \`status\`.
- Your code must ignore members and headers that it doesn't know.
- Your code must ignore frames that it doesn't know.

We also generated clients with each of [these generators](http://127.0.0.1:3000/docs/generators.md) from the contract of this version. We
tested them with a simulated later version of the server. Only the client from OpenAPI Generator for Go rejects unknown members,
unless you set an option when you generate it.

If you regenerate a client from a later document, you may have to change the code that calls it. Some clients pass parameters by
position, so a new optional parameter becomes an additional argument. This also applies to operations that had no parameters.

## Deprecation

The response headers [\`Deprecation\`](https://www.rfc-editor.org/rfc/rfc9745) and
[\`Sunset\`](https://www.rfc-editor.org/rfc/rfc8594) announce a removal at least six months in advance. A breaking change will be
in \`/v2\`, which the server will serve in addition to \`/v1\`. \`/ws\`, \`/health\` and the documents have no version in their path,
but the same rules apply to them.

## Version numbers

\`info.version\` in the contract follows [semantic versioning](https://semver.org): a change that breaks clients requires a new major
version. [\`rowfeed contract diff\`](http://127.0.0.1:3000/docs/testing.md#detect-breaking-changes-of-the-contract) finds such changes between two
versions of a contract. The [changelog](http://127.0.0.1:3000/docs/changelog.md) lists the changes of each version.

The database also has a version. [Upgrade](http://127.0.0.1:3000/docs/upgrade.md) explains how the server migrates the database when it starts.
`;

export const benchmarks = `# Benchmarks

All figures are from one shared virtual machine with 2 cores and Node.js 20. On this machine, a minimal \`node:http\` server returned
28,000 to 68,000 responses per second. Only compare figures in the same row, and [run the benchmarks](#run-the-benchmarks) on your
own machine.

## SQLite results

This table compares the requests per second of four servers. Each figure is a share of the requests per second of a minimal
\`node:http\` server that responds with "hello". The benchmark alternated between the servers. It used SQLite, 32 connections,
100,000 rows of about 180 bytes and random ids. Figures for lists are the median of five rounds. The other figures are the
median of three rounds in an earlier run.

rowfeed checks the key, counts and validates the request, and syncs every commit to disk. PocketBase checks a user's token, but
doesn't sync. We ran the other servers without authentication.

| | rowfeed | Platformatic DB 2.61 | PostgREST 12 | PocketBase 0.36.8 | Times as fast as the fastest other server |
|---|--:|--:|--:|--:|--:|
| read one row | 0.526 | 0.140 | 0.063 | 0.057 | 3.8 |
| list 20, distinct queries | 0.262 | 0.098 | 0.054 | 0.045 | 2.7 |
| list 20, one hot query | 0.615 | 0.114 | 0.055 | 0.041 | 5.4 |
| list 100, distinct queries | 0.201 | 0.052 | 0.044 | 0.019 | 3.8 |
| list 100, one hot query | 0.610 | 0.058 | 0.049 | 0.019 | 11 |
| 20 rows, sorted by an indexed field | 0.142 | 0.082 | 0.039 | 0.039 | 1.7 |
| 20 rows of a tag above a score | 0.098 | 0.080 | 0.041 | 0.034 | 1.2 |
| patch one | 0.226 | 0.091 | 0.055 | 0.036 | 2.5 |
| patch one, with an index on another field | 0.245 |  |  | 0.029 | 8.3 |
| delete one | 0.279 | 0.104 | 0.058 | 0.043 | 2.7 |
| insert one | 0.313 | 0.079 | 0.051 | 0.041 | 4.0 |
| insert one, with three indexes | 0.267 |  |  | 0.039 | 6.8 |
| insert a batch of 100 | 0.037 |  | 0.021 | 0.001 | 1.8 |

The chart shows how many times as fast rowfeed is as the fastest other server in each row:

[Picture: Dots on a logarithmic scale: in each row, the fastest other server is at 1, and rowfeed is between 1.2 and 11]

A hot query is a query that clients repeat while the rows don't change. rowfeed caches 1 MiB of pages for such queries.

### Comparison with PocketBase

This table compares rowfeed with PocketBase in the same runs. CPU is the CPU time of the complete process per request. Memory is
the memory of the process at the end of each measurement. It includes 46 MB of mapped files of Node.js for rowfeed.

Results vary between runs, because other processes use the machine. The second column therefore contains the results of other
runs with this version or the previous version.

| | Times as fast as PocketBase | In other runs | CPU in µs, rowfeed | CPU in µs, PocketBase | Memory in MB, rowfeed | Memory in MB, PocketBase |
|---|--:|--:|--:|--:|--:|--:|
| read one row | 9.2 | 8.4, 9.0 | 43 | 539 | 173 | 88 |
| list 20, distinct queries | 5.8 | 6.4 to 8.4 | 103 | 750 | 139 | 53 |
| list 20, one hot query | 15 | 11 to 17 | 37 | 782 | 139 | 100 |
| list 100, distinct queries | 11 | 9.5, 17 | 139 | 1,834 | 146 | 115 |
| list 100, one hot query | 32 | 31 to 36 | 33 | 1,799 | 143 | 107 |
| 20 rows, sorted by an indexed field | 3.6 | 3.8 to 4.1 | 194 | 803 | 193 | 248 |
| 20 rows of a tag above a score | 2.9 | 2.7 to 4.0 | 270 | 904 | 190 | 296 |
| patch one | 6.3 | 5.4, 5.9 | 100 | 794 | 234 | 132 |
| patch one, with an index on another field | 8.3 | 6.5, 6.6 | 99 | 946 | 236 | 170 |
| delete one | 6.5 | 8.3, 8.4 | 82 | 693 | 241 | 172 |
| insert one | 7.6 | 6.3, 7.0 | 72 | 709 | 240 | 176 |
| insert one, with three indexes | 6.8 | 6.6, 7.5 | 104 | 906 | 241 | 177 |
| insert a batch of 100 | 65 | 56, 90 | 739 | 46,274 | 309 | 183 |

### Profile of a request

**Updates.** When 32 clients update rows, each commit contains 16 updates. Each commit requires two calls to the SQLite thread:

1. The first call reads the rows. It takes 0.5 ms, because the main thread handles other requests in the meantime.
2. The second call executes one statement, which writes the rows and the change log. It takes 0.9 ms, including the sync.

An update takes 60 µs in the main thread and 36 µs in the SQLite thread. Both cores are therefore busy. We measured two
alternatives:

- The server reads the rows during the previous commit. This requires only one call per commit. However, the server was 0.84
  times as fast, because commits were smaller (12 updates) and it made more calls in total.
- The server sends responses only after it has sent the next commit to SQLite. The speed of single rows didn't change. Batches of
  100 rows were 1.1 times as fast.

This table shows how much data each write adds to the write-ahead log and the pages. It also shows the number of commits:

| 32 clients | KB per write | Commits per second | Writes per commit | KB per write in the first version |
|---|--:|--:|--:|--:|
| patch | 8.5 | 840 | 15.7 | 10 |
| patch, with an index on another field | 8.6 | 790 | 15.8 | 18 |
| patch of an indexed field | 19.5 | 530 | 16.0 | |
| insert | 3.7 | 1,110 | 15.8 | |

**Lists.** A list request with a distinct query takes 53 µs in the main thread for 20 rows, and 60 µs for 100 rows. SQLite joins the
rows of a page as bytes, outside the JavaScript heap. We compared this with pages as strings:

| | Bytes | Strings |
|---|--:|--:|
| main thread, 20 rows | 53 µs | 56 µs |
| main thread, 100 rows | 60 µs | 72 µs |
| maximum memory in 70 s of lists of 100 rows | 216 MB | 229 MB |

With bytes, the server returned 1.08 times as many lists of 20 rows per second, and 1.28 times as many lists of 100 rows.
Strings cost more, because the server must decode them and encode them again, and the garbage collector must examine them.

With a single-threaded garbage collector, lists were 0.88 to 0.95 times as fast. With up to 16 lists per SQLite call instead of
8, the speed was the same.

A list of rows with a certain tag and a minimum score takes 67 µs in SQLite. Reading about 100 index keys takes 28 µs, including 10
µs for the limit on the number of examined keys. SQLite spends most of the remaining time looking up the 20 scattered rows.

## Filtering, sorting and pagination

This table shows requests per second for lists of 20 rows. For the other servers, we created an index for each of these lists.
rowfeed created its indexes automatically. The benchmark alternated between the servers.

| | 100,000 rows | Times as fast as Platformatic DB 2.61, PostgREST 12, PocketBase 0.36.8 | 1,000,000 rows | Times as fast as Platformatic DB, PostgREST |
|---|--:|--:|--:|--:|
| sorted by a field | 8,283 | 1.6, 3.3, 3.4 | 6,636 | 1.4, 3.2 |
| \`filter\`: one field \`==\` | 9,652 | 2.5, 5.7, 4.0 | 8,897 | 2.4, 7.0 |
| \`filter\`: one field \`==\`, another \`>\` | 4,456 | 1.1, 2.4, 2.1 | 1,949 | 0.5, 0.9 |
| \`filter\`: one field \`>\`, sorted by \`id\` | 3,265 | 0.8, 1.5, 1.4 | 2,434 | 0.6, 0.9 |
| \`filter\`: one field \`>\`, sorted by that field | 6,541 | 1.5, 2.7, 3.1 | 4,114 | 1.1, 2.0 |
| \`after\`, sorted by \`id\` | 11,309 | 2.0, 4.1, 4.8 | 7,389 | 1.5, 3.4 |
| \`after\`, sorted by a field | 6,642 | 1.6, 3.1, 3.2 | 4,417 | 1.4, 2.7 |
| \`filter\`: part of a text, in all rows (duration of a request) | 38 ms | 9, 14, 26 ms | 463 ms | 120, 133 ms |

The last row contains the duration for each server instead of ratios.

Until the index exists, lists are slower. For these figures, clients requested the lists continuously:

| | 100,000 rows | 1,000,000 rows |
|---|--:|--:|
| first list sorted by a field | 133 ms | 1.7 s |
| first list with a filter | 67 ms | 0.8 s |

We measured the creation of indexes at a later time. The last column shows how long \`CREATE INDEX\` takes on the same file, or
\`CREATE INDEX CONCURRENTLY\` on the same table of PostgreSQL:

| | Time from the first list to the complete index | Written to the disk | \`CREATE INDEX\` |
|---|--:|--:|--:|
| SQLite, 10,000,000 rows, one index | 26 s | 1.2 GB | 15 s |
| SQLite, 10,000,000 rows, three indexes that clients request at the same time | 48 s | 3.2 GB | |
| PostgreSQL, 1,000,000 rows, one index | 9.0 s | | 2.8 s |
| PostgreSQL, 1,000,000 rows, three indexes that clients request at the same time | 22 s | | |

While the server creates an index for 3,000,000 rows, 100 updates per second take 3.6 to 5.0 ms (p50) and 18 to 21 ms (p99). Before
the creation, they take 2.4 to 2.8 ms and 7 ms, except for one of three measurements with 138 ms (p99).

An import of 950,000 rows writes 0.64 GB, or 1.2 GB if the collection has three indexes. While the server deletes the rows of a
collection with 1,000,000 rows, reads of another collection take 5.1 ms (p99), and updates take 10.9 ms. Without the deletion, they
take 5.4 ms and 6.5 ms.

## Growth

This table shows the speed with more rows or more collections, relative to one collection with 100,000 rows. It takes changes in the
speed of the machine into account. Clients choose rows and collections at random:

| | 100,000 rows, requests per second | 1,000,000 rows | 10,000,000 rows | 1,000 collections with 1,000 rows each | 100,000 collections with 10 rows each |
|---|--:|--:|--:|--:|--:|
| read one row | 27,351 | 0.77 | 0.63 | 0.81 | 0.58 |
| list 20, distinct queries | 11,115 | 1.51 | 1.01 | 1.41 | 0.98 |
| patch one | 9,448 | 0.78 | 1.03 | 1.15 | 0.67 |
| insert one | 12,292 | 0.90 | 1.24 | 0.75 | 0.55 |
| create a collection | 2,605 | 1.15 | 1.34 | 1.37 | 1.41 |

Multiples above 1 show how much such measurements vary on a shared machine. Our goal is at least 0.85 in each cell. Requests that
are spread over many collections are furthest from it.

## Idempotent and bulk writes

An insert with an \`Idempotency-Key\` is 0.64 times as fast as an insert without one: 10,056 instead of 15,682 per second. It takes
116 µs of CPU time instead of 75 µs. Idempotency keys are random, so a commit must write a different page for each of them. In an
earlier version, in which inserts took 107 µs, an insert with a key was 0.8 times as fast. On PostgreSQL, it is 0.93 to 0.99 times
as fast.

A PATCH with a filter that matches 1,000 rows takes 20 ms. In this way, one client can update 47,000 to 50,000 rows per second.
If 32 clients update one row per request, the rate is between a sixth and a seventh of this.

## PostgreSQL results

This table compares rowfeed with PostgREST on the same PostgreSQL server, both with durable writes. PostgREST can use typed columns
or jsonb. The table shows the faster of the two. \`npm run bench\` measures typed columns.

| | Times as fast as PostgREST |
|---|--:|
| read one row | 4.9 |
| list 20, distinct queries | 5.6 |
| list 20, one hot query | 9.3 |
| list 100, distinct queries | 2.4 to 2.8 |
| list 100, one hot query | 8.6 |
| 20 rows, sorted by an indexed field | 3.8 |
| 20 rows at 90 % of the collection | 43 |
| patch one | 3.6 |
| delete one | 3.8 |
| insert one | 4.2 |
| insert a batch of 100 | 1.9 to 2.3 |

We measured batches, and lists of 100 rows with distinct queries, at a later time, with 100,000 rows on Debian's PostgreSQL 15. Its
LZ4 compression reduces the cost of a batch on the PostgreSQL server by a quarter. Without LZ4, batches were 1.6 times as fast as
with PostgREST.

The server executes the commits to a collection one after the other, which limits the speed of batches. On the PostgreSQL
server, 100 rows and their entry in the change log take 350 µs. They add 34 KB to the write-ahead log, which takes 250 µs to
sync. We also tried to send each commit during the previous one. The commits were then smaller, and the server stored 0.77 times
as many rows per second.

A list of 100 rows takes 70 µs on the PostgreSQL server and 140 µs in rowfeed. A third of the time in rowfeed is for writing 19 KB
to sockets.

This table shows how many rows per second 64 clients can insert into one collection through several instances (alternating runs):

| Instances | Inserts per second | Earlier version, without a queue for inserts in the PostgreSQL server |
|---|--:|--:|
| 1 | 20,000 | |
| 2 | 14,800 to 16,700 | 15,500 |
| 4 | 11,400 to 14,300 | 9,900 to 11,200 |

The clients run on the same two cores. Four instances and PostgreSQL use 1.6 cores.

## Feed results

- 500 subscribers to one collection receive 900,000 frames per second in total. Half of the frames arrive within 9 ms of the
  write. The number of frames per second is the same with a filter, even if the subscribers use
  50 different filters.
- Under a heavy write load, the server matches 1,200,000 changes per second against 50 filters.
- A feed sends 10,000 initial rows of about 100 bytes in 22 ms. 100 such feeds at the same time take 0.3 s, or 0.8 s while one
  client writes. During this time, another subscriber receives 99 % of the changes within 33 ms. Without this load, it receives
  them within 9 ms.

This table compares the feeds of rowfeed and PocketBase. The measurements alternated between the two. Only rowfeed syncs each write
to disk before it sends the frame.

| | rowfeed | PocketBase |
|---|--:|--:|
| median time from a write to its frame, one subscriber | 0.69 ms | 0.85 ms |
| frames per second, 500 subscribers and 8 writers | 1,220,000 | 12,700 |

## Run the benchmarks

Run one of these commands in a clone. The benchmarks require Linux and [wrk](https://github.com/wg/wrk).

| Command | What it measures |
|---|---|
| \`npm run bench\` | rowfeed |
| \`npm run bench -- --peers --plot src/docs/pictures/benchmarks.svg\` | rowfeed and the other servers. Also draws the chart. |
| \`npm run bench -- --peers --only platformatic,postgrest --rows 1000000 order filter filter-id filter-one filter-range filter-range-id filter-order after after-order\` | lists with a million rows, on rowfeed and these servers, alternating between them |
| \`npm run bench -- --against ../other/dist/src/bin.js\` | this build and another build, alternating for each type of request |
| \`npm run bench -- --engine postgres\` | rowfeed on PostgreSQL. To use your own PostgreSQL server, set \`TEST_DATABASE_URL\`. |
| \`npm run bench -- --growth read list20 list100 order filter patch insert delete create\` | these types of requests with up to 10 million rows and 100,000 collections, relative to 100,000 rows in one collection. To load fewer rows, add \`--rows 1000000\`. |
| \`npm run bench:feed\` | the feed |
| \`npm run bench:feed -- peers\` | the feeds of rowfeed and PocketBase, alternating between them |
| \`npm run bench:feed -- growth\` | the time from a write to its frame with the same numbers of rows and collections as \`--growth\` |
`;

export const comparison = `# Comparison with other services

Many self-hosted services store data and serve it over HTTP. This page helps you choose one. It first lists the advantages of
other services, and then the advantages of rowfeed. It uses the documentation of these services from November 2026. If you find
an error, please report it.

## In short

| You need | Choose |
|---|---|
| User sign-in, files and an admin page in a single program | PocketBase or TrailBase |
| The same features on a platform with functions, messaging and many SDKs | Appwrite or Supabase |
| An API for your own PostgreSQL tables, with SQL and joins | PostgREST |
| A content studio for editors, based on your SQL database | Directus |
| Copies of parts of an existing PostgreSQL database on clients | Electric |
| Offline edits that are merged later, or servers that replicate each other's data | CouchDB |
| Settings and small records that clients poll | Kinto |
| Clients that never miss a change, safe retries, and a contract for generated clients | rowfeed |

## How clients receive changes

| Service | Transport | After a lost connection |
|---|---|---|
| rowfeed | WebSocket | The client sends its cursor, and receives every change after the cursor. |
| CouchDB | HTTP: polling, long polling or a stream | The client sends the last sequence, and receives the latest change of each document. |
| Electric | HTTP: long polling or Server-Sent Events | The client sends its offset, and receives the rest of the log. |
| Kinto | HTTP: polling with a timestamp | The client polls again, and receives the latest state of each record. |
| PocketBase | Server-Sent Events | The client subscribes again, and reads the records again. |
| TrailBase | Server-Sent Events | The client can detect missed changes by their sequence numbers. |
| Supabase Realtime | WebSocket | The client subscribes again, and reads the rows again. Delivery is not guaranteed. |
| Directus | WebSocket | The client subscribes again, and reads the items again. |
| Appwrite | WebSocket | The client subscribes again, and reads the rows again. |
| PostgREST | none | |

With CouchDB, Electric, Kinto and rowfeed, clients therefore don't need to read everything again. CouchDB and Kinto keep only
the latest change of each document. rowfeed keeps every change, but only for the [retention
period](http://127.0.0.1:3000/docs/configuration.md#environment-variables), which is 24 hours by default.

## What the others have, and rowfeed doesn't

- **Sign-in for users.** PocketBase, TrailBase, Appwrite, Supabase and Directus have accounts with passwords and OAuth2. With
  rowfeed, your own server signs users in, and creates [tickets](http://127.0.0.1:3000/docs/end-users.md) for them.
- **Rules for single rows.** PocketBase and TrailBase have access rules, Directus has policies, and PostgREST and Supabase use
  row-level security. In rowfeed, your server can limit a ticket to rows that match a filter. rowfeed has no rules that apply to
  all users.
- **Joins and SQL.** PostgREST, Supabase and Directus can read several tables in one request. With rowfeed, a request reads only
  one collection.
- **Your existing tables.** PostgREST, Supabase, Directus and Electric work with tables that you designed. rowfeed creates its own
  tables.
- **Files.** PocketBase, TrailBase, Appwrite, Supabase and Directus store files, and CouchDB stores attachments.
- **Your own code in the server.** PocketBase, TrailBase, Appwrite, Supabase and Directus have hooks, functions or extensions.
  PostgREST can call SQL functions.
- **Full-text search and several unique keys.** In the databases of PostgREST, Supabase and PocketBase, you can search text without
  regard to case, and make several fields unique. rowfeed's [filters](http://127.0.0.1:3000/docs/filter.md) distinguish upper and lower case, and
  a collection has one [row key](http://127.0.0.1:3000/docs/row-keys.md).
- **The author of each change.** Directus records which user made a change. The frames of rowfeed contain the time of a change and
  the names of the fields, but not the key or the end user. To record the author, store it in a field of the row.
- **An API for accounts.** With rowfeed, you create accounts, plans and the first key of an account on the command line.
- **Offline writes.** CouchDB, with PouchDB in the browser, merges edits from several replicas and keeps conflicting versions.
  rowfeed's JavaScript client is read-only, and shows the stored rows while it is offline.
- **Webhooks, GraphQL and a hosted service.** Several of the other services offer these. rowfeed doesn't.
- **Maturity.** CouchDB, PostgREST, Directus and Kinto have been in use for many years. rowfeed is new.

## What rowfeed has, and most of the others don't

- **One gapless order per collection.** The feed sends every single change with a sequence number, not only the latest state.
- **Writes that are safe to retry.** Every write accepts an [\`Idempotency-Key\`](http://127.0.0.1:3000/docs/safe-writes.md#idempotent-requests), which the
  server stores in the same transaction as the write.
- **A contract that is enforced.** The server is built from the OpenAPI and AsyncAPI documents, and
  [\`rowfeed conform\`](http://127.0.0.1:3000/docs/troubleshooting.md#test-a-deployment) checks any deployment against them. For rows with a schema, the
  server also publishes a [typed contract](http://127.0.0.1:3000/docs/schemas.md#typed-contract).
- **Several customers on one server.** Accounts have [plans](http://127.0.0.1:3000/docs/plans.md) with quotas and storage limits, and [take
  turns](http://127.0.0.1:3000/docs/limits.md#per-client-limits), so that one account can't slow down the others.
- **Automatic indexes.** The server [creates and drops indexes](http://127.0.0.1:3000/docs/indexes.md) based on the lists that clients request.
- **SQLite and PostgreSQL with the same behaviour.** \`rowfeed copy\` copies a database from one to the other, and the cursors stay
  valid.

## Speed

[Benchmarks](http://127.0.0.1:3000/docs/benchmarks.md) compares rowfeed with PocketBase, PostgREST and other services on one machine, and describes how to
repeat the measurements. Run the benchmarks yourself before you decide.
`;

export const troubleshooting = `# Troubleshooting

This page explains how to solve problems and how to test a deployment.

## Errors and symptoms

| Problem | What happens | Solution |
|---|---|---|
| The disk is full. | Writes return 507 \`storage_full\`. Reads and feeds continue. Only slow lists that need temporary files can return 503 \`overloaded\`. You can still revoke keys, because a file next to the SQLite file (\`-reserve\`) reserves 256 KiB for this purpose. On PostgreSQL, you can revoke keys as long as the PostgreSQL server has space for its write-ahead log. | Free disk space. You don't need to restart the server. Deletes also need disk space. |
| Another program has locked the SQLite database with a transaction. | Writes wait for 5 s and then return 503 with \`Retry-After\`. | Commit or roll back the transaction in the other program. |
| The disk fails (an I/O error, a failed sync or corruption). | Requests and \`/health\` return 503. The process exits with code 1, because only a restart can determine which data is on the disk. | Let your process manager restart the server. If the server then prints \`is damaged\`, restore a backup. |
| The SQLite file, or a file next to it, was removed or replaced while the server was running. | Within 1 s, the server stops, as after a failure of the disk. The original file still contains all acknowledged writes, even if it was moved. | Put the original file back and restart the server. If the file is lost, move its log (\`-wal\`) to another folder. Otherwise, the server doesn't start. |
| PostgreSQL is unavailable. | Requests, \`/ready\` and \`/health\` return 503. Feeds don't send changes, and can close with 1011. | Start PostgreSQL. You don't need to restart the server, because it connects again. A server that starts during the outage exits, unless you set [\`ROWFEED_DATABASE_WAIT_SECONDS\`](http://127.0.0.1:3000/docs/postgres.md#connect-to-postgresql). |
| Some requests return 503, and the log contains \`too many clients\`, \`too many connections\` or \`remaining connection slots are reserved\`. | PostgreSQL rejects connections, because its \`max_connections\`, or the \`CONNECTION LIMIT\` of the user or the database, is too small. | Increase the limit. See [Connections and timeouts](http://127.0.0.1:3000/docs/postgres.md#connections-and-timeouts). |
| Clients report reset or closed connections (\`ECONNRESET\`, \`socket hang up\`), and the log contains nothing or \`too many open files\`. | The process has as many open files as the system allows. Each connection and feed is an open file. The system then closes new connections before the server can respond. Existing connections continue to work, but some requests return 503 \`overloaded\`. | Compare [\`process_open_fds\`](http://127.0.0.1:3000/docs/metrics.md#all-metrics) with \`process_max_fds\`. Increase the limit, for example with \`ulimit -n 65536\` before the start, as the [unit for systemd](http://127.0.0.1:3000/docs/deploy.md#run-with-systemd) does. |
| \`/ws\` returns 426 behind a proxy. | The proxy doesn't forward WebSocket handshakes. | Use one of [these configuration files](http://127.0.0.1:3000/docs/deploy.md#serve-under-a-path). |
| A browser reports \`blocked by CORS policy\`, or a page can't open a feed. | The origin of the page isn't allowed. \`http://localhost:5173\` and \`http://127.0.0.1:5173\` are different origins. | Add the exact origin of the page to [\`ROWFEED_CORS_ORIGIN\`](http://127.0.0.1:3000/docs/configuration.md#environment-variables), and restart the server. If the message names a request header, remove [the header](http://127.0.0.1:3000/docs/http.md#cors). |
| Feeds close after a minute without changes. | The proxy closes idle connections. | Set its timeout to more than 30 s, because the server sends a ping every 30 s. |
| A client receives 429 \`quota_exceeded\` or \`too_many_sockets\`, or 403 \`limit_reached\`. | It exceeds [its plan](http://127.0.0.1:3000/docs/plans.md) or [a limit](http://127.0.0.1:3000/docs/limits.md#per-client-limits). | Search [the log](http://127.0.0.1:3000/docs/monitor.md#logging) for \`request refused\`. \`detail\` describes the limit, and \`key_id\` identifies the client. |
| A client receives 429 \`too_many_attempts\`. | It sends an invalid key, for example a key that was rotated. | Search the log for \`too_many_attempts\`. \`client\` is the address of the client. |
| Behind a proxy, invalid keys from one client cause 429 \`too_many_attempts\` for all clients. | The server sees only the address of the proxy. | Set [\`ROWFEED_TRUST_PROXY\`](http://127.0.0.1:3000/docs/configuration.md#environment-variables). |
| You have lost the first key. | The database contains only a hash of the key. | Run \`rowfeed keys create --name mine\`. |
| The server doesn't start. | It prints the reason to standard error, on one line. It doesn't change the database. | Fix the cause. |

At each start, the server checks the SQLite file for up to 1 s. If the file is at most 32 MiB and contains at most 1,000
collections, the server also runs some checks of [\`rowfeed check\`](http://127.0.0.1:3000/docs/backup.md#check-a-database).

## Test a deployment

\`rowfeed conform\` checks whether a deployment conforms to the contract. It reports the result of each operation and then a
verdict:

\`\`\`sh
npx rowfeed conform --url http://127.0.0.1:3000 --key $KEY | grep -o '.* conforms to the contract'
\`\`\`

\`\`\`text
http://127.0.0.1:3000 conforms to the contract
\`\`\`

The command creates its own collections and deletes them afterwards. It checks:

- the status, media type, headers and body of every operation
- filters, sort order and pagination
- cursors and versions
- whether the feed is complete, in order and resumable
- every operation of the [typed contract](http://127.0.0.1:3000/docs/schemas.md#typed-contract), if any of your collections have a schema

In each of your collections that have a schema, the command inserts a row, reads it, updates it without changing it, and deletes
it. It doesn't change any other rows. However, the next id and \`seq\` of the collection increase, and feeds of the collection
send the frames of this row.

| Exit code | Meaning |
|---|---|
| 0 | The deployment conforms to the contract. |
| 1 | The deployment doesn't conform to the contract. |
| 2 | The result is unknown. For example, the server didn't respond, the key doesn't have all permissions, or the quota or the storage limit of the plan is exhausted. If a check failed, the exit code is 1 instead. The exit code is also 2 if the command line is invalid. |

| Option | Effect |
|---|---|
| \`--url URL\`, \`--key KEY\` | Set the server and the key. You can also use [variables](http://127.0.0.1:3000/docs/cli.md#server-and-key). |
| \`--operation insertRows\` | Checks only this operation and the operation that creates the collection. You can repeat the option. |
| \`--wait 60s\` | Sets how long the command waits in total if the server returns 429 or 503. |
| \`--json\` | Prints JSON. |

If the key has the \`admin\` scope, the command also creates keys and revokes them. The verdict contains their number, and the JSON
contains their ids as \`keys\`. They remain in \`rowfeed keys list\` as revoked keys. To omit them, use \`--valid\`.

The command leaves enough of the quota to delete its collections. It also deletes them if you interrupt it. If it can't delete a
collection or a row, the verdict contains the name of the collection.

The server also publishes its main workflows in the [Arazzo](https://spec.openapis.org/arazzo/v1.0.1.html) format, at
\`/arazzo.yaml\` and \`/arazzo.json\`. To run them against a server:

\`npx @redocly/cli respect arazzo.yaml --server rowfeed=$URL --input key=$KEY\`

## Stress tests

In a clone, run \`npm run torture -- --rounds 20\`. To test PostgreSQL, add \`--engine postgres\`. The command repeatedly kills
servers under load, closes connections and restarts PostgreSQL. At the same time, clients retry each write with an
\`Idempotency-Key\` until they receive a response. The command counts every error. All counts must be 0.

It also measures how much memory 10,000 idle feeds need.

\`npm run torture -- --rounds 10 --only neighbours\` simulates malicious clients. For example, they don't read responses, don't
send complete bodies, or send too many writes. The command shows how this affects another account. To test another version, add
\`--program dist/src/bin.js\`.
`;

export const faq = `# Frequently asked questions

## Do I need PostgreSQL?

No. With SQLite, one process serves all clients, and a backup is one file. If you need several instances, for example to upgrade
the server without downtime, use [PostgreSQL](http://127.0.0.1:3000/docs/postgres.md). \`rowfeed copy\` copies a database from SQLite to
PostgreSQL, or back.

## How large can a collection become?

rowfeed doesn't limit the number of rows. Each row can be at most 256 KiB. A list without an index has [a time
limit](http://127.0.0.1:3000/docs/limits.md#slow-lists). The server creates [indexes](http://127.0.0.1:3000/docs/limits.md#indexes) automatically.

## Can a browser use rowfeed directly?

Yes, if you [allow the origin of the page](http://127.0.0.1:3000/docs/follow.md#use-a-feed-in-a-browser-cors). Anyone who can open the page can
read a key in it. Therefore, use [tickets](http://127.0.0.1:3000/docs/end-users.md), or a key with only those permissions that every visitor can
have.

## Are there webhooks?

No. Instead, run a small program that [follows the feed](http://127.0.0.1:3000/docs/follow.md#call-a-webhook) and calls your URL for each change.
The program resumes after a failure, so your URL receives every change.

## How does a client notice that it has missed a change?

The server closes the feed with 4410 if it can't send all changes after the client's cursor. The client must then list the rows
again. Otherwise, the feed contains every change after the cursor.

## Is there an upsert, a PUT that creates a row?

Yes, you can [insert or update rows by your own key](http://127.0.0.1:3000/docs/row-keys.md#insert-or-update-rows-upsert). However, PUT doesn't
create rows, because the server assigns each \`id\` and never uses an id twice.

## Can I use my own ids?

Yes, make the field with your ids the [row key](http://127.0.0.1:3000/docs/row-keys.md) of the collection. To get a row, filter by this field,
for example \`filter=@.sku == "A-17"\`. Each row also has an \`id\` from the server.

## How do I store a date or a timestamp?

Store it as a string in UTC, always in the same format, such as \`2030-01-31T09:26:53Z\`. Strings in this format sort
chronologically, and a filter can compare them: \`@.due < "2031"\`. To reject other formats, set a [schema](http://127.0.0.1:3000/docs/schemas.md)
with \`"format": "date-time"\`. The server doesn't add the time of a change to the row. The [feed
frames](http://127.0.0.1:3000/docs/feed.md#frames) contain this time in \`time\`.

## How do I change the structure of all rows?

To add a field, use a [bulk update](http://127.0.0.1:3000/docs/safe-writes.md#bulk-update-and-delete) with a filter such as \`!@.priority\`. A request
changes at most 1,000 rows, so add a range of ids to the filter, and repeat the request for each range. For other changes, export the
rows, change the file and [import it with \`--on-conflict\`](http://127.0.0.1:3000/docs/row-keys.md#keep-a-collection-equal-to-a-file). To reject
invalid rows from then on, [set a schema](http://127.0.0.1:3000/docs/schemas.md).

## How do I see who changed a row?

Store the author in a field, such as \`edited_by\`. The frames of the [feed](http://127.0.0.1:3000/docs/feed.md) contain each version of the row, but
not the key or the end user of the request.

## How do I search text without regard to upper and lower case?

Store the text in lower case in a second field, and use [\`contains\`](http://127.0.0.1:3000/docs/filter.md) with this field.

## How do I delete everything?

Delete all collections. You can also stop the server, and delete the database file together with its \`-wal\` and \`-shm\` files.
`;

export const glossary = `# Glossary

| Term | Meaning |
|---|---|
| Account | A separate set of collections, keys and usage. |
| API key | The secret that a client sends with every request. It has scopes and can be limited to certain collections. |
| Batch | A request that executes several operations on rows in one commit. |
| Bookmark | A frame without a change. It renews the cursor, or reports that the initial rows are complete. |
| Burst limit | The number of requests that an account can send at once. |
| Change | One inserted, updated or deleted row, with its sequence number. |
| Change log | The stored changes that feeds use to resume. |
| Collection | A named set of rows. |
| Contract | The documents \`openapi.yaml\` and \`asyncapi.yaml\`, which describe every request, response and frame. |
| Cursor | A position in the feed of a collection. Clients treat it as an opaque string. |
| Feed | The stream of all changes to a collection, sent over a WebSocket. |
| Field | A name and its value in a row. |
| Frame | One WebSocket message from the server. |
| Grace period | The time during which the old key is still valid after you rotate it. |
| Idempotency key | A string that a client chooses for a write, so that it can retry the write safely. |
| Index | Data that the server stores to find the rows of a list without reading the whole collection. |
| Initial rows | The current rows, which a feed sends first if the client requests \`initial=true\`. |
| Instance | One of several servers that use the same database. |
| Mirror | A copy of a collection that \`rowfeed/client\` keeps up to date. |
| Page token | The value of \`after\`, which requests the next page of a list. |
| Plan | A named set of limits for accounts. |
| Problem | The body of an error response, in the format of RFC 9457. |
| Quota | The number of requests that an account can send in a period. |
| Read replica | A PostgreSQL standby that an instance uses for some of its reads. |
| Retention | How long the server stores changes so that feeds can resume. |
| Row | One JSON object with an \`id\`. |
| Row key | The fields whose values identify a row of a collection, in addition to its \`id\`. |
| Schema | The JSON Schema that the server uses to validate the rows of a collection. |
| Scope | A set of requests that a key allows: \`read\`, \`write\` or \`admin\`. |
| Sequence number | The number of a change in its collection, \`seq\`. |
| Snapshot | All data at one point of the change log. |
| Subject | The end user of a ticket. |
| Synced | The state of a mirror or a feed when the client's copy is complete. |
| Ticket | A short-lived credential for one end user. It gives access to certain rows and fields. |
| Typed contract | The contract of an account, with the schemas of its collections. |
| Upsert | A write that updates a row if its row key exists, and otherwise inserts it. |
| Version | An identifier of the current state of a row or list. The server sends it as \`ETag\`. |
`;

export const changelog = `# Changelog

This file lists the changes that matter to operators and clients of rowfeed, in the [Keep a Changelog](https://keepachangelog.com/en/1.1.0/) format. Versions follow [Semantic Versioning](https://semver.org/spec/v2.0.0.html). [Versioning and deprecation](http://127.0.0.1:3000/docs/versioning.md) defines which changes are breaking.

## [Unreleased]

### Upgrade from 0.2.0

- **Retries of imports**: if you change lines of a file that is partly imported, the next \`rowfeed import\`
  [stops](http://127.0.0.1:3000/docs/import-export.md#resume-a-failed-import) instead of storing batches twice. To import another file that starts
  with the same 1,000 rows or the same row of a batch, use \`--again\`.
- **Conditional requests**: inserts, and writes of collections, row keys, API keys and tickets, [reject \`If-Match\` and
  \`If-None-Match\`](http://127.0.0.1:3000/docs/safe-writes.md#prevent-lost-updates-if-match) with 400, because these resources have no versions.
  Before, they ignored both. \`PUT\` and \`DELETE\` of a schema no longer ignore \`If-None-Match\`. With \`If-None-Match: *\`, PUT [never
  overwrites a schema](http://127.0.0.1:3000/docs/schemas.md).
- **Mirrors**: a mirror [doesn't follow redirects](http://127.0.0.1:3000/docs/client.md#reconnection-and-error-handling). Use the URL to which
  the server redirects. Before, over \`stream\` and \`poll\`, the mirror also sent the key to the other server.
- **Shutdown**: after SIGTERM, the server still accepts connections and executes requests for 2 s while \`/ready\` returns 503. A rolling
  restart behind a load balancer [no longer interrupts requests](http://127.0.0.1:3000/docs/deploy.md#graceful-shutdown).
  \`ROWFEED_DRAIN_SECONDS\` sets another time. On SIGHUP, for example when its terminal is closed, the server shuts down in the same way
  instead of terminating.
- **Exit codes**: commands exit with 2 for an [empty or invalid value](http://127.0.0.1:3000/docs/cli.md#exit-codes) of an option or argument,
  and for a file of a [format that they can't write](http://127.0.0.1:3000/docs/cli.md#formats-of-files), such as \`rows.parquet\`. \`rowfeed export
  --out rows.tsv\` writes cells that are separated by tabs, and \`--out rows.txt\` writes CSV. Before, these files contained NDJSON.
- **Citus**: run \`rowfeed migrate\` [on the coordinator](http://127.0.0.1:3000/docs/citus.md#set-up-citus), or start an instance there first. An
  instance on a worker doesn't migrate the database any more.
- **SDKs**: in typed contracts, numbers have the format \`double\`, and a field of several types has alternatives (\`anyOf\`). The \`title\` of
  a field is its description. Bulk updates
  with a JSON patch and with a merge patch have the schemas \`RowsPatch\` and \`RowsMergePatch\`.

### Added

- **HTTP API**
  - A [guide for Python](http://127.0.0.1:3000/docs/python.md) contains a complete client, with batches, retries, pages and errors. [Generate
    SDKs](http://127.0.0.1:3000/docs/sdks.md#openapi-python-client-python) contains a first client for Python and for Go.
- **JavaScript client**
  - \`await mirror.reached(cursor)\` [waits until a mirror contains your own write](http://127.0.0.1:3000/docs/client.md#wait-for-a-write).
  - \`mirror.cursor\` is the cursor up to which the rows are current. With \`if_unchanged_since\`, it
    [detects conflicts](http://127.0.0.1:3000/docs/client.md#optimistic-updates-and-conflicts) without a further request.
  - A [recipe for React](http://127.0.0.1:3000/docs/react.md) is a live list with tickets, whose edits appear before the server responds. It
    contains the login, a test of the component, [a list without tickets](http://127.0.0.1:3000/docs/react.md#live-list-without-tickets), and [a
    composable for Vue](http://127.0.0.1:3000/docs/react.md#use-the-module-with-vue).
- **Import and export**
  - \`rowfeed import --dry-run\` also works without \`--on-conflict\`. It prints the types, the invalid lines and the number of rows.
  - \`rowfeed import --thousands\` [reads numbers with thousands separators](http://127.0.0.1:3000/docs/import-export.md#supported-files), such as
    \`1.192,80\`. \`--types NAME:skip\` [omits a column](http://127.0.0.1:3000/docs/import-export.md#csv-type-conversion), such as the index in a file
    from pandas. \`--null\` can be repeated, for example for \`NULL\` and \`NA\`. The form in the console has these options too.
  - \`rowfeed import --types\` also accepts [names with commas](http://127.0.0.1:3000/docs/import-export.md#csv-type-conversion), as JSON strings.
  - \`rowfeed import\` and the form in the console also recognize UTF-16 without a byte order mark.
  - The JSON of \`rowfeed import --json\` contains [when the import started and how long it
    took](http://127.0.0.1:3000/docs/row-keys.md#import-a-file-every-night-cron).
- **CLI and operation**
  - \`rowfeed follow --cursor-file\` [stores the cursor in a file](http://127.0.0.1:3000/docs/follow.md#follow-from-the-command-line) after each
    change, and resumes from this cursor, even after the command was killed.
  - \`rowfeed accounts delete\` [deletes an account](http://127.0.0.1:3000/docs/keys.md#delete-an-account) with its keys, collections and usage.
    \`rowfeed tickets revoke\` [revokes the tickets of an end user](http://127.0.0.1:3000/docs/end-users.md#revoke-tickets), even if the
    [quota](http://127.0.0.1:3000/docs/plans.md#rate-limits-and-quotas) of the account is exhausted.
  - With \`ROWFEED_DATABASE_WAIT_SECONDS\`, a server that starts before PostgreSQL [retries](http://127.0.0.1:3000/docs/postgres.md#connect-to-postgresql)
    instead of exiting at once.
  - The metric [\`rowfeed_ready\`](http://127.0.0.1:3000/docs/metrics.md) is 0 while the instance doesn't accept requests, for example during an
    outage of PostgreSQL. [Two more alerts](http://127.0.0.1:3000/docs/monitor.md#metrics) report this, and that Prometheus finds no instance.
  - Complete files for [nginx with HTTPS](http://127.0.0.1:3000/docs/deploy.md#serve-over-https-nginx), also with two instances, and for [nightly
    backups](http://127.0.0.1:3000/docs/backup.md#back-up-every-night-cron). The files for [Kubernetes](http://127.0.0.1:3000/docs/deploy.md#run-on-kubernetes)
    include an Ingress with TLS, resources, a PodMonitor, a PodDisruptionBudget and a NetworkPolicy. An outage of PostgreSQL doesn't
    restart the pods.
  - Guides for [backups on PostgreSQL](http://127.0.0.1:3000/docs/backup.md#back-up-and-restore-on-postgresql), for [keys and accounts after a
    restore](http://127.0.0.1:3000/docs/backup.md#keys-and-accounts-after-a-restore), for [a failover of
    PostgreSQL](http://127.0.0.1:3000/docs/postgres.md#run-several-instances-high-availability), for [a database user that can't create
    tables](http://127.0.0.1:3000/docs/postgres.md#use-a-database-user-without-ddl-permissions), and for the [disk
    space](http://127.0.0.1:3000/docs/limits.md#disk-space) that rows and changes take.

### Changed

- **Errors and messages**
  - Errors of the HTTP API and of commands name the line, the file, the limit or the option that helps, and the next step, in many
    more cases. For example, a filter with an operator of another language, such as \`=\` or \`like\`, [shows what to use
    instead](http://127.0.0.1:3000/docs/filter.md#limits), and the error for \`sort=title\` contains \`sort=title:asc\`.
  - If rows of an [upsert](http://127.0.0.1:3000/docs/row-keys.md#insert-or-update-rows-upsert) don't conform to the schema, the error contains up
    to 10 of them, as for an insert. If JSON contains \`NaN\` or \`Infinity\`, [the error names it](http://127.0.0.1:3000/docs/python.md#retries-batches-and-errors).
  - The error [\`page_expired\`](http://127.0.0.1:3000/docs/errors.md) also names the other possible reason: the database was restored or copied.
- **Import and export**
  - If a collection has a schema, \`rowfeed import\` takes [the types of CSV
    columns](http://127.0.0.1:3000/docs/import-export.md#csv-type-conversion) from the schema. Previously, a single cell such as \`n/a\` made a
    column of numbers strings, and the server then rejected every line.
  - Columns without a name in a CSV file, such as the index of pandas and R, are [named by their
    position](http://127.0.0.1:3000/docs/import-export.md#supported-files), for example \`column_1\`.
  - If a file is probably not what it seems, [the import prints the options that
    help](http://127.0.0.1:3000/docs/import-export.md#files-from-pandas). Examples are the default form of \`to_json\` of pandas, an object around an
    array, or decimal commas in addition to points.
  - If an earlier run has stored a file with other types or options, the error also shows how to [replace the
    rows](http://127.0.0.1:3000/docs/import-export.md#resume-a-failed-import).
  - \`rowfeed import --skip-bad\` prints at most 100 invalid lines, and fails if [no line of the
    file](http://127.0.0.1:3000/docs/import-export.md#import-a-spreadsheet) is valid.
  - \`rowfeed import\` and the form in the console reject a JSON array with a comma after the last row, as the HTTP API does. Such a
    file can be incomplete.
  - If \`rowfeed import\` or \`rowfeed export\` waits for a server that is overloaded or doesn't respond, [it prints
    why](http://127.0.0.1:3000/docs/import-export.md#limits). The progress names [the step](http://127.0.0.1:3000/docs/row-keys.md#import-a-file-every-night-cron).
- **Speed**
  - During a large import, the server drops indexes that no list uses, and [creates them again
    afterwards](http://127.0.0.1:3000/docs/indexes.md#indexes-during-an-import). An import of a million rows into a collection with three
    indexes writes a tenth of the bytes, and takes a quarter of the CPU time. The import infers the types of columns in half the time.
  - The server [creates an index](http://127.0.0.1:3000/docs/indexes.md#how-the-server-creates-an-index) with less CPU time, and several
    new indexes of a collection in about two thirds of the time.
  - A [batch](http://127.0.0.1:3000/docs/safe-writes.md#batches) that only inserts rows, and a list with a query that clients don't repeat, take a
    sixth less CPU time. On SQLite, writes that concern many collections at the same time take a third less.
  - If an account has 10,000 keys, its [usage](http://127.0.0.1:3000/docs/plans.md#read-the-usage) takes half the CPU time.
  - If an account has 10,000 keys, a key that is limited to collections gets a page of the [keys that it can
    see](http://127.0.0.1:3000/docs/keys.md) with at most 12 queries. Before, a page of one key took up to 5,000 queries.
  - Large bodies, many connections at once, and large writes of another account delay the requests of others less. On SQLite, a small
    write waits for at most one large write of another account.
  - A waiting request of [long polling](http://127.0.0.1:3000/docs/feed.md#changes-over-http) takes 9 KiB of memory instead of 12.5 KiB. Under
    load, the server has about 50 MB less memory.
- **Change feed**
  - Frames that clients have not read yet are [limited per key, per account and in total](http://127.0.0.1:3000/docs/limits.md). A feed that
    would exceed the limit with its initial rows is rejected with 503 \`overloaded\`, or waits before its next rows. If it would exceed
    the limit with later frames, the server closes the connection, and clients continue from their last cursor.
  - [The clients that follow changes over HTTP](http://127.0.0.1:3000/docs/follow-http.md) list all rows when they start without a cursor, or when
    their cursor has expired. [The script for cron jobs](http://127.0.0.1:3000/docs/follow.md#poll-for-changes) prints all changes since its last
    run.
- **CLI and operation**
  - An outage of PostgreSQL has only [two lines in the log](http://127.0.0.1:3000/docs/monitor.md#logging). The second one contains its duration.
    Errors of the database no longer contain a stack. If an address sends too many invalid keys, the line contains the address.
  - At its start, the server [logs when it starts to migrate the database](http://127.0.0.1:3000/docs/upgrade.md#upgrade-without-an-interruption),
    and when the migration is complete. A start on a port in use neither creates nor migrates a database.
  - On an empty PostgreSQL database, [commands that don't create the tables](http://127.0.0.1:3000/docs/upgrade.md#migrate-the-database) fail. To
    create keys before the first start, run \`rowfeed migrate\`.
  - The server logs a warning if the PostgreSQL database contains tables of another program, or if a parameter of
    [\`DATABASE_URL\`](http://127.0.0.1:3000/docs/postgres.md#connect-to-postgresql) has no effect.
  - \`rowfeed check\` [shows its progress](http://127.0.0.1:3000/docs/backup.md#check-a-database). \`rowfeed conform\` prints [how many keys it created
    and revoked](http://127.0.0.1:3000/docs/troubleshooting.md#test-a-deployment). \`rowfeed plans set\` also prints the limits before.
  - If root runs \`rowfeed restore\`, the restored file belongs to the owner of its folder, so the server under
    [systemd](http://127.0.0.1:3000/docs/deploy.md#run-with-systemd) can open it.

### Fixed

- **Security**
  - A [ticket](http://127.0.0.1:3000/docs/end-users.md) without the scope \`read\` no longer learns values of a row that it updates. The error
    \`row_key_taken\` contained all values of the row key.
  - If a parameter for TLS in [\`DATABASE_URL\`](http://127.0.0.1:3000/docs/postgres.md#connect-to-postgresql) is misspelt, for example as \`sslMode\`,
    the server and the commands print an error. Before, they connected without encryption.
  - The examples in [typed contracts](http://127.0.0.1:3000/docs/schemas.md#typed-contract) contain no text with the name \`$ref\`. Other tools
    follow such a text, even to a local file.
  - If the next ticket of a mirror has another filter or other fields, the mirror loads the rows again. Before, it then contained rows
    of both tickets.
  - If a key or a ticket expires during an outage of the database, its feeds close within 2 s. Before, they closed after the outage.
  - A row that is read with a [ticket](http://127.0.0.1:3000/docs/safe-writes.md#prevent-lost-updates-if-match) never gets 304. Before, if a page
    used several tickets, the cache of the browser could return the row with the fields of another ticket.
- **Data**
  - \`rowfeed schema remove .\` deleted the collection \`schema\`. Commands now reject an argument that is not the name of a collection.
  - Setting a row key notices all pairs of rows whose values have exactly 256 bytes. Before, if a collection had more than 100 such
    rows, the server could set the row key although two rows had the same value.
  - On PostgreSQL, \`rowfeed cursors reset\` and \`rowfeed check --repair\` no longer run next to a server whose URL contains an
    \`application_name\`. On Citus, they also detect servers that are connected to another node.
  - If the file of \`rowfeed schema set\` is not UTF-8, the command fails. Before, it stored replacement characters.
  - \`rowfeed export --fields\` with more than 50 fields wrote all fields to NDJSON and JSON. It now writes [only these
    fields](http://127.0.0.1:3000/docs/import-export.md).
  - \`mirror.close()\` resolves only when [all changes are stored](http://127.0.0.1:3000/docs/client.md#offline-storage-indexeddb).
  - \`indexedDbStorage\` stores copies again after its database was deleted, for example when a user signs out, or after it could not be
    opened. Before, the mirror could not save its copy until the page was loaded again.
  - If you go back or forward, or reload the page, while the editor or the schema of the console contains unsaved text, the console
    doesn't discard the text without your confirmation.
- **HTTP API**
  - A retry with the same \`Idempotency-Key\` returns the first response to a batch or an upsert with large rows. Before, on SQLite, it
    returned 500 if the recorded rows had more than 1 MiB together.
  - If a key is revoked while the server looks for the [\`Idempotency-Key\`](http://127.0.0.1:3000/docs/safe-writes.md#idempotent-requests) of a
    request, a retry with another key works. Before, it received 409 \`idempotency_in_progress\` until the server was restarted.
  - The [revocation of tickets](http://127.0.0.1:3000/docs/end-users.md#revoke-tickets) accepts \`Idempotency-Key\`, like all other writes.
  - If a value in a schema, such as that of \`const\`, is nested more than [64 levels](http://127.0.0.1:3000/docs/schemas.md#supported-json-schema-keywords)
    deep, \`PUT\` of the schema returns 422 \`schema_invalid\`. Before, the server could accept it, and returned 500 for each later write.
  - If the database fails right after a schema or a row key is stored, the response reports success. Before, it was an error such
    as \`storage_full\`, which states that nothing changed.
  - If you set several [row keys](http://127.0.0.1:3000/docs/row-keys.md#set-get-and-remove-a-row-key) within seconds, rows that you deleted or
    changed before no longer lead to 409 \`rows_mismatch\`.
  - A filter for all fields of a row key uses the index of the row key also after a restart and on other instances.
  - If more than 1,000 end users with the same address connect at once, for example after a restart, the server accepts all of their
    [tickets](http://127.0.0.1:3000/docs/end-users.md). Before, it could reject valid tickets with 503 or 401.
  - A slow schema of one account no longer delays the [typed contracts](http://127.0.0.1:3000/docs/schemas.md#typed-contract) of others by up to a
    minute. Merge patches in typed contracts can remove the fields of another alternative of the schema.
  - More generators accept [typed contracts](http://127.0.0.1:3000/docs/schemas.md#typed-contract), for example with an object in \`const\`, an array
    without \`items\`, values of several types in \`enum\`, a negative \`const\`, or a field
    named \`$ref\`.
  - With \`ROWFEED_CORS_ORIGIN\`, a preflight from an origin that isn't allowed receives [204 without CORS
    headers](http://127.0.0.1:3000/docs/http.md#cors) instead of 401. The browser then reports that the origin isn't allowed.
  - A request with \`Expect: 100-continue\` whose body is too large receives 413 before other errors, like all requests.
  - If the disk has no space for the temporary files of a list, or the process has [too many open
    files](http://127.0.0.1:3000/docs/troubleshooting.md#errors-and-symptoms), requests return 503 \`overloaded\` instead of 507 and 500.
- **Change feed**
  - A client that sends up to 100 pings at once receives a pong for each of them. If a client sends more than 100 frames within a second,
    or a message in more than 100 frames, the server closes the feed with [1008](http://127.0.0.1:3000/docs/errors.md#close-codes).
  - Many feeds with \`initial=true\` that start together leave half of the main thread to other requests. Before, they could delay the
    requests of other clients by 100 ms.
  - \`has_more\` of [changes](http://127.0.0.1:3000/docs/follow-http.md) is true if a further change was committed while the server created the
    response, or if the time is over while it still examines changes.
  - The server also disconnects a client that stops reading when a bookmark is sent. If a client reads nothing, the operating system no
    longer keeps megabytes of the feed after the server has closed the connection.
  - The AsyncAPI documents declare the event \`end\` of [streams](http://127.0.0.1:3000/docs/feed.md#server-sent-events).
- **JavaScript client**
  - A mirror whose ticket has expired [renews it without an error](http://127.0.0.1:3000/docs/client.md#reconnection-and-error-handling), also
    right after an outage. With \`transport: 'auto'\`, it uses a WebSocket again [after an outage](http://127.0.0.1:3000/docs/client.md#transports).
  - A mirror that resumes is \`synced\` and \`ready\` only when it contains all changes since its cursor.
  - \`mirror.reached\` rejects the cursor of another collection. Before, it waited forever.
  - \`mirror\`, \`mirror.on\` and \`startRowfeed\` throw a \`TypeError\` that names an invalid or unknown option. On a platform without \`fetch\`,
    the transports \`stream\` and \`poll\` do so too. The guide names [an environment of jest with
    \`fetch\`](http://127.0.0.1:3000/docs/testing.md#api-reference).
  - A mirror waits as long as \`Retry-After\` requires if a proxy sends a date. A closed mirror with the class of the package \`ws\` no
    longer keeps the process running.
  - \`rowfeed/testing\` also works in vitest with jsdom if the package is linked.
- **Console and guides**
  - **Insert sample rows** inserts the rows again if they were deleted in the meantime.
  - The console and the pages of the documentation fit narrow windows.
  - The console has an icon. Before, browsers requested \`/favicon.ico\`, and Firefox reported an error for each page.
  - The options of an import stay open after you have corrected the last invalid line. At \`/docs\`, the contents show the first guides.
  - The [example application](http://127.0.0.1:3000/docs/end-users.md#example-application) and the [to-do list](http://127.0.0.1:3000/docs/todo-list.md)
    show the stored value again if a write fails. The configuration for [Caddy](http://127.0.0.1:3000/docs/deploy.md#caddy) is a file that Caddy
    accepts.
- **CLI**
  - If a file with JSON that is not valid contains a string of more than about 10 MB, the command prints where the error is. Before, it
    printed \`Maximum call stack size exceeded\`.
  - If a process manager sends SIGTERM twice, the server [shuts down](http://127.0.0.1:3000/docs/deploy.md#graceful-shutdown) and exits with 0.
    Commands such as \`rowfeed follow\` also handle both as one signal.
  - If Ctrl-C also interrupts the command of [\`rowfeed follow --exec\`](http://127.0.0.1:3000/docs/follow.md#follow-from-the-command-line), the exit
    code is 0, also if the command ends first.
  - \`--fields\`, \`--row-key\` and \`--names\` accept [names with commas](http://127.0.0.1:3000/docs/import-export.md#export-formats), as JSON
    strings. Before, such a name selected other fields.
  - If two lines of a file have the same row key, \`rowfeed import\` prints both line numbers. If the response to a deletion is lost,
    \`--delete-missing\` also counts the deleted rows.
  - \`rowfeed contract diff\` reports a breaking change for [another row
    key](http://127.0.0.1:3000/docs/testing.md#detect-breaking-changes-of-the-contract), and for types that contradict each other. It no longer
    reports changes that clients can't notice, such as a list of types in place of an equal \`anyOf\`.
  - \`rowfeed conform\` no longer fails at random [behind a load balancer](http://127.0.0.1:3000/docs/troubleshooting.md#test-a-deployment). It finds
    row keys of a required form, such as \`K000017\`, and deletes its collections also if it was interrupted.
  - \`rowfeed serve --memory\` rejects every row key in a seed that the HTTP API rejects.
- **Operation**
  - If the disk of [the log](http://127.0.0.1:3000/docs/monitor.md#logging) is full, the server continues. Before, it no longer responded and
    didn't exit.
  - On SQLite, the server creates indexes again after it could not open a connection for them, for example because it had too many
    open files. Before, it created no index until a restart.
  - The server starts to create an index at once if a list requests it just after the server has finished other work on indexes.
    Before, it started up to 5 s later.
  - The server no longer creates an index twice if the index becomes complete while the server reads the list of indexes. On
    PostgreSQL, setting a row key at such a time no longer takes 8 s longer.
  - A server on SQLite starts again on a database of the first unreleased builds with schema 7. Before, it reported that it was damaged.
  - If a clock was wrongly ahead, records of [idempotency keys](http://127.0.0.1:3000/docs/safe-writes.md) expire a day after the clock was set
    back, and the server removes unused [indexes](http://127.0.0.1:3000/docs/indexes.md) an hour after.
  - On SQLite, slow lists and exports also work if the disk is too full for a checkpoint of the write-ahead log, and the log no longer
    grows without a limit afterwards.
  - On PostgreSQL, an \`idle_in_transaction_session_timeout\`, \`transaction_timeout\` or a slow statement no longer stops a migration,
    an export, \`rowfeed check\` or \`rowfeed copy\`.
  - If PostgreSQL rejects connections, requests return 503 \`database_unavailable\` instead of 500. A server that starts while all
    connections of PostgreSQL are in use waits for [\`ROWFEED_DATABASE_WAIT_SECONDS\`](http://127.0.0.1:3000/docs/postgres.md#connect-to-postgresql).
  - With several instances, an [upsert](http://127.0.0.1:3000/docs/row-keys.md#insert-or-update-rows-upsert) could fail with 404 \`row_not_found\`
    while another instance inserted rows with the same row keys. The dry run of a [bulk
    update](http://127.0.0.1:3000/docs/safe-writes.md#bulk-update-and-delete) also checks a row key that another instance has just set, and the
    description of a collection contains the indexes of all instances.
  - Two instances can create and remove the same [index](http://127.0.0.1:3000/docs/indexes.md), for example during the deletion of its
    collection. Before, one of them then sent hundreds of statements per second.
  - If \`ROWFEED_API_KEY\` is set to the new key after a rotation, the old key remains valid [until its grace period
    ends](http://127.0.0.1:3000/docs/keys.md#rotate-the-key-in-rowfeed_api_key).
  - If the PostgreSQL database sets \`array_nulls\` to \`off\`, the server and the commands print an error. Before, lists with \`fields\`
    returned 500.
  - If the PostgreSQL database sets \`default_transaction_isolation\` to another level than [\`read
    committed\`](http://127.0.0.1:3000/docs/postgres.md#connect-to-postgresql), the server and the commands print an error. Before, with \`repeatable
    read\`, writes during the creation of an index could damage it, so that sorted lists were wrong. \`rowfeed check\` finds such an index.
  - If a [database user without DDL permissions](http://127.0.0.1:3000/docs/postgres.md#use-a-database-user-without-ddl-permissions) lacks a
    permission for a table or a function, the server prints it and doesn't start. Before, it started if the start didn't need the
    permission, and some requests returned 500. If row-level security hides rows from the user, the server doesn't start, and \`rowfeed
    check\` and \`rowfeed copy\` fail. Before, lists and copies lacked these rows.
  - \`/metrics\` contains [\`rowfeed_background_failures_total\`](http://127.0.0.1:3000/docs/metrics.md#background-tasks) before the first
    failure, with the value 0. Otherwise, \`rate()\` misses the first failure.
  - On Citus, an instance that was connected to a worker didn't start, because version 0.2.0 didn't make one of its tables known to the
    workers. \`rowfeed check\` reads the keys of an index only from the worker of its collection.

## [0.2.0] - 2026-11-28

This version adds row keys with upserts, batches, changes over plain HTTP and tickets for end users. It also adds a kit for the tests
of your clients, and imports almost any file.

### Upgrade from 0.1.0

Version 0.2.0 can't open a database of version 0.1.0. Move the rows with files:

1. Run \`rowfeed export COLLECTION --out FILE.ndjson\` of version 0.1.0 for each collection.
2. Start version 0.2.0 with a new database, and create your keys and plans again.
3. Run \`rowfeed import COLLECTION FILE.ndjson --create\` of version 0.2.0 for each file, and set the schemas again.

The rows have new ids, and clients must list their rows again. Also change these:

- **Lists of collections and keys**: a response contains at most 100 items by default. Programs that read all of them must follow
  \`Next-After\` or \`Link\`.
- **Scripts**: compare the codes of errors, which are unchanged. Most titles and messages have other words.
- **Sort orders and fields**: write the name of a field that contains a comma or a quotation mark in quotation marks, for example \`sort="a,b":asc\`.
- **Large lists**: while the server creates an index, a list that needs it receives 503 \`index_building\` instead of 400
  \`query_too_costly\`. Try again after the time in \`Retry-After\`.
- **SDKs**: if you generate an SDK again, the header \`Retry-After\` of a 409 response is optional, and some operations have additional parameters.
- **Guides**: they have new addresses. \`/docs\` lists all of them.

### Added

- **HTTP API**
  - You can paginate the lists of collections and keys in the same way as lists of rows, with \`limit\`, \`after\`, \`Next-After\` and \`Link\`.
  - In both OpenAPI documents, the examples of parameters, request bodies and responses have matching names, so that mock servers return consistent responses.
  - Operations whose query or headers can exceed 16 KiB declare status 431.
  - [Two tables](http://127.0.0.1:3000/docs/http.md#headers) list the headers that the server reads and sends, with their specifications.
  - Web pages of [allowed origins](http://127.0.0.1:3000/docs/http.md#cors), including wildcards such as \`https://*.example.com\`, can use the API.
- **Writes**
  - [Batches](http://127.0.0.1:3000/docs/safe-writes.md#batches) execute up to 1,000 inserts, updates, replacements, upserts and deletes in order: all of them or none. With \`if_unchanged_since\`, an operation fails if the row has changed since a cursor.
  - [A row key](http://127.0.0.1:3000/docs/row-keys.md) of 1 to 3 fields ensures on all instances that your own values, such as article numbers, are unique. The typed contract contains the row key as \`x-row-key\`.
  - [\`on_conflict\`](http://127.0.0.1:3000/docs/row-keys.md#insert-or-update-rows-upsert) turns an insert into an upsert, which updates, replaces or ignores rows whose row key already exists. The feed sends only rows that actually change.
- **Feed**
  - With [\`fields\`](http://127.0.0.1:3000/docs/feed.md#selected-fields), a feed sends only these fields, and only changes that affect them.
  - \`GET /v1/collections/{name}/changes/stream\` sends [server-sent events](http://127.0.0.1:3000/docs/feed.md#server-sent-events), for \`EventSource\` and \`curl\`, and resumes from \`Last-Event-ID\`.
  - \`GET /v1/collections/{name}/changes\` returns [changes over plain HTTP](http://127.0.0.1:3000/docs/feed.md#changes-over-http), with the same frames and cursors. With \`wait\`, it waits for the next change (long polling).
- **JavaScript client**
  - A mirror uses [a WebSocket, a stream or long polling](http://127.0.0.1:3000/docs/client.md#transports). It switches to long polling automatically if a proxy blocks WebSocket connections.
- **Schemas and typed contracts**
  - \`/arazzo.json\` and \`/arazzo.yaml\` contain [workflows](http://127.0.0.1:3000/docs/troubleshooting.md#test-a-deployment) that programs can run: list and follow, upsert, retry and paginate. \`/v1/contract/arazzo.json\` and \`.yaml\` also contain these workflows for each collection with a schema.
- **End users**
  - With a [ticket](http://127.0.0.1:3000/docs/end-users.md), an end user's browser or app can access certain rows and fields directly for a short time.
  - The guide contains a complete [example application](http://127.0.0.1:3000/docs/end-users.md#example-application): a login, a server that creates tickets, and a page.
  - \`DELETE /v1/tickets/{subject}\` and \`rowfeed tickets rotate-secret\` invalidate tickets within 2 s, and close their feeds.
  - The end users of a key [take turns](http://127.0.0.1:3000/docs/limits.md#per-client-limits), so that one end user can't use up the resources of the others.
- **Limits and fairness**
  - An account can have 100,000 collections and 10,000 keys. Several requests that create collections can share a commit, and no periodic task reads all collections or keys.
  - While the server deletes a large collection, it continues to remove old changes and idempotency keys. It reserves at least half of its time for writes.
  - The server accepts new connections soon, even if hundreds of clients connect at the same time or send requests without waiting for responses.
  - Hundreds of feeds with \`initial=true\` can start together without blocking other requests. They read each row once, and
    their unread rows have [a limit](http://127.0.0.1:3000/docs/limits.md#per-client-limits).
- **Import and export**
  - It also reads [other separators, encodings and quoting rules](http://127.0.0.1:3000/docs/import-export.md#supported-files), decimal commas, gzip and zstd.
  - [\`rowfeed import --on-conflict\`](http://127.0.0.1:3000/docs/row-keys.md#keep-a-collection-equal-to-a-file) uses the row key to keep a collection equal to a file. It writes only rows that differ. With \`--delete-missing\`, it also deletes rows that aren't in the file, and \`--max-delete\` limits their number. \`--dry-run\` prints how many rows would change.
  - [\`rowfeed export\`](http://127.0.0.1:3000/docs/import-export.md#export-formats) writes complete NDJSON, JSON or CSV files, optionally compressed with gzip or formatted for Excel, also with decimal commas.
  - If you import an exported file, including CSV, you get equal rows with the same types.
- **Tests of clients**
  - [\`rowfeed/testing\`](http://127.0.0.1:3000/docs/testing.md) starts a server with your data for mocha, vitest, jest and node:test, and resets it between tests. Web pages of all origins can use this server.
  - [\`rowfeed serve --memory\`](http://127.0.0.1:3000/docs/testing.md#other-languages) does the same for tests in other languages. It is ready within 1 s and leaves no files behind.
  - [\`rowfeed contract diff\`](http://127.0.0.1:3000/docs/testing.md#detect-breaking-changes-of-the-contract) shows which changes of a contract break clients, and \`rowfeed contract get\` saves the typed contract of an account.
  - [A guide for CI](http://127.0.0.1:3000/docs/test-in-ci.md) contains complete files for GitHub Actions, vitest, jest, mocha, pytest, Go, Schemathesis, Prism and Microcks.
- **CLI and operation**
  - [\`rowfeed follow\`](http://127.0.0.1:3000/docs/follow.md#follow-from-the-command-line) prints every change as NDJSON or runs a command for each change. It can resume from a cursor.
  - A guide contains [complete clients that follow changes over HTTP](http://127.0.0.1:3000/docs/follow-http.md), for the shell, Python, Go and browsers.
  - Commands that send requests to a server use the address in \`ROWFEED_URL\` and the key in \`ROWFEED_KEY\`. The address has a default.
  - You can serve rowfeed [under a path](http://127.0.0.1:3000/docs/deploy.md#serve-under-a-path) behind a proxy. The proxy can remove or keep the path.
  - [Health checks](http://127.0.0.1:3000/docs/monitor.md#health-checks), [JSON logs](http://127.0.0.1:3000/docs/monitor.md#logging) and [metrics](http://127.0.0.1:3000/docs/monitor.md#metrics) for Prometheus report the state and the version of the server. The log shows which keys exceed their limits. The guides contain alerts for Prometheus and [a Deployment for Kubernetes](http://127.0.0.1:3000/docs/deploy.md#run-on-kubernetes).
  - [\`rowfeed check\`](http://127.0.0.1:3000/docs/backup.md#check-a-database) verifies a database or a backup, and \`--repair\` recomputes derived data.
  - If an upgrade replaces the files of a running server, the server continues to serve everything until you restart it.
- **SQLite**
  - \`rowfeed cursors reset\` makes all cursors invalid after you have [restored the database with another program](http://127.0.0.1:3000/docs/backup.md#restore-with-another-program), such as \`pg_restore\`.
  - The server detects [damaged files](http://127.0.0.1:3000/docs/backup.md#damaged-files), reports the lost data, and can continue with \`--accept-damage\`.
  - You can [revoke keys](http://127.0.0.1:3000/docs/troubleshooting.md#errors-and-symptoms) even if the disk is full.
- **PostgreSQL and Citus**
  - The server requires PostgreSQL 15 or later, and doesn't start on an older version.
- **Console, documentation and SDKs**
  - The console [imports](http://127.0.0.1:3000/docs/console.md#import-and-export) CSV, TSV, JSON and NDJSON files with a preview of the types. It can skip invalid lines and undo an import.
  - The console exports NDJSON, JSON and CSV, including a CSV format for Excel. It can compress the file with gzip.
  - The console shows, sets and removes [row keys](http://127.0.0.1:3000/docs/console.md#schemas-and-row-keys). Its imports can update, replace or ignore existing rows.
  - The console can [view collections as an end user](http://127.0.0.1:3000/docs/console.md#view-as-an-end-user), with a ticket.
  - Its editor validates rows while you type. If another client changed the row, the editor shows both versions.
  - The server also serves each guide as Markdown, for example \`/docs/feed.md\`. \`/llms.txt\` lists all guides.
  - Tutorials show how to build [a shared to-do list](http://127.0.0.1:3000/docs/todo-list.md), [a typed API](http://127.0.0.1:3000/docs/spreadsheet.md) and [a copy in sync](http://127.0.0.1:3000/docs/keep-in-sync.md).

### Changed

- \`rowfeed import\` infers the types of CSV columns from the whole file, and prints them. \`--types\` overrides them.
- \`rowfeed export\` writes all fields to CSV files, so that \`--fields\` is optional.
- The server and all commands start in less than half of the time.
- Page tokens of long values don't expire. The server orders long texts by their first 256 bytes, then by the next field or the id.
- The titles of errors, the messages of commands and all guides are rewritten in plain English.
- \`GET /v1/collections/{collection_name}\` also returns \`indexes\`, with the progress of each index.
- Large sorted and filtered lists receive 503 \`index_building\` with the progress while the server creates an index for them.

## [0.1.0]

### Added

- **HTTP API**
  - [Collections and rows](http://127.0.0.1:3000/docs/rows.md): clients can create, list and delete collections, and insert, read, update, replace and delete rows.
  - The server enforces its contracts, \`openapi.yaml\` and \`asyncapi.yaml\`, for every request, response and frame.
  - Every error is a problem (RFC 9457) with a [code](http://127.0.0.1:3000/docs/errors.md#error-format-and-error-codes). Later versions can add codes.
  - The server implements HTTP/1.1 according to RFC 9110 and RFC 9112, and also supports HTTP/1.0 clients.
  - The server accepts [only values that it can store](http://127.0.0.1:3000/docs/rows.md#supported-values-and-limits). It stores integers exactly, and other numbers as the nearest double.
- **Lists and filters**
  - \`filter\` selects rows with [a subset of JSONPath](http://127.0.0.1:3000/docs/lists.md#filter-sort-and-select-fields): comparisons, and tests for existence, array elements and parts of strings.
  - \`sort\` sorts by up to four fields, each with its own direction. \`fields\` selects the fields to return.
  - [Page tokens](http://127.0.0.1:3000/docs/lists.md#pagination) make every page as fast as the first page, even if rows change between the requests.
  - \`Prefer: count=exact\` adds the total count of matching rows to a list.
  - Lists have an [\`ETag\`](http://127.0.0.1:3000/docs/lists.md#polling-and-caching-etag). If nothing has changed, the server responds to a poll with 304, which costs almost nothing.
  - The server creates [indexes](http://127.0.0.1:3000/docs/limits.md#indexes) automatically for sort orders and filters on large collections. While the server creates an index, lists that need it receive 503 \`index_building\` with the progress.
  - [Slow lists](http://127.0.0.1:3000/docs/limits.md#slow-lists) have a time limit and do not delay other requests.
- **Writes**
  - The server responds to a write only after it has synced the write to disk.
  - [PATCH](http://127.0.0.1:3000/docs/rows.md#rows) updates certain fields of a row, as JSON or as a JSON merge patch (RFC 7396). PUT replaces a row.
  - [\`If-Match\`](http://127.0.0.1:3000/docs/safe-writes.md#prevent-lost-updates-if-match) prevents lost updates, because every row has a version.
  - [Bulk updates and deletes](http://127.0.0.1:3000/docs/safe-writes.md#bulk-update-and-delete) write up to 1,000 matching rows atomically. \`max_rows\` limits the number of rows, and \`dry_run\` shows the result without writing.
  - [\`Idempotency-Key\`](http://127.0.0.1:3000/docs/safe-writes.md#idempotent-requests) makes every write safe to retry for 24 hours, even after a crash or on a different instance.
- **Feed**
  - [A WebSocket feed](http://127.0.0.1:3000/docs/feed.md) sends every change to a collection, in commit order and without gaps.
  - A client can [resume](http://127.0.0.1:3000/docs/resume.md) from the cursor of any change, for 24 hours by default.
  - A feed can continue from the cursor of the first page of [a paginated list](http://127.0.0.1:3000/docs/feed.md#follow-a-paginated-list).
  - [With a filter](http://127.0.0.1:3000/docs/feed.md#filtered-feeds-and-initial-rows), the feed sends \`enter\` when a row starts matching, and \`leave\` when a row stops matching.
  - With \`initial=true\`, a feed sends the current rows first, and a bookmark with \`synced\` when the copy is complete.
  - [A slow client](http://127.0.0.1:3000/docs/feed.md#limits-and-backpressure) receives frames at its own pace and doesn't delay other clients.
- **JavaScript client**
  - [\`rowfeed/client\`](http://127.0.0.1:3000/docs/client.md) keeps a live copy of a collection in browsers and Node.js. With a filter, the copy contains only the matching rows. It notifies you of every change. Programs can load it with \`import\` or \`require\`. In a browser, it notices immediately when the browser goes offline. If the server is unreachable, the error also mentions the origin of the page.
  - A mirror [reconnects and resumes](http://127.0.0.1:3000/docs/client.md#reconnection-and-error-handling) automatically, and can store its copy in [IndexedDB](http://127.0.0.1:3000/docs/client.md#offline-storage-indexeddb).
- **Schemas and typed contracts**
  - A collection can have a [JSON Schema](http://127.0.0.1:3000/docs/schemas.md), and the server validates every write against it.
  - \`rowfeed schema infer\` prints a schema for the current rows, with types, required fields, formats and frequent values. \`--no-enums\` omits the values.
  - The [typed contract](http://127.0.0.1:3000/docs/schemas.md#typed-contract) of an account describes the rows of each collection that has a schema. Its operations have examples with a row that conforms to the schema.
  - Five commands turn a CSV file into a [typed SDK](http://127.0.0.1:3000/docs/sdks.md#typed-sdk-for-your-rows).
- **Keys and plans**
  - [API keys](http://127.0.0.1:3000/docs/keys.md#create-and-use-api-keys) have scopes and an expiry, and can be limited to certain collections.
  - A key with the \`admin\` scope can [manage keys over HTTP](http://127.0.0.1:3000/docs/keys.md#manage-keys-over-http), but can't grant more permissions than it has.
  - [Accounts](http://127.0.0.1:3000/docs/keys.md#accounts-multi-tenancy) separate the collections, keys and usage of several customers.
  - [Plans](http://127.0.0.1:3000/docs/plans.md#rate-limits-and-quotas) limit the requests of an account with quotas and burst limits.
  - [Storage limits](http://127.0.0.1:3000/docs/plans.md#storage-limits) of a plan limit the number of collections, rows and bytes.
  - Operators and clients can read the [usage](http://127.0.0.1:3000/docs/plans.md#read-the-usage) per day and per key. \`RateLimit\` headers contain the remaining quota.
- **Limits and fairness**
  - [Limits per key and account](http://127.0.0.1:3000/docs/limits.md#per-client-limits) apply to requests, bodies, unread responses, feeds, exports and slow lists.
  - The server counts requests from clients behind [trusted proxies](http://127.0.0.1:3000/docs/configuration.md#environment-variables) by client address.
  - Accounts take turns in reads, commits, reads of the change log, schema changes and index creation, so that no account can delay the others.
- **Import and export**
  - [\`rowfeed import\`](http://127.0.0.1:3000/docs/import-export.md) reads CSV, TSV, NDJSON and JSON in any common encoding, including dumps from PostgreSQL, MySQL and MongoDB. It infers types, prints the cells because of which columns contain strings, and reports the line numbers of invalid lines.
  - If you run [a failed import](http://127.0.0.1:3000/docs/import-export.md#resume-a-failed-import) again, it resumes and doesn't store any row twice.
  - [\`GET .../export\`](http://127.0.0.1:3000/docs/lists.md#export-rows-ndjson-csv) streams a snapshot of any size. Clients can detect an incomplete response.
- **CLI and operation**
  - With [the command line](http://127.0.0.1:3000/docs/cli.md#cli-commands), you can manage the server, keys, accounts, plans, usage, schemas and databases.
  - The command line suggests corrections for misspelled commands, options and [settings](http://127.0.0.1:3000/docs/configuration.md#environment-variables). Most commands support \`--json\`.
  - [\`rowfeed conform\`](http://127.0.0.1:3000/docs/troubleshooting.md#test-a-deployment) checks whether a deployment conforms to the contract, for all operations or only for certain ones.
  - The repository contains a [container file](http://127.0.0.1:3000/docs/deploy.md#run-with-docker), a [systemd unit](http://127.0.0.1:3000/docs/deploy.md#run-with-systemd) and instructions for a [bill of materials](http://127.0.0.1:3000/docs/deploy.md#software-bill-of-materials-sbom).
  - [\`rowfeed copy\`](http://127.0.0.1:3000/docs/backup.md#move-between-sqlite-and-postgresql) copies a database between SQLite and PostgreSQL. Clients can resume their feeds on the copy.
  - The server [migrates the database](http://127.0.0.1:3000/docs/upgrade.md#migrate-the-database) to its version when it starts. You can also run \`rowfeed migrate\`.
  - When the server starts for the first time, it prints an API key, and commands that create and follow a collection.
  - On SIGTERM, the server [shuts down](http://127.0.0.1:3000/docs/deploy.md#graceful-shutdown) within 10 s without losing an acknowledged write.
- **SQLite**
  - The default database is [an SQLite file](http://127.0.0.1:3000/docs/backup.md#sqlite-database-file). The server creates it when it starts for the first time.
  - [\`rowfeed backup\`](http://127.0.0.1:3000/docs/backup.md#create-and-restore-a-backup) copies the database while the server is running. \`rowfeed restore\` is atomic.
  - The server caches lists that haven't changed in memory.
- **PostgreSQL and Citus**
  - [Any number of instances](http://127.0.0.1:3000/docs/postgres.md#run-several-instances-high-availability) can share a PostgreSQL database, and the feed works across them.
  - [Read replicas](http://127.0.0.1:3000/docs/postgres.md#read-replicas) serve reads that include \`Collection-Cursor\`, so that clients always see their own writes.
  - A guide contains files for [HAProxy](http://127.0.0.1:3000/docs/postgres.md#load-balancing-with-haproxy) that run two instances and upgrade them without an interruption.
  - On [Citus](http://127.0.0.1:3000/docs/citus.md), rowfeed distributes collections across several PostgreSQL servers.
  - rowfeed works through [PgBouncer](http://127.0.0.1:3000/docs/postgres.md#pgbouncer), and [without DDL permissions](http://127.0.0.1:3000/docs/postgres.md#use-a-database-user-without-ddl-permissions).
  - If the PostgreSQL server supports LZ4, it uses LZ4 to compress long texts.
- **Console, documentation and SDKs**
  - The [console](http://127.0.0.1:3000/docs/console.md) at \`/console\` shows live rows, filters, keys, usage, feeds and the progress of indexes.
  - The console can build filters, delete several rows at once, infer schemas and insert sample rows.
  - The page \`/docs\` searches the contracts and the guides, sends requests, and has examples in curl, JavaScript and Python.
  - The server publishes its contract as OpenAPI 3.1 and 3.0 and as AsyncAPI, in JSON, YAML and compressed forms.
  - The published contracts contain the URL of the server, so that generated clients, Postman, Bruno and Insomnia work without changes.
  - [SDKs](http://127.0.0.1:3000/docs/generators.md) in TypeScript, Go, Rust, Python, Java and Kotlin are generated and tested with each listed generator.
  - [Other tools](http://127.0.0.1:3000/docs/sdks.md#postman-mcp-and-other-tools), such as Postman and MCP servers, can read the same documents.

### Security

- A key that is limited to certain collections doesn't reveal other collections or keys of its account.
- When a key is revoked or expires, the server aborts its requests in progress and closes its feeds within 2 s.
- The database contains only hashes of keys. The server never logs the secret of a key, not even in encoded form.
- The server limits the number of invalid keys [per address](http://127.0.0.1:3000/docs/authenticate.md#authentication-errors). Valid keys from the same address still work.
- The server rejects ambiguous requests, such as a request with two \`Host\` headers or two different keys.
- The console keeps the key only in memory, and doesn't load anything from other servers.
- You can't revoke or restrict the [last admin key](http://127.0.0.1:3000/docs/keys.md#manage-keys-over-http) of an account over HTTP.
- Page tokens are authenticated with a secret in the database.
- Files that rowfeed creates are readable only by their owner. Commands print control characters in data as escape sequences.
- The server matches the regular expressions in schemas in linear time and with limited memory.
`;
