import type { ListingNeed } from '@helpdesk/contract/calls/listing-needs';
import { staleAfterDays } from '@helpdesk/contract/sync/freshness';
import { m } from '@helpdesk/words/messages';

/** What a listing may need, in words; the order is that of the dashboard and of the chips. */
export const needWords: Readonly<Record<ListingNeed, () => string>> = {
  check: () => m.admin_need_check({ days: staleAfterDays }),
  translation: m.admin_need_translation,
  pictureText: m.admin_need_picture_text,
  link: m.admin_need_link,
};
