/** Compares the rows that filters find on every engine with those that the filters match in this process. */
import { expect } from 'chai';
import fc from 'fast-check';
import type { Knex } from 'knex';
import { openDatabase } from '../../src/engines/open.js';
import { jsonpathOf, conditionOf as onPostgres } from '../../src/engines/postgres/list/filter.js';
import { conditionOf as onSqlite, sparingConditionOf } from '../../src/engines/sqlite/list/filter.js';
import { type Filter, parseFilter } from '../../src/values/filter.js';
import { matcherOf } from '../../src/values/filter-match.js';
import type { JsonObject } from '../../src/values/values.js';
import { anyDouble } from '../support/arbitraries.js';
import { freshStorage } from '../support/database.js';
import type { Engine } from '../support/engine.js';
import { examples, scene, written } from '../support/filters.js';
import { sampleOf } from '../support/sample.js';
import { cases, isFullSuite, seed } from '../support/suite.js';

/** The number of scenes. Each has 40 filters. */
const scenes = cases(60);
/** A PostgreSQL server takes seconds to start. */
const engines: readonly Engine[] = isFullSuite ? ['sqlite', 'postgres'] : ['sqlite'];

interface Side {
  readonly engine: Engine;
  readonly knex: Knex;
  all<Row>(sql: string, parameters: readonly (string | number)[]): Promise<Row[]>;
  /**
   * Returns the ids of the matching rows, without the first ones, because skipping rows uses a separate plan.
   */
  find(collectionId: number, filter: Filter, skipped: number): Promise<number[]>;
  close(): Promise<void>;
}

async function sideOf(engine: Engine): Promise<Side> {
  const storage = await freshStorage(engine);
  const database = await openDatabase(storage.url, { role: 'server' });
  const { knex } = database;
  const connection = database.dialect === 'sqlite' ? await database.connect('reader') : undefined;
  const on = database.dialect === 'sqlite' ? connection! : database.pool(1);
  return {
    engine,
    knex,
    all: (sql, parameters) => on.all(sql, parameters),
    async find(collectionId, filter, skipped) {
      const [table, { sql, parameters }] =
        engine === 'sqlite'
          ? ['rows', onSqlite(filter, 'data', 2)]
          : [
              'rows CROSS JOIN LATERAL (SELECT data::jsonb AS parsed OFFSET 0) AS each_row',
              onPostgres(filter, 'parsed', 2),
            ];
      const first = engine === 'sqlite' ? '?1' : '$1';
      const found = await on.all<{ id: number }>(
        `SELECT id FROM ${table} WHERE collection_id = ${first} AND ${sql} ORDER BY id LIMIT 1000 OFFSET ${skipped}`,
        [collectionId, ...(parameters as string[])],
      );
      if (engine === 'sqlite') {
        const sparing = sparingConditionOf(filter, 'data', 2);
        const bySparing = await on.all<{ id: number }>(
          `SELECT id FROM rows WHERE collection_id = ?1 AND ${sparing.sql} ORDER BY id LIMIT 1000 OFFSET ${skipped}`,
          [collectionId, ...(sparing.parameters as string[])],
        );
        expect(bySparing, sparing.sql).to.deep.equal(found);
      }
      const jsonpath = engine === 'postgres' ? jsonpathOf(filter) : undefined;
      if (jsonpath !== undefined) {
        const byJsonpath = await on.all<{ id: number }>(
          `SELECT id FROM rows WHERE collection_id = $1 AND jsonb_path_match(data::jsonb, $2::jsonpath, '{}', true) ORDER BY id OFFSET ${skipped}`,
          [collectionId, jsonpath],
        );
        expect(byJsonpath, jsonpath).to.deep.equal(found);
      }
      return found.map(({ id }) => id);
    },
    async close() {
      await connection?.release();
      await database.close();
      await storage.remove();
    },
  };
}

/** Returns a double and its two neighbours. */
function near(number: number): number[] {
  const bits = new BigInt64Array(new Float64Array([number]).buffer)[0]!;
  const all = new Float64Array(BigInt64Array.from([-2n, -1n, 0n, 1n, 2n].map((step) => bits + step)).buffer);
  return [...all].filter(Number.isFinite).map((each) => each + 0);
}

describe(`filters on SQLite, on PostgreSQL and in process (seed ${seed})`, () => {
  let sides: readonly Side[] = [];
  let collectionId = 0;
  before(async () => {
    sides = await Promise.all(engines.map(sideOf));
  });
  after(async () => {
    for (const side of sides) await side.close();
  });

  async function compare(rows: readonly JsonObject[], filters: readonly Filter[]): Promise<void> {
    collectionId += 1;
    const stored = rows.map((row, index) => ({
      collection_id: collectionId,
      id: index + 1,
      seq: 1,
      data: JSON.stringify(row),
    }));
    for (const { knex } of sides) await knex('rows').insert(stored);
    for (const [place, filter] of filters.entries()) {
      const matches = matcherOf(filter);
      const expected = rows.flatMap((row, index) => (matches(row) ? [index + 1] : []));
      const skipped = place % 2;
      for (const side of sides) {
        const found = await side.find(collectionId, filter, skipped);
        expect(found, `${side.engine}: ${written(filter)}`).to.deep.equal(expected.slice(skipped));
      }
    }
  }

  it('find the rows of the examples', () =>
    compare(
      Object.values(examples.rows),
      examples.lines.map(([filter]) => parseFilter(filter)),
    ));

  it(`find the same rows by ${40 * scenes} filters`, async function () {
    this.timeout(1_200_000);
    const property = fc.asyncProperty(scene(40, 40), ({ rows, filters }) => compare(rows, filters));
    await fc.assert(property, { seed, numRuns: scenes });
  });

  it('tell doubles from their neighbours, whom SQLite reads as equal', async function () {
    this.timeout(1_200_000);
    const numbers = fc.sample(anyDouble(), { seed, numRuns: 60_000 });
    const equal = await sides[0]!.all<{ place: number }>(
      `SELECT key AS place FROM json_each(?1) AS list
       WHERE (SELECT count(DISTINCT value) < count(*) FROM json_each(list.value))`,
      [JSON.stringify(numbers.map(near))],
    );
    expect(equal).not.to.deep.equal([]);
    const ends = [0, 5e-324, 2.2250738585072014e-308, 2 ** 53, 2 ** 63, 1e21, -Number.MAX_VALUE];
    const lefts = ['@.n', '@.all["\\""][1]', '@.all["\\""][?@', '@.all[?@[?@', '@.all[?@["\\\\\\""][?@'];
    for (const number of [...ends, ...sampleOf(equal).map(({ place }) => numbers[place]!)]) {
      const rows: JsonObject[] = near(number).map((n) => ({
        n,
        all: { '"': [[], n], o: { '\\"': { '$."': n } } },
      }));
      const filters = near(number).flatMap((literal) =>
        ['==', '!=', '<', '<=', '>', '>='].flatMap((operator) =>
          lefts.map((left) => {
            const open = left.split('[?').length - 1;
            return parseFilter(`${left} ${operator} ${literal}${']'.repeat(open)}`);
          }),
        ),
      );
      await compare(rows, filters);
    }
  });
});
