import { use } from 'react';

import { closureOf } from '#catalogue/notices/closed.ts';
import { useCatalogue, useDay } from '#catalogue/use-catalogue.tsx';

import { AboutContext } from '#listings/about-context.ts';
import { ClosedUntil } from './closed-until.tsx';

export function ClosedHere() {
  const id = use(AboutContext);
  const catalogue = useCatalogue();
  const today = useDay();
  const closure = catalogue && closureOf(catalogue, id, today);
  return closure && <ClosedUntil until={closure.endDate} today={today} />;
}
