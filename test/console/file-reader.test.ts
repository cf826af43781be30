import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { type FileOptions, RowFile } from '../../src/console/transfer/file-reader.js';
import { rowFormatOf } from '../../src/files/file-name.js';

const options: FileOptions = {
  format: 'csv',
  encoding: 'utf-8',
  keepId: undefined,
  separator: undefined,
  decimal: '.',
  backslashEscapes: false,
  renameHeaders: false,
  relaxColumns: false,
  relaxQuotes: false,
};

function readerOf(content: string | Uint8Array<ArrayBuffer>, change: Partial<FileOptions> = {}): RowFile {
  return new RowFile(new Blob([content]), { ...options, ...change }, new AbortController().signal);
}

async function failure(reader: RowFile): Promise<string> {
  return reader.preview().then(
    () => '',
    (error: Error) => error.message,
  );
}

describe('the preview of a file in the console', () => {
  it('shows the first 20 rows, and types from the complete file', async () => {
    const lines = Array.from(
      { length: 5_000 },
      (_, n) => `${n},${n === 4_999 ? 'x' : n},0${n},${n % 2 === 0}`,
    );
    const reader = readerOf(`a;b,n,code,even\n${lines.join('\n')}\n`.replace('a;b', 'a'));
    const { names, rows, types, remarks } = await reader.preview();
    expect(names).to.deep.equal(['a', 'n', 'code', 'even']);
    expect([...types.values()]).to.deep.equal(['number', 'string', 'string', 'boolean']);
    expect(rows).to.have.length(20);
    expect(rows[1]).to.deep.equal({ a: 1, n: '1', code: '01', even: false });
    expect(remarks).to.deep.equal([]);
    expect(reader.bytes).to.be.greaterThan(0);
  });

  it('reads columns as the types that the user chooses, and names invalid cells', async () => {
    const reader = readerOf('id,n,s\n7,1,a\n8,2,b\n');
    expect((await reader.preview()).rows[0]).to.deep.equal({ n: 1, s: 'a' });
    reader.chosen.set('n', 'string').set('s', 'number');
    const { rows, remarks } = await reader.preview();
    expect(rows).to.deep.equal([]);
    expect(remarks[0]).to.equal('Line 2, column 3: /s is not a JSON number: a');
    reader.chosen.delete('s');
    expect((await reader.preview()).rows).to.deep.equal([
      { n: '1', s: 'a' },
      { n: '2', s: 'b' },
    ]);
  });

  it('reads NDJSON, JSON arrays, TSV, and gzip of them', async () => {
    const rows = [{ n: 1, tags: ['a'] }, { n: 2 }];
    for (const text of [rows.map((row) => JSON.stringify(row)).join('\r\n'), JSON.stringify(rows, null, 2)])
      for (const content of [text, new Uint8Array(gzipSync(text))])
        expect((await readerOf(content, { format: 'ndjson' }).preview()).rows).to.deep.equal(rows);
    const tsv = await readerOf(new Uint8Array(gzipSync('a\tb\n1\tä\n'))).preview();
    expect(tsv.rows).to.deep.equal([{ a: 1, b: 'ä' }]);
  });

  it('names the options for numbers with thousands separators', async () => {
    const text = 'a;b\n1.192,80;x\n12,5;y\n';
    const asNumbers = readerOf(text);
    asNumbers.chosen.set('a', 'number');
    expect((await asNumbers.preview()).remarks.join()).to.include(
      `1.192,80 (to read such numbers, use “Decimal sign” "," “Thousands separator” ".")`,
    );
    const preview = await readerOf(text, { decimal: ',', thousands: '.' }).preview();
    expect([preview.remarks, preview.rows]).to.deep.equal([
      [],
      [
        { a: 1192.8, b: 'x' },
        { a: 12.5, b: 'y' },
      ],
    ]);
  });

  it('names the encoding once if many lines have another one', async () => {
    const latin1 = new Uint8Array(Buffer.from(`a\n1\n${'\xe4\n'.repeat(30)}`, 'latin1'));
    expect((await readerOf(latin1).preview()).remarks).to.deep.equal([
      'Line 3: the row is not UTF-8 (for other files, use “Encoding”, for example latin1 or windows-1252)',
      '18 more rows are not UTF-8, up to line 21.',
    ]);
  });

  it('names an option that helps once', async () => {
    const { remarks } = await readerOf('a,b\n1\n2\n').preview();
    const cells = 'the row has 1 cell, but there are 2 column names: the first column without a cell is "b"';
    expect(remarks).to.deep.equal([
      `Line 2: ${cells} (to store the row, use “Allow short and long lines”)`,
      `Line 3: ${cells}`,
    ]);
  });

  it('names the line, the column and the option that helps', async () => {
    const remarkOf = async (text: string, change: Partial<FileOptions> = {}) =>
      (await readerOf(text, change).preview()).remarks[0];
    expect(await remarkOf('a,b\n1,x"y"\n')).to.equal(
      'Line 2: the row has a quote inside a cell without quotes, in cell 2 (“Keep quotes inside cells” keeps it)',
    );
    expect(await remarkOf('a,b\n1\n')).to.match(
      /^Line 2: .*\(to store the row, use “Allow short and long lines”\)$/,
    );
    expect(await remarkOf('{"a":1}\n{"a":}\n', { format: 'ndjson' })).to.equal(
      'Line 2: the row is not valid JSON: Expected a value at column 6',
    );
    expect(await remarkOf('[\n{"a":1},\n{"a":}\n]', { format: 'ndjson' })).to.match(
      /^Line 3: the row is not valid JSON/,
    );
    expect(await failure(readerOf('a,a\n1,2\n'))).to.contain('columns 1 and 2 have the same name');
    expect((await readerOf('a,b\n1,x"y"\n', { relaxQuotes: true }).preview()).rows).to.deep.equal([
      { a: 1, b: 'x"y"' },
    ]);
    const damaged = new Uint8Array(gzipSync('a,b\n1,2\n')).subarray(0, 20);
    expect(await failure(readerOf(damaged))).to.contain('incomplete or damaged');
    expect(await failure(readerOf(Uint8Array.of(0x28, 0xb5, 0x2f, 0xfd)))).to.contain('zstd -d');
  });

  it('shows characters of the file that would hide or reorder text', async () => {
    const { remarks } = await readerOf('a\n\u202e"\n', { relaxQuotes: false }).preview();
    expect(remarks.join()).not.to.contain('\u202e');
    const { remarks: named } = await readerOf('"x\u202e"\n{\n').preview();
    expect(named.join()).not.to.contain('\u202e');
  });

  it('finds the format by the name of the file', () => {
    const names = ['a.csv', 'a.TSV', 'a.txt.gz', 'a.json', 'a.ndjson.gz', 'a'];
    expect(names.map(rowFormatOf)).to.deep.equal(['csv', 'csv', 'csv', 'ndjson', 'ndjson', 'ndjson']);
  });
});
