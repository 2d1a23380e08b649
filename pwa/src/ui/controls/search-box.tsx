import { m } from '@helpdesk/words/messages';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '#ui/media/icon.tsx';
import { classes } from '#ui/style/classes.ts';
import { Button } from './button.tsx';
import field from './field.module.css';
import styles from './search-box.module.css';
import type { ResultKeys } from './use-result-keys.ts';
import { useTypedEarly } from './use-typed-early.ts';

interface SearchBoxProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** What was found, in a sentence: said to screen readers when the typing rests. */
  found: string;
  /** Where the arrow keys lead to what was found. */
  keys?: ResultKeys;
  /** Id of what is said about the box. */
  describedBy?: string;
  className?: string;
}

export function SearchBox({ label, value, onValueChange, found, keys, describedBy, className }: SearchBoxProps) {
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const input = keys?.box ?? own;
  useTypedEarly(input, value, onValueChange);
  const clear = () => {
    onValueChange('');
    input.current?.focus();
  };
  return (
    <search className={classes(styles.box, className)}>
      <label htmlFor={id} className="sr">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        className={classes(field.input, styles.input)}
        type="search"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={label}
        aria-describedby={describedBy}
        value={value}
        onKeyDown={keys?.onBoxKey}
        onChange={(event) => onValueChange(event.target.value)}
      />
      <Icon name="search" className={styles.icon} />
      {value && (
        <Button look="plain" square className={styles.clear} aria-label={m.filter_clear()} onClick={clear}>
          <Icon name="close" />
        </Button>
      )}
      <ServerAnswer sentence={found} />
    </search>
  );
}

/** Says a changed sentence once it has stood for a second; what the page opened with is not said. */
function ServerAnswer({ sentence }: { sentence: string }) {
  const [said, setSaid] = useState('');
  const first = useRef(sentence);
  useEffect(() => {
    if (sentence === first.current) return;
    first.current = '';
    const timer = setTimeout(() => setSaid(sentence), 1000);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <p className="sr" role="status">
      {said}
    </p>
  );
}
