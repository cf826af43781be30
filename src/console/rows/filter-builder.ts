/** Builds a condition of a filter from a field, a test and a value. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { Part, submitted } from '../view.js';
import { conditionOf, type Test, tests } from './condition.js';
import type { Row } from './places.js';

@customElement('filter-builder')
export class FilterBuilder extends Part {
  /** Returns rows with the fields that the user can choose. */
  @property({ attribute: false }) accessor rows: () => readonly Row[] = () => [];
  @state() accessor isOpen = false;
  @state() accessor test: Test = '==';

  override render(): TemplateResult {
    const names = new Set(this.isOpen ? this.rows().flatMap((row) => Object.keys(row)) : []);
    const hasValue = this.test !== 'exists' && this.test !== 'missing';
    return html`<details @toggle=${(event: ToggleEvent) => (this.isOpen = event.newState === 'open')}>
      <summary>Build a filter</summary>
      <form class="line" @submit=${this.#add}>
        <label>Field
          <input name="field" list="fields" required autocomplete="off" spellcheck="false" />
          <datalist id="fields">${[...names].map((name) => html`<option value=${name}></option>`)}</datalist>
        </label>
        <label>Test
          <select name="test" @change=${(event: Event) => (this.test = (event.target as HTMLSelectElement).value as Test)}>
            ${tests.map(([test, title]) => html`<option value=${test}>${title}</option>`)}
          </select>
        </label>
        ${hasValue ? html`<label>Value <input name="value" autocomplete="off" spellcheck="false" /></label>` : nothing}
        <button type="submit">Add the condition</button>
      </form>
    </details>`;
  }

  #add(event: SubmitEvent): void {
    const data = submitted(event);
    const field = String(data.get('field'));
    const example = this.rows().find((row) => row[field] !== null && Object.hasOwn(row, field))?.[field];
    const detail = conditionOf(field, this.test, String(data.get('value') ?? ''), example);
    this.dispatchEvent(new CustomEvent('condition', { detail }));
  }
}
