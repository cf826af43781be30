/**
 * Shows the collections of the account. If the account has no collection, shows how to create the first one.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { problemBox } from '../problem.js';
import { addressOf } from '../route.js';
import { collectionPath } from '../service.js';
import { View } from '../view.js';

interface Listed {
  readonly name: string;
  /** The number of rows. Undefined until it is read. */
  readonly rows?: number;
}

/** The maximum number of concurrent requests for collection details. */
const atOnce = 6;

class CollectionsView extends View {
  static override properties = {
    ...View.properties,
    collections: { state: true },
    deleting: { state: true },
    problem: { state: true },
  };

  declare collections: readonly Listed[] | undefined;
  /** The name of the collection whose deletion the user is asked to confirm. */
  declare deleting: string | undefined;
  /** The error of the last form that the user submitted. */
  declare problem: unknown;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#read();
  }

  override render(): TemplateResult {
    const { collections } = this;
    return html`
      <h1 tabindex="-1">Collections</h1>
      ${problemBox(this.failure)}
      ${collections === undefined ? nothing : collections.length === 0 ? this.#first() : this.#list(collections)}
      <form class="line" @submit=${this.#create}>
        <label>New collection <input name="name" required maxlength="64" placeholder="notes" autocomplete="off" /></label>
        <button type="submit">Create</button>
      </form>
      ${problemBox(this.problem)} ${this.#question()}
    `;
  }

  #first(): TemplateResult {
    return html`<section class="card first">
      <h2>Begin here</h2>
      <p>A collection holds rows, and a row is any JSON object. Whatever changes is shown as it happens.</p>
      <button type="submit" @click=${() => this.#make('notes')}>Create the collection notes</button>
    </section>`;
  }

  #list(collections: readonly Listed[]): TemplateResult {
    return html`<table class="list">
      <thead>
        <tr><th>Name</th><th class="number">Rows</th><th><span class="hidden">Actions</span></th></tr>
      </thead>
      <tbody>
        ${collections.map(
          ({ name, rows }) => html`<tr>
            <td><a href=${addressOf({ view: 'rows', collection: name })}>${name}</a></td>
            <td class="number">${rows?.toLocaleString() ?? '…'}</td>
            <td class="actions">
              <a href=${addressOf({ view: 'feed', collection: name })} aria-label="Feed of ${name}">Feed</a>
              <button type="button" class="quiet" aria-label="Delete ${name}" @click=${() => this.#ask(name)}>
                Delete
              </button>
            </td>
          </tr>`,
        )}
      </tbody>
    </table>`;
  }

  #question(): TemplateResult {
    const { deleting } = this;
    return html`<dialog aria-labelledby="deleting" @close=${() => (this.deleting = undefined)}>
      <form method="dialog" @submit=${this.#delete}>
        <h2 id="deleting">Delete ${deleting}?</h2>
        <p>Its rows and its log are gone then, and nothing brings them back.</p>
        <label>Type its name to confirm <input name="name" autocomplete="off" required pattern=${deleting ?? ''} /></label>
        ${problemBox(deleting === undefined ? undefined : this.problem)}
        <div class="buttons">
          <button type="button" @click=${() => this.#dialog.close()}>Keep it</button>
          <button type="submit" class="danger">Delete</button>
        </div>
      </form>
    </dialog>`;
  }

  get #dialog(): HTMLDialogElement {
    return this.querySelector('dialog')!;
  }

  async #read(): Promise<void> {
    await this.attempt(async () => {
      const { body } = await this.service.get<Listed[]>('/v1/collections', { signal: this.leaving });
      this.collections = body;
      const waiting = body.map(({ name }) => name);
      const count = async (): Promise<void> => {
        for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await this.#count(name);
      };
      await Promise.all(Array.from({ length: atOnce }, count));
    });
  }

  async #count(name: string): Promise<void> {
    // If the collection was deleted in the meantime, its row count stays empty.
    const { body } = await this.service
      .get<{ rows: number }>(collectionPath(name), { signal: this.leaving })
      .catch(() => ({ body: { rows: undefined } }));
    if (body.rows === undefined) return;
    const { rows } = body;
    this.collections = this.collections?.map((each) => (each.name === name ? { name, rows } : each));
  }

  async #create(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    await this.#make((form.elements.namedItem('name') as HTMLInputElement).value);
  }

  async #make(name: string): Promise<void> {
    try {
      this.problem = undefined;
      await this.service.request('POST', '/v1/collections', { body: { name } });
      location.hash = addressOf({ view: 'rows', collection: name });
    } catch (error) {
      this.problem = error;
    }
  }

  async #ask(name: string): Promise<void> {
    this.problem = undefined;
    this.deleting = name;
    this.#dialog.querySelector('form')!.reset();
    await this.updateComplete;
    this.#dialog.showModal();
  }

  async #delete(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const name = this.deleting!;
    try {
      this.problem = undefined;
      await this.service.request('DELETE', collectionPath(name));
      this.collections = this.collections?.filter((each) => each.name !== name);
      this.#dialog.close();
    } catch (error) {
      this.problem = error;
    }
  }
}

customElements.define('collections-view', CollectionsView);
