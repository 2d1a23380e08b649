import { m } from '@helpdesk/words/messages';
import type { ReactNode } from 'react';
import type { SyncState } from '#catalogue/sync-state.ts';
import { useSyncState } from '#catalogue/use-sync-state.ts';
import { sizeInWords } from '#ui/page/size-in-words.ts';
import styles from './fill-bar.module.css';

/**
 * How far the first fill is: text, then the pictures that lists show. At the bottom edge, where it moves nothing as it comes and goes.
 * @param props.children what else floats at the bottom: it stands above
 */
export function FillBar({ children }: { readonly children: ReactNode }) {
  const sync = useSyncState();
  const words = wordsOf(sync);
  const { done, of } = sync.pictures;
  return (
    <>
      <div className={words && styles.above}>{children}</div>
      {words && (
        <aside className={styles.bar} aria-label={m.copy_title()}>
          <span className={styles.done} style={{ transform: `scaleX(${of > 0 ? done / of : 0})` }} />
          <span className={styles.words}>{words}</span>
        </aside>
      )}
    </>
  );
}

/** Nothing once all is here, and until the server was asked: before, nobody knows whether there is anything to fill. */
function wordsOf(sync: SyncState): string | undefined {
  if (sync.phase !== 'first-fill') return undefined;
  const { done, of, bytes } = sync.pictures;
  if (of > 0) return m.status_filling_pictures({ done, of, size: sizeInWords(bytes) });
  if (sync.coming) return m.status_filling({ rows: sync.coming.rows, size: sizeInWords(sync.coming.bytes) });
  return sync.rows > 0 && !sync.app ? m.status_app_saving() : undefined;
}
