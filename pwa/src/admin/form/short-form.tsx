import type { FormEvent, ReactNode } from 'react';
import { errorsOf } from '#admin/fields/field-words.ts';
import type { useForm } from '#admin/form/use-form.ts';
import { useWrite } from '#admin/shell/use-write.ts';
import type { ServerAnswer } from '#sync/request.ts';
import { Button } from '#ui/controls/button.tsx';
import { useFocusOnRefusal } from '#ui/controls/use-focus-on-refusal.ts';
import styles from './buttons.module.css';
import { Problem } from './problem.tsx';

interface ShortFormProps<Values> {
  form: ReturnType<typeof useForm<Values>>;
  schema: Parameters<typeof errorsOf>[0];
  /** What the button says. */
  action: string;
  danger?: boolean;
  className: string | undefined;
  write: () => Promise<ServerAnswer<unknown>>;
  onDone?: () => void;
  children: ReactNode;
}

/** A few fields that are asked for, and the server asked what it says to them. */
export function ShortForm<Values>({ form, schema, action, danger, className, write, onDone, children }: ShortFormProps<Values>) {
  const element = useFocusOnRefusal(form.refusals);
  const writing = useWrite<void>(write, { onDone, onRefused: form.refuse });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const errors = errorsOf(schema, form.values);
    if (Object.keys(errors).length > 0) return form.refuse(errors);
    writing.start();
  };
  return (
    <form ref={element} className={className} noValidate onSubmit={submit}>
      {children}
      <Problem why={writing.problem} />
      <div className={styles.buttons}>
        <Button type="submit" look={danger ? 'danger' : 'primary'} aria-disabled={writing.pending}>
          {action}
        </Button>
      </div>
    </form>
  );
}
