import { lazy, Suspense, useSyncExternalStore } from 'react';

import { aboutCopy, closeAboutCopy } from './about-copy.ts';

const AboutCopySheet = lazy(async () => ({ default: (await import('./about-copy-sheet.tsx')).AboutCopySheet }));

/** "About this copy" comes when somebody opens it, from wherever. */
export function LateAboutCopy() {
  const opener = useSyncExternalStore(aboutCopy.subscribe, aboutCopy.get, () => undefined);
  if (!opener) return null;
  return (
    <Suspense>
      <AboutCopySheet opener={opener} onClose={closeAboutCopy} />
    </Suspense>
  );
}
