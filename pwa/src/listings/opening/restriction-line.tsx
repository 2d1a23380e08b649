import { AboutContext } from '#listings/about-context.ts';
import { hydratedLater } from '#ui/page/hydrated-later.tsx';

const RestrictionHere = hydratedLater(async () => (await import('./restriction-here.tsx')).RestrictionHere, 'later');

/** Until when a listing is closed or warned of, in a line; nothing while it is neither. Rendered for every row: a page brings only the notices that it shows, so their number differs from the server's. */
export function RestrictionLine({ id }: { id: string }) {
  return (
    <AboutContext value={id}>
      <RestrictionHere />
    </AboutContext>
  );
}
