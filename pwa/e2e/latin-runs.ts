/** Names, formats and units that are written in Latin letters in every language. */
export const latinEverywhere = [
  'WhatsApp',
  'PDF',
  'CSV',
  'JSON',
  'SSL',
  'JPEG',
  'PNG',
  'MB',
  'kB',
  'lang',
  'https',
  'QR',
  'HEIC',
  'iPhone',
];

/**
 * What a page in Devanagari says in Latin letters without saying that it is English: in its texts, its title, and in what is
 * only read out. E-mail addresses and the allowed words are passed over.
 */
export function latinRuns(allowed: readonly string[]): string[] {
  const page = document.documentElement.lang;
  const isPages = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') === page;
  const isWorded = (element: Element | null) => !element?.closest('script, style, svg:not([aria-label])');
  const texts: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (!isPages(element) || !isWorded(element)) continue;
    if (node instanceof Element) {
      for (const name of ['alt', 'aria-label', 'aria-roledescription', 'aria-description', 'aria-valuetext', 'placeholder', 'title']) {
        texts.push(node.getAttribute(name) ?? '');
      }
    } else {
      texts.push(node.textContent ?? '');
    }
  }
  const words = (text: string) => text.replace(/\S+@\S+/g, '').match(/\p{Script=Latin}+/gu) ?? [];
  return [...new Set(texts.filter((text) => words(text).some((word) => !allowed.includes(word))))];
}
