import { useReducer } from 'react';

import type { Errors } from '#admin/fields/field-words.ts';
import { changeForm, type Edit, emptyForm, type FormState, isDirty } from './form-state.ts';

export interface Form<Values> {
  readonly values: Values;
  readonly errors: Errors;
  readonly refusals: number;
  readonly dirty: boolean;
  readonly edit: (change: Edit<Values>) => void;
  readonly refuse: (errors: Errors) => void;
  readonly forgive: (field: string) => void;
}

export function useForm<Values>(first: Values): Form<Values> {
  const [form, change] = useReducer(changeForm as typeof changeForm<Values>, first, emptyForm as (first: Values) => FormState<Values>);
  return {
    values: form.values,
    errors: form.errors,
    refusals: form.refusals,
    dirty: isDirty(form),
    edit: (edit) => change({ edit }),
    refuse: (refuse) => change({ refuse }),
    forgive: (forgive) => change({ forgive }),
  };
}
