import type { Point } from '@helpdesk/contract/rules/geo';
import type { ServiceType } from '@helpdesk/contract/rules/service-types';
import { pointOf, straightLine } from '@helpdesk/contract/rules/straight-line';
import type { ListingRow, ServiceRow } from '@helpdesk/contract/sync/rows';

/** Who helps in an emergency, the most urgent first. */
const helping = ['hospital', 'police', 'forest office'] as const satisfies readonly ServiceType[];

/** The listing that lies nearest to a point; of those that say where they are, if any does. */
export function nearestTo<Row extends ListingRow>(rows: readonly Row[], from: Point): Row | undefined {
  const far = (row: Row) => {
    const point = pointOf(row);
    return point ? straightLine(from, point).metres : Number.MAX_VALUE;
  };
  return rows.reduce<Row | undefined>((nearest, row) => (nearest && far(nearest) <= far(row) ? nearest : row), undefined);
}

/** Of each kind of help the nearest. */
export const nearestHelp = (services: readonly ServiceRow[], from: Point): readonly ServiceRow[] =>
  helping.flatMap(
    (type) =>
      nearestTo(
        services.filter((service) => service.type === type),
        from,
      ) ?? [],
  );

/** The middle of all listings that say where they are: where help is looked for before a position is known. */
export function middleOf(rows: readonly ListingRow[]): Point {
  const points = rows.flatMap((row) => pointOf(row) ?? []);
  const mean = (of: keyof Point) => points.reduce((sum, point) => sum + point[of], 0) / Math.max(1, points.length);
  return { latitude: mean('latitude'), longitude: mean('longitude') };
}
