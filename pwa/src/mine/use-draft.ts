import { useEffect, useState } from 'react';
import { stayBusy } from '#local/busy.ts';
import { useStore } from '#platform/use-store.ts';
import { type DraftHandle, type DraftState, trackDraft } from './draft.ts';
import { draftPlace } from './draft-place.ts';
import { outbox } from './outbox.ts';

/** What was typed into a form, and how it is typed. `ready` is no reason to hold anybody up: what is typed earlier wins. */
export interface Drafted<Values> extends DraftState<Values> {
  readonly setValues: DraftHandle<Values>['setValues'];
  readonly discard: DraftHandle<Values>['discard'];
}

const isSubmitted = async (id: string) => (await (await outbox()).items()).some((item) => item.id === id);

/**
 * The values of a form that nobody has to type twice. After `outbox.add` comes `discard`, in this order.
 * @param form `contact`, or `book:` and the listing's `_id`; another form wants another `key` on its component
 * @param empty what the form begins with; only the first counts
 */
export function useDraft<Values extends object>(form: string, empty: Values): Drafted<Values> {
  const [draft] = useState(() => trackDraft(form, empty, { ...draftPlace.get(), isSubmitted }));
  const state = useStore(draft.state);
  useEffect(() => draft.start({ document, window }), [draft]);
  useEffect(() => (state.dirty ? stayBusy() : undefined), [state.dirty]);
  return { ...state, setValues: draft.setValues, discard: draft.discard };
}
