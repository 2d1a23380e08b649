import { unlessSpoken } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { useEffect, useState } from 'react';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { adsOn } from '#catalogue/notices/announced.ts';
import { textsOf } from '#catalogue/texts.ts';
import { useDay } from '#catalogue/use-catalogue.tsx';
import { Carousel } from '#ui/media/carousel.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { newTab } from '#ui/page/new-tab.tsx';
import { classes } from '#ui/style/classes.ts';
import styles from './ads.module.css';

/** The advertisements of the day in the order of their priority (product 5.8, product 3.2); their place is kept until they are known. */
export function Ads({ catalogue }: { catalogue: Catalogue | undefined }) {
  const day = useDay();
  const shown = catalogue && adsOn(catalogue, day);
  // The next slides turn up by themselves, but not before the page can be used.
  const [stands, setStands] = useState(false);
  useEffect(() => setStands(true), []);
  if (!shown) return <div key="kept" className={styles.kept} />;
  if (shown.length === 0) return null;
  return (
    <div className={classes('wrap', styles.ads)}>
      <Carousel label={m.home_ads()}>
        {shown.map((ad, at) => {
          const { title } = textsOf(ad);
          return (
            <a key={ad._id} className={styles.ad} href={ad.targetURL} draggable={false} {...newTab}>
              <Picture
                className={styles.picture}
                address={ad.images[0]}
                alt={title.text}
                lang={unlessSpoken(title.lang)}
                sizes="(min-width: 48rem) 70vw, 85vw"
                soon={at === 0 || stands}
              />
              <span className="sr">({m.link_new_tab()})</span>
            </a>
          );
        })}
      </Carousel>
    </div>
  );
}
