import { m } from '@helpdesk/words/messages';
import { useEffect } from 'react';

import { useCatalogue } from '#catalogue/use-catalogue.tsx';
import { countVisit } from '#mine/visit.ts';
import { latePart } from '#ui/late-part.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { helpdesk } from '#ui/things.ts';

import { Hero } from './hero.tsx';
import { Notices } from './notices.tsx';
import { Welcome } from './welcome.tsx';

const FurtherDown = latePart(async () => (await import('./further-down.tsx')).FurtherDown);

export function HomePage() {
  const catalogue = useCatalogue();
  useEffect(() => void countVisit(), []);
  return (
    <>
      <PageHead description={m.site_description()} things={import.meta.env.SSR && ((at) => [helpdesk(at)])} />
      <Hero catalogue={catalogue} />
      <div className="wrap">
        <Welcome catalogue={catalogue} />
      </div>
      <Notices catalogue={catalogue} />
      <FurtherDown catalogue={catalogue} />
    </>
  );
}
