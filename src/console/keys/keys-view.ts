/** Shows the API keys of the account. The user can create, update, rotate and revoke keys. */
import { html, nothing, type TemplateResult } from 'lit';
import { visibleText } from '../../text/visible.js';
import { problemBox } from '../problem.js';
import { copyText, View } from '../view.js';
import { type CreatedKey, type Key, shownTime, stateOf } from './key.js';
import { changesIn, isOfField, keyFields, keyIn } from './key-form.js';

type Task =
  | { readonly is: 'create' }
  | { readonly is: 'change' | 'rotate' | 'end'; readonly key: Key }
  | { readonly is: 'shown'; readonly key: CreatedKey };

class KeysView extends View {
  static override properties = {
    ...View.properties,
    keys: { state: true },
    task: { state: true },
    problem: { state: true },
    isBusy: { state: true },
    showsEnded: { state: true },
  };

  declare keys: readonly Key[] | undefined;
  /** The task for which the dialog is open. */
  declare task: Task | undefined;
  /** The error of the last request that the dialog sent. */
  declare problem: unknown;
  declare isBusy: boolean;
  declare showsEnded: boolean;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#read();
  }

  override render(): TemplateResult {
    return html`
      <div class="heading">
        <h1 tabindex="-1">Keys</h1>
        <span class="gap"></span>
        <button type="submit" ?disabled=${this.keys === undefined} @click=${() => this.#begin({ is: 'create' })}>New key</button>
      </div>
      ${problemBox(this.failure)} ${this.keys === undefined ? nothing : this.#list(this.keys)}
      <dialog aria-labelledby="key-task" @close=${() => (this.task = undefined)} @cancel=${this.#cancel}>
        ${this.task === undefined ? nothing : this.#asked(this.task)}
      </dialog>
    `;
  }

  #list(keys: readonly Key[]): TemplateResult {
    const shown = keys.filter((key) => this.showsEnded || stateOf(key) === 'valid');
    const ended = keys.filter((key) => stateOf(key) !== 'valid').length;
    return html`<div class="wide" tabindex="0" role="region" aria-label="Keys">
        <table class="list">
          <thead>
            <tr>
              <th>Name</th><th>Begins</th><th>Scopes</th><th>Collections</th><th>Ends (UTC)</th><th>Last used</th>
              <th>State</th><th><span class="hidden">Actions</span></th>
            </tr>
          </thead>
          <tbody>${shown.map((key) => this.#row(key))}</tbody>
        </table>
      </div>
      ${
        ended === 0
          ? nothing
          : html`<label class="check">
              <input type="checkbox" .checked=${this.showsEnded ?? false}
                @change=${(event: Event) => (this.showsEnded = (event.target as HTMLInputElement).checked)} />
              Show ${ended} that ${ended === 1 ? 'has' : 'have'} ended
            </label>`
      }`;
  }

  #row(key: Key): TemplateResult {
    const state = stateOf(key);
    const button = (is: 'change' | 'rotate' | 'end', title: string) =>
      html`<button type="button" class="quiet" aria-label="${title} ${visibleText(key.name)}" @click=${() => this.#begin({ is, key })}>
        ${title}
      </button>`;
    return html`<tr class=${state}>
      <td>${visibleText(key.name)}</td>
      <td><code>${key.prefix}…</code></td>
      <td>${key.scopes.join(', ')}</td>
      <td>${key.collections?.join(', ') ?? 'all'}</td>
      <td>${shownTime(key.expires_at, 'never')}</td>
      <td>${shownTime(key.last_used_at, 'never')}</td>
      <td>${state}</td>
      <td class="actions">
        ${state === 'valid' ? [button('change', 'Change'), button('rotate', 'Rotate'), button('end', 'End')] : nothing}
      </td>
    </tr>`;
  }

  #asked(task: Task): TemplateResult {
    switch (task.is) {
      case 'create':
        return this.#form('New key', keyFields(undefined, this.problem), 'Make the key');
      case 'change':
        return this.#form(
          `Change ${visibleText(task.key.name)}`,
          keyFields(task.key, this.problem),
          'Change it',
        );
      case 'rotate':
        return this.#form(
          `Rotate ${visibleText(task.key.name)}`,
          html`<p>Makes a key that may do the same. The old one ends after a while, so that there is time to put the new one in its place.</p>
            <label>The old one works for
              <select name="grace">
                <option value="24h">a day</option>
                <option value="1h">an hour</option>
                <option value="7d">a week</option>
                <option value="0s">no longer: it ends at once</option>
              </select>
            </label>`,
          'Rotate it',
        );
      case 'end':
        return this.#form(
          `End ${visibleText(task.key.name)}?`,
          html`<p>Its requests are refused from then on, and its feeds are closed. It can't be revived.</p>
            ${this.service.key.startsWith(task.key.prefix) ? html`<p><b>It is the key that you are signed in with.</b></p>` : nothing}`,
          'End the key',
          'danger',
        );
      case 'shown':
        return this.#shown(task.key);
    }
  }

  #form(title: string, content: TemplateResult, submit: string, kind = ''): TemplateResult {
    return html`<form method="dialog" @submit=${this.#submit}>
      <h2 id="key-task">${title}</h2>
      ${content} ${isOfField(this.problem) ? nothing : problemBox(this.problem)}
      <div class="buttons">
        <button type="button" ?disabled=${this.isBusy ?? false} @click=${() => this.#dialog.close()}>Cancel</button>
        <button type="submit" class=${kind} ?disabled=${this.isBusy ?? false}>${submit}</button>
      </div>
    </form>`;
  }

  #shown(key: CreatedKey): TemplateResult {
    return html`<h2 id="key-task">The key ${visibleText(key.name)}</h2>
      <p>Copy it now: it is shown this once, and kept nowhere.</p>
      <div class="copied">
        <pre tabindex="0"><code class="secret">${key.key}</code></pre>
        <button type="button" @click=${(event: Event) => copyText(event.target as HTMLButtonElement, key.key)}>Copy</button>
      </div>
      <div class="buttons"><button type="submit" @click=${() => this.#dialog.close()}>I have it</button></div>`;
  }

  get #dialog(): HTMLDialogElement {
    return this.querySelector('dialog')!;
  }

  #read(): Promise<boolean> {
    return this.attempt(async () => {
      const keys: Key[] = [];
      for (let after: string | undefined, isMore = true; isMore; isMore = after !== undefined) {
        const query = { limit: '1000', after };
        const page = await this.service.get<Key[]>('/v1/keys', { query, signal: this.leaving });
        keys.push(...page.body);
        after = page.headers.get('Next-After') ?? undefined;
      }
      this.keys = keys;
    });
  }

  /**
   * Prevents Escape from closing the dialog during a request, and while it shows a secret. The secret is
   * shown only once, so the user must close it with the button.
   */
  #cancel(event: Event): void {
    if (this.isBusy || this.task?.is === 'shown') event.preventDefault();
  }

  async #begin(task: Task): Promise<void> {
    this.problem = undefined;
    this.task = task;
    await this.updateComplete;
    this.#dialog.showModal();
  }

  async #submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    this.isBusy = true;
    try {
      this.problem = undefined;
      const made = await this.#carryOut(this.task!, event.target as HTMLFormElement);
      if (made === undefined) this.#dialog.close();
      else this.task = { is: 'shown', key: made };
      await this.#read();
    } catch (error) {
      this.problem = error;
    }
    this.isBusy = false;
  }

  /** @returns the created key, if the task created one */
  async #carryOut(task: Task, form: HTMLFormElement): Promise<CreatedKey | undefined> {
    if (task.is === 'create')
      return (await this.service.request<CreatedKey>('POST', '/v1/keys', { body: keyIn(form) })).body;
    const path = `/v1/keys/${task.key.id}`;
    if (task.is === 'rotate') {
      const body = { grace: new FormData(form).get('grace') };
      return (await this.service.request<CreatedKey>('POST', `${path}/rotate`, { body })).body;
    }
    if (task.is === 'end') await this.service.request('DELETE', path);
    else if (task.is === 'change') {
      const body = changesIn(form, task.key);
      if (Object.keys(body).length > 0) await this.service.request('PATCH', path, { body });
    }
    return undefined;
  }
}

customElements.define('keys-view', KeysView);
