import { m } from '@helpdesk/words/messages';
import { useSyncState } from '#catalogue/use-sync-state.ts';
import { sizeInWords } from '#ui/page/size-in-words.ts';
import styles from './fill-bar.module.css';

/** How far the first fill is: text, then the pictures that lists show. At the bottom edge, where it moves nothing as it comes and goes. */
export function FillBar() {
  const sync = useSyncState();
  if (sync.phase !== 'first-fill') return null;
  const { done, of, bytes } = sync.pictures;
  // Until the server was asked nobody knows whether there is anything to fill.
  const text = sync.coming && m.status_filling({ rows: sync.coming.rows, size: sizeInWords(sync.coming.bytes) });
  const words = of > 0 ? m.status_filling_pictures({ done, of, size: sizeInWords(bytes) }) : text;
  if (!words) return null;
  return (
    <aside className={styles.bar} aria-label={m.copy_title()}>
      <span className={styles.done} style={{ transform: `scaleX(${of > 0 ? done / of : 0})` }} />
      <span className={styles.words}>{words}</span>
    </aside>
  );
}
