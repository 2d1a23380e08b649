/**
 * Texts that reach over the box that they stand in, or are cut off by one around them. What is shortened on purpose, what can be
 * scrolled to and what is only read out is passed over.
 */
export function cutOff(): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim();
    if (!text || !node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) if (isCutOff(node.parentElement, line)) found.add(text.slice(0, 80));
  }
  return [...found];

  function isCutOff(element: Element, { left, right, top, bottom }: DOMRect): boolean {
    let isFirstBox = true;
    for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
      const { display, overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(around);
      if (display.startsWith('inline') && display !== 'inline-block' && display !== 'inline-flex') continue;
      const box = around.getBoundingClientRect();
      const isReadOut = box.width <= 1 || box.height <= 1;
      const isElsewhere = right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom;
      if (isReadOut || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
      const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      if (clips(overflowX) && isElsewhere) return false;
      // The letters of a tight line are higher than the line.
      const middle = (top + bottom) / 2;
      if ((isFirstBox || clips(overflowX)) && (right > box.right + 1.5 || left < box.left - 1.5)) return true;
      if ((isFirstBox || clips(overflowY)) && (middle > box.bottom || middle < box.top)) return true;
      if (/auto|scroll/.test(overflowX) || /auto|scroll/.test(overflowY)) return false;
      isFirstBox = false;
    }
    return false;
  }
}
