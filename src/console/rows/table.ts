/** Shows the rows in a scrollable window. Only the visible rows and a few rows around them are rendered. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { visibleText } from '../../text/visible.js';
import { Part } from '../view.js';
import { kindOf, shownValue } from './cells.js';
import type { LiveList } from './live-list.js';
import type { Row } from './places.js';

/** The height of a row in pixels. The style sheet has the same value. */
const rowHeight = 32;
/**
 * Browsers support about 17 million pixels of height, and a third of that on high-resolution screens. If the
 * list is longer, one pixel of scrolling covers several pixels of rows.
 */
const mostPixels = 5_000_000;
/** The duration in milliseconds for which a changed row is highlighted. */
const changedMs = 1_200;
/** The number of rows rendered above and below the visible rows. */
const around = 8;

@customElement('rows-table')
export class RowsTable extends Part {
  /** The list may have changed each time that it is passed. */
  @property({ attribute: false, hasChanged: () => true }) accessor list!: LiveList;
  /** The ids of the selected rows. */
  @property({ attribute: false }) accessor selected: ReadonlySet<number> = new Set();
  /** The place of the active row, from which the arrow keys move. */
  @state() accessor active = 0;
  #columns = new Columns();
  #first = 0;
  /** The place of the row that was selected last, where a range starts. */
  #anchor = 0;
  /** The number of pixels to scroll by after the next rendering. */
  #pending = 0;
  #seen = 20;
  readonly #resized = new ResizeObserver(() => this.#look());

  override connectedCallback(): void {
    super.connectedCallback();
    this.updateComplete.then(() => this.#resized.observe(this.#box));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#resized.disconnect();
  }

  override willUpdate(changed: PropertyValues): void {
    if (!changed.has('list')) return;
    const before = changed.get('list') as LiveList | undefined;
    // The same list was read again, so the scroll position stays.
    if (before !== undefined && JSON.stringify(before.asked) === JSON.stringify(this.list.asked)) return;
    this.#columns = new Columns();
    this.#first = 0;
    this.active = 0;
    if (this.hasUpdated) this.#box.scrollTop = 0;
  }

  /** Adjusts the scroll position after places have moved, so that the visible rows stay in place. */
  moved(from: number, by: number): void {
    if (this.active >= from) this.active += by;
    if (this.#first < from || this.#scale < 1) return;
    this.#first += by;
    this.#pending += by * rowHeight;
    this.requestUpdate();
  }

  override render(): TemplateResult {
    const { places } = this.list;
    const last = Math.min(this.#first + this.#seen + around, places.total);
    const first = Math.max(0, Math.min(this.#first - around, last));
    const indexes = Array.from({ length: last - first }, (_, index) => first + index);
    this.#columns.meet(indexes.flatMap((index) => places.at(index)?.row ?? []));
    const { names, hidden } = this.#columns;
    return html`<div class="window" tabindex="0" role="grid" aria-label="Rows" aria-multiselectable="true" aria-rowcount=${places.total + 1}
        aria-colcount=${names.length} aria-activedescendant=${indexes.includes(this.active) ? `row-${this.active}` : nothing}
        @scroll=${this.#look} @keydown=${this.#key}>
      <div class="row head" role="row" aria-rowindex="1">${names.map((name) => this.#heading(name))}</div>
      <div class="sheet" role="rowgroup">${indexes.map((index) => this.#row(index, names))}</div>
    </div>
    ${hidden === 0 ? nothing : html`<p class="hint">${hidden === 1 ? '1 more field is' : `${hidden} more fields are`} in the editor.</p>`}`;
  }

  override updated(): void {
    const { total } = this.list.places;
    this.#box.style.setProperty('--columns', String(this.#columns.names.length));
    this.querySelector<HTMLElement>('.sheet')!.style.height = `${Math.min(total * rowHeight, mostPixels)}px`;
    if (this.#pending !== 0) {
      this.#box.scrollTop += this.#pending;
      this.#pending = 0;
    }
    for (const row of this.querySelectorAll<HTMLElement>('.sheet > .row'))
      row.style.transform = `translateY(${this.#topOf(Number(row.dataset.index))}px)`;
    this.list.want(Math.max(0, this.#first - around), this.#first + this.#seen + around);
  }

  get #box(): HTMLElement {
    return this.querySelector<HTMLElement>('.window')!;
  }

  /**
   * The ratio of scrolled pixels to row pixels. It is chosen so that the first and the last row are at the
   * ends of the scroll bar.
   */
  get #scale(): number {
    const height = this.list.places.total * rowHeight;
    if (height <= mostPixels) return 1;
    const window = this.#box.clientHeight - rowHeight;
    return (mostPixels - window) / (height - window);
  }

  #topOf(index: number): number {
    const scale = this.#scale;
    if (scale === 1) return index * rowHeight;
    // Rows near the visible part follow each other at their full height.
    return this.#box.scrollTop + (index - this.#box.scrollTop / (rowHeight * scale)) * rowHeight;
  }

  #heading(name: string): TemplateResult {
    const { sort } = this.list.asked;
    const isSorted = sort.field === name;
    const next = isSorted && sort.direction === 'asc' ? 'desc' : 'asc';
    const direction = isSorted ? (sort.direction === 'asc' ? 'ascending' : 'descending') : 'none';
    const title = visibleText(name.trim() ? name : JSON.stringify(name));
    return html`<div role="columnheader" aria-sort=${direction}>
      <button type="button" class="sort" title="Sort by ${title}"
        @click=${() => this.#tell('sort', { field: name, direction: next })}>
        ${title}${isSorted ? html` <span aria-hidden="true">${sort.direction === 'asc' ? '▲' : '▼'}</span>` : nothing}
      </button>
    </div>`;
  }

  #row(index: number, names: readonly string[]): TemplateResult {
    const place = this.list.places.at(index);
    const isSelected = place !== undefined && this.selected.has(place.row.id);
    const isChanged = place !== undefined && performance.now() - place.changedAt < changedMs;
    const classes = [
      'row',
      index === this.active ? 'active' : '',
      place?.isGone ? 'gone' : '',
      // The class name alternates, so that the animation starts again with each change.
      isChanged && place.changes > 0 ? `changed-${place.changes % 2}` : '',
    ];
    return html`<div class=${classes.join(' ')} role="row" id="row-${index}" data-index=${index}
        aria-rowindex=${index + 2} aria-selected=${isSelected}
        @mousedown=${preventTextSelection} @click=${(event: MouseEvent) => (event.ctrlKey || event.metaKey || event.shiftKey ? this.#select(index, event.shiftKey) : this.#open(index))}>
      ${names.map((name) => {
        const value = place?.row[name];
        // Screen readers announce the selection of the row, and the keyboard selects rows by Space.
        const box =
          name === 'id' && place !== undefined
            ? html`<input type="checkbox" tabindex="-1" aria-hidden="true" .checked=${live(isSelected)} ?disabled=${place.isGone}
                @click=${(event: MouseEvent) => this.#check(event, index)} />`
            : nothing;
        return html`<div role="gridcell" class=${kindOf(value)}>${box}${
          place === undefined ? '…' : Object.hasOwn(place.row, name) ? shownValue(value) : ''
        }</div>`;
      })}
    </div>`;
  }

  readonly #look = (): void => {
    const { clientHeight, scrollTop } = this.#box;
    this.#first = Math.floor(scrollTop / (rowHeight * this.#scale));
    this.#seen = Math.ceil(clientHeight / rowHeight);
    this.requestUpdate();
  };

  #key(event: KeyboardEvent): void {
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: this.#seen - 2,
      PageUp: 2 - this.#seen,
      Home: Number.NEGATIVE_INFINITY,
      End: Number.POSITIVE_INFINITY,
    };
    if (event.target !== this.#box) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      this.#open(this.active);
    } else if (event.key === ' ') {
      event.preventDefault();
      this.#select(this.active, event.shiftKey);
    } else if (event.key === 'Delete' && this.selected.size > 0) {
      this.dispatchEvent(new CustomEvent('row-delete'));
    } else if (event.key in steps) {
      event.preventDefault();
      this.#moveTo(this.active + steps[event.key]!);
    }
  }

  #moveTo(wanted: number): void {
    this.active = Math.max(0, Math.min(wanted, this.list.places.total - 1));
    const scale = this.#scale;
    const top = this.active * rowHeight * scale;
    const { scrollTop, clientHeight } = this.#box;
    // The header covers one row, and the active row must be completely visible.
    const below = (this.active * rowHeight + 2 * rowHeight - clientHeight) * scale;
    if (top < scrollTop) this.#box.scrollTop = top;
    else if (below > scrollTop) this.#box.scrollTop = below;
  }

  #open(index: number): void {
    const place = this.list.places.at(index);
    this.active = index;
    if (place !== undefined && !place.isGone) this.#tell('open', place.row);
  }

  /** Adds a row to the selection or removes it, or adds all rows from the last selected row to this one. */
  #select(index: number, isRange: boolean): void {
    const selected = new Set(this.selected);
    const idAt = (at: number): number | undefined => {
      const place = this.list.places.at(at);
      return place?.isGone ? undefined : place?.row.id;
    };
    const id = idAt(index);
    if (isRange)
      for (let at = Math.min(index, this.#anchor); at <= Math.max(index, this.#anchor); at += 1) {
        const each = idAt(at);
        if (each !== undefined) selected.add(each);
      }
    else if (id !== undefined && !selected.delete(id)) selected.add(id);
    this.#anchor = this.active = index;
    this.#tell('select', selected);
  }

  #check(event: MouseEvent, index: number): void {
    event.stopPropagation();
    this.#select(index, event.shiftKey);
    this.#box.focus();
  }

  #tell(
    name: 'open' | 'sort' | 'select',
    detail: Row | LiveList['asked']['sort'] | ReadonlySet<number>,
  ): void {
    this.dispatchEvent(new CustomEvent(`row-${name}`, { detail }));
  }
}

/** With Shift, a click selects rows, and not the text between two clicks. */
function preventTextSelection(event: MouseEvent): void {
  if (event.shiftKey) event.preventDefault();
}

/** The maximum number of columns. The editor shows all fields. */
const mostColumns = 24;

/** Collects the field names of the rows in the order in which they first appear, with `id` first. */
class Columns {
  readonly #names = new Set(['id']);
  #hidden = new Set<string>();

  meet(rows: Iterable<Row>): void {
    for (const row of rows) {
      for (const name in row) {
        if (this.#names.has(name)) continue;
        if (this.#names.size < mostColumns) this.#names.add(name);
        else this.#hidden.add(name);
      }
    }
  }

  get names(): readonly string[] {
    return [...this.#names];
  }

  /** The number of fields that have no column. */
  get hidden(): number {
    return this.#hidden.size;
  }
}
