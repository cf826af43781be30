import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect } from 'chai';
import { client } from '../support/client.js';
import { runCommand } from '../support/command.js';
import { importFile, storedRows } from '../support/imports.js';
import { startService, type TestService } from '../support/service.js';

describe('rowfeed export writes', () => {
  let service: TestService;
  const rows = [
    { a: 'ü;"x",\r\n', n: 1 },
    { a: 'p;q', n: 2.5 },
    { a: '[1]\n', n: -3 },
  ];

  before(async () => {
    service = await startService();
    const api = client(service, service.key);
    for (const name of ['notes', 'empty']) await api.post('/v1/collections', { name });
    await api.post('/v1/collections/notes/rows', rows);
  });
  after(() => service.close());

  const exported = async (name: string, ...words: string[]): Promise<Buffer> => {
    const out = join(service.directory, name);
    const all = ['export', 'notes', '--url', service.url, '--out', out, '--json', ...words];
    const { code, stdout, stderr } = await runCommand(all, { ROWFEED_API_KEY: service.key });
    expect(code, stderr).to.equal(0);
    const content = await readFile(out);
    expect(JSON.parse(stdout)).to.deep.include({ rows: 3, bytes: content.length });
    return content;
  };
  const withIds = rows.map((row, n) => ({ id: n + 1, ...row }));
  const fields = ['--fields', 'a,n'];
  const semicolons = 'id;a;n\r\n1;"ü;""x"",\r\n";1\r\n2;"p;q";2.5\r\n3;"[1]\n";-3\r\n';

  it('a JSON array, also of no rows', async () => {
    const text = (await exported('a.json')).toString();
    expect(JSON.parse(text)).to.deep.equal(withIds);
    expect(text.split('\n')).to.have.length(6);
    const words = ['export', 'empty', '--format', 'json', '--url', service.url];
    const { stdout } = await runCommand(words, { ROWFEED_API_KEY: service.key });
    expect(stdout).to.equal('[]\n');
  });

  it('gzip, by the name of the file or --gzip', async () => {
    const plain = await exported('a.ndjson');
    expect(gunzipSync(await exported('a.ndjson.gz'))).to.deep.equal(plain);
    expect(gunzipSync(await exported('b.ndjson', '--gzip'))).to.deep.equal(plain);
    expect(JSON.parse(gunzipSync(await exported('a.json.gz')).toString())).to.deep.equal(withIds);
  });

  it('CSV for Excel: a byte order mark and another separator', async () => {
    const text = await exported('a.csv', ...fields, '--bom', '--separator', ';');
    expect(text.toString()).to.equal(`\ufeff${semicolons}`);
    const wrong = ['export', 'notes', '--url', service.url, '--bom'];
    const { code, stderr } = await runCommand(wrong, { ROWFEED_API_KEY: service.key });
    expect([code, stderr]).to.deep.equal([2, 'rowfeed: --bom requires the format csv\n']);
  });

  it('CSV with decimal commas for Excel, which imports again as the same rows', async () => {
    const prices = [
      { article: '007', price: 0.5, rate: -1.5e-7, text: '1,5', sizes: [1.5, 2] },
      { article: '1.5', price: 30, rate: 1e21, text: 'a;b', sizes: [] },
    ];
    const api = client(service, service.key);
    await api.post('/v1/collections', { name: 'prices' });
    await api.post('/v1/collections/prices/rows', prices);
    const out = join(service.directory, 'prices.csv');
    const command = ['export', 'prices', '--url', service.url, '--out', out, '--decimal', ','];
    const run = (...words: string[]) => runCommand([...command, ...words], { ROWFEED_API_KEY: service.key });
    for (const [words, separator] of [
      [[], ';'],
      [['--separator', 'tab'], '\t'],
    ] as const) {
      const { code, stderr } = await run(...words);
      expect(code, stderr).to.equal(0);
      const [, line = ''] = (await readFile(out, 'utf8')).split('\r\n');
      expect(line.split(separator)).to.deep.equal(['1', '007', '0,5', '-1,5e-7', '"1,5"', '"[1.5,2]"']);
      const target = { ...service, collection: `prices${words.length}` };
      const imported = await importFile(target, out, '--create', '--decimal', ',');
      expect(imported.code, imported.stderr).to.equal(0);
      expect(await storedRows(target)).to.deep.equal(prices);
    }
    for (const [words, message] of [
      [['--separator', ','], '--decimal , requires another separator than a comma'],
      [['--format', 'ndjson'], '--decimal requires the format csv'],
    ] as const) {
      const { code, stderr } = await run(...words);
      expect([code, stderr]).to.deep.equal([2, `rowfeed: ${message}\n`]);
    }
  });

  it('CSV with a column for each of more than 50 fields, and the selected fields of them', async () => {
    const names = Array.from({ length: 120 }, (_, n) => `f${n}`);
    const wide = [
      ...names.map((name, n) => ({ [name]: n })),
      Object.fromEntries(names.map((name) => [name, 'x'])),
    ];
    const api = client(service, service.key);
    await api.post('/v1/collections', { name: 'wide' });
    await api.post('/v1/collections/wide/rows', wide);
    for (const words of [[], ['--fields', [...names].reverse().join()]]) {
      const out = join(service.directory, `wide${words.length}.csv`);
      const all = ['export', 'wide', '--url', service.url, '--out', out, ...words];
      expect((await runCommand(all, { ROWFEED_API_KEY: service.key })).code).to.equal(0);
      const target = { ...service, collection: `wide${words.length}` };
      expect((await importFile(target, out, '--create')).code).to.equal(0);
      expect(await storedRows(target)).to.deep.equal(wide);
    }
  });

  for (const format of ['ndjson', 'json']) {
    it(`only the selected fields as ${format}, also more than 50 of them`, async () => {
      const name = `many_${format}`;
      const fields = Array.from({ length: 51 }, (_, n) => `f${n}`);
      const selected = Object.fromEntries(fields.map((field) => [field, field]));
      const api = client(service, service.key);
      await api.post('/v1/collections', { name });
      await api.post(`/v1/collections/${name}/rows`, [{ ...selected, other: 'x' }, { other: 'x' }]);
      const words = ['export', name, '--format', format, '--fields', fields.join(), '--url', service.url];
      const { code, stdout, stderr } = await runCommand(words, { ROWFEED_API_KEY: service.key });
      expect(code, stderr).to.equal(0);
      const written = format === 'json' ? stdout : `[${stdout.trim().replaceAll('\n', ',')}]`;
      expect(JSON.parse(written)).to.deep.equal([{ id: 1, ...selected }, { id: 2 }]);
    });
  }

  it('rejects a field that is selected twice, also among more than 50', async () => {
    const fields = Array.from({ length: 51 }, (_, n) => `f${n % 50}`).join();
    const words = ['export', 'notes', '--format', 'csv', '--fields', fields, '--url', service.url];
    const { code, stdout, stderr } = await runCommand(words, { ROWFEED_API_KEY: service.key });
    expect([code, stdout]).to.deep.equal([1, '']);
    expect(stderr).to.include('The field f0 is selected twice');
  });

  it('no CSV with a field whose name is empty', async () => {
    const api = client(service, service.key);
    await api.post('/v1/collections', { name: 'nameless' });
    await api.post('/v1/collections/nameless/rows', [{ '': 1 }]);
    const words = ['export', 'nameless', '--format', 'csv', '--url', service.url];
    const { code, stdout, stderr } = await runCommand(words, { ROWFEED_API_KEY: service.key });
    expect([code, stdout]).to.deep.equal([1, '']);
    expect(stderr).to.match(/a field has an empty name.* --fields, or write NDJSON/);
  });

  it('files that import again as the same rows', async () => {
    const files = [
      ['r.json.gz'],
      ['r.ndjson.gz'],
      ['r.csv.gz', ...fields, '--bom', '--separator', ';'],
      ['s.csv', ...fields, '--separator', 'tab'],
    ] as const;
    for (const [index, [name, ...words]] of files.entries()) {
      await exported(name, ...words);
      const target = { ...service, collection: `copy${index}` };
      const { code, stderr } = await importFile(target, join(service.directory, name), '--create');
      expect(code, stderr).to.equal(0);
      expect(await storedRows(target), name).to.deep.equal(rows);
    }
  });
});
