import { m } from '@helpdesk/words/messages';

import type { Catalogue } from '#catalogue/catalogue.ts';
import { textsOf } from '#catalogue/texts.ts';
import { directories } from '#listings/links.ts';
import { ListingLink } from '#listings/listing-link.tsx';
import { ListingMeta } from '#listings/listing-meta.tsx';
import { ListingNow } from '#listings/listing-now.tsx';
import { SaveButton } from '#listings/save-button.tsx';
import type { Saved } from '#local/mine-db.ts';
import { mostStops, savedHere, withoutListing, withoutStop, withStop } from '#mine/saved.ts';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { Text } from '#ui/page/text.tsx';

import { OpenShared } from './open-shared.tsx';
import styles from './saved-list.module.css';
import { listingsOf, type SavedListing } from './stops.ts';

interface SavedListProps {
  saved: Saved;
  catalogue: Catalogue;
}

/** All that is saved, newest first. Without pictures: what is asked for would tell a server what somebody saved. */
export function SavedList({ saved, catalogue }: SavedListProps) {
  const listings = listingsOf(catalogue, saved.ids);
  const gone = saved.ids.filter((id) => !listings.some((listing) => listing.id === id));
  const isFull = saved.stops.length >= mostStops;
  return (
    <>
      {gone.length > 0 && (
        <Note icon="info" title={m.saved_gone({ count: gone.length })}>
          <Button look="quiet" onClick={() => gone.forEach((id) => void savedHere.change(withoutListing(id)))}>
            {m.saved_gone_remove()}
          </Button>
        </Note>
      )}
      {isFull && <Note icon="info" title={m.saved_full({ count: mostStops })} />}
      <ul className={`list ${styles.rows}`}>
        {listings.map((each) => (
          <li key={each.id}>
            <SavedRow of={each} catalogue={catalogue} isStop={saved.stops.includes(each.id)} isFull={isFull} />
          </li>
        ))}
      </ul>
      <div>
        <OpenShared />
      </div>
    </>
  );
}

interface SavedRowProps {
  of: SavedListing;
  catalogue: Catalogue;
  isStop: boolean;
  /** The day holds no more. */
  isFull: boolean;
}

function SavedRow({ of: { id, kind, listing }, catalogue, isStop, isFull }: SavedRowProps) {
  const { name } = textsOf(listing);
  return (
    <div className={styles.row}>
      <ListingLink link={directories[kind].linkOf(listing.slug)} className={styles.link}>
        <span className={styles.name}>
          <Text of={name} />
        </span>
        <span className={styles.meta}>
          <ListingMeta region={catalogue.byId.regions.get(listing.regionId ?? '')} />
        </span>
        <ListingNow listing={listing} />
      </ListingLink>
      <SaveButton id={id} name={name} />
      <Button
        look="line"
        className={styles.plan}
        disabled={isFull && !isStop}
        onClick={() => void savedHere.change(isStop ? withoutStop(id) : withStop(id))}
      >
        <Icon name={isStop ? 'minus' : 'plus'} />
        <span>
          {isStop ? m.saved_remove() : m.saved_add()}
          <span className="sr">
            {' '}
            <Text of={name} />
          </span>
        </span>
      </Button>
    </div>
  );
}
