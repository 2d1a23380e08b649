// What lies over a page has an entry of its own in the browser's history, at the address of the page: Back closes it and the page stays (decision
// 050). Neither the router nor anything else hears of these entries.

import { pops } from './pops.ts';

type Close = () => void;

interface Entry {
  readonly state: object | null;
  readonly address: string;
}

/** From the lowest to the uppermost. */
const open: Close[] = [];
/** Which overlay the present entry is of; 0: it is the page's own. More than are open after "forward", and after a reload. */
let depth = 0;
/** The present entry. */
let entry: Entry;
/** A way back that was asked for here. */
let isReturning = false;
let isWatching = false;

/**
 * Makes Back close what was just opened.
 * @param close may refuse by doing nothing
 * @returns to be called once it is closed, however that came about
 */
export function openOverlay(close: Close): () => void {
  watchOverlayHistory();
  open.push(close);
  settle();
  return () => {
    open.splice(open.indexOf(close), 1);
    // A link in it leads on: what it opens takes the entry's place. And what closed may make room for another.
    setTimeout(settle);
  };
}

/** Before anything is opened only a page needs it that was left or reloaded with something open. */
export function watchOverlayHistory(): void {
  if (isWatching) return;
  isWatching = true;
  note();
  // Before the router.
  pops.hear = follow;
  const { pushState, replaceState } = history;
  history.pushState = (...added) => {
    const { pathname } = location;
    const change = depth > 0 ? replaceState : pushState;
    change.apply(history, added);
    note();
    // What stays open while its page gets another address, such as that of a filter, has an entry over it as well.
    if (pathname === location.pathname) setTimeout(settle);
  };
  history.replaceState = (state, ...others) => {
    // The page under what is open follows when that is closed.
    replaceState.call(history, depth > 0 ? { ...state, overlay: depth } : state, ...others);
    note();
  };
}

/** Whether the present entry was made for something that lay over its page. */
export const isOverlayEntry = (): boolean => overlayOf(history.state) > 0;

function note(): void {
  const { state } = history;
  depth = overlayOf(state);
  entry = { state, address: location.href };
}

/** Whether one is the other, whatever lies over it. */
const isSamePage = (one: Entry, other: Entry): boolean => pageOf(one) === pageOf(other);

const pageOf = ({ state, address }: Entry): string => `${address} ${JSON.stringify({ ...state, overlay: undefined })}`;

const overlayOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'overlay' in state ? Number(state.overlay) : 0;

/** As many entries as there are overlays. */
function settle(): void {
  if (isReturning) return;
  while (depth < open.length) {
    // Not by way of the router, which hears of what is done by `history.pushState`.
    History.prototype.pushState.call(history, { ...history.state, overlay: depth + 1 }, '');
    note();
  }
  if (depth === open.length) return;
  isReturning = true;
  history.go(open.length - depth);
}

function follow(event: PopStateEvent): void {
  const before = { depth, entry };
  note();
  // What replaced the page under its overlay takes the page's own entry, too.
  if (isReturning && before.depth > depth && !isSamePage(before.entry, entry)) {
    const { state, address } = before.entry;
    History.prototype.replaceState.call(history, { ...state, overlay: depth }, '', address);
    note();
  }
  const isSame = isSamePage(before.entry, entry);
  if (isSame) event.stopImmediatePropagation();
  if (isReturning) {
    isReturning = false;
    settle();
    return;
  }
  // Back from an entry whose overlay is long gone would show no change.
  if (isSame && depth < before.depth && open.length <= depth) {
    history.back();
    return;
  }
  const closing = open.slice(depth).reverse();
  if (closing.length === 0) return;
  for (const close of closing) close();
  // What refused keeps its entry.
  setTimeout(settle);
}
