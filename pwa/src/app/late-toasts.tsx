import { lazy, Suspense } from 'react';

import { usePainted } from '#ui/use-painted.ts';
import styles from './late-toasts.module.css';

const Toasts = lazy(() => import('#ui/toasts.tsx').then((file) => ({ default: file.Toasts })));

/** Where messages appear, once the first screen stands. */
export function LateToasts() {
  const painted = usePainted();
  return (
    // An open dialog hides from screen readers all that was not marked as live before it. Each message says itself how urgent it is.
    <div className={styles.live} aria-live="off">
      {painted && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
    </div>
  );
}
