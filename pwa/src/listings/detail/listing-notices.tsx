import { noticesAbout } from '#catalogue/announced.ts';
import { useCatalogue, useDay } from '#catalogue/use-catalogue.tsx';

import { NoticeCards } from '#listings/notice-cards.tsx';

/** What is announced of one listing for today. */
export function ListingNotices({ listingId }: { listingId: string }) {
  const catalogue = useCatalogue();
  const day = useDay();
  const notices = catalogue ? noticesAbout(catalogue, listingId, day) : [];
  return notices.length > 0 && <NoticeCards notices={notices} />;
}
