/**
 * Edits a row as JSON: inserts, replaces or deletes it. The editor never overwrites another user's change
 * without showing it first.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { visibleText } from '../../text/visible.js';
import type { JsonObject } from '../../values/json/json.js';
import { collectionPath, newIdempotencyKey, ServiceProblem } from '../service.js';
import { problemBox, question } from '../templates.js';
import { submitted, View } from '../view.js';
import { errorIn } from './json-text.js';
import type { Row } from './places.js';
import { type MissingField, TypedFields, typedFieldsOf } from './typed-fields.js';

/** The edited row as the server stores it. A new row has no version. */
interface Version {
  readonly row: Row;
  readonly etag: string;
}

@customElement('row-editor')
export class RowEditor extends View {
  @state() accessor version: Version | undefined;
  /** What happened to the row since the edited version was read. */
  @state() accessor news: 'changed' | 'deleted' | undefined;
  /** The current row, while it is shown next to the edited text. */
  @state() accessor theirs: Version | undefined;
  /** The action that the user must confirm: deleting the row, or discarding the edited text. */
  @state() accessor asking: 'delete' | 'leave' | undefined;
  /** The syntax error in the text, or the empty string. */
  @state() accessor hint = '';
  /** The first violation of the collection's schema, or the empty string. */
  @state() accessor misfit = '';
  /** Fields of the schema that the row doesn't contain. */
  @state() accessor missing: readonly MissingField[] = [];
  /** Returns rows of the collection. If it has no schema, the editor offers the fields of these rows. */
  @property({ attribute: false }) accessor rows: () => readonly Row[] = () => [];
  #typed: TypedFields | undefined;
  /** The text as it was when the editor opened it. */
  #opened = '';
  /** The text of the last insert and its idempotency key. */
  #inserted = { text: '', key: '' };
  /** The ID of the open row. 0 for a new row, undefined if the editor is closed. */
  #id: number | undefined;

  override render(): TemplateResult {
    const title = this.version === undefined ? 'New row' : `Row ${this.version.row.id}`;
    return html`<dialog class="editor" aria-labelledby="editor-title" @close=${this.#closed} @cancel=${this.#cancel}>
      <form method="dialog" @submit=${this.#submit}>
        <h2 id="editor-title">${title}</h2>
        ${this.theirs === undefined ? this.#notice() : nothing}
        <div class="text" ?hidden=${this.theirs !== undefined}>
          <label>Fields, as JSON
            <textarea name="text" rows="14" spellcheck="false" aria-describedby="editor-hint" @input=${this.#judge}></textarea>
          </label>
          <p id="editor-hint" class="hint" role="status">${this.hint || this.misfit}</p>
          ${this.#offered()}
        </div>
        ${this.theirs && this.#conflict(this.theirs)} ${problemBox(this.problem)} ${this.#buttons()}
      </form>
    </dialog>`;
  }

  #offered(): TemplateResult | typeof nothing {
    if (this.missing.length === 0) return nothing;
    return html`<p class="offered">
      Add
      ${this.missing.map(
        ({ name, isRequired }) =>
          html`<button type="button" class="quiet" @click=${() => this.#add(name)}>${visibleText(name)}${isRequired ? ' (required)' : nothing}</button>`,
      )}
    </p>`;
  }

  #notice(): TemplateResult | typeof nothing {
    if (this.news === undefined) return nothing;
    return html`<div class="notice" role="alert">
      <p>Another client has ${this.news} this row.</p>
      ${this.news === 'changed' ? html`<button type="button" @click=${this.#compare}>Show both</button>` : nothing}
    </div>`;
  }

  #conflict(theirs: Version): TemplateResult {
    return html`<div class="conflict">
      <section aria-labelledby="mine"><h3 id="mine">Mine</h3><pre tabindex="0"><code>${this.#text.value}</code></pre></section>
      <section aria-labelledby="theirs"><h3 id="theirs">Theirs</h3><pre tabindex="0"><code>${textOf(theirs.row)}</code></pre></section>
      <div class="buttons">
        <button type="button" @click=${() => this.#show(theirs, textOf(theirs.row))}>Use their version</button>
        <button type="button" @click=${() => this.#goOn(theirs)}>Continue editing</button>
        <button type="button" class="danger" ?disabled=${this.hint !== ''} @click=${() => this.#keepMine(theirs)}>
          Keep mine
        </button>
      </div>
    </div>`;
  }

  #buttons(): TemplateResult | typeof nothing {
    const asked = () => (this.asking = undefined);
    if (this.asking === 'leave')
      return question(
        'Your changes are not saved.',
        { text: 'Continue editing', do: asked },
        { text: 'Drop it', do: () => this.dialog.close() },
      );
    if (this.theirs !== undefined) return nothing;
    if (this.asking === 'delete')
      return question(
        'Delete this row? You cannot undo this.',
        { text: 'Cancel', do: asked },
        { text: 'Delete the row', do: () => this.#delete(), isDisabled: this.isBusy },
      );
    const isNew = this.version === undefined;
    return html`<div class="buttons">
      ${
        isNew
          ? nothing
          : html`<button type="button" class="quiet" @click=${() => (this.asking = 'delete')}>Delete</button>
              <button type="button" class="quiet" @click=${this.#duplicate}>Duplicate</button>`
      }
      <button type="button" @click=${this.leave}>Close</button>
      <button type="submit" ?disabled=${this.isBusy || this.hint !== '' || this.news === 'deleted'}>
        ${isNew ? 'Insert' : 'Save'}
      </button>
    </div>`;
  }

  /** Reads the row and opens the editor. If the row can't be read, dispatches the event `row-failed`. */
  async edit(id: number): Promise<void> {
    this.#id = id;
    try {
      const version = await this.#read(id);
      if (this.#id === id) await this.#open(version, textOf(version.row));
    } catch (detail) {
      if (this.#id === id) this.#id = undefined;
      if (!this.leaving.aborted) this.dispatchEvent(new CustomEvent('row-failed', { detail }));
    }
  }

  async create(row: object = {}): Promise<void> {
    this.#id = 0;
    await this.#open(undefined, textOf(row));
  }

  /** Handles a frame of the feed. */
  changed(row: Row, event: string): void {
    if (row.id !== this.#id || this.version === undefined || this.isBusy) return;
    if (event === 'delete') this.#gone();
    // The frame of a change that the edited version already contains may arrive later.
    else if (event === 'leave' || textOf(row) !== textOf(this.version.row)) this.news = 'changed';
    else this.news = undefined;
  }

  #gone(): void {
    this.news = 'deleted';
    this.theirs = undefined;
  }

  get #text(): HTMLTextAreaElement {
    return this.querySelector('textarea')!;
  }

  /** Reads the current schema of the collection. If that fails, the editor doesn't check the row. */
  async #readSchema(): Promise<void> {
    const id = this.#id;
    const typed =
      (await typedFieldsOf(this.service, this.collection).catch(() => undefined)) ??
      (await this.#fieldsOfRows().catch(() => undefined));
    if (id !== this.#id) return;
    this.#typed = typed;
    this.#judge();
  }

  async #fieldsOfRows(): Promise<TypedFields> {
    const { fieldsOf } = await import('../schema/infer.js');
    return new TypedFields(fieldsOf(this.rows() as readonly JsonObject[]), false);
  }

  async #open(version: Version | undefined, text: string): Promise<void> {
    this.#show(version, text);
    void this.#readSchema();
    await this.updateComplete;
    if (!this.dialog.open) this.dialog.showModal();
    this.#text.focus();
  }

  #path(id: number): string {
    return `${collectionPath(this.collection)}/rows/${id}`;
  }

  async #read(id: number): Promise<Version> {
    const { body, headers } = await this.get<Row>(this.#path(id));
    return { row: body, etag: headers.get('ETag')! };
  }

  #reset(version: Version | undefined): void {
    this.version = version;
    this.news = this.theirs = this.asking = this.problem = undefined;
  }

  #show(version: Version | undefined, text: string): void {
    this.#reset(version);
    this.#text.value = this.#opened = text;
    this.#judge();
  }

  /** Shows the current version of the row next to the edited text. */
  async #compare(): Promise<void> {
    const id = this.#id!;
    try {
      const now = await this.#read(id);
      // The editor may have been closed in the meantime.
      if (id !== this.#id) return;
      this.news = undefined;
      if (now.etag !== this.version?.etag) this.theirs = now;
    } catch (error) {
      if (id !== this.#id) return;
      if (error instanceof ServiceProblem && error.status === 404) this.#gone();
      else this.problem = error;
    }
  }

  #judge(): void {
    const text = this.#text.value;
    this.hint = errorIn(text) ?? '';
    const row = this.hint === '' ? (JSON.parse(text) as JsonObject) : undefined;
    this.misfit = (row && this.#typed?.misfitIn(row)) ?? '';
    this.missing = (row && this.#typed?.missingIn(row)) ?? [];
  }

  /** Adds a field before the closing brace, so that the rest of the text stays unchanged. */
  #add(name: string): void {
    const text = this.#text.value.trimEnd().slice(0, -1).trimEnd();
    const field = `${JSON.stringify(name)}: ${JSON.stringify(this.#typed!.beginningOf(name))}`;
    this.#text.value = `${text}${text.endsWith('{') ? '' : ','}\n  ${field}\n}`;
    this.#judge();
    this.#text.focus();
  }

  /** Keeps the edited text, which now replaces their version. */
  #goOn(theirs: Version): void {
    this.#reset(theirs);
    this.#judge();
  }

  async #keepMine(theirs: Version): Promise<void> {
    this.#goOn(theirs);
    await this.#save();
  }

  async #submit(event: SubmitEvent): Promise<void> {
    submitted(event);
    this.#judge();
    if (this.hint === '') await this.#save();
  }

  async #save(): Promise<void> {
    const { version } = this;
    const text = this.#text.value;
    await this.#send(async () => {
      if (version === undefined) {
        // If the last attempt got no response, the same idempotency key prevents a second insert.
        if (this.#inserted.text !== text) this.#inserted = { text, key: newIdempotencyKey() };
        await this.service.request('POST', `${collectionPath(this.collection)}/rows`, {
          text: `[${text}]`,
          headers: { 'Idempotency-Key': this.#inserted.key },
        });
        this.#inserted = { text: '', key: '' };
      } else {
        const headers = { 'If-Match': version.etag };
        await this.service.request('PUT', this.#path(version.row.id), { text, headers });
      }
    });
  }

  async #delete(): Promise<void> {
    const { row, etag } = this.version!;
    await this.#send(() =>
      this.service.request('DELETE', this.#path(row.id), { headers: { 'If-Match': etag } }),
    );
    this.asking = undefined;
  }

  /** Closes the editor if the request succeeds. If the row was changed by somebody else, shows both. */
  async #send(request: () => Promise<unknown>): Promise<void> {
    await this.act(async () => {
      await request();
      this.dialog.close();
    });
    const { problem, version } = this;
    if (version === undefined || !(problem instanceof ServiceProblem)) return;
    if (problem.status !== 412 && problem.status !== 404) return;
    this.problem = undefined;
    await this.#compare();
  }

  #cancel(event: Event): void {
    event.preventDefault();
    this.leave();
  }

  /** Closes the editor, or asks the user about text that isn't saved. Returns true if it stays open. */
  leave(): boolean {
    if (this.dialog.open && !this.isBusy) {
      if (this.#text.value === this.#opened) this.dialog.close();
      else this.asking = 'leave';
    }
    return this.dialog.open;
  }

  #duplicate(): void {
    const { row } = this.version!;
    this.dialog.close();
    void this.create(row);
  }

  #closed(): void {
    // The event comes a moment later. The editor may have been opened again.
    if (this.dialog.open) return;
    this.#id = undefined;
    this.#typed = undefined;
    this.#reset(undefined);
  }
}

function textOf(row: object): string {
  const { id: _, ...fields } = row as Partial<Row>;
  return visibleText(JSON.stringify(fields, null, 2));
}
