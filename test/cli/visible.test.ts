/** Control characters in data must not reach the terminal of the person who runs a command. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { client } from '../support/client.js';
import { type Outcome, runCommand } from '../support/command.js';
import { newKey } from '../support/registry.js';
import { startService, type TestService } from '../support/service.js';

const strange = '\u001b]0;x\u0007\u009b31m\u202egpj.exe\u2066';
const obeyed =
  /[\p{Cs}\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u;

describe('what commands print of data', () => {
  let service: TestService;
  before(async () => {
    service = await startService();
    const owner = client(service, service.key);
    await owner.post('/v1/collections', { name: 'notes' });
    await owner.post('/v1/collections/notes/rows', [{ [strange]: strange }]);
    await owner.put('/v1/collections/notes/schema', { type: 'object', title: strange, description: strange });
    await newKey(service, { name: `a\u202e\u2066b` });
  });
  after(() => service.close());

  const held = async (words: string[], env: Record<string, string>): Promise<Outcome> => {
    const outcome = await runCommand(words, env);
    for (const text of [outcome.stdout, outcome.stderr])
      expect(text, `${words.join(' ')} prints ${JSON.stringify(text)}`).not.to.match(obeyed);
    return outcome;
  };
  const remote = (...words: string[]): Promise<Outcome> =>
    held([...words, '--url', service.url, '--key', service.key], {});

  it('shows control characters of schemas, and keeps what the schema means', async () => {
    const { stdout } = await remote('schema', 'get', 'notes');
    expect(JSON.parse(stdout)).to.deep.include({ title: strange, description: strange });
    const inferred = await remote('schema', 'infer', 'notes');
    expect(Object.keys(JSON.parse(inferred.stdout).properties)).to.deep.equal([strange]);
  });

  it('shows those of names of keys and of words that it was given', async () => {
    const env = { DATABASE_URL: service.databaseUrl };
    expect((await held(['keys', 'list'], env)).stdout).to.include('a\\u202e\\u2066b');
    expect(JSON.parse((await held(['keys', 'list', '--json'], env)).stdout)).to.have.length(2);
    expect((await held(['usage'], env)).stdout).to.include('a\\u202e\\u2066b');
    for (const words of [
      ['keys', 'revoke', strange],
      ['keys', 'create', '--name', strange],
      ['keys', strange],
      [strange],
      ['accounts', 'list', `--${strange}`],
    ])
      expect((await held(words, env)).code).not.to.equal(0);
  });

  it('shows those of headers and cells of files', async () => {
    for (const [name, text] of [
      ['header.csv', `a,${strange}\n1,2\n`],
      ['again.csv', `"${strange}","${strange}"\n1,2\n`],
      ['cells.csv', `a\n1,${strange}\n`],
      ['rows.ndjson', `{"a":1}\n${strange}\n`],
      ['field.ndjson', `{"${strange}":}\n`],
    ] as const) {
      const file = join(service.directory, name);
      await writeFile(file, text);
      await remote('import', 'notes', file);
      await remote('import', 'notes', file, '--types', `${strange}:number`);
    }
    await remote('import', 'notes', join(service.directory, strange.replaceAll('/', '')));
    await remote('export', 'notes', '--filter', strange);
  });
});
