import { useLocation } from '@tanstack/react-router';
import { type RefObject, useLayoutEffect, useRef } from 'react';

import { visitKey } from '#ui/page/router-internals.ts';

/** Of each history entry that was left, how high each row was, in CSS pixels. */
const heightsAt = new Map<string, readonly number[]>();

/**
 * A browser guesses how high rows are that it has not laid out, and going back would end elsewhere: each is again as high as when it was left.
 * @param asked tells this list from others at the same place
 * @param count how many rows there are by now: all of them may come at once, or some later
 * @returns for the list whose rows they are
 */
export function useRowHeights(asked: string, count: number): RefObject<HTMLUListElement | null> {
  const entry = `${useLocation({ select: visitKey })} ${asked}`;
  const list = useRef<HTMLUListElement>(null);
  // Before the router scrolls to where the reader was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that come later get theirs, too.
  useLayoutEffect(() => {
    const left = heightsAt.get(entry) ?? [];
    for (const [index, row] of rowsOf(list).entries()) {
      if (left[index]) row.style.setProperty('contain-intrinsic-block-size', `auto ${left[index]}px`);
    }
  }, [entry, count]);
  useLayoutEffect(
    () => () => {
      heightsAt.set(
        entry,
        rowsOf(list).map((row) => row.getBoundingClientRect().height),
      );
    },
    [entry],
  );
  return list;
}

const rowsOf = (list: RefObject<HTMLUListElement | null>) => [...(list.current?.children ?? [])] as HTMLElement[];
