import { latinDigits } from '@helpdesk/contract/rules/digits';

import { bookingDetails } from '#local/server-says.ts';
import { nobody, type PersonValues } from '#submissions/person-fields.tsx';

/** What a booking asks: who, and what nobody has to say. All as it is typed. */
export interface BookingValues extends PersonValues {
  /** Days, as `YYYY-MM-DD`; empty where none was chosen. */
  readonly from: string;
  readonly to: string;
  readonly guests: string;
  readonly message: string;
}

export const noBooking: BookingValues = { ...nobody, from: '', to: '', guests: '', message: '' };

/** What is sent of it beside who asks: only what was filled in, and only to a server that takes it. */
export function detailsOf({ from, to, guests, message }: Pick<BookingValues, 'from' | 'to' | 'guests' | 'message'>) {
  if (!bookingDetails.get()) return {};
  return {
    ...(from && { from }),
    ...(to && { to }),
    ...(guests.trim() && { guests: Number(latinDigits(guests)) }),
    ...(message.trim() && { message }),
  };
}
