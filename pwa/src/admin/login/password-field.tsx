import { m } from '@helpdesk/words/messages';
import { useState } from 'react';

import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Icon } from '#ui/media/icon.tsx';

import styles from './login-form.module.css';

interface PasswordFieldProps {
  /** “Password” when absent. */
  label?: string;
  value: string;
  onValueChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  error?: string;
}

export function PasswordField({ label = m.login_password(), value, onValueChange, autoComplete, hint, error }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className={styles.password}>
          <input
            {...control}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
          />
          <Button
            look="plain"
            square
            className={styles.eye}
            aria-pressed={shown}
            aria-label={shown ? m.login_hide_password() : m.login_show_password()}
            onClick={() => setShown(!shown)}
          >
            <Icon name="eye" />
          </Button>
        </span>
      )}
    </Field>
  );
}
