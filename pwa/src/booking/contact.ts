import type { Wording } from '#catalogue/texts.ts';

/** Whom to call at a stay or a restaurant. Shown only after a booking (product 7.4), never in a page from a server. */
export interface Contact {
  readonly person?: Wording;
  readonly phone: string;
}

/** Numbers are stored as they are dialled, and written with spaces; of India, an older one may be without its country. */
const dialled = (phone: string): string => phone.replaceAll(' ', '').replace(/^(?!18[06]0)\d{10}$/, '+91$&');

/** What a dialer takes. */
export const callLink = (phone: string): string => `tel:${dialled(phone)}`;

/**
 * @param text stands ready there; nothing is sent by itself
 * @returns undefined for a toll-free number or a short code, which no messenger knows
 */
export function whatsappLink(phone: string, text?: string): string | undefined {
  const number = dialled(phone);
  return number.startsWith('+') ? `https://wa.me/${number.slice(1)}${text ? `?text=${encodeURIComponent(text)}` : ''}` : undefined;
}
