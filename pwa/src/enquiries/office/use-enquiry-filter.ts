import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

import { useRest } from '#admin/shell/use-rest.ts';

import { type EnquiryAddress, readEnquiryAddress } from './enquiry-address.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What the list of enquiries was searched for. */
    enquirySearch?: string;
  }
}

interface EnquiryFilterState {
  readonly address: EnquiryAddress;
  readonly search: string;
  /** As it has rested: what is asked for. */
  readonly restedSearch: string;
  readonly narrow: (change: EnquiryAddress) => void;
  readonly setSearch: (search: string) => void;
}

/**
 * What the list is narrowed to. The filters stand in the address, so that Back, a reload and a link keep them. What is searched for is mostly a
 * person: it stays with the entry in this window's history, and out of an address, which ends up in logs (decision 091).
 */
export function useEnquiryFilter(): EnquiryFilterState {
  const address = readEnquiryAddress(useSearch({ strict: false }));
  const kept = useLocation({ select: ({ state }) => state.enquirySearch ?? '' });
  const [search, setSearch] = useState(kept);
  const restedSearch = useRest(search, 300);
  const navigate = useNavigate();
  useEffect(() => {
    if (restedSearch === kept) return;
    void navigate({
      to: '.',
      search: (params: object) => params,
      state: { enquirySearch: restedSearch },
      replace: true,
      resetScroll: false,
    });
  }, [restedSearch, kept, navigate]);
  const narrow = (change: EnquiryAddress) =>
    void navigate({
      to: '.',
      search: (params: object) => ({ ...params, ...change }),
      state: { enquirySearch: search },
      resetScroll: false,
    });
  return { address, search, restedSearch, narrow, setSearch };
}
