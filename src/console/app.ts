/**
 * The root element of the console. It shows a sign-in form for the API key, and then the view that the URL
 * selects.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import './collections/collections-view.js';
import './feed/feed-view.js';
import './keys/keys-view.js';
import './rows/rows-view.js';
import './schema/schema-view.js';
import './transfer/transfer-view.js';
import './usage/usage-view.js';
import { problemBox } from './problem.js';
import { addressOf, type Route, routeOf } from './route.js';
import { Service, ServiceProblem } from './service.js';
import { View } from './view.js';

class Console extends View {
  static override properties = {
    ...View.properties,
    route: { state: true },
    isAsking: { state: true },
  };

  declare route: Route;
  declare isAsking: boolean;
  readonly #moved = (): void => {
    this.route = routeOf(location.hash);
    this.#focusHeading();
  };

  constructor() {
    super();
    this.route = routeOf(location.hash);
    this.isAsking = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('hashchange', this.#moved);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.#moved);
  }

  override render(): TemplateResult {
    return html`
      <a class="skip" href="#content" @click=${this.#skip}>Skip to the content</a>
      <header class="bar">
        <a class="brand" href="#/">rowfeed</a>
        ${this.service === undefined ? nothing : this.#navigation()}
        <a href="docs">Docs</a>
      </header>
      <main id="content" tabindex="-1">
        ${this.service === undefined ? this.#signIn() : keyed(JSON.stringify(this.route), this.#view())}
      </main>
    `;
  }

  #navigation(): TemplateResult {
    const here = 'collection' in this.route ? 'collections' : this.route.view;
    const link = (view: 'collections' | 'keys' | 'usage', title: string) =>
      html`<a href=${addressOf({ view })} aria-current=${here === view ? 'page' : nothing}>${title}</a>`;
    return html`<nav aria-label="Views">
        ${link('collections', 'Collections')} ${link('keys', 'Keys')} ${link('usage', 'Usage')}
      </nav>
      <button type="button" class="quiet" @click=${this.#signOut}>Sign out</button>`;
  }

  #view(): TemplateResult {
    const { service, route } = this;
    switch (route.view) {
      case 'collections':
        return html`<collections-view .service=${service}></collections-view>`;
      case 'keys':
        return html`<keys-view .service=${service}></keys-view>`;
      case 'usage':
        return html`<usage-view .service=${service}></usage-view>`;
      case 'feed':
        return html`<feed-view .service=${service} .collection=${route.collection}></feed-view>`;
      case 'schema':
        return html`<schema-view .service=${service} .collection=${route.collection}></schema-view>`;
      case 'transfer':
        return html`<transfer-view .service=${service} .collection=${route.collection}></transfer-view>`;
      default:
        return html`<rows-view .service=${service} .collection=${route.collection}></rows-view>`;
    }
  }

  #signIn(): TemplateResult {
    return html`<form class="card sign-in" @submit=${this.#submitKey}>
      <h1 tabindex="-1">Sign in</h1>
      <p>With an API key. It stays in this page's memory, and is gone with the page.</p>
      <input type="text" name="username" autocomplete="username" value="rowfeed" hidden />
      <label>API key
        <input name="key" type="password" autocomplete="current-password" required spellcheck="false" />
      </label>
      ${problemBox(this.failure)}
      <button type="submit" ?disabled=${this.isAsking}>Sign in</button>
      <details>
        <summary>Where is my key?</summary>
        <p>The first start of the service printed one. Another one is made at the machine that it runs on:</p>
        <pre><code>npx rowfeed keys create --name me --scopes read,write,admin</code></pre>
      </details>
    </form>`;
  }

  async #submitKey(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).elements.namedItem('key') as HTMLInputElement;
    const key = field.value.trim();
    this.isAsking = true;
    const service = new Service(key);
    const isTaken = await this.attempt(async () => {
      if (!/^[!-~]+$/.test(key))
        throw new Error('A key is made of letters, digits and signs, without blanks.');
      await service.get('/v1/usage');
    });
    this.isAsking = false;
    if (isTaken) {
      this.service = service;
      this.#focusHeading();
    } else if (this.failure instanceof ServiceProblem) field.select();
  }

  #focusHeading(): void {
    // The next animation frame comes after the new view has rendered.
    requestAnimationFrame(() => this.querySelector<HTMLElement>('main h1')?.focus());
  }

  /** Reloads the page, so that the key and all data on the page are discarded. */
  #signOut(): void {
    location.reload();
  }

  /** Moves the focus in code, because the link must not change the fragment: the router uses it. */
  #skip(event: Event): void {
    event.preventDefault();
    this.querySelector<HTMLElement>('#content')?.focus();
  }
}

customElements.define('rowfeed-console', Console);
