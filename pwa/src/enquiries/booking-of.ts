import { m } from '@helpdesk/words/messages';
import { type Booking, contactWith } from '#booking/booking.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { textsOf } from '#catalogue/texts.ts';
import type { OutboxItem } from '#local/outbox-db.ts';

/** How the listing of a request is booked and called; undefined for an enquiry, and for a listing that is no longer there. */
export function bookingOf({ aboutId = '' }: OutboxItem, catalogue: Catalogue | undefined): Booking | undefined {
  const resort = catalogue?.byId.resorts.get(aboutId);
  if (resort) {
    return { action: m.book_stay(), overnight: true, contact: contactWith(resort.contactPhoneNumber, textsOf(resort).contactPersonName) };
  }
  const restaurant = catalogue?.byId.restaurants.get(aboutId);
  return restaurant && { action: m.book_table(), contact: { phone: restaurant.contactNumber } };
}
