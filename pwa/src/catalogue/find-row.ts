import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { byShownName } from '@helpdesk/contract/rules/name-order';
import { findByPathName, meantBySlug } from '@helpdesk/contract/rules/slug';
import { spokenLanguage } from '@helpdesk/words/language';

import type { Catalogue, RowOf } from './catalogue.ts';

/** The listing that an address means (product 4.2). */
export function findListing<Kind extends ListingKind>(catalogue: Catalogue, kind: Kind, slug: string): RowOf<Kind> | undefined {
  const [match, ...others] = meantBySlug<RowOf<Kind>>(catalogue.rows[kind], slug);
  const isOnly = match !== undefined && others.length === 0;
  // Two that it may mean are as telling as one.
  catalogue.shown(
    kind,
    [match, ...others].flatMap((each) => each?.row ?? []),
    { whole: isOnly },
  );
  return isOnly ? match.row : undefined;
}

/** The category or region that a path segment names, with all that it says. */
export function findNamed<Table extends 'categories' | 'regions'>(
  catalogue: Catalogue,
  table: Table,
  segment: string,
): RowOf<Table> | undefined {
  const match = findByPathName<RowOf<Table>>(catalogue.rows[table], segment);
  return match && catalogue.shown(table, [match.row], { whole: true })[0];
}

/** All categories or regions, by the names that the page shows. */
export const allByName = <Table extends 'categories' | 'regions'>(catalogue: Catalogue, table: Table): readonly RowOf<Table>[] =>
  byShownName<RowOf<Table>>(catalogue.shown(table, catalogue.rows[table]), spokenLanguage());
