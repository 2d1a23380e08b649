import { useEffect, useState } from 'react';

/** Starts at 0 and stays there without a network; nothing is ever said about it (product 2.3, product 7.5). */
export function useVisitorCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const load = () =>
      void import('./visitor-count.ts')
        .then(({ visitorCount }) => visitorCount())
        .then(setCount)
        .catch(() => undefined);
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, []);
  return count;
}
