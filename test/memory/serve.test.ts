/** `rowfeed serve --memory`: what it prints, which seeds it loads and rejects, and that it leaves nothing behind. */
import { once } from 'node:events';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { client, disconnect } from '../support/client.js';
import { runCommand, start, told } from '../support/command.js';
import { eventually } from '../support/eventually.js';
import { seedIn } from '../support/seed.js';
import { removeDirectory, temporaryDirectory } from '../support/service.js';
import { onlyInFullSuite } from '../support/suite.js';

const product = { type: 'object', properties: { sku: { type: 'string' }, price: { type: 'number' } } };

describe('serve --memory', function () {
  this.timeout(120_000);
  let directory: string;
  let temporary: string;
  before(async () => {
    directory = await temporaryDirectory();
    temporary = join(directory, 'tmp');
    await mkdir(temporary);
  });
  const started: ReturnType<typeof start>[] = [];
  after(async () => {
    for (const server of started) server.kill('SIGKILL');
    await removeDirectory(directory);
  });

  async function serve(words: readonly string[], env: Readonly<Record<string, string>> = {}) {
    const server = start(['serve', '--memory', '--port', '0', ...words], { TMPDIR: temporary, ...env });
    started.push(server);
    const errors = told(server.stderr);
    const printed = told(server.stdout);
    await eventually(
      () => `it prints a line (${errors()})`,
      () => printed().endsWith('\n'),
      { withinMs: 60_000 },
    );
    const line: { url: string; key: string; pid: number } = JSON.parse(printed());
    return {
      ...line,
      printed,
      errors,
      async end(signal: NodeJS.Signals) {
        disconnect(line.url);
        const exited = once(server, 'exit');
        server.kill(signal);
        return exited;
      },
    };
  }

  it('serves a seed: NDJSON, JSON, CSV with the types of a schema, and an empty collection', async () => {
    const seed = await seedIn(directory, {
      'notes.ndjson': '{"id":9,"title":"Milk"}\n\n{"title":"Tea"}\n',
      'pairs.json': [{ a: 1 }, { id: 4, b: [true, null] }],
      'stock.csv': 'id,sku,price,seen\n7,0012,3.50,2030-01-01\n8,null,,\n',
      'stock.schema.json': product,
      'later.schema.json': `\uFEFF${JSON.stringify(product)}`,
      'stock.row-key.json': { fields: ['sku'] },
      'plain.csv': 'code,n,list\n0012,1,"[1,2]"\n0013,2,null\n',
      '.gitkeep': '',
    });
    const env = {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      DATABASE_REPLICA_URL: 'postgres://none',
    };
    const key = 'a-key-that-a-test-has-chosen';
    const server = await serve(['--seed', seed, '--key', key], env);
    expect(Object.keys(JSON.parse(server.printed()))).to.deep.equal(['url', 'key', 'pid']);
    expect(server.key).to.equal(key);
    const user = client(server, key);
    const rowsOf = async (name: string) => (await user.get(`/v1/collections/${name}/rows`)).json;
    const names = (await user.get('/v1/collections')).json.map(({ name }: { name: string }) => name);
    expect(names).to.deep.equal(['later', 'notes', 'pairs', 'plain', 'stock']);
    expect(await rowsOf('notes')).to.deep.equal([
      { id: 1, title: 'Milk' },
      { id: 2, title: 'Tea' },
    ]);
    expect(await rowsOf('pairs')).to.deep.equal([
      { id: 1, a: 1 },
      { id: 2, b: [true, null] },
    ]);
    expect(await rowsOf('stock')).to.deep.equal([
      { id: 1, sku: '0012', price: 3.5, seen: '2030-01-01' },
      { id: 2, sku: 'null' },
    ]);
    expect(await rowsOf('plain')).to.deep.equal([
      { id: 1, code: '0012', n: 1, list: [1, 2] },
      { id: 2, code: '0013', n: 2, list: null },
    ]);
    expect(await rowsOf('later')).to.deep.equal([]);
    expect((await user.post('/v1/collections/later/rows', [{ price: 'x' }])).status).to.equal(422);
    expect((await user.get('/v1/collections/stock/row-key')).json).to.deep.equal({ fields: ['sku'] });
    expect((await user.post('/v1/collections/stock/rows', [{ sku: '0012' }])).code).to.equal('row_key_taken');
    expect((await user.post('/v1/collections/notes/rows', [{}])).json).to.deep.equal([{ id: 3 }]);
    const log = server.errors().trim().split('\n');
    expect(log.map((line) => JSON.parse(line).msg)).to.include('rowfeed is listening');
    expect(server.errors()).not.to.include(key);
    expect(await server.end('SIGTERM')).to.deep.equal([0, null]);
    expect(server.printed().split('\n')).to.have.length(2);
    expect(await readdir(temporary)).to.deep.equal([]);
  });

  onlyInFullSuite('It starts three programs.').it(
    'lets pages of all origins use the server, unless ROWFEED_CORS_ORIGIN lists some',
    async () => {
      const Origin = 'http://localhost:5173';
      for (const [env, allowed] of [
        [{}, true],
        [{ ROWFEED_CORS_ORIGIN: Origin }, true],
        [{ ROWFEED_CORS_ORIGIN: 'https://app.example.com' }, false],
      ] as const) {
        const server = await serve(['--quiet'], env);
        const admin = client(server, server.key);
        const list = await admin.get('/v1/collections', { Origin });
        expect(list.status).to.equal(200);
        expect('access-control-allow-origin' in list.headers, JSON.stringify(env)).to.equal(allowed);
        await server.end('SIGTERM');
      }
    },
  );

  it('leaves no file even if it is killed, and logs nothing with --quiet', async () => {
    const server = await serve(['--quiet']);
    expect(server.key).to.match(/^rf_\w{38}$/);
    expect(await readdir(temporary)).to.have.length(1);
    await server.end('SIGKILL');
    await eventually('no file is left', async () => (await readdir(temporary)).length === 0);
    expect(server.errors()).to.equal('');
  });

  const refused: readonly [files: Readonly<Record<string, string | object>>, message: RegExp][] = [
    [{ 'notes.ndjson': '{"a":1}\n{"a":}\n' }, /notes\.ndjson, line 2: the row is not valid JSON/],
    [{ 'notes.ndjson': '{"a":1}\n\n[1]\n' }, /notes\.ndjson, line 3: the row is not a JSON object\.$/],
    [{ 'notes.ndjson': '{"a":1e999}' }, /notes\.ndjson, line 1: \/a .+\.$/],
    [{ 'notes.json': '[\n{"a":1},\n{"a":\n2,}]' }, /notes\.json, line 3: the row is not valid JSON/],
    [
      { 'notes.json': { a: 1 } },
      /notes\.json: the file must contain a JSON array of rows\. If .+\.ndjson\.$/,
    ],
    [{ 'notes.json': '[{"a":1}' }, /notes\.json: the JSON array has no end: the file is incomplete\.$/],
    [
      { 'notes.csv': 'a,b\n1,2\n1,2,3\n' },
      /notes\.csv, line 3: the row has 3 cells, but there are 2 column names\.$/,
    ],
    [{ 'notes.csv': 'a,a\n1,2\n' }, /notes\.csv, line 1: columns 1 and 2 have the same name "a"/],
    [{ 'notes.csv': '' }, /notes\.csv: the file is empty\.$/],
    [
      { 'stock.csv': 'sku,price\nA,1\nB,cheap\n', 'stock.schema.json': product },
      /stock\.csv, line 3: \/price is not a JSON number: cheap\.$/,
    ],
    [
      { 'stock.ndjson': '{"sku":"A"}\n{"sku":7}\n', 'stock.schema.json': product },
      /stock\.ndjson, line 2: \/sku must be .*string/,
    ],
    [
      { 'stock.csv': 'sku\nA\nB\nA\n', 'stock.row-key.json': { fields: ['sku'] } },
      /stock\.csv, line 4: the row has the same row key as line 2: sku is "A"\.$/,
    ],
    [
      { 'stock.ndjson': '{"sku":"A"}\n{"n":1}', 'stock.row-key.json': { fields: ['sku'] } },
      /stock\.ndjson, line 2: \/sku is required.+\.$/,
    ],
    [
      { 'stock.row-key.json': { fields: ['id'] } },
      /stock\.row-key\.json: \/fields\/0 must not be id, which the server assigns\.$/,
    ],
    [
      { 'stock.row-key.json': { fields: ['sku', '\ud800'] } },
      /stock\.row-key\.json: \/fields\/1 must not contain a lone surrogate\.$/,
    ],
    [{ 'stock.row-key.json': {} }, /stock\.row-key\.json: \/fields is required\.$/],
    [{ 'stock.row-key.json': [] }, /stock\.row-key\.json: The body must be an object\.$/],
    [
      { 'stock.row-key.json': { fields: ['sku'], unique: true } },
      /stock\.row-key\.json: \/unique is not a known field\.$/,
    ],
    [
      { 'stock.row-key.json': '{"fields":\n[' },
      /stock\.row-key\.json, line 2: the file is not valid JSON\.$/,
    ],
    [{ 'stock.schema.json': '{\n"type":}' }, /stock\.schema\.json, line 2: .+/],
    [{ 'stock.schema.json': { $anchor: 'x' } }, /stock\.schema\.json: \/\$anchor .+\.$/],
    [{ 'notes.json': [], 'notes.csv': 'a\n' }, /notes\.json: the rows of notes are also in .*notes\.csv\./],
    [{ 'my notes.json': [] }, /my notes\.json: "my notes" cannot be the name of a collection\.$/],
    [{ 'notes.yaml': '' }, /notes\.yaml: this is not a seed\. .* NAME\.ndjson, NAME\.json/],
    [{ 'notes.csv': gzipSync('a\n1\n') }, /notes\.csv: the file is compressed\.$/],
  ];
  refused.forEach(([files, message], index) => {
    it(`rejects the seed ${Object.keys(files)} with ${message}`, async () => {
      const seed = await seedIn(directory, files, `refused-${index}`);
      const { code, stdout, stderr } = await runCommand(
        ['serve', '--memory', '--port', '0', '--quiet', '--seed', seed],
        { TMPDIR: temporary },
      );
      expect({ code, stdout }).to.deep.equal({ code: 1, stdout: '' });
      expect(stderr.trim()).to.match(message);
      expect(stderr).to.match(/^rowfeed: \//);
      await eventually('no file is left', async () => (await readdir(temporary)).length === 0);
    });
  });

  it('rejects a folder that does not exist, and options that exclude each other', async () => {
    const absent = await runCommand(['serve', '--memory', '--seed', join(directory, 'none')], {});
    expect(absent.stderr).to.match(/^rowfeed: .*none: the folder does not exist\.\n$/);
    for (const [words, message] of [
      [['--seed', 'x'], '--seed requires --memory'],
      [['--key', 'x'.repeat(20)], '--key requires --memory'],
      [['--quiet'], '--quiet requires --memory'],
      [['--memory', '--accept-damage'], '--accept-damage and --memory cannot be combined'],
      [['--memory', '--key', 'short'], 'Use 20 to 255 visible ASCII characters.'],
    ] as const) {
      const { code, stderr } = await runCommand(['serve', ...words], {});
      expect(code, message).to.equal(2);
      expect(stderr).to.include(message);
    }
  });
});
