/** Handles the keys that work in all views, and lists all keys in a dialog. */
import { html, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { Part } from './view.js';

const keys: readonly (readonly [key: string, action: string])[] = [
  ['?', 'Show this list.'],
  ['/', 'Go to the filter.'],
  ['↑ ↓ Page Up Page Down Home End', 'Move through the rows.'],
  ['Enter', 'Open the row.'],
  ['Space', 'Select or deselect the row.'],
  ['Shift + Space', 'Select all rows from the last selected row.'],
  ['Delete', 'Delete the selected rows after confirmation.'],
  ['Escape', 'Close a dialog.'],
];

@customElement('keyboard-help')
export class KeyboardHelp extends Part {
  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('keydown', this.#key);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.#key);
  }

  override render(): TemplateResult {
    return html`<button type="button" class="quiet" @click=${() => this.dialog.showModal()}>Keyboard</button>
      <dialog aria-labelledby="keys-title">
        <form method="dialog">
          <h2 id="keys-title">Keyboard</h2>
          <table class="list">
            <thead><tr><th>Key</th><th>What it does</th></tr></thead>
            <tbody>${keys.map(([key, action]) => html`<tr><td><kbd>${key}</kbd></td><td>${action}</td></tr>`)}</tbody>
          </table>
          <div class="buttons"><button type="submit">Close</button></div>
        </form>
      </dialog>`;
  }

  readonly #key = (event: KeyboardEvent): void => {
    const isTyping = (event.target as Element).matches('input, textarea, select');
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('dialog[open]') !== null) return;
    const filter = document.querySelector<HTMLInputElement>('form.filter [name=filter]');
    if (event.key === '?') this.dialog.showModal();
    else if (event.key === '/' && filter !== null) filter.focus();
    else return;
    event.preventDefault();
  };
}
