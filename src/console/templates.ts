/** The parts of the page that several views have. */
import { html, nothing, type TemplateResult } from 'lit';
import { visibleText } from '../text/visible.js';
import { addressOf, type Route } from './route.js';
import { ServiceProblem } from './service.js';

/** Shows the title of a view. Links and buttons are at the end of the line. */
export function heading(title: string, end: unknown, state: unknown = nothing): TemplateResult {
  return html`<div class="heading">
    <h1 tabindex="-1">${title}</h1>
    ${state}<span class="gap"></span>${end}
  </div>`;
}

export function linkTo(view: Route['view'], collection: string, text: string): TemplateResult {
  return html`<a href=${addressOf({ view, collection })}>${text}</a>`;
}

/** Asks the user to confirm something, within a form. */
export function question(
  text: string,
  no: { readonly text: string; readonly do: () => void },
  yes: { readonly text: string; readonly do: () => void; readonly isDisabled?: boolean },
): TemplateResult {
  return html`<div class="notice" role="alertdialog" aria-label=${text}>
    <p>${text}</p>
    <div class="buttons">
      <button type="button" @click=${no.do}>${no.text}</button>
      <button type="button" class="danger" ?disabled=${yes.isDisabled} @click=${yes.do}>${yes.text}</button>
    </div>
  </div>`;
}

/** Shows a text with a button that copies it. */
export function copyable(text: string, label: string, kind = ''): TemplateResult {
  return html`<div class="copied">
    <pre tabindex="0"><code class=${kind}>${text}</code></pre>
    <button type="button" class="quiet" aria-label="Copy ${label}"
      @click=${(event: Event) => copyText(event.target as HTMLButtonElement, text)}>Copy</button>
  </div>`;
}

/** Shows an error. If the server sent a problem, shows the text and the invalid fields of the problem. */
export function problemBox(error: unknown): TemplateResult | typeof nothing {
  if (error === undefined) return nothing;
  // The id of such an item is that of the other row, which its text also names.
  const isTaken = error instanceof ServiceProblem && error.code === 'row_key_taken';
  // The message can already contain the detail of an item.
  const items = (error instanceof ServiceProblem ? error.errors : []).filter(
    ({ detail }) => !messageOf(error).includes(detail),
  );
  return html`<div class="problem" role="alert">
    <p>${messageOf(error)}</p>
    ${
      items.length > 0
        ? html`<ul>${items.map(
            ({ id, pointer, parameter, detail }) =>
              html`<li>${id === undefined || isTaken ? nothing : `row ${id} `}<code>${visibleText(pointer ?? parameter ?? '')}</code> ${visibleText(detail)}</li>`,
          )}</ul>`
        : nothing
    }
  </div>`;
}

/** The state of the connection to a feed. */
export type Connection = 'connecting' | 'live' | 'lost' | 'ended';

const connectionNames: Readonly<Record<Connection, string>> = {
  connecting: 'connecting',
  live: 'live',
  lost: 'connection lost, reconnecting',
  ended: 'ended',
};

/** Renders the state of the connection. Screen readers announce it when it changes. */
export function connectionState(connection: Connection): TemplateResult {
  return html`<span role="status" class=${connection}>${connectionNames[connection]}</span>`;
}

function messageOf(error: unknown): string {
  return visibleText(error instanceof Error ? error.message : String(error));
}

/** Copies a text to the clipboard, and shows the result on the button. */
async function copyText(button: HTMLButtonElement, text: string): Promise<void> {
  button.dataset.label ??= button.textContent;
  const isCopied = await putOnClipboard(text).catch(() => false);
  button.textContent = isCopied ? 'Copied' : 'Not copied';
  setTimeout(() => (button.textContent = button.dataset.label!), 1_500);
}

/**
 * Browsers only offer the clipboard API on pages from HTTPS or localhost. On other pages, copies with a
 * temporary text area.
 */
async function putOnClipboard(text: string): Promise<boolean> {
  if (navigator.clipboard !== undefined) {
    await navigator.clipboard.writeText(text);
    return true;
  }
  const area = document.createElement('textarea');
  area.value = text;
  (document.querySelector('dialog[open]') ?? document.body).append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  return isCopied;
}
