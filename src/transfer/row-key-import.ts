/**
 * Makes a collection equal to a file, row by row, by its row key. `plan` reads the file, compares it with a snapshot of
 * the collection and writes nothing. `apply` then sends only the rows that differ. If a run is interrupted, the next
 * one compares again and continues with the remaining rows.
 */
import type { Read } from '../files/rows.js';
import { readAllRows } from './all-rows.js';
import { createCollection, findKeyedCollection, haveSameFields, setRowKey } from './collection.js';
import { Import, type Imported, type ImportOptions } from './import.js';
import { type OnConflict, RowKeyRows } from './row-key-rows.js';
import { type Service, ServiceFailure } from './service.js';
import { UnchangedDeletes } from './unchanged-deletes.js';
import { Upserts } from './upserts.js';

interface KeyedImportOptions extends ImportOptions {
  readonly collection: string;
  readonly onConflict: OnConflict;
  /** The fields of the row key that the collection must have or gets. */
  readonly rowKey: readonly string[] | undefined;
  /** Whether to create the collection if it doesn't exist. */
  readonly isMade: boolean;
  /** Whether `apply` will not be called, so that `plan` must find all differences and all reasons to fail. */
  readonly isDryRun: boolean;
  /** Returns the fields that the rows can have, if the file names them and its first rows have been read. */
  readonly columns: () => readonly string[] | undefined;
  /** Whether to delete the rows whose row keys are not in the file. */
  readonly deletesMissing: boolean;
}

/** The differences between the file and the collection. */
export interface Plan {
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  /** The number of rows whose row keys are not in the file. 0 if they are not deleted. */
  readonly missing: number;
  /** The number of rows in the collection. */
  readonly rows: number;
}

export interface Applied extends Imported {
  /** Whether all valid rows are stored. */
  readonly isSent: boolean;
  readonly inserted: number;
  readonly updated: number;
  /** The number of rows that are known to be as in the file without a change. */
  readonly unchanged: number;
  readonly deleted: number;
  /** The number of rows that were not deleted, because they have changed since the snapshot. */
  readonly kept: number;
}

/** Called with the number of rows so far. @param total the number of all rows */
type Progress = (rows: number, total: number) => void;

/**
 * Sending an unchanged row takes several times as long as comparing a row of the collection. If the collection has more
 * rows than this for each row of the file, the server compares them.
 */
const comparedRowsPerRow = 4;

export class RowKeyImport {
  readonly #service: Service;
  readonly #options: KeyedImportOptions;
  /** The fields of the row key by which the rows were compared. */
  #fields: readonly string[] = [];
  #rows: RowKeyRows | undefined;
  /** The cursor of the snapshot with which the file was compared. */
  #cursor = '';
  #badRows = 0;

  constructor(service: Service, options: KeyedImportOptions) {
    this.#service = service;
    this.#options = options;
  }

  /** The number of invalid rows so far. */
  get badRows(): number {
    return this.#badRows;
  }

  /**
   * Finds the differences. The plan is undefined if the file can't be imported.
   *
   * @param compared called with the number of rows of the collection that have been compared
   */
  async plan(
    batches: AsyncIterable<readonly Read[]>,
    read: (rows: number) => void,
    compared: Progress,
  ): Promise<{ readonly plan?: Plan; readonly failure?: unknown }> {
    try {
      const { collection, rowKey, isMade, isDryRun, onConflict, deletesMissing, setAside } = this.#options;
      const target = await findKeyedCollection(this.#service, collection, rowKey, isMade);
      if (isDryRun && target.exists && !target.hasKey)
        await setRowKey(this.#service, collection, target.fields, true);
      const rows = new RowKeyRows(target.fields, onConflict, {
        keepsLines: setAside !== undefined,
        signal: this.#service.signal,
      });
      [this.#fields, this.#rows] = [target.fields, rows];
      const next = (): void => {
        if (rows.length === 0) this.#checkColumns(target.fields);
        read(rows.length);
      };
      const { failure } = await this.#import(rows).run(reported(batches, next));
      if (failure !== undefined || (this.#badRows > 0 && setAside === undefined)) return { failure };
      const isCompared = isDryRun || deletesMissing || target.rows <= comparedRowsPerRow * rows.length;
      const stored = target.exists && isCompared ? await this.#compare(rows, target.rows, compared) : 0;
      const missing = deletesMissing && this.#badRows === 0 ? rows.missing.length : 0;
      return { plan: { ...rows.counts, missing, rows: stored } };
    } catch (failure) {
      return { failure };
    }
  }

  /** Writes the differences. @param sent called with the number of rows that are sent */
  async apply(sent: Progress, deleted: Progress): Promise<Applied> {
    const { collection, onConflict, deletesMissing, setAside } = this.#options;
    const rows = this.#rows!;
    const { inserted: more, updated: others } = rows.counts;
    const total = more + others;
    let sentRows = 0;
    const upserts = new Upserts(this.#service, collection, onConflict, (count) => {
      sentRows += count;
      sent(sentRows, total);
    });
    let deletedRows = 0;
    const deletes = new UnchangedDeletes(this.#service, {
      collection,
      cursor: this.#cursor,
      deleted: (count) => {
        deletedRows += count;
        deleted(deletedRows, rows.missing.length);
      },
    });
    const badBefore = this.#badRows;
    let lastLine = 0;
    let isStarted = false;
    let failure: unknown;
    try {
      await this.#prepare();
      ({ lastLine, isStarted, failure } = await this.#import(upserts).run(rows.changed()));
      if (failure === undefined && deletesMissing && this.#badRows === 0) {
        isStarted = true;
        await deletes.run(rows.missing);
      }
    } catch (error) {
      failure = error;
    }
    const { inserted, updated } = upserts;
    const bad = this.#badRows - badBefore;
    const isSent = failure === undefined && (bad === 0 || setAside !== undefined);
    // A response that was lost, or a request that was split, must not count rows twice.
    const unchanged = isSent ? rows.length - bad - inserted - updated : rows.counts.unchanged;
    return {
      ...{ lastLine, isStarted, failure, isSent, inserted, updated, unchanged },
      deleted: deletedRows,
      kept: deletes.kept,
    };
  }

  /** Frees the space of the temporary file. */
  close(): void {
    this.#rows?.close();
  }

  /** Creates the collection and sets its row key, if necessary. A person may have taken long to confirm the plan. */
  async #prepare(): Promise<void> {
    const { collection, rowKey, isMade } = this.#options;
    const { exists, hasKey, fields } = await findKeyedCollection(this.#service, collection, rowKey, isMade);
    if (!haveSameFields(fields, this.#fields))
      throw new ServiceFailure(`the row key of ${collection} has changed during the import`);
    if (!exists) await createCollection(this.#service, collection);
    if (!hasKey) await setRowKey(this.#service, collection, fields, false);
  }

  /** Without this, a column `SKU` instead of `sku` would make each line of the file invalid. */
  #checkColumns(fields: readonly string[]): void {
    const columns = this.#options.columns();
    const missing = columns && fields.find((field) => !columns.includes(field));
    if (missing === undefined) return;
    throw new ServiceFailure(
      `the file has no column ${JSON.stringify(missing)}, which is part of the row key. Its columns are ${columns!.slice(0, 20).join(', ')}`,
    );
  }

  #import(writer: RowKeyRows | Upserts): Import {
    const { setAside, badFound } = this.#options;
    return new Import(writer, {
      setAside,
      badFound: (bad) => {
        this.#badRows += 1;
        badFound(bad);
      },
    });
  }

  /** Compares all rows of a snapshot. Returns their number. */
  async #compare(rows: RowKeyRows, total: number, compared: Progress): Promise<number> {
    const { collection } = this.#options;
    const snapshot = await readAllRows(
      this.#service,
      collection,
      (row) => rows.compare(row),
      (count) => compared(count, total),
    );
    this.#cursor = snapshot.cursor;
    return snapshot.rows;
  }
}

/** Calls a function before each batch is taken. */
async function* reported(
  batches: AsyncIterable<readonly Read[]>,
  next: () => void,
): AsyncGenerator<readonly Read[], void, undefined> {
  for await (const batch of batches) {
    next();
    yield batch;
  }
}
