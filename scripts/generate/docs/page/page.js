/** Brings the page to life. Without it everything can be read, and nothing tried. */
import { startFeed } from './feed.js';
import { highlight } from './highlight.js';
import { startNavigation } from './navigation.js';
import { startTrying } from './trying.js';

for (const code of document.querySelectorAll('code[data-language=json]')) highlight(code);
letKeysScroll(document.querySelectorAll('pre, .wide'));
startNavigation();
// On the page of the contracts; a guide has nothing to try.
const keyForm = document.getElementById('key-form');
if (keyForm !== null) {
  const apiKey = startKey(keyForm);
  startTrying(apiKey);
  startFeed(apiKey);
}
document.documentElement.classList.add('live');

/** The key lives in its field and nowhere else. @returns what gives the key that was entered */
function startKey(form) {
  const field = form.querySelector('input');
  const show = form.querySelector('button');
  const apiKey = () => field.value.trim();
  const noteKey = () => document.body.classList.toggle('has-key', apiKey() !== '');
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
function letKeysScroll(boxes) {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight)
        target.tabIndex = 0;
      else target.removeAttribute('tabindex');
    }
  });
  for (const box of boxes) observer.observe(box);
}
