/** The base classes and helpers of all elements of the console. */
import { LitElement, type PropertyValues } from 'lit';
import type { Service } from './service.js';

/**
 * Renders into the page without a shadow root. The style sheet, labels and the browser's search therefore
 * apply to all elements.
 */
export class Part extends LitElement {
  override createRenderRoot(): this {
    return this;
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
  static override properties = { service: { attribute: false }, failure: { state: true } };

  declare service: Service;
  /** The last error. */
  declare failure: unknown;
  readonly #leaving = new AbortController();

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#leaving.abort();
  }

  /** A signal that aborts the requests of the view when the user leaves it. */
  get leaving(): AbortSignal {
    return this.#leaving.signal;
  }

  /** Runs the work and shows its error. Returns true if it succeeded. */
  async attempt(work: () => Promise<unknown>): Promise<boolean> {
    try {
      this.failure = undefined;
      await work();
      return true;
    } catch (error) {
      if (!this.leaving.aborted) this.failure = error;
      return false;
    }
  }
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

/** Copies a text to the clipboard, and shows the result on the button. */
export async function copyText(button: HTMLButtonElement, text: string): Promise<void> {
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
