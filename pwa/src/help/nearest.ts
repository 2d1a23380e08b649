import type { Point } from '@helpdesk/contract/rules/map/geo';
import { nearestFirst } from '@helpdesk/contract/rules/nearest-first';
import type { ServiceType } from '@helpdesk/contract/rules/service-types';
import type { ServiceRow } from '@helpdesk/contract/sync/rows';

/** Who helps in an emergency, the most urgent first. */
const helping = ['hospital', 'police', 'forest office'] as const satisfies readonly ServiceType[];

/** Of each kind of help the nearest. */
export const nearestHelp = (services: readonly ServiceRow[], from: Point): readonly ServiceRow[] =>
  helping.flatMap((type) => {
    const [nearest] = nearestFirst(
      services.filter((service) => service.type === type),
      from,
    );
    return nearest ?? [];
  });
