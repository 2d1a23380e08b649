import { noticesAbout } from '#catalogue/notices.ts';
import { useCatalogue, useDay } from '#catalogue/use-catalogue.tsx';

import { NoticeCards } from './notice-cards.tsx';

/** What is announced of one listing for today. */
export function ListingNotices({ listingId }: { listingId: string }) {
  const catalogue = useCatalogue();
  const day = useDay();
  const question = `about ${listingId} on ${day}`;
  const notices = catalogue?.list('notices', question, (all) => noticesAbout(all, listingId, day), { whole: true })?.rows ?? [];
  return notices.length > 0 && <NoticeCards notices={notices} />;
}
