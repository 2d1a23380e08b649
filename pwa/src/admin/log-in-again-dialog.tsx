import { m } from '@helpdesk/words/messages';
import { useSyncExternalStore } from 'react';

import { loginAsked } from './log-in-again.ts';
import styles from './log-in-again-dialog.module.css';
import { LoginForm } from './login-form.tsx';
import { Modal } from './modal.tsx';

/** Over an open form, which keeps its text, when the session has ended meanwhile. */
export function LogInAgainDialog() {
  const answer = useSyncExternalStore(loginAsked.subscribe, loginAsked.get);
  if (!answer) return null;
  return (
    <Modal title={m.login_again_title()} onClose={() => answer(false)}>
      <div className={styles.body}>
        <p>{m.login_again_text()}</p>
        <LoginForm onLoggedIn={() => answer(true)} />
      </div>
    </Modal>
  );
}
