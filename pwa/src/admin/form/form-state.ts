import type { Errors } from '#admin/fields/field-words.ts';

/** A form that is being filled in. */
export interface FormState<Values> {
  readonly first: Values;
  readonly values: Values;
  readonly errors: Errors;
  /** Counts refusals: each of them brings the focus to the first field that is wrong. */
  readonly refusals: number;
}

/** A change of some fields; where it builds on what is there by then, made from that. */
export type Edit<Values> = Partial<Values> | ((values: Values) => Partial<Values>);

type Action<Values> = { readonly edit: Edit<Values> } | { readonly refuse: Errors } | { readonly forgive: string };

export const emptyForm = <Values>(values: Values): FormState<Values> => ({ first: values, values, errors: {}, refusals: 0 });

/** Editing a field clears its error (product 6.1); a refusal replaces all errors, and one may be forgiven by itself. */
export function changeForm<Values>(form: FormState<Values>, action: Action<Values>): FormState<Values> {
  if ('refuse' in action) return { ...form, errors: action.refuse, refusals: form.refusals + 1 };
  if ('forgive' in action) return { ...form, errors: without(form.errors, (field) => field === action.forgive) };
  const change = typeof action.edit === 'function' ? action.edit(form.values) : action.edit;
  return { ...form, values: { ...form.values, ...change }, errors: without(form.errors, (field) => field in change) };
}

const without = (errors: Errors, isOver: (field: string) => boolean): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !isOver(field)));

/** Something is in it that leaving would lose. */
export const isDirty = <Values>({ first, values }: FormState<Values>): boolean => JSON.stringify(first) !== JSON.stringify(values);
