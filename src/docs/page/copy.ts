/** Buttons that copy an example. */
import { element } from './element.js';

/** @param textOf returns the text to copy */
export function offerCopy(place: HTMLElement, textOf: () => string): void {
  // Browsers only offer the clipboard API on secure origins.
  if (!navigator.clipboard) return;
  const button = element('button', { type: 'button', class: 'copy' }, 'Copy');
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(textOf());
    button.textContent = 'Copied';
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 1_500);
  });
  place.append(button);
}
