import { m } from '@helpdesk/words/messages';
import { useState } from 'react';

import type { Said } from '#sync/ask.ts';

import type { Errors } from './field-words.ts';
import { type Form, useForm } from './use-form.ts';
import { useWrite } from './use-write.ts';

interface EntityFormOptions<Values> {
  readonly first: Values;
  /** What is wrong with it, by the same schema as on the server. */
  readonly check: (values: Values) => Errors;
  readonly save: (values: Values) => Promise<Said<unknown>>;
  readonly onClose: () => void;
  /** What the toast says of a failure, where the spec has words for it. */
  readonly failed?: string;
}

interface EntityForm<Values> extends Form<Values> {
  /** What the frame of the form needs (`EditModal`). */
  readonly frame: {
    readonly dirty: boolean;
    readonly submitting: boolean;
    readonly problem: string | undefined;
    readonly wrong: number;
    readonly refusals: number;
    readonly onSubmit: () => void;
    readonly onClose: () => void;
  };
  /** For the uploader: pictures that wait are no part of the form yet, and leaving or sending it would lose them. */
  readonly onWaiting: (count: number) => void;
}

/** A form that adds or edits: checked here and on the server, closed when it was saved. */
export function useEntityForm<Values>({ first, check, save, onClose, failed }: EntityFormOptions<Values>): EntityForm<Values> {
  const form = useForm(first);
  const [waiting, setWaiting] = useState(0);
  const write = useWrite(save, {
    failed,
    onDone: onClose,
    onRefused: (errors) => {
      // One inside another (`images.0`) is said beneath the whole.
      const whole = Object.fromEntries(Object.entries(errors).map(([field, sentence]) => [field.split('.')[0], sentence]));
      if (Object.keys(whole).length > 0) form.refuse(whole);
    },
  });
  const submit = () => {
    const errors = { ...check(form.values), ...(waiting > 0 && { images: m.admin_pictures_waiting() }) };
    if (Object.keys(errors).length > 0) return form.refuse(errors);
    write.start(form.values);
  };
  const wrong = Object.keys(form.errors).length;
  return {
    ...form,
    frame: {
      dirty: form.dirty || waiting > 0,
      submitting: write.pending,
      problem: wrong > 0 ? undefined : write.problem,
      wrong,
      refusals: form.refusals,
      onSubmit: submit,
      onClose,
    },
    onWaiting: (count) => {
      setWaiting(count);
      form.forgive('images');
    },
  };
}
