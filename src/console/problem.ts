/** Shows an error. If the server sent a problem, shows the text and the invalid fields of the problem. */
import { html, nothing, type TemplateResult } from 'lit';
import { visibleText } from '../text/visible.js';
import { ServiceProblem } from './service.js';

export function problemBox(error: unknown): TemplateResult | typeof nothing {
  if (error === undefined) return nothing;
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
              html`<li>${id === undefined ? nothing : `row ${id} `}<code>${visibleText(pointer ?? parameter ?? '')}</code> ${visibleText(detail)}</li>`,
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
  lost: 'connection lost, trying again',
  ended: 'ended',
};

/** Renders the state of the connection. Screen readers announce it when it changes. */
export function connectionState(connection: Connection): TemplateResult {
  return html`<span role="status" class=${connection}>${connectionNames[connection]}</span>`;
}

export function messageOf(error: unknown): string {
  return visibleText(error instanceof Error ? error.message : String(error));
}
