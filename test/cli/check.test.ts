import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Knex } from 'knex';
import { checkDatabase } from '../../src/engines/check/check.js';
import { openDatabase } from '../../src/engines/open.js';
import { client } from '../support/client.js';
import { type Outcome, runCommand, start, told } from '../support/command.js';
import { type Engine, engine } from '../support/engine.js';
import { untilIndexed } from '../support/indexes.js';
import { randomOf } from '../support/random.js';
import { administer } from '../support/registry.js';
import { partOf } from '../support/sample.js';
import { removeDirectory, startService, type TestService, temporaryDirectory } from '../support/service.js';
import { strace } from '../support/strace.js';
import { cases, needsPostgres, onlyInFullSuite, seed } from '../support/suite.js';
import { onTerminal, shownOf } from '../support/terminal.js';

const rowCount = 2_100;

/** Starts a server, and creates rows, deleted rows, an index, a schema and a plan in it. */
async function filled(which: Engine): Promise<TestService> {
  const service = await startService({ engine: which, limits: { sweepMs: 50 } });
  const owner = client(service, service.key);
  await owner.post('/v1/collections', { name: 'notes' });
  await owner.post('/v1/collections', { name: 'empty' });
  for (let n = 0; n < rowCount; n += 700) {
    const rows = Array.from({ length: 700 }, (_, each) => ({ n: n + each, text: `é ${(n + each) % 9}` }));
    await owner.post('/v1/collections/notes/rows', rows);
  }
  for (const id of [3, 1_030, 1_031]) await owner.delete(`/v1/collections/notes/rows/${id}`);
  await owner.patch('/v1/collections/notes/rows/5', { text: 'changed' });
  await owner.get('/v1/collections/notes/rows?sort=text:desc');
  await untilIndexed(service, ({ whole, unfinished }) => whole === 1 && unfinished === 0);
  expect((await owner.put('/v1/collections/notes/row-key', { fields: ['n'] })).status).to.equal(200);
  return service;
}

for (const which of ['sqlite', 'postgres'] as const satisfies Engine[]) {
  const suite = which === 'postgres' ? onlyInFullSuite(needsPostgres).describe : describe;
  suite(`rowfeed check on ${which}`, function () {
    this.timeout(180_000);
    let service: TestService;
    before(async () => {
      service = await filled(which);
    });
    after(() => service.close());

    const check = (...words: string[]): Promise<Outcome> =>
      runCommand(['check', ...words], { DATABASE_URL: service.databaseUrl });
    const change = <T>(work: (knex: Knex) => Promise<T>): Promise<T> =>
      administer(service, ({ knex }) => work(knex));

    it('finds nothing while a server uses the database, and prints what it verified', async () => {
      const { code, stdout, stderr } = await check();
      expect([code, stderr], stdout).to.deep.equal([0, '']);
      expect(stdout).to.match(/^CHECK +VERIFIED +RESULT\n/);
      expect(stdout).to.match(/^rows +2,097 rows +ok$/m);
      expect(stdout).to.match(/^heads +2 collections +ok$/m);
      expect(stdout).to.match(/^indexes +2 indexes, 4,194 index keys +ok$/m);
      expect(stdout).to.match(/^change log +2,104 changes +ok$/m);
      expect(stdout).to.match(/^keys +1 key +ok$/m);
    });

    it('prints JSON', async () => {
      const { code, stdout } = await check('--json', '--database', service.databaseUrl);
      const { ok, checks, repaired } = JSON.parse(stdout);
      expect([code, ok, repaired]).to.deep.equal([0, true, []]);
      expect(checks).to.deep.include({ check: 'rows', verified: { row: 2_097 }, faults: [] });
    });

    it('reports each step, and the share of the rows, changes and index keys that it has compared', async () => {
      const reports: [step: string, count?: number, done?: number][] = [];
      await checkDatabase(service.databaseUrl, false, (...report) => reports.push(report));
      expect([...new Set(reports.map(([step]) => step))]).to.deep.equal([
        ...(which === 'sqlite' ? ['checking the write-ahead log', 'checking pages'] : []),
        'checking accounts, keys and schemas',
        'comparing',
      ]);
      const counts = reports.flatMap(([, count]) => count ?? []);
      // There are collections, rows, changes, indexes and index keys.
      const all = 2 + 2_097 + 2_104 + 2 + 4_194;
      expect(counts).to.deep.equal([...new Set(counts)].sort((a, b) => a - b));
      expect(counts.filter((count) => count < all)).to.have.length.greaterThan(10);
      expect(reports.at(-1)).to.deep.equal(['comparing', all, 1]);
    });

    it('does not repair while a server uses the database', async () => {
      const { code, stdout, stderr } = await check('--repair');
      expect([code, stdout]).to.deep.equal([1, '']);
      expect(stderr).to.match(/^rowfeed: (Another|A) rowfeed server is using /);
    });

    const derived: [what: string, damage: (knex: Knex) => Promise<unknown>, says: RegExp][] = [
      [
        'rows',
        (knex) => knex('heads').where('rows', '>', 0).increment('rows'),
        /the stored count of rows is 2098, but the actual count is 2097/,
      ],
      [
        'bytes',
        (knex) => knex('heads').where('rows', '>', 0).decrement('bytes', 9),
        /the stored count of bytes is \d+, but the actual count is \d+/,
      ],
      [
        'the next id',
        (knex) => knex('heads').where('rows', '>', 0).update({ next_row_id: 2_100 }),
        /the next id is 2100, but row 2100 already exists/,
      ],
      [
        'deleted ids',
        (knex) => knex('deleted_per_block').where({ block: 1 }).update({ deleted: 1 }),
        /the stored count of deleted ids in 1025 to 2048 is 1, but the actual count is 2\./,
      ],
      [
        'no deleted ids',
        (knex) => knex('deleted_per_block').delete(),
        /the stored count of deleted ids in 1 to 1024 is 0, but the actual count is 1\./,
      ],
      [
        'an index',
        (knex) => knex('sort_keys').where('row_id', 77).delete(),
        /the keys of the index of "text" do not match the rows/,
      ],
      [
        'a row key',
        (knex) => knex('sort_keys').where('row_id', 78).delete(),
        /the keys of the row key "n" do not match the rows/,
      ],
      [
        'a row key whose index is dropped',
        (knex) => knex('sort_indexes').whereNotNull('row_key').update({ built_through: -1 }),
        /the keys of the row key "n" do not match the rows/,
      ],
      [
        'a counter of ids',
        (knex) => knex('counters').where({ name: 'collection' }).update({ value: 1 }),
        /The counter of collection ids is 1, but collections already contains the id 2/,
      ],
    ];
    const others: [
      what: string,
      damage: (knex: Knex) => Promise<unknown>,
      says: RegExp,
      repair: (knex: Knex) => Promise<unknown>,
    ][] = [
      [
        'a hole in the change log',
        (knex) => knex('changes').where({ first_seq: 701 }).update({ first_seq: 702 }),
        /the change log does not contain the changes 701 to 701/,
        (knex) => knex('changes').where({ first_seq: 702 }).update({ first_seq: 701 }),
      ],
      [
        'a change log that goes too far',
        (knex) => knex('heads').where('rows', '>', 0).decrement('seq'),
        /the change log contains changes after the last change 2103/,
        (knex) => knex('heads').where('rows', '>', 0).increment('seq'),
      ],
      [
        'a row that its change did not leave',
        (knex) => flipRow(knex, 'é 1', 'é 2'),
        /row 2 differs from its state after the change 2/,
        (knex) => flipRow(knex, 'é 2', 'é 1'),
      ],
      [
        'two rows with the same row key',
        async (knex) => {
          await flipRow(knex, '"n":1,', '"n":4,');
          const { id } = await knex('sort_indexes').whereNotNull('row_key').first('id');
          const { key } = await knex('sort_keys').where({ index_id: id, row_id: 5 }).first('key');
          await knex('sort_keys').where({ index_id: id, row_id: 2 }).update({ key });
        },
        /the rows 2 and 5 have the same row key/,
        (knex) => flipRow(knex, '"n":4,', '"n":1,'),
      ],
      [
        'a row that is no JSON',
        (knex) => flipRow(knex, '{', '['),
        /row 2 is not a JSON object with this id/,
        (knex) => flipRow(knex, '[', '{'),
      ],
      [
        'a key that cannot be read',
        (knex) => knex('keys').update({ scopes: 'all\u001b[2J' }),
        /Key "key_\w+" has invalid scopes/,
        (knex) => knex('keys').update({ scopes: 'read,write,admin' }),
      ],
      [
        'rows of no collection',
        (knex) => knex('rows').insert({ collection_id: 99, id: 1, seq: 1, data: '{}' }),
        /The table rows contains data of collection 99/,
        (knex) => knex('rows').where({ collection_id: 99 }).delete(),
      ],
    ];
    const flipRow = (knex: Knex, from: string, to: string) =>
      knex('rows')
        .where({ id: 2 })
        .update({ data: knex.raw('replace(data, ?, ?)', [from, to]) });

    /** Each fault takes four runs of the command over the whole database. */
    const some = <T>(faults: readonly T[]): readonly T[] => partOf(faults, 0, 3);

    it('names every damage, and repairs what is derived and nothing else', async () => {
      await service.stop();
      for (const [what, damage, says] of some(derived)) {
        await change(damage);
        const found = await check();
        expect([found.code, found.stderr], what).to.satisfy(
          ([code, text]: [number, string]) => code === 1 && /rowfeed check --repair/.test(text),
        );
        expect(found.stdout, what).to.match(says);
        const repaired = await check('--repair');
        expect(repaired.code, repaired.stdout + repaired.stderr).to.equal(0);
        expect(repaired.stdout, what)
          .to.match(/^Repaired: /m)
          .and.not.match(/Fault/);
        expect((await check()).code, what).to.equal(0);
      }
      for (const [what, damage, says, restore] of some(others)) {
        await change(damage);
        const before = await change((knex) => knex('rows').orderBy(['collection_id', 'id']));
        for (const words of [[], ['--repair']]) {
          const found = await check(...words);
          expect(found.code, what).to.equal(1);
          expect(found.stdout, what).to.match(says);
          expect(found.stdout).to.not.include('\u001b');
          // On PostgreSQL, `rowfeed restore` fails. Some damage also causes faults that a repair corrects.
          expect(found.stderr, what).to.match(
            which === 'sqlite'
              ? /a backup with `rowfeed restore`|`rowfeed check --repair`/
              : /a backup with pg_restore\.|`rowfeed check --repair`/,
          );
        }
        expect(await change((knex) => knex('rows').orderBy(['collection_id', 'id'])), what).to.deep.equal(
          before,
        );
        await change(restore);
        await check('--repair');
        expect((await check()).stdout, what).to.not.match(/Fault/);
      }
    });
  });
}

(engine === 'sqlite' ? describe : describe.skip)('rowfeed check of SQLite files', function () {
  this.timeout(120_000);
  let directory: string;
  let file: string;
  let rows: string;
  before(async () => {
    directory = await temporaryDirectory();
    const service = await filled('sqlite');
    mkdirSync(join(directory, 'good'));
    file = join(directory, 'good', 'rowfeed.db');
    const { code } = await runCommand(['backup', file], { DATABASE_URL: service.databaseUrl });
    expect(code).to.equal(0);
    await service.close();
    rows = await rowsServed(file);
  });
  after(() => removeDirectory(directory));

  async function rowsServed(path: string): Promise<string> {
    const database = await openDatabase(`sqlite:${path}`, { role: 'server' });
    try {
      return JSON.stringify(await database.knex('rows').select('id', 'data').orderBy('id'));
    } finally {
      await database.close();
    }
  }

  async function definitionsIn(path: string): Promise<string[]> {
    const database = await openDatabase(`sqlite:${path}`, { role: 'tool' });
    try {
      return await database.knex('sqlite_schema').whereNotNull('sql').pluck('sql');
    } finally {
      await database.close();
    }
  }

  onlyInFullSuite('Each read of the file is delayed.').it(
    'shows its progress on a terminal',
    async function () {
      // Delays each read of the file, so that each step takes longer than 0.2 s.
      const late = strace('pread64', '/dev/null', '-e', 'inject=pread64:delay_enter=20000');
      if (onTerminal === undefined || late === undefined) return this.skip();
      const child = start(['check', file], { TERM: 'xterm' }, [...onTerminal, ...late]);
      const printed = told(child.stdout);
      expect(await once(child, 'close')).to.deep.equal([0, null]);
      expect(printed()).to.match(
        /checking pages.*[░█]+ comparing: \d+ %, [\d,]+ entries, [\d,]+\/s, \d+ s left/s,
      );
      expect(shownOf(printed())).to.match(/^CHECK +VERIFIED +RESULT\n/);
    },
  );

  it('verifies a backup, and leaves it as it is', async () => {
    const bytes = readFileSync(file);
    const { code, stdout, stderr } = await runCommand(['check', file], {});
    expect([code, stderr], stdout).to.deep.equal([0, '']);
    expect(stdout).to.match(/^pages +\d+ pages +ok$/m);
    expect(bytes.equals(readFileSync(file))).to.equal(true);
  });

  it('refuses a file that does not exist, and two databases', async () => {
    const missing = await runCommand(['check', join(directory, 'none.db')], {});
    expect([missing.code, missing.stdout]).to.deep.equal([1, '']);
    expect(missing.stderr).to.match(/^rowfeed: There is no database at /);
    const two = await runCommand(['check', file, '--database', `sqlite:${file}`], {});
    expect(two.code).to.equal(2);
  });

  it('a start refuses a flipped byte in each definition of a table or index', async () => {
    const good = readFileSync(file);
    const random = randomOf(seed);
    const definitions = await definitionsIn(file);
    expect(definitions.length).to.be.greaterThan(20);
    for (const definition of definitions) {
      const folder = join(directory, 'flipped');
      rmSync(folder, { recursive: true, force: true });
      cpSync(join(directory, 'good'), folder, { recursive: true });
      const bytes = Buffer.from(good);
      const at = Math.floor(random() * definition.length);
      const bit = 1 << Math.floor(random() * 8);
      // SQLite doesn't erase the old place of a definition that it has moved.
      for (let place = good.indexOf(definition); place !== -1; place = good.indexOf(definition, place + 1))
        bytes[place + at]! ^= bit;
      writeFileSync(join(folder, 'rowfeed.db'), bytes);
      const served = await rowsServed(join(folder, 'rowfeed.db')).catch((error: Error) => error);
      const hint = `a bit flipped at byte ${at} of ${definition}, seed ${seed}`;
      expect(served, hint).to.be.an('error');
      expect((served as Error).message, hint).to.match(/damaged|another program/);
    }
  });

  it('a start refuses every flipped byte that changes a row', async () => {
    const random = randomOf(seed);
    const next = (below: number): number => Math.floor(random() * below);
    const good = readFileSync(file);
    const outcomes = { exact: 0, refused: 0 };
    for (let n = 0; n < cases(100); n += 1) {
      const folder = join(directory, 'flipped');
      rmSync(folder, { recursive: true, force: true });
      cpSync(join(directory, 'good'), folder, { recursive: true });
      const path = join(folder, 'rowfeed.db');
      const at = next(good.length);
      const bytes = Buffer.from(good);
      bytes[at]! ^= 1 << next(8);
      writeFileSync(path, bytes);
      const served = await rowsServed(path).catch((error: Error) => error);
      const hint = `byte ${at}, seed ${seed}`;
      if (served instanceof Error) {
        expect(served.message, hint).to.match(
          /damaged|another program|newer rowfeed|before 0\.1\.0|read or written/,
        );
        outcomes.refused += 1;
      } else {
        expect(served === rows, hint).to.equal(true);
        outcomes.exact += 1;
      }
    }
    console.log(`      seed ${seed}: ${JSON.stringify(outcomes)}`);
  });
});
