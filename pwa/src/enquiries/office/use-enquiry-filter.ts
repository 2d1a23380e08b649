import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';

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
  /** Filters, and what is searched for where that changes as well. */
  readonly narrow: (change: EnquiryAddress, search?: string) => void;
  readonly ask: (search: string) => void;
}

/**
 * What the list is narrowed to. The filters stand in the address, so that Back, a reload and a link keep them. What is searched for is mostly a
 * person: it stays with the entry in this window's history, and out of an address, which ends up in logs (decision 091).
 */
export function useEnquiryFilter(): EnquiryFilterState {
  const address = readEnquiryAddress(useSearch({ strict: false }));
  const search = useLocation({ select: ({ state }) => state.enquirySearch ?? '' });
  const navigate = useNavigate();
  const go = (change: EnquiryAddress, enquirySearch: string, replace: boolean) =>
    void navigate({
      to: '.',
      search: (params: object) => ({ ...params, ...change }),
      state: { enquirySearch },
      replace,
      resetScroll: false,
    });
  return {
    address,
    search,
    narrow: (change, asked = search) => go(change, asked, false),
    ask: (asked) => go({}, asked, true),
  };
}
