import { type ListingKind, listingKinds } from '@helpdesk/contract/kinds/kinds';
import { m } from '@helpdesk/words/messages';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';

import type { Catalogue } from '#catalogue/catalogue.ts';
import { pictureOf } from '#catalogue/picks.ts';
import { directories } from '#listings/links.ts';
import { Icon } from '#ui/media/icon.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { SectionHeading } from '#ui/page/section-heading.tsx';
import { classes } from '#ui/style/classes.ts';

import styles from './explore-more.module.css';

const labels: Readonly<Record<ListingKind, (() => string) | undefined>> = {
  places: m.home_explore_places,
  resorts: m.home_explore_resorts,
  restaurants: m.home_explore_restaurants,
  services: undefined,
};

/** The shortcuts (product 3.2), each with a picture out of its directory. */
export function ExploreMore({ catalogue }: { catalogue: Catalogue | undefined }) {
  const heading = useId();
  return (
    <section className="sec below-fold" aria-labelledby={heading}>
      <SectionHeading id={heading} title={m.home_explore()} />
      <ul className={classes('wrap list', styles.ways)}>
        {listingKinds.map((kind) => {
          const label = labels[kind];
          return (
            label && (
              <li key={kind}>
                <Link {...directories[kind].link} className={styles.way}>
                  <Picture address={catalogue && pictureOf(catalogue, kind)} alt="" sizes="5rem" />
                  <span className={styles.label}>{label()}</span>
                  <Icon name="arrow" />
                </Link>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
