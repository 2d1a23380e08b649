import { useEffect } from 'react';

/** What had the focus may be gone with its row: then the page's heading takes it. */
export function findLostFocus(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus();
}

/** Where a component goes because of a button in it. */
export function useFindLostFocus(): void {
  useEffect(() => () => void setTimeout(findLostFocus), []);
}
