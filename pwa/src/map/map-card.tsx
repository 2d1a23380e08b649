import { straightLine } from '@helpdesk/contract/rules/straight-line';
import { m } from '@helpdesk/words/messages';
import { useEffect, useRef } from 'react';
import { here } from '#catalogue/here.ts';
import { textsOf } from '#catalogue/texts.ts';
import { ListingOpen, SaveButton } from '#listings/deferred-parts.ts';
import { ShareButton } from '#listings/detail/share-button.tsx';
import { straightLineInWords } from '#listings/distance-in-words.ts';
import { directories, pathOf } from '#listings/links.ts';
import type { Mark } from '#listings/map/marks.ts';
import { useStore } from '#platform/use-store.ts';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { useFindLostFocus } from '#ui/controls/find-lost-focus.ts';
import { Icon } from '#ui/media/icon.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { Text } from '#ui/page/text.tsx';

import styles from './map-card.module.css';

/** What is chosen: how far it is as the crow flies, whether it is open, and the way to its page. */
export function MapCard({ mark, onClose }: { mark: Mark; onClose: () => void }) {
  const { kind, listing, point } = mark;
  const { name } = textsOf(listing);
  const position = useStore(here);
  const heading = useRef<HTMLHeadingElement>(null);
  // It is read out, and Tab leads on from it.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useFindLostFocus();
  const link = directories[kind].linkOf(listing.slug);
  return (
    <section className={styles.card} aria-label={m.map_chosen()}>
      <div className={styles.head}>
        <Picture address={listing.images[0]} alt="" sizes="98px" className={styles.picture} />
        <div>
          <h2 ref={heading} className={styles.name} tabIndex={-1}>
            <Text of={name} />
          </h2>
          {position && <p className={styles.distance}>{straightLineInWords(straightLine(position, point))}</p>}
          <ListingOpen listing={listing} />
        </div>
        <Button look="plain" square className={styles.close} aria-label={m.map_card_close()} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </div>
      <div className={styles.actions}>
        <LinkButton {...link} large>
          {shows[kind]()}
          <Icon name="arrow" />
        </LinkButton>
        <SaveButton id={listing._id} name={name} edged />
        <ShareButton listing={listing} path={pathOf(link)} />
      </div>
    </section>
  );
}

const shows = {
  places: m.map_show_place,
  resorts: m.map_show_resort,
  restaurants: m.map_show_restaurant,
  services: m.map_show_service,
};
