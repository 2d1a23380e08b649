import { type ComponentProps, useId } from 'react';
import { ListingCard } from '#listings/listing-card.tsx';
import { Rail } from '#ui/media/rail.tsx';
import { SectionHeading } from '#ui/page/section-heading.tsx';
import { classes } from '#ui/style/classes.ts';
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
