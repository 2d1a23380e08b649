import { m } from '@helpdesk/words/messages';
import { useId } from 'react';

import { textsOf } from '#catalogue/texts.ts';
import { lineInWords } from '#listings/distance-in-words.ts';
import { directories } from '#listings/links.ts';
import { ListingLink } from '#listings/listing-link.tsx';
import { PinSign } from '#listings/map/pin.tsx';
import { SmallMap } from '#listings/map/small-map.tsx';
import { surroundingsOf } from '#listings/map/surroundings.ts';
import { RestrictionLine } from '#listings/opening/restriction-line.tsx';
import { LinkButton } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { SectionHeading } from '#ui/page/section-heading.tsx';
import { Text } from '#ui/page/text.tsx';
import { classes } from '#ui/style/classes.ts';

import { useShownListing } from './use-shown-listing.ts';
import styles from './where-it-is.module.css';

/** Where a listing is: a map of its surroundings, and the three nearest of its kind. */
export function WhereItIs() {
  const shown = useShownListing();
  const heading = useId();
  const around = shown && surroundingsOf(shown.catalogue, shown.kind, shown.listing);
  if (!around) return null;
  const { linkOf } = directories[shown.kind];
  return (
    <section className={classes('sec', styles.where)} aria-labelledby={heading}>
      <SectionHeading id={heading} title={m.where_title()} small />
      <div className={classes('wrap', styles.columns)}>
        <div className={styles.map}>
          <SmallMap around={around} scaleClass={styles.scale} />
        </div>
        <div>
          <ul className="list">
            {around.near.map(({ mark, line }) => (
              <li key={mark.listing._id}>
                <ListingLink link={linkOf(mark.listing.slug)} className={styles.row}>
                  <PinSign kind={mark.kind} sign={mark.sign} size={32} />
                  <span className={styles.words}>
                    <span className={styles.name}>
                      <Text of={textsOf(mark.listing).name} />
                    </span>
                    <span className={styles.line}>{lineInWords(line)}</span>
                    <RestrictionLine id={mark.listing._id} />
                  </span>
                </ListingLink>
              </li>
            ))}
          </ul>
          {around.near.length > 0 && <p className={styles.note}>{m.where_note()}</p>}
          <LinkButton to="/map" search={{ at: around.self.listing._id }} look="line" large block>
            <Icon name="map" />
            {m.where_open()}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
