import { useLocation } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { syncState } from '#catalogue/sync-state.ts';
import { findLostFocus } from '#ui/controls/find-lost-focus.ts';

import { isInstalled, thisBrowser } from './browser-kind.ts';
import { canInstall } from './install.ts';
import { decline, isDeclined, type Offer, offerAt } from './offer.ts';

/** The offer of this page. It is decided as a page opens, so that nothing moves while one is being read. */
export function useOffer(): { offer: Offer | undefined; onAnswer: () => void } {
  const pathname = useLocation({ select: (location) => location.pathname });
  const first = useRef(pathname);
  const looked = useRef(false);
  const [offer, setOffer] = useState<Offer>();
  useLayoutEffect(() => {
    looked.current ||= pathname !== first.current;
    setOffer(
      offerAt({
        browser: thisBrowser(),
        isInstalled: isInstalled(),
        canInstall: canInstall(),
        readyOffline: syncState.get().readyOffline,
        hasLookedAround: looked.current,
        isDeclined,
      }),
    );
  }, [pathname]);
  const answered = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is lost when the offer has gone.
  useEffect(() => {
    if (answered.current) findLostFocus();
    answered.current = false;
  }, [offer]);
  return {
    offer,
    onAnswer() {
      if (offer) decline(offer);
      answered.current = true;
      setOffer(undefined);
    },
  };
}
