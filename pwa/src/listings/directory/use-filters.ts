import { filterNames } from '@helpdesk/contract/rules/filter-names';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';

import { type ResultKeys, useResultKeys } from '#ui/controls/use-result-keys.ts';

import { changeFilters, type Filters, readFilters } from './filters-address.ts';

/** The filters of a directory: they live in its address, and come back with the browser's back button. */
export interface ShownFilters extends Required<Filters> {
  /** All of them in one text, which tells one list from another. */
  readonly asked: string;
  /** Typing replaces the address, so that "back" leaves the list at once. */
  type(search: string): void;
  /** A chip, a dropdown or the clear button is a step of its own, which "back" takes back. */
  choose(change: Filters): void;
  clear(): void;
  /** Of the search box and the list. */
  readonly keys: ResultKeys;
}

const none = Object.fromEntries(filterNames.map((name) => [name, ''])) as Required<Filters>;

export function useFilters(): ShownFilters {
  const address = readFilters(useSearch({ strict: false }));
  const navigate = useNavigate();
  const keys = useResultKeys();
  // What was typed or chosen holds at once, and until the address has caught up with it.
  const [ahead, setAhead] = useState<Filters>();

  const change = (change: Filters, replace: boolean) => {
    const asked = { ...ahead, ...change };
    setAhead(asked);
    const arrived = navigate({ to: '.', search: (params: object) => changeFilters(params, asked), replace, resetScroll: false });
    void arrived.finally(() => setAhead((now) => (now === asked ? undefined : now)));
  };
  const shown = { ...none, ...address, ...ahead };
  return {
    ...shown,
    asked: JSON.stringify(shown),
    type: (text) => change({ search: text }, true),
    choose: (chosen) => change(chosen, false),
    clear: () => change(none, false),
    keys,
  };
}
