import { useOpenedListing } from '#listings/detail/opened-listing.tsx';
import { PrintButton } from '#listings/print/print-button.tsx';

import { SaveListingPictures } from './save-listing-pictures.tsx';

/** What is taken along of the listing that the page is about: a sheet of paper, its pictures on this phone. */
export function TakeAlong() {
  const listing = useOpenedListing();
  if (!listing) return null;
  return (
    <>
      <PrintButton />
      <SaveListingPictures key={listing._id} listing={listing} />
    </>
  );
}
