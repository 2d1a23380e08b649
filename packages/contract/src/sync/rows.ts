import * as z from 'zod/mini';

import type { ad } from '#kinds/ad.ts';
import type { category } from '#kinds/category.ts';
import { descriptions } from '#kinds/descriptions.ts';
import type { helpdesk } from '#kinds/helpdesk.ts';
import { type CatalogueTable, eachTable, type ListingKind } from '#kinds/kinds.ts';
import type { notice } from '#kinds/notice.ts';
import type { place } from '#kinds/place.ts';
import type { region } from '#kinds/region.ts';
import type { report } from '#kinds/report.ts';
import type { resort } from '#kinds/resort.ts';
import type { restaurant } from '#kinds/restaurant.ts';
import type { service } from '#kinds/service.ts';
import type { Row } from '#kinds/types.ts';

import { rowSchema } from './row-schema.ts';

/**
 * The rows of the catalogue as phones keep them, by plain names; the odd ones stay in the calls
 * (product 9.2). Named, so that messages say `PlaceRow`.
 */

export interface CategoryRow extends Row<typeof category> {}
export interface RegionRow extends Row<typeof region> {}
export interface PlaceRow extends Row<typeof place> {}
export interface ResortRow extends Row<typeof resort> {}
export interface RestaurantRow extends Row<typeof restaurant> {}
export interface ServiceRow extends Row<typeof service> {}
/** Without the contact number, which never goes to phones (product 11.2). */
export interface AdRow extends Row<typeof ad> {}
export interface ReportRow extends Row<typeof report> {}
export interface NoticeRow extends Row<typeof notice> {}
export interface HelpdeskRow extends Row<typeof helpdesk> {}

/** A table of contents; a kind that is missing here is a type error below. */
interface Rows {
  categories: CategoryRow;
  regions: RegionRow;
  places: PlaceRow;
  resorts: ResortRow;
  restaurants: RestaurantRow;
  services: ServiceRow;
  ads: AdRow;
  reports: ReportRow;
  notices: NoticeRow;
  helpdesk: HelpdeskRow;
}

export type RowOf<Table extends CatalogueTable> = Rows[Table];
export type ListingRow = RowOf<ListingKind>;
export type CatalogueRows = { [Table in CatalogueTable]: RowOf<Table>[] };

type RowLists = { [Table in CatalogueTable]: z.ZodMiniArray<z.ZodMiniType<RowOf<Table>>> };

/** A list of rows of each kind, read openly. How its rows look is worked out with the first of them, a kind at a time: together that holds a slow phone up. */
export const catalogueRowLists = eachTable(
  (table): z.ZodMiniType => z.array(z.lazy(() => rowSchema(descriptions[table]))),
) as unknown as RowLists;

export const catalogueRows = z.object(catalogueRowLists);
