/**
 * Shows the collections of the account. If the account has no collection, shows how to create the first one.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { components } from '../../../generated/openapi.js';
import { visibleText } from '../../text/visible.js';
import { addressOf } from '../route.js';
import { sampleRows } from '../rows/examples.js';
import { collectionPath } from '../service.js';
import { linkTo, problemBox } from '../templates.js';
import { submitted, View } from '../view.js';

type Details = components['schemas']['CollectionDetails'];
/** A collection. Its details are undefined until they are read. */
type Listed = Pick<Details, 'name'> & Partial<Details>;

/** The maximum number of concurrent requests for collection details. */
const atOnce = 6;
/** How long to wait until the progress of unfinished indexes is read again. */
const progressMs = 2_000;

@customElement('collections-view')
export class CollectionsView extends View {
  @state() accessor collections: readonly Listed[] | undefined;
  /** The value of `after` for the next page. Undefined after the last page. */
  @state() accessor next: string | undefined;
  /** The name of the collection whose deletion the user is asked to confirm. */
  @state() accessor deleting: string | undefined;

  #watching: ReturnType<typeof setTimeout> | undefined;

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
        <tr><th>Name</th><th class="number">Rows</th><th>Indexes</th><th><span class="hidden">Actions</span></th></tr>
      </thead>
      <tbody>
        ${collections.map(
          ({ name, rows, indexes }) => html`<tr>
            <td>${linkTo('rows', name, name)}</td>
            <td class="number">${rows?.toLocaleString() ?? '…'}</td>
            <td>${indexes?.map(shownIndex).join(' · ')}</td>
            <td class="actions">
              <a href=${addressOf({ view: 'feed', collection: name })} aria-label="Feed of ${name}">Feed</a>
              <button type="button" class="quiet" aria-label="Delete ${name}" @click=${() => this.#ask(name)}>
                Delete
              </button>
            </td>
          </tr>`,
        )}
      </tbody>
    </table>
    ${this.next === undefined ? nothing : html`<button type="button" ?disabled=${this.isBusy} @click=${() => this.act(() => this.#more())}>More collections</button>`}`;
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
          <button type="button" @click=${() => this.dialog.close()}>Cancel</button>
          <button type="submit" class="danger">Delete</button>
        </div>
      </form>
    </dialog>`;
  }

  override async read(): Promise<void> {
    this.collections = undefined;
    this.next = undefined;
    await this.#more();
  }

  /** Reads the next page, and the details of its collections. */
  async #more(): Promise<void> {
    const { body, headers } = await this.get<Listed[]>('/v1/collections', { after: this.next });
    this.collections = [...(this.collections ?? []), ...body];
    this.next = headers.get('Next-After') ?? undefined;
    await this.#describe(body);
  }

  async #describe(collections: readonly Listed[]): Promise<void> {
    const waiting = collections.map(({ name }) => name);
    const describe = async (): Promise<void> => {
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
        await this.#describeOne(name);
    };
    await Promise.all(Array.from({ length: atOnce }, describe));
    this.#watching ??= setTimeout(() => {
      this.#watching = undefined;
      const unfinished = this.collections?.filter(({ indexes }) =>
        indexes?.some(({ percent }) => percent < 100),
      );
      if (unfinished?.length && !this.leaving.aborted) void this.#describe(unfinished);
    }, progressMs);
  }

  async #describeOne(name: string): Promise<void> {
    // If the collection was deleted in the meantime, its details stay unchanged.
    const answer = await this.get<Details>(collectionPath(name)).catch(() => undefined);
    if (answer !== undefined)
      this.collections = this.collections?.map((each) => (each.name === name ? answer.body : each));
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
    this.dialog.querySelector('form')!.reset();
    await this.updateComplete;
    this.dialog.showModal();
  }

  async #delete(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const name = this.deleting!;
    await this.act(async () => {
      await this.service.request('DELETE', collectionPath(name));
      this.collections = this.collections?.filter((each) => each.name !== name);
      this.dialog.close();
    });
  }
}

/** Describes an index by its fields, such as `price, name`, and its progress until it is complete. */
function shownIndex({ fields, percent }: Details['indexes'][number]): string {
  const names = visibleText(fields.join(', '));
  return percent === 100 ? names : `${names} (${percent} %)`;
}
