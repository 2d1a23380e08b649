import { panoramaPlaces } from '@helpdesk/site/panorama';
import { m } from '@helpdesk/words/messages';
import { Link } from '@tanstack/react-router';

import type { Catalogue } from '#catalogue/catalogue.ts';
import { textsOf } from '#catalogue/texts.ts';
import { placeLink } from '#listings/links.ts';
import { Text } from '#ui/page/text.tsx';
import { classes } from '#ui/style/classes.ts';
import { type Display, useDisplay } from '#ui/style/display.ts';

import styles from './hero.module.css';

const isWide = '(min-width: 36rem)';
const isDark = '(prefers-color-scheme: dark)';

/** The hills around the town. Labels lead to places, and are there only when their place is (product 12.5). */
export function Hero({ catalogue }: { catalogue: Catalogue | undefined }) {
  return (
    <div className={styles.hero}>
      <div className={styles.stage}>
        <Panorama display={useDisplay()} />
        <Peaks className={styles.tall} slugs={panoramaPlaces.tall} catalogue={catalogue} />
        <Peaks className={styles.wide} slugs={panoramaPlaces.wide} catalogue={catalogue} />
      </div>
    </div>
  );
}

/** By night in the dark scheme, whether the phone or somebody chose it. */
function Panorama({ display }: { display: Display }) {
  const night = display === 'dark' ? '-dark' : '';
  return (
    <picture>
      {display === 'auto' && <source media={`${isWide} and ${isDark}`} srcSet="/art/panorama-wide-dark.svg" />}
      <source media={isWide} srcSet={`/art/panorama-wide${night}.svg`} />
      {display === 'auto' && <source media={isDark} srcSet="/art/panorama-tall-dark.svg" />}
      <img src={`/art/panorama-tall${night}.svg`} alt={m.home_panorama()} width={720} height={700} fetchPriority="high" />
    </picture>
  );
}

interface PeaksProps {
  className: string | undefined;
  slugs: readonly string[];
  catalogue: Catalogue | undefined;
}

function Peaks({ className, slugs, catalogue }: PeaksProps) {
  const places = catalogue?.shown(
    'places',
    catalogue.rows.places.filter(({ slug }) => slugs.includes(slug)),
  );
  return (
    <div className={classes(styles.peaks, className)}>
      {slugs.map((slug) => {
        const place = places?.find((each) => each.slug === slug);
        return (
          place && (
            <Link key={slug} {...placeLink(slug)} className={styles.peak} data-peak={slug}>
              <Text of={textsOf(place).name} />
            </Link>
          )
        );
      })}
    </div>
  );
}
