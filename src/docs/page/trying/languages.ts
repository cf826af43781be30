/** Lets the reader choose the language of the examples. The choice applies to all examples of the page. */
import { offerCopy } from '../copy.js';
import { element, only } from '../element.js';
import { languages } from './examples.js';

export function startLanguages(): void {
  const figures = [...document.querySelectorAll<HTMLElement>('figure.examples')];
  const choose = (id: string): void => {
    for (const figure of figures) {
      for (const tab of figure.querySelectorAll<HTMLElement>('[role=tab]')) {
        const isChosen = tab.dataset.of === id;
        tab.setAttribute('aria-selected', String(isChosen));
        tab.tabIndex = isChosen ? 0 : -1;
      }
      for (const panel of figure.querySelectorAll<HTMLElement>('[data-example]'))
        panel.hidden = panel.dataset.example !== id;
    }
  };
  for (const figure of figures) {
    only('figcaption', figure).append(tabsOf(figure, choose));
    offerCopy(only('figcaption', figure), () => only('[data-example]:not([hidden])', figure).textContent);
  }
  choose(languages[0]!.id);
}

function tabsOf(figure: HTMLElement, choose: (id: string) => void): HTMLElement {
  const tabs = languages.map(({ id, title }) => {
    const panel = only(`[data-example=${id}]`, figure);
    const tab = element(
      'button',
      { type: 'button', role: 'tab', id: `${panel.id}-tab`, 'aria-controls': panel.id, 'data-of': id },
      title,
    );
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tab.id);
    tab.addEventListener('click', () => chosen(tab));
    return tab;
  });
  /** Keeps the chosen tab at its position on the screen, although examples above it change their height. */
  const chosen = (tab: HTMLButtonElement): void => {
    const { top } = tab.getBoundingClientRect();
    choose(tab.dataset.of!);
    tab.focus({ preventScroll: true });
    scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
  };
  const list = element('span', { role: 'tablist', 'aria-label': 'Language' }, ...tabs);
  list.addEventListener('keydown', (event) => {
    const at = tabs.indexOf(event.target as HTMLButtonElement);
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1 + tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    chosen(tabs[to % tabs.length]!);
  });
  return list;
}
