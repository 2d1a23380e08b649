import { m } from '@helpdesk/words/messages';
import { useEffect } from 'react';
import { useCatalogue } from '#catalogue/use-catalogue.tsx';
import { countVisit } from '#mine/visit.ts';
import { hydratedLater } from '#ui/page/hydrated-later.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { organisation } from '#ui/page/schema-org.ts';

import { Hero } from './hero.tsx';
import { Welcome } from './welcome.tsx';

export const Notices = hydratedLater(async () => (await import('./notices.tsx')).Notices, 'later');
export const FurtherDown = hydratedLater(async () => (await import('./further-down.tsx')).FurtherDown, 'home', 'events');

export function HomePage() {
  const catalogue = useCatalogue();
  useEffect(() => void countVisit(), []);
  return (
    <>
      <PageHead description={m.site_description()} structuredData={import.meta.env.SSR && ((at, office) => [organisation(at, office())])} />
      <Hero catalogue={catalogue} />
      <div className="wrap">
        <Welcome catalogue={catalogue} />
      </div>
      <Notices />
      <FurtherDown />
    </>
  );
}
