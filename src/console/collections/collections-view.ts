/**
 * Shows the collections of the account. If the account has no collection, shows how to create the first one.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { addressOf } from '../route.js';
import { sampleRows } from '../rows/examples.js';
import { collectionPath } from '../service.js';
import { linkTo, problemBox } from '../templates.js';
import { submitted, View } from '../view.js';

interface Listed {
  readonly name: string;
  /** The number of rows. Undefined until it is read. */
  readonly rows?: number;
}

/** The maximum number of concurrent requests for collection details. */
const atOnce = 6;

@customElement('collections-view')
export class CollectionsView extends View {
  @state() accessor collections: readonly Listed[] | undefined;
  /** The name of the collection whose deletion the user is asked to confirm. */
  @state() accessor deleting: string | undefined;

  override render(): TemplateResult {
    const { collections } = this;
    return html`
      <h1 tabindex="-1">Collections</h1>
      ${problemBox(this.failure)}
      ${collections && (collections.length === 0 ? this.#first() : this.#list(collections))}
      <form class="line" @submit=${(event: SubmitEvent) => this.#create(String(submitted(event).get('name')))}>
        <label>New collection <input name="name" required maxlength="64" placeholder="notes" autocomplete="off" /></label>
        <button type="submit">Create</button>
      </form>
      ${problemBox(this.problem)} ${this.#question()}
    `;
  }

  #first(): TemplateResult {
    return html`<section class="card first">
      <h2>Get started</h2>
      <p>A collection contains rows, and a row is any JSON object. The console shows every change as it happens.</p>
      <button type="submit" @click=${() => this.#create('notes')}>Create the collection notes</button>
      <button type="button" @click=${() => this.#create('groceries', sampleRows)}>Create a collection with sample rows</button>
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
            <td>${linkTo('rows', name, name)}</td>
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
        <p>This deletes its rows and its change log. You cannot undo this.</p>
        <label>Type its name to confirm <input name="name" autocomplete="off" required pattern=${deleting ?? ''} /></label>
        ${deleting === undefined ? nothing : problemBox(this.problem)}
        <div class="buttons">
          <button type="button" @click=${() => this.#dialog.close()}>Cancel</button>
          <button type="submit" class="danger">Delete</button>
        </div>
      </form>
    </dialog>`;
  }

  get #dialog(): HTMLDialogElement {
    return this.querySelector('dialog')!;
  }

  override async read(): Promise<void> {
    const { body } = await this.get<Listed[]>('/v1/collections');
    this.collections = body;
    const waiting = body.map(({ name }) => name);
    const count = async (): Promise<void> => {
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await this.#count(name);
    };
    await Promise.all(Array.from({ length: atOnce }, count));
  }

  async #count(name: string): Promise<void> {
    // If the collection was deleted in the meantime, its row count stays empty.
    const answer = await this.get<{ rows: number }>(collectionPath(name)).catch(() => undefined);
    if (answer === undefined) return;
    const { rows } = answer.body;
    this.collections = this.collections?.map((each) => (each.name === name ? { name, rows } : each));
  }

  #create(name: string, rows: readonly object[] = []): Promise<void> {
    return this.act(async () => {
      await this.service.request('POST', '/v1/collections', { body: { name } });
      if (rows.length > 0) await this.service.request('POST', `${collectionPath(name)}/rows`, { body: rows });
      location.hash = addressOf({ view: 'rows', collection: name });
    });
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
    await this.act(async () => {
      await this.service.request('DELETE', collectionPath(name));
      this.collections = this.collections?.filter((each) => each.name !== name);
      this.#dialog.close();
    });
  }
}
