/** Shows the frames of a collection's feed as they arrive. */
import { html, nothing, type TemplateResult } from 'lit';
import type { MirrorError } from '../../client/error.js';
import { Follower } from '../../client/follower.js';
import { platformTime } from '../../client/time.js';
import { visibleText } from '../../text/visible.js';
import { type Connection, connectionState, problemBox } from '../problem.js';
import { addressOf } from '../route.js';
import { collectionPath, ServiceProblem } from '../service.js';
import { oncePerFrame, View } from '../view.js';

interface Shown {
  readonly number: number;
  readonly event: string;
  readonly cursor: string;
  readonly text: string;
}

/** The maximum number of frames that the page keeps. */
const mostFrames = 300;
/** The maximum number of characters shown per frame. */
const mostShown = 2_000;
/** The delay in milliseconds before the view tries again to open a feed. */
const againMs = 2_000;

class FeedView extends View {
  static override properties = {
    ...View.properties,
    collection: { type: String },
    connection: { state: true },
    isCut: { state: true },
    isPaused: { state: true },
    version: { state: true },
  };

  declare collection: string;
  declare connection: Connection;
  /** True if frames are missing between the frames that are shown. */
  declare isCut: boolean;
  declare isPaused: boolean;
  declare version: number;
  #frames: Shown[] = [];
  #count = 0;
  #cursor = '';
  readonly #draw = oncePerFrame(() => {
    if (!this.isPaused) this.version += 1;
  });

  constructor() {
    super();
    this.isPaused = false;
    this.isCut = false;
    this.connection = 'connecting';
    this.version = 0;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#start();
  }

  override render(): TemplateResult {
    const { collection } = this;
    return html`
      <div class="heading">
        <h1 tabindex="-1">Feed of ${collection}</h1>
        <span class="state">
          ${this.#count.toLocaleString()} frames ·
          ${connectionState(this.connection)}
        </span>
        <span class="gap"></span>
        <a href=${addressOf({ view: 'rows', collection })}>Rows</a>
        <button type="button" aria-pressed=${this.isPaused} @click=${this.#pause}>Pause</button>
      </div>
      ${problemBox(this.failure)}
      ${this.isCut ? html`<p class="hint">The connection was away for too long: frames are missing.</p>` : nothing}
      ${
        this.#frames.length === 0
          ? html`<p class="card">Nothing has changed since this page was opened.</p>`
          : html`<ol class="frames" reversed start=${this.#frames[0]!.number}>
              ${this.#frames.map(
                ({ event, cursor, text }) => html`<li>
                  <span class="status event-${event}">${event}</span> <code class="cursor">${cursor}</code>
                  <code>${text}</code>
                </li>`,
              )}
            </ol>`
      }
      ${this.#frames.length === mostFrames ? html`<p class="hint">Earlier ones are not kept.</p>` : nothing}
    `;
  }

  #pause(): void {
    this.isPaused = !this.isPaused;
  }

  /**
   * Tries to open the feed until it succeeds. Stops if the server rejects the request with a status below
   * 429.
   */
  async #start(): Promise<void> {
    while (!(await this.attempt(() => this.#follow())) && !this.leaving.aborted) {
      if (this.failure instanceof ServiceProblem && this.failure.status < 429) {
        this.connection = 'ended';
        return;
      }
      this.connection = 'lost';
      await new Promise((resolve) => setTimeout(resolve, againMs));
    }
  }

  /** Reads the current cursor. The feed sends the changes after it. */
  async #begin(): Promise<void> {
    const { headers } = await this.service.get(`${collectionPath(this.collection)}/rows`, {
      query: { limit: 1, fields: 'id' },
      signal: this.leaving,
    });
    this.#cursor = headers.get('Collection-Cursor')!;
  }

  async #follow(): Promise<void> {
    const { service, collection } = this;
    await this.#begin();
    const follower = new Follower(
      { url: service.url, collection, key: service.key, signal: this.leaving },
      platformTime,
      {
        begin: () => this.#cursor,
        opened: () => (this.connection = 'live'),
        frames: (frames) => {
          for (const frame of frames) {
            const {
              event,
              cursor = '',
              collection: _,
              ...rest
            } = frame as typeof frame & { collection?: string };
            this.#cursor = cursor || this.#cursor;
            if (event === 'bookmark') continue;
            this.#count += 1;
            const text = visibleText(JSON.stringify(rest));
            const shown = text.length > mostShown ? `${text.slice(0, mostShown)}…` : text;
            this.#frames.unshift({ number: this.#count, event, cursor, text: shown });
          }
          this.#frames.length = Math.min(this.#frames.length, mostFrames);
          this.#draw();
        },
        ended: () => (this.connection = 'lost'),
        expired: () => false,
        error: (error: MirrorError) => {
          if (error.isFinal) {
            this.failure = error;
            this.connection = 'ended';
          }
          if (error.closeCode !== 4410) return;
          // The change log no longer contains the changes after the cursor. Resume from the current state.
          this.isCut = true;
          void this.attempt(() => this.#begin());
        },
      },
    );
    await follower.run();
  }
}

customElements.define('feed-view', FeedView);
