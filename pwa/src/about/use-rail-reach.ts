import { type RefObject, useEffect, useState } from 'react';

/** Whether a row's first and last child are out of view, back or further on; neither before it has been measured. */
export function useRailReach(rail: RefObject<HTMLElement | null>): { back: boolean; on: boolean } {
  const [back, setBack] = useState(false);
  const [on, setOn] = useState(false);

  useEffect(() => {
    const list = rail.current;
    if (!list) return;
    const measure = () => {
      const { left, right } = list.getBoundingClientRect();
      // A pixel of slack: browsers round scroll positions.
      setBack((list.firstElementChild?.getBoundingClientRect().left ?? left) < left - 1);
      setOn((list.lastElementChild?.getBoundingClientRect().right ?? right) > right + 1);
    };
    const resized = new ResizeObserver(measure);
    resized.observe(list);
    list.addEventListener('scroll', measure, { passive: true });
    return () => {
      resized.disconnect();
      list.removeEventListener('scroll', measure);
    };
  }, [rail]);

  return { back, on };
}
