import { m } from '@helpdesk/words/messages';
import { Link, linkOptions } from '@tanstack/react-router';
import { useId } from 'react';

import type { Catalogue } from '#catalogue/catalogue.ts';
import { pictureOf } from '#catalogue/picks.ts';
import { Icon } from '#ui/media/icon.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { SectionHeading } from '#ui/page/section-heading.tsx';
import { classes } from '#ui/style/classes.ts';

import styles from './explore-more.module.css';

const ways = [
  { kind: 'places', label: m.home_explore_places, link: linkOptions({ to: '/tourism-directory' }) },
  { kind: 'resorts', label: m.home_explore_resorts, link: linkOptions({ to: '/accommodation-directory' }) },
  { kind: 'restaurants', label: m.home_explore_restaurants, link: linkOptions({ to: '/restaurant-directory' }) },
] as const;

/** The three shortcuts (product 3.2), each with a picture out of its directory. */
export function ExploreMore({ catalogue }: { catalogue: Catalogue | undefined }) {
  const heading = useId();
  return (
    <section className="sec below-fold" aria-labelledby={heading}>
      <SectionHeading id={heading} title={m.home_explore()} />
      <ul className={classes('wrap list', styles.ways)}>
        {ways.map(({ kind, label, link }) => (
          <li key={kind}>
            <Link {...link} className={styles.way}>
              <Picture address={catalogue && pictureOf(catalogue, kind)} alt="" sizes="5rem" />
              <span className={styles.label}>{label()}</span>
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
