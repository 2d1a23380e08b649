import { Outlet } from '@tanstack/react-router';
import { Messages } from '#app/shell/messages.tsx';
import styles from './back-office.module.css';

/** The pages bring what surrounds them, so that none of it is on a traveller's phone. */
export function BackOffice() {
  return (
    <>
      <Outlet />
      <div className={styles.messages}>
        <Messages />
      </div>
    </>
  );
}
