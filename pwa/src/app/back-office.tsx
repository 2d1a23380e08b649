import { Outlet } from '@tanstack/react-router';

import styles from './back-office.module.css';
import { LateToasts } from './late-toasts.tsx';

/** The pages bring what surrounds them, so that none of it is on a traveller's phone. */
export function BackOffice() {
  return (
    <>
      <Outlet />
      <div className={styles.messages}>
        <LateToasts />
      </div>
    </>
  );
}
