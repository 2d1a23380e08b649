import type { Point } from '@helpdesk/contract/rules/geo';
import { metresTo } from '@helpdesk/contract/rules/nearest-first';
import type { ServiceType } from '@helpdesk/contract/rules/service-types';
import type { ListingRow, ServiceRow } from '@helpdesk/contract/sync/rows';

/** Who helps in an emergency, the most urgent first. */
const helping = ['hospital', 'police', 'forest office'] as const satisfies readonly ServiceType[];

/** The listing that lies nearest to a point; of those that say where they are, if any does. */
export function nearestTo<Row extends ListingRow>(rows: readonly Row[], from: Point): Row | undefined {
  const far = (row: Row) => metresTo(row, from);
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
