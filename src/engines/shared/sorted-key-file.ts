/**
 * Sorts index keys in an SQLite file next to the database, or in the system's folder for temporary files. The keys of
 * rows in order of id are in random order for the index. Inserting them in this order would write most pages of the
 * index many times: 98 GB for an index of 212 MB.
 *
 * The file is not synced until it is complete. It then gets its final name, by which a later process finds it.
 */
import { randomInt } from 'node:crypto';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sqlite3 from 'sqlite3';
import type { KeyFile, KeyFiles, KeyInFile } from '../engine.js';
import { call, connect, type FileConnection } from '../sqlite/files/connect.js';
import { sync, syncFolderOf } from '../sqlite/files/file.js';

const incomplete = '.new';
/** Tokens are numbers that JSON and both databases store exactly. */
const maxToken = 2 ** 47;

interface SortFilesOptions {
  /** If the folder is shared with other processes, how long they may keep a file without a change. */
  readonly sharedMs?: number;
  /** Called before a file is closed. */
  readonly closing?: (token: number) => Promise<unknown>;
}

export class SortFiles implements KeyFiles {
  readonly #prefix: string;
  readonly #options: SortFilesOptions;

  /** @param prefix the path of the files, without their tokens */
  constructor(prefix: string, options: SortFilesOptions) {
    this.#prefix = prefix;
    this.#options = options;
  }

  pathOf(token: number): string {
    return `${this.#prefix}${token}`;
  }

  async create(indexId: number): Promise<KeyFile> {
    const file = this.#file(randomInt(1, maxToken), indexId, false);
    await file.create();
    return file;
  }

  async open(token: number, indexId: number): Promise<KeyFile | undefined> {
    const found = await stat(this.pathOf(token)).catch(() => undefined);
    return found && this.#file(token, indexId, true);
  }

  async removeOthers(used: ReadonlySet<number>): Promise<void> {
    const folder = dirname(this.#prefix);
    const start = basename(this.#prefix);
    for (const name of await readdir(folder)) {
      if (!name.startsWith(start)) continue;
      const [, token] = /^(\d+)(?:\.new)?$/.exec(name.slice(start.length)) ?? [];
      if (token === undefined || used.has(Number(token))) continue;
      const path = join(folder, name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
      if (mtimeMs <= Date.now() - (this.#options.sharedMs ?? 0)) await rm(path, { force: true });
    }
  }

  #file(token: number, indexId: number, isSorted: boolean): SortFile {
    return new SortFile({ token, indexId, isSorted }, this.pathOf(token), this.#options.closing);
  }
}

class SortFile implements KeyFile {
  readonly token: number;
  readonly #indexId: number;
  readonly #path: string;
  readonly #closing: SortFilesOptions['closing'];
  #connection: Promise<FileConnection> | undefined;
  #isSorted: boolean;

  constructor(
    { token, indexId, isSorted }: { token: number; indexId: number; isSorted: boolean },
    path: string,
    closing: SortFilesOptions['closing'],
  ) {
    this.token = token;
    this.#indexId = indexId;
    this.#isSorted = isSorted;
    this.#path = path;
    this.#closing = closing;
  }

  async create(): Promise<void> {
    this.#connection = connect(this.#path + incomplete, sqlite3.OPEN_READWRITE | sqlite3.OPEN_CREATE);
    const { exec } = await this.#connection;
    await exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA temp_store = FILE');
    await exec(`CREATE TABLE unsorted_${this.#indexId} (key blob, row_id integer)`);
  }

  async add(keys: string): Promise<void> {
    const { raw } = await this.#open();
    const sql = `INSERT INTO unsorted_${this.#indexId} SELECT unhex(value), CAST(key AS integer) FROM json_each(?)`;
    await call((done) => raw.run(sql, [keys], done));
  }

  async sort(signal: AbortSignal): Promise<void> {
    const { raw, exec } = await this.#open();
    const interrupt = (): void => raw.interrupt();
    signal.addEventListener('abort', interrupt);
    const id = this.#indexId;
    try {
      signal.throwIfAborted();
      await exec(`CREATE TABLE sorted_${id} AS SELECT key, row_id FROM unsorted_${id} ORDER BY key, row_id;
        DROP TABLE unsorted_${id}`);
    } finally {
      signal.removeEventListener('abort', interrupt);
    }
    await this.#disconnect();
    this.#isSorted = true;
    await sync(this.#path + incomplete);
    await rename(this.#path + incomplete, this.#path);
    syncFolderOf(this.#path);
  }

  async count(): Promise<number> {
    const { all } = await this.#open();
    const [{ count } = { count: 0 }] = await all<{ count: number }>(
      `SELECT max(rowid) AS count FROM sorted_${this.#indexId}`,
    );
    return count ?? 0;
  }

  async read(after: number, keys: number): Promise<KeyInFile[]> {
    const { all } = await this.#open();
    return all<KeyInFile>(
      `SELECT lower(hex(key)) AS key, row_id AS rowId FROM sorted_${this.#indexId} AS sorted
       WHERE sorted.rowid > ${after} AND sorted.rowid <= ${after + keys} ORDER BY sorted.rowid`,
    );
  }

  async close(): Promise<void> {
    await this.#closing?.(this.token);
    await this.#disconnect();
    if (!this.#isSorted) await rm(this.#path + incomplete, { force: true });
  }

  async remove(): Promise<void> {
    await this.close();
    await rm(this.#path, { force: true });
  }

  async #disconnect(): Promise<void> {
    const connection = this.#connection;
    this.#connection = undefined;
    await (await connection)?.close();
  }

  #open(): Promise<FileConnection> {
    this.#connection ??= connect(this.#path, sqlite3.OPEN_READONLY);
    return this.#connection;
  }
}
