/** Shows the API keys of the account. The user can create, update, rotate and revoke keys. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { components } from '../../../generated/openapi.js';
import { counted } from '../../text/count.js';
import { visibleText } from '../../text/visible.js';
import { copyable, heading, problemBox } from '../templates.js';
import { submitted, View } from '../view.js';
import { changesIn, isOfField, type Key, keyFields, keyIn } from './key-form.js';

type CreatedKey = components['schemas']['CreatedKey'];
type Task =
  | { readonly is: 'create' }
  | { readonly is: 'update' | 'rotate' | 'revoke'; readonly key: Key }
  | { readonly is: 'shown'; readonly key: CreatedKey };

@customElement('keys-view')
export class KeysView extends View {
  @state() accessor keys: readonly Key[] | undefined;
  /** The task for which the dialog is open. */
  @state() accessor task: Task | undefined;
  @state() accessor showsInvalid = false;

  override render(): TemplateResult {
    return html`
      ${heading(
        'Keys',
        html`<button type="submit" ?disabled=${this.keys === undefined} @click=${() => this.#begin({ is: 'create' })}>New key</button>`,
      )}
      ${problemBox(this.failure)} ${this.keys && this.#list(this.keys)}
      <dialog aria-labelledby="key-task" @close=${() => (this.task = undefined)} @cancel=${this.#cancel}>
        ${this.task && this.#asked(this.task)}
      </dialog>
    `;
  }

  #list(keys: readonly Key[]): TemplateResult {
    const shown = keys.filter((key) => this.showsInvalid || stateOf(key) === 'valid');
    const invalid = keys.filter((key) => stateOf(key) !== 'valid').length;
    return html`<div class="wide" tabindex="0" role="region" aria-label="Keys">
        <table class="list">
          <thead>
            <tr>
              <th>Name</th><th>Prefix</th><th>Scopes</th><th>Collections</th><th>Expires (UTC)</th><th>Last used</th>
              <th>State</th><th><span class="hidden">Actions</span></th>
            </tr>
          </thead>
          <tbody>${shown.map((key) => this.#row(key))}</tbody>
        </table>
      </div>
      ${
        invalid === 0
          ? nothing
          : html`<label class="check">
              <input type="checkbox" .checked=${this.showsInvalid}
                @change=${(event: Event) => (this.showsInvalid = (event.target as HTMLInputElement).checked)} />
              Show ${counted(invalid, 'revoked or expired key')}
            </label>`
      }`;
  }

  #row(key: Key): TemplateResult {
    const state = stateOf(key);
    const button = (is: 'update' | 'rotate' | 'revoke', title: string) =>
      html`<button type="button" class="quiet" aria-label="${title} ${visibleText(key.name)}" @click=${() => this.#begin({ is, key })}>
        ${title}
      </button>`;
    return html`<tr class=${state}>
      <td>${visibleText(key.name)}</td>
      <td><code>${key.prefix}…</code></td>
      <td>${key.scopes.join(', ')}</td>
      <td>${key.collections?.join(', ') ?? 'all'}</td>
      <td>${shownTime(key.expires_at)}</td>
      <td>${shownTime(key.last_used_at)}</td>
      <td>${state}</td>
      <td class="actions">
        ${state === 'valid' ? [button('update', 'Update'), button('rotate', 'Rotate'), button('revoke', 'Revoke')] : nothing}
      </td>
    </tr>`;
  }

  #asked(task: Task): TemplateResult {
    if (task.is === 'create')
      return this.#form('New key', keyFields(undefined, this.problem), 'Create the key');
    if (task.is === 'shown') return this.#shown(task.key);
    const { key } = task;
    const name = visibleText(key.name);
    if (task.is === 'update')
      return this.#form(`Update ${name}`, keyFields(key, this.problem), 'Update the key');
    if (task.is === 'revoke')
      return this.#form(
        `Revoke ${name}?`,
        html`<p>The server rejects its requests and closes its feeds. You cannot undo this.</p>
          ${this.service.key.startsWith(key.prefix) ? html`<p><b>You are signed in with this key.</b></p>` : nothing}`,
        'Revoke the key',
        'danger',
      );
    return this.#form(
      `Rotate ${name}`,
      html`<p>Creates a key with the same permissions. The old key stays valid for some time, while you replace it in your programs.</p>
        <label>The old key stays valid for
          <select name="grace">
            <option value="24h">a day</option>
            <option value="1h">an hour</option>
            <option value="7d">a week</option>
            <option value="0s">no time: it expires immediately</option>
          </select>
        </label>`,
      'Rotate the key',
    );
  }

  #form(title: string, content: TemplateResult, submit: string, kind = ''): TemplateResult {
    return html`<form method="dialog" @submit=${this.#submit}>
      <h2 id="key-task">${title}</h2>
      ${content} ${isOfField(this.problem) ? nothing : problemBox(this.problem)}
      <div class="buttons">
        <button type="button" ?disabled=${this.isBusy} @click=${() => this.dialog.close()}>Cancel</button>
        <button type="submit" class=${kind} ?disabled=${this.isBusy}>${submit}</button>
      </div>
    </form>`;
  }

  #shown(key: CreatedKey): TemplateResult {
    return html`<h2 id="key-task">The key ${visibleText(key.name)}</h2>
      <p>Copy the key now. It is shown only once, and the server does not store it.</p>
      ${copyable(key.key, 'the key', 'secret')}
      <div class="buttons"><button type="submit" @click=${() => this.dialog.close()}>Done</button></div>`;
  }

  override async read(): Promise<void> {
    const keys: Key[] = [];
    for (let after: string | undefined, isMore = true; isMore; isMore = after !== undefined) {
      const page = await this.get<Key[]>('/v1/keys', { limit: '1000', after });
      keys.push(...page.body);
      after = page.headers.get('Next-After') ?? undefined;
    }
    this.keys = keys;
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
    this.dialog.showModal();
  }

  async #submit(event: SubmitEvent): Promise<void> {
    const data = submitted(event);
    await this.act(async () => {
      const made = await this.#carryOut(this.task!, data);
      if (made === undefined) this.dialog.close();
      else this.task = { is: 'shown', key: made };
      await this.refresh();
    });
  }

  /** @returns the created key, if the task created one */
  async #carryOut(task: Task, data: FormData): Promise<CreatedKey | undefined> {
    const send = async (method: string, path: string, body?: object): Promise<CreatedKey> =>
      (await this.service.request<CreatedKey>(method, `/v1/keys${path}`, { body })).body;
    if (task.is === 'create') return send('POST', '', keyIn(data));
    const { id } = task.key;
    if (task.is === 'rotate') return send('POST', `/${id}/rotate`, { grace: data.get('grace') });
    if (task.is === 'revoke') await send('DELETE', `/${id}`);
    else if (task.is === 'update') {
      const body = changesIn(data, task.key);
      if (Object.keys(body).length > 0) await send('PATCH', `/${id}`, body);
    }
    return undefined;
  }
}

function stateOf({ revoked_at, expires_at }: Key): 'valid' | 'revoked' | 'expired' {
  if (revoked_at !== null) return 'revoked';
  return expires_at !== null && Date.parse(expires_at) <= Date.now() ? 'expired' : 'valid';
}

/** Formats a time as `2030-01-31 12:00`, in UTC. */
function shownTime(time: string | null): string {
  return time === null ? 'never' : time.slice(0, 16).replace('T', ' ');
}
