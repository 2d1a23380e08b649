import { m } from '@helpdesk/words/messages';

import { useCatalogue } from '#catalogue/use-catalogue.tsx';
import { AskPanel } from '#listings/detail/ask-panel.tsx';

import { Ads } from './ads.tsx';
import { BeforeYouSetOut } from './before-you-set-out.tsx';
import { DonorWall } from './donor-wall.tsx';
import { ExploreMore } from './explore-more.tsx';
import { Favourites } from './favourites.tsx';
import { TopPicks } from './top-picks.tsx';

/** What the home page says under its welcome and what is announced. */
export function FurtherDown() {
  const catalogue = useCatalogue();
  return (
    <>
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
