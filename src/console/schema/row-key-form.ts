/** Shows, sets and removes the row key of a collection. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { collectionPath, newIdempotencyKey } from '../service.js';
import { problemBox, question } from '../templates.js';
import { View } from '../view.js';
import { readRowKey } from './row-key.js';

/** The maximum number of fields of a row key. */
const places = [0, 1, 2];

@customElement('row-key-form')
export class RowKeyForm extends View {
  /** The fields of the row key. Undefined until they are read, and empty if the collection has no row key. */
  @state() accessor fields: readonly string[] | undefined;
  @state() accessor done = '';
  @state() accessor isRemoving = false;

  override render(): TemplateResult {
    const { fields, isBusy } = this;
    return html`<form class="card" @submit=${this.#set}>
      <h2>Row key</h2>
      ${problemBox(this.failure ?? this.problem)}
      <p class="hint" role="status">${this.done}</p>
      ${fields === undefined ? nothing : this.#inputs(fields)}
      ${
        this.isRemoving
          ? question(
              'Remove the row key? This does not change any row.',
              { text: 'Cancel', do: () => (this.isRemoving = false) },
              { text: 'Remove it', do: () => this.#remove(), isDisabled: isBusy },
            )
          : html`<div class="buttons">
              ${
                fields?.length
                  ? html`<button type="button" class="quiet" @click=${() => (this.isRemoving = true)}>Remove the row key</button>`
                  : nothing
              }
              <button type="button" ?disabled=${isBusy} @click=${this.#check}>Check the row key</button>
              <button type="submit" ?disabled=${isBusy}>Set the row key</button>
            </div>`
      }
    </form>`;
  }

  #inputs(fields: readonly string[]): TemplateResult {
    return html`<p>
        ${fields.length > 0 ? 'No' : 'With a row key, no'} two rows have the same values in these fields, so imports can find and update existing rows.
        <a href="docs/row-keys">Row keys</a>
      </p>
      <div class="options">
        ${places.map(
          (place) => html`<label>Field ${place + 1}
            <input name="field" .value=${fields[place] ?? ''} ?required=${place === 0} autocomplete="off" spellcheck="false" />
          </label>`,
        )}
      </div>`;
  }

  get #path(): string {
    return `${collectionPath(this.collection)}/row-key`;
  }

  override async read(): Promise<void> {
    this.fields = (await readRowKey(this.service, this.collection, this.leaving)) ?? [];
  }

  #check(): Promise<void> {
    return this.act(async () => {
      await this.#put({ dry_run: 'true' });
      this.done = 'All rows conform to the row key. The check did not set it.';
    });
  }

  async #set(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    await this.act(async () => {
      this.fields = await this.#put({});
      this.done = 'The row key was set.';
    });
  }

  #remove(): Promise<void> {
    return this.act(async () => {
      await this.service.request('DELETE', this.#path, {
        headers: { 'Idempotency-Key': newIdempotencyKey() },
      });
      this.fields = [];
      this.done = 'The row key was removed.';
    });
  }

  async #put(query: Readonly<Record<string, string>>): Promise<readonly string[]> {
    const inputs = [...this.querySelectorAll<HTMLInputElement>('[name=field]')];
    const fields = inputs.map(({ value }) => value).filter(Boolean);
    const { body } = await this.service.request<{ readonly fields: readonly string[] }>('PUT', this.#path, {
      query,
      body: { fields },
    });
    return body.fields;
  }

  override async act(action: () => Promise<void>): Promise<void> {
    this.done = '';
    await super.act(action);
    this.isRemoving = false;
  }
}
