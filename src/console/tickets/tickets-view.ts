/** Creates a ticket to see what it reaches: the console then uses the ticket instead of the API key. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { components } from '../../../generated/openapi.js';
import { heading, problemBox } from '../templates.js';
import { submitted, View } from '../view.js';

type Ticket = components['schemas']['Ticket'];
type Grant = components['schemas']['TicketInput']['grants'][number];

/** A ticket, and the collection to show first. */
export interface ViewAs {
  readonly ticket: Ticket;
  readonly collection: string;
}

const scopes = ['read', 'insert', 'update', 'delete'] as const;
const maxGrants = 16;
/** The lifetime of a ticket, in seconds. The console doesn't renew it. */
const expiresInS = 900;

@customElement('tickets-view')
export class TicketsView extends View {
  /** The number of each grant in the form. Numbers of removed grants aren't used again. */
  @state() accessor grants: readonly number[] = [0];
  #next = 1;

  override render(): TemplateResult {
    const { grants } = this;
    return html`
      ${heading('View as an end user', nothing)}
      <form class="card" @submit=${this.#create}>
        <p>
          The console creates a ticket with your key. It then shows only what a client with this ticket can access. The ticket is valid for
          15 minutes and exists only in this page. <a href="docs/end-users">Tickets</a>
        </p>
        <label>Subject <input name="subject" required maxlength="128" placeholder="user-17" autocomplete="off" spellcheck="false" /></label>
        ${repeat(
          grants,
          (grant) => grant,
          (grant, place) => this.#grant(grant, place + 1),
        )}
        ${problemBox(this.problem)}
        <div class="buttons">
          <button type="button" ?disabled=${grants.length === maxGrants}
            @click=${() => (this.grants = [...grants, this.#next++])}>Add a collection</button>
          <button type="submit" ?disabled=${this.isBusy}>View</button>
        </div>
      </form>
    `;
  }

  #grant(grant: number, place: number): TemplateResult {
    return html`<fieldset>
      <legend>Grant ${place}</legend>
      <label>Collection <input name="collection" required maxlength="64" autocomplete="off" spellcheck="false" /></label>
      ${scopes.map(
        (scope) => html`<label class="check">
          <input type="checkbox" name="scopes" value=${scope} ?checked=${scope === 'read'} /> ${scope}
        </label>`,
      )}
      <label>Filter <input name="filter" placeholder='all rows, or @.owner == "user-17"' autocomplete="off" spellcheck="false" /></label>
      <label>Fields, separated by commas <input name="fields" placeholder="all" autocomplete="off" spellcheck="false" /></label>
      ${
        this.grants.length === 1
          ? nothing
          : html`<button type="button" class="quiet" aria-label="Remove grant ${place}"
              @click=${() => (this.grants = this.grants.filter((each) => each !== grant))}>Remove</button>`
      }
    </fieldset>`;
  }

  async #create(event: SubmitEvent): Promise<void> {
    const subject = String(submitted(event).get('subject'));
    const grants = [...this.querySelectorAll('fieldset')].map(grantIn);
    await this.act(async () => {
      const body = { subject, expires_in: expiresInS, grants };
      const { body: ticket } = await this.service.request<Ticket>('POST', '/v1/tickets', { body });
      const detail: ViewAs = { ticket, collection: grants[0]!.collection };
      this.dispatchEvent(new CustomEvent('view-as', { bubbles: true, detail }));
    });
  }
}

function grantIn(fieldset: HTMLFieldSetElement): Grant {
  const textOf = (name: string): string =>
    fieldset.querySelector<HTMLInputElement>(`[name=${name}]`)!.value.trim();
  const [filter, names] = [textOf('filter'), textOf('fields')];
  const checked = [...fieldset.querySelectorAll<HTMLInputElement>('[name=scopes]:checked')];
  return {
    collection: textOf('collection'),
    scopes: checked.map(({ value }) => value) as Grant['scopes'],
    ...(filter !== '' && { filter }),
    ...(names !== '' && { fields: names.split(',').map((name) => name.trim()) }),
  };
}
