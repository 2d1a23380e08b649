import type { Point } from '@helpdesk/contract/rules/map/geo';
import { metresTo, nearestFirst } from '@helpdesk/contract/rules/nearest-first';
import type { ServiceType } from '@helpdesk/contract/rules/service-types';
import { isEverywhere } from '@helpdesk/contract/rules/straight-line';
import type { ServiceRow } from '@helpdesk/contract/sync/rows';

/** Who helps in an emergency, the most urgent first. */
const helping = ['hospital', 'police', 'forest office'] as const satisfies readonly ServiceType[];

/** Known to be open, then what may be, then what is closed. */
const states = [true, undefined, false] as const;

/**
 * Of each kind of help the nearest that is open, and whatever is nearer and not known to be; what is closed now stands after all that is not.
 * What answers everywhere is the nearest nowhere.
 * @param isOpen undefined: nobody knows
 */
export function nearestHelp(
  services: readonly ServiceRow[],
  from: Point,
  isOpen: (service: ServiceRow) => boolean | undefined,
): readonly ServiceRow[] {
  const isClosed = (service: ServiceRow) => isOpen(service) === false;
  const found = helping.flatMap((type) => {
    const sorted = nearestFirst(
      services.filter((service) => service.type === type && !isEverywhere(service)),
      from,
    );
    let farthest = Number.POSITIVE_INFINITY;
    return states.flatMap((state) => {
      const service = sorted.find((each) => isOpen(each) === state);
      if (!service || metresTo(service, from) >= farthest) return [];
      farthest = metresTo(service, from);
      return service;
    });
  });
  return [...found.filter((service) => !isClosed(service)), ...found.filter(isClosed)];
}
