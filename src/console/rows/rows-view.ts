/** Shows the rows of a collection and keeps them current. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import './editor.js';
import './filter-builder.js';
import './table.js';
import { counted } from '../../text/count.js';
import { parseFilter } from '../../values/filter.js';
import { FilterError } from '../../values/filter-scanner.js';
import type { JsonObject } from '../../values/json/json.js';
import { acceptDrops, handOver } from '../drop.js';
import { addressOf } from '../route.js';
import { collectionPath, newIdempotencyKey, ServiceProblem } from '../service.js';
import { connectionState, copyable, heading, linkTo, problemBox, question } from '../templates.js';
import { oncePerFrame, submitted, View } from '../view.js';
import { withCondition } from './condition.js';
import type { RowEditor } from './editor.js';
import { firstRow, rowLike, sampleRows } from './examples.js';
import { linesOf } from './lines.js';
import { LiveList } from './live-list.js';
import type { Asked } from './places.js';
import type { RowsTable } from './table.js';
import { typedFieldsOf } from './typed-fields.js';

const byId: Asked['sort'] = { field: 'id', direction: 'asc' };
/** The delay in milliseconds before an expired list is read again. */
const againMs = 2_000;
/** The number of rows that one request deletes. They are always below the limit of 4 MiB per request. */
const deletedTogether = 15;

@customElement('rows-view')
export class RowsView extends View {
  @state() accessor asked!: Asked;
  /** Undefined until the first page is read. */
  @state() accessor list: LiveList | undefined;
  /** The error in the filter as it is typed, or the empty string. */
  @state() accessor filterHint = '';
  /** The ids of the rows that the user has selected. */
  @state() accessor selected: ReadonlySet<number> = new Set();
  /** Whether the user is asked to confirm that the selected rows are deleted. */
  @state() accessor isDeleting = false;
  /** A row with the fields of the schema, if the list is empty. */
  @state() accessor example: JsonObject | undefined;
  /** The idempotency key of the sample rows, so that repeated clicks insert them only once into the same empty list. */
  #samples = newIdempotencyKey();
  readonly #rows = () => this.list?.places.rows ?? [];
  readonly #draw = oncePerFrame(() => this.requestUpdate());

  constructor() {
    super();
    acceptDrops(this, (file) => {
      handOver(file);
      location.hash = addressOf({ view: 'transfer', collection: this.collection });
    });
  }

  override connectedCallback(): void {
    this.asked = { collection: this.collection, filter: undefined, sort: byId };
    super.connectedCallback();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.list?.close();
  }

  override render(): TemplateResult {
    const { list, collection } = this;
    return html`
      ${heading(
        collection,
        html`${linkTo('feed', collection, 'Feed')} ${linkTo('schema', collection, 'Schema')}
          ${linkTo('transfer', collection, 'Import and export')}
          <button type="submit" @click=${() => this.#editor.create()}>New row</button>`,
        list && this.#state(list),
      )}
      ${this.#filter(this.asked.filter ?? '')}
      <filter-builder .rows=${this.#rows}
        @condition=${(event: CustomEvent<string>) => this.#addCondition(event.detail)}></filter-builder>
      ${this.#selection()}
      ${problemBox(this.failure ?? this.problem ?? list?.failure)}
      ${
        list === undefined && this.failure !== undefined
          ? html`<button type="button" @click=${() => this.refresh()}>Try again</button>`
          : nothing
      }
      ${list && (list.places.total === 0 ? this.#empty(list) : this.#table(list))}
      ${list && this.#lines(list)}
      <row-editor .service=${this.service} .collection=${collection} .rows=${this.#rows}
        @row-failed=${(event: CustomEvent<unknown>) => (this.failure = event.detail)}></row-editor>
    `;
  }

  #filter(filter: string): TemplateResult {
    const judge = (event: InputEvent): void => {
      this.filterHint = errorIn((event.target as HTMLInputElement).value.trim());
    };
    return html`<form class="filter" role="search" @submit=${this.#submitFilter}>
      <label>Filter
        <input name="filter" .value=${filter} placeholder='@.done == false && starts_with(@.title, "b")'
          autocomplete="off" spellcheck="false" aria-invalid=${this.filterHint === '' ? nothing : 'true'}
          aria-describedby="filter-problem" @input=${judge} />
      </label>
      <button type="submit" ?disabled=${this.filterHint !== ''}>Filter</button>
      ${filter === '' ? nothing : html`<button type="button" @click=${this.#showAll}>Show all</button>`}
      <p id="filter-problem" class="hint" role="status">${this.filterHint}</p>
    </form>`;
  }

  #state({ count, connection, more }: LiveList): TemplateResult {
    return html`<span class="state">
        ${counted(count, 'row')} · ${connectionState(connection)}
      </span>
      ${
        more.size === 0
          ? nothing
          : html`<button type="button" class="more" @click=${() => this.refresh()}>Show ${more.size.toLocaleString()} new</button>`
      }`;
  }

  #table(list: LiveList): TemplateResult {
    return html`<rows-table .list=${list} .selected=${this.selected}
      @row-select=${(event: CustomEvent<ReadonlySet<number>>) => (this.selected = event.detail)}
      @row-delete=${() => (this.isDeleting = true)}
      @row-open=${(event: CustomEvent<{ id: number }>) => this.#editor.edit(event.detail.id)}
      @row-sort=${(event: CustomEvent<Asked['sort']>) => this.#ask({ sort: event.detail })}></rows-table>`;
  }

  #empty({ more }: LiveList): TemplateResult | typeof nothing {
    if (more.size > 0) return nothing;
    if (this.asked.filter !== undefined) return html`<p class="card">No rows match the filter.</p>`;
    return html`<section class="card first">
      <h2>No rows yet</h2>
      <p>Insert a row here, or run the command below in a terminal. To import rows, drop a file on this page.</p>
      <button type="submit" @click=${() => this.#editor.create(this.example ?? firstRow)}>Insert the first row</button>
      ${
        this.example === undefined
          ? html`<button type="button" @click=${this.#insertSamples}>Insert sample rows</button>`
          : nothing
      }
    </section>`;
  }

  #selection(): TemplateResult | typeof nothing {
    const { size } = this.selected;
    if (size === 0) return nothing;
    if (this.isDeleting)
      return question(
        `Delete ${counted(size, 'row')}? You cannot undo this.`,
        { text: 'Cancel', do: () => (this.isDeleting = false) },
        { text: `Delete ${counted(size, 'row')}`, do: () => this.#deleteSelected(), isDisabled: this.isBusy },
      );
    return html`<p class="offered">
      <span role="status">${counted(size, 'row')} selected</span>
      <button type="button" @click=${() => (this.isDeleting = true)}>Delete …</button>
      <button type="button" @click=${() => (this.selected = new Set())}>Clear the selection</button>
    </p>`;
  }

  #lines({ asked, places }: LiveList): TemplateResult {
    const first = places.at(0);
    const like = first === undefined ? (this.example ?? firstRow) : rowLike(first.row);
    return html`<details class="lines">
      <summary>Use this list in a program</summary>
      ${linesOf(this.service.url, asked, like).map(
        ({ title, text }) => html`<h2>${title}</h2>${copyable(text, title)}`,
      )}
    </details>`;
  }

  get #editor(): RowEditor {
    return this.querySelector<RowEditor>('row-editor')!;
  }

  override keepsText(): boolean {
    return this.#editor.leave();
  }

  /** Reads the current list. The previous list stays visible until the new one is loaded. */
  override async read(): Promise<void> {
    const { asked } = this;
    const isWanted = (): boolean => this.isConnected && this.asked === asked;
    const list: LiveList = new LiveList(this.service, asked, {
      changed: () => this.list === list && this.#draw(),
      rowChanged: (row, event) => {
        if (event === 'delete' && this.selected.has(row.id))
          this.selected = new Set([...this.selected].filter((id) => id !== row.id));
        this.#editor.changed(row, event);
      },
      moved: (from, by) => this.list === list && this.querySelector<RowsTable>('rows-table')?.moved(from, by),
      failed: (error, isExpired) => {
        if (this.list !== list) return;
        if (isExpired) this.#readLater(list);
        else this.failure = error;
      },
    });
    try {
      await list.open();
      if (!isWanted()) list.close();
    } catch (error) {
      list.close();
      if (!isWanted()) return;
      // The displayed list may have expired, so the view reads it again until that succeeds.
      this.#readLater(this.list);
      const isBuilding = error instanceof ServiceProblem && error.code === 'index_building';
      if (isBuilding) setTimeout(() => isWanted() && this.refresh(), againMs);
      throw error;
    }
    if (list.isClosed) return;
    this.list?.close();
    this.list = list;
    this.#samples = newIdempotencyKey();
    if (list.places.total === 0 && asked.filter === undefined) void this.#readExample();
  }

  async #readExample(): Promise<void> {
    const fields = await typedFieldsOf(this.service, this.collection).catch(() => undefined);
    this.example = fields?.example();
  }

  /** Reads the list again after a pause, if it is still the displayed one and has expired. */
  #readLater(list: LiveList | undefined): void {
    const waitMs = againMs * (0.5 + Math.random());
    setTimeout(() => this.isConnected && this.list === list && list?.isClosed && this.refresh(), waitMs);
  }

  #ask(change: Partial<Asked>): void {
    this.asked = { ...this.asked, ...change };
    this.selected = new Set();
    this.isDeleting = false;
    void this.refresh();
  }

  #submitFilter(event: SubmitEvent): void {
    const filter = String(submitted(event).get('filter')).trim();
    this.filterHint = errorIn(filter);
    if (this.filterHint === '') this.#ask({ filter: filter || undefined });
  }

  #showAll(): void {
    this.filterHint = '';
    this.#ask({ filter: undefined });
  }

  /** Adds a condition to the text of the filter, so that the user can read it before it applies. */
  #addCondition(condition: string): void {
    const input = this.querySelector<HTMLInputElement>('[name=filter]')!;
    input.value = withCondition(input.value.trim(), condition);
    this.filterHint = errorIn(input.value);
    input.focus();
  }

  #insertSamples(): Promise<void> {
    return this.act(() =>
      this.service.request('POST', `${collectionPath(this.collection)}/rows`, {
        body: sampleRows,
        headers: { 'Idempotency-Key': this.#samples },
      }),
    );
  }

  #deleteSelected(): Promise<void> {
    const ids = [...this.selected];
    return this.act(async () => {
      for (let at = 0; at < ids.length; at += deletedTogether) {
        const part = ids.slice(at, at + deletedTogether);
        await this.service.request('DELETE', `${collectionPath(this.collection)}/rows`, {
          query: { filter: part.map((id) => `@.id == ${id}`).join(' || '), max_rows: part.length },
        });
        this.selected = new Set(ids.slice(at + deletedTogether));
      }
    }).finally(() => (this.isDeleting = false));
  }
}

/** Returns the first error in a filter, or the empty string. */
function errorIn(filter: string): string {
  try {
    if (filter !== '') parseFilter(filter);
    return '';
  } catch (error) {
    if (error instanceof FilterError) return error.message;
    throw error;
  }
}
