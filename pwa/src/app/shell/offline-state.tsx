import { m } from '@helpdesk/words/messages';
import { thisBrowser } from '#app/install/browser-kind.ts';
import { inAppWords } from '#app/install/offer.ts';
import { appVersion } from '#app/install/updates.ts';
import { useSyncState } from '#catalogue/use-sync-state.ts';
import { useStore } from '#platform/use-store.ts';
import { Badge } from '#ui/feedback/badge.tsx';

/** Whether this phone may be taken where there is no signal, in words: what is still missing is said as such. */
export function OfflineState() {
  const { app, phase, readyOffline, lasting, pictures } = useSyncState();
  const { offlineMissing } = useStore(appVersion);
  const { inApp } = thisBrowser();
  if (inApp !== undefined) return <Badge icon="info">{inAppWords(inApp)}</Badge>;
  if (offlineMissing) return <Badge icon="info">{offlineMissing === 'insecure' ? m.status_insecure() : m.status_unsupported()}</Badge>;
  if (!lasting) return <Badge icon="info">{m.status_not_lasting()}</Badge>;
  if (app === 'no-room') return <Badge icon="info">{m.status_app_no_room()}</Badge>;
  if (app === 'part') return <Badge icon="info">{m.status_app_part()}</Badge>;
  if (!app || phase === 'failed') return <Badge icon="wait">{m.status_app_saving()}</Badge>;
  if (app === 'missing') return <Badge icon="info">{m.status_app_missing()}</Badge>;
  if (pictures.state === 'no-room') return <Badge icon="info">{m.status_no_room()}</Badge>;
  if (pictures.state === 'held-back') return <Badge icon="info">{m.pictures_held_back()}</Badge>;
  if (!readyOffline) return <Badge icon="wait">{m.status_pictures_saving()}</Badge>;
  return (
    <Badge icon="saved" tone="ok">
      {m.status_ready()}
    </Badge>
  );
}
