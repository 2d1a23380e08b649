import { m } from '@helpdesk/words/messages';
import { safeStorage } from '#platform/safe-storage.ts';

import type { BrowserKind } from './browser-kind.ts';

/** What a visitor may do so that the guide stays: leave the window of another app, or put it on the home screen. */
export type Offer = 'in-app' | 'ios' | 'install';

interface Moment {
  readonly browser: BrowserKind;
  readonly isInstalled: boolean;
  /** The browser offers to install. */
  readonly canInstall: boolean;
  readonly readyOffline: boolean;
  /** More than the page that somebody came for. */
  readonly hasLookedAround: boolean;
  readonly isDeclined: (offer: Offer) => boolean;
}

/** One offer, at a moment when it means something, and never again once it was answered. */
export function offerAt({ browser, isInstalled, canInstall, readyOffline, hasLookedAround, isDeclined }: Moment): Offer | undefined {
  if (isInstalled) return undefined;
  const offer = browser.inApp === undefined ? homeScreenOffer(browser, canInstall) : 'in-app';
  // In another app's window there is nothing to wait for: what is stored there may be gone the next time.
  const isTime = offer === 'in-app' || (readyOffline && hasLookedAround);
  return offer && isTime && !isDeclined(offer) ? offer : undefined;
}

function homeScreenOffer({ system }: BrowserKind, canInstall: boolean): Offer | undefined {
  if (system === 'ios') return 'ios';
  return canInstall ? 'install' : undefined;
}

const keyOf = (offer: Offer): string => `declined:${offer}`;

export const isDeclined = (offer: Offer): boolean => safeStorage.get(keyOf(offer)) !== null;

/** Remembered for good where something can be remembered; elsewhere it is offered again the next time. */
export const decline = (offer: Offer): boolean => safeStorage.set(keyOf(offer), 'true');

export const inAppWords = (app: string | undefined): string => (app ? m.offer_in_app({ app }) : m.offer_in_app_other());
