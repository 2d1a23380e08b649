import { m } from '@helpdesk/words/messages';

import { Carousel } from '#ui/media/carousel.tsx';
import styles from './ad-banner.module.css';

/** Three fixed placeholders share one picture and lead nowhere, so they are no links (product 3.10). */
const placeholders = ['first', 'second', 'third'] as const;

export function AdBanner() {
  return (
    <Carousel label={m.events_ads()}>
      {placeholders.map((placeholder) => (
        <img key={placeholder} className={styles.ad} src="/art/ad.svg" alt={m.events_ad()} width={1200} height={600} draggable={false} />
      ))}
    </Carousel>
  );
}
