import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import type { TranslatedTable } from '@helpdesk/contract/kinds/parts';
import { m } from '@helpdesk/words/messages';

import { directories } from '#listings/links.ts';

/** What the tables are called whose texts are translated. */
export const tableTitles: Readonly<Record<TranslatedTable, () => string>> = {
  ...(Object.fromEntries(listingKinds.map((kind) => [kind, directories[kind].title])) as Record<
    (typeof listingKinds)[number],
    () => string
  >),
  categories: m.admin_menu_categories,
  regions: m.admin_menu_regions,
  ads: m.admin_menu_ads,
  notices: m.admin_menu_notices,
  reports: m.admin_menu_reports,
  helpdesk: m.admin_helpdesk,
};
