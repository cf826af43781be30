/** What all elements of the console have in common. */
import { LitElement } from 'lit';
import type { Service } from './service.js';

/** Drawn into the page itself, where one style, labels and the browser's own search reach all of it. */
export class Part extends LitElement {
  override createRenderRoot(): this {
    return this;
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
  const label = button.textContent;
  await navigator.clipboard.writeText(text).then(
    () => (button.textContent = 'Copied'),
    () => (button.textContent = 'Not copied'),
  );
  setTimeout(() => (button.textContent = label), 1_500);
}
