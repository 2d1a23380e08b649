import type { HelpdeskRow } from '@helpdesk/contract/sync/rows';
import { helpdesk } from '@helpdesk/site/helpdesk';

import type { Catalogue } from '#catalogue/catalogue.ts';

import { helpdeskRow } from './row.ts';

/** Where people answer, and when; an empty number: nobody knows one yet, no hours: nobody says when. */
export const phoneOf = (catalogue: Catalogue | undefined): Pick<HelpdeskRow, 'phone' | 'hours'> =>
  helpdeskRow(catalogue, 'phone', 'hours') ?? { phone: helpdesk.phone ?? '', hours: helpdesk.hours };
