import { m } from '@helpdesk/words/messages';

import { useShownListing } from '#listings/detail/use-shown-listing.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';

import { ListingSheet } from './listing-sheet.tsx';
import { useLoadedPicture } from './use-loaded-picture.ts';
import { usePrinting } from './use-printing.ts';

/** Prints the listing that the page is about. Without it, paper would show what the screen does. */
export function PrintButton() {
  const shown = useShownListing();
  const picture = useLoadedPicture(shown?.listing.images[0]);
  const printing = usePrinting();
  return (
    <>
      <Button look="line" onClick={() => window.print()}>
        <Icon name="print" />
        {m.print_open()}
      </Button>
      {printing && shown && <ListingSheet shown={shown} picture={picture} />}
    </>
  );
}
