import type { RefObject } from 'react';
import { aboutCopy, closeAboutCopy } from '#app/copy/about-copy.ts';
import { useReadyToast } from '#app/install/use-ready-toast.ts';
import { useStore } from '#platform/use-store.ts';
import { deferred } from '#ui/page/deferred.tsx';
import { ScrollTop } from '#ui/page/scroll-top.tsx';
import { FillBar } from './fill-bar.tsx';
import { Messages } from './messages.tsx';
import { useScrollKeys } from './use-scroll-keys.ts';

const WatchOutbox = deferred(async () => (await import('./watch-outbox.tsx')).WatchOutbox, 'later');
const AboutCopySheet = deferred(async () => (await import('#app/copy/about-copy-sheet.tsx')).AboutCopySheet, 'later', 'lists');

/** What appears over a public page, sooner or later. */
export function AroundPage({ area }: { area: RefObject<HTMLElement | null> }) {
  useReadyToast();
  useScrollKeys(area);
  const opener = useStore(aboutCopy);
  return (
    <>
      <FillBar>
        <ScrollTop area={area} />
        <Messages />
      </FillBar>
      <WatchOutbox />
      {opener && <AboutCopySheet opener={opener} onClose={closeAboutCopy} />}
    </>
  );
}
