import { kindOf } from '@helpdesk/contract/kinds/notice-subject';
import { pathName } from '@helpdesk/contract/rules/slug';
import type { NoticeRow } from '@helpdesk/contract/sync/rows';
import { Link } from '@tanstack/react-router';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { noticesOn } from '#catalogue/notices/announced.ts';
import { textsOf } from '#catalogue/texts.ts';
import { useCatalogue, useDay } from '#catalogue/use-catalogue.tsx';
import { directories } from '#listings/links.ts';
import { ListingLink } from '#listings/listing-link.tsx';
import { NoticeCards } from '#listings/notice-cards.tsx';
import { Text } from '#ui/page/text.tsx';
import { classes } from '#ui/style/classes.ts';

import styles from './notices.module.css';
import { OfficialAlerts } from './official-alerts.tsx';

/** What the authorities warn of, and what is announced for today, of all, of regions and of single listings. */
export function Notices() {
  const catalogue = useCatalogue();
  const day = useDay();
  const notices = catalogue ? noticesOn(catalogue, day) : [];
  return (
    <>
      <OfficialAlerts />
      {catalogue && notices.length > 0 && (
        <div className={classes('wrap', styles.notices)}>
          <NoticeCards notices={notices} linkOf={({ listing }) => listing && <AboutLink catalogue={catalogue} about={listing} />} />
        </div>
      )}
    </>
  );
}

function AboutLink({ catalogue, about: { kind, id } }: { catalogue: Catalogue; about: NonNullable<NoticeRow['listing']> }) {
  if (kind === 'kinds') {
    const of = kindOf({ kind, id });
    return (
      of && (
        <Link to={directories[of].link.to} className={styles.about}>
          {directories[of].title()}
        </Link>
      )
    );
  }
  if (kind === 'regions') {
    const region = catalogue.byId.regions.get(id);
    return (
      region && (
        <Link to="/tourism-directory" search={{ region: pathName(region.name) }} className={styles.about}>
          <Text of={textsOf(region).name} />
        </Link>
      )
    );
  }
  const row = catalogue.byId[kind].get(id);
  return (
    row && (
      <ListingLink link={directories[kind].linkOf(row.slug)} className={styles.about}>
        <Text of={textsOf(row).name} />
      </ListingLink>
    )
  );
}
