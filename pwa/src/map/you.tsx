import { m } from '@helpdesk/words/messages';
import { useEffect, useState } from 'react';

import { mapText } from '#listings/map/map-text.ts';
import type { Spot } from '#listings/map/plane.ts';

import { followCompass } from './compass.ts';
import styles from './you.module.css';

interface YouProps {
  /** Where this phone is, and how far that may be wrong. */
  you: (Spot & { readonly metres: number }) | undefined;
  chosen: Spot | undefined;
  scale: number;
}

/**
 * Where somebody is: a circle as wide as that may be wrong, and the straight line to what is chosen, which the card measures; on a phone that has a
 * compass an arrow to where it points.
 */
export function You({ you, chosen, scale }: YouProps) {
  const heading = useHeading(you !== undefined);
  if (!you) return null;
  const [x, y] = [you.x * scale, you.y * scale];
  return (
    <>
      <circle className={styles.accuracy} cx={x.toFixed(1)} cy={y.toFixed(1)} r={((you.metres / 1000) * scale).toFixed(1)} />
      {chosen && (
        <path
          className={styles.sight}
          d={`M${x.toFixed(1)} ${y.toFixed(1)}L${(chosen.x * scale).toFixed(1)} ${(chosen.y * scale).toFixed(1)}`}
        />
      )}
      {heading !== undefined && (
        <path className={styles.dot} d="M0-25l8 13q-8-4-16 0z" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})rotate(${heading})`} />
      )}
      <circle className={styles.ring} cx={x.toFixed(1)} cy={y.toFixed(1)} r={10} />
      <circle className={styles.dot} cx={x.toFixed(1)} cy={y.toFixed(1)} r={6.5} />
      <text {...mapText} x={(x - (heading === undefined ? 16 : 29)).toFixed(1)} y={(y + 5).toFixed(1)} textAnchor="end">
        {m.map_you()}
      </text>
    </>
  );
}

/** Nobody follows a compass before a position was asked for. */
function useHeading(isKnown: boolean): number | undefined {
  const [heading, setHeading] = useState<number>();
  useEffect(() => (isKnown ? followCompass(setHeading) : undefined), [isKnown]);
  return heading;
}
