import { accountCalls } from '@helpdesk/contract/calls/account';
import { m } from '@helpdesk/words/messages';
import { Loaded } from '#admin/shell/loaded.tsx';
import { useAnswer } from '#admin/shell/use-answer.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import styles from './account-sections.module.css';
import { PasswordForm } from './password-form.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SessionList } from './session-list.tsx';

/** What administrators do with their own account (product 10.8). */
export function AccountPage() {
  const account = useAnswer(accountCalls.read);
  return (
    <>
      <PageTitle page={m.admin_account()} />
      <h1 tabIndex={-1}>{m.admin_account()}</h1>
      <Loaded reading={account} failed={m.admin_account_failed()}>
        {({ email, hasSecondFactor, recoveryCodes, sessions }) => (
          <>
            <p className={styles.email}>{email}</p>
            <div className={styles.sections}>
              <PasswordForm email={email} />
              <SecondFactor isOn={hasSecondFactor} recoveryCodes={recoveryCodes} />
              <SessionList sessions={sessions} />
            </div>
          </>
        )}
      </Loaded>
    </>
  );
}
