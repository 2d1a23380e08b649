import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import { directorySegments, embedSegment } from '@helpdesk/contract/rules/addresses';
import { resolveAddress } from '@helpdesk/contract/rules/resolve-address';
import { m } from '@helpdesk/words/messages';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';

import { useSearchableCatalogue } from '#catalogue/search/use-searchable-catalogue.ts';
import { LinkButton } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { UnlistedHead } from '#ui/page/page-head.tsx';
import { classes } from '#ui/style/classes.ts';

import { directories } from './links.ts';
import { ListingRow } from './listing-row.tsx';
import styles from './not-found-page.module.css';

/** For an address that leads nowhere: says so, and offers what its words come nearest to (product 4.4). */
export function NotFoundPage() {
  const catalogue = useSearchableCatalogue();
  const router = useRouter();
  const sought = useLocation({ select: ({ pathname }) => pathname });
  const near = useMemo(
    () => catalogue?.nearest({ text: wordsIn(sought), ledNowhere: 'address', tables: listingKinds }) ?? [],
    [catalogue, sought],
  );
  const address = useMemo(() => (catalogue ? resolveAddress(catalogue.rows, sought) : 'nothing'), [catalogue, sought]);
  // Offline no server knows what stood behind a link.
  const movedTo = address !== 'nothing' && 'movedTo' in address ? address.movedTo : undefined;
  useEffect(() => {
    if (movedTo) void router.navigate({ href: movedTo, replace: true });
  }, [movedTo, router]);
  if (movedTo) return null;
  // The server answers it; the app is asked for it only without a signal.
  if (sought.split('/')[1] === embedSegment) {
    return (
      <div data-not-found>
        <UnlistedHead title={m.not_found_offline_title()} />
        <EmptyState icon="offline" title={m.not_found_offline_title()} heading>
          {m.not_found_offline_text()}
        </EmptyState>
      </div>
    );
  }
  return (
    <div data-not-found>
      <UnlistedHead title={m.not_found_title()} />
      <EmptyState
        icon="search"
        title={m.not_found_title()}
        heading
        action={
          <div className={classes('cluster', styles.ways)}>
            {listingKinds.map((kind, at) => (
              <LinkButton key={kind} {...directories[kind].link} look={at > 0 ? 'line' : undefined}>
                {directories[kind].title()}
              </LinkButton>
            ))}
          </div>
        }
      >
        {m.not_found_text()}
      </EmptyState>
      {near.length > 0 && (
        <section className="wrap">
          <h2 className={styles.near}>{m.not_found_suggestions()}</h2>
          <ul className={classes('list', styles.rows)}>
            {near.map(({ table, row }) => (
              <li key={row._id}>
                <ListingRow listing={row} linkOf={directories[table].linkOf} region={catalogue?.byId.regions.get(row.regionId ?? '')} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const segments: readonly string[] = Object.values(directorySegments);

/** What an address says beside the directory that it is in. */
function wordsIn(path: string): string {
  const [first = '', ...others] = decoded(path).split('/').filter(Boolean);
  return (segments.includes(first) ? others : [first, ...others]).join(' ');
}

/** A half-typed escape is no reason to fail once more. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
