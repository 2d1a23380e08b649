/**
 * What a page says in its own language: its texts, its title, and what is only read out. Passed over is what says that it is in
 * another, what somebody typed, and what nobody is told.
 */
export function wordedTexts(): string[] {
  const page = document.documentElement.lang;
  const isPages = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') === page;
  const isWorded = (element: Element | null) => !element?.closest('script, noscript, style, textarea, svg:not([aria-label])');
  const texts: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (!isPages(element) || !isWorded(element)) continue;
    if (node instanceof Element) {
      for (const name of ['alt', 'aria-label', 'aria-roledescription', 'aria-description', 'aria-valuetext', 'placeholder', 'title']) {
        const isHidden = name === 'placeholder' && !node.matches(':placeholder-shown');
        texts.push((isHidden ? null : node.getAttribute(name)) ?? '');
      }
    } else {
      texts.push(node.textContent ?? '');
    }
  }
  return [...new Set(texts)];
}
