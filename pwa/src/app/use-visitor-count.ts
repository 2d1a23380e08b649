import { useEffect, useState } from 'react';

/** Starts at 0 and stays there without a network; nothing is ever said about it (spec section 4, decision B22). */
export function useVisitorCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const ask = () =>
      void import('./visitor-count.ts')
        .then(({ visitorCount }) => visitorCount())
        .then(setCount)
        .catch(() => undefined);
    ask();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, []);
  return count;
}
