import { setTimeout as pause } from 'node:timers/promises';

/** Run in the page: what stands before a visitor. */
function lookAtPage(desk) {
  window.kioskDesk = desk;
  return {
    origin: location.origin,
    isKiosk: document.documentElement.dataset.mode === 'kiosk',
    /** Raised by the app of a kiosk about each second in which it shows something. */
    alive: window.kioskAlive,
    isEmpty: !document.getElementById('root')?.childElementCount,
  };
}

/**
 * Watches the page of a kiosk until its browser has to be started anew.
 * @param browser see `startBrowser`
 * @param address the only page
 * @param everyMs between two looks
 * @param patienceMs so long a page may stand still, be empty, or not answer
 * @param startMs so long it may take until it lives
 * @param deskState what the box knows and the page does not: `{ screen: 'awake' | 'asleep', freeBytes }`
 * @param onLook called before each look
 * @returns why, in words for the log
 */
export async function watch(browser, { address, everyMs = 1_000, patienceMs = 6_000, startMs = 30_000, deskState, onLook = () => {} }) {
  const { origin } = new URL(address);
  const ask = (method, params, sessionId) => browser.ask(method, params, { sessionId, withinMs: patienceMs });
  let why;
  let kept;
  let session;
  let seen;
  let aliveAt = Date.now();
  let openedAt = Date.now();
  const over = new AbortController();
  void browser.ended.then(() => {
    why = 'the browser has ended';
    over.abort();
  });
  browser.onEvent(({ method, sessionId }) => {
    if (method === 'Inspector.targetCrashed' && sessionId === session) why ??= 'the page has crashed';
    if (method === 'Target.detachedFromTarget') why ??= 'the page was closed';
  });

  for (;;) {
    await pause(everyMs, undefined, { signal: over.signal }).catch(() => {});
    onLook();
    // What happened while it looked is told by an event, and is the better reason.
    const seenWrong = await look();
    why ??= seenWrong;
    if (why) return why;
  }

  async function look() {
    const page = await onlyPage();
    if (!page) return since(aliveAt) > startMs ? 'there is no page' : undefined;
    session ??= await attach(page);
    const expression = `(${lookAtPage})(${JSON.stringify(deskState())})`;
    const answer = await ask('Runtime.evaluate', { expression, returnByValue: true }, session);
    const found = answer?.result?.value;
    // A page that is just being loaded refuses: that is no silence.
    if (!found) return since(aliveAt) > patience() ? 'the page does not answer' : undefined;
    await fillScreen(page);
    if (found.origin !== origin) return openAgain();
    const isAlive = found.isKiosk ? found.alive !== undefined && found.alive !== seen : !found.isEmpty;
    seen = found.alive;
    if (isAlive) aliveAt = Date.now();
    return since(aliveAt) > patience() ? 'the page stands still' : undefined;
  }

  /** More for one that has shown nothing yet: a load on a small box takes its time. */
  function patience() {
    return seen ? patienceMs : startMs;
  }

  /** The kiosk's; whatever else was opened is closed. */
  async function onlyPage() {
    const targets = (await ask('Target.getTargets', {}))?.targetInfos ?? [];
    const pages = targets.filter(({ type }) => type === 'page');
    const page = pages.find(({ targetId }) => targetId === kept) ?? pages.find(({ url }) => url.startsWith(origin)) ?? pages[0];
    for (const other of pages) if (other !== page) await ask('Target.closeTarget', { targetId: other.targetId });
    return page;
  }

  async function attach({ targetId }) {
    const { sessionId } = (await ask('Target.attachToTarget', { targetId, flatten: true })) ?? {};
    await ask('Inspector.enable', {}, sessionId);
    if (sessionId) kept = targetId;
    return sessionId;
  }

  /** A window that lost the whole screen gets it again. */
  async function fillScreen({ targetId }) {
    const known = await ask('Browser.getWindowForTarget', { targetId });
    if (!known || known.bounds.windowState === 'fullscreen') return;
    await ask('Browser.setWindowBounds', { windowId: known.windowId, bounds: { windowState: 'fullscreen' } });
  }

  /** From an error page, or from wherever it was led: a server that is not there is mended by no new browser. */
  async function openAgain() {
    aliveAt = Date.now();
    if (since(openedAt) < patienceMs) return;
    openedAt = Date.now();
    await ask('Page.navigate', { url: address }, session);
  }
}

const since = (moment) => Date.now() - moment;
