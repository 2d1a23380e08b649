import { forgetPerson, rememberedPerson, rememberPerson } from '#local/remembered-person.ts';
import { useStore } from '#platform/use-store.ts';

import type { PersonValues } from './person-fields.tsx';

/** What a form that asks who it is from begins with on this phone, and what becomes of that once it is sent. */
export function useRememberedPerson() {
  const person = useStore(rememberedPerson);
  return {
    known: person && { ...person, remembers: true },
    onKept: (values: PersonValues) => (values.remembers ? rememberPerson(values) : forgetPerson()),
  };
}
