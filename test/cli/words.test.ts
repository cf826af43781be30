/** Rules for all commands: names of collections, variables, `--json`, and errors. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { type Command, InvalidArgumentError } from 'commander';
import { createProgram } from '../../src/cli/cli.js';
import { type Client, client } from '../support/client.js';
import { runCommand } from '../support/command.js';
import { startService, type TestService } from '../support/service.js';

/** Returns all commands that do something, with their names from the root. */
function leaves(command: Command, names: readonly string[] = []): [name: string, command: Command][] {
  if (command.commands.length === 0) return [[names.join(' '), command]];
  return command.commands.flatMap((each) => leaves(each, [...names, each.name()]));
}

/** Returns the words after which a command of each group is missing or unknown. */
function unfinished({ commands }: Command): string[][] {
  const groups = commands.filter((each) => each.commands.length > 0).map((each) => [each.name()]);
  return [...groups, ['help', 'nowhere']];
}

const invalidNames = [
  '',
  '.',
  '..',
  '../rows',
  'rows/export',
  'rows?x=',
  'röws',
  '%72ows',
  'a b',
  '1a',
  '\n',
  'a'.repeat(65),
];

describe('the words of a command', () => {
  let service: TestService;
  let owner: Client;
  let env: Record<string, string>;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
    env = { ROWFEED_URL: service.url, ROWFEED_KEY: service.key };
    for (const name of ['rows', 'schema', 'export']) await owner.post('/v1/collections', { name });
  });
  after(() => service.close());

  it('contain the name of a collection, and nothing else that a path could contain', async () => {
    const file = join(service.directory, 'rows.ndjson');
    await writeFile(file, '{"n":1}\n');
    const commands = leaves(await createProgram()).filter(
      ([, { registeredArguments }]) => registeredArguments[0]?.name() === 'collection',
    );
    expect(commands).to.have.length(7);
    for (const [words, { registeredArguments }] of commands) {
      for (const name of invalidNames) {
        const files = registeredArguments.slice(1).map(() => file);
        const { code, stdout, stderr } = await runCommand([...words.split(' '), name, ...files], env);
        expect({ code, stdout }, `${words} ${name}`).to.deep.equal({ code: 2, stdout: '' });
        expect(stderr).to.match(/^rowfeed: .*'collection'.*starts with a letter or "_".*\n$/);
      }
    }
    const names = (await owner.get('/v1/collections')).json;
    expect(names).to.deep.equal([{ name: 'export' }, { name: 'rows' }, { name: 'schema' }]);
  });

  it('contain no empty values, as of variables of a script that are not set', async () => {
    for (const [name, { options, registeredArguments }] of leaves(await createProgram())) {
      const withValues = options.filter(({ required, long }) => required && long !== '--null');
      for (const each of [...withValues, ...registeredArguments])
        expect(() => each.parseArg?.('', undefined), `${name} ${each.name()}`).to.throw(InvalidArgumentError);
    }
    const empty = 'The value is empty';
    for (const [line, reason] of [
      [['import', 'rows', 'rows.csv', '--keep-id', ''], empty],
      [['keys', 'create', '--name', ''], 'Use 1 to 100 characters'],
      [['backup', ''], empty],
    ] as const) {
      const { code, stdout, stderr } = await runCommand(line, env);
      expect({ code, stdout }, line.join(' ')).to.deep.equal({ code: 2, stdout: '' });
      expect(stderr)
        .to.match(/^rowfeed: .*'' is invalid.*\n$/)
        .and.contain(reason);
    }
  });

  it('contain a command for --exec, which is not empty', async () => {
    const { code, stderr } = await runCommand(['follow', 'rows', '--exec', ' '], env);
    expect(code).to.equal(2);
    expect(stderr).to.match(/^rowfeed: .*'--exec <command>'.* Use a shell command\.\n$/);
  });

  it('can be missing: an empty variable counts as not set', async () => {
    const answers = await Promise.all([
      runCommand(['export', 'rows'], { ...env, ROWFEED_KEY: '', ROWFEED_API_KEY: service.key }),
      runCommand(['export', 'rows'], { ...env, ROWFEED_KEY: ' ' }),
      runCommand(['export', 'rows', '--key', 'k'], { ROWFEED_URL: '' }),
    ]);
    expect(answers.map(({ code }) => code)).to.deep.equal([0, 2, 1]);
    expect(answers[1].stderr).to.contain("required option '--key <key>' not specified");
    expect(answers[2].stderr).to.contain('http://127.0.0.1:3000');
  });

  it('include --json, except for the commands that the guide names', async () => {
    const without = leaves(await createProgram()).filter(
      ([, { options }]) => !options.some(({ long }) => long === '--json'),
    );
    expect(without.map(([words]) => words)).to.deep.equal([
      'serve',
      'follow',
      'schema infer',
      'schema get',
      'schema set',
      'schema remove',
    ]);
    const { code, stdout } = await runCommand(['tickets', 'rotate-secret', '--json'], {
      DATABASE_URL: service.databaseUrl,
    });
    expect(code).to.equal(0);
    expect(Object.keys(JSON.parse(stdout))).to.deep.equal(['rotated_at']);
  });

  it('lead to an error after the help if the command of a group is missing', async () => {
    for (const words of unfinished(await createProgram())) {
      const { code, stdout, stderr } = await runCommand(words, env);
      expect({ code, stdout }, words.join(' ')).to.deep.equal({ code: 2, stdout: '' });
      expect(stderr).to.match(/\nrowfeed: the command is missing or unknown\. .*\n$/);
    }
  });

  it('name a schema file that is not JSON, and the line and column of the error', async () => {
    const file = join(service.directory, 'schema.json');
    for (const [content, message] of [
      ['{"type":"object",\n"title" 1}', 'is not valid JSON: see line 2, column 9.'],
      [Buffer.from('{"type":"object","title":"caf\xe9"}', 'latin1'), 'is not UTF-8.'],
      ['', 'is empty.'],
    ] as const) {
      await writeFile(file, content);
      const { code, stderr } = await runCommand(['schema', 'set', 'rows', file], env);
      expect([code, stderr]).to.deep.equal([1, `rowfeed: ${file} ${message}\n`]);
    }
    expect((await owner.get('/v1/collections/rows/schema')).code).to.equal('schema_not_found');
  });
});
