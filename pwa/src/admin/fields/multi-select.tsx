import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { type KeyboardEvent, useId, useRef, useState } from 'react';

import { Field } from '#ui/controls/field.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { Sentence } from '#ui/page/text.tsx';

import { choose, type Option, optionsFound, optionsLeft } from './multi-choice.ts';
import styles from './multi-select.module.css';

interface MultiSelectProps {
  label: string;
  options: readonly Option[];
  loading?: boolean;
  chosen: readonly string[];
  most: number;
  onChoose: (chosen: string[]) => void;
  /** Where a server finds more choices by what is typed. */
  onType?: (typed: string) => void;
  /**
   * The choices are what a server found, in its order and whatever they are called. Until its answer is here they are those of before that
   * are called so, or Enter would take another one.
   */
  asFound?: boolean;
  /** Said before anything is typed, where there is nothing to choose from until then. */
  hint?: string;
  error?: string;
}

/** Chosen things as tokens in a box in which typing finds more; beyond the most further choices are ignored. */
export function MultiSelect({ label, options, loading, chosen, most, onChoose, onType, asFound, hint, error }: MultiSelectProps) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [typed, setText] = useState('');
  const [active, setActive] = useState(0);
  const left = open ? (asFound && !loading ? optionsFound(options, chosen) : optionsLeft(options, chosen, typed)) : [];
  const at = Math.min(active, left.length - 1);

  const setTyped = (text: string) => {
    setText(text);
    onType?.(text);
  };
  const take = (value: string | undefined) => {
    if (value === undefined) return;
    onChoose(choose(chosen, value, most));
    setTyped('');
    setActive(0);
  };
  const drop = (value: string) => {
    onChoose(chosen.filter((each) => each !== value));
    input.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) return setOpen(true);
      const by = event.key === 'ArrowDown' ? 1 : -1;
      setActive((at + by + left.length) % Math.max(left.length, 1));
    } else if (event.key === 'Enter') {
      // Enter in a closed box is no wish to send the form either.
      event.preventDefault();
      if (open) take(left[at]?.value);
      else setOpen(true);
    } else if (event.key === 'Escape' && open) {
      setOpen(false);
    } else if (event.key === 'Backspace' && typed === '') {
      const last = chosen.at(-1);
      if (last !== undefined) drop(last);
    }
  };

  const none = typed === '' && hint ? hint : loading ? m.ui_select_loading() : m.ui_select_no_options();
  return (
    <Field
      label={label}
      error={error}
      className={styles.field}
      aside={
        <span className={styles.count} role="status">
          {m.admin_chosen_of({ count: chosen.length, most })}
        </span>
      }
    >
      {({ id, ...control }) => (
        <>
          <div className={styles.box} data-invalid={error !== undefined}>
            {chosen.map((value) => {
              const { label: name = loading ? m.ui_loading() : value, lang } = options.find((option) => option.value === value) ?? {};
              return (
                <span key={value} className={styles.token}>
                  <span lang={lang}>{name}</span>
                  <button type="button" className={styles.drop} onClick={() => drop(value)}>
                    <Icon name="close" />
                    <span className="sr">
                      <Sentence words={(text) => m.admin_remove({ name: text })} of={{ text: name, lang: lang ?? spokenLanguage() }} />
                    </span>
                  </button>
                </span>
              );
            })}
            <input
              ref={input}
              id={id}
              aria-invalid={control['aria-invalid']}
              aria-describedby={control['aria-describedby']}
              className={styles.input}
              role="combobox"
              aria-expanded={open}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={left[at] ? `${listId}-${at}` : undefined}
              autoComplete="off"
              placeholder={chosen.length === 0 ? m.ui_select() : undefined}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setActive(0);
                setOpen(true);
              }}
              onClick={() => setOpen(true)}
              onBlur={() => setOpen(false)}
              onKeyDown={press}
            />
          </div>
          <div className={styles.popup} hidden={!open}>
            {open && left.length === 0 && <p className={styles.none}>{none}</p>}
            <div id={listId} role="listbox" aria-label={label} className={styles.list} hidden={left.length === 0}>
              {left.map((option, index) => (
                // biome-ignore lint/a11y/useFocusableInteractive: the box keeps the focus and names the active choice.
                // biome-ignore lint/a11y/useKeyWithClickEvents: the box hears the keys.
                <div
                  key={option.value}
                  ref={index === at ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={index === at}
                  className={styles.option}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => take(option.value)}
                >
                  <span lang={option.lang}>{option.label}</span>
                </div>
              ))}
            </div>
          </div>
        </>
      )}
    </Field>
  );
}
