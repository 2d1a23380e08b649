import type { HelpdeskRow } from '@helpdesk/contract/sync/rows';
import { links } from '@helpdesk/site/links';

import type { Catalogue } from '#catalogue/catalogue.ts';

import { helpdeskRow } from './row.ts';

export const linkNames = ['photosLink', 'socialLink', 'videoLink', 'workLink'] as const;
export type LinkName = (typeof linkNames)[number];

/** Where else it is met; null: there not. */
export const linksOf = (catalogue: Catalogue | undefined): Pick<HelpdeskRow, LinkName> => helpdeskRow(catalogue, ...linkNames) ?? links;
