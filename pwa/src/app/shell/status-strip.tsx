import { m } from '@helpdesk/words/messages';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { openAboutCopy } from '#app/copy/about-copy.ts';
import { thisBrowser } from '#app/install/browser-kind.ts';
import { install } from '#app/install/install.ts';
import { inAppWords, type Offer } from '#app/install/offer.ts';
import { applyUpdate, appVersion } from '#app/install/updates.ts';
import { useOffer } from '#app/install/use-offer.ts';
import { pullNow } from '#catalogue/phone.ts';
import { opensOffline, type SyncState } from '#catalogue/sync-state.ts';
import { useSyncState } from '#catalogue/use-sync-state.ts';
import { canCheckGuides } from '#local/guide-key.ts';
import { isKiosk } from '#local/kiosk-mark.ts';
import { useStore } from '#platform/use-store.ts';
import { Icon, type IconName } from '#ui/media/icon.tsx';
import { menuToggleId } from './reading-position.ts';
import styles from './status-strip.module.css';
import { useOutboxCounts } from './use-outbox-counts.ts';

/** One line under the header, only while there is something to say of network, storage, version or what was not accepted. */
export function StatusStrip() {
  const sync = useSyncState();
  const { refused } = useOutboxCounts();
  const isAtRequests = useLocation({ select: ({ pathname }) => pathname === '/requests' });
  const { offer, onAnswer } = useOffer();
  const { updateReady, offlineMissing } = useStore(appVersion);
  // On a kiosk nobody who reads it could do anything about it.
  if (isKiosk()) return null;
  // A first fill that needs a newer app would need it again.
  if (sync.phase === 'failed' && !sync.updateNeeded)
    return (
      <Strip icon="alert" words={m.status_failed()} act={m.status_try_again()} onAct={() => void pullNow()}>
        {canCheckGuides() && (
          <button type="button" className={styles.act} onClick={openCopy}>
            {m.guide_open()}
          </button>
        )}
      </Strip>
    );
  if (updateReady) return <Strip icon="sync" words={m.status_update()} act={m.status_update_now()} onAct={applyUpdate} />;
  if (sync.updateNeeded) {
    // Where nothing is stored, loading the page is the update.
    const act = offlineMissing && m.status_update_now();
    return <Strip icon="info" words={m.status_update_needed()} act={act} onAct={applyUpdate} />;
  }
  if (refused > 0 && !isAtRequests) {
    return (
      <Strip icon="alert" words={m.requests_not_sent({ count: refused })}>
        <Link to="/requests" className={styles.act}>
          {m.requests_open()}
        </Link>
      </Strip>
    );
  }
  if (sync.full) return <Strip icon="alert" words={m.status_full()} />;
  if (sync.phase === 'offline') return <Strip icon="offline" words={offlineWords(sync)} />;
  if (offer) return <OfferStrip offer={offer} onAnswer={onAnswer} />;
  return null;
}

function offlineWords(sync: SyncState): string {
  if (sync.app === 'part') return m.status_offline_part();
  return opensOffline(sync) ? m.status_offline() : m.status_lost();
}

/** From the menu's button, where the focus returns to: the strip may be gone by then. */
function openCopy(): void {
  const menu = document.getElementById(menuToggleId);
  if (menu) openAboutCopy(menu);
}

/** What would make the guide stay. Each answer is one for good: the menu has the same, for whoever wants it later. */
function OfferStrip({ offer, onAnswer }: { offer: Offer; onAnswer: () => void }) {
  const { words, act, onAct } = {
    'in-app': { words: inAppWords(thisBrowser().inApp), act: m.copy_open_browser(), onAct: openCopy },
    ios: { words: m.offer_ios(), act: m.offer_ios_act(), onAct: openCopy },
    install: { words: m.offer_install(), act: m.offer_install_act(), onAct: () => void install() },
  }[offer];
  const answered = (then?: () => void) => () => {
    onAnswer();
    then?.();
  };
  return (
    <Strip icon="save" words={words} act={act} onAct={answered(onAct)}>
      <button type="button" className={styles.act} onClick={answered()}>
        {m.offer_not_now()}
      </button>
    </Strip>
  );
}

interface StripProps {
  icon: IconName;
  words: string;
  act?: string;
  onAct?: () => void;
  children?: ReactNode;
}

function Strip({ icon, words, act, onAct, children }: StripProps) {
  return (
    <div ref={tellHeight} className={styles.strip}>
      <Icon name={icon} />
      <span className={styles.words} role="status">
        {words}
      </span>
      {act && (
        <button type="button" className={styles.act} onClick={onAct}>
          {act}
        </button>
      )}
      {children}
    </div>
  );
}

/** What fills the screen, as the map does, leaves the strip its room. */
function tellHeight(strip: HTMLElement | null): (() => void) | undefined {
  if (!strip) return undefined;
  const { style } = document.documentElement;
  const sizes = new ResizeObserver(() => style.setProperty('--strip-h', `${strip.offsetHeight}px`));
  sizes.observe(strip);
  return () => {
    sizes.disconnect();
    style.removeProperty('--strip-h');
  };
}
