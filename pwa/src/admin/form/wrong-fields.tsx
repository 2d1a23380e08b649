import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Errors } from '#admin/fields/field-words.ts';
import { Button } from '#ui/controls/button.tsx';
import styles from './wrong-fields.module.css';

interface WrongFieldsProps {
  form: RefObject<HTMLElement | null>;
  errors: Errors;
}

interface WrongField {
  readonly label: string;
  readonly control: HTMLElement | null;
}

/** The way to each field beneath which something is said, in their order. */
export function WrongFields({ form, errors }: WrongFieldsProps) {
  const [wrong, setWrong] = useState<readonly WrongField[]>([]);
  useLayoutEffect(() => {
    // What is said stands in the form by now; other errors are another list.
    if (errors) setWrong(wrongFieldsIn(form.current));
  }, [form, errors]);
  return (
    <ul className={`list ${styles.wrong}`}>
      {wrong.map(({ label, control }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two fields may be called alike.
        <li key={at}>
          <Button
            look="quiet"
            onClick={() => {
              control?.focus();
              control?.scrollIntoView({ block: 'center' });
            }}
          >
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Each sentence of an error belongs to what is called by the nearest label around it. */
function wrongFieldsIn(form: HTMLElement | null): WrongField[] {
  const sentences = [...(form?.querySelectorAll<HTMLElement>('[data-error]') ?? [])];
  const fields = sentences.flatMap((sentence) => {
    for (let around = sentence.parentElement; around && around !== form; around = around.parentElement) {
      const label = around.getAttribute('aria-label') ?? around.querySelector('legend, label')?.textContent;
      if (label) return [{ around, label }];
    }
    return [];
  });
  const alone = fields.filter(({ around }, at) => fields.findIndex((each) => each.around === around) === at);
  return alone.map(({ around, label }) => ({
    label,
    control: around.querySelector('[aria-invalid="true"]') ?? around.querySelector('input, select, textarea, button'),
  }));
}
