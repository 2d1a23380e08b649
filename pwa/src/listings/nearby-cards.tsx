import { type ComponentProps, useId } from 'react';

import { classes } from '#ui/classes.ts';
import { Rail } from '#ui/rail.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';

import { ListingCard } from './listing-card.tsx';
import styles from './nearby.module.css';

interface NearbyCardsProps {
  title: string;
  cards: readonly Omit<ComponentProps<typeof ListingCard>, 'sizes'>[];
}

/** A row of cards under its heading. */
export function NearbyCards({ title, cards }: NearbyCardsProps) {
  const heading = useId();
  return (
    <section className={classes('sec', styles.nearby)} aria-labelledby={heading}>
      <SectionHeading id={heading} title={title} small />
      <Rail className={styles.cards}>
        {cards.map((card) => (
          <li key={card.listing._id}>
            <ListingCard {...card} sizes="(min-width: 48rem) 23vw, 58vw" />
          </li>
        ))}
      </Rail>
    </section>
  );
}
