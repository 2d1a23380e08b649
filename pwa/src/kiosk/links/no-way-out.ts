import { showCode } from './shown-code.ts';
import { plainAddress, wayOut } from './way-out.ts';

/**
 * Keeps whoever stands at the screen within the guide. Each link that leads out is shown as a code; what a browser does besides, it does not: menus,
 * selections, dragging, pinching, printing, sharing, files, its own keys.
 * @param goHome opens the kiosk's home
 */
export function closeWaysOut(goHome: () => void): void {
  const hear = <Name extends keyof WindowEventMap>(name: Name, listener: (event: WindowEventMap[Name]) => void) =>
    window.addEventListener(name, listener, { capture: true, passive: false });
  const followed = (event: MouseEvent) => follow(event, goHome);

  hear('click', followed);
  hear('auxclick', followed);
  for (const name of ['contextmenu', 'dragstart', 'drop'] as const) hear(name, (event) => event.preventDefault());
  window.addEventListener('selectstart', (event) => !isTyped(event.target) && event.preventDefault(), { capture: true });
  hear('wheel', (event) => event.ctrlKey && event.preventDefault());
  hear('touchmove', (event) => event.touches.length > 1 && event.cancelable && event.preventDefault());
  hear('keydown', (event) => isOfBrowser(event) && event.preventDefault());

  // What is asked for by code, and not by a link on the page.
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    if (!take(this)) HTMLElement.prototype.click.call(this);
  };
  window.open = (address) => {
    const taken = wayOut({ href: new URL(address ?? '', location.href).href, download: false, newTab: true }, location.origin);
    if (taken) showCode(taken, opener());
    return null;
  };
  window.print = () => showCode('page', opener());
  navigator.share = async ({ url, title } = {}) => {
    const shared = url === undefined ? undefined : new URL(url, location.href);
    showCode(
      shared ? { code: shared.href, text: plainAddress(shared) } : 'page',
      opener(),
      title ? { text: title, lang: undefined } : undefined,
    );
  };
}

function follow(event: MouseEvent, goHome: () => void): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const link = target.closest('a[href], area[href]');
  // With a key held, or another button, a browser opens a link elsewhere.
  const isElsewhere = event.type === 'auxclick' || event.metaKey || event.ctrlKey || event.shiftKey;
  if (target.closest('input[type=file]') || (link && isElsewhere)) stop(event);
  else if (link instanceof HTMLAnchorElement) {
    const isHome = new URL(link.href).pathname === '/' && !link.getAttribute('href')?.startsWith('#');
    if (take(link)) stop(event);
    else if (isHome) {
      stop(event);
      goHome();
    }
  }
}

/** Whether a link leads out, and is shown as a code. */
function take(link: HTMLAnchorElement): boolean {
  const asked = { href: link.href, download: link.hasAttribute('download'), newTab: link.target !== '' && link.target !== '_self' };
  const taken = wayOut(asked, location.origin);
  if (taken) showCode(taken, link.isConnected ? link : opener(), nameOf(link));
  return taken !== undefined;
}

function nameOf(link: HTMLAnchorElement) {
  const text = (link.getAttribute('aria-label') ?? link.innerText).replace(/\s+/g, ' ').trim();
  return text ? { text, lang: (link.querySelector('[lang]') ?? link).closest<HTMLElement>('[lang]')?.lang } : undefined;
}

const opener = (): HTMLElement => (document.activeElement instanceof HTMLElement ? document.activeElement : document.body);

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;

/** Shortcuts of the browser; those with which a text is edited stay. */
function isOfBrowser({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (/^F\d+$|^Browser|^Launch|^ContextMenu$/.test(key)) return true;
  return altKey || ((ctrlKey || metaKey) && !/^[acvxz]$/i.test(key));
}
