/** Imports rows from a file into a collection, and exports rows to a file. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { ConnectionLost, collectionPath, problemIn, ServiceProblem } from '../service.js';
import { heading, linkTo, problemBox } from '../templates.js';
import { submitted, View } from '../view.js';
import { importFile } from './import.js';

interface Running {
  readonly what: 'import' | 'export';
  readonly said: string;
  /** From 0 to 1. Undefined if the progress isn't known. */
  readonly share?: number | undefined;
}

@customElement('transfer-view')
export class TransferView extends View {
  @state() accessor running: Running | undefined;
  /** The result of the last import or export. */
  @state() accessor done: string | undefined;
  /** The field names of the first rows, as the suggestion for the columns of a CSV file. */
  @state() accessor fields = '';
  @state() accessor isCsv = false;
  #cancelling = new AbortController();

  override async read(): Promise<void> {
    const { body } = await this.get<object[]>(`${collectionPath(this.collection)}/rows`, { limit: 20 });
    this.fields = [...new Set(body.flatMap((row) => Object.keys(row)))]
      .filter((name) => name !== 'id')
      .join(', ');
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#cancelling.abort();
  }

  override render(): TemplateResult {
    const { collection, isBusy } = this;
    return html`
      ${heading(`Import and export of ${collection}`, linkTo('rows', collection, 'Rows'))}
      ${problemBox(this.problem ?? this.failure)} ${this.#state()}
      <form class="card" @submit=${this.#import}>
        <h2>Import</h2>
        <p>Choose an NDJSON file, with one JSON object per line. The server assigns the ids.</p>
        <label>File <input type="file" name="file" accept=".ndjson,.jsonl,.txt" required /></label>
        <button type="submit" ?disabled=${isBusy}>Import</button>
      </form>
      <form class="card" @submit=${this.#export}>
        <h2>Export</h2>
        <label>Format
          <select name="format" @change=${(event: Event) => (this.isCsv = (event.target as HTMLSelectElement).value === 'csv')}>
            <option value="ndjson">NDJSON</option>
            <option value="csv">CSV</option>
          </select>
        </label>
        <label ?hidden=${!this.isCsv}>Columns, with commas between them
          <input name="fields" autocomplete="off" spellcheck="false" .value=${this.fields} />
        </label>
        <label>Filter <input name="filter" autocomplete="off" spellcheck="false" placeholder="@.done == true" /></label>
        <button type="submit" ?disabled=${isBusy}>Export</button>
      </form>
    `;
  }

  #state(): TemplateResult {
    const { running, done } = this;
    return html`<div role="status">${done === undefined ? nothing : html`<p class="card">${done}</p>`}</div>
      ${
        running === undefined
          ? nothing
          : html`<div class="card">
              <p>${running.said}</p>
              <progress max="1" value=${running.share ?? nothing} aria-label="Progress of the ${running.what}"></progress>
              <button type="button" @click=${() => this.#cancelling.abort()}>Cancel</button>
            </div>`
      }`;
  }

  async #run(running: Running, work: (signal: AbortSignal) => Promise<string>): Promise<void> {
    this.#cancelling = new AbortController();
    const { signal } = this.#cancelling;
    this.running = running;
    this.done = undefined;
    await this.act(async () => {
      try {
        this.done = await work(signal);
      } catch (error) {
        if (running.what === 'import')
          this.done = `${this.running?.said} To continue, import the same file again.`;
        else if (signal.aborted) this.done = 'Cancelled.';
        if (!signal.aborted) throw error;
      }
    });
    this.running = undefined;
  }

  async #import(event: SubmitEvent): Promise<void> {
    const file = submitted(event).get('file') as File;
    await this.#run({ what: 'import', said: 'Nothing is stored yet.', share: 0 }, async (signal) => {
      const rows = await importFile(
        this.service,
        this.collection,
        file,
        (progress) => {
          this.running = {
            what: 'import',
            said: `${counted(progress.rows)} stored, up to line ${progress.line.toLocaleString()}.`,
            share: progress.share,
          };
        },
        signal,
      );
      return `${counted(rows)} stored from ${file.name}.`;
    });
  }

  async #export(event: SubmitEvent): Promise<void> {
    const data = submitted(event);
    const format = String(data.get('format'));
    // Without this parameter, NDJSON contains all fields of each row.
    const fields = (format === 'csv' ? String(data.get('fields')) : '')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    const filter = String(data.get('filter')).trim();
    await this.#run({ what: 'export', said: 'Requesting the rows.' }, async (signal) => {
      const query = { format, filter: filter || undefined, fields };
      const response = await this.service.fetch('GET', `${collectionPath(this.collection)}/export`, {
        query,
        signal,
      });
      if (!response.ok) throw new ServiceProblem(response.status, problemIn(await response.text()));
      const parts: Uint8Array<ArrayBuffer>[] = [];
      let bytes = 0;
      const reader = response.body!.getReader();
      for (;;) {
        // An incomplete response isn't saved as a file.
        const { done, value } = await reader.read().catch((error) => {
          if (signal.aborted) throw error;
          throw new ConnectionLost('The connection was lost before all rows arrived. No file was saved.');
        });
        if (done) break;
        parts.push(value);
        bytes += value.length;
        this.running = { what: 'export', said: `${(bytes / 1_048_576).toFixed(1)} MiB have come.` };
      }
      save(new Blob(parts, { type: 'application/octet-stream' }), `${this.collection}.${format}`);
      return `${this.collection}.${format} is saved.`;
    });
  }
}

function counted(rows: number): string {
  return `${rows.toLocaleString()} ${rows === 1 ? 'row is' : 'rows are'}`;
}

function save(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
