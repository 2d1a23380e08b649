import { type RefObject, useEffect } from 'react';

const keys = new Set([' ', 'PageDown', 'PageUp', 'End', 'Home', 'ArrowDown', 'ArrowUp']);

/** On large screens the page itself does not scroll: keys that are pressed on nothing go to the area that does. */
export function useScrollKeys(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const pass = ({ key, target }: KeyboardEvent) => {
      if (target === document.body && keys.has(key)) area.current?.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', pass);
    return () => document.removeEventListener('keydown', pass);
  }, [area]);
}
