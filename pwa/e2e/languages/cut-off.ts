/**
 * Texts that reach over the box that they stand in, and those of which a box around them cuts a part off. What is shortened or moved
 * out of sight on purpose, what can be scrolled to or drawn into sight, as on the map, and what is only read out is passed over.
 */
export function cutOff(): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim();
    if (!text || !node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    if (isDrawn(node.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (isCutOff(node.parentElement, [...range.getClientRects()])) found.add(text.slice(0, 80));
  }
  return [...found];

  /** A finger moves it all. */
  function isDrawn(element: Element): boolean {
    for (let around: Element | null = element; around; around = around.parentElement)
      if (getComputedStyle(around).touchAction === 'none') return true;
    return false;
  }

  function isCutOff(element: Element, lines: readonly DOMRect[]): boolean {
    let isOwnBox = true;
    for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
      const { display, overflowX, overflowY, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(around);
      if (display === 'inline' || display === 'contents') continue;
      const box = around.getBoundingClientRect();
      if (clipPath !== 'none' || box.width <= 1 || box.height <= 1 || textOverflow === 'ellipsis' || webkitLineClamp !== 'none')
        return false;
      const clips = [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip');
      // The letters of a tight line are higher than the line: its middle says where it is.
      const outside = lines.filter(({ left, right, top, bottom }) => {
        const middle = (top + bottom) / 2;
        return right <= box.left || left >= box.right || middle <= box.top || middle >= box.bottom;
      });
      const beside = lines.filter(({ left, right }) => right > box.right + 1.5 || left < box.left - 1.5);
      if (clips && outside.length === lines.length) return false;
      if ((clips && outside.length > 0) || ((clips || isOwnBox) && beside.length > 0)) return true;
      if (/auto|scroll/.test(overflowX + overflowY)) return false;
      isOwnBox = false;
    }
    return false;
  }
}
