/** Shows and edits the JSON Schema of a collection. */
import { html, nothing, type TemplateResult } from 'lit';
import { visibleText } from '../../text/visible.js';
import { readSchema } from '../../values/schema/schema.js';
import { problemBox } from '../problem.js';
import { addressOf } from '../route.js';
import { errorIn } from '../rows/json-text.js';
import { collectionPath, newIdempotencyKey, problemIn, ServiceProblem } from '../service.js';
import { View } from '../view.js';

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

class SchemaView extends View {
  static override properties = {
    ...View.properties,
    collection: { type: String },
    stored: { state: true },
    hint: { state: true },
    done: { state: true },
    isBusy: { state: true },
    isRemoving: { state: true },
  };

  declare collection: string;
  /** Undefined until the schema is read. Null if the collection has no schema. */
  declare stored: Stored | null | undefined;
  /** The error in the text, or the empty string. */
  declare hint: string;
  declare done: string;
  declare isBusy: boolean;
  declare isRemoving: boolean;

  constructor() {
    super();
    this.hint = this.done = '';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#read();
  }

  override render(): TemplateResult {
    const { collection, stored } = this;
    return html`
      <div class="heading">
        <h1 tabindex="-1">Schema of ${collection}</h1>
        <span class="gap"></span>
        <a href=${addressOf({ view: 'rows', collection })}>Rows</a>
      </div>
      ${problemBox(this.failure)} ${this.#another()}
      <div role="status">${this.done === '' ? nothing : html`<p class="card">${this.done}</p>`}</div>
      ${
        stored === undefined
          ? this.failure === undefined
            ? nothing
            : html`<button type="button" @click=${this.#read}>Try again</button>`
          : this.#form(stored)
      }
    `;
  }

  #another(): TemplateResult | typeof nothing {
    if (!(this.failure instanceof ServiceProblem) || this.failure.status !== 412) return nothing;
    return html`<button type="button" @click=${this.#take}>Take the one that is there</button>`;
  }

  #form(stored: Stored | null): TemplateResult {
    const cannot = this.isBusy || this.hint !== '';
    return html`<form class="card schema" @submit=${this.#set}>
      <p>
        ${stored === null ? 'Rows may be any that can be stored. With a JSON Schema they all keep to it' : 'Every row keeps to it'},
        whoever writes. <a href="docs/schemas#supported-json-schema-keywords">Supported keywords</a>
      </p>
      <label>JSON Schema of a row, without its id
        <textarea name="schema" rows="18" spellcheck="false" aria-describedby="schema-hint" @input=${this.#judge}
          .defaultValue=${stored?.text ?? first}></textarea>
      </label>
      <p id="schema-hint" class="hint" role="status">${this.hint}</p>
      ${
        this.isRemoving
          ? this.#question()
          : html`<div class="buttons">
              ${
                stored === null
                  ? nothing
                  : html`<button type="button" class="quiet" @click=${() => (this.isRemoving = true)}>Remove</button>`
              }
              <button type="button" ?disabled=${cannot} @click=${this.#check}>Check the rows</button>
              <button type="submit" ?disabled=${cannot}>Set</button>
            </div>`
      }
    </form>`;
  }

  #question(): TemplateResult {
    return html`<div class="notice" role="alertdialog" aria-labelledby="remove-schema">
      <p id="remove-schema">Let rows be any from now on? Those there stay as they are.</p>
      <div class="buttons">
        <button type="button" @click=${() => (this.isRemoving = false)}>Keep it</button>
        <button type="button" class="danger" ?disabled=${this.isBusy} @click=${this.#remove}>Remove the schema</button>
      </div>
    </div>`;
  }

  get #path(): string {
    return `${collectionPath(this.collection)}/schema`;
  }

  get #text(): string {
    return this.querySelector('textarea')!.value;
  }

  readonly #read = async (): Promise<void> => {
    await this.attempt(async () => {
      const response = await this.service.fetch('GET', this.#path, { signal: this.leaving });
      const text = await response.text();
      const problem = problemIn(text);
      if (response.ok) this.stored = { text: visibleText(text), etag: response.headers.get('ETag')! };
      else if (problem.code === 'schema_not_found') this.stored = null;
      else throw new ServiceProblem(response.status, problem);
    });
  };

  /** Replaces the edited text with the stored schema. */
  readonly #take = async (): Promise<void> => {
    await this.#read();
    if (this.failure !== undefined) return;
    this.querySelector('textarea')!.value = this.stored?.text ?? first;
    this.#judge();
  };

  readonly #judge = (): void => {
    this.done = '';
    this.hint = faultIn(this.#text) ?? '';
  };

  readonly #check = (): Promise<void> =>
    this.#busy(async () => {
      await this.#put({ dry_run: 'true' });
      this.done = 'All rows keep to it. It was not set.';
    });

  readonly #set = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    this.#judge();
    if (this.hint !== '') return;
    await this.#busy(async () => {
      const text = this.#text;
      this.stored = { text, etag: await this.#put({}) };
      this.done = 'Every row keeps to it from now on.';
    });
  };

  readonly #remove = (): Promise<void> =>
    this.#busy(async () => {
      await this.service.request('DELETE', this.#path, {
        headers: { 'If-Match': this.stored!.etag, 'Idempotency-Key': newIdempotencyKey() },
      });
      this.stored = null;
      this.done = 'Rows may be any from now on.';
    });

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

  async #busy(work: () => Promise<void>): Promise<void> {
    this.isBusy = true;
    this.done = '';
    await this.attempt(work);
    this.isBusy = this.isRemoving = false;
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

customElements.define('schema-view', SchemaView);
