import { m } from '@helpdesk/words/messages';
import { thisBrowser } from '#app/install/browser-kind.ts';
import { inAppWords } from '#app/install/offer.ts';
import { appVersion } from '#app/install/updates.ts';
import { useSyncState } from '#catalogue/use-sync-state.ts';
import { useStore } from '#platform/use-store.ts';
import { Badge } from '#ui/feedback/badge.tsx';

/** Whether this phone may be taken where there is no signal, in words; nothing while that is still being found out. */
export function OfflineState() {
  const { readyOffline, lasting, pictures } = useSyncState();
  const { offlineMissing } = useStore(appVersion);
  const { inApp } = thisBrowser();
  if (inApp !== undefined) return <Badge icon="info">{inAppWords(inApp)}</Badge>;
  if (offlineMissing) return <Badge icon="info">{offlineMissing === 'insecure' ? m.status_insecure() : m.status_unsupported()}</Badge>;
  if (!lasting) return <Badge icon="info">{m.status_not_lasting()}</Badge>;
  if (pictures.state === 'no-room') return <Badge icon="info">{m.status_no_room()}</Badge>;
  if (pictures.state === 'held-back') return <Badge icon="info">{m.pictures_held_back()}</Badge>;
  if (!readyOffline) return null;
  return (
    <Badge icon="saved" tone="ok">
      {m.status_ready()}
    </Badge>
  );
}
