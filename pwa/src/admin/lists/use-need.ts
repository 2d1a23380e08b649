import { type ListingNeed, listingNeeds } from '@helpdesk/contract/calls/listing-needs';
import { useNavigate, useSearch } from '@tanstack/react-router';

/** What a list is narrowed to by its address, so that a count of the dashboard opens it: `?needs=check`. */
export function useNeed(): [need: ListingNeed | undefined, choose: (need: ListingNeed | undefined) => void] {
  const { needs } = useSearch({ strict: false });
  const navigate = useNavigate();
  const choose = (need: ListingNeed | undefined) =>
    void navigate({ to: '.', search: (params: object) => ({ ...params, needs: need }), resetScroll: false });
  return [listingNeeds.find((need) => need === needs), choose];
}
