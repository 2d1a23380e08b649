import type { EnquiryAnswer } from '@helpdesk/contract/calls/enquiries';
import type { Language } from '@helpdesk/contract/languages';
import type { LinkProps } from '@tanstack/react-router';

import { contactWith } from '#booking/booking.ts';
import type { Contact } from '#booking/contact.ts';
import type { Catalogue, RowOf } from '#catalogue/catalogue.ts';
import { textsOf, type Wording } from '#catalogue/texts.ts';
import { resortLink, restaurantLink } from '#listings/links.ts';

/** The stay or restaurant that a booking asks for, as its own row has it. */
export interface Stay {
  readonly id: string;
  readonly name: Wording;
  readonly contact: Contact | undefined;
  /** Its page. */
  readonly link: Pick<LinkProps, 'to' | 'params'>;
}

/** By its id or, where an older app sent none, by its name; undefined where the catalogue does not have it. In a language, by default the page's. */
export function stayOf({ body }: EnquiryAnswer, catalogue: Catalogue, language?: Language): Stay | undefined {
  if (!body || !('placeName' in body)) return undefined;
  const { placeId, placeName } = body;
  const isMeant = ({ _id, name }: { _id: string; name: string }) =>
    placeId === undefined ? name.trim().toLowerCase() === placeName.toLowerCase() : _id === placeId;
  const resort = catalogue.rows.resorts.find(isMeant);
  if (resort) return resortAs(resort, language);
  const restaurant = catalogue.rows.restaurants.find(isMeant);
  return restaurant && restaurantAs(restaurant, language);
}

function resortAs(row: RowOf<'resorts'>, language?: Language): Stay {
  const { name, contactPersonName } = textsOf(row, language);
  return { id: row._id, name, contact: contactWith(row.contactPhoneNumber, contactPersonName), link: resortLink(row.slug) };
}

function restaurantAs(row: RowOf<'restaurants'>, language?: Language): Stay {
  const { name } = textsOf(row, language);
  return { id: row._id, name, contact: contactWith(row.contactNumber), link: restaurantLink(row.slug) };
}
