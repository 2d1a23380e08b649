import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import { m } from '@helpdesk/words/messages';
import { type Booking, contactWith } from '#booking/booking.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { textsOf, type Wording } from '#catalogue/texts.ts';
import { directories } from '#listings/links.ts';
import type { OutboxItem } from '#local/outbox-db.ts';

/** The listing that a request is about, and what it is; undefined for one about none, and where it is no longer there. */
export function listingOf({ aboutId }: OutboxItem, catalogue: Catalogue | undefined) {
  for (const kind of listingKinds) {
    const row = catalogue?.byId[kind].get(aboutId ?? '');
    if (row) return { row, link: directories[kind].linkOf(row.slug) };
  }
  return undefined;
}

/** A listing's name as the page says it, or as it was called when it was asked for. */
export function nameOf(item: OutboxItem, catalogue: Catalogue | undefined): Wording {
  const listing = listingOf(item, catalogue);
  return listing ? textsOf(listing.row).name : { text: item.about, lang: 'en' };
}

/** How the listing of a request is booked and called; undefined for an enquiry, and for a listing that is no longer there. */
export function bookingOf({ aboutId = '' }: OutboxItem, catalogue: Catalogue | undefined): Booking | undefined {
  const resort = catalogue?.byId.resorts.get(aboutId);
  if (resort) {
    return { action: m.book_stay(), overnight: true, contact: contactWith(resort.contactPhoneNumber, textsOf(resort).contactPersonName) };
  }
  const restaurant = catalogue?.byId.restaurants.get(aboutId);
  return restaurant && { action: m.book_table(), contact: { phone: restaurant.contactNumber } };
}
