import { pointOf, straightLine } from '@helpdesk/contract/rules/straight-line';
import type { ListingRow as Listing } from '@helpdesk/contract/sync/rows';

import { closureOf } from '#catalogue/notices/closed.ts';
import { useCatalogue, useDay } from '#catalogue/use-catalogue.tsx';
import { OpenLine } from '#listings/opening/open-line.tsx';
import { lineInWords } from './distance-in-words.ts';
import styles from './listing-now.module.css';
import { useWhence } from './use-whence.ts';

/** What depends on where and when somebody asks: how far it is from where the reader is or the directory measures, and by its hours whether it is open. */
export function ListingNow({ listing }: { listing: Listing }) {
  const whence = useWhence();
  const catalogue = useCatalogue();
  const day = useDay();
  const point = whence && pointOf(listing);
  const isClosed = catalogue && closureOf(catalogue, listing._id, day) !== undefined;
  const hours = 'hours' in listing && !isClosed ? listing.hours : null;
  return (
    <>
      {point && <span className={styles.distance}>{lineInWords(straightLine(whence, point))}</span>}
      {hours && <OpenLine hours={hours} />}
    </>
  );
}
