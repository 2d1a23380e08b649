import { useEffect } from 'react';

let locks = 0;

/** The page behind does not scroll while something lies over it. */
export function usePageLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return;
    locks += 1;
    document.documentElement.classList.add('locked');
    return () => {
      locks -= 1;
      if (locks === 0) document.documentElement.classList.remove('locked');
    };
  }, [locked]);
}
