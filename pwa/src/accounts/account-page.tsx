import { accountCalls } from '@helpdesk/contract/calls/account';
import { m } from '@helpdesk/words/messages';
import { Loaded } from '#admin/shell/loaded.tsx';
import { roleWords } from '#admin/shell/role-words.ts';
import { useAnswer } from '#admin/shell/use-answer.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import styles from './account-sections.module.css';
import { NameForm } from './name-form.tsx';
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
        {({ email, name, role, hasSecondFactor, recoveryCodes, sessions }) => (
          <>
            <p className={styles.email}>
              {email}, {roleWords[role].name()}
            </p>
            <div className={styles.sections}>
              <NameForm name={name} />
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
