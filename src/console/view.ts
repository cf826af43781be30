/** The base classes of all elements of the console. */
import { LitElement, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Answer, Ask, Service } from './service.js';

/**
 * Renders into the page without a shadow root. The style sheet, labels and the browser's search therefore
 * apply to all elements.
 */
export class Part extends LitElement {
  override createRenderRoot(): this {
    return this;
  }

  /** The dialog of the element. */
  get dialog(): HTMLDialogElement {
    return this.querySelector('dialog')!;
  }

  /** If the focused element was removed by the update, moves the focus to the open dialog or the heading. */
  override update(changed: PropertyValues): void {
    const hadFocus = this.contains(document.activeElement);
    super.update(changed);
    if (!hadFocus || (document.activeElement ?? document.body) !== document.body) return;
    const dialog = this.querySelector('dialog[open]');
    const next = dialog?.querySelector<HTMLElement>('textarea, pre, input, select, button');
    (next ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  }
}

/** A part that sends requests to the server. */
export class View extends Part {
  @property({ attribute: false }) accessor service!: Service;
  @property() accessor collection = '';
  /** Why the view couldn't read what it shows. */
  @state() accessor failure: unknown;
  /** Why the last action of the user failed. */
  @state() accessor problem: unknown;
  /** True while an action of the user is in progress. */
  @state() accessor isBusy = false;
  readonly #leaving = new AbortController();

  override connectedCallback(): void {
    super.connectedCallback();
    void this.refresh();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#leaving.abort();
  }

  /** A signal that aborts the requests of the view when the user leaves it. */
  get leaving(): AbortSignal {
    return this.#leaving.signal;
  }

  get<Body>(path: string, query?: Ask['query']): Promise<Answer<Body>> {
    return this.service.request<Body>('GET', path, { query, signal: this.leaving });
  }

  /** Reads what the view shows. */
  async read(): Promise<void> {}

  /** Reads what the view shows, and shows the error if that fails. Returns true if it succeeded. */
  async refresh(): Promise<boolean> {
    this.failure = undefined;
    try {
      await this.read();
      return true;
    } catch (error) {
      if (!this.leaving.aborted) this.failure = error;
      return false;
    }
  }

  /** Returns true if the view can't be left yet, because the user must first decide about text that isn't saved. */
  keepsText(): boolean {
    return false;
  }

  /** Runs an action of the user, and shows its error. */
  async act(action: () => Promise<unknown>): Promise<void> {
    this.isBusy = true;
    this.problem = undefined;
    try {
      await action();
    } catch (error) {
      if (!this.leaving.aborted) this.problem = error;
    }
    this.isBusy = false;
  }
}

/** Returns the values of a submitted form, which the browser must not send itself. */
export function submitted(event: SubmitEvent): FormData {
  event.preventDefault();
  return new FormData(event.target as HTMLFormElement);
}

/** Returns a function that runs the callback at most once per animation frame, however often it is called. */
export function oncePerFrame(run: () => void): () => void {
  let isAsked = false;
  return () => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() => {
      isAsked = false;
      run();
    });
  };
}
