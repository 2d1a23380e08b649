import { m } from '@helpdesk/words/messages';
import { here } from '#catalogue/here.ts';
import { textsOf } from '#catalogue/texts.ts';
import { ListingNow } from '#listings/deferred-parts.ts';
import { useRowWindow } from '#listings/directory/use-row-window.ts';
import type { Mark } from '#listings/map/marks.ts';
import { useStore } from '#platform/use-store.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { Text } from '#ui/page/text.tsx';
import { classes } from '#ui/style/classes.ts';

import styles from './map-list.module.css';

interface MapListProps {
  id: string;
  /** In the order in which they are read. */
  marks: readonly Mark[];
  chosen: Mark | undefined;
  /** On a phone it lies over the map, once somebody asked for it. */
  isOpen: boolean;
  onChoose: (mark: Mark) => void;
}

/** What the map shows, in words: it stands beside the map, and is what a screen reader gets. */
export function MapList({ id, marks, chosen, isOpen, onChoose }: MapListProps) {
  const isByDistance = useStore(here) !== undefined;
  const { rows, mark, grow } = useRowWindow(`map ${marks.length}`, marks.length);
  return (
    <>
      <p className={styles.count} role="status">
        {isByDistance ? m.map_count_nearest({ count: marks.length }) : m.map_count_named({ count: marks.length })}
      </p>
      <section id={id} className={classes(styles.list, isOpen && styles.open)} aria-label={m.map_list_label()}>
        <ul className="list">
          {marks.slice(0, rows).map((each) => (
            <li key={each.listing._id}>
              <button
                type="button"
                className={styles.row}
                aria-current={each.listing._id === chosen?.listing._id ? 'true' : undefined}
                onClick={() => onChoose(each)}
              >
                <Picture address={each.listing.images[0]} alt="" sizes="88px" className={styles.picture} />
                <span>
                  <span className={styles.name}>
                    <Text of={textsOf(each.listing).name} />
                  </span>
                  <span className={styles.now}>
                    <ListingNow listing={each.listing} />
                  </span>
                </span>
                <Icon name="right" className={styles.on} />
              </button>
            </li>
          ))}
        </ul>
        {marks.length > rows && (
          <Button ref={mark} look="line" block className={styles.more} onClick={grow}>
            {m.list_more()}
          </Button>
        )}
      </section>
    </>
  );
}
