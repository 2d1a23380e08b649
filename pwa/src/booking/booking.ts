import type { Wording } from '#catalogue/texts.ts';

import type { Contact } from './contact.ts';

/** What a listing needs to be booked: how its kind calls that, and whom it leads to. */
export interface Booking {
  readonly action: string;
  /** Guests stay from a day to a day; else they come on one. */
  readonly overnight?: boolean;
  /** Undefined while this phone does not know it. */
  readonly contact: Contact | undefined;
}

/** Undefined where no number is known. */
export const contactWith = (phone: string | undefined, person?: Wording): Contact | undefined =>
  phone ? { person: person?.text ? person : undefined, phone } : undefined;
