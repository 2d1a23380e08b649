import type { Wording } from '#catalogue/texts.ts';

/** Whom to call at a stay or a restaurant. Shown only after a booking (product 7.4), never in a page from a server. */
export interface Contact {
  readonly person?: Wording;
  readonly phone: string;
}

/** Numbers are stored as they are dialled, and written with spaces; of India, an older one may be without its country. */
const dialled = (phone: string): string => phone.replaceAll(' ', '').replace(/^\d{10}$/, '+91$&');

/** What a dialer takes. */
export const callLink = (phone: string): string => `tel:${dialled(phone)}`;

/** @param text stands ready there; nothing is sent by itself */
export const whatsappLink = (phone: string, text?: string): string =>
  `https://wa.me/${dialled(phone).replace('+', '')}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
