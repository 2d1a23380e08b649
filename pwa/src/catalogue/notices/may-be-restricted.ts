import { restricts } from '@helpdesk/contract/opening/restricts';

import type { Catalogue } from '#catalogue/catalogue.ts';

/** Whether any notice keeps people away from anything, on any day: while none does, pages wait for nothing that says so. */
export const mayBeRestricted = (catalogue: Catalogue | undefined): boolean => catalogue?.rows.notices.some(restricts) === true;
