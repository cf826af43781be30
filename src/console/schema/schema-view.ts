/** Shows and edits the JSON Schema of a collection, and shows its row key. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import './row-key-form.js';
import { counted } from '../../text/count.js';
import { visibleText } from '../../text/visible.js';
import { readSchema } from '../../values/schema/schema.js';
import { errorIn } from '../rows/json-text.js';
import { collectionPath, newIdempotencyKey, problemIn, ServiceProblem } from '../service.js';
import { heading, linkTo, problemBox, question } from '../templates.js';
import { submitted, View } from '../view.js';

const first = `{
  "type": "object",
  "required": ["title"],
  "properties": {
    "title": { "type": "string", "minLength": 1 }
  }
}`;

/** The schema as the server stores it. */
interface Stored {
  readonly text: string;
  readonly etag: string;
}

@customElement('schema-view')
export class SchemaView extends View {
  /** Undefined until the schema is read. Null if the collection has no schema. */
  @state() accessor stored: Stored | null | undefined;
  /** The error in the text, or the empty string. */
  @state() accessor hint = '';
  @state() accessor done = '';
  @state() accessor isRemoving = false;

  override render(): TemplateResult {
    const { collection, stored, problem } = this;
    const isReplaced = problem instanceof ServiceProblem && problem.status === 412;
    return html`
      ${heading(`Schema of ${collection}`, linkTo('rows', collection, 'Rows'))}
      ${problemBox(this.failure ?? problem)}
      ${isReplaced ? html`<button type="button" @click=${this.#take}>Use the current schema</button>` : nothing}
      <div role="status">${this.done === '' ? nothing : html`<p class="card">${this.done}</p>`}</div>
      ${
        stored === undefined
          ? this.failure && html`<button type="button" @click=${this.refresh}>Try again</button>`
          : this.#form(stored)
      }
      <row-key-form .service=${this.service} .collection=${collection}></row-key-form>
    `;
  }

  #form(stored: Stored | null): TemplateResult {
    const cannot = this.isBusy || this.hint !== '';
    return html`<form class="card schema" @submit=${this.#set}>
      <p>
        ${stored === null ? 'Without a schema, rows can have any supported values. With one, the server validates each write.' : 'The server validates every write against this schema.'}
        <a href="docs/schemas#supported-json-schema-keywords">Supported keywords</a>
      </p>
      <label>JSON Schema of a row, without its id
        <textarea name="schema" rows="18" spellcheck="false" aria-describedby="schema-hint" @input=${this.#validate}
          .defaultValue=${stored?.text ?? first}></textarea>
      </label>
      <p id="schema-hint" class="hint" role="status">${this.hint}</p>
      ${
        this.isRemoving
          ? question(
              'Remove the schema? This does not change any row.',
              { text: 'Cancel', do: () => (this.isRemoving = false) },
              { text: 'Remove the schema', do: () => this.#remove(), isDisabled: this.isBusy },
            )
          : html`<div class="buttons">
              ${
                stored === null
                  ? nothing
                  : html`<button type="button" class="quiet" @click=${() => (this.isRemoving = true)}>Remove</button>`
              }
              <button type="button" ?disabled=${this.isBusy} @click=${this.#infer}>Infer from the rows</button>
              <button type="button" ?disabled=${cannot} @click=${this.#check}>Check the rows</button>
              <button type="submit" ?disabled=${cannot}>Set</button>
            </div>`
      }
    </form>`;
  }

  get #path(): string {
    return `${collectionPath(this.collection)}/schema`;
  }

  get #text(): string {
    return this.querySelector('textarea')!.value;
  }

  override async read(): Promise<void> {
    const response = await this.service.fetch('GET', this.#path, { signal: this.leaving });
    const text = await response.text();
    const problem = problemIn(text);
    if (response.ok) this.stored = { text: visibleText(text), etag: response.headers.get('ETag')! };
    else if (problem.code === 'schema_not_found') this.stored = null;
    else throw new ServiceProblem(response.status, problem);
  }

  override keepsText(): boolean {
    const text = this.querySelector('textarea');
    // When the page is unloaded, `confirm` does nothing. The browser then shows its own question.
    return (
      text !== null &&
      text.value !== text.defaultValue &&
      !confirm('The schema is not set. Discard the changes?')
    );
  }

  /** Replaces the edited text with the stored schema. */
  async #take(): Promise<void> {
    if (!(await this.refresh())) return;
    this.problem = undefined;
    this.querySelector('textarea')!.value = this.stored?.text ?? first;
    this.#validate();
  }

  #validate(): void {
    this.done = '';
    this.hint = faultIn(this.#text) ?? '';
  }

  #check(): Promise<void> {
    return this.act(async () => {
      await this.#put({ dry_run: 'true' });
      this.done = 'All rows conform to the schema. The check did not set it.';
    });
  }

  /** Replaces the text with a schema to which all rows conform. The user can edit it before it is set. */
  #infer(): Promise<void> {
    return this.act(async () => {
      const { inferSchema } = await import('./infer.js');
      const { schema, rows } = await inferSchema(this.service, this.collection, this.leaving);
      if (rows === 0) throw new Error('The collection has no rows.');
      this.querySelector('textarea')!.value = visibleText(JSON.stringify(schema, null, 2));
      this.#validate();
      this.done = `The console inferred this schema from ${counted(rows, 'row')}. To use it, set the schema.`;
    });
  }

  async #set(event: SubmitEvent): Promise<void> {
    submitted(event);
    this.#validate();
    if (this.hint !== '') return;
    await this.act(async () => {
      this.stored = { text: this.#text, etag: await this.#put({}) };
      this.done = 'The schema was set.';
    });
  }

  #remove(): Promise<void> {
    return this.act(async () => {
      await this.service.request('DELETE', this.#path, {
        headers: { 'If-Match': this.stored!.etag, 'Idempotency-Key': newIdempotencyKey() },
      });
      this.stored = null;
      this.done = 'The schema was removed.';
    });
  }

  /**
   * Sends the schema with `If-Match`, so that it doesn't overwrite a schema that someone else has set in the
   * meantime.
   */
  async #put(query: Readonly<Record<string, string>>): Promise<string> {
    const { headers } = await this.service.request('PUT', this.#path, {
      query,
      text: this.#text,
      headers: this.stored ? { 'If-Match': this.stored.etag } : {},
    });
    return headers.get('ETag')!;
  }

  override async act(action: () => Promise<void>): Promise<void> {
    this.done = '';
    await super.act(action);
    this.isRemoving = false;
  }
}

/** Returns the first reason why the text isn't a supported schema. */
function faultIn(text: string): string | undefined {
  const error = errorIn(text);
  if (error !== undefined) return error;
  const read = readSchema(text);
  if ('schema' in read) return undefined;
  const [{ pointer, detail }] = read.errors as [(typeof read.errors)[number]];
  return `${pointer || 'It'} ${detail}.`;
}
