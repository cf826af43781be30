/** What all elements of the console have in common. */
import { LitElement, type PropertyValues } from 'lit';
import type { Service } from './service.js';

/** Drawn into the page itself, where one style, labels and the browser's own search reach all of it. */
export class Part extends LitElement {
  override createRenderRoot(): this {
    return this;
  }

  /** What has the focus may be drawn no more: it goes where one can go on from. */
  override update(changed: PropertyValues): void {
    const hadFocus = this.contains(document.activeElement);
    super.update(changed);
    if (!hadFocus || (document.activeElement ?? document.body) !== document.body) return;
    const dialog = this.querySelector('dialog[open]');
    const next = dialog?.querySelector<HTMLElement>('textarea, pre, input, select, button');
    (next ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  }
}

/** A part that asks the service. */
export class View extends Part {
  static override properties = { service: { attribute: false }, failure: { state: true } };

  declare service: Service;
  /** What went wrong last. */
  declare failure: unknown;
  readonly #leaving = new AbortController();

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#leaving.abort();
  }

  /** Ends what was asked for when the view is left. */
  get leaving(): AbortSignal {
    return this.#leaving.signal;
  }

  /** Does something, and shows where it fails. Whether it went well. */
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

/** Calls back once in a frame, however often it is asked for. */
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

/** A button that puts a text on the clipboard, and says so. */
export async function copyText(button: HTMLButtonElement, text: string): Promise<void> {
  button.dataset.label ??= button.textContent;
  const isCopied = await putOnClipboard(text).catch(() => false);
  button.textContent = isCopied ? 'Copied' : 'Not copied';
  setTimeout(() => (button.textContent = button.dataset.label!), 1_500);
}

/** Of pages that aren't served by https or from this machine, browsers keep the clipboard's own interface. */
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
