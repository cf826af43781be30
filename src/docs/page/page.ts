/** Brings the pages to life. Without it everything can be read, and nothing tried or searched. */
import { only } from './element.js';
import { startFeed } from './feed.js';
import { highlight } from './highlight.js';
import { startLanguages } from './languages.js';
import { startNavigation } from './navigation.js';
import { startSearch } from './search.js';
import { startTrying } from './trying.js';

for (const code of document.querySelectorAll<HTMLElement>('code[data-language=json]')) highlight(code);
letKeysScroll(document.querySelectorAll<HTMLElement>('pre, .wide'));
startNavigation();
startSearch();
// On the page of the contracts; a guide has nothing to try.
const keyForm = document.querySelector<HTMLFormElement>('#key-form');
if (keyForm !== null) {
  const apiKey = startKey(keyForm);
  startTrying(apiKey);
  startFeed(apiKey);
  startLanguages();
}
document.documentElement.classList.add('live');

/** The key lives in its field and nowhere else. @returns what gives the key that was entered */
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

/** Not every browser lets the keyboard into what scrolls. */
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
