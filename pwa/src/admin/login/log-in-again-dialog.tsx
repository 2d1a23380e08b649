import { m } from '@helpdesk/words/messages';
import { Modal } from '#admin/shell/modal.tsx';
import { queryClient } from '#admin/shell/query-client.ts';
import { session } from '#local/session.ts';
import { useStore } from '#platform/use-store.ts';
import { loginRequest } from './log-in-again.ts';
import styles from './log-in-again-dialog.module.css';
import { LoginForm } from './login-form.tsx';

interface LogInAgainDialogProps {
  /** Id of the administrator whose work is on the screen; empty: not known. */
  owner: string;
  /** Somebody else has logged in. */
  onOther: () => void;
}

/** Over an open form, which keeps its text, when the session has ended meanwhile. */
export function LogInAgainDialog({ owner, onOther }: LogInAgainDialogProps) {
  const answer = useStore(loginRequest);
  if (!answer) return null;
  const goOn = () => {
    const isOther = owner !== '' && session.administrator() !== owner;
    // What one wrote is not saved by another, nor shown to them.
    answer(!isOther);
    if (!isOther) return;
    queryClient.clear();
    onOther();
  };
  return (
    <Modal title={m.login_again_title()} onClose={() => answer(false)}>
      <div className={styles.body}>
        <p>{m.login_again_text()}</p>
        <LoginForm onLoggedIn={goOn} />
      </div>
    </Modal>
  );
}
