import { type PanoramaAnchor, panoramaAnchors } from '@helpdesk/site/panorama';
import { m } from '@helpdesk/words/messages';
import { Link } from '@tanstack/react-router';

import type { Catalogue } from '#catalogue/catalogue.ts';
import { textsOf } from '#catalogue/texts.ts';
import { placeLink } from '#listings/links.ts';
import { classes } from '#ui/classes.ts';
import { type Display, useDisplay } from '#ui/display.ts';
import { Text } from '#ui/text.tsx';

import styles from './hero.module.css';

const isWide = '(min-width: 36rem)';
const isDark = '(prefers-color-scheme: dark)';

/** The hills around the town. Labels lead to places, and are there only when their place is (design section 8). */
export function Hero({ catalogue }: { catalogue: Catalogue | undefined }) {
  return (
    <div className={styles.hero}>
      <div className={styles.stage}>
        <Panorama display={useDisplay()} />
        <Peaks className={styles.tall} anchors={panoramaAnchors.tall} catalogue={catalogue} />
        <Peaks className={styles.wide} anchors={panoramaAnchors.wide} catalogue={catalogue} />
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
  anchors: readonly PanoramaAnchor[];
  catalogue: Catalogue | undefined;
}

function Peaks({ className, anchors, catalogue }: PeaksProps) {
  const isOnIt = new Set(anchors.map(({ placeSlug }) => placeSlug));
  const places = catalogue?.shown(
    'places',
    catalogue.rows.places.filter(({ slug }) => isOnIt.has(slug)),
  );
  return (
    <div className={classes(styles.peaks, className)}>
      {anchors.map(({ placeSlug, x, y }) => {
        const place = places?.find(({ slug }) => slug === placeSlug);
        return (
          place && (
            <Link
              key={placeSlug}
              {...placeLink(placeSlug)}
              className={styles.peak}
              style={{ insetInlineStart: `${x}%`, insetBlockStart: `calc(${y}% - 4px)` }}
            >
              <Text of={textsOf(place).name} />
            </Link>
          )
        );
      })}
    </div>
  );
}
