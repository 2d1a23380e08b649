import type { FoundListing } from '@helpdesk/contract/calls/managed/managed-listings';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';
import { useWindow } from '#admin/lists/use-window.ts';
import { nameOf } from '#admin/names/name-of.ts';
import { Button } from '#ui/controls/button.tsx';
import { Text } from '#ui/page/text.tsx';
import styles from './chosen-names.module.css';

/** So many names say which ones are meant; the others can be looked at. */
const shownAtOnce = 3;
const rowHeight = 28;

/** Which listings are chosen: the first by name, the others in a list that opens. */
export function ChosenNames({ listings }: { listings: readonly FoundListing[] }) {
  const [all, setAll] = useState(false);
  const rest = listings.length - shownAtOnce;
  if (all) return <AllNames listings={listings} />;
  return (
    <>
      <ul className={styles.names}>
        {listings.slice(0, shownAtOnce).map((listing) => (
          <li key={listing._id}>
            <Text of={nameOf(listing)} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button look="quiet" className={styles.more} onClick={() => setAll(true)}>
          {m.admin_bulk_more({ count: rest })}
        </Button>
      )}
    </>
  );
}

function AllNames({ listings }: { listings: readonly FoundListing[] }) {
  const list = useWindow<HTMLDivElement>(listings.length, rowHeight);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <div ref={list.box} className={styles.box} tabIndex={0}>
      <ul className={`list ${styles.all}`} style={{ blockSize: list.height }}>
        {list.rows.map(({ index, start }) => {
          const listing = listings[index];
          return (
            listing && (
              <li
                key={listing._id}
                ref={list.measure}
                data-index={index}
                aria-setsize={listings.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start}px)` }}
              >
                <Text of={nameOf(listing)} />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
