import { type ListingKind, listingKinds } from '@helpdesk/contract/kinds/kinds';
import type { Point } from '@helpdesk/contract/rules/map/geo';
import { pointOf } from '@helpdesk/contract/rules/straight-line';
import type { CatalogueRows, CategoryRow, ListingRow } from '@helpdesk/contract/sync/rows';
import { categoryIcons } from '@helpdesk/site/category-icons';

import type { Index } from '#catalogue/catalogue.ts';
import { directories } from '#listings/links.ts';
import { typeWords } from '#listings/service-types.ts';
import type { IconName } from '#ui/media/icon.tsx';

import type { Plane, Spot } from './plane.ts';

/** A listing where it is on a map. */
export interface Mark extends Spot {
  readonly kind: ListingKind;
  readonly listing: ListingRow;
  readonly point: Point;
  /** What is drawn inside its pin. */
  readonly sign: IconName;
}

/** Before it stands on a plane. */
export type Placed = Omit<Mark, 'x' | 'y'>;

/** What a map shows of a listing: a page brings no more. */
export const mapFields = [
  'name',
  'slug',
  'regionId',
  'latitude',
  'longitude',
  'mapURL',
  'images',
  'hours',
  'categoryIds',
  'type',
  'openAlways',
  'everywhere',
];

/** The listings that the data can place; the others are left out. */
export const placedOf = (kind: ListingKind, listings: readonly ListingRow[], categories: Index<CategoryRow>): readonly Placed[] =>
  listings.flatMap((listing) => {
    const point = pointOf(listing);
    return point ? [{ kind, listing, point, sign: signOf(kind, listing, categories) }] : [];
  });

/** Of all kinds, in the order of the catalogue. */
export const allPlaced = (rows: Pick<CatalogueRows, ListingKind>, categories: Index<CategoryRow>): readonly Placed[] =>
  listingKinds.flatMap((kind) => placedOf(kind, rows[kind], categories));

export const onPlane = (placed: readonly Placed[], plane: Plane): readonly Mark[] =>
  placed.map((each) => ({ ...each, ...plane.spotOf(each.point) }));

const icons: Readonly<Record<string, IconName>> = categoryIcons;

/** A place is known by its first category, a service by its type. */
function signOf(kind: ListingKind, listing: ListingRow, categories: Index<CategoryRow>): IconName {
  if ('type' in listing) return typeWords[listing.type].icon;
  if ('categoryIds' in listing) return icons[categories.get(listing.categoryIds[0] ?? '')?.name.toLowerCase() ?? ''] ?? 'pin';
  return directories[kind].icon;
}
