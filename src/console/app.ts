/**
 * The root element of the console. It shows a sign-in form for the API key, and then the view that the URL
 * selects.
 */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import './collections/collections-view.js';
import './feed/feed-view.js';
import './keyboard-help.js';
import './keys/keys-view.js';
import './rows/rows-view.js';
import './schema/schema-view.js';
import { addressOf, type Route, routeOf } from './route.js';
import { Service, ServiceProblem } from './service.js';
import { problemBox } from './templates.js';
import type { ViewAs } from './tickets/tickets-view.js';
import { submitted, View } from './view.js';

/** Views that few visitors need, or that need large scripts. They load when they are opened. */
const later: { readonly [view in Route['view']]?: () => Promise<unknown> } = {
  tickets: () => import('./tickets/tickets-view.js'),
  transfer: () => import('./transfer/transfer-view.js'),
  usage: () => import('./usage/usage-view.js'),
};
const notLoaded = 'The console could not load this view. Open it again.';

@customElement('rowfeed-console')
export class Console extends View {
  @state() accessor route = routeOf(location.hash);
  /** Whether the entered key starts or ends with blanks, as pasted keys often do. */
  @state() accessor hasBlanks = false;
  /** While the console uses a ticket: the ticket, and the service with the user's own key. */
  @state() accessor viewing: { readonly ticket: ViewAs['ticket']; readonly own: Service } | undefined;
  /** The element of the view, such as `rows-view`. Undefined until the user has signed in. */
  #view: View | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('hashchange', () => {
      if (this.#view?.keepsText()) history.pushState(null, '', addressOf(this.route));
      else this.route = routeOf(location.hash);
    });
    addEventListener('beforeunload', (event) => this.#view?.keepsText() && event.preventDefault());
    this.addEventListener('view-as', (event) => this.#viewAs((event as CustomEvent<ViewAs>).detail));
    // A file that is dropped next to a view would replace the page, and with it the session.
    for (const type of ['dragover', 'drop'] as const)
      addEventListener(
        type,
        (event) => event.dataTransfer?.types.includes('Files') && event.preventDefault(),
      );
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (this.service === undefined || !(changed.has('service') || changed.has('route'))) return;
    this.problem = undefined;
    const { route } = this;
    const load = later[route.view];
    if (load === undefined) this.#open();
    else
      load().then(
        () => {
          if (route !== this.route) return;
          this.#open();
          this.requestUpdate();
        },
        () => (this.problem = new Error(notLoaded)),
      );
  }

  #open(): void {
    this.#view = document.createElement(`${this.route.view}-view`) as View;
    Object.assign(this.#view, { service: this.service, collection: this.route.collection });
    // The next animation frame comes after the new view has rendered.
    requestAnimationFrame(() => this.querySelector<HTMLElement>('main h1')?.focus());
  }

  override render(): TemplateResult {
    return html`
      <a class="skip" href="#content" @click=${this.#skip}>Skip to the content</a>
      <header class="bar">
        <a class="brand" href="#/">rowfeed</a>
        ${this.#view && this.#navigation()}
        <a href="docs">Docs</a>
      </header>
      <main id="content" tabindex="-1">
        ${this.viewing && this.#banner(this.viewing.ticket)}
        ${this.#view && problemBox(this.problem)} ${this.#view ?? this.#signIn()}
      </main>
    `;
  }

  #navigation(): TemplateResult {
    const here = this.route.collection === undefined ? this.route.view : 'collections';
    const link = (view: Route['view'], title: string) =>
      html`<a href=${addressOf({ view })} aria-current=${here === view ? 'page' : nothing}>${title}</a>`;
    // Reloading the page discards the key and all data on the page.
    return html`<nav aria-label="Views">
        ${link('collections', 'Collections')}
        ${this.viewing ? nothing : [link('keys', 'Keys'), link('usage', 'Usage'), link('tickets', 'View as')]}
      </nav>
      <keyboard-help></keyboard-help>
      <button type="button" class="quiet" @click=${() => location.reload()}>Sign out</button>`;
  }

  #banner({ subject, expires_at }: ViewAs['ticket']): TemplateResult {
    return html`<div class="notice viewing" role="status">
      <span>You are viewing the collections as <b>${subject}</b>, with a ticket that expires at ${expires_at.slice(11, 16)} UTC.</span>
      <button type="button" @click=${this.#stopViewing}>Back to your key</button>
    </div>`;
  }

  /** Opens a collection with the ticket. The route and the service change together, so that one view opens. */
  #viewAs({ ticket, collection }: ViewAs): void {
    const own = this.service;
    const change = (): void => {
      this.viewing = { ticket, own };
      this.service = new Service(ticket.ticket);
    };
    addEventListener('hashchange', change, { once: true });
    location.hash = addressOf({ view: 'rows', collection });
  }

  #stopViewing(): void {
    this.service = this.viewing!.own;
    this.viewing = undefined;
  }

  #signIn(): TemplateResult {
    return html`<form class="card sign-in" @submit=${this.#submitKey}>
      <h1 tabindex="-1">Sign in</h1>
      <p>To sign in, enter an API key. The page keeps it only in memory.</p>
      <input type="text" name="username" autocomplete="username" value="rowfeed" hidden />
      <label>API key
        <input name="key" type="password" autocomplete="current-password" required autofocus spellcheck="false"
          aria-describedby="key-hint" @input=${(event: InputEvent) => {
            const { value } = event.target as HTMLInputElement;
            this.hasBlanks = value !== value.trim();
          }} />
      </label>
      <p id="key-hint" class="hint" role="status">${this.hasBlanks ? 'The console removes the spaces before and after the key.' : nothing}</p>
      ${problemBox(this.problem)}
      <button type="submit" ?disabled=${this.isBusy}>Sign in</button>
      <details>
        <summary>Where is my key?</summary>
        <p>The server printed a key when it first started. To create another key, run this command on the server:</p>
        <pre><code>npx rowfeed keys create --name me --scopes read,write,admin</code></pre>
      </details>
    </form>`;
  }

  async #submitKey(event: SubmitEvent): Promise<void> {
    const key = String(submitted(event).get('key')).trim();
    await this.act(async () => {
      if (!/^[!-~]+$/.test(key)) throw new Error('A key has letters, digits and punctuation, and no spaces.');
      const service = new Service(key);
      await service.request('GET', '/v1/usage');
      this.service = service;
    });
    if (this.problem instanceof ServiceProblem) this.querySelector<HTMLInputElement>('[name=key]')!.select();
  }

  /** Moves the focus in code, because the link must not change the fragment: the router uses it. */
  #skip(event: Event): void {
    event.preventDefault();
    this.querySelector<HTMLElement>('#content')?.focus();
  }
}
