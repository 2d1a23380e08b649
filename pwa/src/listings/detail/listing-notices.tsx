import type { ListingRow as Listing } from '@helpdesk/contract/sync/rows';

import { noticesAbout } from '#catalogue/announced.ts';
import { useCatalogue, useDay } from '#catalogue/use-catalogue.tsx';

import { NoticeCards } from '#listings/notice-cards.tsx';

/** What is announced of one listing and of its region for today. */
export function ListingNotices({ listing: { _id, regionId } }: { listing: Listing }) {
  const catalogue = useCatalogue();
  const day = useDay();
  const notices = catalogue ? noticesAbout(catalogue, [_id, regionId], day) : [];
  return notices.length > 0 && <NoticeCards notices={notices} of={_id} />;
}
