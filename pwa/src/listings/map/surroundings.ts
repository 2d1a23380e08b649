import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { pointOf, type StraightLine, straightLine } from '@helpdesk/contract/rules/straight-line';
import type { ListingRow } from '@helpdesk/contract/sync/rows';

import { type Catalogue, tableIndex } from '#catalogue/catalogue.ts';

import { type Mark, mapFields, onPlane, placedOf } from './marks.ts';
import { planeAround } from './plane.ts';

/** A listing of the same kind, and the way to it. */
interface NearMark {
  readonly mark: Mark;
  readonly line: StraightLine;
}

export interface Surroundings {
  readonly self: Mark;
  /** The three nearest of its kind, the nearest first. */
  readonly near: readonly NearMark[];
}

const mostNear = 3;

/** What lies around a listing; undefined where no data says where it is. */
export function surroundingsOf(catalogue: Catalogue, kind: ListingKind, listing: ListingRow): Surroundings | undefined {
  const point = pointOf(listing);
  if (!point) return undefined;
  const rows: readonly ListingRow[] = catalogue.rows[kind];
  const nearest = rows
    .flatMap((row) => {
      const there = row._id === listing._id ? null : pointOf(row);
      return there ? [{ row, line: straightLine(point, there) }] : [];
    })
    .sort((one, other) => one.line.metres - other.line.metres)
    .slice(0, mostNear);
  const shown = [listing, ...nearest.map(({ row }) => row)];
  catalogue.shown(kind, shown as (typeof catalogue.rows)[typeof kind], { only: mapFields });
  const first = new Set(shown.flatMap((row) => ('categoryIds' in row ? row.categoryIds.slice(0, 1) : [])));
  const categories = catalogue.rows.categories.filter(({ _id }) => first.has(_id));
  const placed = placedOf(kind, shown, tableIndex(catalogue.shown('categories', categories, { only: ['name'] })));
  const [self, ...marks] = onPlane(placed, planeAround(placed.map((each) => each.point)));
  return self && { self, near: marks.map((mark) => ({ mark, line: straightLine(point, mark.point) })) };
}
