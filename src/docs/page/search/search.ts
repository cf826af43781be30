/** The search field of the documentation: a combobox whose list links to the matching sections (ARIA APG). */
import { element, only } from '../element.js';
import { serverUrl } from '../server.js';
import { find, type Section } from './finding.js';

const mostShown = 12;

export function startSearch(): void {
  const form = only<HTMLFormElement>('.search');
  const input = only<HTMLInputElement>('input', form);
  const list = only('[role=listbox]', form);
  const state = only('[role=status]', form);
  let sections: Promise<readonly Section[]> | undefined;
  let active = -1;

  const options = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role=option]')];
  const activate = (index: number): void => {
    active = index;
    for (const [at, option] of options().entries())
      option.setAttribute('aria-selected', String(at === index));
    const option = options()[index];
    if (option === undefined) input.removeAttribute('aria-activedescendant');
    else {
      input.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest' });
    }
  };
  const show = (isShown: boolean): void => {
    list.hidden = !isShown;
    input.setAttribute('aria-expanded', String(isShown));
    if (!isShown) activate(-1);
  };
  /** Only screen readers get the number of results. Everyone sees that there are none. */
  const report = (text: string, isVisible = false): void => {
    state.textContent = text;
    state.className = isVisible ? 'none' : 'hidden';
  };
  const search = async (): Promise<void> => {
    const { value } = input;
    if (value.trim() === '') {
      list.replaceChildren();
      report('');
      show(false);
      return;
    }
    try {
      sections ??= read();
      const found = find(await sections, value, mostShown);
      if (value !== input.value) return;
      list.replaceChildren(...found.map(optionOf));
      report(
        found.length === 0 ? `No results for “${value.trim()}”.` : `${found.length} found.`,
        found.length === 0,
      );
      show(found.length > 0);
      activate(found.length > 0 ? 0 : -1);
    } catch {
      sections = undefined;
      report('Cannot load the search index. Try again.', true);
    }
  };

  form.hidden = false;
  input.addEventListener('input', () => void search());
  // Loads the index when the field gets the focus. Errors are reported by the first search.
  input.addEventListener('focus', () => {
    sections ??= read();
    sections.catch(() => undefined);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    options()[active]?.click();
  });
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && form.contains(relatedTarget)) return;
    show(false);
    state.className = 'hidden';
  });
  list.addEventListener('click', () => {
    show(false);
    input.blur();
  });
  // A click on the list must not move the focus out of the field before the link is followed.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  input.addEventListener('keydown', (event) => {
    const count = options().length;
    if (event.key === 'Escape' && !list.hidden) {
      event.preventDefault();
      show(false);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && count > 0) {
      event.preventDefault();
      show(true);
      activate((active + (event.key === 'ArrowDown' ? 1 : count - 1 + Number(active < 0))) % count);
    }
  });
  document.addEventListener('keydown', (event) => {
    // A shortcut must include a modifier key, because single keys can be triggered by speech input (WCAG
    // 2.1.4).
    if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    input.select();
  });
}

async function read(): Promise<readonly Section[]> {
  const response = await fetch(`${serverUrl}/docs/search.json`, { credentials: 'omit' });
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}

function optionOf(
  { section: { title, where, address }, gist }: ReturnType<typeof find>[number],
  index: number,
): HTMLElement {
  return element(
    'a',
    { role: 'option', id: `found-${index}`, href: address, tabindex: '-1', 'aria-selected': 'false' },
    element('strong', {}, title),
    element('span', { class: 'where' }, where),
    element('span', { class: 'gist' }, gist),
  );
}
