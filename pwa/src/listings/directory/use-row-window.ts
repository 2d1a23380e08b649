import { useLocation } from '@tanstack/react-router';
import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

import { visitKey } from '#ui/page/router-internals.ts';

import { growWindow, rememberRows, rowsShownAt, wantedRows } from './row-window.ts';

/**
 * How many rows of a list to render, and the mark under them: when it comes near, more follow.
 * @param asked tells this list from others at the same place
 */
export function useRowWindow(asked: string, total: number): { rows: number; mark: RefObject<HTMLButtonElement | null>; grow: () => void } {
  const visit = useLocation({ select: visitKey });
  const entry = `${visit} ${asked}`;
  const [grown, setGrown] = useState({ entry, rows: rowsShownAt(entry) });
  const rows = grown.entry === entry ? grown.rows : rowsShownAt(entry);
  const mark = useRef<HTMLButtonElement>(null);
  const grow = () => {
    const more = growWindow(rows, total);
    if (more === rows) return;
    rememberRows(entry, more);
    wantedRows.swap(more);
    // Rendered in slices: whoever scrolls feels none of it.
    startTransition(() => setGrown({ entry, rows: more }));
  };
  useEffect(() => {
    const button = mark.current;
    if (!button) return;
    const near = new IntersectionObserver(([seen]) => seen?.isIntersecting && grow(), { root: areaAround(button), rootMargin: '800px' });
    near.observe(button);
    return () => near.disconnect();
  });
  return { rows, mark, grow };
}

/** The area that scrolls around an element: a margin counts only against that, not against the window. */
function areaAround(element: HTMLElement): HTMLElement | null {
  for (let area = element.parentElement; area && area !== document.body; area = area.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(area).overflowY)) return area;
  }
  return null;
}
