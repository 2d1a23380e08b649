import { nearMe, nearMiddle } from '@helpdesk/contract/rules/filter-names';
import { listingNear } from '@helpdesk/contract/rules/nearest-first';
import { pointOf } from '@helpdesk/contract/rules/straight-line';
import { m } from '@helpdesk/words/messages';
import type { ReactNode } from 'react';

import { here } from '#catalogue/here.ts';
import { textsOf } from '#catalogue/texts.ts';
import { useWholeCatalogue } from '#catalogue/use-catalogue.tsx';
import { isKiosk } from '#local/kiosk-mark.ts';
import { useStore } from '#platform/use-store.ts';
import { Button } from '#ui/controls/button.tsx';
import { useFindLostFocus } from '#ui/controls/find-lost-focus.ts';
import { Sentence } from '#ui/page/text.tsx';

import { finding } from './find-me.ts';
import styles from './order-line.module.css';
import type { ShownFilters } from './use-filters.ts';

interface OrderLineProps {
  filters: ShownFilters;
  /** What is closed now comes after all that is not. */
  closedLast: boolean;
}

/** From where a directory is ordered by distance, and what leads to another order. */
export function OrderLine({ filters: { near, choose }, closedLast }: OrderLineProps) {
  const isKnown = useStore(here) !== undefined;
  return (
    <>
      <p role="status" className={styles.order}>
        <From near={near} />
        {closedLast && near !== '' && (near !== nearMe || isKnown) && ` ${m.near_closed_last()}`}
      </p>
      {near === nearMe
        ? !isKnown && <OtherOrder onChoose={() => choose({ near: nearMiddle })}>{m.near_use_middle()}</OtherOrder>
        : near !== '' && <OtherOrder onChoose={() => choose({ near: '' })}>{m.near_by_name()}</OtherOrder>}
    </>
  );
}

/** Goes once it was chosen. */
function OtherOrder({ onChoose, children }: { onChoose: () => void; children: ReactNode }) {
  useFindLostFocus();
  return (
    <Button look="line" onClick={onChoose}>
      {children}
    </Button>
  );
}

function From({ near }: { near: string }): ReactNode {
  const isKnown = useStore(here) !== undefined;
  const found = useStore(finding);
  const catalogue = useWholeCatalogue();
  if (near === nearMe) {
    if (isKnown && isKiosk()) return m.near_me();
    if (isKnown) return `${m.near_me()} ${m.map_position_stays()}`;
    if (found === 'asking') return m.near_finding();
    return found === 'unknown' ? m.near_unknown() : m.near_not_asked();
  }
  if (near === nearMiddle) return m.near_middle();
  const listing = catalogue && listingNear(near, catalogue.rows);
  if (!listing) return null;
  const says = pointOf(listing) ? m.near_listing : m.near_nowhere;
  return <Sentence words={(name) => says({ name })} of={textsOf(listing).name} />;
}
