/**
 * Flips one bit at random places in the files of a server that was killed. Each start must refuse the damage, or serve
 * exactly the acknowledged rows.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase, UnusableDatabase } from '../../src/engines/open.js';
import { client, disconnect } from '../../test/support/client.js';
import { killServers, startServer } from '../../test/support/server-process.js';
import { removeDirectory, temporaryDirectory } from '../../test/support/service.js';
import type { Counts } from './results.js';

const fullFlips = 500;
const flipsPerRound = 50;

export async function flipRounds(rounds: number): Promise<Counts> {
  const directory = await temporaryDirectory();
  try {
    const killed = join(directory, 'killed');
    const acknowledged = await fill(killed);
    const outcomes = { exact: 0, refused: 0, wrong: 0 };
    const flips = Math.min(rounds * flipsPerRound, fullFlips);
    for (let n = 0; n < flips; n += 1) {
      const damaged = join(directory, 'damaged');
      rmSync(damaged, { recursive: true, force: true });
      cpSync(killed, damaged, { recursive: true });
      const place = flip(damaged);
      const rows = await rowsServed(damaged);
      const outcome = rows === undefined ? 'refused' : rows === acknowledged ? 'exact' : 'wrong';
      if (outcome === 'wrong') console.error(`not noticed: ${place}`);
      outcomes[outcome] += 1;
    }
    const { exact, refused, wrong } = outcomes;
    return {
      name: `flips (${exact} exact, ${refused} refused)`,
      rounds: flips,
      acknowledged: rowCount,
      wrong,
    };
  } finally {
    await killServers();
    await removeDirectory(directory);
  }
}

const rowCount = 5_000;
const rowsPerWrite = 100;

/**
 * Writes more data than the log contains between two checkpoints, so that both files contain rows. Returns the rows as
 * JSON.
 */
async function fill(folder: string): Promise<string> {
  const key = `torture-${randomBytes(18).toString('hex')}`;
  const server = await startServer(`sqlite:${join(folder, 'rowfeed.db')}`, key);
  const owner = client(server, key);
  const path = `/v1/collections/${await owner.collection()}/rows`;
  const rows: { id: number }[] = [];
  for (let n = 0; n < rowCount; n += rowsPerWrite) {
    const texts = Array.from({ length: rowsPerWrite }, (_, each) => ({
      n: -n - each,
      text: 'x'.repeat(300),
    }));
    rows.push(...(await owner.post(path, texts)).json);
  }
  for (const id of [7, 77, 4_999])
    rows[id - 1] = (await owner.patch(`${path}/${id}`, { text: 'changed' })).json;
  for (const id of [3, 4_998]) await owner.delete(`${path}/${id}`);
  disconnect(server.url);
  await server.end('SIGKILL');
  return JSON.stringify(rows.filter(({ id }) => id !== 3 && id !== 4_998));
}

function flip(folder: string): string {
  const files = ['rowfeed.db', 'rowfeed.db-wal'].map((name) => join(folder, name));
  const [databaseBytes, logBytes] = files.map((file) => statSync(file).size) as [number, number];
  const at = randomInt(databaseBytes + logBytes);
  const [file, place] = at < databaseBytes ? [files[0]!, at] : [files[1]!, at - databaseBytes];
  const bytes = readFileSync(file);
  bytes[place]! ^= 1 << randomInt(8);
  writeFileSync(file, bytes);
  return `byte ${place} of ${file}`;
}

/** Returns the rows as JSON, or undefined if the start is refused. */
async function rowsServed(folder: string): Promise<string | undefined> {
  try {
    const database = await openDatabase(`sqlite:${join(folder, 'rowfeed.db')}`, { role: 'server' });
    try {
      const rows = await database.knex('rows').orderBy('id').pluck('data');
      return `[${rows.join(',')}]`;
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof UnusableDatabase) return undefined;
    throw error;
  }
}
