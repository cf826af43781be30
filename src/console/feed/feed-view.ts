/** Shows the frames of a collection's feed as they arrive. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { Frame } from '../../client/copy.js';
import type { MirrorError } from '../../client/error.js';
import { Follower } from '../../client/follower.js';
import { platformTime } from '../../client/time.js';
import { counted } from '../../text/count.js';
import { visibleText } from '../../text/visible.js';
import type { Row } from '../rows/places.js';
import { collectionPath, ServiceProblem } from '../service.js';
import { type Connection, connectionState, heading, linkTo, problemBox } from '../templates.js';
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

@customElement('feed-view')
export class FeedView extends View {
  @state() accessor connection: Connection = 'connecting';
  /** True if frames are missing between the frames that are shown. */
  @state() accessor isCut = false;
  @state() accessor isPaused = false;
  #frames: Shown[] = [];
  #count = 0;
  #cursor = '';
  readonly #draw = oncePerFrame(() => {
    if (!this.isPaused) this.requestUpdate();
  });

  override render(): TemplateResult {
    const { collection } = this;
    return html`
      ${heading(
        `Feed of ${collection}`,
        html`${linkTo('rows', collection, 'Rows')}
          <button type="button" aria-pressed=${this.isPaused} @click=${() => (this.isPaused = !this.isPaused)}>Pause</button>`,
        html`<span class="state">${counted(this.#count, 'frame')} · ${connectionState(this.connection)}</span>`,
      )}
      ${problemBox(this.failure)}
      ${this.isCut ? html`<p class="hint">The connection was lost for too long, so some frames are missing.</p>` : nothing}
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
      ${this.#frames.length === mostFrames ? html`<p class="hint">This page no longer shows earlier frames.</p>` : nothing}
    `;
  }

  /**
   * Tries to open the feed until it succeeds. Stops if the server rejects the request with a status below
   * 429.
   */
  override async refresh(): Promise<boolean> {
    while (!(await super.refresh()) && !this.leaving.aborted) {
      if (this.failure instanceof ServiceProblem && this.failure.status < 429) {
        this.connection = 'ended';
        return false;
      }
      this.connection = 'lost';
      await new Promise((resolve) => setTimeout(resolve, againMs));
    }
    return true;
  }

  /** Reads the current cursor. The feed sends the changes after it. */
  async #begin(): Promise<void> {
    const query = { limit: 1, fields: 'id' };
    const { headers } = await this.get(`${collectionPath(this.collection)}/rows`, query);
    this.#cursor = headers.get('Collection-Cursor')!;
  }

  override async read(): Promise<void> {
    const { service, collection } = this;
    await this.#begin();
    const follower = new Follower<Row>(
      { url: service.url, collection, key: service.key, signal: this.leaving },
      platformTime,
      {
        begin: () => this.#cursor,
        opened: () => (this.connection = 'live'),
        frames: (frames) => {
          for (const frame of frames) this.#take(frame);
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
          if (error.code !== 'cursor_expired') return;
          // The change log no longer contains the changes after the cursor. Resume from the current state.
          this.isCut = true;
          this.#begin().catch((error) => (this.failure = error));
        },
      },
    );
    await follower.run();
  }

  #take({ event, cursor = '', collection: _, ...rest }: Frame<Row> & { readonly collection?: string }): void {
    this.#cursor = cursor || this.#cursor;
    if (event === 'bookmark') return;
    this.#count += 1;
    const text = visibleText(JSON.stringify(rest));
    const shown = text.length > mostShown ? `${text.slice(0, mostShown)}…` : text;
    this.#frames.unshift({ number: this.#count, event, cursor, text: shown });
  }
}
