import { pointOf, straightLine } from '@helpdesk/contract/rules/straight-line';
import type { ListingRow as Listing } from '@helpdesk/contract/sync/rows';

import { here } from '#catalogue/here.ts';
import { useStore } from '#platform/use-store.ts';

import { lineInWords } from './distance-in-words.ts';
import styles from './listing-now.module.css';
import { OpenLine } from './open-line.tsx';

/** What depends on where and when somebody asks: how far it is, once the phone may say where it is, and whether it is open. */
export function ListingNow({ listing }: { listing: Listing }) {
  const position = useStore(here);
  const point = position && pointOf(listing);
  const hours = 'hours' in listing ? listing.hours : null;
  return (
    <>
      {point && <span className={styles.distance}>{lineInWords(straightLine(position, point))}</span>}
      {hours && <OpenLine hours={hours} />}
    </>
  );
}
