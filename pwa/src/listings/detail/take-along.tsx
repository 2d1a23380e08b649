import { embedCodePath } from '@helpdesk/contract/rules/addresses';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { useOpenedListing } from '#listings/detail/opened-listing.tsx';
import { PrintButton } from '#listings/print/print-button.tsx';
import { isKiosk } from '#local/kiosk-mark.ts';
import { AnchorButton } from '#ui/controls/button.tsx';
import { NewTabMark, newTab } from '#ui/page/new-tab.tsx';

import { SaveListingPictures } from './save-listing-pictures.tsx';

/** What is taken along of the listing that the page is about: a sheet of paper, its pictures on this phone, itself to another site. */
export function TakeAlong() {
  const listing = useOpenedListing();
  // A kiosk has no paper, and keeps nothing for anybody.
  if (!listing || isKiosk()) return null;
  return (
    <>
      <PrintButton />
      <SaveListingPictures key={listing._id} listing={listing} />
      <AnchorButton look="line" href={embedCodePath(listing._id, spokenLanguage())} {...newTab}>
        {m.embed_ask()}
        <NewTabMark />
      </AnchorButton>
    </>
  );
}
