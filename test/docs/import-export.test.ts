import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { type Client, client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { importCsv, importNdjson, storedRows } from '../support/imports.js';
import { blocks, installCommand, pathIn, section, tableRows } from '../support/readme.js';
import { removeDirectory, startService, type TestService, temporaryDirectory } from '../support/service.js';
import { onlyInFullSuite } from '../support/suite.js';

const guide = 'src/docs/how-to/import-export.md';

describe('what the guide of import and export says', () => {
  let from: TestService;
  let to: TestService;
  let directory: string;

  before(async () => {
    [from, to] = [await startService(), await startService()];
    directory = await temporaryDirectory();
  });
  after(async () => {
    await from.close();
    await to.close();
    await removeDirectory(directory);
  });

  it('of cells', async () => {
    const types = ['', 'string', 'number', 'boolean', 'json'];
    const unmarked = (text: string): string => /^`(.*)`$/.exec(text)?.[1] ?? text;
    const lines = tableRows(section(guide, '## CSV type conversion'));
    // Each line has a second cell, so that no line is empty. The separator keeps 1,5 in one cell.
    const texts = lines.map(([cell = ''], n) => `${cell === 'empty' ? '' : unmarked(cell)};${n}\n`);
    for (const [index, type] of types.entries()) {
      const typed = type === '' ? [] : ['--types', `a:${type}`];
      const bad = join(directory, 'bad.csv');
      await client(from, from.key).delete('/v1/collections/notes');
      const { code, stderr } = await importCsv(
        { ...from, directory },
        `a;n\n${texts.join('')}`,
        ...['--create', '--delimiter', ';', '--skip-bad', bad, ...typed],
      );
      expect(code, stderr).to.equal(0);
      const expected = lines.flatMap((cells, n) => {
        const told = cells[index + 1]!;
        if (told === 'bad') return [];
        return [{ ...(told !== 'missing' && { a: JSON.parse(unmarked(told)) }), n }];
      });
      expect(await storedRows(from), type).to.deep.equal(expected);
    }
  });

  it('of pandas, which reads the rows unchanged', async function () {
    if (spawnSync('python3', ['-c', 'import pandas']).status !== 0) return this.skip();
    const rows = [
      { article: '007', made: '2030-01-31', paid_at: '2030-01-31T12:00:00Z', price: 1.5, big: 2 ** 53 - 1 },
      { article: '1e3', made: '2030', paid_at: '', price: 2, big: 1 },
    ];
    const collection = await client(from, from.key).collection(rows);
    const [, call = ''] = /^`(pd\.read_json\(.+\))`$/m.exec(section(guide, '## Files from pandas'))!;
    const here = call
      .replace(/"http:.*\?format/, `"${from.url}/v1/collections/${collection}/export?format`)
      .replace('dtype=False', 'dtype=False, **more');
    // The guide mentions the option that pandas 2 also requires, which pandas 3 reports as deprecated.
    const script = `
import json, sys, pandas as pd
KEY = "${from.key}"
more = {"convert_dates": False} if pd.__version__ < "3" else {}
print(json.dumps(${here}.to_dict("records")))`;
    const { stdout } = await promisify(execFile)('python3', ['-W', 'error', '-c', script]);
    expect(JSON.parse(stdout)).to.deep.equal(rows.map((row, index) => ({ id: index + 1, ...row })));
  });

  it('of what is run again', async () => {
    const api = client(from, from.key);
    const count = async (): Promise<number> => (await storedRows(from)).length;
    const imported = (text: string, ...words: string[]) =>
      importNdjson({ ...from, directory }, text, '--create', ...words);
    const anew = () => api.delete('/v1/collections/notes');
    const three = '{"n":1}\n{"n":2}\n{"n":3}\n';
    await anew();
    await imported(three);
    const again = await imported(three);
    expect(again.stdout).to.match(/^0 rows stored in notes\. 3 rows were already stored by a run/);
    await api.delete('/v1/collections/notes/rows/1');
    await imported(three);
    expect(await count(), 'deleted ones are not stored anew').to.equal(2);
    await imported(three, '--again');
    expect(await count(), 'but with --again').to.equal(5);
    await anew();
    await imported(three);
    expect(await count(), 'in a collection that was made anew').to.equal(3);
    await imported(`${three}{"n":4}\n`);
    expect(await count(), 'a file that has grown is another one').to.equal(7);
    await anew();
    await imported(`${three}{"n":\n`, '--skip-bad', join(directory, 'bad.ndjson'));
    await imported(`${three}{"n":4}\n`);
    expect(await count(), 'so is one of which lines were set aside').to.equal(7);
  });

  onlyInFullSuite('It starts two servers and many commands.').it(
    'of a move from one service to another',
    async () => {
      await installCommand(directory);
      const ws = fileURLToPath(new URL('../../node_modules/ws', import.meta.url));
      await symlink(ws, join(directory, 'node_modules', 'ws'));
      const env = {
        PATH: await pathIn(directory),
        HOME: directory,
        ...{ FROM: from.url, FROM_KEY: from.key, TO: to.url, TO_KEY: to.key },
      };
      const [source, target] = [client(from, from.key), client(to, to.key)];
      const rowsOf = async (api: Client, name: string): Promise<object[]> =>
        (await api.get(`/v1/collections/${name}/rows?sort=n:asc`)).json;
      const rows = '/v1/collections/notes/rows';
      await source.delete('/v1/collections/notes');
      await source.post('/v1/collections', { name: 'notes' });
      await source.post(rows, [{ n: 1 }, { n: 2 }, { n: 3 }]);

      const [move, moved, script, begin, followed, pipe, piped] = blocks(
        section(guide, '## Migrate between servers'),
      ).map(({ text }) => text);
      const pasted = async (text: string): Promise<string> => {
        const { stdout } = await promisify(execFile)('bash', ['-ec', text], { cwd: directory, env });
        return plain(stdout);
      };
      expect(await pasted(move!)).to.equal(plain(moved!));
      await source.post(rows, [{ n: 4 }]);
      await source.patch(`${rows}/1`, { n: 1.5, text: 'changed' });
      await source.delete(`${rows}/2`);
      await writeFile(join(directory, /^\/\/ (\S+)\n/.exec(script!)![1]!), script!);
      // Runs the command twice, because the guide says that this is allowed.
      for (let time = 0; time < 2; time += 1) {
        const [command = '', ...words] = begin!.trim().split(' ');
        const follower: ChildProcess = spawn(command, words, { cwd: directory, env });
        let printed = '';
        follower.stdout!.on('data', (chunk) => (printed += chunk));
        follower.stderr!.on('data', (chunk) => (printed += chunk));
        try {
          await eventually(
            () => `it prints all (${printed})`,
            () => printed.split('\n').length >= followed!.split('\n').length,
          );
          expect(printed).to.equal(followed);
          const copies = (await rowsOf(source, 'notes')).map(({ id, ...row }: { id?: number }) => ({
            old_id: id,
            ...row,
          }));
          const arrived = (await rowsOf(target, 'notes')).map(({ id: _, ...row }: { id?: number }) => row);
          expect(arrived).to.deep.equal(copies);
        } finally {
          follower.kill();
          await once(follower, 'close');
        }
      }
      expect(await pasted(pipe!)).to.equal(plain(piped!));
      expect(await rowsOf(target, 'moved')).to.have.length(3);
    },
  );
});

function plain(text: string): string {
  return text.replace(/[\d,]+ per second/g, 'N per second');
}
