import { m } from '@helpdesk/words/messages';

import { BrandMark } from '#ui/media/brand-mark.tsx';
import styles from './loading.module.css';

/** The loading view (product 2.5): a pulsing logo, centred. */
export function Loading() {
  return (
    <div className={styles.loading} role="status">
      <BrandMark className={styles.mark} />
      <span>{m.ui_loading()}</span>
    </div>
  );
}
