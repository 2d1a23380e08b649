import { mayBeRestricted } from '#catalogue/notices/may-be-restricted.ts';
import { useCatalogue } from '#catalogue/use-catalogue.tsx';
import { AboutContext } from '#listings/about-context.ts';
import { hydratedLater } from '#ui/page/hydrated-later.tsx';

const RestrictionHere = hydratedLater(async () => (await import('./restriction-here.tsx')).RestrictionHere, 'later');

/** Until when a listing is closed or warned of, in a line; nothing while it is neither. While no notice does that to any listing, the rows of a list do not follow the day. */
export function RestrictionLine({ id }: { id: string }) {
  if (!mayBeRestricted(useCatalogue())) return null;
  return (
    <AboutContext value={id}>
      <RestrictionHere />
    </AboutContext>
  );
}
