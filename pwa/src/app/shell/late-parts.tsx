import { m } from '@helpdesk/words/messages';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { askAgainNow, awaitedFiles } from '#platform/load-until-here.ts';
import { useStore } from '#platform/use-store.ts';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { whenLoaded } from '#ui/page/deferred.tsx';

const { useLoaded: useStatusStrip } = whenLoaded(async () => (await import('./status-strip.tsx')).StatusStrip, 'later');

/** A file that comes sooner needs no word. */
const unnoticedMs = 1_500;

/** Comes with the page, because it says what has not come: the file behind a tap, or the status strip itself when the network is lost. */
export function LateParts() {
  const StatusStrip = useStatusStrip();
  const isLate = useIsLate();
  const isLost = useSyncExternalStore(followNetwork, () => !StatusStrip && !navigator.onLine, never);
  return (
    <>
      {StatusStrip && <StatusStrip />}
      {(isLate || isLost) && (
        <div role="status">
          <Note icon="wait" title={isLost ? m.status_lost() : m.status_part_late()}>
            <Button look="line" onClick={askAgainNow}>
              {m.status_try_again()}
            </Button>
          </Note>
        </div>
      )}
    </>
  );
}

const never = () => false;

function followNetwork(onChange: () => void): () => void {
  const end = new AbortController();
  for (const name of ['online', 'offline']) addEventListener(name, onChange, end);
  return () => end.abort();
}

function useIsLate(): boolean {
  const isAwaited = useStore(awaitedFiles) > 0;
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIsLate, isAwaited ? unnoticedMs : 0, isAwaited);
    return () => clearTimeout(timer);
  }, [isAwaited]);
  return isLate;
}
