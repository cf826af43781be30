import { expect } from 'chai';
import { type Client, client } from '../support/client.js';
import { run } from '../support/command.js';
import { fileOf, importCsv, storedRows } from '../support/imports.js';
import { startService, type TestService } from '../support/service.js';

describe('rowfeed import infers the types of columns', () => {
  let service: TestService;
  let api: Client;

  before(async () => {
    service = await startService();
    api = client(service, service.key);
  });
  beforeEach(() => api.post('/v1/collections', { name: 'notes' }));
  afterEach(() => api.delete('/v1/collections/notes'));
  after(() => service.close());

  it('from all cells of the file, and prints them', async () => {
    const text = 'n,b,s,code\n1,true,x,007\n-2.50,FALSE,2030-01-31,8\n,null,,\n1e3,true,12,9\n';
    const { code, stderr } = await importCsv(service, text);
    expect(code).to.equal(0);
    expect(stderr).to.equal(
      'Types of columns, inferred from the whole file (--types changes them):\n' +
        '  column  type\n  n       number\n  b       boolean\n  s       string\n  code    string\n',
    );
    expect(await storedRows(service)).to.deep.equal([
      { n: 1, b: true, s: 'x', code: '007' },
      { n: -2.5, b: false, s: '2030-01-31', code: '8' },
      { b: null },
      { n: 1000, b: true, s: '12', code: '9' },
    ]);
  });

  it('and stores nothing else than the file has: such cells stay strings', async () => {
    const cells = [
      '007',
      '+1',
      '-0',
      '1.',
      '.5',
      '1_000',
      '0x1F',
      'NaN',
      '1e999',
      '9007199254740993',
      '-12345678901234567890',
      '0.1234567890123456789',
      '2030-01-31',
      '"12"',
      '"true"',
      ' 1',
      'yes',
    ];
    const names = cells.map((_, n) => `c${n}`);
    await importCsv(service, `${names.join()}\n${cells.join()}\n`);
    const [row] = await storedRows(service);
    expect(names.map((name) => row![name])).to.deep.equal(cells.map((cell) => cell.replaceAll('"', '')));
  });

  it('unless --types gives them, for a column or for all', async () => {
    const text = 'a,b\n1,2\n';
    const one = await importCsv(service, text, '--types', 'a:string');
    expect(one.stderr).to.match(/:\n {2}column {2}type\n {2}b {7}number\n$/);
    const all = await importCsv(service, text, '--types', 'all:string');
    expect(all.stderr).to.equal('');
    await importCsv(service, text, '--types', 'all:string,b:number', '--again');
    expect(await storedRows(service)).to.deep.equal([
      { a: '1', b: 2 },
      { a: '1', b: '2' },
      { a: '1', b: 2 },
    ]);
  });

  it('from the first rows of a pipe, and says which later cell has another type', async () => {
    const lines = Array.from({ length: 1_500 }, (_, n) => `${n},x\n`);
    const file = await fileOf(service, `n,s\n${lines.join('')}n/a,x\n`, 'csv');
    const words = ['import', 'notes', '-', '--format', 'csv', '--url', service.url];
    const piped = (more: string[]) =>
      run([...words, ...more], { ROWFEED_API_KEY: service.key }, ['sh', '-c', `cat ${file} | "$@"`, 'sh']);
    const { code, stderr } = await piped([]);
    expect(code).to.equal(1);
    expect(stderr).to.match(
      /^Types of columns, inferred from the first 1,000 rows \(--types changes them\):/,
    );
    expect(stderr).to.include(
      "line 1502: /n is not a number as JSON has it, but the first 1,000 rows were (--types 'n:string')\n",
    );
    expect((await piped(['--types', 'all:string'])).code).to.equal(0);
  });
});
