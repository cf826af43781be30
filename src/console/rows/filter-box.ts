/** The input for the filter. It validates the filter while the user types. */
import { html, nothing, type TemplateResult } from 'lit';
import { FilterError, parseFilter } from '../../values/filter.js';
import { Part } from '../view.js';

class FilterBox extends Part {
  static override properties = { value: { type: String }, problem: { state: true } };

  /** The filter that is in use. Empty if there is no filter. */
  declare value: string;
  declare problem: FilterError | undefined;

  override render(): TemplateResult {
    return html`<form class="filter" role="search" @submit=${this.#submit}>
      <label>Filter
        <input name="filter" .value=${this.value} placeholder='@.done == false && starts_with(@.title, "b")'
          autocomplete="off" spellcheck="false" aria-invalid=${this.problem === undefined ? nothing : 'true'}
          aria-describedby="filter-problem" @input=${this.#judge} />
      </label>
      <button type="submit" ?disabled=${this.problem !== undefined}>Filter</button>
      ${this.value === '' ? nothing : html`<button type="button" @click=${() => this.#ask('')}>Show all</button>`}
      <p id="filter-problem" class="hint" role="status">${this.problem === undefined ? nothing : this.problem.message}</p>
    </form>`;
  }

  get #field(): HTMLInputElement {
    return this.querySelector('input')!;
  }

  #judge(): void {
    this.problem = problemOf(this.#field.value.trim());
  }

  #submit(event: SubmitEvent): void {
    event.preventDefault();
    this.#judge();
    if (this.problem === undefined) this.#ask(this.#field.value.trim());
  }

  #ask(detail: string): void {
    this.problem = undefined;
    this.#field.value = detail;
    this.dispatchEvent(new CustomEvent('filter-asked', { detail }));
  }
}

function problemOf(text: string): FilterError | undefined {
  if (text === '') return undefined;
  try {
    parseFilter(text);
    return undefined;
  } catch (error) {
    if (error instanceof FilterError) return error;
    throw error;
  }
}

customElements.define('filter-box', FilterBox);
