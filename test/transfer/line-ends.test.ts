import { expect } from 'chai';
import { type Client, client } from '../support/client.js';
import { importCsv, importNdjson, storedRows } from '../support/imports.js';
import { startService, type TestService } from '../support/service.js';

describe('rowfeed import reads lines', () => {
  let service: TestService;
  let api: Client;

  before(async () => {
    service = await startService();
    api = client(service, service.key);
  });
  beforeEach(() => api.post('/v1/collections', { name: 'notes' }));
  afterEach(() => api.delete('/v1/collections/notes'));
  after(() => service.close());

  for (const [name, end] of [
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ] as const) {
    it(`that end with ${name}, in CSV and NDJSON`, async () => {
      const csv = ['a,b', 'x,"1', '2"', '', `y,z`].join(end);
      for (const last of ['', end]) {
        const { code, stdout, stderr } = await importCsv(
          service,
          csv + last,
          '--types',
          'a:string,b:string',
          '--again',
        );
        expect([code, stderr]).to.deep.equal([0, '']);
        expect(stdout).to.match(/^2 rows/);
      }
      expect((await storedRows(service)).slice(2)).to.deep.equal([
        { a: 'x', b: `1${end}2` },
        { a: 'y', b: 'z' },
      ]);
      const { code } = await importNdjson(service, ['{"n":1}', '', '{"n":2}'].join(end));
      expect(code).to.equal(0);
      expect((await storedRows(service)).slice(4)).to.deep.equal([{ n: 1 }, { n: 2 }]);
    });
  }

  it('whose ends are split between two reads of the file', async () => {
    // The import reads 131,072 bytes of the file at a time.
    for (const offset of [-2, -1, 0, 1]) {
      const cell = 'x'.repeat(131_072 + offset - 'a\r\n'.length - 1);
      const text = `a\r\n${cell}\r\nlast\r\n`;
      const { code, stderr } = await importCsv(service, text, '--types', 'a:string');
      expect([code, stderr]).to.deep.equal([0, '']);
      expect((await storedRows(service)).slice(-2)).to.deep.equal([{ a: cell }, { a: 'last' }]);
    }
  });

  it('and names the ends of a CSV file that has several kinds', async () => {
    const text = 'a,b\r\nx,"in\nside"\r\ny,1\nz,2\rw,3\r\n';
    const { code, stderr } = await importCsv(service, text, '--types', 'a:string,b:string');
    expect(code).to.equal(0);
    expect(stderr).to.equal(
      'The file has several kinds of line endings: CRLF from line 1, LF from line 4, CR from line 5. Each of these line endings ends a row.\n',
    );
    expect((await storedRows(service)).map(({ a }) => a)).to.deep.equal(['x', 'y', 'z', 'w']);
  });

  it('and does not count a line end that a backslash makes a part of a cell', async () => {
    const text = 'a,b\r\nx,in\\\nside\r\ny,"in\\\nside"\r\n';
    const words = ['--types', 'a:string,b:string', '--backslash-escapes'];
    const { code, stderr } = await importCsv(service, text, ...words);
    expect([code, stderr]).to.deep.equal([0, '']);
    expect((await storedRows(service)).map(({ b }) => b)).to.deep.equal(['in\nside', 'in\nside']);
  });

  it('and says so if a file has no rows', async () => {
    for (const end of ['\n', '\r', '\r\n']) {
      const { code, stdout, stderr } = await importCsv(service, `a,b${end}`, '--types', 'a:string,b:string');
      expect(code).to.equal(0);
      expect(stdout).to.match(/^0 rows stored/);
      expect(stderr).to.equal('The file has a header line, but no rows.\n');
    }
    for (const content of ['\n \r\n', '[]', ' [\n]\n']) {
      const { code, stderr } = await importNdjson(service, content);
      expect([code, stderr], content).to.deep.equal([0, 'The file contains no rows.\n']);
    }
  });

  it('and says which rows have only empty cells', async () => {
    const { code, stderr } = await importCsv(service, 'a,b\n,\n1,\n\n,\n2,x\n', '--types', 'all:string');
    expect([code, stderr]).to.deep.equal([
      0,
      'Rows with only empty cells are not stored. The file has 2, and the first is line 2.\n',
    ]);
    expect(await storedRows(service)).to.deep.equal([{ a: '1' }, { a: '2', b: 'x' }]);
  });
});
