/** Imports rows from a file into a collection, and exports rows to a file. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { Bad } from '../../files/chunks.js';
import type { CellType } from '../../files/csv.js';
import { Unreadable } from '../../files/lines.js';
import { counted } from '../../text/count.js';
import { visibleLine } from '../../text/visible.js';
import { acceptDrops, takeHanded } from '../drop.js';
import { readRowKey } from '../schema/row-key.js';
import { heading, linkTo, problemBox, question } from '../templates.js';
import { submitted, View } from '../view.js';
import { type ExportOptions, exportRows } from './export.js';
import { type Preview, RowFile, withLabels } from './file-reader.js';
import { BadRows, FileImport } from './import.js';
import { optionFields, optionsIn, previewTable, storingOptions } from './import-form.js';

interface Running {
  readonly what: 'import' | 'export' | 'undo';
  readonly said: string;
  /** From 0 to 1. Undefined if the progress isn't known. */
  readonly share?: number | undefined;
}

/** Invalid lines that an import has skipped. */
interface Skipped {
  readonly lines: number;
  /** Describes the first ones. */
  readonly described: readonly string[];
  /** A file of these lines. */
  readonly file: Blob;
  readonly name: string;
}

/** The number of skipped lines that are described. */
const maxDescribed = 20;

/** The last import into each collection, so that it can be resumed or undone until the page is closed. */
const imports = new Map<string, FileImport>();

@customElement('transfer-view')
export class TransferView extends View {
  @state() accessor running: Running | undefined;
  /** The result of the last import or export. */
  @state() accessor done: string | undefined;
  @state() accessor file: File | undefined;
  /** Undefined until the file has been read, or if it can't be read. */
  @state() accessor preview: Preview | undefined;
  /** Why the file can't be read. */
  @state() accessor unreadable: unknown;
  @state() accessor isUndoing = false;
  @state() accessor isCsv = false;
  /** The fields of the row key, if the collection has one. */
  @state() accessor rowKey: readonly string[] | undefined;
  @state() accessor skipped: Skipped | undefined;
  #reader: RowFile | undefined;
  #reading = new AbortController();
  #cancelling = new AbortController();

  constructor() {
    super();
    acceptDrops(this, (file) => {
      if (this.isBusy) return;
      this.querySelector<HTMLInputElement>('[name=file]')!.value = '';
      this.#take(file);
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const file = takeHanded();
    if (file !== undefined) this.#take(file);
  }

  override async read(): Promise<void> {
    // A key that can't read the row key can still insert rows.
    this.rowKey = await readRowKey(this.service, this.collection, this.leaving).catch(() => undefined);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#reading.abort();
    this.#cancelling.abort();
  }

  override render(): TemplateResult {
    const { collection, isBusy, file } = this;
    return html`
      ${heading(`Import and export of ${collection}`, linkTo('rows', collection, 'Rows'))}
      ${problemBox(this.problem)} ${this.#state()}
      <form class="card import" @submit=${this.#import} @change=${this.#changed}>
        <h2>Import</h2>
        <p>Choose or drop a CSV, TSV, JSON or NDJSON file. It can be compressed with gzip. The server assigns the ids of the rows.</p>
        <label>File
          <input type="file" name="file" accept=".csv,.tsv,.tab,.txt,.json,.ndjson,.jsonl,.gz" ?disabled=${isBusy} />
        </label>
        ${file === undefined ? nothing : html`<fieldset ?disabled=${isBusy}><legend>${visibleLine(file.name)}</legend>${optionFields(file, this.#showsOptions, this.rowKey)}</fieldset>`}
        ${problemBox(this.unreadable)}
        ${this.preview === undefined ? nothing : previewTable(this.preview, (name, type) => this.#choose(name, type))}
        ${file !== undefined && this.preview === undefined && this.unreadable === undefined ? html`<p role="status">Reading the file …</p>` : nothing}
        <button type="submit" ?disabled=${isBusy || this.preview === undefined}>Import</button>
      </form>
      <form class="card" @submit=${this.#export}>
        <h2>Export</h2>
        <label>Format
          <select name="format" @change=${(event: Event) => (this.isCsv = (event.target as HTMLSelectElement).value === 'csv')}>
            <option value="ndjson">NDJSON</option>
            <option value="json">JSON</option>
            <option value="csv">CSV</option>
          </select>
        </label>
        <div ?hidden=${!this.isCsv}>
          <label>Separator
            <select name="separator">
              <option value=",">comma</option>
              <option value=";">semicolon</option>
              <option value=";,">semicolon, with decimal commas</option>
              <option value="\t">tab</option>
            </select>
          </label>
          <label class="check"><input type="checkbox" name="mark" /> For Excel: start with a byte order mark</label>
        </div>
        <label class="check"><input type="checkbox" name="gzip" /> Compress with gzip</label>
        <label>Columns, separated by commas
          <input name="fields" autocomplete="off" spellcheck="false" placeholder="all" />
        </label>
        <label>Filter <input name="filter" autocomplete="off" spellcheck="false" placeholder="@.done == true" /></label>
        <button type="submit" ?disabled=${isBusy}>Export</button>
      </form>
    `;
  }

  /** Whether a message names an option, so that the user must see the options. Open options stay open. */
  get #showsOptions(): boolean {
    if (this.querySelector('details')?.open) return true;
    const messages = [this.problem, this.unreadable, ...(this.preview?.remarks ?? [])];
    return messages.some((message) => String(message).includes('“'));
  }

  #state(): TemplateResult {
    const { running, done, skipped } = this;
    return html`<div role="status">${done === undefined ? nothing : html`<p class="card">${done}</p>`}</div>
      ${
        skipped === undefined
          ? nothing
          : html`<div class="notice">
              <p>${counted(skipped.lines, 'invalid line')} skipped${skipped.lines > maxDescribed ? `, of which these are the first ${maxDescribed}` : nothing}:</p>
              <ul>${skipped.described.map((text) => html`<li>${text}</li>`)}</ul>
              <button type="button" @click=${() => save(skipped.file, skipped.name)}>Save the skipped lines</button>
            </div>`
      }
      ${
        running === undefined
          ? this.#undoButton()
          : html`<div class="card">
              <p>${running.said}</p>
              <progress max="1" value=${running.share ?? nothing} aria-label="Progress of the ${running.what}"></progress>
              <button type="button" @click=${() => this.#cancelling.abort()}>Cancel</button>
            </div>`
      }`;
  }

  #undoButton(): TemplateResult | typeof nothing {
    const last = imports.get(this.collection);
    if (last === undefined || last.rows === 0) return nothing;
    const name = visibleLine(last.file.name);
    if (this.isUndoing)
      return question(
        `Delete ${counted(last.rows, 'row')} of ${name}, with one request for each? Rows that have changed since the import stay.`,
        { text: 'Cancel', do: () => (this.isUndoing = false) },
        { text: 'Delete the rows', do: () => this.#undo(last) },
      );
    return html`<p class="card">${counted(last.rows, 'row')} of the import of ${name} can still be deleted.
      <button type="button" @click=${() => (this.isUndoing = true)}>Undo the import</button></p>`;
  }

  async #run(running: Running, work: (signal: AbortSignal) => Promise<string>): Promise<void> {
    this.#cancelling = new AbortController();
    const { signal } = this.#cancelling;
    this.running = running;
    this.done = this.skipped = undefined;
    await this.act(async () => {
      try {
        this.done = await work(signal);
      } catch (error) {
        if (running.what === 'import')
          this.done = `${this.running?.said} To continue, import the same file again.`;
        else if (signal.aborted) this.done = running.what === 'undo' ? this.running?.said : 'Cancelled.';
        if (!signal.aborted) throw error;
      }
    });
    this.running = undefined;
  }

  #take(file: File): void {
    this.file = file;
    this.done = this.problem = this.skipped = undefined;
    void this.#preview();
  }

  #changed(event: Event): void {
    const input = event.target as HTMLInputElement;
    if (input.name === 'file') {
      const file = input.files?.[0];
      if (file !== undefined) this.#take(file);
      // A select without a name is the type of a column.
    } else if (input.name !== '' && !storingOptions.has(input.name)) void this.#preview();
  }

  #choose(name: string, type: CellType | undefined): void {
    if (type === undefined) this.#reader?.chosen.delete(name);
    else this.#reader?.chosen.set(name, type);
    void this.#show();
  }

  /** Reads the file with the options of the form. */
  async #preview(): Promise<void> {
    this.#reading.abort();
    this.#reading = new AbortController();
    this.#reader = undefined;
    this.preview = undefined;
    this.unreadable = undefined;
    const { file } = this;
    const { signal } = this.#reading;
    await this.updateComplete;
    if (file === undefined || signal.aborted) return;
    const form = this.querySelector<HTMLFormElement>('form.import')!;
    this.#reader = new RowFile(file, optionsIn(new FormData(form)), signal);
    await this.#show();
  }

  async #show(): Promise<void> {
    const reader = this.#reader;
    try {
      const preview = await reader?.preview();
      if (this.#reader === reader) this.preview = preview;
    } catch (error) {
      if (this.#reader === reader && !this.#reading.signal.aborted) this.unreadable = readable(error);
    }
  }

  async #import(event: SubmitEvent): Promise<void> {
    const data = submitted(event);
    const [reader, file] = [this.#reader!, this.file!];
    const onConflict = String(data.get('on-conflict') ?? '');
    const upsert = onConflict === '' ? undefined : { onConflict, rowKey: this.rowKey! };
    const last = imports.get(this.collection);
    const isSame =
      last?.isComplete === false &&
      last.upsert === undefined &&
      upsert === undefined &&
      last.file.name === file.name &&
      last.file.size === file.size &&
      last.file.lastModified === file.lastModified;
    const imported = isSame ? last : new FileImport(this.service, this.collection, file, upsert);
    const skipped: Bad[] = [];
    const skip = data.has('skip-bad') ? (row: Bad) => void skipped.push(row) : undefined;
    await this.#run({ what: 'import', said: 'Nothing is stored yet.', share: 0 }, async (signal) => {
      imports.set(this.collection, imported);
      const told = (): void => {
        this.running = {
          what: 'import',
          said: `${stored(imported)}, up to line ${imported.line.toLocaleString()}.`,
          share: file.size === 0 ? 1 : reader.bytes / file.size,
        };
      };
      try {
        await imported.run(reader.rows(), told, signal, skip);
      } catch (error) {
        if (!(error instanceof BadRows)) throw readable(error);
        throw new Error(reader.describe(error.rows).join('\n'));
      }
      return `${stored(imported)} from ${visibleLine(file.name)}.`;
    });
    skipped.sort((one, other) => one.read.lines[0]!.number - other.read.lines[0]!.number);
    if (skipped.length > 0)
      this.skipped = {
        lines: skipped.length,
        described: reader.describe(skipped, maxDescribed),
        file: reader.fileOf(skipped.map(({ read }) => read)),
        name: `skipped-${file.name.replace(/\.(gz|zst)$/i, '')}`,
      };
  }

  async #undo(imported: FileImport): Promise<void> {
    this.isUndoing = false;
    const all = imported.rows;
    await this.#run({ what: 'undo', said: 'Nothing is deleted yet.', share: 0 }, async (signal) => {
      const { deleted, changed, missing } = await imported.undo(({ deleted, changed, missing }) => {
        const share = (deleted + changed + missing) / all;
        this.running = { what: 'undo', said: `${counted(deleted, 'row')} deleted.`, share };
      }, signal);
      return [
        `${counted(deleted, 'row')} deleted.`,
        ...(changed > 0
          ? [
              `${counted(changed, 'row')} kept, because ${changed === 1 ? 'it has' : 'they have'} changed since the import.`,
            ]
          : []),
        ...(missing > 0 ? [`${counted(missing, 'row')} had already been deleted.`] : []),
      ].join(' ');
    });
  }

  async #export(event: SubmitEvent): Promise<void> {
    const data = submitted(event);
    const format = String(data.get('format')) as ExportOptions['format'];
    const [separator = ',', sign] = String(data.get('separator'));
    const options: ExportOptions = {
      format,
      filter: String(data.get('filter')).trim() || undefined,
      fields: String(data.get('fields'))
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
      csv: { separator, decimal: sign === ',' ? ',' : '.', hasMark: data.has('mark') },
      isCompressed: data.has('gzip'),
    };
    const name = `${this.collection}.${format}${options.isCompressed ? '.gz' : ''}`;
    await this.#run({ what: 'export', said: 'Requesting rows …' }, async (signal) => {
      const told = (bytes: number): void => {
        this.running = { what: 'export', said: `${(bytes / 1_048_576).toFixed(1)} MiB received.` };
      };
      const content = await exportRows(this.service, this.collection, options, told, signal);
      save(content, name);
      return `${name} is saved.`;
    });
  }
}

/** Returns an error with the labels of the form, as a sentence. */
function readable(error: unknown): unknown {
  if (!(error instanceof Unreadable)) return error;
  error.message = withLabels(error.message).replace(/^./, (first) => first.toUpperCase());
  return error;
}

function stored({ upsert, written, rows }: FileImport): string {
  if (upsert !== undefined)
    return `${counted(written.inserted, 'row')} inserted, ${written.updated.toLocaleString()} updated and ${written.unchanged.toLocaleString()} unchanged`;
  return `${rows.toLocaleString()} ${rows === 1 ? 'row is' : 'rows are'} stored`;
}

function save(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
