import { type Role, roles } from '@helpdesk/contract/roles/roles';
import { m } from '@helpdesk/words/messages';
import { useId } from 'react';
import { roleWords } from '#admin/shell/role-words.ts';
import styles from './role-field.module.css';

/** What somebody may do, whoever may do most first. */
export function RoleField({ value, onChoose }: { value: Role; onChoose: (role: Role) => void }) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{m.admin_role()}</legend>
      {[...roles].reverse().map((role) => (
        <label key={role} className={styles.choice}>
          <input type="radio" name={name} checked={role === value} onChange={() => onChoose(role)} />
          <span className={styles.words}>
            <b>{roleWords[role].name()}</b>
            <span className={styles.text}>{roleWords[role].text()}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
