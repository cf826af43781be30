/** The contents: marks what is being read, and opens as a menu where there is no room beside the text. */

export function startNavigation() {
  const contents = document.getElementById('contents');
  const menu = document.querySelector('button.menu');
  const within = [...contents.querySelectorAll('a[href^="#"]')];
  const links = new Map(within.map((link) => [link.hash.slice(1), link]));

  const open = (isOpen) => {
    contents.classList.toggle('open', isOpen);
    menu.setAttribute('aria-expanded', String(isOpen));
  };
  menu.addEventListener('click', () => open(!contents.classList.contains('open')));
  contents.addEventListener('click', ({ target }) => {
    if (target.closest('a')) open(false);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !contents.classList.contains('open')) return;
    open(false);
    menu.focus();
  });

  const inView = new Set();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target.id);
        else inView.delete(target.id);
      }
      // Of nested sections the innermost, which is the last one in the document's order.
      mark([...links.keys()].findLast((id) => inView.has(id)));
    },
    { rootMargin: '-80px 0px -75% 0px' },
  );
  let marked;
  const mark = (id) => {
    if (id === undefined || id === marked) return;
    links.get(marked)?.removeAttribute('aria-current');
    marked = id;
    links.get(id).setAttribute('aria-current', 'location');
    links.get(id).scrollIntoView({ block: 'nearest' });
  };
  for (const id of links.keys()) observer.observe(document.getElementById(id));
}
