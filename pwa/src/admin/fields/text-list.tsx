import { m } from '@helpdesk/words/messages';
import { type ListedText, untranslated } from '#admin/translations/translation-values.ts';
import { Button } from '#ui/controls/button.tsx';
import { FieldError } from '#ui/controls/field.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { Icon } from '#ui/media/icon.tsx';
import styles from './text-list.module.css';

interface TextListProps {
  label: string;
  /** What one of them is called. */
  itemLabel: (words: { number: number }) => string;
  add: string;
  texts: readonly ListedText[];
  /** Most letters of one, and most of them. */
  longest: number;
  most: number;
  onChange: (texts: ListedText[]) => void;
  error?: string;
}

/** Short texts in order; with one goes its translation. */
export function TextList({ label, itemLabel, add, texts, longest, most, onChange, error }: TextListProps) {
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{label}</legend>
      {texts.map(({ text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text is known by its place alone while it is typed.
        <div key={at} className={styles.item}>
          <TextField
            label={itemLabel({ number: at + 1 })}
            longest={longest}
            value={text}
            onValueChange={(typed) => onChange(texts.map((each, index) => (index === at ? { ...each, text: typed } : each)))}
          />
          <Button
            look="line"
            square
            aria-label={m.admin_remove({ name: itemLabel({ number: at + 1 }) })}
            onClick={() => onChange(texts.filter((_, index) => index !== at))}
          >
            <Icon name="trash" />
          </Button>
        </div>
      ))}
      {texts.length < most && (
        <Button look="line" className={styles.add} onClick={() => onChange([...texts, { text: '', translated: untranslated }])}>
          <Icon name="plus" />
          {add}
        </Button>
      )}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
