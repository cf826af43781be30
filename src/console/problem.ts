/** What went wrong, in the words of the service. */
import { html, nothing, type TemplateResult } from 'lit';
import { ServiceProblem } from './service.js';

export function problemBox(error: unknown): TemplateResult | typeof nothing {
  if (error === undefined) return nothing;
  // The sentence may say it all.
  const items = (error instanceof ServiceProblem ? error.errors : []).filter(
    ({ detail }) => !messageOf(error).includes(detail),
  );
  return html`<div class="problem" role="alert">
    <p>${messageOf(error)}</p>
    ${
      items.length > 0
        ? html`<ul>${items.map(
            ({ pointer, parameter, detail }) => html`<li><code>${pointer ?? parameter}</code> ${detail}</li>`,
          )}</ul>`
        : nothing
    }
  </div>`;
}

/** @param isLive whether there is a connection; undefined before the first one */
export function connectionState(isLive: boolean | undefined): TemplateResult {
  if (isLive) return html`<span class="live">live</span>`;
  return isLive === undefined
    ? html`connecting`
    : html`<span class="lost">connection lost, trying again</span>`;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
