import { m } from '@helpdesk/words/messages';

import { lengthInWords } from '#listings/distance-in-words.ts';

import { barAt } from './scale-bar.ts';
import styles from './scale-plate.module.css';

/** How long a stretch on the map is, and where north is. It says nothing that the words of distances do not. */
export function ScalePlate({ scale, className }: { scale: number; className?: string }) {
  const { metres, pixels } = barAt(scale);
  const end = pixels.toFixed(1);
  return (
    <div className={className}>
      <svg className={styles.north} width={12} height={20} viewBox="-6 -10 12 20" role="img" aria-label={m.map_north()}>
        <path d="M0-10L5 6 0 3-5 6z" />
      </svg>
      <svg className={styles.bar} width={pixels + 2} height={10} viewBox={`-1 -8 ${pixels + 2} 10`} aria-hidden="true">
        <path d={`M0-7V0H${end}V-7M${(pixels / 2).toFixed(1)} 0v-4`} />
      </svg>
      <span className={styles.length}>{lengthInWords(metres)}</span>
    </div>
  );
}
