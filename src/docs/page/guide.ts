/** The examples of a guide: they contain the address of this server and can be copied. */
import { configurationLanguages } from '../../text/guide-code.js';
import { offerCopy } from './copy.js';
import { element } from './element.js';
import { serverUrl } from './server.js';

/** The address in the guides, which is the address of `npm start`. */
const written = 'http://127.0.0.1:3000';

/** Blocks in these languages are output. */
const isOutput = /^(json|text)$/;

export function startGuide(article: HTMLElement): void {
  for (const code of article.querySelectorAll('code')) {
    const language = code.dataset.language ?? '';
    if (!configurationLanguages.test(language)) showAddress(code);
    const block = code.parentElement;
    if (language === '' || block === null || isOutput.test(language)) continue;
    const frame = element('div', { class: 'example' });
    block.replaceWith(frame);
    frame.append(block);
    offerCopy(frame, () => code.textContent);
  }
}

/** Only texts change, so that highlighting and links inside the code remain. */
function showAddress(code: HTMLElement): void {
  for (const node of texts(code))
    node.data = node.data
      .replaceAll(written, serverUrl)
      .replaceAll(written.replace('http', 'ws'), serverUrl.replace('http', 'ws'));
}

function* texts(element: HTMLElement): Iterable<Text> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) yield node as Text;
}
