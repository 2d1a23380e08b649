import type { adAnswer } from '@helpdesk/contract/calls/ads';
import { dayInWords } from '@helpdesk/words/day-in-words';
import { spokenLanguage, unlessSpoken } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import type * as z from 'zod/mini';
import { nameOf } from '#admin/names/name-of.ts';
import { ViewModal } from '#admin/shell/view-modal.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { NewTabMark, newTab } from '#ui/page/new-tab.tsx';

import styles from './ad-view.module.css';

/** The whole first picture; it leads where the advertisement leads (product 10.4). */
export function AdView({ ad, onClose }: { ad: z.infer<typeof adAnswer>; onClose: () => void }) {
  const { targetURL, images, startDate, endDate, priority, contactNumber } = ad;
  const title = nameOf(ad, 'title');
  const spoken = spokenLanguage();
  return (
    <ViewModal title={title} onClose={onClose}>
      <div className={styles.body}>
        <a href={targetURL} className={styles.link} {...newTab}>
          <Picture
            address={images[0]}
            alt={title.text}
            lang={unlessSpoken(title.lang)}
            sizes="(min-width: 48rem) 68rem, 100vw"
            eager
            className={styles.picture}
          />
          <span className={styles.target}>
            {targetURL}
            <NewTabMark />
          </span>
        </a>
        <p>{m.admin_ads_shown({ from: dayInWords(startDate, spoken), to: dayInWords(endDate, spoken), priority })}</p>
        <p>
          <b>{m.admin_field_contact_number()}</b> <a href={`tel:${contactNumber}`}>{contactNumber}</a>
        </p>
      </div>
    </ViewModal>
  );
}
