import { useNavigate, useSearch } from '@tanstack/react-router';

/** What a short list is searched for. It stands in the address, so that a reload, a link and “back” keep it; asking adds no steps to go back. */
export function useListSearch(): [search: string, ask: (search: string) => void] {
  const { search: written } = useSearch({ strict: false });
  const navigate = useNavigate();
  const ask = (text: string) => {
    const change = (params: object) => ({ ...params, search: text || undefined });
    void navigate({ to: '.', search: change, replace: true, resetScroll: false });
  };
  // The router hands over `?search=7` as a number.
  return [typeof written === 'string' || typeof written === 'number' ? String(written) : '', ask];
}
