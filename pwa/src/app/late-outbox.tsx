import { lazy, Suspense } from 'react';

import { usePainted } from '#ui/use-painted.ts';

const WatchOutbox = lazy(async () => ({ default: (await import('./watch-outbox.tsx')).WatchOutbox }));

/** Looks into the outbox once the first screen stands: the database code is no part of that. */
export function LateOutbox() {
  if (!usePainted()) return null;
  return (
    <Suspense>
      <WatchOutbox />
    </Suspense>
  );
}
