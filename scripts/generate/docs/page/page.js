/** Brings the page to life. Without it everything can be read, and nothing tried. */
import { startFeed } from './feed.js';
import { highlight } from './highlight.js';
import { startNavigation } from './navigation.js';
import { startTrying } from './trying.js';

const keyForm = document.getElementById('key-form');
const keyField = document.getElementById('api-key');
const showKey = keyForm.querySelector('button');

/** The key lives in its field and nowhere else. */
const apiKey = () => keyField.value.trim();
const noteKey = () => document.body.classList.toggle('has-key', apiKey() !== '');

keyForm.addEventListener('submit', (event) => event.preventDefault());
keyField.addEventListener('input', noteKey);
showKey.addEventListener('click', () => {
  const shown = keyField.type === 'password';
  keyField.type = shown ? 'text' : 'password';
  showKey.setAttribute('aria-pressed', String(shown));
});
noteKey();

for (const code of document.querySelectorAll('code[data-language=json]')) highlight(code);
letKeysScroll(document.querySelectorAll('pre, .wide'));
startNavigation();
startTrying(apiKey);
startFeed(apiKey);
document.documentElement.classList.add('live');

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
