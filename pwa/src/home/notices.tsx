import type { NoticeRow } from '@helpdesk/contract/sync/rows';

import { noticesOn } from '#catalogue/announced.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { textsOf } from '#catalogue/texts.ts';
import { useDay } from '#catalogue/use-catalogue.tsx';
import { directories } from '#listings/links.ts';
import { ListingLink } from '#listings/listing-link.tsx';
import { NoticeCards } from '#listings/notice-cards.tsx';
import { Text } from '#ui/page/text.tsx';
import { classes } from '#ui/style/classes.ts';

import styles from './notices.module.css';

/** What is announced for today, of the region and of single listings. */
export function Notices({ catalogue }: { catalogue: Catalogue | undefined }) {
  const day = useDay();
  const notices = catalogue ? noticesOn(catalogue, day) : [];
  if (!catalogue || notices.length === 0) return null;
  return (
    <div className={classes('wrap', styles.notices)}>
      <NoticeCards notices={notices} linkOf={(notice) => <AboutLink catalogue={catalogue} notice={notice} />} />
    </div>
  );
}

function AboutLink({ catalogue, notice: { listing } }: { catalogue: Catalogue; notice: NoticeRow }) {
  const row = listing && catalogue.byId[listing.kind].get(listing.id);
  if (!row) return null;
  return (
    <ListingLink link={directories[listing.kind].linkOf(row.slug)} className={styles.about}>
      <Text of={textsOf(row).name} />
    </ListingLink>
  );
}
