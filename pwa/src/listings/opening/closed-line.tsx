import { closuresOf } from '@helpdesk/contract/opening/closure';

import { useCatalogue } from '#catalogue/use-catalogue.tsx';
import { AboutContext } from '#listings/about-context.ts';
import { hydratedLater } from '#ui/page/hydrated-later.tsx';

const ClosedHere = hydratedLater(async () => (await import('./closed-here.tsx')).ClosedHere, 'later');

/** Until when a listing is closed, in a line; nothing while it is not. Few listings ever are: the others of a list do not follow the day. */
export function ClosedLine({ id }: { id: string }) {
  const catalogue = useCatalogue();
  if (!catalogue?.shown('notices', closuresOf(catalogue.rows.notices, id)).length) return null;
  return (
    <AboutContext value={id}>
      <ClosedHere />
    </AboutContext>
  );
}
