import { pointOf, straightLine } from '@helpdesk/contract/rules/straight-line';
import type { ListingRow as Listing } from '@helpdesk/contract/sync/rows';

import { closureOf } from '#catalogue/announced.ts';
import { here } from '#catalogue/here.ts';
import { useCatalogue, useDay } from '#catalogue/use-catalogue.tsx';
import { OpenLine } from '#listings/opening/open-line.tsx';
import { useStore } from '#platform/use-store.ts';
import { lineInWords } from './distance-in-words.ts';
import styles from './listing-now.module.css';

/** What depends on where and when somebody asks: how far it is, once the phone may say where it is, and by its hours whether it is open. */
export function ListingNow({ listing }: { listing: Listing }) {
  const position = useStore(here);
  const catalogue = useCatalogue();
  const day = useDay();
  const point = position && pointOf(listing);
  const isClosed = catalogue && closureOf(catalogue, listing._id, day) !== undefined;
  const hours = 'hours' in listing && !isClosed ? listing.hours : null;
  return (
    <>
      {point && <span className={styles.distance}>{lineInWords(straightLine(position, point))}</span>}
      {hours && <OpenLine hours={hours} />}
    </>
  );
}
