/**
 * The page, or the area that scrolls in it, if it can be pushed sideways; and every element that reaches over an edge of
 * the window without lying in a list or a row that scrolls sideways on purpose, or being cut off by what holds it.
 */
export function stickingOut(): string[] {
  // Rows below the fold are laid out when they come near, and until then measure what they did in another width.
  const layAllOut = new CSSStyleSheet();
  layAllOut.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(layAllOut);
  const width = document.documentElement.clientWidth;
  const main = document.querySelector('main');
  const isPage = (element: Element) => element.contains(main);
  const clips = (element: Element) => !isPage(element) && getComputedStyle(element).overflowX !== 'visible';
  const isHeld = (element: Element): boolean => {
    for (let parent = element.parentElement; parent; parent = parent.parentElement) if (clips(parent)) return true;
    return false;
  };
  const describe = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class')} ${element.textContent?.slice(0, 40)}`;
  const sticking = [...document.querySelectorAll('*')]
    .filter((element) => {
      if (isPage(element)) return element.scrollWidth > element.clientWidth && element.clientWidth > 0;
      const { left, right, width: own } = element.getBoundingClientRect();
      return own > 0 && (right > width + 1 || left < -1) && !isHeld(element);
    })
    .map(describe);
  document.adoptedStyleSheets.pop();
  return sticking;
}
