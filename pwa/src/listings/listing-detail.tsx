import type { ListingRow as Listing, RegionRow } from '@helpdesk/contract/rows';
import { m } from '@helpdesk/words/messages';
import { lazy, type ReactNode, Suspense, useState } from 'react';

import { textsOf } from '#catalogue/texts.ts';
import { useKeptPictures } from '#catalogue/use-kept-pictures.ts';
import { useOffline } from '#catalogue/use-offline.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { latePart } from '#ui/late-part.tsx';
import { Note } from '#ui/note.tsx';
import { PageHead } from '#ui/page-head.tsx';
import type { Things } from '#ui/structured-data.tsx';
import { Text } from '#ui/text.tsx';
import { usePainted } from '#ui/use-painted.ts';

import type { Booking } from './booking.ts';
import { Gallery } from './gallery.tsx';
import { ListingActions } from './listing-actions.tsx';
import styles from './listing-detail.module.css';
import { ListingNotices } from './listing-notices.tsx';
import { mapTarget } from './map-target.ts';
import { picturesOf } from './pictures-of.ts';
import { ShareButton } from './share-button.tsx';

const AskPanel = latePart(async () => (await import('./ask-panel.tsx')).AskPanel);
const ListingFacts = latePart(async () => (await import('./listing-facts.tsx')).ListingFacts);
const BookingDialog = lazy(async () => ({ default: (await import('./booking-dialog.tsx')).BookingDialog }));
const RevealedContact = lazy(async () => ({ default: (await import('./revealed-contact.tsx')).RevealedContact }));

interface ListingDetailProps {
  listing: Listing;
  region?: RegionRow;
  /** What this kind is for machines, behind `import.meta.env.SSR`. */
  things: Things | false;
  /** What this kind is called, beside where it is. */
  badges?: ReactNode;
  /** What only this kind has to say, after the text. */
  more?: ReactNode;
  /** Stands above the name where no pictures do. */
  top?: ReactNode;
  /** Where it can be asked for. */
  booking?: Booking;
  /** What its kind is for, where that is no booking. */
  action?: ReactNode;
  /** Whether people plan to visit it, which the helpdesk helps them with. */
  planned?: boolean;
  /** The sections of what is near. */
  children?: ReactNode;
}

export function ListingDetail({ planned = true, ...props }: ListingDetailProps) {
  const { listing, region, things, badges, more, top, booking, action, children } = props;
  const { name, content, pictureTexts } = textsOf(listing);
  const pictures = picturesOf(listing.images, pictureTexts, name.text);
  const kept = useKeptPictures(listing);
  const map = mapTarget(listing, useOffline());
  const painted = usePainted();
  const [opener, setOpener] = useState<HTMLElement>();
  const actions = (
    <ListingActions map={map}>
      {action ||
        (booking && (
          <Button large aria-haspopup="dialog" onClick={({ currentTarget }) => setOpener(currentTarget)}>
            {booking.action}
          </Button>
        ))}
    </ListingActions>
  );
  return (
    <article>
      <PageHead title={name.text} description={content.text} picture={pictures[0]} things={things} />
      {pictures.length > 0 ? (
        <div className={styles.gallery}>
          <Gallery name={name.text} pictures={pictures} map={map} />
        </div>
      ) : (
        <div className={classes('wrap', styles.top)}>{top}</div>
      )}
      <div className={classes('wrap', styles.columns)}>
        <div className="stack">
          <div className={styles.title}>
            <div className={styles.name}>
              <h1 tabIndex={-1}>
                <Text of={name} />
              </h1>
              <ShareButton name={name.text} />
            </div>
            <div className={classes('cluster', styles.badges)}>
              {region && (
                <Badge icon="pin">
                  <Text of={textsOf(region).name} />
                </Badge>
              )}
              {badges}
              {listing.popular && <Badge icon="star">{m.filter_popular()}</Badge>}
              <span className={classes(styles.onPhone, !kept && styles.awaited)}>
                <Badge icon="saved" tone="ok">
                  {m.detail_on_phone()}
                </Badge>
              </span>
            </div>
          </div>
          <ListingNotices listingId={listing._id} />
          <div className="prose">
            {content.text.split(/\n+/).map((paragraph) => (
              <p key={paragraph}>
                <Text of={{ ...content, text: paragraph }} />
              </p>
            ))}
          </div>
          {more}
          <ListingFacts listing={listing} />
        </div>
        <div className={styles.side}>
          <div className={styles.aside}>
            {actions}
            {kept && pictures.length > 0 && (
              <Note icon="saved" tone="ok" title={m.detail_on_phone()}>
                {m.detail_on_phone_text()}
              </Note>
            )}
          </div>
          {booking?.contact && painted && (
            <Suspense>
              <RevealedContact listingId={listing._id} contact={booking.contact} />
            </Suspense>
          )}
        </div>
      </div>
      {children}
      {planned && <AskPanel title={m.detail_ask_title({ name: name.text })}>{m.detail_ask_text()}</AskPanel>}
      <div className={styles.bar}>{actions}</div>
      {booking && opener && (
        <Suspense>
          <BookingDialog
            title={booking.action}
            about={{ id: listing._id, name: listing.name }}
            shown={name}
            contact={booking.contact}
            opener={opener}
            onClose={() => setOpener(undefined)}
          />
        </Suspense>
      )}
    </article>
  );
}
