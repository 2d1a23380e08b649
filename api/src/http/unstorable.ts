import { type FieldMessage, refuseFields } from './problem.ts';

/** What PostgreSQL cannot store: NUL, and half of a surrogate pair. */
const unstorable = /[\0\p{Surrogate}]/u;

export const isStorable = (text: string): boolean => !unstorable.test(text);

/** 400 that names every field with a text that cannot be stored. */
export function refuseUnstorable(fields: Iterable<readonly [path: string, text: string]>): void {
  const errors = [...fields].filter(([, text]) => !isStorable(text)).map(([path]): [string, FieldMessage] => [path, 'error_letters']);
  refuseFields(Object.fromEntries(errors));
}
