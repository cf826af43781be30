/**
 * Edits a row as JSON: inserts, replaces or deletes it. The editor never overwrites another user's change
 * without showing it first.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { visibleText } from '../../text/visible.js';
import type { JsonObject } from '../../values/json/json.js';
import { problemBox } from '../problem.js';
import { collectionPath, newIdempotencyKey, ServiceProblem } from '../service.js';
import { View } from '../view.js';
import { errorIn } from './json-text.js';
import type { Row } from './row.js';
import { type MissingField, type TypedFields, typedFieldsOf } from './typed-fields.js';

/** The edited row as the server stores it. A new row has no version. */
interface Version {
  readonly row: Row;
  readonly etag: string;
}

class RowEditor extends View {
  static override properties = {
    ...View.properties,
    collection: { type: String },
    version: { state: true },
    theirs: { state: true },
    isConflictShown: { state: true },
    isDeleting: { state: true },
    isBusy: { state: true },
    isLeaving: { state: true },
    hint: { state: true },
    misfit: { state: true },
    missing: { state: true },
  };

  declare collection: string;
  declare version: Version | undefined;
  /** The current row, if it differs from the edited version. Null if the row was deleted. */
  declare theirs: Version | null | undefined;
  declare isConflictShown: boolean;
  declare isDeleting: boolean;
  declare isBusy: boolean;
  /** True while the user is asked whether to discard the edited text. */
  declare isLeaving: boolean;
  /** The syntax error in the text, or the empty string. */
  declare hint: string;
  /** The first violation of the collection's schema, or the empty string. */
  declare misfit: string;
  /** Fields of the schema that the row doesn't contain. */
  declare missing: readonly MissingField[];
  #typed: TypedFields | undefined;
  /** The text as it was when the editor opened it. */
  #opened = '';
  /** The text of the last insert and its idempotency key. */
  #inserted = { text: '', key: '' };
  /** The ID of the open row. 0 for a new row, undefined if the editor is closed. */
  #id: number | undefined;
  /**
   * Whether the editor is reading the current row (`once`), and whether it must read it again afterwards
   * (`again`).
   */
  #meeting: 'no' | 'once' | 'again' = 'no';

  constructor() {
    super();
    this.hint = this.misfit = '';
    this.missing = [];
  }

  override render(): TemplateResult {
    const { version } = this;
    const title = version === undefined ? 'New row' : `Row ${version.row.id}`;
    return html`<dialog class="editor" aria-labelledby="editor-title" @close=${this.#closed} @cancel=${this.#cancel}>
      <form method="dialog" @submit=${this.#submit}>
        <h2 id="editor-title">${title}</h2>
        ${this.#notice()}
        <div class="text" ?hidden=${this.isConflictShown}>
          <label>Fields, as JSON
            <textarea name="text" rows="14" spellcheck="false" aria-describedby="editor-hint" @input=${this.#judge}></textarea>
          </label>
          <p id="editor-hint" class="hint" role="status">${this.hint || this.misfit}</p>
          ${this.#offered()}
        </div>
        ${this.isConflictShown ? this.#conflict() : nothing} ${problemBox(this.failure)}
        ${this.isLeaving ? this.#leavingQuestion() : this.isDeleting ? this.#question() : this.#buttons()}
      </form>
    </dialog>`;
  }

  #offered(): TemplateResult | typeof nothing {
    if (this.missing.length === 0) return nothing;
    return html`<p class="offered">
      Add
      ${this.missing.map(
        ({ name, isRequired }) =>
          html`<button type="button" class="quiet" @click=${() => this.#add(name)}>${name}${isRequired ? ' (required)' : nothing}</button>`,
      )}
    </p>`;
  }

  #notice(): TemplateResult | typeof nothing {
    if (this.theirs === undefined || this.isConflictShown) return nothing;
    return html`<div class="notice" role="alert">
      <p>${this.theirs === null ? 'This row was deleted meanwhile.' : 'This row was changed meanwhile.'}</p>
      ${
        this.theirs === null
          ? nothing
          : html`<button type="button" @click=${() => (this.isConflictShown = true)}>Show both</button>`
      }
    </div>`;
  }

  #conflict(): TemplateResult | typeof nothing {
    const { theirs } = this;
    if (!theirs) return nothing;
    return html`<div class="conflict">
      <section aria-labelledby="mine"><h3 id="mine">Mine</h3><pre tabindex="0"><code>${this.#text.value}</code></pre></section>
      <section aria-labelledby="theirs"><h3 id="theirs">Theirs</h3><pre tabindex="0"><code>${textOf(theirs.row)}</code></pre></section>
      <div class="buttons">
        <button type="button" @click=${() => this.#show(theirs)}>Take theirs</button>
        <button type="button" @click=${() => this.#goOn(theirs)}>Go on editing</button>
        <button type="button" class="danger" ?disabled=${this.hint !== ''} @click=${() => this.#keepMine(theirs)}>
          Keep mine
        </button>
      </div>
    </div>`;
  }

  #buttons(): TemplateResult | typeof nothing {
    if (this.isConflictShown) return nothing;
    const isNew = this.version === undefined;
    return html`<div class="buttons">
      ${
        isNew
          ? nothing
          : html`<button type="button" class="quiet" @click=${() => (this.isDeleting = true)}>Delete</button>
              <button type="button" class="quiet" @click=${this.#duplicate}>Duplicate</button>`
      }
      <button type="button" @click=${this.#leave}>Close</button>
      <button type="submit" ?disabled=${this.isBusy || this.hint !== '' || this.theirs === null}>
        ${isNew ? 'Insert' : 'Save'}
      </button>
    </div>`;
  }

  #question(): TemplateResult {
    return html`<div class="notice" role="alertdialog" aria-labelledby="delete-row">
      <p id="delete-row">Delete this row? Nothing brings it back.</p>
      <div class="buttons">
        <button type="button" @click=${() => (this.isDeleting = false)}>Keep it</button>
        <button type="button" class="danger" ?disabled=${this.isBusy} @click=${this.#delete}>Delete the row</button>
      </div>
    </div>`;
  }

  #leavingQuestion(): TemplateResult {
    return html`<div class="notice" role="alertdialog" aria-labelledby="leave-row">
      <p id="leave-row">What was typed isn't saved.</p>
      <div class="buttons">
        <button type="button" @click=${() => (this.isLeaving = false)}>Go on editing</button>
        <button type="button" class="danger" @click=${() => this.#dialog.close()}>Drop it</button>
      </div>
    </div>`;
  }

  /** Reads the row and opens the editor. If the row can't be read, dispatches the event `row-failed`. */
  async edit(id: number): Promise<void> {
    this.#id = id;
    try {
      const version = await this.#read(id);
      if (this.#id !== id) return;
      this.#show(version);
      await this.#open();
    } catch (detail) {
      if (this.#id === id) this.#id = undefined;
      if (!this.leaving.aborted) this.dispatchEvent(new CustomEvent('row-failed', { detail }));
    }
  }

  #cancel(event: Event): void {
    event.preventDefault();
    this.#leave();
  }

  #leave(): void {
    if (this.isBusy) return;
    if (this.#text.value === this.#opened) this.#dialog.close();
    else this.isLeaving = true;
  }

  async create(row: object = {}): Promise<void> {
    this.#id = 0;
    this.#reset(undefined);
    await this.#open();
    this.#text.value = this.#opened = textOf(row);
    this.#judge();
  }

  /** Handles a frame of the feed. */
  changed(row: Row, event: string): void {
    if (row.id !== this.#id || this.version === undefined || this.isBusy) return;
    if (event === 'delete') this.#gone();
    else if (this.#meeting !== 'no') this.#meeting = 'again';
    else if (event === 'leave' || textOf(row) !== textOf(this.version.row)) void this.#meet();
  }

  #gone(): void {
    this.theirs = null;
    this.isConflictShown = false;
  }

  get #dialog(): HTMLDialogElement {
    return this.querySelector('dialog')!;
  }

  get #text(): HTMLTextAreaElement {
    return this.querySelector('textarea')!;
  }

  /** Reads the current schema of the collection. If that fails, the editor doesn't check the row. */
  async #readSchema(): Promise<void> {
    const id = this.#id;
    const typed = await typedFieldsOf(this.service, this.collection).catch(() => undefined);
    if (id !== this.#id) return;
    this.#typed = typed;
    this.#judge();
  }

  async #open(): Promise<void> {
    void this.#readSchema();
    await this.updateComplete;
    if (!this.#dialog.open) this.#dialog.showModal();
    this.#text.focus();
  }

  #path(id: number): string {
    return `${collectionPath(this.collection)}/rows/${id}`;
  }

  async #read(id: number): Promise<Version> {
    const { body, headers } = await this.service.get<Row>(this.#path(id), { signal: this.leaving });
    return { row: body, etag: headers.get('ETag')! };
  }

  #reset(version: Version | undefined): void {
    this.version = version;
    this.theirs = undefined;
    this.failure = undefined;
    this.isConflictShown = this.isDeleting = this.isBusy = this.isLeaving = false;
    this.hint = this.misfit = '';
    this.missing = [];
  }

  #show(version: Version): void {
    this.#reset(version);
    this.#text.value = this.#opened = textOf(version.row);
    this.#judge();
  }

  /** Reads the current version of the row and shows it next to the edited text. */
  async #meet(): Promise<void> {
    do {
      this.#meeting = 'once';
      await this.#readTheirs();
    } while (this.#meeting === ('again' as string));
    this.#meeting = 'no';
  }

  async #readTheirs(): Promise<void> {
    const id = this.#id;
    try {
      const now = await this.#read(id!);
      // The editor may have been closed, or the row saved, in the meantime.
      if (id === this.#id && now.etag !== this.version?.etag) this.theirs = now;
    } catch (error) {
      if (id !== this.#id) return;
      if (error instanceof ServiceProblem && error.status === 404) this.#gone();
      else this.failure = error;
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

  #goOn(theirs: Version): void {
    const text = this.#text.value;
    this.#reset(theirs);
    this.#text.value = text;
    this.#judge();
  }

  async #keepMine(theirs: Version): Promise<void> {
    this.#goOn(theirs);
    await this.#save();
  }

  async #submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    this.#judge();
    if (this.hint === '') await this.#save();
  }

  async #save(): Promise<void> {
    const { version } = this;
    const text = this.#text.value;
    await this.#busy(async () => {
      if (version === undefined) {
        // If the last attempt got no response, the same idempotency key prevents a second insert.
        if (this.#inserted.text !== text) this.#inserted = { text, key: newIdempotencyKey() };
        await this.service.request('POST', `${collectionPath(this.collection)}/rows`, {
          text: `[${text}]`,
          headers: { 'Idempotency-Key': this.#inserted.key },
        });
        this.#inserted = { text: '', key: '' };
      } else {
        await this.service.request('PUT', this.#path(version.row.id), {
          text,
          headers: { 'If-Match': version.etag },
        });
      }
      this.#dialog.close();
    });
  }

  async #delete(): Promise<void> {
    const { row, etag } = this.version!;
    await this.#busy(async () => {
      await this.service.request('DELETE', this.#path(row.id), { headers: { 'If-Match': etag } });
      this.#dialog.close();
    });
    this.isDeleting = false;
  }

  async #busy(work: () => Promise<void>): Promise<void> {
    const { version } = this;
    this.isBusy = true;
    await this.attempt(work);
    this.isBusy = false;
    const { failure } = this;
    if (
      version === undefined ||
      !(failure instanceof ServiceProblem) ||
      (failure.status !== 412 && failure.status !== 404)
    )
      return;
    this.failure = undefined;
    await this.#meet();
    this.isConflictShown = Boolean(this.theirs);
  }

  #duplicate(): void {
    const { row } = this.version!;
    this.#dialog.close();
    void this.create(row);
  }

  #closed(): void {
    this.#id = undefined;
    this.#typed = undefined;
    this.#reset(undefined);
  }
}

function textOf(row: object): string {
  const { id: _, ...fields } = row as Partial<Row>;
  return visibleText(JSON.stringify(fields, null, 2));
}

customElements.define('row-editor', RowEditor);

export type { RowEditor };
