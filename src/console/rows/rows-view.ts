/** Shows the rows of a collection and keeps them current. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import './editor.js';
import './table.js';
import { FilterError, parseFilter } from '../../values/filter.js';
import { acceptDrops, handOver } from '../drop.js';
import { addressOf } from '../route.js';
import { collectionPath, newIdempotencyKey } from '../service.js';
import { connectionState, copyable, counted, heading, linkTo, problemBox } from '../templates.js';
import { oncePerFrame, submitted, View } from '../view.js';
import type { RowEditor } from './editor.js';
import { linesOf } from './lines.js';
import { type Asked, LiveList } from './live-list.js';
import type { RowsTable } from './table.js';

const byId: Asked['sort'] = { field: 'id', direction: 'asc' };
/** The delay in milliseconds before an expired list is read again. */
const againMs = 2_000;

@customElement('rows-view')
export class RowsView extends View {
  @state() accessor asked!: Asked;
  /** Undefined until the first page is read. */
  @state() accessor list: LiveList | undefined;
  /** The error in the filter as it is typed, or the empty string. */
  @state() accessor filterHint = '';
  /** The idempotency key of the first row, so that repeated clicks on the button insert only one row. */
  readonly #firstRow = newIdempotencyKey();
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
      ${problemBox(this.failure ?? this.problem ?? list?.failure)}
      ${
        list === undefined && this.failure !== undefined
          ? html`<button type="button" @click=${() => this.refresh()}>Try again</button>`
          : nothing
      }
      ${list && (list.places.total === 0 ? this.#empty(list) : this.#table(list))}
      ${list && this.#lines(list)}
      <row-editor .service=${this.service} .collection=${collection}
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
    return html`<rows-table .list=${list}
      @row-open=${(event: CustomEvent<{ id: number }>) => this.#editor.edit(event.detail.id)}
      @row-sort=${(event: CustomEvent<Asked['sort']>) => this.#ask({ sort: event.detail })}></rows-table>`;
  }

  #empty({ more }: LiveList): TemplateResult | typeof nothing {
    if (more.size > 0) return nothing;
    if (this.asked.filter !== undefined) return html`<p class="card">No rows match the filter.</p>`;
    return html`<section class="card first">
      <h2>No rows yet</h2>
      <p>Insert a row here, or from a terminal with the command below. It appears at once.</p>
      <button type="submit" @click=${this.#insertFirst}>Insert the first row</button>
    </section>`;
  }

  #lines({ asked }: LiveList): TemplateResult {
    return html`<details class="lines">
      <summary>Use this list in a program</summary>
      ${linesOf(this.service.url, asked).map(
        ({ title, text }) => html`<h2>${title}</h2>${copyable(text, title)}`,
      )}
    </details>`;
  }

  get #editor(): RowEditor {
    return this.querySelector<RowEditor>('row-editor')!;
  }

  /** Reads the current list. The previous list stays visible until the new one is loaded. */
  override async read(): Promise<void> {
    const { asked } = this;
    const isWanted = (): boolean => this.isConnected && this.asked === asked;
    const list: LiveList = new LiveList(this.service, asked, {
      changed: () => this.list === list && this.#draw(),
      rowChanged: (row, event) => this.#editor.changed(row, event),
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
      throw error;
    }
    if (list.isClosed) return;
    this.list?.close();
    this.list = list;
  }

  /** Reads the list again after a pause, if it is still the displayed one and has expired. */
  #readLater(list: LiveList | undefined): void {
    const waitMs = againMs * (0.5 + Math.random());
    setTimeout(() => this.isConnected && this.list === list && list?.isClosed && this.refresh(), waitMs);
  }

  #ask(change: Partial<Asked>): void {
    this.asked = { ...this.asked, ...change };
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

  async #insertFirst(): Promise<void> {
    await this.act(() =>
      this.service.request('POST', `${collectionPath(this.collection)}/rows`, {
        body: [{ title: 'Tea', done: false, price: 3.5 }],
        headers: { 'Idempotency-Key': this.#firstRow },
      }),
    );
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
