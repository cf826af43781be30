/** Shows the rows of a collection and keeps them current. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import './editor.js';
import './filter-box.js';
import './table.js';
import { connectionState, problemBox } from '../problem.js';
import { addressOf } from '../route.js';
import { collectionPath, newIdempotencyKey } from '../service.js';
import { copyText, oncePerFrame, View } from '../view.js';
import type { RowEditor } from './editor.js';
import { linesOf } from './lines.js';
import { type Asked, LiveList } from './live-list.js';
import type { RowsTable } from './table.js';

const byId: Asked['sort'] = { field: 'id', direction: 'asc' };
/** The delay in milliseconds before an expired list is read again. */
const againMs = 2_000;

class RowsView extends View {
  static override properties = {
    ...View.properties,
    collection: { type: String },
    filter: { state: true },
    sort: { state: true },
    list: { state: true },
    version: { state: true },
  };

  declare collection: string;
  declare filter: string;
  declare sort: Asked['sort'];
  /** Undefined until the first page is read. */
  declare list: LiveList | undefined;
  declare version: number;
  /** The idempotency key of the first row, so that repeated clicks on the button insert only one row. */
  readonly #firstRow = newIdempotencyKey();
  readonly #draw = oncePerFrame(() => {
    this.version += 1;
  });

  constructor() {
    super();
    this.filter = '';
    this.sort = byId;
    this.version = 0;
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('collection') && changed.get('collection') !== undefined) {
      this.filter = '';
      this.sort = byId;
    }
    if (['collection', 'filter', 'sort', 'service'].some((name) => changed.has(name))) void this.#read();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.list?.close();
  }

  override render(): TemplateResult {
    const { list, collection } = this;
    return html`
      <div class="heading">
        <h1 tabindex="-1">${collection}</h1>
        ${list === undefined ? nothing : this.#state(list)}
        <span class="gap"></span>
        <a href=${addressOf({ view: 'feed', collection })}>Feed</a>
        <a href=${addressOf({ view: 'schema', collection })}>Schema</a>
        <a href=${addressOf({ view: 'transfer', collection })}>Import and export</a>
        <button type="submit" @click=${() => this.#editor.create()}>New row</button>
      </div>
      <filter-box .value=${this.filter} @filter-asked=${this.#filterAsked}></filter-box>
      ${problemBox(this.failure ?? list?.failure)}
      ${
        list === undefined && this.failure !== undefined
          ? html`<button type="button" @click=${() => this.#read()}>Try again</button>`
          : nothing
      }
      ${list === undefined ? nothing : list.places.total === 0 ? this.#empty(list) : this.#table(list)}
      ${list === undefined ? nothing : this.#lines(list)}
      <row-editor .service=${this.service} .collection=${collection}
        @row-failed=${(event: CustomEvent<unknown>) => (this.failure = event.detail)}></row-editor>
    `;
  }

  #state({ count, connection, more }: LiveList): TemplateResult {
    return html`<span class="state">
        ${count.toLocaleString()} ${count === 1 ? 'row' : 'rows'} · ${connectionState(connection)}
      </span>
      ${
        more.size === 0
          ? nothing
          : html`<button type="button" class="more" @click=${() => this.#read()}>Show ${more.size.toLocaleString()} new</button>`
      }`;
  }

  #table(list: LiveList): TemplateResult {
    return html`<rows-table .list=${list} .version=${this.version}
      @row-open=${(event: CustomEvent<{ id: number }>) => this.#editor.edit(event.detail.id)}
      @row-sort=${(event: CustomEvent<Asked['sort']>) => (this.sort = event.detail)}></rows-table>`;
  }

  #empty({ more }: LiveList): TemplateResult | typeof nothing {
    if (more.size > 0) return nothing;
    if (this.filter !== '') return html`<p class="card">No row fits the filter.</p>`;
    return html`<section class="card first">
      <h2>No rows yet</h2>
      <p>Insert one here, or from a terminal by the lines below: it shows up at once.</p>
      <button type="submit" @click=${this.#insertFirst}>Insert a first row</button>
    </section>`;
  }

  #lines({ asked }: LiveList): TemplateResult {
    return html`<details class="lines">
      <summary>Ask for this from a program</summary>
      ${linesOf(this.service.url, asked).map(
        ({ title, text }) => html`<h2>${title}</h2>
          <div class="copied">
            <pre tabindex="0"><code>${text}</code></pre>
            <button type="button" class="quiet" aria-label="Copy ${title}"
              @click=${(event: Event) => copyText(event.target as HTMLButtonElement, text)}>Copy</button>
          </div>`,
      )}
    </details>`;
  }

  get #editor(): RowEditor {
    return this.querySelector<RowEditor>('row-editor')!;
  }

  /** Reads the current list. The previous list stays visible until the new one is loaded. */
  async #read(): Promise<void> {
    const { collection, sort, filter } = this;
    const before = this.list;
    if (before !== undefined && before.asked.collection !== collection) this.list = undefined;
    const list = new LiveList(
      this.service,
      { collection, sort, filter: filter === '' ? undefined : filter },
      {
        changed: () => {
          if (this.list === list) this.#draw();
        },
        rowChanged: (row, event) => this.#editor.changed(row, event),
        moved: (from, by) => {
          if (this.list === list) this.querySelector<RowsTable>('rows-table')?.moved(from, by);
        },
        failed: (error, isExpired) => this.#failed(list, error, isExpired),
      },
    );
    const isRead = await this.attempt(() => list.open());
    const isWanted =
      this.isConnected && collection === this.collection && sort === this.sort && filter === this.filter;
    if (isRead && isWanted) {
      this.list?.close();
      this.list = list;
      return;
    }
    list.close();
    // The displayed list has expired, so the view reads it again until that succeeds.
    if (isWanted && this.#isExpired) this.#readLater(this.list);
  }

  #failed(list: LiveList, error: unknown, isExpired: boolean): void {
    if (this.list !== list) return;
    if (isExpired) this.#readLater(list);
    else this.failure = error;
  }

  get #isExpired(): boolean {
    return this.list?.isClosed === true;
  }

  #readLater(list: LiveList | undefined): void {
    const waitMs = againMs * (0.5 + Math.random());
    setTimeout(() => this.isConnected && this.list === list && this.#isExpired && this.#read(), waitMs);
  }

  readonly #filterAsked = ({ detail }: CustomEvent<string>): void => {
    // The same filter is applied again, for example after an error.
    if (this.filter === detail) void this.#read();
    this.filter = detail;
  };

  async #insertFirst(): Promise<void> {
    await this.attempt(() =>
      this.service.request('POST', `${collectionPath(this.collection)}/rows`, {
        body: [{ title: 'Tea', done: false, price: 3.5 }],
        headers: { 'Idempotency-Key': this.#firstRow },
      }),
    );
  }
}

customElements.define('rows-view', RowsView);
