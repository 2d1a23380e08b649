import { lazy, Suspense, useEffect, useState } from 'react';

const Toasts = lazy(() => import('#ui/toasts.tsx').then((file) => ({ default: file.Toasts })));

/** Where messages appear, once the first screen stands. */
export function LateToasts() {
  const [painted, setPainted] = useState(false);
  useEffect(() => setPainted(true), []);
  if (!painted) return null;
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  );
}
