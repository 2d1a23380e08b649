import type { Contact } from './contact.ts';

/** What a listing needs to be booked: how its kind calls that, and whom it leads to. */
export interface Booking {
  readonly action: string;
  readonly contact: Contact;
}
