import { use } from 'react';

import { restrictionIn } from '#catalogue/notices/restrictions.ts';
import { useCatalogue, useDay } from '#catalogue/use-catalogue.tsx';
import { AboutContext } from '#listings/about-context.ts';
import { RestrictionState } from './restriction-state.tsx';

export function RestrictionHere() {
  const id = use(AboutContext);
  const today = useDay();
  const restriction = restrictionIn(useCatalogue(), { _id: id }, today);
  return restriction && <RestrictionState restriction={restriction} today={today} />;
}
