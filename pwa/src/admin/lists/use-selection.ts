import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { useState } from 'react';
import { useWrite } from '#admin/shell/use-write.ts';
import { confirmListings } from './listing-states.ts';

/** The listings that are selected among those that a list shows, and the word that they are still correct. */
export function useSelection(kind: ListingKind, shown: readonly string[]) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const selected = shown.filter((id) => ids.includes(id));
  const one = useWrite((id: string) => confirmListings(kind, [id]));
  const many = useWrite<void>(() => confirmListings(kind, selected), { onDone: () => setIds([]) });
  return {
    isOn: (id: string) => ids.includes(id),
    set: (id: string, on: boolean) => setIds(on ? [...ids, id] : ids.filter((each) => each !== id)),
    confirmOne: (id: string) => {
      if (!one.pending) one.start(id);
    },
    bar: {
      shown: shown.length,
      selected: selected.length,
      onSelectAll: (on: boolean) => setIds(on ? shown : []),
      busy: many.pending,
      onConfirm: () => many.start(),
    },
  };
}
