/** The table of contents. It marks the section that is being read. On narrow screens, it opens as a menu. */
import { only } from './element.js';

export function startNavigation(): void {
  const contents = only('#contents');
  const menu = only('button.menu');
  const within = [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const links = new Map(within.map((link) => [link.hash.slice(1), link]));

  const open = (isOpen: boolean): void => {
    contents.classList.toggle('open', isOpen);
    menu.setAttribute('aria-expanded', String(isOpen));
  };
  menu.addEventListener('click', () => open(!contents.classList.contains('open')));
  contents.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) open(false);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !contents.classList.contains('open')) return;
    open(false);
    menu.focus();
  });

  let marked: HTMLAnchorElement | undefined;
  const mark = (link: HTMLAnchorElement | undefined): void => {
    if (link === undefined || link === marked) return;
    marked?.removeAttribute('aria-current');
    marked = link;
    link.setAttribute('aria-current', 'location');
    // At the start of the page, readers look for a guide, so the contents show their own start.
    if (scrollY > 0) reveal(link);
  };
  /** Scrolls only the table of contents. `scrollIntoView` would also scroll the page. */
  const reveal = (link: Element): void => {
    const [box, { top, bottom }] = [contents.getBoundingClientRect(), link.getBoundingClientRect()];
    contents.scrollTop += Math.min(top - box.top, Math.max(bottom - box.bottom, 0));
  };
  const current = contents.querySelector('[aria-current=page]');
  if (current !== null) reveal(current);
  const inView = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target.id);
        else inView.delete(target.id);
      }
      // If sections are nested, marks the innermost one, which is the last one in document order.
      mark([...links].filter(([id]) => inView.has(id)).at(-1)?.[1]);
    },
    { rootMargin: '-80px 0px -75% 0px' },
  );
  for (const id of links.keys()) observer.observe(only(`#${CSS.escape(id)}`));
}
