import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';

import { changeListAddress, type ListAddress, readListAddress } from './list-address.ts';

type Change = Partial<Record<keyof ListAddress, string>>;

const nothing = { search: '', region: '', category: '', needs: '', translated: '', state: '', popular: '', sort: '', descending: '' };

/** What a list is narrowed to lives in its address: it survives a reload, can be sent on, and "back" goes back to it. */
export function useListAddress() {
  const written = readListAddress(useSearch({ strict: false }));
  const navigate = useNavigate();
  // What was typed or chosen holds at once, and until the address has caught up with it.
  const [ahead, setAhead] = useState<Change>();

  const change = (change: Change, replace: boolean) => {
    const asked = { ...ahead, ...change };
    setAhead(asked);
    const arrived = navigate({ to: '.', search: (params: object) => changeListAddress(params, asked), replace, resetScroll: false });
    void arrived.finally(() => setAhead((now) => (now === asked ? undefined : now)));
  };
  return {
    address: readListAddress(changeListAddress(written, ahead ?? {})),
    /** Typing replaces the address, so that "back" leaves the list at once. */
    type: (search: string) => change({ search }, true),
    choose: (chosen: Change) => change(chosen, false),
    clear: () => change(nothing, false),
  };
}
