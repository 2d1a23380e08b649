const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

/** Files that elements of a page name: style sheets, the app's scripts, pictures. */
type FileElement = HTMLLinkElement | HTMLScriptElement | HTMLImageElement;

/**
 * A file that an element names and that did not come is asked for again: after 1, 2, 4 … 30 s, and at once when the network is back.
 * What code asks for is for `platform/load-until-here.ts`.
 */
export function askAgainForLostFiles(): void {
  const waits = new Map<string, number>();
  const lost = new Set<FileElement>();
  const askAll = () => {
    for (const element of lost) askAgain(element);
    lost.clear();
  };
  const note = (element: EventTarget | null) => {
    if (!isFileElement(element)) return;
    const address = 'href' in element ? element.href : element.src;
    const wait = waits.get(address) ?? firstWaitMs;
    waits.set(address, Math.min(2 * wait, longestWaitMs));
    lost.add(element);
    setTimeout(askAll, wait);
  };
  // Errors of elements do not bubble, but they are captured on their way down.
  addEventListener('error', ({ target }) => note(target), true);
  // What was lost before this script was here, which may have been lost itself.
  addEventListener('load', () => {
    const missing = [
      ...('hearsInput' in window ? [] : document.querySelectorAll<HTMLScriptElement>('[type=module]')),
      ...[...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0),
    ];
    for (const element of missing) if (!lost.has(element)) note(element);
  });
  addEventListener('online', askAll);
}

const isFileElement = (target: EventTarget | null): target is FileElement =>
  target instanceof HTMLScriptElement ||
  target instanceof HTMLImageElement ||
  (target instanceof HTMLLinkElement && target.rel === 'stylesheet');

/** An element asks once: another takes its place. A picture asks when its address is set. */
function askAgain(element: FileElement): void {
  if (!element.isConnected) return;
  if (element instanceof HTMLImageElement) {
    element.src = element.getAttribute('src') ?? '';
    return;
  }
  const again = document.createElement(element.localName);
  for (const { name, value } of element.attributes) again.setAttribute(name, value);
  element.replaceWith(again);
}
