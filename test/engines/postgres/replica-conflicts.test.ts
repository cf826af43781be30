import { expect } from 'chai';
import { type Answer, type Client, client } from '../../support/client.js';
import { eventually, hangMs } from '../../support/eventually.js';
import { hasPooler, startPooler } from '../../support/pooler.js';
import { database, failedLooks, outcomes, type Pair, startPair } from '../../support/replica.js';
import type { TestService } from '../../support/service.js';
import { needsPostgres, onlyInFullSuite } from '../../support/suite.js';

const lockTable = (table: string) => [table, `LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`] as const;
/** Statements that lock a table or index from which reads need something. */
const locks = [
  ...['heads', 'rows', 'deleted_per_block', 'sort_indexes', 'sort_keys'].map(lockTable),
  ['rows_pkey', 'REINDEX INDEX rows_pkey'],
] as const;

for (const isPooled of [false, true]) {
  const where = isPooled ? 'behind a pooler in transaction mode ' : '';
  onlyInFullSuite(needsPostgres).describe(`a replica ${where}that reads are in the way of`, () => {
    let pair: Pair;
    let service: TestService;
    let owner: Client;
    let rows: string;
    let others: string;
    /**
     * The reads: one row, a cheap list, a filter, an offset, a page of more than 1 MiB, and a list that
     * examines all rows.
     */
    let targets: readonly string[];
    const ends: (() => Promise<void>)[] = [];
    before(async function () {
      if (isPooled && !hasPooler()) {
        console.log('    skipped: pgbouncer is not installed');
        this.skip();
      }
      pair = await startPair();
      ends.push(() => pair.remove());
      let url = pair.standby.urlOf(database);
      if (isPooled) {
        const pooler = await startPooler(url);
        ends.push(() => pooler.close());
        url = pooler.through(url);
      }
      service = await pair.serve(url);
      ends.push(() => service.close());
      owner = client(service, service.key);
      const given = Array.from({ length: 500 }, (_, n) => ({ n, text: 'x'.repeat(1_500) }));
      rows = `/v1/collections/${await owner.collection(given)}/rows`;
      for (let n = 0; n < 5; n += 1) await owner.post(rows, given);
      others = `/v1/collections/${await owner.collection()}/rows`;
      const filter = (text: string): string => `filter=${encodeURIComponent(text)}`;
      targets = [
        `${rows}/1`,
        `${rows}?limit=20`,
        `${rows}?limit=20&${filter('@.n < 100')}`,
        `${rows}?limit=20&offset=400`,
        `${rows}?limit=1000`,
        `${rows}?limit=20&sort=text:asc&${filter('contains(@.text, "y") || @.n < 10')}`,
      ];
    });
    after(async () => {
      for (const end of ends.reverse()) await end();
    });

    const cursorIn = ({ headers }: Answer): string => headers['collection-cursor']!;
    const alone = (): Promise<Answer[]> => Promise.all(targets.map((target) => owner.get(target)));
    const readAll = (cursor: string): Promise<Answer[]> =>
      Promise.all(targets.map((target) => owner.get(target, { 'Collection-Cursor': cursor })));
    /** Waits until the standby serves each of the reads, with the same response as the primary. */
    async function serves(): Promise<void> {
      for (const target of targets)
        await eventually(`${target} is served`, async () => {
          const alone = await owner.get(target);
          const before = await outcomes(service);
          same(await owner.get(target, { 'Collection-Cursor': cursorIn(alone) }), alone.text);
          return (await outcomes(service)).served > before.served;
        });
    }

    for (const inTheWay of ['VACUUM rows', 'BEGIN; LOCK TABLE rows IN ACCESS EXCLUSIVE MODE; COMMIT']) {
      it(`and ends them for ${inTheWay}: the primary answers`, async function () {
        this.timeout(5 * hangMs);
        await serves();
        const onStandby = (sql: string) => pair.standby.query('postgres', sql);
        await onStandby('ALTER SYSTEM SET max_standby_streaming_delay = 0');
        await onStandby('SELECT pg_reload_conf()');
        let isOver = false;
        const answers = await alone();
        const read = async (target: string, { text }: Answer): Promise<void> => {
          while (!isOver) same(await owner.get(target, { 'Collection-Cursor': cursorIn(answers[0]!) }), text);
        };
        const write = async (): Promise<void> => {
          const [row] = (await owner.post(others, [{ n: 0 }])).json;
          for (let n = 1; !isOver; n += 1) {
            // Pauses the standby, so that it applies the update and the conflicting change without a gap.
            await pair.pause();
            const written = await owner.patch(`${others}/${row.id}`, { n });
            await pair.primary.query(database, inTheWay);
            await pair.resume();
            const seen = await owner.get(`${others}/${row.id}`, { 'Collection-Cursor': cursorIn(written) });
            expect(seen.json).to.deep.equal({ id: row.id, n });
          }
        };
        const { failed } = await outcomes(service);
        const working = Promise.all([...targets.map((target, at) => read(target, answers[at]!)), write()]);
        // The code below awaits this and reports the first failure.
        working.catch(() => undefined);
        try {
          const isSo = async (): Promise<boolean> => (await outcomes(service)).failed > failed + 2;
          await eventually('some were ended', isSo, { withinMs: 3 * hangMs });
        } finally {
          isOver = true;
          await working;
          await onStandby('ALTER SYSTEM RESET max_standby_streaming_delay');
          await onStandby('SELECT pg_reload_conf()');
        }
        await serves();
      });
    }

    for (const [relation, sql] of isPooled ? [lockTable('rows')] : locks) {
      it(`and has ${relation} locked: the primary answers, and the replica is away as long`, async function () {
        this.timeout(3 * hangMs);
        const waiting = async (): Promise<number> => {
          const found = await pair.standby.query(
            database,
            `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'`,
          );
          return found.length;
        };
        try {
          // On a busy machine, the server can notice the lock before a read does.
          const { before, looks, lines, answer } = await eventually('a read meets the lock', async () => {
            await pair.resume();
            await serves();
            const answers = await alone();
            const cursor = cursorIn(answers[0]!);
            const before = await outcomes(service);
            const looks = await failedLooks(service);
            const lines = service.log.length;
            const answer = async (): Promise<void> => {
              for (const [at, answer] of (await readAll(cursor)).entries()) same(answer, answers[at]!.text);
            };
            await pair.lock(relation, sql);
            await answer();
            const isMet = (await outcomes(service)).failed > before.failed;
            return isMet && { before, looks, lines, answer };
          });
          const cutOff = await waiting();
          await eventually('it was looked for', async () => {
            await answer();
            return (await failedLooks(service)) >= looks + 4;
          });
          const after = await outcomes(service);
          expect(after.away).to.be.greaterThan(before.away);
          // The log reports the outage once, because the standby was not available in between.
          expect(service.log.slice(lines).filter((line) => /the replica/.test(line))).to.have.length(1);
          await eventually('no look is left waiting there', async () => (await waiting()) <= cutOff);
        } finally {
          await pair.resume();
        }
        await serves();
      });
    }

    if (isPooled)
      it('and that is stopped, and back: the primary answers meanwhile', async () => {
        await serves();
        const looks = await failedLooks(service);
        const cursor = cursorIn(await owner.get(rows));
        const answer = async (): Promise<void> => {
          for (const { status, text } of await readAll(cursor)) expect(status, text).to.equal(200);
        };
        await pair.standby.stop();
        await eventually('it was looked for', async () => {
          await answer();
          return (await failedLooks(service)) >= looks + 2;
        });
        await pair.standby.start();
        await serves();
      });
  });
}

/** Compares without a diff, because the texts are long. */
function same({ status, text }: Answer, expected: string): void {
  expect(status, text.slice(0, 300)).to.equal(200);
  expect(text === expected, text.slice(0, 300)).to.equal(true);
}
