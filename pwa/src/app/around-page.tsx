import type { RefObject } from 'react';

import { ScrollTop } from '#ui/scroll-top.tsx';

import { FillBar } from './fill-bar.tsx';
import { LateAboutCopy } from './late-about-copy.tsx';
import { LateOutbox } from './late-outbox.tsx';
import { LateToasts } from './late-toasts.tsx';
import { useReadyToast } from './use-ready-toast.ts';

/** What appears over a public page, sooner or later. */
export function AroundPage({ area }: { area: RefObject<HTMLElement | null> }) {
  useReadyToast();
  return (
    <>
      <ScrollTop area={area} />
      <FillBar />
      <LateToasts />
      <LateOutbox />
      <LateAboutCopy />
    </>
  );
}
