import { m } from '@helpdesk/words/messages';
import { useEffect } from 'react';

import { useCatalogue } from '#catalogue/use-catalogue.tsx';
import { AskPanel } from '#listings/ask-panel.tsx';
import { countVisit } from '#mine/visit.ts';
import { PageHead } from '#ui/page-head.tsx';
import { helpdesk } from '#ui/things.ts';

import { Ads } from './ads.tsx';
import { BeforeYouSetOut } from './before-you-set-out.tsx';
import { DonorWall } from './donor-wall.tsx';
import { ExploreMore } from './explore-more.tsx';
import { Favourites } from './favourites.tsx';
import { Hero } from './hero.tsx';
import { Notices } from './notices.tsx';
import { TopPicks } from './top-picks.tsx';
import { Welcome } from './welcome.tsx';

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
      <Ads catalogue={catalogue} />
      <Favourites catalogue={catalogue} />
      <TopPicks catalogue={catalogue} />
      <BeforeYouSetOut />
      <AskPanel title={m.home_ask_title()}>{m.home_ask_text()}</AskPanel>
      <DonorWall />
      <ExploreMore catalogue={catalogue} />
    </>
  );
}
