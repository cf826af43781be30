/** Implements the engine on PostgreSQL. Any number of instances can share a database. */
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine, LogState } from '../engine.js';
import { sharedOperations } from '../shared/operations/operations.js';
import { SortFiles } from '../shared/sorted-key-file.js';
import { Groups } from './commit/groups.js';
import { readKeyed } from './commit/idempotency-keys.js';
import { copyKeys, readValues } from './commit/index-keys.js';
import { readRows } from './commit/rows.js';
import { Announcements } from './connection/announcements.js';
import { pingTimeoutMs, scanTimeoutMs, writeTimeoutMs } from './connection/limits.js';
import { arrayOf } from './connection/pool.js';
import { openRows } from './list/export.js';
import { readLists } from './list/list.js';
import type { PostgresDatabase } from './open.js';
import { spreadOperations } from './spread.js';

const exportsAtOnce = 2;
/** Other instances on this machine may use a file of sorted keys that hasn't changed for this long. */
const sharedFolderMs = 3_600_000;
/** How often the instance reports which functions it uses. */
const keepFunctionsMs = 300_000;

export function postgresEngine(database: PostgresDatabase): Engine {
  const isSpread = database.placement === 'citus';
  const writer = database.pool(6, {
    answerTimeoutMs: writeTimeoutMs,
    ofOneAccount: 3,
    // On Citus, a worker may have committed a statement that the server cancels.
    cancelsLate: !isSpread,
  });
  // Lists have other connections than single rows, so that long lists never delay rows.
  const points = database.pool(2);
  const lists = {
    cheap: database.pool(2),
    large: database.pool(1),
    scan: database.pool(2, { answerTimeoutMs: scanTimeoutMs + 1_000 }),
  };
  const log = database.pool(2);
  const exports = database.pool(exportsAtOnce);
  // Reads the values of indexes that are being created.
  const values = database.pool(1);
  const announcements = new Announcements(database.settings);
  const groups = new Groups(writer, (collectionId) => announcements.add(collectionId));
  const shared = sharedOperations(
    database,
    { writer, points, log },
    { forget: (collectionId) => groups.forget(collectionId) },
  );
  let functionsKeptAt = performance.now();

  return {
    ...shared,
    ...(isSpread && spreadOperations(writer, points)),
    commitsInParallel: true,
    commitsUsage: !isSpread,
    // As long as the round trips between nodes. Shorter steps would spend nearly all their time on them.
    indexStepMs: isSpread ? 20 : 5,
    scansAtOnce: 2,
    // PostgreSQL would plan a statement with a test at every call: slower than sorting a thousand ids.
    testsKeys: false,
    isCrowded: false,
    snapshotsAtOnce: exportsAtOnce,
    replica: database.replica,
    openGroup: (request) => groups.open(request),
    commitUsage: (usage) => groups.commitUsage(usage),
    // Other instances may commit at any time, so the last seq is never known without a query.
    seqNow: () => undefined,
    // Other instances record keys, too.
    mayHoldKey: () => true,
    readKeyed: (accountId, keys, most) => readKeyed(points, accountId, keys, most),
    readValues: (...rows) => readValues(values, ...rows),
    keyFiles: new SortFiles(join(tmpdir(), `rowfeed-${hashOf(database.name)}-index-`), {
      sharedMs: sharedFolderMs,
    }),
    copyKeys: async (index, file, after, keys) => copyKeys(writer, index, await file.read(after, keys)),
    readRows: (keys) => readRows(points, keys),
    readLists: (lane, plans, signal) => readLists(lists, lane, plans, signal),
    openRows: (collectionId, filter) => openRows(exports, collectionId, filter),
    listen: (committed) => announcements.listen(committed),

    async purge() {
      if (performance.now() - functionsKeptAt > keepFunctionsMs) {
        await database.keepFunctions(writer);
        functionsKeptAt = performance.now();
      }
      return shared.purge();
    },

    async readLogStates(ids) {
      const states = await log.all<LogState & { id: number }>(
        `SELECT collection_id AS id, seq, log_start AS "logStart" FROM heads WHERE collection_id = ANY($1::bigint[])`,
        [arrayOf(ids)],
      );
      return new Map(states.map((state) => [state.id, state]));
    },

    async ping() {
      const late = sleep(pingTimeoutMs, undefined, { ref: false }).then(() => {
        throw new Error('The database does not respond.');
      });
      await Promise.race([points.all('SELECT 1', []), late]);
    },

    close: () => announcements.close(),
  };
}

/** Returns a short hash, so that databases whose instances run on the same machine have different files. */
function hashOf(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 12);
}
