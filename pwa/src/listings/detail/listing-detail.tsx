import type { ListingRow as Listing, RegionRow } from '@helpdesk/contract/sync/rows';
import { m } from '@helpdesk/words/messages';
import { type ReactNode, useState } from 'react';
import type { Booking } from '#booking/booking.ts';
import { textsOf } from '#catalogue/texts.ts';
import { useCatalogue, useDay } from '#catalogue/use-catalogue.tsx';
import { useKeptPictures } from '#catalogue/use-kept-pictures.ts';
import { useOffline } from '#catalogue/use-offline.ts';
import { SaveButton } from '#listings/deferred-parts.ts';
import { NoticesAbout } from '#listings/notices-about.tsx';
import { picturesOf } from '#listings/pictures-of.ts';
import { Button } from '#ui/controls/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { deferred } from '#ui/page/deferred.tsx';
import { hydratedLater } from '#ui/page/hydrated-later.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import type { StructuredDataOf } from '#ui/page/structured-data.tsx';
import { Sentence, Text } from '#ui/page/text.tsx';
import { classes } from '#ui/style/classes.ts';
import { AskPanel } from './ask-panel.tsx';
import { Gallery } from './gallery.tsx';
import { ListingActions } from './listing-actions.tsx';
import styles from './listing-detail.module.css';
import { mapTarget } from './map-target.ts';
import { serverFacts } from './server-facts.ts';
import { ShareButton } from './share-button.tsx';

const BookingDialog = deferred(async () => (await import('#booking/booking-dialog.tsx')).BookingDialog, 'later', 'details', 'forms');
const BeforeYouGo = hydratedLater(
  async () => (await import('#listings/planning/before-you-go.tsx')).BeforeYouGo,
  'later',
  'details',
  'facts',
);
const RevealedContact = deferred(async () => (await import('#booking/revealed-contact.tsx')).RevealedContact, 'later', 'details');
/** What draws maps comes once the page can be used; a server has drawn them before. */
const WhereItIs = hydratedLater(async () => (await import('./where-it-is.tsx')).WhereItIs, 'later');
const WhereTile = hydratedLater(async () => (await import('./where-tile.tsx')).WhereTile, 'later', 'details');

interface ListingDetailProps {
  listing: Listing;
  region?: RegionRow;
  /** What this kind is for machines, behind `import.meta.env.SSR`. */
  structuredData: StructuredDataOf | false;
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
  const { listing, region, structuredData, badges, more, top, booking, action, children } = props;
  const { name, content, pictureTexts } = textsOf(listing);
  const pictures = picturesOf(listing.images, pictureTexts, name, listing.pictureCredits);
  const catalogue = useCatalogue();
  const day = useDay();
  const kept = useKeptPictures(listing);
  const map = mapTarget(listing, useOffline());
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
      <PageHead
        title={name.text}
        description={content.text}
        announced={import.meta.env.SSR && catalogue && serverFacts.current?.restrictionNow(catalogue, listing, day)}
        picture={pictures[0]}
        structuredData={structuredData}
      />
      {pictures.length > 0 ? (
        <div className={styles.gallery}>
          <Gallery name={name} pictures={pictures} mapTile={<WhereTile />} />
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
              <div className={styles.buttons}>
                <SaveButton id={listing._id} name={name} edged />
                <ShareButton listing={listing} />
              </div>
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
          <NoticesAbout ids={[listing._id, listing.regionId]} />
          <div className="prose">
            {content.text.split(/\n+/).map((paragraph) => (
              <p key={paragraph}>
                <Text of={{ ...content, text: paragraph }} />
              </p>
            ))}
          </div>
          {more}
          <BeforeYouGo />
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
          {booking?.contact && <RevealedContact listingId={listing._id} contact={booking.contact} />}
        </div>
      </div>
      <WhereItIs />
      {children}
      {planned && (
        <AskPanel title={<Sentence words={(text) => m.detail_ask_title({ name: text })} of={name} />}>{m.detail_ask_text()}</AskPanel>
      )}
      <div className={styles.bar}>{actions}</div>
      {booking && opener && (
        <BookingDialog
          title={booking.action}
          overnight={booking.overnight}
          about={{ id: listing._id, name: listing.name }}
          shown={name}
          contact={booking.contact}
          opener={opener}
          onClose={() => setOpener(undefined)}
        />
      )}
    </article>
  );
}
