import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';

/** What a short list is searched for. It stands in the address, so that a reload, a link and “back” keep it; typing adds no steps to go back. */
export function useTypedSearch(): [search: string, type: (search: string) => void] {
  const { search: written } = useSearch({ strict: false });
  // The router hands over `?search=7` as a number.
  const [search, setSearch] = useState(typeof written === 'string' || typeof written === 'number' ? String(written) : '');
  const navigate = useNavigate();
  const type = (typed: string) => {
    setSearch(typed);
    const change = (params: object) => ({ ...params, search: typed || undefined });
    void navigate({ to: '.', search: change, replace: true, resetScroll: false });
  };
  return [search, type];
}
