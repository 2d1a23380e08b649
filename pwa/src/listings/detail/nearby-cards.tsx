import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { type ComponentProps, useId } from 'react';
import { ListingCard } from '#listings/listing-card.tsx';
import { Rail } from '#ui/media/rail.tsx';
import { deferred } from '#ui/page/deferred.tsx';
import { SectionHeading } from '#ui/page/section-heading.tsx';
import { classes } from '#ui/style/classes.ts';
import styles from './nearby.module.css';

const Away = deferred(async () => (await import('./away.tsx')).Away, 'later');
const ByDistance = deferred(async () => (await import('./by-distance.tsx')).ByDistance, 'later');

interface NearbyCardsProps {
  kind: ListingKind;
  title: string;
  cards: readonly Omit<ComponentProps<typeof ListingCard>, 'sizes'>[];
}

/** A row of cards under its heading. */
export function NearbyCards({ kind, title, cards }: NearbyCardsProps) {
  const heading = useId();
  return (
    <section className={classes('sec below-fold', styles.nearby)} aria-labelledby={heading}>
      <SectionHeading
        id={heading}
        title={title}
        small
        action={
          <span className={styles.all}>
            <ByDistance kind={kind} />
          </span>
        }
      />
      <Rail className={styles.cards}>
        {cards.map((card) => (
          <li key={card.listing._id}>
            <ListingCard {...card} sizes="(min-width: 48rem) 23vw, 58vw">
              <Away listing={card.listing} />
            </ListingCard>
          </li>
        ))}
      </Rail>
    </section>
  );
}
