import { fetchTrueFile } from '#platform/true-files.ts';

const longestWaitMs = 30_000;

/** Files that elements of a page name: style sheets, the app's scripts, pictures. */
type FileElement = HTMLElement & { src?: string; currentSrc?: string };

/**
 * A file that an element names and that did not come is asked for again: after 1, 2, 4 … 30 s, and at once when the network is back.
 * What code asks for is for `platform/load-until-here.ts`. Both first renew what the browser's cache holds in the place of files.
 */
export function askAgainForLostFiles(): void {
  window.renewFiles = renewFiles;
  let wait = 1_000;
  const lost = new Set<FileElement>();
  const askAll = async () => {
    const elements = [...lost];
    lost.clear();
    await renewFiles(...elements.flatMap(({ currentSrc }) => currentSrc?.match(/^http.*/)?.[0] ?? [])).catch(() => undefined);
    elements.forEach(askAgain);
  };
  const note = (element: FileElement) => {
    if (!/^(?:script|img|link)$/.test(element.localName)) return;
    lost.add(element);
    setTimeout(askAll, wait);
    wait = Math.min(2 * wait, longestWaitMs);
  };
  // Errors of elements do not bubble, but they are captured on their way down.
  addEventListener('error', ({ target }) => note(target as FileElement), true);
  // What was lost before this script was here, which may have been lost itself.
  addEventListener('load', () => {
    if (!('hearsInput' in window)) document.querySelectorAll<HTMLElement>('[type=module]').forEach(note);
  });
  addEventListener('online', askAll);
}

/** Addresses that have come once. */
const genuine = new Set<string>();

/** Those of the app that this page asked for, and others, each only until it has come once. */
function renewFiles(...others: string[]): Promise<unknown> {
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  return Promise.all([...new Set([...asked.filter((name) => name.includes('/assets/')), ...others])].map(renew));
}

async function renew(address: string): Promise<void> {
  if (!genuine.has(address)) await fetchTrueFile(address);
  genuine.add(address);
}

/**
 * An element asks once: another takes its place, a style sheet under another address, because browsers remember what they read as one. A picture
 * asks when its address is set.
 */
function askAgain(element: FileElement): void {
  if (!element.isConnected) return;
  if (element.localName === 'img') {
    element.src = element.getAttribute('src') ?? '';
    return;
  }
  const again = document.createElement(element.localName);
  for (const { name, value } of element.attributes) again.setAttribute(name, name === 'href' ? `${value}?` : value);
  element.replaceWith(again);
}
