import { m } from '@helpdesk/words/messages';

import { useSyncState } from '#catalogue/use-sync-state.ts';

import styles from './fill-bar.module.css';
import { sizeInWords } from './size-in-words.ts';

/** How far the first fill is: text, then the pictures that lists show. At the bottom edge, where it moves nothing as it comes and goes. */
export function FillBar() {
  const sync = useSyncState();
  // Until the server was asked nobody knows whether there is anything to fill.
  if (sync.phase !== 'first-fill' || !sync.coming) return null;
  const { done, of, bytes } = sync.pictures;
  return (
    <div className={styles.bar}>
      <span className={styles.done} style={{ transform: `scaleX(${of > 0 ? done / of : 0})` }} />
      <span className={styles.words}>
        {of > 0
          ? m.status_filling_pictures({ done, of, size: sizeInWords(bytes) })
          : m.status_filling({ rows: sync.coming.rows, size: sizeInWords(sync.coming.bytes) })}
      </span>
    </div>
  );
}
