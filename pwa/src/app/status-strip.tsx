import { m } from '@helpdesk/words/messages';
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useSyncExternalStore } from 'react';

import { pullNow } from '#catalogue/phone.ts';
import { useSyncState } from '#catalogue/use-sync-state.ts';
import { Icon, type IconName } from '#ui/icon.tsx';

import styles from './status-strip.module.css';
import { applyUpdate, appVersion } from './updates.ts';
import { useOutboxCounts } from './use-outbox-counts.ts';

/** One line under the header, only while there is something to say of network, storage, version or what was not accepted. */
export function StatusStrip() {
  const sync = useSyncState();
  const { refused } = useOutboxCounts();
  const isAtRequests = useLocation({ select: ({ pathname }) => pathname === '/requests' });
  const { updateReady } = useSyncExternalStore(appVersion.subscribe, appVersion.get, appVersion.get);
  if (sync.phase === 'failed')
    return <Strip icon="alert" words={m.status_failed()} act={m.status_try_again()} onAct={() => void pullNow()} />;
  if (updateReady) return <Strip icon="sync" words={m.status_update()} act={m.status_update_now()} onAct={applyUpdate} />;
  if (sync.updateNeeded) return <Strip icon="info" words={m.status_update_needed()} />;
  if (refused > 0 && !isAtRequests) {
    return (
      <Strip icon="alert" words={m.requests_not_sent({ count: refused })}>
        <Link to="/requests" className={styles.act}>
          {m.requests_open()}
        </Link>
      </Strip>
    );
  }
  if (sync.phase === 'offline') return <Strip icon="offline" words={m.status_offline()} />;
  return null;
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
    <div className={styles.strip}>
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
