/**
 * Adds the interactive features to the documentation pages. Without this script, the pages can be read, but
 * not searched or tried out.
 */
import { only } from './element.js';
import { startGuide } from './guide.js';
import { highlight } from './highlight.js';
import { startNavigation } from './navigation.js';
import { startSearch } from './search/search.js';
import { startFeed } from './trying/feed.js';
import { startLanguages } from './trying/languages.js';
import { startTrying } from './trying/trying.js';

for (const code of document.querySelectorAll<HTMLElement>('code[data-language=json]')) highlight(code);
const article = document.querySelector<HTMLElement>('article');
if (article !== null) startGuide(article);
letKeysScroll(document.querySelectorAll<HTMLElement>('pre, .wide'));
startNavigation();
startSearch();
// Only the page of the contracts has this form. Guides have no requests to try out.
const keyForm = document.querySelector<HTMLFormElement>('#key-form');
if (keyForm !== null) {
  const apiKey = startKey(keyForm);
  startTrying(apiKey);
  startFeed(apiKey);
  startLanguages();
}
document.documentElement.classList.add('live');

/** Keeps the key only in its input field. @returns a function that returns the entered key */
function startKey(form: HTMLFormElement): () => string {
  const field = only<HTMLInputElement>('input', form);
  const show = only('button', form);
  const apiKey = (): string => field.value.trim();
  const noteKey = (): void => void document.body.classList.toggle('has-key', apiKey() !== '');
  form.addEventListener('submit', (event) => event.preventDefault());
  field.addEventListener('input', noteKey);
  show.addEventListener('click', () => {
    const shown = field.type === 'password';
    field.type = shown ? 'text' : 'password';
    show.setAttribute('aria-pressed', String(shown));
  });
  noteKey();
  return apiKey;
}

/** Makes scrollable boxes focusable, because not every browser lets the keyboard scroll them. */
function letKeysScroll(boxes: Iterable<HTMLElement>): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight)
        (target as HTMLElement).tabIndex = 0;
      else target.removeAttribute('tabindex');
    }
  });
  for (const box of boxes) observer.observe(box);
}
