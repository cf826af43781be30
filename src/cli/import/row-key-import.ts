/** `rowfeed import --on-conflict`: makes a collection equal to a file, by its row key. */
import type { Read } from '../../files/rows.js';
import { counted, formatCount } from '../../text/count.js';
import { findSchema } from '../../transfer/collection.js';
import { type Applied, type Plan, RowKeyImport } from '../../transfer/row-key-import.js';
import type { OnConflict } from '../../transfer/row-key-rows.js';
import type { Service } from '../../transfer/service.js';
import { confirm, hasTerminal } from '../confirm.js';
import { CommandFailure, print, printJson, remark } from '../output.js';
import { type Progress, startTimer, withProgress } from '../progress.js';
import { reasonOf } from '../system-errors.js';
import { type BadLines, invalidLinesSentence, noLineValid } from './bad-lines.js';
import type { FindSchema, RowFile } from './row-file.js';

interface KeyedOptions {
  readonly collection: string;
  readonly onConflict: OnConflict;
  readonly rowKey?: readonly string[];
  readonly create?: true;
  readonly deleteMissing?: true;
  readonly dryRun?: true;
  readonly maxDelete?: number;
  readonly yes?: true;
  readonly json?: true;
}

/** The changes that the command has made, or would make. */
interface Outcome extends Pick<Applied, 'inserted' | 'updated' | 'unchanged' | 'deleted' | 'kept'> {
  /** Why the command failed. */
  readonly reason?: string | undefined;
}

export const uncheckedRemark =
  'The dry run did not check the rows against the schema of the collection. The import does.';
const nothingWritten = 'No rows were written.';
const sendsRest = 'It sends only rows that differ.';
const runAgain = `Run the import again. ${sendsRest}`;
const nothing: Outcome = { inserted: 0, updated: 0, unchanged: 0, deleted: 0, kept: 0 };

/** @throws CommandFailure if a row of the file was not stored, or if a row that must be deleted was not deleted */
export async function importByRowKey(
  service: Service,
  file: RowFile,
  badLines: BadLines | undefined,
  options: KeyedOptions,
): Promise<void> {
  const { collection, onConflict, rowKey, json } = options;
  const isDryRun = options.dryRun === true;
  badLines?.empty();
  const times = startTimer();
  let progress: Progress | undefined;
  const setAside = ({ lines }: Read): void => {
    badLines!.add(lines, file.header);
  };
  const keyed = new RowKeyImport(service, {
    ...{ collection, onConflict, rowKey, isDryRun },
    isMade: options.create === true,
    columns: () => file.columns,
    deletesMissing: options.deleteMissing === true,
    setAside: badLines && setAside,
    badFound: (bad) => file.remarkBad(progress!, bad),
  });
  const shown = <T>(work: (progress: Progress) => Promise<T>): Promise<T> =>
    withProgress((each) => {
      progress = each;
      service.retrying = each.remark;
      return work(each);
    });
  try {
    const outcome = await run(keyed, file, options, service, shown);
    const { inserted, updated, unchanged, deleted, kept } = outcome;
    const bad = keyed.badRows;
    const isWithoutValid = bad > 0 && inserted + updated + unchanged === 0;
    const reason =
      outcome.reason ??
      (isWithoutValid ? noLineValid : reasonOfBadRows(bad, badLines !== undefined, options));
    if (json) {
      const counts = { inserted, updated, unchanged, deleted, bad };
      printJson({ collection, ok: reason === undefined, dry_run: isDryRun, ...counts, ...times() });
    } else if (outcome.reason === undefined) {
      const written = badLines !== undefined && bad > 0 && !isDryRun;
      const lost = written ? ` ${badLines.describe(bad, file.typesOption)}` : '';
      print(`${isDryRun ? 'Dry run. ' : ''}Rows in ${collection}: ${described(outcome)}.${lost}`);
    }
    if (kept > 0) remark(keptRemark(kept));
    if (reason !== undefined) throw new CommandFailure(reason);
  } finally {
    keyed.close();
    file.close();
    badLines?.close();
  }
}

/** Returns why a command fails that has stored all valid rows. */
function reasonOfBadRows(
  bad: number,
  isSkipping: boolean,
  { deleteMissing }: KeyedOptions,
): string | undefined {
  if (!isSkipping || bad === 0 || !deleteMissing) return undefined;
  return `The import did not delete rows, because ${counted(bad, 'line')} ${bad === 1 ? 'is' : 'are'} invalid. Correct the file and run the import again.`;
}

async function run(
  keyed: RowKeyImport,
  file: RowFile,
  { collection, dryRun, maxDelete, yes }: KeyedOptions,
  service: Service,
  shown: <T>(work: (progress: Progress) => Promise<T>) => Promise<T>,
): Promise<Outcome> {
  let found: ReturnType<typeof findSchema> | undefined;
  const schema = () => (found ??= findSchema(service, collection));
  const { plan, failure } = await shown((progress) => planned(keyed, file, collection, schema, progress));
  if (plan === undefined) {
    const reason =
      failure === undefined
        ? `${invalidLinesSentence(keyed.badRows)} ${nothingWritten} Correct these lines and run the import again. To store only the rows of valid lines, use --skip-bad.`
        : `${reasonOf(failure)} ${nothingWritten}`;
    return { ...nothing, reason };
  }
  if (dryRun) {
    if ((await schema()) !== undefined) remark(uncheckedRemark);
    return { ...plan, deleted: plan.missing, kept: 0 };
  }
  const reason = await reasonAgainstDeletes(plan, yes === true, maxDelete);
  if (reason !== undefined) return { ...nothing, reason: `${reason} ${nothingWritten}` };
  const applied = await shown((progress) =>
    keyed.apply(updaterOf(progress, 'sending'), updaterOf(progress, 'deleting')),
  );
  if (applied.failure !== undefined) {
    const advice = applied.isStarted ? ` ${runAgain}` : '';
    return { ...applied, reason: `${reasonOf(applied.failure)} ${stateAfter(applied)}${advice}` };
  }
  if (!applied.isSent)
    return {
      ...applied,
      reason: `${invalidLinesSentence(keyed.badRows)} ${stateAfter(applied)} Correct these lines and run the import again. ${sendsRest}`,
    };
  return applied;
}

async function planned(
  keyed: RowKeyImport,
  file: RowFile,
  collection: string,
  schema: FindSchema,
  progress: Progress,
): Promise<Awaited<ReturnType<RowKeyImport['plan']>>> {
  const idsRemark = 'Rows keep their ids, and the server assigns ids to new rows.';
  const rows = await file.open(progress, idsRemark, schema).catch((error: Error) => error);
  if (rows instanceof Error) return { failure: rows };
  const read = (count: number): void => progress.update(count, file.done, 'reading');
  const result = await keyed.plan(rows, read, updaterOf(progress, 'comparing'));
  const { plan } = result;
  const rowsInFile = plan === undefined ? 1 : plan.inserted + plan.updated + plan.unchanged + keyed.badRows;
  file.remarkDoubts(progress, collection, rowsInFile === 0);
  return result;
}

function updaterOf(progress: Progress, step: string): (count: number, total: number) => void {
  return (count, total) => progress.update(count, count / total, step);
}

/**
 * Prints how many rows will be deleted, and requests a confirmation unless an option allows it. Returns why the
 * import must not continue.
 *
 * @param most the number of rows of `--max-delete`
 */
async function reasonAgainstDeletes(
  { missing, rows }: Plan,
  isConfirmed: boolean,
  most: number | undefined,
): Promise<string | undefined> {
  if (missing === 0) return undefined;
  remark(
    `${formatCount(missing)} of ${counted(rows, 'row')} ${missing === 1 ? 'is' : 'are'} not in the file.`,
  );
  if (isConfirmed) return undefined;
  if (missing * 2 > rows)
    return 'This is more than half of the rows, so the file may be incomplete. To delete them, use --yes.';
  if (most !== undefined)
    return missing <= most
      ? undefined
      : `--max-delete allows ${counted(most, 'row')}. If the file is complete, use a higher number.`;
  if (!hasTerminal()) return 'To delete rows without confirmation, use --max-delete or --yes.';
  return (await confirm('Delete them after the import?')) ? undefined : 'The import was cancelled.';
}

function described({ inserted, updated, unchanged, deleted }: Outcome): string {
  return [
    `${formatCount(inserted)} inserted`,
    `${formatCount(updated)} updated`,
    `${formatCount(unchanged)} unchanged`,
    `${formatCount(deleted)} deleted`,
  ].join(', ');
}

function stateAfter({ lastLine, deleted }: Applied): string {
  const stored = lastLine === 0 ? 'No rows are stored.' : `All rows up to line ${lastLine} are stored.`;
  return deleted === 0
    ? stored
    : `${stored} ${counted(deleted, 'row')} ${deleted === 1 ? 'is' : 'are'} deleted.`;
}

function keptRemark(kept: number): string {
  return kept === 1
    ? '1 row that is not in the file was not deleted, because it changed during the import.'
    : `${formatCount(kept)} rows that are not in the file were not deleted, because they changed during the import.`;
}
