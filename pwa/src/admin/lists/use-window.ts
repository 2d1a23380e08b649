import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type KeyboardEvent, useCallback, useRef, useState } from 'react';

import { findLostFocus } from '#ui/controls/find-lost-focus.ts';

/** Rows that are there before and after those that are seen. */
const overscan = 3;

const focusable = 'button:not(:disabled), a[href], input:not(:disabled)';

/**
 * Of a long list only the rows that are seen are on the page, and the one that has or had the focus: a dialog gives it back there.
 * Arrow keys lead from what has the focus to the same in the row above and below.
 * @param rowHeight of a row that nobody has measured yet, in pixels
 */
export function useWindow<Box extends HTMLElement>(count: number, rowHeight: number) {
  const box = useRef<Box>(null);
  const [held, setHeld] = useState<number>();
  const virtualizer = useVirtualizer({
    count,
    overscan,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    initialRect: { width: 0, height: 10 * rowHeight },
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range);
      return held === undefined || held >= count || seen.includes(held) ? seen : [...seen, held].sort((one, other) => one - other);
    },
  });

  const leadTo = (from: HTMLElement, index: number) => {
    const nth = controlsOf(rowAround(from)).indexOf(from);
    virtualizer.scrollToIndex(index);
    // The row may have to be made first.
    requestAnimationFrame(() => controlsOf(box.current?.querySelector(`[data-index="${index}"]`))[nth]?.focus());
  };

  const measure = useCallback(
    (row: HTMLElement | null) => {
      virtualizer.measureElement(row);
      return () => {
        // With a deleted row goes the button that had the focus.
        if (row?.contains(document.activeElement)) setTimeout(findLostFocus);
        virtualizer.measureElement(null);
      };
    },
    [virtualizer],
  );

  return {
    box,
    rows: virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    /** The ref of a row. */
    measure,
    toTop: () => virtualizer.scrollToOffset(0),
    show: useCallback((index: number) => virtualizer.scrollToIndex(index), [virtualizer]),
    /** Of what holds the rows. */
    keys: {
      onFocus: ({ target }: FocusEvent) => setHeld(indexOf(target)),
      onKeyDown: (event: KeyboardEvent) => {
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        const index = indexOf(event.target);
        if (!step || index === undefined || event.defaultPrevented || !(event.target instanceof HTMLElement)) return;
        event.preventDefault();
        if (index + step >= 0 && index + step < count) leadTo(event.target, index + step);
      },
    },
  };
}

const rowAround = (target: EventTarget): Element | null => (target instanceof Element ? target.closest('[data-index]') : null);

function indexOf(target: EventTarget): number | undefined {
  const index = rowAround(target)?.getAttribute('data-index');
  return index == null ? undefined : Number(index);
}

const controlsOf = (row: Element | null | undefined): HTMLElement[] => [...(row?.querySelectorAll<HTMLElement>(focusable) ?? [])];
