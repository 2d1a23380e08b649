import type { HelpdeskRow } from '@helpdesk/contract/sync/rows';

import type { Catalogue } from '#catalogue/catalogue.ts';

/**
 * What the helpdesk says of itself, once somebody has changed it; until then the folder of the site says it (decision 094). Each part stands in a file of
 * its own beside this one, since few pages say more than one.
 * @param shown what of it travels with the page
 */
export const helpdeskRow = (catalogue: Catalogue | undefined, ...shown: (keyof HelpdeskRow)[]): HelpdeskRow | undefined =>
  catalogue?.shown('helpdesk', catalogue.rows.helpdesk, { only: shown })[0];
