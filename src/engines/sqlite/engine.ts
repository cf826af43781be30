/** Implements the engine on SQLite. Only this process writes rows to the file. */
import { closeInOrder } from '../../runtime/closing.js';
import { type Engine, type LogState, type RecordedKey, type RowAddress, smallPageBytes } from '../engine.js';
import { sharedOperations } from '../shared/operations/operations.js';
import { Groups } from './commit/groups.js';
import { Heads } from './commit/heads.js';
import { KeyFilter } from './commit/idempotency-filter.js';
import { KeyCopies, readValues } from './commit/index-keys.js';
import { readRowsOn } from './commit/rows.js';
import { isTooBig } from './errors.js';
import { WalGuard } from './files/wal-guard.js';
import { openRows } from './list/export.js';
import { SqliteLists } from './list/read-lists.js';
import { type Connection, maxExporters, type SqliteDatabase } from './open.js';

export async function sqliteEngine(database: SqliteDatabase): Promise<Engine> {
  const writer = await database.connect('writer');
  // Lists have another connection than single rows, so that a long list never delays rows.
  const points = await database.connect('reader', smallPageBytes);
  const cheap = await database.connect('reader', smallPageBytes);
  // Reads large pages.
  const large = await database.connect('reader');
  const scans = await database.connect('scanner');
  const log = await database.connect('reader');
  // Opened for the first index that is created.
  let values: Promise<Connection> | undefined;
  const keyCopies = new KeyCopies(writer, `${database.name}-index-`);
  const heads = new Heads(writer);
  const walGuard = new WalGuard(database, scans, writer);
  const keyFilter = new KeyFilter(({ accountId, key }) =>
    log.all(
      `SELECT account_id AS accountId, key FROM idempotency_keys WHERE (account_id, key) > (?, ?)
       ORDER BY account_id, key LIMIT 1000`,
      [accountId, key],
    ),
  );
  const groups = new Groups(writer, heads, keyFilter);
  const lists = new SqliteLists(cheap, large, scans, walGuard);

  async function readRows(keys: readonly RowAddress[]): ReturnType<Engine['readRows']> {
    try {
      return await readRowsOn(points, keys);
    } catch (error) {
      if (!isTooBig(error) || keys.length === 1) throw error;
      const half = keys.length >> 1;
      return [...(await readRows(keys.slice(0, half))), ...(await readRows(keys.slice(half)))];
    }
  }

  return {
    ...sharedOperations(
      database,
      { writer, points, log },
      { forget: (id) => heads.forget(id), noteKey: (keyed) => keyFilter.add(keyed) },
    ),
    commitsInParallel: false,
    commitsUsage: true,
    indexStepMs: 5,
    // One scan uses one processor. On a machine with two, everything else needs the other.
    scansAtOnce: 1,
    testsKeys: true,
    snapshotsAtOnce: maxExporters,
    get isCrowded() {
      return walGuard.isCrowded;
    },
    openGroup: (request) => groups.open(request),
    commitUsage: (usage) => groups.commitUsage(usage),
    mayHoldKey: (accountId, key) => keyFilter.mayHold(accountId, key),
    seqNow: (collectionId) => heads.seqNow(collectionId),
    readValues: async (...rows) => {
      values ??= database.connect('reader').catch((error: unknown) => {
        // The next attempt to create the index opens it again.
        values = undefined;
        throw error;
      });
      return readValues(await values, ...rows);
    },
    keyFiles: keyCopies.files,
    copyKeys: (index, file, after, keys) => keyCopies.copy(index, file, after, keys),
    readRows,
    readLists: (lane, plans, signal) => lists.read(lane, plans, signal),
    openRows: async (collectionId, filter) =>
      openRows(await database.connect('exporter'), walGuard, collectionId, filter),

    readKeyed: (accountId, keys, most) =>
      // The outcome of a batch can be longer than `points` can read.
      (most > smallPageBytes ? large : points).all<RecordedKey>(
        `SELECT idempotency_keys.key, fingerprint, CASE WHEN octet_length(outcome) <= ? THEN outcome END AS outcome
         FROM json_each(?) AS wanted
         CROSS JOIN idempotency_keys ON account_id = ? AND idempotency_keys.key = wanted.value`,
        [most, JSON.stringify(keys), accountId],
      ),

    async readLogStates(ids) {
      const states = await log.all<LogState & { id: number }>(
        `SELECT collection_id AS id, seq, log_start AS logStart FROM heads
         WHERE collection_id IN (SELECT value FROM json_each(?))`,
        [JSON.stringify(ids)],
      );
      return new Map(states.map((state) => [state.id, state]));
    },

    // SQLite has only one instance.
    listen: () => undefined,

    async ping() {
      await points.all('SELECT 1 FROM settings', []);
    },

    close: () =>
      closeInOrder([
        () => walGuard.close(),
        ...[writer, points, cheap, large, scans, log].map((connection) => () => connection.release()),
        async () => (await values)?.release(),
      ]),
  };
}
