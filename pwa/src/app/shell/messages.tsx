import { deferred } from '#ui/page/deferred.tsx';

import styles from './messages.module.css';

const Toasts = deferred(async () => (await import('#ui/feedback/toasts.tsx')).Toasts, 'later');

/** Where short messages appear. */
export function Messages() {
  return (
    // An open dialog hides from screen readers all that was not marked as live before it. Each message says itself how urgent it is.
    <div className={styles.live} aria-live="off">
      <Toasts />
    </div>
  );
}
