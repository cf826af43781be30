import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { type Outcome, runCommand } from '../support/command.js';
import { freshStorage } from '../support/database.js';
import type { Engine } from '../support/engine.js';
import { postgresServer } from '../support/postgres.js';
import { administer } from '../support/registry.js';
import { removeDirectory, temporaryDirectory } from '../support/service.js';
import { needsPostgres, onlyInFullSuite } from '../support/suite.js';

describe('what fails on the command line is one line, without a statement', () => {
  /** Runs commands on a database after the statements in `spoil` have damaged it. */
  async function on(
    engine: Engine,
    spoil: readonly string[],
    commands: readonly string[],
    change: (url: URL) => void = () => undefined,
  ): Promise<Outcome[]> {
    const storage = await freshStorage(engine);
    try {
      await administer({ databaseUrl: storage.url }, async ({ knex }) => {
        for (const statement of spoil) await knex.raw(statement);
      });
      const url = new URL(storage.url);
      change(url);
      const given = engine === 'sqlite' ? storage.url : url.href;
      return await Promise.all(
        commands.map((words) => runCommand(words.split(' '), { DATABASE_URL: given })),
      );
    } finally {
      await storage.remove();
    }
  }

  function hold(outcomes: readonly Outcome[], says: RegExp): void {
    for (const { code, stdout, stderr } of outcomes) {
      expect([code, stdout]).to.deep.equal([1, '']);
      expect(stderr)
        .to.match(/^rowfeed: [^\n]+\n$/)
        .and.match(says)
        .and.not.match(/select |insert |update |delete |\$1|\?|password@| - /i);
    }
  }

  const all = [
    'keys list',
    'keys create --name x',
    'keys revoke key_x',
    'plans assign a b',
    'usage --account a',
  ];
  it('a database that is not there, which none of these makes', async () => {
    const directory = await temporaryDirectory();
    const commands = [
      ...all,
      'plans list',
      'plans set p --requests 1 --period day',
      'usage',
      'cursors reset',
      'check --repair',
      'keys rotate key_x',
      'keys update key_x --scopes read',
      `backup ${directory}/copy.db`,
    ];
    await writeFile(join(directory, 'empty.db'), '');
    for (const path of ['data/rowfeed.db', 'rowfeed.db', 'empty.db']) {
      const DATABASE_URL = `sqlite:${join(directory, path)}`;
      for (const words of path === 'rowfeed.db' ? commands : ['keys create --name x']) {
        const { code, stdout, stderr } = await runCommand(words.split(' '), { DATABASE_URL });
        expect([code, stdout], words).to.deep.equal([1, '']);
        expect(stderr).to.match(/^rowfeed: There is no database at \S+\/(rowfeed|empty)\.db\.[^\n]*\n$/);
      }
    }
    expect(await readdir(directory)).to.deep.equal(['empty.db']);
    await removeDirectory(directory);
  });

  const dropped = [
    'ALTER TABLE keys RENAME TO k',
    'ALTER TABLE plans RENAME TO p',
    'ALTER TABLE accounts RENAME TO a',
  ];

  it('tables that are gone, on SQLite', async () =>
    hold(await on('sqlite', dropped, all), /: The database failed: no such table: \w+\n$/));

  onlyInFullSuite(needsPostgres).it('tables that are gone, on PostgreSQL', async () =>
    hold(await on('postgres', dropped, all), /: The database failed: relation "\w+" does not exist\n$/),
  );

  onlyInFullSuite(needsPostgres).it('rights that are taken', async () => {
    const server = await postgresServer();
    const role = `limited_${process.pid}`;
    await server.query('', `CREATE ROLE ${role} LOGIN PASSWORD 'secret'`);
    const grant = `GRANT SELECT ON settings TO ${role}`;
    const asRole = (url: URL): void => {
      url.username = role;
      url.password = 'secret';
    };
    hold(
      await on('postgres', [grant], all, asRole),
      /: The database failed: permission denied for table \w+\n$/,
    );
    await server.query('', `DROP ROLE ${role}`);
  });

  const unreachable: [what: string, change: (url: URL) => void, says: RegExp][] = [
    [
      'nobody there',
      (url) => (url.port = '1'),
      /: The database \S+ can't be reached: connect ECONNREFUSED \S+\.\n$/,
    ],
    [
      'a wrong password',
      (url) => (url.password = 'wrong'),
      /: The database \S+ rejects the user or the password\.\n$/,
    ],
    ['no such database', (url) => (url.pathname = '/missing'), /: The database \S+ doesn't exist\.\n$/],
  ];
  for (const [what, change, says] of unreachable) {
    onlyInFullSuite(needsPostgres).it(what, async () =>
      hold(await on('postgres', [], ['keys list', 'migrate', 'serve'], change), says),
    );
  }
});
