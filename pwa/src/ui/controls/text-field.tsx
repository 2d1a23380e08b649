import { type ComponentProps, type ReactNode, useRef } from 'react';
import { deferred } from '#ui/page/deferred.tsx';
import { type Control, Field, type FieldProps } from './field.tsx';
import { useTypedEarly } from './use-typed-early.ts';

const TooLong = deferred(async () => (await import('./too-long.tsx')).TooLong, 'later');

/** Instead of cutting off what is pasted, as `maxLength` would. */
function lengthError(value: string, longest: number | undefined): ReactNode {
  return longest !== undefined && value.length > longest && <TooLong most={longest} over={value.length - longest} />;
}

interface TextProps extends Omit<FieldProps, 'children' | 'className'> {
  value: string;
  onValueChange: (value: string) => void;
  /** In UTF-16 code units. A longer text stays, and is called too long. */
  longest?: number;
}

export function TextField({
  label,
  aside,
  hint,
  error,
  longest,
  onValueChange,
  ...input
}: TextProps & Omit<ComponentProps<'input'>, keyof TextProps | keyof Control | 'maxLength'>) {
  const own = useRef<HTMLInputElement>(null);
  useTypedEarly(own, input.value, onValueChange);
  return (
    <Field {...{ label, aside, hint }} error={lengthError(input.value, longest) || error}>
      {(control) => <input ref={own} {...input} {...control} onChange={(event) => onValueChange(event.target.value)} />}
    </Field>
  );
}

export function TextArea({
  label,
  aside,
  hint,
  error,
  longest,
  onValueChange,
  ...input
}: TextProps & Omit<ComponentProps<'textarea'>, keyof TextProps | keyof Control | 'maxLength'>) {
  const own = useRef<HTMLTextAreaElement>(null);
  useTypedEarly(own, input.value, onValueChange);
  return (
    <Field {...{ label, aside, hint }} error={lengthError(input.value, longest) || error}>
      {(control) => <textarea ref={own} {...input} {...control} onChange={(event) => onValueChange(event.target.value)} />}
    </Field>
  );
}
