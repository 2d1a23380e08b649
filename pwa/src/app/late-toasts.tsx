import { lazy, Suspense } from 'react';

import { usePainted } from '#ui/use-painted.ts';

const Toasts = lazy(() => import('#ui/toasts.tsx').then((file) => ({ default: file.Toasts })));

/** Where messages appear, once the first screen stands. */
export function LateToasts() {
  if (!usePainted()) return null;
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  );
}
