import { m } from '@helpdesk/words/messages';
import { useLocation } from '@tanstack/react-router';

import { useCatalogue } from '#catalogue/use-catalogue.tsx';
import { LinkButton } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { UnlistedHead } from '#ui/page-head.tsx';

import { closestShown } from './closest.ts';
import { ListingRow } from './listing-row.tsx';
import styles from './not-found.module.css';

/** For an address that leads nowhere: says so, and offers what its words come nearest to (decision B12). */
export function NotFound() {
  const catalogue = useCatalogue();
  const sought = useLocation({ select: ({ pathname }) => pathname });
  const near = catalogue ? closestShown(catalogue, decoded(sought)) : [];
  return (
    <>
      <UnlistedHead title={m.not_found_title()} />
      <EmptyState
        icon="search"
        title={m.not_found_title()}
        heading
        action={
          <div className={classes('cluster', styles.ways)}>
            <LinkButton to="/tourism-directory">{m.menu_places()}</LinkButton>
            <LinkButton to="/accommodation-directory" look="line">
              {m.menu_resorts()}
            </LinkButton>
            <LinkButton to="/restaurant-directory" look="line">
              {m.menu_restaurants()}
            </LinkButton>
          </div>
        }
      >
        {m.not_found_text()}
      </EmptyState>
      {near.length > 0 && (
        <section className="wrap">
          <h2 className={styles.near}>{m.not_found_suggestions()}</h2>
          <ul className={classes('list', styles.rows)}>
            {near.map(({ row, linkOf }) => (
              <li key={row._id}>
                <ListingRow listing={row} linkOf={linkOf} region={catalogue?.byId.regions.get(row.regionId ?? '')} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** A half-typed escape is no reason to fail once more. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
