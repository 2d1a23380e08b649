import { useEffect } from 'react';

import { outbox } from '#mine/outbox.ts';

/** Asks what became of what was received, when somebody looks or the network comes back. @param received how many there are: for a new one it asks again */
export function useDeskStates(received: number): void {
  useEffect(() => {
    if (received === 0) return;
    const ask = () => {
      if (document.visibilityState === 'hidden') return;
      outbox()
        .then((box) => box.askStates())
        .catch(() => undefined);
    };
    ask();
    window.addEventListener('online', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      window.removeEventListener('online', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [received]);
}
